"""Lines of a game message that stay when newer lines push older ones out."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

MAX_PINNED = 8
"""Older lines that may stay at once."""
MAX_LIGHT = 4
"""Older lines below the weight LIGHT that may stay at once."""
LIGHT = 1_000_000.0
"""The weight below which a line tells of dollars alone."""


class PinnedLine(str):
    """A line that stays. Of too many, those of the most weight do.

    `turn`: when it happened; None where that is not known.
    """

    __slots__ = ("turn", "weight")
    weight: float
    turn: int | None

    def __new__(cls, text: str, weight: float = inf, turn: int | None = None) -> PinnedLine:
        line = super().__new__(cls, text)
        line.weight, line.turn = weight, turn
        return line


def pinned_of(lines: Sequence[str]) -> list[PinnedLine]:
    """Return which of some older lines stay, in their order; of equal weight the newer ones."""
    pinned = [(at, line) for at, line in enumerate(lines) if isinstance(line, PinnedLine)]
    by_weight = sorted(pinned, key=lambda it: (-it[1].weight, -it[0]))
    light = [it for it in by_weight if it[1].weight < LIGHT][:MAX_LIGHT]
    heavy = [it for it in by_weight if it[1].weight >= LIGHT]
    return [line for _, line in sorted([*heavy, *light][:MAX_PINNED])]
