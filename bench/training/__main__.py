"""python -m bench.training: play games, fit the judge to who won, and again with what it learned.

Begins with a few weights by hand. Writes engine/players/judge/weights.json after each round.
Needs numpy (the extra `train`).
"""

import argparse
import json
import os
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.training.fit import fit
from bench.training.selfplay import Sample, samples
from engine.players.judge import judging
from engine.players.judge.accounts import NAMES
from engine.players.judge.judging import Weights

FIRST_WEIGHTS = {
    "worth": 0.11, "income": 0.27, "reach": 0.2, "stretch": 0.2, "share_income": 0.2,
    "share_reach": 0.11, "share_stretch": 0.19, "share_liquid": 0.12, "share_worth": 0.18,
    "flow": 0.43, "flow_reach": 0.38, "ruin": -0.17, "due": -0.06, "complete": 0.03,
    "begun_open": 0.64, "blocks": 0.2, "mortgaged": -0.78, "behind_best": -0.2, "lead": 0.07,
    "open_cash": 0.96, "shared": 0.13,
}  # fmt: skip
FILE = Path(judging.__file__).with_name("weights.json")


def main(arguments: Sequence[str] | None = None) -> int:
    """Train as asked and write the weights; one JSON line a round."""
    asked = _parser().parse_args(arguments)
    weights, known = first_weights(), list[Sample]()
    for number in range(asked.rounds):
        begun = time.perf_counter()
        played = samples(weights, asked.games, asked.seed + number, asked.jobs)
        # What the round before has seen counts as well: twice the samples for the same time.
        weights, figures = fit([*known, *played], asked.seed)
        known = played
        seconds = round(time.perf_counter() - begun)
        line = {"training": number, "samples": len(played), **figures, "seconds": seconds}
        print(json.dumps(line), flush=True)
        options = f"--rounds {number + 1} --games {asked.games} --seed {asked.seed}"
        asked.to.write_text(_readable(weights, options, figures))
    return 0


def first_weights() -> Weights:
    """Return weights to begin with: good enough to trade, to build and to end games."""
    return Weights(tuple(FIRST_WEIGHTS.get(name, 0.0) for name in NAMES), (), ())


def _readable(weights: Weights, options: str, figures: dict[str, float]) -> str:
    """Return the weights as JSON with a line for each entry, and what made them."""
    found = {
        "command": f"python -m bench.training {options}",
        "date": datetime.now(UTC).date().isoformat(),
        "figures": figures,
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
    parser.add_argument("--games", type=int, default=3000, help="games a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=FILE, help="the file to write")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
