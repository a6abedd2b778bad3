"""The thread in which pictures are drawn, one after another, while the event loop goes on."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
_Work = tuple[Callable[[], Any], asyncio.Future[Any]]


class DrawingThread:
    """A thread that is started for its first work; it ends with the process.

    The executors of the standard library have futures and locks of their own, which take ten times
    as long as to hand over the work.
    """

    def __init__(self) -> None:
        self._work: SimpleQueue[_Work] = SimpleQueue()
        self._thread: Thread | None = None

    def begin(self, draw: Callable[[], T]) -> asyncio.Future[T]:
        """Have something drawn after all that was begun before it."""
        drawn = asyncio.get_running_loop().create_future()
        # In a process that was forked no thread is alive.
        if self._thread is None or not self._thread.is_alive():
            self._work = SimpleQueue()
            self._thread = Thread(None, _draw_all, "painter", (self._work,), daemon=True)
            self._thread.start()
        self._work.put((draw, drawn))
        return drawn


def _draw_all(work: SimpleQueue[_Work]) -> None:
    while True:
        _draw(*work.get())


def _draw(draw: Callable[[], Any], drawn: asyncio.Future[Any]) -> None:
    result, raised = None, None
    try:
        result = draw()
    except Exception as error:
        raised = error
    # Nobody waits for it any more where the loop is closed.
    with suppress(RuntimeError):
        drawn.get_loop().call_soon_threadsafe(_end, drawn, result, raised)


def _end(drawn: asyncio.Future[Any], result: Any, raised: Exception | None) -> None:
    if drawn.done():
        return  # It was cancelled.
    if raised is None:
        drawn.set_result(result)
    else:
        drawn.set_exception(raised)
