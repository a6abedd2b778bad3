"""The players of the arena by name, as functions that make one for a game."""

from collections.abc import Callable
from functools import partial

from bench.arena.ablations import ABLATIONS
from bench.arena.beggar import Beggar
from bench.arena.broker import Broker
from bench.arena.chrisaacson import ChrisAacson
from bench.arena.flamecogs import FlameCogs
from bench.arena.game_arena import GameArena
from bench.arena.gamescomputersplay import GamesComputersPlay
from bench.arena.gnome_p3 import GnomeP3
from bench.arena.greedy import Greedy
from bench.arena.group_buyer import GroupBuyer
from bench.arena.itssebis import ItsSebis
from bench.arena.judge_buyer import JudgeBuyer
from bench.arena.judging import Judging
from bench.arena.price_prober import PriceProber
from bench.arena.table import Player
from bench.arena.threshold_taker import ThresholdTaker
from engine.players.characters import CHARACTERS, STRENGTHS

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
TRADERS: dict[str, Callable[[], Player]] = {
    "threshold-taker": ThresholdTaker,
    "threshold-taker-1": partial(ThresholdTaker, better=1),
    "price-prober": PriceProber,
    "broker": Broker,
    "beggar": Beggar,
}
"""Players that play as the package's own one does, but live on trades with the others."""
PROBES: dict[str, Callable[[], Player]] = {
    "judge-buyer": JudgeBuyer,
    **TRADERS,
}
"""Players that look for a weakness of the package's own player, one of them against three."""
ALL_PLAYERS = PLAYERS | PROBES | ABLATIONS | CHARACTER_PLAYERS
"""Everybody who can sit at a table of the arena."""
