"""Work that keeps a processor busy for more than a moment: done on a thread beside the event loop.

One thread for all of it: more would take the interpreter from each other and from the presses.
Whoever lets people ask for such work bounds how much of it waits.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
_THREAD = ThreadPoolExecutor(1, "background")


async def in_background(work: Callable[[], T]) -> T:
    """What `work` returns or raises, once all that was asked for before it is done."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)
