"""The syncs of a game: what one shows, what is repeated, and what is left to the next process."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.contents import KINDS
from bot.discord.reply import Reply
from bot.messages.message_sync import MessageSync
from engine.core import actions as a
from engine.core.state import waiting
from engine.host.people.cancellation import agree_to_cancel
from tests.support.answer_labels import END_TURN
from tests.support.game import A
from tests.support.host_harness import DAY, MINUTE
from tests.support.in_process_discord import DELETE, EDIT, NO_ACCESS, OPEN_THREAD, SEND, TROUBLE
from tests.support.logged_errors import LoggedErrors
from tests.support.published_game import CHANNEL, FakeReply, PublishedGame, at_purchase
from tests.support.simulated_messages import buttons, labels, said
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


async def test_one_message_tells_of_the_table_and_who_is_awaited_is_called(
    published: PublishedGame,
) -> None:
    await published.show()
    assert len(published.discord.all_messages) == 1
    assert published.discord.newest_pings == (100,)
    assert await published.is_shown()


async def test_what_happens_during_a_pass_is_shown_by_the_next_one(
    published: PublishedGame,
) -> None:
    held = published.discord.hold(*SEND)
    published.publisher.schedule(published.game.id)
    await wait_for(lambda: held.waiting)
    await published.game.submit(A, a.Buy())
    await published.game.submit(A, a.EndTurn())
    held.let_go()
    await published.publisher.flush(published.game.id)
    assert (await published.table()).version == 3
    assert await published.is_shown()
    assert len(published.discord.with_buttons) == 1


async def test_what_happens_during_a_pass_is_told_once(
    published: PublishedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    await published.show()
    read = published.harness.store.games.steps
    presses: list[a.Action] = [a.Buy(), a.EndTurn()]

    async def steps(*of: Any) -> Any:
        while presses:
            await published.game.submit(A, presses.pop(0))
        return await read(*of)

    monkeypatch.setattr(published.harness.store.games, "steps", steps)
    await published.show()
    assert "bought" in said(await published.table_shown())
    assert published.discord.asked[-2:] == ["send", "delete"]


async def test_an_edit_is_the_answer_to_the_press_on_the_message(published: PublishedGame) -> None:
    await published.show()
    pressed = FakeReply((await published.table()).message_id)
    with published.publisher.answer_with(published.game.id, cast(Reply, pressed)):
        await published.press(A, a.Buy())
    assert len(pressed.screens) == 1
    assert "edit" not in published.discord.asked


async def test_of_two_presses_on_one_message_one_is_answered_by_its_edit(
    published: PublishedGame,
) -> None:
    await published.show()
    message = (await published.table()).message_id
    one, other = FakeReply(message), FakeReply(message)
    game = published.game.id
    with (
        published.publisher.answer_with(game, cast(Reply, one)),
        published.publisher.answer_with(game, cast(Reply, other)),
    ):
        await published.press(A, a.Buy())
    assert [one.answered, other.answered] == [True, False]


async def test_where_the_answer_does_not_arrive_the_message_is_edited(
    published: PublishedGame,
) -> None:
    await published.show()
    pressed = FakeReply((await published.table()).message_id, works=False)
    with published.publisher.answer_with(published.game.id, cast(Reply, pressed)):
        await published.press(A, a.Buy())
    assert published.discord.asked.count("edit") == 1
    assert END_TURN in labels(await published.table_shown())


async def test_a_message_that_is_gone_is_posted_anew(published: PublishedGame) -> None:
    await published.show()
    published.discord.delete(*published.discord.messages)
    await published.press(A, a.Buy())
    assert len(published.discord.with_buttons) == 1
    assert await published.is_shown()


@pytest.mark.parametrize("trouble", [None, RuntimeError("no"), OSError("reset")], ids=repr)
async def test_what_discord_does_not_take_is_tried_again(
    published: PublishedGame, trouble: Exception | None, errors: LoggedErrors
) -> None:
    published.discord.fail(*SEND, *TROUBLE, times=3, error=trouble)
    waits = []
    await published.show()
    while not await published.is_shown():
        wait, work = published.timers[-1]
        waits.append(wait)
        if isinstance(trouble, RuntimeError):
            assert "tries again" in errors.take()
        work(published.game.id)
        await published.publisher.flush(published.game.id)
    assert waits == [5.0, 10.0, 20.0]
    assert len(published.discord.messages) == 1
    published.discord.fail(*EDIT, *TROUBLE)
    await published.press(A, a.Buy())
    assert published.timers[-1][0] == 5.0, "the waits begin anew"


async def test_however_long_it_takes_it_is_tried_every_hour(published: PublishedGame) -> None:
    published.discord.fail(*SEND, *TROUBLE, times=20)
    for _ in range(20):
        await published.show()
    assert max(wait for wait, _ in published.timers) == 60 * MINUTE


async def test_what_happens_during_a_pass_that_fails_is_not_forgotten(
    published: PublishedGame, errors: LoggedErrors
) -> None:
    held = published.discord.hold(*SEND, RuntimeError("no"))
    published.publisher.schedule(published.game.id)
    await wait_for(lambda: held.waiting)
    await published.game.submit(A, a.Buy())
    held.let_go()
    await published.publisher.flush(published.game.id)
    assert "tries again" in errors.take()
    assert (await published.table()).version == 2
    assert await published.is_shown()


async def test_a_channel_that_is_gone_is_not_tried_by_itself(published: PublishedGame) -> None:
    published.discord.fail(*SEND, *NO_ACCESS, times=None)
    await published.show()
    assert published.timers == []
    assert published.discord.messages == []
    published.discord.stop_failing()
    await published.press(A, a.Buy())
    assert len(published.discord.messages) == 1


async def test_where_nothing_can_be_posted_the_old_message_tells_and_calls_come_later(
    published: PublishedGame,
) -> None:
    await published.show()
    await published.press(A, a.Buy())
    published.discord.fail(*SEND, *NO_ACCESS, times=None)
    await published.press(A, a.EndTurn())
    (shown,) = published.discord.messages
    decision = waiting(await published.game.state()).id
    assert f":{decision}:" in str(buttons(shown))
    published.discord.stop_failing()
    await published.show()
    assert published.discord.newest_pings == (101,)
    assert published.discord.with_buttons == [await published.table_shown()]


async def test_buttons_that_cannot_be_taken_now_are_taken_later(published: PublishedGame) -> None:
    await published.show()
    await published.press(A, a.Buy())
    published.discord.fail(*DELETE, *TROUBLE)
    await published.press(A, a.EndTurn())
    assert len(published.discord.with_buttons) == 2
    assert not await published.is_shown()
    await published.show()
    assert published.discord.with_buttons == [await published.table_shown()]
    assert await published.is_shown()


async def test_an_auction_whose_thread_cannot_be_opened_now_is_opened_later(
    published: PublishedGame,
) -> None:
    await published.show()
    published.discord.fail(*OPEN_THREAD, *TROUBLE)
    await published.press(A, a.Decline())
    assert not await published.is_shown()
    await published.show()
    assert await published.is_shown()
    auction = waiting(await published.game.state()).id
    assert await published.harness.store.messages.get(published.game.id, f"bids:{auction}")


async def test_a_notice_that_was_deleted_before_its_thread_is_posted_again(
    published: PublishedGame,
) -> None:
    await published.show()
    published.discord.fail(*OPEN_THREAD, 404, 10008)
    await published.press(A, a.Decline())
    assert not await published.is_shown()
    await published.show()
    assert published.discord.asked.count("open_thread") == 2
    assert await published.is_shown()


async def test_a_denied_thread_is_asked_for_again_after_a_day(published: PublishedGame) -> None:
    await published.show()
    published.discord.deny_permissions(create_public_threads=True)
    await published.press(A, a.Decline())
    for seat in (0, 1):
        await published.press(seat, a.PassBid())
    assert await published.is_shown()
    second = await published.harness.start_game(at_purchase(), game_id="h")
    await second.submit(A, a.Decline())
    await published.publisher.flush("h")
    assert published.discord.asked.count("open_thread") == 1
    published.harness.time[0] += DAY
    third = await published.harness.start_game(at_purchase(), game_id="i")
    await third.submit(A, a.Decline())
    await published.publisher.flush("i")
    assert published.discord.asked.count("open_thread") == 2


async def test_a_thread_that_was_deleted_moves_the_bidding_into_the_channel(
    published: PublishedGame,
) -> None:
    await published.show()
    await published.press(A, a.Decline())
    auction = waiting(await published.game.state()).id
    (thread,) = published.discord.threads
    published.discord.hub.world.remove_channel(thread.id)
    await published.press(1, a.Bid(10))
    bids = await published.harness.store.messages.get(published.game.id, f"bids:{auction}")
    assert bids is not None
    assert bids.channel_id == CHANNEL
    assert published.discord.has_message(CHANNEL, bids.message_id)


async def test_a_result_that_cannot_be_shown_now_is_shown_later(published: PublishedGame) -> None:
    await published.show()
    await published.press(A, a.Decline())
    auction = waiting(await published.game.state()).id
    await published.press(0, a.PassBid())
    published.discord.fail(*EDIT, *TROUBLE, times=None)
    await published.press(1, a.PassBid())
    role = f"auction:{auction}"
    notice = await published.harness.store.messages.get(published.game.id, role)
    assert notice.open
    assert "close_thread" not in published.discord.asked
    published.discord.stop_failing()
    await published.show()
    assert await published.is_shown()
    assert await published.harness.store.messages.get(published.game.id, role) is None
    assert published.discord.asked[-2:] == ["close_thread", "delete"]
    assert not published.discord.has_message(CHANNEL, notice.message_id)


async def test_a_thread_that_cannot_be_archived_now_is_archived_later(
    published: PublishedGame,
) -> None:
    await published.show()
    await published.press(A, a.Decline())
    (thread,) = published.discord.threads
    await published.press(0, a.PassBid())
    published.discord.fail("PATCH", f"/channels/{thread.id}", *TROUBLE)
    await published.press(1, a.PassBid())
    assert not await published.is_shown()
    await published.show()
    assert await published.is_shown()
    assert thread.body["thread_metadata"]["archived"]


async def test_a_thread_in_which_nothing_can_be_written_is_archived(
    published: PublishedGame,
) -> None:
    await published.show()
    published.discord.deny_permissions(send_messages_in_threads=True)
    await published.press(A, a.Decline())
    (thread,) = published.discord.threads
    assert thread.body["thread_metadata"]["archived"]
    auction = waiting(await published.game.state()).id
    bids = await published.harness.store.messages.get(published.game.id, f"bids:{auction}")
    assert bids is not None
    assert bids.channel_id == CHANNEL


async def test_a_notice_that_cannot_be_deleted_now_is_deleted_later(
    published: PublishedGame,
) -> None:
    await published.show()
    await published.press(A, a.Decline())
    role = f"auction:{waiting(await published.game.state()).id}"
    notice = await published.harness.store.messages.get(published.game.id, role)
    await published.press(0, a.PassBid())
    published.discord.fail(*DELETE, *TROUBLE, times=2)  # Of the old game message first.
    await published.press(1, a.PassBid())
    assert published.discord.has_message(CHANNEL, notice.message_id)
    assert not await published.is_shown()
    await published.show()
    assert await published.is_shown()
    assert not published.discord.has_message(CHANNEL, notice.message_id)


async def test_messages_of_an_auction_that_is_over_are_read_no_more(
    published: PublishedGame,
) -> None:
    await published.show()
    await published.press(A, a.Decline())
    auction = waiting(await published.game.state()).id
    roles = {f"auction:{auction}", f"bids:{auction}"}
    assert roles <= {
        it.role for it in await published.harness.store.messages.of_game(published.game.id, True)
    }
    for seat in (0, 1):
        await published.press(seat, a.PassBid())
    left = await published.harness.store.messages.of_game(published.game.id, True)
    assert [it.role for it in left] == ["table"]
    kept = {it.role for it in await published.harness.store.messages.of_game(published.game.id)}
    assert kept & roles == {f"bids:{auction}"}, "the thread keeps the result, the channel nothing"


async def test_an_auction_ends_with_a_game_that_is_called_off(published: PublishedGame) -> None:
    await published.show()
    await published.press(A, a.Decline())
    auction = waiting(await published.game.state()).id
    for user in (100, 101):
        await agree_to_cancel(published.harness.host, published.game.id, user)
    await published.publisher.flush(published.game.id)
    message = await published.harness.store.messages.get(published.game.id, f"bids:{auction}")
    (embed,) = published.discord.message(message.message_id).embeds
    assert embed.title == "Auction called off: Connecticut"
    assert "Nothing was sold" in embed.description
    assert published.discord.with_buttons == [await published.table_shown()]
    assert published.discord.asked.count("close_thread") == 1


async def test_a_stopping_bot_leaves_the_rest_to_the_next_process(published: PublishedGame) -> None:
    await published.publisher.drain()
    await published.game.submit(A, a.Buy())
    await published.publisher.catch_up()
    await published.publisher.flush(published.game.id)
    assert published.discord.asked == []
    assert not await published.is_shown()


async def test_at_the_start_only_what_is_unshown_is_shown(published: PublishedGame) -> None:
    await published.show()
    other = await published.harness.start_game(at_purchase(), game_id="h")
    published.discord.forget_requests()
    await published.publisher.catch_up()
    await published.publisher.flush(other.id)
    assert published.discord.asked == ["send"]


async def test_a_game_that_is_gone_is_nobodys_trouble(published: PublishedGame) -> None:
    published.publisher.schedule("nothing")
    await published.publisher.flush("nothing")
    assert published.timers == []


async def test_a_sync_asks_once_for_another_and_can_ask_again(
    published: PublishedGame,
) -> None:
    async def ask(sync: MessageSync) -> tuple[()]:
        sync.revisit(20.0)
        sync.revisit(10.0)
        return ()

    published.publisher.kinds = (*KINDS, ask)
    await published.show()
    await published.show()
    ((wait, work),) = published.timers
    assert wait == 10.0
    work(published.game.id)
    await published.publisher.flush(published.game.id)
    assert [wait for wait, _ in published.timers] == [10.0, 10.0]


async def test_a_sync_that_was_to_come_comes_after_a_restart(
    published: PublishedGame,
) -> None:
    syncs = list[float]()

    async def ask(sync: MessageSync) -> tuple[()]:
        syncs.append(sync.now)
        sync.revisit(20.0)
        return ()

    async def restart() -> PublishedGame:
        after = PublishedGame(published.harness, published.game)
        after.publisher.kinds = (ask,)
        await after.publisher.catch_up()
        await after.publisher.flush(after.game.id)
        await after.close()
        return after

    published.publisher.kinds = (*KINDS, ask)
    await published.show()
    assert await published.is_shown()
    published.harness.time[0] += 5.0
    assert [wait for wait, _ in (await restart()).timers] == [15.0]
    assert len(syncs) == 1, "it is not time yet"
    published.harness.time[0] += 15.0
    assert [wait for wait, _ in (await restart()).timers] == [20.0]
    assert len(syncs) == 2
