"""Work that keeps a processor busy for more than a moment: done on a thread beside the event loop.

One thread for all of it: more would take the interpreter from each other and from the presses.
How much of it may wait is bounded where people ask for it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
_THREAD = ThreadPoolExecutor(1, "background")


async def in_background(work: Callable[[], T]) -> T:
    """Do `work` after all that was asked for before it, and return or raise what it does."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)
