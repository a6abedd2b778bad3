"""The writer of each game: what it shows, what it repeats, and what it leaves to the next."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.screen import Screen
from bot.transport.messages import Fate
from bot.transport.reply import Reply
from engine import actions as a
from engine.host.lobbies.lifecycle import Lobbies
from engine.state import waiting
from tests.bot.conftest import Errors
from tests.bot.showing.writing import CHANNEL, Pressed, Shown, at_the_shop
from tests.support.game import A
from tests.support.host_harness import DAY, MINUTE

pytestmark = pytest.mark.asyncio


async def test_one_message_tells_of_the_table_and_who_is_awaited_is_called(shown: Shown) -> None:
    await shown.show()
    (screen,) = shown.discord.messages.values()
    assert screen.pings == (100,)
    assert await shown.is_shown()


async def test_what_happens_during_a_pass_is_shown_by_the_next_one(shown: Shown) -> None:
    gate = shown.discord.gates["send"] = asyncio.Event()
    shown.publisher.schedule(shown.game.id)
    await asyncio.sleep(0)
    await shown.game.submit(A, a.Buy())
    await shown.game.submit(A, a.EndTurn())
    gate.set()
    await shown.publisher.flush(shown.game.id)
    assert (await shown.table()).version == 3
    assert await shown.is_shown()
    assert len(shown.discord.with_buttons()) == 1


async def test_what_happens_during_a_pass_is_told_once(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shown.show()
    read, edit = shown.harness.store.games.steps, shown.discord.edit
    presses: list[a.Action] = [a.Buy(), a.EndTurn()]
    edited: list[Screen] = []

    async def steps(*of: Any) -> Any:
        while presses:
            await shown.game.submit(A, presses.pop(0))
        return await read(*of)

    async def noted(channel_id: int, message_id: int, screen: Screen) -> Fate:
        edited.append(screen)
        return await edit(channel_id, message_id, screen)

    monkeypatch.setattr(shown.harness.store.games, "steps", steps)
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
        await shown.publisher.flush(shown.game.id)
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
    shown.publisher.schedule(shown.game.id)
    await asyncio.sleep(0)
    await shown.game.submit(A, a.Buy())
    gate.set()
    await shown.publisher.flush(shown.game.id)
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
    assert await shown.harness.store.messages.get(shown.game.id, f"bids:{auction}")


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
    second = await shown.harness.start_game(at_the_shop(), game_id="h")
    await second.submit(A, a.Decline())
    await shown.publisher.flush("h")
    assert shown.discord.asked.count("open_thread") == 1
    shown.harness.time[0] += DAY
    third = await shown.harness.start_game(at_the_shop(), game_id="i")
    await third.submit(A, a.Decline())
    await shown.publisher.flush("i")
    assert shown.discord.asked.count("open_thread") == 2


async def test_a_thread_that_was_deleted_moves_the_bidding_into_the_channel(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    shown.discord.fates["edit"] = [Fate.SHOWN, Fate.UNREACHABLE]
    await shown.press(1, a.Bid(10))
    bids = await shown.harness.store.messages.get(shown.game.id, f"bids:{auction}")
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
    notice = await shown.harness.store.messages.get(shown.game.id, role)
    assert notice.open
    assert "close_thread" not in shown.discord.asked
    shown.discord.fates.clear()
    await shown.show()
    assert await shown.is_shown()
    assert await shown.harness.store.messages.get(shown.game.id, role) is None
    assert shown.discord.asked[-2:] == ["close_thread", "delete"]
    assert notice.message_id not in shown.discord.messages


async def test_a_notice_that_cannot_be_deleted_now_is_deleted_later(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    role = f"auction:{waiting(await shown.game.state()).id}"
    notice = await shown.harness.store.messages.get(shown.game.id, role)
    await shown.press(0, a.PassBid())
    shown.discord.fates["delete"] = [Fate.LATER]
    await shown.press(1, a.PassBid())
    assert notice.message_id in shown.discord.messages
    assert not await shown.is_shown()
    await shown.show()
    assert await shown.is_shown()
    assert notice.message_id not in shown.discord.messages


async def test_messages_of_an_auction_that_is_over_are_read_no_more(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    roles = {f"auction:{auction}", f"bids:{auction}"}
    assert roles <= {
        it.role for it in await shown.harness.store.messages.of_game(shown.game.id, True)
    }
    for seat in (0, 1):
        await shown.press(seat, a.PassBid())
    left = await shown.harness.store.messages.of_game(shown.game.id, True)
    assert [it.role for it in left] == ["table"]
    kept = {it.role for it in await shown.harness.store.messages.of_game(shown.game.id)}
    assert kept & roles == {f"bids:{auction}"}, "the thread keeps the result, the channel nothing"


async def test_an_auction_ends_with_a_game_that_is_called_off(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Decline())
    auction = waiting(await shown.game.state()).id
    for user in (100, 101):
        await Lobbies(shown.harness.host).agree_to_cancel(shown.game.id, user)
    await shown.publisher.flush(shown.game.id)
    message = await shown.harness.store.messages.get(shown.game.id, f"bids:{auction}")
    (embed,) = shown.discord.messages[message.message_id].embeds
    assert embed.title == "Called off: Connecticut"
    assert "Nothing is sold" in embed.description
    assert shown.discord.with_buttons() == [await shown.face()]
    assert shown.discord.asked.count("close_thread") == 1


async def test_a_stopping_bot_leaves_the_rest_to_the_next_process(shown: Shown) -> None:
    await shown.publisher.drain()
    await shown.game.submit(A, a.Buy())
    await shown.publisher.catch_up()
    await shown.publisher.flush(shown.game.id)
    assert shown.discord.asked == []
    assert not await shown.is_shown()


async def test_at_the_start_only_what_is_unshown_is_shown(shown: Shown) -> None:
    await shown.show()
    other = await shown.harness.start_game(at_the_shop(), game_id="h")
    shown.discord.asked.clear()
    await shown.publisher.catch_up()
    await shown.publisher.flush(other.id)
    assert shown.discord.asked == ["send"]


async def test_a_game_that_is_gone_is_nobodys_trouble(shown: Shown) -> None:
    shown.publisher.schedule("nothing")
    await shown.publisher.flush("nothing")
    assert shown.timers == []
