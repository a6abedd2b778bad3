"""python -m bench.training.calibration: whether what the judge calls 70 % happens 70 times of 100.

Draws docs/img/calibration.svg from the table in the file of weights. With `--samples` or `--games`
the table is made up anew: from samples that training has saved, or from games played now, by the
weights of the package; its figures are printed as a JSON line. `--classes` draws nothing: a line
for each class of positions (bench/training/classes.py) tells of games that no fit has seen. Needs
numpy (the extra `train`).
"""

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bench.training.classes import Players, classes
from bench.training.data import Data, Floats
from bench.training.diagram import Row, diagram
from bench.training.selfplay import OWN, TABLES, samples
from engine.players.characters import STRENGTHS
from engine.players.judge import judging
from engine.players.judge.accounts import NAMES
from engine.players.judge.judging import Weights, read_weights

FILE = Path(judging.__file__).with_name("weights.json")
PICTURE = Path(__file__).parents[2] / "docs/img/calibration.svg"
STEPS = 10
SCALES = (1, 1.5, 2, 2.5, 3, 4, 5)
"""Factors of the share of net worth: the best of them is what the judge is compared with."""
CLASSED = 300
"""Games of which classes of positions are told, where no other number is given."""
Z = 1.96


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the picture, of a table that is there or of one that is made up now."""
    asked = _parser().parse_args(arguments)
    text = asked.weights.read_bytes()
    if asked.classes:
        strengths = (asked.strength,) if asked.strength else STRENGTHS
        tables = OWN if asked.own else TABLES
        players = Players(read_weights(text), strengths, tables)
        for line in classes(players, asked.games or CLASSED, asked.seed, asked.jobs):
            print(json.dumps(line), flush=True)
        return 0
    if asked.games or asked.samples:
        weights = read_weights(text)
        data = Data.load(asked.samples) if asked.samples else _played(weights, asked)
        chances = chances_by(weights, data)
        rows = table(chances, data)
        about = {"calibration": rows, **figures(chances, data)}
        print(json.dumps({"positions": len(data.weight), **about}), flush=True)
    else:
        rows = json.loads(text)["calibration"]
    asked.out.write_text(diagram(rows), encoding="utf-8")
    return 0


def _played(weights: Weights, asked: argparse.Namespace) -> Data:
    are_upset = asked.upset
    return Data.of(samples(weights, asked.games, asked.seed, asked.jobs, are_upset=are_upset))


def chances_by(weights: Weights, data: Data) -> Floats:
    """Return the chance of each seat of each sample by some weights."""
    linear, hidden, out = (
        np.array(it, np.float32) for it in (weights.linear, weights.hidden, weights.out)
    )
    scores = data.numbers @ linear
    if len(out):
        scores = scores + np.tanh(data.numbers @ hidden.T) @ out
    return softmax(scores, data)


def softmax(scores: Floats, data: Data) -> Floats:
    """Return the chances of the seats that are there, for scores of which differences count."""
    scores = np.where(data.there > 0, scores, -1e9)
    parts = np.exp(scores - scores.max(1, keepdims=True)) * data.there
    return np.asarray(parts / parts.sum(1, keepdims=True), np.float32)


def table(chances: Floats, data: Data) -> list[Row]:
    """Return for each tenth of chances how many were called, what on average, and what came true.

    `margin`: how far off what came true may be, 95 times of 100; positions of a game count as one.
    """
    rows = list[Row]()
    for step in range(STEPS):
        low, high = step / STEPS, (step + 1) / STEPS
        is_here = (chances >= low) & (chances < high) if high < 1 else chances >= low
        rows.append({"from": low, "to": high, **_came_true(chances, data, is_here)})
    return rows


def _came_true(chances: Floats, data: Data, chosen: NDArray[np.bool_]) -> Row:
    chosen = chosen & (data.there > 0)
    count = int(chosen.sum())
    if not count:
        return {"count": 0, "called": None, "came_true": None, "margin": None}
    share = float(data.won[chosen].mean())
    off = np.where(chosen, data.won - share, 0).sum(1)
    by_game = np.bincount(np.unique(data.games, return_inverse=True)[1], off)
    return {
        "count": count,
        "called": round(float(chances[chosen].mean()), 4),
        "came_true": round(share, 4),
        "margin": round(Z * float(np.sqrt((by_game**2).sum())) / count, 4),
    }


def figures(chances: Floats, data: Data) -> Row:
    """Return the Brier score, those of net worth, and what chances near 0.7 came to.

    Net worth is taken as it is, the share in that of all players, and with the steepness that fits
    these samples best, which nobody knows beforehand.
    """
    worth = data.numbers[:, :, NAMES.index("share_worth")]
    shares = (worth + 1) * data.there / data.there.sum(1, keepdims=True)
    score, plainest = brier(chances, data), brier(shares, data)
    plain = min(brier(softmax(worth * scale, data), data) for scale in SCALES)
    called = _came_true(chances, data, (chances >= 0.65) & (chances < 0.75))
    return {
        "brier": round(score, 4),
        "brier_of_net_worth": round(plainest, 4),
        "better": round(1 - score / plainest, 4),
        "brier_of_fitted_worth": round(plain, 4),
        "better_than_fitted": round(1 - score / plain, 4),
        "called_70": called["called"],
        "won_of_them": called["came_true"],
        "margin": called["margin"],
    }


def brier(chances: Floats, data: Data) -> float:
    """Return how far chances are off, squared and summed over seats; 0 is best."""
    return float(((chances - data.won) ** 2 * data.there).sum(1).mean())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.training.calibration")
    parser.add_argument("--samples", type=Path, help="samples that training has saved")
    parser.add_argument("--games", type=int, help="games to play instead")
    parser.add_argument("--upset", action="store_true", help="these games are upset once")
    parser.add_argument(
        "--classes", action="store_true", help=f"in classes of positions, of {CLASSED} games"
    )
    parser.add_argument("--own", action="store_true", help="these at tables of our own alone")
    parser.add_argument("--strength", choices=STRENGTHS, help="of our own there; else any of them")
    parser.add_argument("--seed", type=int, default=900, help="of these games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--weights", type=Path, default=FILE)
    parser.add_argument("--out", type=Path, default=PICTURE, help="the picture to write")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
