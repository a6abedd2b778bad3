"""The thread of the pictures: in order, with what went wrong, and without those who left."""

import asyncio
import threading
from functools import partial

import pytest

from bot.discord.drawing_thread import DrawingThread


def test_one_picture_is_drawn_after_another_in_a_thread_of_their_own() -> None:
    thread, order = DrawingThread(), list[int]()
    names = set[str]()

    def drawing(number: int) -> int:
        names.add(threading.current_thread().name)
        order.append(number)
        return number

    async def draw() -> list[int]:
        begun = [thread.begin(partial(drawing, it)) for it in range(20)]
        return await asyncio.gather(*begun)

    assert asyncio.run(draw()) == order == list(range(20))
    assert names == {"painter"}


def test_what_cannot_be_drawn_is_told_and_stops_no_other() -> None:
    thread = DrawingThread()

    def fail() -> bytes:
        raise ValueError("no such color")

    async def draw() -> bytes:
        failed, drawn = thread.begin(fail), thread.begin(lambda: b"drawn")
        with pytest.raises(ValueError, match="no such color"):
            await failed
        return await drawn

    assert asyncio.run(draw()) == b"drawn"


def test_what_nobody_waits_for_stops_no_other() -> None:
    thread, go_on = DrawingThread(), threading.Event()

    async def leave() -> None:
        thread.begin(go_on.wait)

    async def cancel() -> bytes:
        thread.begin(bytes).cancel()
        return await thread.begin(lambda: b"drawn")

    asyncio.run(leave())  # Its loop is closed before the picture is drawn.
    go_on.set()
    assert asyncio.run(cancel()) == b"drawn"
