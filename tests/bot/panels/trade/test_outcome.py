"""How an offer ended, as the log tells it: who withdraws an offer, and when it expires."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.panels.trade.outcome import Outcome, outcome_of
from engine.core.actions import Side
from engine.core.events import Trade, TradeClosed
from engine.core.saves import dump_events
from engine.host.service import Host
from engine.host.store.records import Author, Step
from tests.support.game import CONNECTICUT, VERMONT, A, B

CLOSED = TradeClosed(Trade(7, A, B, Side((VERMONT,)), Side((CONNECTICUT,))), "withdrawn")


def logged(key: str | None, hand: Author) -> Host:
    """A host whose log ends with the withdrawal of an offer."""
    step = Step(3, 0.0, key, A, "", dump_events((CLOSED,)).decode(), hand)

    async def steps(game_id: str, after: int) -> tuple[Step, ...]:
        return (step,)

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
    key: str | None, hand: Author, by: Outcome
) -> None:
    closed = await outcome_of(logged(key, hand), "g", 7, 0)
    assert closed is not None
    assert closed.by == by
