"""python -m bench.training: play games, fit the judge to who won, and again with what it learned.

Begins with a few weights by hand, and writes engine/players/judge/weights.json, or the file of
`--out`, after the last round. The same options, with the same players, give the same weights on the
same machine. Needs numpy (the extra `train`).
"""

import argparse
import json
import os
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.training.calibration import FILE, chances_by, figures, table
from bench.training.diagram import Row
from bench.training.fit import fit
from bench.training.selfplay import Sample, samples
from engine.players.judge.accounts import NAMES
from engine.players.judge.judging import Weights

FIRST_WEIGHTS = {
    "worth": 0.11, "reach": 0.47, "stretch": 0.2, "share_reach": 0.31, "share_stretch": 0.19,
    "share_liquid": 0.12, "share_worth": 0.18, "flow": 0.43, "flow_stretch": 0.38, "ruin": -0.17,
    "due": -0.06, "complete": 0.03, "begun_open": 0.64, "blocks": 0.2, "mortgaged": -0.78,
    "behind_best": -0.2, "lead": 0.07, "open_cash": 0.96, "shared": 0.13,
}  # fmt: skip

LEAST_GAMES = 10


def main(arguments: Sequence[str] | None = None) -> int:
    """Train as asked and write the weights; one JSON line a round."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.games < LEAST_GAMES:
        parser.error(f"--games has to be {LEAST_GAMES} or more, to keep some for a test")
    weights, known = first_weights(), list[Sample]()
    begun, rounds = time.perf_counter(), list[Row]()
    for number in range(asked.rounds):
        started = time.perf_counter()
        # No other seed shares a game with these rounds.
        played = samples(weights, asked.games, asked.seed * 1000 + number, asked.jobs)
        playing = time.perf_counter() - started
        # What earlier rounds have seen counts as well: more samples for the same time.
        known += played
        weights, tested = fit(known, asked.seed, is_last=number + 1 == asked.rounds)
        chances = chances_by(weights, tested)
        rounds.append({"round": number, "samples": len(played), **figures(chances, tested)})
        seconds = {
            "playing": round(playing),
            "seconds": round(time.perf_counter() - started),
        }
        print(json.dumps({"training": asked.seed, **rounds[-1], **seconds}), flush=True)
    made = {
        "command": f"python -m bench.training --rounds {asked.rounds} --games {asked.games}"
        f" --seed {asked.seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "hours": round((time.perf_counter() - begun) / 3600, 2),
        "jobs": asked.jobs,
        "figures": {"tested": len(tested.weight), **figures(chances, tested)},
        "rounds": rounds,
        "calibration": table(chances, tested),
    }
    asked.out.write_text(_readable(weights, made), encoding="utf-8")
    if asked.samples:
        tested.save(asked.samples)
    return 0


def first_weights() -> Weights:
    """Return weights to begin with: good enough to trade, to build and to end games."""
    return Weights(tuple(FIRST_WEIGHTS.get(name, 0.0) for name in NAMES), (), ())


def _readable(weights: Weights, made: dict[str, object]) -> str:
    """Return the weights as JSON with a line for each entry, after what made them."""
    found = {
        **made,
        "names": NAMES,
        "linear": weights.linear,
        "hidden": weights.hidden,
        "out": weights.out,
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.training", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1500, help="games a round")
    parser.add_argument("--seed", type=int, default=1, help="another one makes a second fit")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=FILE, help="the file to write")
    parser.add_argument("--samples", type=Path, help="a file for what the last fit was tested on")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
