"""python -m bench.characters: play games among characters, and tell who is who from the logs.

A softmax over characters of one small layer is fitted to most of the games; the figures are of the
others. Needs numpy (the extra `train`).
"""

import argparse
import json
import os
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.arena.judging import Judging
from bench.characters.features import play_noted
from engine.editions.catalogue import rules_of
from engine.players.characters import CHARACTERS, NEUTRAL

CHOSEN = tuple(character for character in CHARACTERS.values() if character is not NEUTRAL)
SEATS = 5
TESTED = 0.25
"""The share of games that the classifier has not seen."""
HIDDEN, EPOCHS, RATE, DECAY = 24, 400, 3e-3, 2e-3
Floats = NDArray[np.float64]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as many games as asked, print one JSON line with how many seats were told apart."""
    asked = _parser().parse_args(arguments)
    with Pool(asked.jobs) as pool:
        played = pool.map(
            partial(_game, asked.strength), range(asked.seed, asked.seed + asked.games)
        )
    rows = np.array([row for game in played for row, _ in game])
    kinds = np.array([kind for game in played for _, kind in game])
    print(json.dumps({"characters": asked.strength, "games": asked.games, **scores(rows, kinds)}))
    return 0


def _game(strength: str, seed: int) -> list[tuple[list[float], int]]:
    """Play one game of all characters in any order; return the numbers and character of each."""
    kinds = list(range(len(CHOSEN)))
    Random(seed).shuffle(kinds)
    players = [Judging(None, CHOSEN[kind], strength) for kind in kinds]
    rules = rules_of("1994").played_live()
    return list(zip(play_noted(players, rules, b"characters:%d" % seed), kinds, strict=True))


def scores(rows: Floats, kinds: NDArray[np.int64]) -> dict[str, Any]:
    """Fit a classifier to the first rows, and return how it does on the last ones."""
    split = int(len(rows) * (1 - TESTED)) // SEATS * SEATS
    mean, spread = rows[:split].mean(0), rows[:split].std(0) + 1e-6
    scaled = np.clip((rows - mean) / spread, -4, 4)
    chances = fitted(scaled[:split], kinds[:split], scaled[split:])
    found = chances.argmax(1)
    right = found == kinds[split:]
    confused = {
        it.name: {
            other.name: int(((kinds[split:] == one) & (found == two)).sum())
            for two, other in enumerate(CHOSEN)
        }
        for one, it in enumerate(CHOSEN)
    }
    return {"tested": len(right), "right": round(float(right.mean()), 3), "confused": confused}


def fitted(rows: Floats, kinds: NDArray[np.int64], asked: Floats) -> Floats:
    """Fit one small layer to rows of known kinds by Adam; return the chances for other rows."""
    random = np.random.default_rng(1)
    parts = [
        random.normal(size=(rows.shape[1], HIDDEN)) * 0.2,
        np.zeros(HIDDEN),
        random.normal(size=(HIDDEN, len(CHOSEN))) * 0.2,
        np.zeros(len(CHOSEN)),
    ]
    means, squares = ([np.zeros_like(part) for part in parts] for _ in range(2))
    wanted = np.eye(len(CHOSEN))[kinds]
    for step in range(1, EPOCHS + 1):
        hidden = np.tanh(rows @ parts[0] + parts[1])
        error = (_softmax(hidden @ parts[2] + parts[3]) - wanted) / len(rows)
        back = error @ parts[2].T * (1 - hidden**2)
        slopes = [rows.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        for at, slope in enumerate(slopes):
            full = slope + DECAY * parts[at] / 10
            means[at] = 0.9 * means[at] + 0.1 * full
            squares[at] = 0.999 * squares[at] + 0.001 * full**2
            size = np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8
            parts[at] = parts[at] - RATE * 3 * means[at] / (1 - 0.9**step) / size
    hidden = np.tanh(asked @ parts[0] + parts[1])
    return _softmax(hidden @ parts[2] + parts[3])


def _softmax(scores: Floats) -> Floats:
    raised = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.characters", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--strength", default="sharp")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
