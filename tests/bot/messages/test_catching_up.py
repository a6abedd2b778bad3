"""After a start not all games are shown at once; and what was shown is noted once, and always."""

from __future__ import annotations

from typing import cast

import pytest

from bot.contents import KINDS
from bot.discord.reply import Reply
from bot.messages.backlog import WORKERS
from bot.messages.message_sync import MessageSync
from bot.ui.screen import Screen
from engine.core import actions as a
from engine.host.snapshots import Snapshot
from engine.host.store.records import Message
from tests.support.game import A
from tests.support.in_process_discord import EDIT, NO_ACCESS, SEND, TROUBLE
from tests.support.logged_errors import LoggedErrors
from tests.support.published_game import FakeReply, PublishedGame, at_purchase
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


async def unshown_games(published: PublishedGame, count: int) -> list[str]:
    games = [
        await published.harness.start_game(at_purchase(), game_id=f"g{it}") for it in range(count)
    ]
    return [published.game.id, *(game.id for game in games)]


async def until_all_is_shown(published: PublishedGame) -> None:
    await wait_for(published.is_shown)
    await wait_for(lambda: not published.publisher.writing)


async def test_after_a_start_some_games_at_a_time_are_shown(published: PublishedGame) -> None:
    games = await unshown_games(published, 2 * WORKERS)
    held = published.discord.hold(*SEND)
    await published.publisher.catch_up()
    await wait_for(lambda: held.waiting == WORKERS)
    assert len(published.publisher.writing) == WORKERS
    held.let_go()
    await until_all_is_shown(published)
    assert published.discord.asked == ["send"] * len(games)


async def test_a_press_does_not_wait_until_the_others_are_shown(published: PublishedGame) -> None:
    games = await unshown_games(published, 2 * WORKERS)
    last = (await published.harness.store.outbox.unshown())[-1]
    held = published.discord.hold(*SEND)
    await published.publisher.catch_up()
    published.publisher.schedule(last)
    await wait_for(lambda: held.waiting == WORKERS + 1)
    assert last in published.publisher.writing
    assert len(published.publisher.writing) == WORKERS + 1
    held.let_go()
    await until_all_is_shown(published)
    assert len(published.discord.messages) == len(games)


async def test_what_a_table_has_told_is_written_with_what_is_shown(
    published: PublishedGame,
) -> None:
    await published.show()
    writes: list[str] = []
    store = published.harness.store
    for name in ("put", "drop", "save"):
        real = getattr(store.messages, name)

        async def noted(*of: object, name: str = name, real: object = real) -> None:
            writes.append(name)
            await real(*of)  # type: ignore[operator]

        setattr(store.messages, name, noted)
    await published.press(A, a.Buy())
    assert writes == ["save"]
    assert (await published.table()).version == 2


async def test_games_that_cannot_be_read_hold_up_no_others(
    published: PublishedGame, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    games = await unshown_games(published, 2 * WORKERS)
    broken = set((await published.harness.store.outbox.unshown())[:WORKERS])
    snapshot = published.harness.host.snapshot

    async def read(game_id: str) -> Snapshot:
        if game_id in broken:
            raise ValueError("no state of ours")
        return await snapshot(game_id)

    monkeypatch.setattr(published.harness.host, "snapshot", read)
    await published.publisher.catch_up()
    await published.publisher.catch_up()
    assert len(published.publisher.writing) == WORKERS
    await wait_for(lambda: not published.publisher.writing)
    assert len(published.discord.messages) == len(games) - WORKERS
    assert len(published.timers) == 2 * WORKERS  # Each was asked for twice.
    errors.records.clear()


REFUSED, BLOCKED = (400, 50035), (400, 200000)
A_BUG = (0, 0)


@pytest.mark.parametrize("send", [NO_ACCESS, TROUBLE, REFUSED, BLOCKED, A_BUG], ids=str)
async def test_where_only_answers_arrive_the_answer_goes_on_with_the_game(
    published: PublishedGame, errors: LoggedErrors, send: tuple[int, int]
) -> None:
    await published.show()
    await published.press(A, a.Buy())
    pressed = FakeReply((await published.table()).message_id)
    bug = RuntimeError("a bug") if send == A_BUG else None
    published.discord.fail(*SEND, *send, times=None, error=bug)
    published.discord.forget_requests()
    with published.publisher.answer_with(published.game.id, cast(Reply, pressed)):
        await published.press(A, a.EndTurn())
    first, last = pressed.screens[0], pressed.screens[-1]
    assert isinstance(first, Screen)
    assert isinstance(last, Screen)
    assert (first.rows, last.rows != ()) == ((), True)
    assert "edit" not in published.discord.asked
    errors.records.clear()


async def test_a_private_answer_to_a_press_on_the_table_stays_what_it_is(
    published: PublishedGame,
) -> None:
    await published.show()
    pressed = FakeReply((await published.table()).message_id)
    pressed.answered = True
    published.discord.fail(*EDIT, *NO_ACCESS, times=None)
    with published.publisher.answer_with(published.game.id, cast(Reply, pressed)):
        await published.press(A, a.Buy())
    assert pressed.screens == []


async def test_a_press_that_cannot_be_answered_holds_up_no_table(published: PublishedGame) -> None:
    await published.show()
    await published.press(A, a.Buy())
    pressed = FakeReply((await published.table()).message_id, works=False)
    published.discord.forget_requests()
    with published.publisher.answer_with(published.game.id, cast(Reply, pressed)):
        await published.press(A, a.EndTurn())
    assert published.discord.asked == ["send", "delete"]
    assert len(published.discord.with_buttons) == 1


async def test_of_two_presses_the_one_that_can_brings_the_screen(published: PublishedGame) -> None:
    await published.show()
    table = (await published.table()).message_id
    late, good = FakeReply(table, works=False), FakeReply(table)
    published.discord.forget_requests()
    with (
        published.publisher.answer_with(published.game.id, cast(Reply, late)),
        published.publisher.answer_with(published.game.id, cast(Reply, good)),
    ):
        await published.press(A, a.Buy())
    assert (len(late.screens), len(good.screens), published.discord.asked) == (1, 1, [])
    assert await published.is_shown()


async def test_what_was_shown_is_noted_though_something_else_fails(
    published: PublishedGame, errors: LoggedErrors
) -> None:
    async def fail(sync: MessageSync) -> None:
        raise RuntimeError("a bug")

    await published.show()
    published.publisher.kinds = (*KINDS, fail)
    await published.press(A, a.Buy())
    published.publisher.kinds = KINDS
    errors.take()
    assert (await published.table()).version == 2


async def test_what_the_disk_did_not_take_is_shown_and_noted_by_the_next_pass(
    published: PublishedGame, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    async def fail(message: Message) -> None:
        raise OSError("the disk is full")

    await published.show()
    with monkeypatch.context() as patched:
        patched.setattr(published.harness.store.messages, "save", fail)
        await published.press(A, a.Buy())
    errors.take()
    assert (await published.table()).version == 1
    await published.show()
    assert (await published.table()).version == 2
    assert await published.is_shown()
    assert published.discord.asked == ["send", "edit", "edit"]
