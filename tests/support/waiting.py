"""Waiting for what has to come: the one loop that looks again, so that no test sleeps."""

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable

from tests.support.timeouts import TIMEOUT

SHORTEST, LONGEST = 0.01, 0.1
"""Seconds between two looks: a tenth of the time that has been waited, but no less and no more."""


async def wait_for(
    met: Callable[[], object], failure: str = "it never comes to it", within: float = TIMEOUT
) -> None:
    """Return as soon as a condition, or what it returns to await, is true; else fail in time."""
    begun = time.monotonic()
    while True:
        found = met()
        if await found if isawaitable(found) else found:
            return
        waited = time.monotonic() - begun
        assert waited < within, failure
        await asyncio.sleep(min(max(waited / 10, SHORTEST), LONGEST))
