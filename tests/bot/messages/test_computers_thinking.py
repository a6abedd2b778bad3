"""A game is shown while its computers think: at once to who has pressed, else with their moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
import pytest_asyncio

from bot.discord.reply import Reply
from bot.messages import publisher
from engine.core import actions as a
from engine.core.actions import Side
from engine.core.decisions import Auction
from tests.support.game import FREE_PARKING, VERMONT, A, B, Game, live
from tests.support.host_harness import HostHarness
from tests.support.published_game import FakeReply, PublishedGame, at_purchase
from tests.support.thinkers import ScriptedThinker
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


def before_the_end() -> Game:
    """Ada can only end her turn; the next is a computer's."""
    arranged = live(2).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    return arranged


@pytest.fixture
def thinker() -> ScriptedThinker:
    return ScriptedThinker()


@pytest_asyncio.fixture
async def published(
    tmp_path: Path, thinker: ScriptedThinker, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PublishedGame]:
    """A game that is shown; its computer thinks as long as the test wants it to."""
    monkeypatch.setattr(publisher, "COMPUTERS_TIMEOUT", 60.0)
    harness = await HostHarness.at(tmp_path / "games.db", thinker)
    game = await harness.start_game(before_the_end(), (1, 2), computers=[B])
    found = PublishedGame(harness, game)
    await found.show()
    yield found
    thinker.release()
    await found.close()
    await harness.close()


async def test_a_press_is_answered_before_a_computer_has_thought(
    published: PublishedGame, thinker: ScriptedThinker
) -> None:
    thinker.hold()
    pressed = FakeReply((await published.table()).message_id)
    with published.publisher.answer_with(published.game.id, cast(Reply, pressed)):
        await published.game.submit(A, a.EndTurn())
        await wait_for(lambda: thinker.asked)
        await wait_for(lambda: pressed.answered)
        thinker.release()
        await published.game.settled()
        await published.publisher.flush(published.game.id)
    # What the computer did then is told below, and what was pressed goes.
    assert len(pressed.screens) == 1
    assert "edit" not in published.discord.asked
    assert await published.is_shown()


async def test_an_answer_thought_about_for_long_is_told_though_its_panel_is_gone(
    tmp_path: Path, thinker: ScriptedThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not be given during an auction; a sync comes while the computer thinks about it."""
    harness = await HostHarness.at(tmp_path / "auction.db", thinker)
    game = await harness.start_game(at_purchase(3).owns(A, VERMONT), (1, 2), computers=[B])
    shown = PublishedGame(harness, game)
    await game.submit(A, a.Decline())
    await game.settled()
    await game.submit(A, a.OfferTrade(B, Side((VERMONT,)), Side(cash=900)))
    await shown.show()
    thinker.hold()
    while isinstance(auction := await game.decision(), Auction):
        bidder = next(it for it in auction.awaited(await game.state()) if it != B)
        await game.submit(bidder, a.PassBid())
        await wait_for(lambda: thinker.asked)
    monkeypatch.setattr(publisher, "COMPUTERS_TIMEOUT", 0.0)
    await shown.show()
    thinker.release()
    await game.settled()
    await shown.publisher.flush(game.id)
    await shown.show()
    assert (await game.state()).trades == []
    assert len(shown.discord.direct(100)) == 1
    await shown.close()
    await harness.close()


async def test_where_nobody_waits_one_edit_shows_what_computers_do_too(
    published: PublishedGame, thinker: ScriptedThinker
) -> None:
    thinker.hold()
    await published.game.submit(A, a.EndTurn())
    await wait_for(lambda: thinker.asked)
    await asyncio.sleep(0)
    assert "edit" not in published.discord.asked
    thinker.release()
    await published.game.settled()
    await published.publisher.flush(published.game.id)
    assert published.discord.asked.count("edit") == 1
    assert await published.is_shown()
