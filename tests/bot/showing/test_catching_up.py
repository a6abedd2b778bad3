"""What comes first: the answer to a press, and after a start not all games at once."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from bot.publisher import AT_ONCE
from bot.reply import Reply
from bot.screen import Screen
from engine import actions as a
from tests.bot.showing.writing import Pressed, Shown, at_the_shop
from tests.support.game import A

pytestmark = pytest.mark.asyncio


async def unshown_games(shown: Shown, count: int) -> list[str]:
    games = [await shown.hosted.game(at_the_shop(), game_id=f"g{it}") for it in range(count)]
    return [shown.game.id, *(game.id for game in games)]


async def until_all_is_shown(shown: Shown) -> None:
    for hand in [*shown.publisher._hands]:
        await asyncio.wait_for(hand, 20)
    assert await shown.is_shown()


async def test_after_a_start_some_games_at_a_time_are_shown(shown: Shown) -> None:
    games = await unshown_games(shown, 2 * AT_ONCE)
    gate = shown.discord.gates["send"] = asyncio.Event()
    await shown.publisher.catch_up()
    await asyncio.sleep(0.2)
    assert len(shown.publisher._writers) == AT_ONCE
    gate.set()
    await until_all_is_shown(shown)
    assert shown.discord.asked == ["send"] * len(games)


async def test_a_press_does_not_wait_until_the_others_are_shown(shown: Shown) -> None:
    games = await unshown_games(shown, 2 * AT_ONCE)
    last = (await shown.hosted.store.unshown())[-1]
    gate = shown.discord.gates["send"] = asyncio.Event()
    await shown.publisher.catch_up()
    shown.publisher.told(last)
    await asyncio.sleep(0.2)
    assert last in shown.publisher._writers
    assert len(shown.publisher._writers) == AT_ONCE + 1
    gate.set()
    await until_all_is_shown(shown)
    assert len(shown.discord.messages) == len(games)


async def test_whoever_pressed_is_answered_before_the_next_one_is_called(shown: Shown) -> None:
    await shown.show()
    pressed = Pressed((await shown.table()).message_id)
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.press(A, a.Buy())
    pressed = Pressed((await shown.table()).message_id)
    gate = shown.discord.gates["send"] = asyncio.Event()
    with shown.publisher.answering(shown.game.id, cast(Reply, pressed)):
        await shown.game.press(A, a.EndTurn())
        await asyncio.sleep(0.2)
        (past,) = pressed.shown
        assert isinstance(past, Screen)
        assert past.rows == ()
        gate.set()
        await shown.publisher.shown(shown.game.id)
    assert shown.discord.asked == ["send", "send"]
    assert len(pressed.shown) == 1


async def test_what_a_table_has_told_is_written_with_what_is_shown(shown: Shown) -> None:
    await shown.show()
    writes: list[str] = []
    store = shown.hosted.store
    for name in ("put_message", "shown", "drop_message"):
        real = getattr(store, name)

        async def noted(*of: object, name: str = name, real: object = real) -> None:
            writes.append(name)
            await real(*of)  # type: ignore[operator]

        setattr(store, name, noted)
    await shown.press(A, a.Buy())
    assert writes == ["put_message", "shown", "shown"]
    assert (await shown.table()).version == (await shown.hosted.store.load(shown.game.id)).version  # type: ignore[union-attr]
