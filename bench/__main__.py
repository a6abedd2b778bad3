"""python -m bench [SUBJECT …]: how fast things are, as JSON lines, medians of five, on one core.

Times differ between machines, so our turn is measured in turn with a ply of python-chess: `ratio`
is what holds everywhere. Microseconds are processor time, as are milliseconds of pictures; commits
and openings wait for the disk and are timed by the clock, as is the lag of the event loop. Without
a subject all are measured but `opening`, which writes a file of a gigabyte first.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bench import commits, opening, pictures, plies, positions, turns

ROUNDS = 5
COMMIT_SECONDS = 6.0
SUBJECTS: dict[str, Callable[[], dict[str, Any]]] = {
    "turn": lambda: turns.compared(ROUNDS, plies.microseconds),
    "position": lambda: positions.measure(ROUNDS),
    "commits": lambda: commits.measure(COMMIT_SECONDS),
    "pictures": lambda: pictures.measure(ROUNDS),
    "opening": lambda: opening.measure(ROUNDS),
}
USUAL = ("turn", "position", "commits", "pictures")


def main(subjects: Sequence[str] = ()) -> int:
    """Print one JSON line a subject."""
    if unknown := set(subjects) - SUBJECTS.keys():
        print(f"not measured: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for subject in subjects or USUAL:
        print(json.dumps({"bench": subject, **SUBJECTS[subject]()}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
