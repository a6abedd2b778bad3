"""python -m tests.fuzz: random play over every choice, with every check at every decision.

It plays for SECONDS seconds, any games with any house rules that go together; or, where EACH is
set, so many games of each game and of each house rule by itself, with checks at a few decisions.
SEED (default: the clock) gives the first game; each next game has the next seed. One JSON line
of figures at the end; a broken check ends it with the choice, the seed and the last actions.
"""

import json
import os
import sys
import time
from dataclasses import asdict
from itertools import count
from random import Random

from tests.support.choices import EACH, any_choice, paced
from tests.support.random_play import Tally, play_seeded


def fuzz(seconds: float, first: int) -> Tally:
    """Games from seed `first` on, through all choices, both paces and all numbers of seats."""
    ends = time.monotonic() + seconds
    total = Tally()
    for seed in count(first):
        if time.monotonic() >= ends:
            return total
        rules = paced(any_choice(Random(seed)), seed)
        total.add(play_seeded(seed, rules, 1, lambda: time.monotonic() >= ends))
    raise AssertionError("seeds do not end")


def fuzz_each(games: int, first: int) -> Tally:
    """So many games of each choice, both paces by turns."""
    total = Tally()
    for choice in EACH:
        for seed in range(first, first + games):
            total.add(play_seeded(seed, paced(choice, seed)))
    return total


def main() -> int:
    """Play, and print what was done."""
    begun = time.monotonic()
    seed = int(os.environ.get("SEED", int(time.time())))
    each = int(os.environ.get("EACH", "0"))
    tally = fuzz_each(each, seed) if each else fuzz(float(os.environ.get("SECONDS", "60")), seed)
    seconds = round(time.monotonic() - begun, 1)
    print(json.dumps({"seed": seed, "seconds": seconds, "broken": 0, **asdict(tally)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
