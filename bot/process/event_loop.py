"""The event loop that the bot runs on: uvloop's, where it is installed."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_to_end(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on an event loop of its own, as `asyncio.run` does; return its result."""
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(main)
    finally:
        main.close()  # A signal may have ended this before it began, which is no fault to log.


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # On Windows there is none; asyncio has one for each system.
        return None
    return uvloop.new_event_loop
