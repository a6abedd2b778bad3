"""Timed games."""

from __future__ import annotations

from engine.editions.choice import Choice, resolve
from tests.support.game import Game


def timed_game(seats: int = 3, pace: str = "live", *house_rules: str) -> Game:
    """A Time Limit Game whose dealt deeds are the Bank's again, all with $1500."""
    rules = resolve(Choice("1994", "time-limit", tuple((name, 0) for name in house_rules)))
    game = Game(rules.played_live() if pace == "live" else rules.played_by_post(), seats)
    for deed in game.state.deeds.values():
        deed.owner = None
    for seat in range(seats):
        game.cash(seat, 1500)
    return game
