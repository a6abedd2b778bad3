"""python -m bench [SUBJECT …]: measure speed on one core, and print a JSON line for each subject.

Figures are medians of five rounds. Times differ between machines, so a turn of our engine and a ply
of python-chess are measured alternately: their `ratio` can be compared anywhere. Microseconds are
processor time, and so are the milliseconds of pictures and seasons, and the seconds of simulated
turns of four `sharp` players. Commits and openings wait for the disk, so they are timed by the
clock, and so is the lag of the event loop. Without a subject, everything is measured except
`opening`, which first writes a file of a gigabyte, and `stores`, which needs the programs of
PostgreSQL.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bench import commits, growth, opening, pictures, plies, positions, seasons, stores, turns

ROUNDS = 5
COMMIT_SECONDS = 6.0
STORE_SECONDS = 20.0
SUBJECTS: dict[str, Callable[[], dict[str, Any]]] = {
    "turn": lambda: turns.compared(ROUNDS, plies.microseconds),
    "sharp": lambda: turns.sharp(ROUNDS),
    "position": lambda: positions.measure(ROUNDS),
    "commits": lambda: commits.measure(COMMIT_SECONDS),
    "stores": lambda: stores.measure(STORE_SECONDS),
    "pictures": lambda: pictures.measure(ROUNDS),
    "opening": lambda: opening.measure(ROUNDS),
    "growth": growth.measure,
    "seasons": lambda: seasons.measure(ROUNDS),
}
USUAL = ("turn", "sharp", "position", "commits", "pictures", "growth", "seasons")


def main(subjects: Sequence[str] = ()) -> int:
    """Print one JSON line a subject."""
    parser = argparse.ArgumentParser("python -m bench", description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=", ".join(SUBJECTS))
    subjects = parser.parse_args(subjects).subjects
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
