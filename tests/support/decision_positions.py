"""A position for each decision that waits, its deadline, and what silence says to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.host.clocks.paces import PACES
from tests.support.game import (
    FREE_PARKING,
    READING,
    A,
    B,
    Game,
    by_post,
    live,
)
from tests.support.host_harness import DAY


def rolls(game: Game) -> Game:
    return game


def ends(game: Game) -> Game:
    game.at(A, FREE_PARKING - 3).play(A, a.Roll(), (1, 2))
    return game


def jailed(game: Game) -> Game:
    return game.jailed(A).to_move(A)


def buys(game: Game) -> Game:
    game.play(A, a.Roll(), (1, 2))
    return game


def taxed(game: Game) -> Game:
    game.play(A, a.Roll(), (1, 3))
    return game


def poor_and_taxed(game: Game) -> Game:
    game.cash(A, 150).play(A, a.Roll(), (1, 3))
    return game


def auctioned(game: Game) -> Game:
    buys(game).play(A, a.Decline())
    return game


def indebted(game: Game) -> Game:
    return game.owns(A, READING).cash(A, 10).owes(A, 60, B)


def ruined(game: Game) -> Game:
    return game.owns(A, READING).cash(A, 10).owes(A, 600, B)


def inherits(game: Game) -> Game:
    game.owns(A, READING).mortgaged(READING).cash(A, 10).owes(A, 600, B)
    game.play(A, a.GiveUp())
    return game


POSITIONS: list[tuple[Callable[[Game], Game], type[d.Decision], str, Action]] = [
    (rolls, d.ToRoll, "throw", a.Roll()),
    (ends, d.ToEnd, "throw", a.EndTurn()),
    (jailed, d.InJail, "jail", a.Roll()),
    (buys, d.BuyOrDecline, "buy", a.Decline()),
    (taxed, d.ChooseTax, "tax", a.PayFlatTax()),
    (poor_and_taxed, d.ChooseTax, "tax", a.PayTenth()),
    (auctioned, d.Auction, "auction", a.PassBid()),
    (auctioned, d.SealedAuction, "auction", a.PassBid()),
    (indebted, d.DebtSettlement, "debt", a.RaiseMoney((), (READING,))),
    (ruined, d.DebtSettlement, "rescue", a.GiveUp()),
    (inherits, d.UnmortgageOrHold, "lift", a.UnmortgageReceived(())),
]
SECONDS: dict[str, dict[str, float]] = {
    "live": {
        "throw": 120,
        "jail": 120,
        "buy": 120,
        "tax": 60,
        "auction": 60,
        "debt": 180,
        "rescue": 120,
        "lift": 60,
        "trade": 300,
    },
    "evening": {
        "throw": 600,
        "jail": 600,
        "buy": 600,
        "tax": 300,
        "auction": 300,
        "debt": 900,
        "rescue": 600,
        "lift": 300,
        "trade": 1800,
    },
    "daily": {
        "throw": DAY,
        "jail": DAY,
        "buy": DAY,
        "tax": DAY / 2,
        "auction": DAY / 2,
        "debt": DAY,
        "rescue": DAY / 2,
        "lift": DAY / 2,
        "trade": DAY,
    },
    "relaxed": {
        "throw": 3 * DAY,
        "jail": 3 * DAY,
        "buy": 3 * DAY,
        "tax": DAY,
        "auction": DAY,
        "debt": 2 * DAY,
        "rescue": DAY,
        "lift": DAY,
        "trade": 3 * DAY,
    },
}
"""The table of clocks, written down a second time."""
ONLY_LIVE = {d.ToEnd: True, d.Auction: True, d.SealedAuction: False}
CASES = [
    pytest.param(pace, *position, id=f"{pace}-{position[0].__name__}")
    for pace in PACES
    for position in POSITIONS
    if ONLY_LIVE.get(position[1], PACES[pace].live) == PACES[pace].live
]


def at_pace(pace: str, seats: int = 3) -> Game:
    return live(seats) if PACES[pace].live else by_post(seats)
