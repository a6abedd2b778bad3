"""python -m engine.simulate: many games between computer players, counted and checked."""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from engine.actions import Action, SeatId
from engine.chance import FairChance
from engine.editions.board import SIZE
from engine.editions.catalogue import CATALOGUE, DEFAULT, rules_of
from engine.editions.rules import Rules
from engine.events import DiceThrown, Event, Waiting
from engine.game import new_game, offers, play
from engine.players import computer
from engine.state import GameState, awaited, waiting

JAILED = SIZE
"""The index of the landings that end in Jail."""
TOKENS = ("hat", "boat", "dog", "car", "iron", "boot", "cat", "thimble")


@dataclass(slots=True)
class Report:
    """What many games came to. `landings`: where the token rests after each throw."""

    games: int = 0
    finished: int = 0
    turns: int = 0
    rolls: int = 0
    actions: int = 0
    seconds: float = 0.0
    turns_per_s: float = 0.0
    violations: int = 0
    winners: list[int] = field(default_factory=list)
    landings: list[int] = field(default_factory=lambda: [0] * (SIZE + 1))


def choose(state: GameState) -> tuple[SeatId, Action]:
    """What the first awaited seat does, asked with all its offers."""
    decision = waiting(state)
    seat = decision.awaited(state)[0]
    return seat, computer.choose(state, seat, decision, offers(state, seat))
