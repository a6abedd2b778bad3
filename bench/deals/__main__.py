"""python -m bench.deals: whether what is told of a deal comes true, as JSON lines.

Of each of some games of sharp players a deal is played out, accepted and declined on the same dice:
what either side was told to gain, and what it gained, in points of a hundred with standard errors.
`wrong` are deals of which a side was told a gain of 3 points or more, and that cost it 10 or more,
two standard errors at least, and again so by four times as many playouts. `--coach` plays out what
the coach advises in first games; there, `wrong` is what costs 5 points or more. The same options
play the same games.
"""

import argparse
import json
import os
import time
from collections.abc import Sequence

from bench.arena.table import TURNS
from bench.deals.accepted import deals
from bench.deals.coach import coach
from bench.deals.playouts import Playouts

GAMES, FIRST_GAMES = 20, 6
TIMES, COACH_TIMES = 40, 64


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each deal, or each piece of advice, and one of them all."""
    asked = _parser().parse_args(arguments)
    times = asked.playouts or (COACH_TIMES if asked.coach else TIMES)
    games = asked.games or (FIRST_GAMES if asked.coach else GAMES)
    playouts = Playouts(times, asked.turns, asked.seed)
    begun, count = time.perf_counter(), 0
    for line in (coach if asked.coach else deals)(games, playouts, asked.jobs):
        print(json.dumps(line), flush=True)
        count += "gain" in line or "acceptor" in line
    print(json.dumps({"seconds_each": round((time.perf_counter() - begun) / max(1, count), 1)}))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.deals", description=__doc__)
    add = parser.add_argument
    add("--games", type=int, help=f"{GAMES}; {FIRST_GAMES} first games for --coach")
    add("--playouts", type=int, help=f"{TIMES}; {COACH_TIMES} for --coach")
    add("--turns", type=int, default=TURNS, help="of a playout; then the judge’s chances count")
    add("--seed", default="deals")
    add("--jobs", type=int, default=os.cpu_count() or 1)
    add("--coach", action="store_true", help="what the coach of a first game advises")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
