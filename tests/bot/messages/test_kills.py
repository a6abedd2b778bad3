"""Every kind of message, with a process that is killed at every point of a sync."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.contents import KINDS
from bot.features.auctions.auction_threads import NO_THREADS
from engine.core import actions as a
from engine.host.people.cancellation import agree_to_cancel, play_on
from engine.host.people.undo import ask, decline
from tests.support.game import CONNECTICUT, VERMONT, A, B, live
from tests.support.host_harness import HostedGame, HostHarness
from tests.support.killed_syncs import KilledSyncs
from tests.support.published_game import CHANNEL

pytestmark = pytest.mark.asyncio
Act = Callable[[HostedGame], Awaitable[object]]
OFFER = a.OfferTrade(B, a.Side((VERMONT,)), a.Side((), 100))


def does(seat: int, action: a.Action) -> Act:
    return lambda game: game.submit(seat, action)


async def opens_no_thread(game: HostedGame) -> None:
    settings, now = game.harness.store.settings, game.harness.time[0]
    await settings.put(NO_THREADS.format(CHANNEL), str(now))


async def wants_to_end(game: HostedGame) -> None:
    await agree_to_cancel(game.host, game.id, 100)


async def plays_on(game: HostedGame) -> None:
    await play_on(game.host, game.id, 101)


async def asks_back(game: HostedGame) -> None:
    await ask(game.host, game.id, 100, "back")


async def keeps(game: HostedGame) -> None:
    await decline(game.host, game.id, 101, (await game.table()).record.version)


async def offer_of(game: HostedGame) -> int:
    (trade,) = (await game.table()).trades
    return trade.id


async def declines(game: HostedGame) -> None:
    await game.submit(B, a.DeclineTrade(await offer_of(game)), 0)


async def offers(game: HostedGame) -> None:
    await game.submit(A, OFFER, 0)


SOLD_TO_NOBODY = (does(A, a.Decline()), does(A, a.PassBid()), does(B, a.PassBid()))
CASES: dict[str, tuple[Act, ...]] = {
    "first message": (),
    "edited": (does(A, a.Buy()),),
    "another is awaited": (does(A, a.Buy()), does(A, a.EndTurn())),
    "auction": (does(A, a.Decline()),),
    "auction over": SOLD_TO_NOBODY,
    "no thread": (opens_no_thread, does(A, a.Decline())),
    "no thread, over": (
        opens_no_thread,
        does(A, a.Decline()),
        does(A, a.PassBid()),
        does(B, a.PassBid()),
    ),
    "offer": (offers,),
    "offer declined": (offers, declines),
    "vote": (wants_to_end,),
    "vote over": (wants_to_end, plays_on),
    "undo": (does(A, a.Buy()), asks_back),
    "undo over": (does(A, a.Buy()), asks_back, keeps),
    "end": (does(B, a.Resign()),),
}
"""What is done before a sync, the last of it after the one before."""


@pytest_asyncio.fixture
async def game(tmp_path: Path) -> AsyncIterator[HostedGame]:
    harness = await HostHarness.at(tmp_path / "games.db")
    arranged = live(2).owns(A, VERMONT).at(A, CONNECTICUT - 3)
    arranged.play(A, a.Roll(), (1, 2))
    yield await harness.start_game(arranged)
    await harness.store.close()


@pytest.mark.parametrize("case", CASES)
async def test_each_message_is_there_once_whenever_the_process_is_killed(
    game: HostedGame, case: str
) -> None:
    process, acts = KilledSyncs(game.harness, game.id), CASES[case]
    for act in acts:
        await process.sync(KINDS)
        await act(game)
    await process.keep()
    await process.sync(KINDS)
    expected = standing(process)
    for at in count():
        await process.begin()
        is_killed = await process.sync_killed(KINDS, at)
        await process.restart(KINDS)
        found = standing(process)
        if case in MOVES:
            expected, found = answerable(expected), answerable(found)
        assert found == expected, at
        if not is_killed:
            break
    assert at >= 2


MOVES = ("vote over", "undo over")
"""After a restart it is not known what the table shows, which then comes below what is settled."""


Looks = tuple[list[dict[str, Any]], list[dict[str, Any]]]
"""The embeds and the components of a message."""


def standing(process: KilledSyncs) -> list[Looks]:
    """Return all messages, but for the line over them that has called people; a channel that they
    name by the place of its first message among them.
    """
    shown = process.discord.bodies_shown
    embeds = json.dumps([it["embeds"] for it in shown])
    for place, channel in enumerate(dict.fromkeys(it["channel_id"] for it in shown)):
        embeds = embeds.replace(f"<#{channel}>", f"<#{place}>")
    return list(zip(json.loads(embeds), [it["components"] for it in shown], strict=True))


def answerable(shown: list[Looks]) -> list[Looks]:
    """Return what there is to be pressed on messages."""
    return [([], rows) for _, rows in shown if rows]
