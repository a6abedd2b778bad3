"""Garbage collection that does not stop the bot: what has lived through one is not searched again.

The states of a thousand games are a million objects. They know no cycles, so that counting
references frees them; to search them all for cycles takes a second, in which nobody is answered.
"""

import gc
from collections.abc import Mapping

OFTEN = 300
"""New objects, less those that are gone, after which the youngest are searched.

Each press leaves some that discord.py has tied to each other. The more of them wait, the longer a
search stops all others: 10 ms for 10,000.
"""
OLDEST = 2


def spare_what_stays() -> None:
    """From now on a full search looks only at what is newer than the last one."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OFTEN, *gc.get_threshold()[1:])
    if _freeze not in gc.callbacks:
        gc.callbacks.append(_freeze)


def _freeze(phase: str, found: Mapping[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
