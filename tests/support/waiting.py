"""Waiting for what has to come: the one loop that looks again, so that no test sleeps."""

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable

from tests.support.timeouts import TIMEOUT

INTERVAL = 0.01
"""Seconds between two looks."""


async def wait_for(
    met: Callable[[], object], failure: str = "it never comes to it", within: float = TIMEOUT
) -> None:
    """Return as soon as a condition, or what it returns to await, is true; else fail in time."""
    ends = time.monotonic() + within
    while True:
        found = met()
        if await found if isawaitable(found) else found:
            return
        assert time.monotonic() < ends, failure
        await asyncio.sleep(INTERVAL)
