"""Whatever is falsified in the record of a game, the referee objects."""

from collections import Counter, defaultdict
from random import Random

import pytest

from engine.core.events import (
    GameStarted,
    StarterRolled,
)
from tests.referee.falsifying import Step, falsehoods, is_noticed, record
from tests.referee.hearing import NOTES, hear
from tests.referee.judge import Referee

UNKNOWN = (GameStarted, StarterRolled, *NOTES)
"""What no bookkeeper can know, or only says what waits."""
LONGEST = 120
EACH = 2
"""Events of each kind that are falsified in a game."""


def chosen(steps: list[Step], random: Random) -> dict[int, list[int]]:
    """A few events of every kind: their places by the step they are in."""
    places = defaultdict(list)
    for at, (_, _, events) in enumerate(steps):
        for place, event in enumerate(events):
            if not isinstance(event, UNKNOWN):
                places[type(event)].append((at, place))
    found = defaultdict(list)
    for some in places.values():
        for at, place in random.sample(some, min(EACH, len(some))):
            found[at].append(place)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_nothing_false_goes_unnoticed(seed: int) -> None:
    steps = record(seed, LONGEST)
    places = chosen(steps, Random(seed))
    referee, tried, missed = Referee("a record"), Counter[str](), []
    for at, (seat, said, events) in enumerate(steps):
        for place in places.get(at, ()):
            for how, others in falsehoods(events[place]):
                false = (seat, said, (*events[:place], *others, *events[place + 1 :]))
                tried[type(events[place]).__name__] += 1
                if not is_noticed(referee.copy(), [false, *steps[at + 1 :]]):
                    missed.append((at, said, events[place], how))
        hear(referee, seat, said, events)
    assert missed == []
    assert sum(tried.values()) > 100
    assert len(tried) > 12
