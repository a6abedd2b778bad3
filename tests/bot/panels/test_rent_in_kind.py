"""MISC-03, AMB-58 by presses: in 1935 rent is met partly in property, if the owner agrees."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Side
from engine.editions.catalogue import rules_of
from engine.state import waiting
from tests.support.arranged import Arranged
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import Answer, labels, said
from tests.support.game import ILLINOIS, REDS, VERMONT, A, B, C

pytestmark = pytest.mark.asyncio


async def in_debt(here: World, monkeypatch: pytest.MonkeyPatch, pace: str = "live") -> str:
    """Ada lands on Cleo's Illinois with two houses: $300, of which she has $120 and Vermont."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), *[(1, 2)] * 10)
    rules = rules_of("1935")
    game = await here.start(pace, people=3)

    def given(it: Arranged) -> None:
        it.state.rules = rules.played_live() if pace == "live" else rules.played_by_post()
        it.owns(C, *REDS).levels(REDS, 2, 2, 2).owns(A, VERMONT)
        it.cash(A, 120).at(A, ILLINOIS - 3)

    await here.arrange(game, given)
    await press(here, A, game, "Throw")
    return game


async def press(here: World, who: int, game: str, label: str) -> Answer:
    return await here.press(who, await here.message(game, "table"), label)


async def text(here: World, game: str) -> str:
    return said(await here.message(game, "table"))


async def offer(here: World, game: str) -> Any:
    """From the debt at the table to an offer of all that Ada has; the panel after sending it."""
    sure = (await press(here, A, game, "Give up…")).private
    whom = (await here.press(A, sure, "Try a trade")).private
    panel = (await here.choose(A, whom, "trade", str(C))).private
    panel = (await here.choose(A, panel, "give", str(VERMONT))).private
    form = await here.press(A, panel, "Money…")
    panel = (await here.type(A, form, give="120")).private
    panel = (await here.choose(A, panel, "more", "settle")).private
    assert "This settles your debt of $300 to Cleo" in said(panel)
    return (await here.press(A, panel, "Send to 🐕 Cleo")).private


def letter(here: World, who: int) -> Any:
    """The newest direct message that somebody can answer."""
    return next(it for it in reversed(here.direct(who)) if labels(it))


async def test_misc_03_part_cash_part_property_closes_the_debt_and_play_goes_on(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await in_debt(here, monkeypatch)
    table = await here.message(game, "table")
    assert "$300" in said(table)
    assert "Give up…" in labels(table)
    await offer(here, game)
    (trade,) = (await here.table(game)).state.trades
    assert (trade.gives, trade.takes) == (Side((VERMONT,), 120), Side())
    await here.press(C, letter(here, C), "Accept")
    state = (await here.table(game)).state
    assert state.owing() == ()
    assert (state.seats[A].cash, state.seats[C].cash) == (0, 1620)
    assert state.deeds[VERMONT].owner == C
    assert state.seats[A].left is None
    assert "settle a debt" in await text(here, game)
    await press(here, A, game, "End turn")
    assert waiting((await here.table(game)).state).seat == B  # type: ignore[union-attr]
    await press(here, B, game, "Throw")


async def test_misc_03_without_the_owners_consent_the_debt_stays(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await in_debt(here, monkeypatch)
    await offer(here, game)
    await here.press(C, letter(here, C), "Decline")
    state = (await here.table(game)).state
    assert state.trades == []
    assert [debt.amount for frame in state.owing() for debt in frame.debts] == [300]
    assert state.deeds[VERMONT].owner == A
    assert "Give up…" in labels(await here.message(game, "table"))


async def test_misc_03_by_post_as_well(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await in_debt(here, monkeypatch, "daily")
    await offer(here, game)
    await here.press(C, letter(here, C), "Accept")
    state = (await here.table(game)).state
    assert state.owing() == ()
    assert state.mover == B
