"""The players of the arena by name, as functions that make one for a game."""

from collections.abc import Callable
from functools import partial

from bench.arena.chrisaacson import ChrisAacson
from bench.arena.flamecogs import FlameCogs
from bench.arena.game_arena import GameArena
from bench.arena.gamescomputersplay import GamesComputersPlay
from bench.arena.gnome_p3 import GnomeP3
from bench.arena.greedy import Greedy
from bench.arena.group_buyer import GroupBuyer
from bench.arena.itssebis import ItsSebis
from bench.arena.table import Player
from engine.actions import Action
from engine.events import Trade
from engine.players.characters import CHARACTERS, NEUTRAL, STRENGTHS, Character
from engine.players.judge.judging import Judge, fitted_judge
from engine.players.policy.offering import answer
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View


class Judging:
    """The package's own player, which decides by its judge."""

    def __init__(
        self, judge: Judge | None = None, character: Character = NEUTRAL, strength: str = "sharp"
    ) -> None:
        self._judge = judge or fitted_judge()
        self._character, self._strength = character, strength

    def decide(self, view: View) -> Action:
        """Return what its seat does next."""
        return choose(self._judge, view, self._character, self._strength).action

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept or decline an offer."""
        viewpoint = Viewpoint(self._judge, view, self._character, self._strength)
        return answer(viewpoint, trade).action


PLAYERS: dict[str, Callable[[], Player]] = {
    "judging": Judging,
    "greedy": Greedy,
    "trader": lambda: Greedy(rounds=1),
    "gnome-p3": GnomeP3,
    "gnome-p3-careful": lambda: GnomeP3(careful=True),
    "itssebis": ItsSebis,
    "chrisaacson": ChrisAacson,
    "group-buyer": GroupBuyer,
    "gamescomputersplay": GamesComputersPlay,
    "flamecogs": FlameCogs,
    "game-arena": GameArena,
}
"""`greedy` is the computer player of before; `trader` is the same, but thinks of a trade each
round. The others are rebuilt from how public projects describe their best players."""

CHARACTER_PLAYERS: dict[str, Callable[[], Player]] = {
    f"{name}:{strength}": partial(Judging, None, character, strength)
    for name, character in CHARACTERS.items()
    for strength in STRENGTHS
}
"""The package's own player as each character, by name and strength: "builder:even"."""
ALL_PLAYERS = PLAYERS | CHARACTER_PLAYERS
"""Everybody who can sit at a table of the arena."""
