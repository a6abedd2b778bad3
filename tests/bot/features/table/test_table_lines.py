"""What the question of a game message says stands in no line of news above it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.language.language import load
from engine.core import actions as a
from engine.host.people import pauses
from tests.support.answer_labels import MORE
from tests.support.game import LUXURY_TAX, PARK_PLACE, A, B, C, Game, live
from tests.support.host_harness import DAY, HostHarness
from tests.support.published_game import PublishedGame
from tests.support.simulated_messages import labels, said

pytestmark = pytest.mark.asyncio


def before_luxury_tax() -> Game:
    return live(3, "1994").owns(A, PARK_PLACE).cash(A, 10).at(A, LUXURY_TAX - 3)


@pytest_asyncio.fixture
async def published(tmp_path: Path) -> AsyncIterator[PublishedGame]:
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(before_luxury_tax(), (1, 2)))
    await found.show()
    yield found
    await found.close()
    await harness.store.close()


async def text(published: PublishedGame) -> str:
    return said(await published.table_shown())


async def test_a_debt_is_told_once_while_it_is_due(published: PublishedGame) -> None:
    await published.press(A, a.Roll())
    due = await text(published)
    assert due.count("$75 for Luxury Tax") == 1
    owed = {"to": "the Bank", "amount": 75, "topic": "for Luxury Tax"}
    owing = load("en").say("decision-owing", who="**🎩 Guest 0**", rescue="needless", **owed)
    assert owing in due
    await published.press(A, a.Mortgage(PARK_PLACE))
    paid = await text(published)
    assert "owes the Bank $75 for Luxury Tax and must raise the cash" in paid


async def test_a_pause_is_told_once_and_nothing_can_be_managed(published: PublishedGame) -> None:
    until = published.harness.time[0] + DAY
    await pauses.pause(published.harness.host, "g", until, None)
    await published.show()
    assert (await text(published)).count("paused") == 1
    shown = labels(await published.table_shown())
    assert shown == [load("en").say("button-resume-ask"), MORE]
    await pauses.resume(published.harness.host, "g", None)
    await published.show()
    assert "⏸️ Pause until" in await text(published), "later it is told as what happened"


async def test_what_is_up_for_auction_is_told_once_while_it_is_open(
    published: PublishedGame,
) -> None:
    await published.press(A, a.Resign())
    opened = await text(published)
    assert "goes to auction" not in opened
    assert "bid or pass on 🟦 Park Place?" in opened
    for seat in (B, C):
        await published.press(seat, a.PassBid())
    assert "Nobody bid on Park Place" in await text(published)
