"""Messages that stand for an hour: each is replaced before Discord limits its edits."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
import pytest_asyncio

from bot.discord.reply import Reply
from bot.messages.reconcile import REPLACE_AFTER
from engine.core import actions as a
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from engine.host.people.cancellation import agree_to_cancel
from tests.support.game import CONNECTICUT, A, by_post
from tests.support.host_harness import HostHarness
from tests.support.in_process_discord import NO_ACCESS, SEND
from tests.support.published_game import FakeReply, PublishedGame
from tests.support.simulated_messages import buttons

pytestmark = pytest.mark.asyncio
ANNE, BEN = 100, 101
PLACE = Location(7, 8, thread=False)


@pytest_asyncio.fixture
async def daily(tmp_path: Path) -> AsyncIterator[PublishedGame]:
    """A game of days in which Anne has declined to buy, so that all may set secret maxima."""
    arranged = by_post(3).at(A, CONNECTICUT - 3)
    arranged.play(A, a.Roll(), (1, 2))
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(arranged, pace="daily"))
    await found.show()
    yield found
    await found.close()
    await harness.store.close()


async def sell(game: PublishedGame) -> None:
    await game.press(A, a.Decline())


async def file(game: PublishedGame, seat: int = A) -> None:
    await game.press(seat, a.FileMaxima(((CONNECTICUT, 90 + seat),), 500))


async def agree(game: PublishedGame, user: int = ANNE) -> None:
    await agree_to_cancel(game.harness.host, game.game.id, user)
    await game.publisher.flush(game.game.id)


async def role_of(game: PublishedGame, role: str) -> int:
    """The message that plays a role now."""
    (found,) = [
        it.message_id
        for it in await game.harness.store.messages.of_game(game.game.id)
        if it.role.partition(":")[0] == role
    ]
    return found


Act = Callable[[PublishedGame], Awaitable[None]]


async def agree_too(game: PublishedGame) -> None:
    await agree(game, BEN)


STANDING: dict[str, tuple[Act, Act]] = {"bids": (sell, file), "vote": (agree, agree_too)}
"""By role: what opens a message, and what changes it later."""


@pytest.mark.parametrize("role", STANDING)
async def test_an_old_message_is_replaced_and_loses_its_buttons(
    daily: PublishedGame, role: str
) -> None:
    opened, changed = STANDING[role]
    await opened(daily)
    old = await role_of(daily, role)
    daily.harness.time[0] += REPLACE_AFTER + 1
    daily.discord.forget_requests()

    await changed(daily)

    new = await role_of(daily, role)
    assert new > old
    assert buttons(daily.discord.message(new))
    assert not buttons(daily.discord.message(old))
    assert not {old, new} & set(edits(daily))
    daily.discord.forget_requests()
    await daily.show()
    assert daily.discord.asked == [], "it is replaced once"


async def test_a_message_that_is_young_enough_is_edited(daily: PublishedGame) -> None:
    await agree(daily)
    old = await role_of(daily, "vote")
    daily.harness.time[0] += REPLACE_AFTER - 1
    await agree_too(daily)
    assert await role_of(daily, "vote") == old


async def test_a_press_on_an_old_message_is_answered_on_it(daily: PublishedGame) -> None:
    await agree(daily)
    old = await role_of(daily, "vote")
    daily.harness.time[0] += REPLACE_AFTER + 1
    pressed = FakeReply(old)
    with daily.publisher.answer_with(daily.game.id, cast(Reply, pressed)):
        await agree_too(daily)
    assert pressed.answered
    assert await role_of(daily, "vote") == old


async def test_where_nothing_can_be_posted_the_old_message_is_edited(
    daily: PublishedGame,
) -> None:
    await agree(daily)
    old = await role_of(daily, "vote")
    daily.harness.time[0] += REPLACE_AFTER + 1
    daily.discord.fail(*SEND, *NO_ACCESS, times=None)
    await agree_too(daily)
    assert await role_of(daily, "vote") == old
    assert buttons(daily.discord.message(old))
    assert edits(daily) == [old]


async def test_an_old_lobby_moves_below_what_has_been_written_since(daily: PublishedGame) -> None:
    lobbies = Lobbies(daily.harness.host)
    lobby = (await lobbies.open(PLACE, Person(ANNE, "Anne"), Lobby(), "open")).record.id
    await daily.publisher.flush(lobby)
    old = daily.discord.newest.id
    daily.harness.time[0] += REPLACE_AFTER + 1
    await lobbies.change(lobby, lambda it: it.with_computer(ANNE))
    await daily.publisher.flush(lobby)
    new = daily.discord.newest.id
    shown = [daily.discord.message(it) for it in (old, new)]
    assert [bool(buttons(it)) for it in shown] == [False, True]


def edits(game: PublishedGame) -> list[int]:
    """The messages that were edited, but for those that only lost their buttons."""
    return [
        int(path.rpartition("/")[2])
        for method, path, body in game.discord.requests
        if method == "PATCH" and body.get("embeds")
    ]
