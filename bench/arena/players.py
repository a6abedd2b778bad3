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
from engine.actions import Action, OfferTrade
from engine.events import Trade
from engine.players.characters import CHARACTERS, NEUTRAL, STRENGTHS, Character
from engine.players.judge.judging import Judge, fitted_judge
from engine.players.policy.player import answer, choose
from engine.view import View


class Judging:
    """The package's own player, which decides by its judge."""

    def __init__(
        self, judge: Judge | None = None, character: Character = NEUTRAL, strength: str = "sharp"
    ) -> None:
        self._judge = judge or fitted_judge()
        self._character, self._strength = character, strength
        self._offered = -1

    def decide(self, view: View) -> Action:
        """Return what its seat does next."""
        has_offered = self._offered == view.turn
        action = choose(
            self._judge, view, self._character, self._strength, has_offered=has_offered
        ).action
        if isinstance(action, OfferTrade):
            self._offered = view.turn
        return action

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept or decline an offer."""
        return answer(self._judge, view, trade, self._character, self._strength).action


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
