"""python -m bench.arena [PLAYER …]: the package's player against three of each, as JSON lines.

Seats rotate, and the same dice fall once for every seat; intervals are Wilson's, at 95 %. A game
that is not over after `--turns` counts for who leads by worth, and is reported as unfinished.
"""

import argparse
import json
import os
from collections.abc import Sequence

from bench.arena.match import Pairing, play_match
from bench.arena.players import ALL_PLAYERS, PLAYERS
from bench.arena.table import TURNS

OPPONENTS = tuple(name for name in PLAYERS if name != "judging")
QUICK = 24
"""Games of each of the two matches of a quick look."""
FINISHED, WON = 0.9, 0.5
"""The least shares of a quick look: below them something is broken, and not just unlucky."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what was asked for, print a line for each pairing; 1 if a quick look is too bad."""
    asked = _parser().parse_args(arguments)
    if asked.quick:
        return _quick_look(asked.jobs)
    for name in asked.player or OPPONENTS:
        pairing = Pairing(
            asked.hero, (name,) * (asked.seats - 1), asked.edition, asked.game, asked.turns
        )
        print(
            json.dumps(play_match(pairing, asked.games, asked.seed, asked.jobs).line()), flush=True
        )
    return 0


def _quick_look(jobs: int) -> int:
    """Guard against stalls and blunders: games end, none is refused, and the old player loses."""
    ending = play_match(Pairing("judging", ("judging",) * 3), QUICK, "quick", jobs)
    winning = play_match(Pairing("judging", ("greedy",) * 3, turns=300), QUICK, "quick", jobs)
    for outcome in (ending, winning):
        print(json.dumps(outcome.line()), flush=True)
    good = ending.finished >= FINISHED * QUICK and winning.won >= WON * QUICK
    return int(not good or ending.refused + winning.refused > 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("player", nargs="*", choices=[*ALL_PLAYERS, []], metavar="PLAYER")
    parser.add_argument("--hero", default="judging", choices=ALL_PLAYERS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 9))
    parser.add_argument("--edition", default="1994")
    parser.add_argument("--game", default="standard")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--quick", action="store_true", help="a look whether games end at all")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
