"""Ratings from who won at tables of several players: Plackett–Luce, where only winning counts.

Each player has a rating, and wins a table with a chance in proportion to e to the power of it.
Needs numpy (the extra `train`).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

Z = 1.96
"""Standard deviations of an interval that holds the truth 95 times of 100."""
SPREAD = 3.0
"""How far ratings are taken to differ before any game: nobody is rated infinitely bad."""
STEPS = 50
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class TableResult:
    """The players at a table by name, and the number of the seat that won."""

    players: tuple[str, ...]
    winner: int


@dataclass(frozen=True)
class Ratings:
    """The ratings of some players, the mean of which is 0, and how they vary together."""

    names: tuple[str, ...]
    found: Floats
    covariance: Floats

    def ranked(self) -> tuple[str, ...]:
        """Return the players, the best first."""
        order = sorted(zip(-self.found, self.names, strict=True))
        return tuple(name for _, name in order)

    def of(self, name: str) -> tuple[float, float, float]:
        """Return a player's rating, and between which ratings the true one lies."""
        at = self.names.index(name)
        return _interval(float(self.found[at]), float(self.covariance[at, at]))

    def ahead(self, name: str, other: str) -> tuple[float, float, float]:
        """Return by how much a player is rated above another one, and the interval of that."""
        at, to = self.names.index(name), self.names.index(other)
        joint = self.covariance
        spread = float(joint[at, at] + joint[to, to] - 2 * joint[at, to])
        return _interval(float(self.found[at] - self.found[to]), spread)


def _interval(value: float, variance: float) -> tuple[float, float, float]:
    half = Z * sqrt(max(variance, 0.0))
    return value, value - half, value + half


def rate(results: Sequence[TableResult]) -> Ratings:
    """Return the ratings that make these results likeliest, by Newton's method.

    Intervals come from the information in the results. A player that never won is rated low, not
    infinitely low, as if ratings were known to lie within some SPREAD.
    """
    names = tuple(sorted({name for result in results for name in result.players}))
    at = {name: number for number, name in enumerate(names)}
    # Who sat where counts for nothing: equal tables with the same winner are looked at once.
    counts = Counter(
        (tuple(sorted([at[name] for name in result.players])), at[result.players[result.winner]])
        for result in results
    )
    found = np.zeros(len(names))
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(found, counts)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if float(np.abs(step).max()) < 1e-9:
            break
    _, bend = _slope_and_bend(found, counts)
    # Only differences count: what all ratings have in common is taken out.
    centered = np.eye(len(names)) - 1 / len(names)
    return Ratings(names, centered @ found, centered @ np.linalg.inv(bend) @ centered)


def _slope_and_bend(
    found: Floats, counts: Mapping[tuple[tuple[int, ...], int], int]
) -> tuple[Floats, Floats]:
    """Return how the log likelihood changes with each rating, and minus how that changes.

    `counts`: how often who won a table of whom.
    """
    slope, bend = -found / SPREAD**2, np.eye(len(found)) / SPREAD**2
    for (sitting, winner), times in counts.items():
        strengths = found[[*sitting]]
        parts = np.exp(strengths - strengths.max())
        shares = np.zeros(len(found))
        np.add.at(shares, [*sitting], parts / parts.sum())
        slope -= times * shares
        slope[winner] += times
        bend += times * (np.diag(shares) - np.outer(shares, shares))
    return slope, bend
