"""Seeds found by trying, from which the dice fall as a test wants."""

import itertools
from collections.abc import Sequence
from functools import cache

from engine.core.chance import Dice, FairChance


def seed_for(rolls: Sequence[Dice], number: int, mix: str = "") -> bytes:
    """A seed from which roll `number` and those after it fall as told."""
    return _found(tuple(rolls), number, mix)


@cache
def _found(rolls: tuple[Dice, ...], number: int, mix: str) -> bytes:
    # Many tests want the same dice, and for two rolls more than a thousand seeds are tried.
    for attempt in itertools.count():
        seed = attempt.to_bytes(32, "big")
        chance = FairChance(seed, mix)
        if all(chance.dice(number + at) == dice for at, dice in enumerate(rolls)):
            return seed
    raise AssertionError
