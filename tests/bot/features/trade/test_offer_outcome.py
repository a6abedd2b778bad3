"""How an offer ended, as the log tells it: who withdraws an offer, and when it expires."""

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.features.trade.offer_outcome import OfferOutcome, outcome_of
from engine.core.actions import Side
from engine.core.events import Event, Trade, TradeClosed, TradeMade
from engine.core.saves import dump_events
from engine.core.undo import undo_line
from engine.host.service import Host
from engine.host.store.records import Author, Step
from tests.support.game import CONNECTICUT, VERMONT, A, B

TRADE = Trade(7, A, B, Side((VERMONT,)), Side((CONNECTICUT,)))
CLOSED = TradeClosed(TRADE, "withdrawn")


def step(version: int, *events: Event, key: str | None = None, hand: Author = "press") -> Step:
    return Step(version, 0.0, key, A, "", dump_events(events).decode(), hand)


def logged(*log: Step) -> Host:
    """A host with this log."""

    async def steps(game_id: str, after: int) -> tuple[Step, ...]:
        return log

    games = SimpleNamespace(steps=steps)
    return cast(Host, SimpleNamespace(store=SimpleNamespace(games=games)))


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("key", "hand", "by"),
    [
        ("back", "host", "withdrawn"),
        (None, "press", "withdrawn"),
        (None, "computer", "withdrawn"),
        (None, "silence", "expired"),
        (None, "absence", "expired"),
    ],
)
async def test_what_a_player_withdraws_has_not_expired(
    key: str | None, hand: Author, by: OfferOutcome
) -> None:
    closed = await outcome_of(logged(step(3, CLOSED, key=key, hand=hand)), "g", 7, 0)
    assert closed is not None
    assert closed.by == by


@pytest.mark.asyncio
async def test_an_offer_whose_trade_was_taken_back_ends_as_it_does_later() -> None:
    made, back = step(3, TradeMade(TRADE)), replace(step(4), seat=None, action=undo_line(3))
    assert await outcome_of(logged(made, back), "g", 7, 0) is None
    closed = await outcome_of(logged(made, back, step(5, CLOSED)), "g", 7, 0)
    assert closed is not None
    assert closed.by == "withdrawn"
