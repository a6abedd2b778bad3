"""Messages that stand for an hour: each is replaced before Discord limits its edits."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
import pytest_asyncio

from bot.discord.posting import Delivery
from bot.discord.reply import Reply
from bot.messages.reconcile import REPLACE_AFTER
from bot.ui.screen import Screen
from engine.core import actions as a
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from engine.host.people.cancellation import agree_to_cancel
from tests.support.game import CONNECTICUT, A, by_post
from tests.support.host_harness import HostHarness
from tests.support.published_game import FakeReply, PublishedGame

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
    await found.publisher.drain()
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
    daily: PublishedGame, role: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, changed = STANDING[role]
    await opened(daily)
    old = await role_of(daily, role)
    edited = edits_of(daily, monkeypatch)
    daily.harness.time[0] += REPLACE_AFTER + 1

    await changed(daily)

    new = await role_of(daily, role)
    assert new > old
    assert daily.discord.messages[new].rows
    assert not daily.discord.messages[old].rows
    assert not {old, new} & set(edited)
    daily.discord.asked.clear()
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
    before = daily.discord.messages[old]
    daily.harness.time[0] += REPLACE_AFTER + 1
    daily.discord.deliveries = {"send": [Delivery.UNREACHABLE] * 9}
    await agree_too(daily)
    assert await role_of(daily, "vote") == old
    assert daily.discord.messages[old].rows
    assert daily.discord.messages[old] != before


async def test_an_old_lobby_moves_below_what_has_been_written_since(daily: PublishedGame) -> None:
    lobbies = Lobbies(daily.harness.host)
    lobby = (await lobbies.open(PLACE, Person(ANNE, "Anne"), Lobby(), "open")).record.id
    await daily.publisher.flush(lobby)
    old = max(daily.discord.messages)
    daily.harness.time[0] += REPLACE_AFTER + 1
    await lobbies.change(lobby, lambda it: it.with_computer(ANNE))
    await daily.publisher.flush(lobby)
    new = max(daily.discord.messages)
    assert [bool(daily.discord.messages[it].rows) for it in (old, new)] == [False, True]


def edits_of(game: PublishedGame, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The messages that are edited from now on."""
    edit, edited = game.discord.edit, list[int]()

    async def noted(channel_id: int, message_id: int, screen: Screen) -> Delivery:
        edited.append(message_id)
        return await edit(channel_id, message_id, screen)

    monkeypatch.setattr(game.discord, "edit", noted)
    return edited
