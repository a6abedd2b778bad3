"""python -m tests.fuzz: random play over every choice, with every check at every decision.

It plays for SECONDS seconds, any games with any house rules that go together; or, where EACH is
set, so many games of each game and of each house rule by itself, with checks at a few decisions;
or, where ACTIONS is set, games with any house rules until so many actions, with as few checks.
Where WATCHED is set, so many games are judged by the referee of tests/referee; where LEAVING is,
so many in which something is pending and somebody goes.
SEED (default: the clock) gives the first game; each next game has the next seed. One JSON line
of figures at the end; a broken check ends it with the choice, the seed and the last actions.
"""

import json
import os
import sys
import time
from collections import Counter
from dataclasses import asdict
from itertools import count
from random import Random

from tests.referee.leaving import play_leaving
from tests.referee.watching import watch
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


def fuzz_actions(actions: int, first: int) -> Tally:
    """Games through all choices until so many actions have been carried out in all."""
    total = Tally()
    for seed in count(first):
        if total.actions >= actions:
            return total
        total.add(play_seeded(seed, paced(any_choice(Random(seed)), seed)))
    raise AssertionError("seeds do not end")


def fuzz_each(games: int, first: int) -> Tally:
    """So many games of each choice, both paces by turns."""
    total = Tally()
    for choice in EACH:
        for seed in range(first, first + games):
            total.add(play_seeded(seed, paced(choice, seed)))
    return total


def referee(first: int, watched: int, leaving: int) -> dict[str, object]:
    """So many games of either kind with the referee watching; what they came to."""
    actions, ways = 0, Counter[str]()
    for seed in range(first, first + watched):
        actions += watch(seed).actions
    for seed in range(first, first + leaving):
        game = play_leaving(seed)
        actions += game.actions
        ways[game.way] += 1
    return {"games": watched + leaving, "actions": actions, "pending": dict(sorted(ways.items()))}


def main() -> int:
    """Play, and print what was done."""
    begun = time.monotonic()
    seed = int(os.environ.get("SEED", int(time.time())))
    watched, leaving = (int(os.environ.get(name, "0")) for name in ("WATCHED", "LEAVING"))
    if watched or leaving:
        figures = referee(seed, watched, leaving)
        seconds = round(time.monotonic() - begun, 1)
        print(json.dumps({"seed": seed, "seconds": seconds, "broken": 0, **figures}))
        return 0
    each, actions = (int(os.environ.get(name, "0")) for name in ("EACH", "ACTIONS"))
    if each:
        tally = fuzz_each(each, seed)
    elif actions:
        tally = fuzz_actions(actions, seed)
    else:
        tally = fuzz(float(os.environ.get("SECONDS", "60")), seed)
    seconds = round(time.monotonic() - begun, 1)
    print(json.dumps({"seed": seed, "seconds": seconds, "broken": 0, **asdict(tally)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
