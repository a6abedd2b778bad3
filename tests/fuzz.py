"""python -m tests.fuzz: random play with every check at every decision, for SECONDS seconds.

SEED (default: the clock) gives the first game; each next game has the next seed. One JSON line
of figures at the end; a broken check ends it with the seed and the last actions.
"""

import json
import os
import sys
import time
from dataclasses import asdict
from itertools import count
from random import Random

from engine.editions.catalogue import CATALOGUE
from tests.support.random_play import RandomGame, Tally


def fuzz(seconds: float, first: int) -> Tally:
    """Games from seed `first` on, through all editions, both paces and 2 to 8 seats."""
    ends = time.monotonic() + seconds
    total = Tally()
    for seed in count(first):
        if time.monotonic() >= ends:
            return total
        rules = list(CATALOGUE.values())[seed % len(CATALOGUE)].rules
        paced = rules.played_live() if seed % 2 else rules.played_by_post()
        game = RandomGame(Random(seed), 2 + seed % 7, paced, share=1)
        try:
            game.play_out(lambda: time.monotonic() >= ends)
        except BaseException as error:
            error.add_note(f"seed {seed}; the last actions:\n" + "\n".join(game.lines))
            raise
        total.add(game.tally)
    raise AssertionError("seeds do not end")


def main() -> int:
    """Play, and print what was done."""
    seconds = float(os.environ.get("SECONDS", "60"))
    seed = int(os.environ.get("SEED", int(time.time())))
    tally = fuzz(seconds, seed)
    print(json.dumps({"seed": seed, "seconds": seconds, "broken": 0, **asdict(tally)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
