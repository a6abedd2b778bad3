"""python -m bench: how fast things are, as JSON lines, medians of five, on one core.

Times differ between machines, so our turn is measured in turn with a ply of python-chess: `ratio`
is what holds everywhere. Microseconds are processor time; commits wait for the disk and are timed
by the clock.
"""

import json
import os
import sys
from typing import Any

from bench import commits, plies, positions, turns

ROUNDS = 5
COMMIT_SECONDS = 6.0


def main() -> int:
    """Print one JSON line a subject."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    _tell("turn", turns.compared(ROUNDS, plies.microseconds))
    _tell("position", positions.measure(ROUNDS))
    _tell("commits", commits.measure(COMMIT_SECONDS))
    return 0


def _tell(subject: str, figures: dict[str, Any]) -> None:
    print(json.dumps({"bench": subject, **figures}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
