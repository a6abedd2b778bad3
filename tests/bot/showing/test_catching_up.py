"""After a start not all games are shown at once; and what was shown is noted once, and always."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from bot.screen import Screen
from bot.showing.message_sync import MessageSync
from bot.showing.publisher import WORKERS
from bot.transport.messages import Fate
from bot.transport.reply import Reply
from engine import actions as a
from engine.host.snapshots import Snapshot
from engine.host.store.records import Message
from tests.bot.conftest import Errors
from tests.bot.showing.writing import Pressed, Shown, at_the_shop
from tests.support.game import A

pytestmark = pytest.mark.asyncio


async def unshown_games(shown: Shown, count: int) -> list[str]:
    games = [await shown.harness.start_game(at_the_shop(), game_id=f"g{it}") for it in range(count)]
    return [shown.game.id, *(game.id for game in games)]


async def until_all_is_shown(shown: Shown) -> None:
    for worker in [*shown.publisher._workers]:
        await asyncio.wait_for(worker, 20)
    assert await shown.is_shown()


async def test_after_a_start_some_games_at_a_time_are_shown(shown: Shown) -> None:
    games = await unshown_games(shown, 2 * WORKERS)
    gate = shown.discord.gates["send"] = asyncio.Event()
    await shown.publisher.catch_up()
    await asyncio.sleep(0.2)
    assert len(shown.publisher._writers) == WORKERS
    gate.set()
    await until_all_is_shown(shown)
    assert shown.discord.asked == ["send"] * len(games)


async def test_a_press_does_not_wait_until_the_others_are_shown(shown: Shown) -> None:
    games = await unshown_games(shown, 2 * WORKERS)
    last = (await shown.harness.store.outbox.unshown())[-1]
    gate = shown.discord.gates["send"] = asyncio.Event()
    await shown.publisher.catch_up()
    shown.publisher.schedule(last)
    await asyncio.sleep(0.2)
    assert last in shown.publisher._writers
    assert len(shown.publisher._writers) == WORKERS + 1
    gate.set()
    await until_all_is_shown(shown)
    assert len(shown.discord.messages) == len(games)


async def test_what_a_table_has_told_is_written_with_what_is_shown(shown: Shown) -> None:
    await shown.show()
    writes: list[str] = []
    store = shown.harness.store
    parts = ((store.messages, "put"), (store.messages, "drop"), (store.outbox, "mark_shown"))
    for part, name in parts:
        real = getattr(part, name)

        async def noted(*of: object, name: str = name, real: object = real) -> None:
            writes.append(name)
            await real(*of)  # type: ignore[operator]

        setattr(part, name, noted)
    await shown.press(A, a.Buy())
    assert sorted(writes) == ["mark_shown", "mark_shown", "put"]
    assert (await shown.table()).version == 2


async def test_games_that_cannot_be_read_hold_up_no_others(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, errors: Errors
) -> None:
    games = await unshown_games(shown, 2 * WORKERS)
    broken = set((await shown.harness.store.outbox.unshown())[:WORKERS])
    look = shown.harness.host.look

    async def read(game_id: str) -> Snapshot:
        if game_id in broken:
            raise ValueError("no state of ours")
        return await look(game_id)

    monkeypatch.setattr(shown.harness.host, "look", read)
    await shown.publisher.catch_up()
    await shown.publisher.catch_up()
    assert len(shown.publisher._workers) == WORKERS
    for worker in [*shown.publisher._workers]:
        await asyncio.wait_for(worker, 20)
    assert len(shown.discord.messages) == len(games) - WORKERS
    assert len(shown.timers) == 2 * WORKERS  # Each was asked for twice.
    errors.records.clear()


@pytest.mark.parametrize(
    "send",
    [Fate.UNREACHABLE, Fate.LATER, Fate.REFUSED, Fate.BLOCKED, RuntimeError("a bug")],
    ids=str,
)
@pytest.mark.parametrize(
    "edit", [Fate.UNREACHABLE, Fate.LATER, Fate.WORN, Fate.REFUSED, Fate.BLOCKED], ids=str
)
async def test_where_only_answers_arrive_the_answer_goes_on_with_the_game(
    shown: Shown, errors: Errors, send: Fate | Exception, edit: Fate
) -> None:
    await shown.show()
    await shown.press(A, a.Buy())
    pressed = Pressed((await shown.table()).message_id)
    shown.discord.fates = {"send": [send] * 9, "edit": [edit] * 9}
    shown.discord.asked.clear()
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.press(A, a.EndTurn())
    first, last = pressed.shown[0], pressed.shown[-1]
    assert isinstance(first, Screen)
    assert isinstance(last, Screen)
    assert (first.rows, last.rows != ()) == ((), True)
    assert "edit" not in shown.discord.asked
    errors.records.clear()


async def test_a_private_answer_to_a_press_on_the_table_stays_what_it_is(shown: Shown) -> None:
    await shown.show()
    pressed = Pressed((await shown.table()).message_id)
    pressed.answered = True
    shown.discord.fates = {"edit": [Fate.UNREACHABLE] * 9}
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.press(A, a.Buy())
    assert pressed.shown == []


async def test_a_press_that_cannot_be_answered_holds_up_no_table(shown: Shown) -> None:
    await shown.show()
    await shown.press(A, a.Buy())
    pressed = Pressed((await shown.table()).message_id, works=False)
    shown.discord.asked.clear()
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.press(A, a.EndTurn())
    assert shown.discord.asked == ["send", "edit"]
    assert len(shown.discord.with_buttons()) == 1


async def test_of_two_presses_the_one_that_can_brings_the_face(shown: Shown) -> None:
    await shown.show()
    table = (await shown.table()).message_id
    late, good = Pressed(table, works=False), Pressed(table)
    shown.discord.asked.clear()
    with (
        shown.publisher.answering(shown.game.id, cast(Reply, late)),
        shown.publisher.answering(shown.game.id, cast(Reply, good)),
    ):
        await shown.press(A, a.Buy())
    assert (len(late.shown), len(good.shown), shown.discord.asked) == (1, 1, [])
    assert await shown.is_shown()


async def test_what_was_shown_is_noted_though_something_else_fails(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, errors: Errors
) -> None:
    async def fail(sync: MessageSync) -> None:
        raise RuntimeError("a bug")

    await shown.show()
    with monkeypatch.context() as patched:
        patched.setattr("bot.showing.publisher.show_trades", fail)
        await shown.press(A, a.Buy())
    errors.take()
    assert (await shown.table()).version == 2


async def test_what_the_disk_did_not_take_is_shown_and_noted_by_the_next_pass(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, errors: Errors
) -> None:
    async def fail(message: Message) -> None:
        raise OSError("the disk is full")

    await shown.show()
    with monkeypatch.context() as patched:
        patched.setattr(shown.harness.store.messages, "put", fail)
        await shown.press(A, a.Buy())
    errors.take()
    assert (await shown.table()).version == 1
    await shown.show()
    assert (await shown.table()).version == 2
    assert await shown.is_shown()
    assert shown.discord.asked == ["send", "edit", "edit"]
