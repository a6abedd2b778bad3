"""Garbage collection that does not stop the bot: objects that survived a search are left alone.

The states of a thousand games are a million objects. They have no cycles, so counting references
frees them; a search of all of them for cycles takes a second, in which nobody is answered.
"""

import asyncio
import gc
from collections.abc import Mapping

THRESHOLD = 500
"""New objects, less those that are gone, after which the new ones are searched.

A search stops all others. It follows every reference, and what was not touched for a second is slow
to read: 3 ms for so many, 10 for four times as many, 160 for all of ten minutes.
"""
A_DAY = 24 * 3600.0


def freeze_survivors() -> None:
    """Let every search from now on look only at objects that are newer than the last search."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD)
    if _freeze not in gc.callbacks:
        gc.callbacks.append(_freeze)


def _freeze(phase: str, found: Mapping[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


async def collect_daily(every: float = A_DAY) -> None:
    """Search all objects for ever, at an interval in seconds, for cycles that early searches
    missed.

    One search takes 0.1 s for 400,000 objects.
    """
    while True:
        await asyncio.sleep(every)
        gc.unfreeze()
        gc.collect()
