"""Which seeds one run of the tests plays by: a sixtieth of them, the next sixtieth each day."""

import os
from datetime import UTC, datetime

VARIABLE = "SEEDS"
PARTS = 60
EVERY = "all"


def part() -> str:
    """The part of this run, "0" to "59" or "all": as SEEDS says, or else as the date gives it."""
    chosen = os.environ.get(VARIABLE) or str(datetime.now(UTC).toordinal() % PARTS)
    if chosen != EVERY and chosen not in map(str, range(PARTS)):
        raise ValueError(f"{VARIABLE} is a part from 0 to {PARTS - 1} or {EVERY!r}, not {chosen!r}")
    return chosen


def fix_part() -> str:
    """Let every worker of this run play the same part, also when one begins after midnight."""
    os.environ[VARIABLE] = part()
    return os.environ[VARIABLE]


def summary() -> str:
    """The part of this run in words, with the setting that repeats it."""
    which = "every part" if part() == EVERY else f"part {part()} of 0 to {PARTS - 1}"
    return f"{which} of the seeds ({VARIABLE}={part()})"


def seeds(total: int) -> range:
    """Those of the seeds from 0 to `total` that this run plays. All parts have as many."""
    if part() == EVERY:
        return range(total)
    size, rest = divmod(total, PARTS)
    assert not rest, f"{total} seeds make no {PARTS} parts"
    return range(int(part()) * size, (int(part()) + 1) * size)


def chunks(total: int, size: int) -> list[range]:
    """The seeds of this run in rows of `size`, each for one test."""
    played = seeds(total)
    return [played[first : first + size] for first in range(0, len(played), size)]


def has_turn(number: int, variants: int) -> bool:
    """Return whether it is this run's turn to test variant `number` of so many."""
    return part() == EVERY or (int(part()) - number) % variants == 0


def examples() -> int:
    """Return how many examples a test of hypothesis draws; with every part, the usual hundred."""
    return 100 if os.environ.get(VARIABLE) == EVERY else 40


def described(chunk: range) -> str:
    """A row of seeds as the id of a test: "40-59"."""
    return f"{chunk[0]}-{chunk[-1]}"
