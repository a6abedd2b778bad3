"""MISC-03, AMB-58 by presses: in 1935 rent is met partly in property, if the owner agrees."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import Side
from engine.core.state import waiting
from engine.editions.catalogue import rules_of
from engine.host.snapshots import state_of
from tests.support.answer_labels import END_TURN, ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import ILLINOIS, REDS, VERMONT, A, B, C, Game
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def in_debt(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, pace: str = "live"
) -> str:
    """Ada lands on Cleo's Illinois with two houses: $300, of which she has $120 and Vermont."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), *[(1, 2)] * 10)
    rules = rules_of("1935")
    game = await server.start_game(pace, people=3)

    def given(it: Game) -> None:
        it.state.rules = rules.played_live() if pace == "live" else rules.played_by_post()
        it.owns(C, *REDS).levels(REDS, 2, 2, 2).owns(A, VERMONT)
        it.cash(A, 120).at(A, ILLINOIS - 3)

    await server.arrange(game, given)
    await press(server, A, game, ROLL)
    return game


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "table"), label)


async def text(server: SimulatedServer, game: str) -> str:
    return said(await server.message(game, "table"))


async def offer(server: SimulatedServer, game: str) -> Any:
    """From the debt at the table to an offer of all that Ada has; the panel after sending it."""
    sure = (await press(server, A, game, "Resign…")).private
    whom = (await server.press(A, sure, "Try a trade")).private
    panel = (await server.press(A, whom, "Trade with 🐕 Cleo")).private
    panel = (await server.press_id(A, panel, f" give {VERMONT}")).private
    form = await server.press(A, panel, "Give cash…")
    panel = (await server.type(A, form, give="120")).private
    panel = (await server.choose(A, panel, "more", "settle")).private
    assert "This trade settles the $300 you owe Cleo" in said(panel)
    return (await server.press(A, panel, "Send to")).private


def letter(server: SimulatedServer, who: int) -> Any:
    """The newest direct message that somebody can answer."""
    return next(it for it in reversed(server.direct(who)) if labels(it))


async def test_misc_03_part_cash_part_property_closes_the_debt_and_play_goes_on(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await in_debt(server, monkeypatch)
    table = await server.message(game, "table")
    assert "$300" in said(table)
    assert "Resign…" in labels(table)
    await offer(server, game)
    (trade,) = state_of(await server.table(game)).trades
    assert (trade.gives, trade.takes) == (Side((VERMONT,), 120), Side())
    await server.press(C, letter(server, C), "Accept")
    state = state_of(await server.table(game))
    assert state.debt_settlements() == ()
    assert (state.seats[A].cash, state.seats[C].cash) == (0, 1620)
    assert state.deeds[VERMONT].owner == C
    assert state.seats[A].left is None
    assert "settle a debt" in await text(server, game)
    await press(server, A, game, END_TURN)
    assert waiting(state_of(await server.table(game))).seat == B  # type: ignore[union-attr]
    await press(server, B, game, ROLL)


async def test_misc_03_without_the_owners_consent_the_debt_stays(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await in_debt(server, monkeypatch)
    await offer(server, game)
    await server.press(C, letter(server, C), "Decline")
    state = state_of(await server.table(game))
    assert state.trades == []
    assert [debt.amount for frame in state.debt_settlements() for debt in frame.debts] == [300]
    assert state.deeds[VERMONT].owner == A
    assert "Resign…" in labels(await server.message(game, "table"))


async def test_misc_03_by_post_as_well(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await in_debt(server, monkeypatch, "daily")
    await offer(server, game)
    await server.press(C, letter(server, C), "Accept")
    state = state_of(await server.table(game))
    assert state.debt_settlements() == ()
    assert state.mover == B
