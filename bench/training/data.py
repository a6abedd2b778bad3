"""Samples as arrays, which can be saved to a file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bench.training.selfplay import Sample
from engine.players.judge.accounts import NAMES

SEATS = 8
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Data:
    """Samples as arrays, by sample, seat and number; absent seats are 0 in `there`.

    `games`: the number of the game that each sample is from.
    """

    numbers: Floats
    there: Floats
    won: Floats
    weight: Floats
    games: NDArray[np.int64]

    @classmethod
    def of(cls, samples: Sequence[Sample], weight_of_strangers: float = 1.0) -> "Data":
        """Return samples as arrays; an unfinished game weighs half, and one at a table with other
        players than our own `weight_of_strangers` times as much.
        """
        numbers = np.zeros((len(samples), SEATS, len(NAMES)), np.float32)
        there, won = (np.zeros((len(samples), SEATS), np.float32) for _ in range(2))
        for at, sample in enumerate(samples):
            count = len(sample.numbers)
            numbers[at, :count] = sample.numbers
            there[at, :count] = 1
            won[at, :count] = sample.won
        weights = [
            (1.0 if it.finished else 0.5) * (weight_of_strangers if it.with_strangers else 1.0)
            for it in samples
        ]
        weight = np.array(weights, np.float32)
        games = np.array([sample.game for sample in samples], np.int64)
        return cls(numbers, there, won, weight, games)

    def part(self, chosen: NDArray[np.int64]) -> "Data":
        """Return some of the samples."""
        return Data(
            self.numbers[chosen],
            self.there[chosen],
            self.won[chosen],
            self.weight[chosen],
            self.games[chosen],
        )

    def save(self, file: Path) -> None:
        """Write the samples to a file of numpy’s, with the suffix .npz."""
        with file.open("wb") as out:
            np.savez_compressed(out, **vars(self))

    @classmethod
    def load(cls, file: Path) -> "Data":
        """Read samples from a file that `save` has written."""
        with np.load(file) as found:
            return cls(**{name: found[name] for name in found.files})
