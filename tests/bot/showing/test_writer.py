"""The writer of each game: what it shows, what it repeats, and what it leaves to the next."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.post import Fate, Post
from bot.publisher import Publisher
from bot.readers import Readers
from bot.reply import Reply
from bot.screen import Screen
from engine import actions as a
from engine.host.lobbies import Lobbies
from engine.host.records import Message
from engine.state import waiting
from tests.bot.conftest import Errors
from tests.host.hosted import DAY, MINUTE, Hosted, Seated
from tests.support.game import CONNECTICUT, A, Game, live

pytestmark = pytest.mark.asyncio
CHANNEL = 8


class Discord:
    """In place of Discord: messages by id; the next requests may fail as told."""

    def __init__(self) -> None:
        self.messages: dict[int, Screen] = {}
        self.asked: list[str] = []
        self.fates: dict[str, list[Fate | Exception]] = {}
        self.gates: dict[str, asyncio.Event] = {}
        self._ids = itertools.count(1000)

    def _trouble(self, name: str) -> Fate | None:
        self.asked.append(name)
        fates = self.fates.get(name)
        fate = fates.pop(0) if fates else None
        if isinstance(fate, Exception):
            raise fate
        return fate

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Fate:
        if gate := self.gates.get("send"):
            await gate.wait()
        if fate := self._trouble("send"):
            return fate
        number = next(self._ids)
        self.messages[number] = screen
        return number

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Fate:
        if fate := self._trouble("edit"):
            return fate
        if message_id not in self.messages:
            return Fate.MISSING
        self.messages[message_id] = screen
        return Fate.SHOWN

    async def take_buttons(self, channel_id: int, message_id: int) -> Fate:
        if fate := self._trouble("take_buttons"):
            return fate
        self.messages[message_id] = Screen(embeds=self.messages[message_id].embeds)
        return Fate.SHOWN

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int | Fate:
        return self._trouble("open_thread") or message_id

    async def close_thread(self, thread_id: int) -> None:
        self._trouble("close_thread")

    async def direct(self, user_id: int, screen: Screen, nonce: str) -> Fate:
        return Fate.UNREACHABLE

    def with_buttons(self) -> list[Screen]:
        """The messages on which something can be pressed."""
        return [screen for screen in self.messages.values() if screen.rows]


class Pressed:
    """In place of a reply to a press on a message."""

    def __init__(self, message_id: int, works: bool = True) -> None:
        self.message_id, self.works = message_id, works
        self.answered = False
        self.shown: list[Screen | None] = []

    async def update(self, screen: Screen) -> bool:
        self.answered = self.works
        self.shown.append(screen)
        return self.works


class Shown:
    """A game, its publisher, and what people see of it."""

    def __init__(self, hosted: Hosted, game: Seated) -> None:
        self.hosted, self.game = hosted, game
        self.discord = Discord()
        post = cast(Post, self.discord)
        readers = Readers(hosted.host, lambda _: None)
        self.publisher = Publisher(hosted.host, post, readers, lambda: hosted.time[0])
        hosted.host.told = self.publisher.told
        self.timers: list[tuple[float, Callable[[str], None]]] = []

    async def show(self) -> None:
        self.publisher.told(self.game.id)
        await self.publisher.shown(self.game.id)

    async def press(self, seat: int, action: a.Action) -> None:
        await self.game.press(seat, action)
        await self.publisher.shown(self.game.id)

    async def table(self) -> Message:
        message = await self.hosted.store.message(self.game.id, "table")
        assert isinstance(message, Message)
        return message

    async def face(self) -> Screen:
        return self.discord.messages[(await self.table()).message_id]

    async def is_shown(self) -> bool:
        return not await self.hosted.store.unshown()


def at_the_shop(seats: int = 2) -> Game:
    game = live(seats).at(A, CONNECTICUT - 3)
    game.play(A, a.Throw(), (1, 2))
    return game


@pytest_asyncio.fixture
async def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Shown]:
    hosted = await Hosted.at(tmp_path / "games.db")
    found = Shown(hosted, await hosted.game(at_the_shop()))
    loop = asyncio.get_running_loop()

    def call_later(wait: float, work: Callable[[str], None], game_id: str) -> asyncio.TimerHandle:
        found.timers.append((wait, work))
        return loop.call_later(10 * DAY, work, game_id)

    class Proxy:
        def __getattr__(self, name: str) -> Any:
            return call_later if name == "call_later" else getattr(loop, name)

    monkeypatch.setattr("bot.publisher.asyncio.get_running_loop", Proxy)
    yield found
    monkeypatch.undo()
    await hosted.store.close()


async def test_one_message_tells_of_the_table_and_who_is_awaited_is_called(shown: Shown) -> None:
    await shown.show()
    (screen,) = shown.discord.messages.values()
    assert screen.pings == (100,)
    assert await shown.is_shown()


async def test_what_happens_during_a_pass_is_shown_by_the_next_one(shown: Shown) -> None:
    gate = shown.discord.gates["send"] = asyncio.Event()
    shown.publisher.told(shown.game.id)
    await asyncio.sleep(0)
    await shown.game.press(A, a.Buy())
    await shown.game.press(A, a.EndTurn())
    gate.set()
    await shown.publisher.shown(shown.game.id)
    assert (await shown.table()).version == 3
    assert await shown.is_shown()
    assert len(shown.discord.with_buttons()) == 1


async def test_what_happens_during_a_pass_is_told_once(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shown.show()
    read, edit = shown.hosted.store.steps, shown.discord.edit
    presses: list[a.Action] = [a.Buy(), a.EndTurn()]
    edited: list[Screen] = []

    async def steps(*of: Any) -> Any:
        while presses:
            await shown.game.press(A, presses.pop(0))
        return await read(*of)

    async def noted(channel_id: int, message_id: int, screen: Screen) -> Fate:
        edited.append(screen)
        return await edit(channel_id, message_id, screen)

    monkeypatch.setattr(shown.hosted.store, "steps", steps)
    monkeypatch.setattr(shown.discord, "edit", noted)
    await shown.show()
    assert "bought" in str(await shown.face())
    assert len(edited) == 1
    assert "bought" not in str(edited)


async def test_an_edit_is_the_answer_to_the_press_on_the_message(shown: Shown) -> None:
    await shown.show()
    pressed = Pressed((await shown.table()).message_id)
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.press(A, a.Buy())
    assert len(pressed.shown) == 1
    assert "edit" not in shown.discord.asked


async def test_of_two_presses_on_one_message_one_is_answered_by_its_edit(shown: Shown) -> None:
    await shown.show()
    message = (await shown.table()).message_id
    one, other = Pressed(message), Pressed(message)
    game = shown.game.id
    with (
        shown.publisher.answering(game, cast(Reply, one)),
        shown.publisher.answering(game, cast(Reply, other)),
    ):
        await shown.press(A, a.Buy())
    assert [one.answered, other.answered] == [True, False]


async def test_where_the_answer_does_not_arrive_the_message_is_edited(shown: Shown) -> None:
    await shown.show()
    pressed = Pressed((await shown.table()).message_id, works=False)
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.press(A, a.Buy())
    assert shown.discord.asked.count("edit") == 1
    assert "End" in str((await shown.face()).rows)


async def test_a_message_that_is_gone_is_posted_anew(shown: Shown) -> None:
    await shown.show()
    shown.discord.messages.clear()
    await shown.press(A, a.Buy())
    assert len(shown.discord.with_buttons()) == 1
    assert await shown.is_shown()


@pytest.mark.parametrize("trouble", [Fate.LATER, RuntimeError("no"), OSError("reset")], ids=repr)
async def test_what_discord_does_not_take_is_tried_again(
    shown: Shown, trouble: Fate | Exception, errors: Errors
) -> None:
    shown.discord.fates["send"] = [trouble] * 3
    waits = []
    await shown.show()
    while not await shown.is_shown():
        wait, work = shown.timers[-1]
        waits.append(wait)
        if isinstance(trouble, Exception):
            assert "tried again" in errors.take()
        work(shown.game.id)
        await shown.publisher.shown(shown.game.id)
    assert waits == [5.0, 10.0, 20.0]
    assert len(shown.discord.messages) == 1
    assert shown.publisher._failures == {}


async def test_however_long_it_takes_it_is_tried_every_hour(shown: Shown) -> None:
    shown.discord.fates["send"] = [Fate.LATER] * 20
    for _ in range(20):
        await shown.show()
    assert max(wait for wait, _ in shown.timers) == 60 * MINUTE


async def test_what_happens_during_a_pass_that_fails_is_not_forgotten(
    shown: Shown, errors: Errors
) -> None:
    gate = shown.discord.gates["send"] = asyncio.Event()
    shown.discord.fates["send"] = [RuntimeError("no")]
    shown.publisher.told(shown.game.id)
    await asyncio.sleep(0)
    await shown.game.press(A, a.Buy())
    gate.set()
    await shown.publisher.shown(shown.game.id)
    assert "tried again" in errors.take()
    assert (await shown.table()).version == 2
    assert await shown.is_shown()


async def test_a_channel_that_is_gone_is_not_tried_by_itself(shown: Shown) -> None:
    shown.discord.fates["send"] = [Fate.UNREACHABLE] * 2
    await shown.show()
    assert shown.timers == []
    assert shown.discord.messages == {}
    await shown.press(A, a.Buy())
    assert len(shown.discord.messages) == 1


async def test_where_nothing_can_be_posted_the_old_message_tells_and_calls_come_later(
    shown: Shown,
) -> None:
    await shown.show()
    await shown.press(A, a.Buy())
    shown.discord.fates["send"] = [Fate.UNREACHABLE]
    await shown.press(A, a.EndTurn())
    (screen,) = shown.discord.messages.values()
    decision = waiting(await shown.game.state()).id
    assert f":{decision}:" in str(screen.rows)
    await shown.show()
    newest = await shown.face()
    assert newest.pings == (101,)
    assert shown.discord.with_buttons() == [newest]


async def test_buttons_that_cannot_be_taken_now_are_taken_later(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Buy())
    shown.discord.fates["edit"] = [Fate.LATER]
    await shown.press(A, a.EndTurn())
    assert len(shown.discord.with_buttons()) == 2
    assert not await shown.is_shown()
    await shown.show()
    assert shown.discord.with_buttons() == [await shown.face()]
    assert await shown.is_shown()


async def test_an_auction_whose_thread_cannot_be_opened_now_is_opened_later(shown: Shown) -> None:
    await shown.show()
    shown.discord.fates["open_thread"] = [Fate.LATER]
    await shown.press(A, a.Decline())
    assert not await shown.is_shown()
    await shown.show()
    assert await shown.is_shown()
    auction = waiting(await shown.game.state()).id
    assert await shown.hosted.store.message(shown.game.id, f"bids:{auction}")


async def test_a_notice_that_was_deleted_before_its_thread_is_posted_again(shown: Shown) -> None:
    await shown.show()
    shown.discord.fates["open_thread"] = [Fate.MISSING]
    await shown.press(A, a.Decline())
    assert not await shown.is_shown()
    await shown.show()
    assert shown.discord.asked.count("open_thread") == 2
    assert await shown.is_shown()


async def test_a_denied_thread_is_asked_for_again_after_a_day(shown: Shown) -> None:
    await shown.show()
    shown.discord.fates["open_thread"] = [Fate.UNREACHABLE]
    await shown.press(A, a.Decline())
    for seat in (0, 1):
        await shown.press(seat, a.PassBid())
    assert await shown.is_shown()
    second = await shown.hosted.game(at_the_shop(), game_id="h")
    await second.press(A, a.Decline())
    await shown.publisher.shown("h")
    assert shown.discord.asked.count("open_thread") == 1
    shown.hosted.time[0] += DAY
    third = await shown.hosted.game(at_the_shop(), game_id="i")
    await third.press(A, a.Decline())
    await shown.publisher.shown("i")
    assert shown.discord.asked.count("open_thread") == 2


async def test_a_thread_that_was_deleted_moves_the_bidding_into_the_channel(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    shown.discord.fates["edit"] = [Fate.SHOWN, Fate.UNREACHABLE]
    await shown.press(1, a.Bid(10))
    bids = await shown.hosted.store.message(shown.game.id, f"bids:{auction}")
    assert bids is not None
    assert bids.channel_id == CHANNEL
    assert bids.message_id in shown.discord.messages


async def test_a_result_that_cannot_be_shown_now_is_shown_later(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    await shown.press(0, a.PassBid())
    shown.discord.fates["edit"] = [Fate.LATER] * 10
    await shown.press(1, a.PassBid())
    role = f"auction:{auction}"
    notice = await shown.hosted.store.message(shown.game.id, role)
    assert notice.open
    assert "close_thread" not in shown.discord.asked
    shown.discord.fates.clear()
    await shown.show()
    assert await shown.is_shown()
    notice = await shown.hosted.store.message(shown.game.id, role)
    assert not notice.open
    assert shown.discord.asked[-1] == "close_thread"


async def test_messages_of_an_auction_that_is_over_are_read_no_more(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    roles = {f"auction:{auction}", f"bids:{auction}"}
    assert roles <= {it.role for it in await shown.hosted.store.messages(shown.game.id, True)}
    for seat in (0, 1):
        await shown.press(seat, a.PassBid())
    left = await shown.hosted.store.messages(shown.game.id, True)
    assert [it.role for it in left] == ["table"]
    assert roles <= {it.role for it in await shown.hosted.store.messages(shown.game.id)}


async def test_an_auction_ends_with_a_game_that_is_called_off(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    for user in (100, 101):
        await Lobbies(shown.hosted.host).agree_to_cancel(shown.game.id, user)
    await shown.publisher.shown(shown.game.id)
    for role in (f"auction:{auction}", f"bids:{auction}"):
        message = await shown.hosted.store.message(shown.game.id, role)
        (embed,) = shown.discord.messages[message.message_id].embeds
        assert embed.title == "Called off: Connecticut"
        assert "Nothing is sold" in embed.description
    assert shown.discord.with_buttons() == [await shown.face()]
    assert shown.discord.asked.count("close_thread") == 1


async def test_a_stopping_bot_leaves_the_rest_to_the_next_process(shown: Shown) -> None:
    await shown.publisher.drain()
    await shown.game.press(A, a.Buy())
    await shown.publisher.catch_up()
    await shown.publisher.shown(shown.game.id)
    assert shown.discord.asked == []
    assert not await shown.is_shown()


async def test_at_the_start_only_what_is_unshown_is_shown(shown: Shown) -> None:
    await shown.show()
    other = await shown.hosted.game(at_the_shop(), game_id="h")
    shown.discord.asked.clear()
    await shown.publisher.catch_up()
    await shown.publisher.shown(other.id)
    assert shown.discord.asked == ["send"]


async def test_a_game_that_is_gone_is_nobodys_trouble(shown: Shown) -> None:
    shown.publisher.told("nothing")
    await shown.publisher.shown("nothing")
    assert shown.timers == []
