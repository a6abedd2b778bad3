"""python -m bench.arena [PLAYER …]: the package's player against three of each, as JSON lines.

Seats rotate, and the same dice fall once for every seat; intervals are Wilson's, at 95 %. A game
that is not over after `--turns` counts for who leads by worth, and is reported as unfinished.

Other looks: `--mixed` rates the players named, at tables drawn from them, and `--calibrate` as if
they were people, and whether such ratings foretell who comes in first; `--ablations` sits our
player without one skill against three of it; `--think` says how long the hero thinks, and
`--habits` what it does about the properties it lands on.
"""

import argparse
import json
import os
from collections.abc import Iterable, Sequence
from functools import partial

from bench.arena import watching
from bench.arena.ablations import ABLATIONS
from bench.arena.match import Pairing, play_match
from bench.arena.players import ALL_PLAYERS, PLAYERS
from bench.arena.table import TURNS
from engine.editions.choice import Choice

OPPONENTS = tuple(name for name in PLAYERS if name != "judging")
GAMES = 2000
"""Games of a pairing, or of all mixed tables together."""
WATCHED = 20
"""Games in which a player is watched, among itself."""
CROWD = 8
"""Seats where thinking takes longest."""
QUICK = 24
"""Games of each of the two matches of a quick look."""
FINISHED, WON = 0.9, 0.5
"""The least shares of a quick look: below them something is broken, and not just unlucky."""
Lines = Iterable[dict[str, object]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what was asked for, print the lines of it; 1 if a quick look is too bad."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if (asked.mixed or asked.calibrate) and len(set(asked.player)) < 2:
        parser.error("--mixed needs the names of two players or more")
    if asked.quick:
        return _quick_look(asked.jobs)
    for line in _lines(asked):
        print(json.dumps(line), flush=True)
    return 0


def _lines(asked: argparse.Namespace) -> Lines:
    if asked.mixed or asked.calibrate:
        return _mixed(asked)
    if asked.think:
        return _watched(asked, "think", asked.seats or CROWD)
    if asked.habits:
        return _watched(asked, "habits", asked.seats or 4)
    if asked.ablations:
        return _matches(asked, [(name, "judging") for name in ABLATIONS])
    return _matches(asked, [(asked.hero, name) for name in asked.player or OPPONENTS])


def _matches(asked: argparse.Namespace, pairs: Sequence[tuple[str, str]]) -> Lines:
    """Yield a line for each pair: how one did against as many of the other as there are seats."""
    for hero, other in pairs:
        others = (other,) * ((asked.seats or 4) - 1)
        pairing = Pairing(hero, others, asked.edition, asked.game, asked.turns)
        yield play_match(pairing, asked.games or GAMES, asked.seed, asked.jobs).line()


def _mixed(asked: argparse.Namespace) -> Lines:
    """Yield lines about games at mixed tables, and about each player."""
    # Only these need numpy and openskill.
    from bench.arena.calibration import calibrate
    from bench.arena.mixed import Mixture, play_mixed

    mixture = Mixture(tuple(asked.player), asked.seats or 4, asked.edition, asked.game, asked.turns)
    look = calibrate if asked.calibrate else play_mixed
    return look(mixture, asked.games or GAMES, asked.seed, asked.jobs)


def _watched(asked: argparse.Namespace, what: str, seats: int) -> Lines:
    """Yield one line of what was noted of the hero among itself, by processor time."""
    games, choice = asked.games or WATCHED, Choice(asked.edition, asked.game)
    notes = watching.watch(asked.hero, seats, games, asked.seed, asked.turns, choice)
    told = watching.thinking(notes) if what == "think" else watching.habits(notes)
    yield {what: asked.hero, "seats": seats, "games": games, **told}


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
    parser.add_argument("--games", type=int, help=f"{GAMES}; {WATCHED} where it is watched")
    parser.add_argument("--seats", type=int, choices=range(2, 9), help=f"4; {CROWD} for --think")
    parser.add_argument("--edition", default="1994")
    parser.add_argument("--game", default="standard")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    looks = parser.add_mutually_exclusive_group()
    add = partial(looks.add_argument, action="store_true")
    add("--quick", help="a look whether games end at all")
    add("--mixed", help="rate the players named, at tables drawn from them")
    add("--calibrate", help="rate the players named as if they were people")
    add("--ablations", help="our player without one skill against three of it")
    add("--think", help="how long the hero thinks, in milliseconds of processor time")
    add("--habits", help="what share of the properties it lands on the hero buys")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
