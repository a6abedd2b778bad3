"""A judge for looking back: as sure of itself as the games bear out, also early on.

The fitted judge is too sure of positions in which most properties are unowned. Over 428 games of
mixed players its chances were right as they are with up to twelve unowned properties, and came
true best at a power of about a half with twenty or more.
"""

from collections.abc import Mapping

from engine.actions import SeatId
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge, fitted_weights

OPEN, WIDE_OPEN = 12, 20
"""Unowned properties up to which chances stay as they are, and from which on they count least."""
LEAST = 0.5
"""The power to which chances are raised on a wide open board."""


class CautiousJudge(Judge):
    """A judge whose chances are nearer to each other while much is unowned."""

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances for what accounts say, where `cash` replaces what some seats have."""
        chances = super().of(accounts, cash)
        unowned = sum([deed.owner is None for deed in accounts.position.deeds.values()])
        if unowned <= OPEN:
            return chances
        share = min(1.0, (unowned - OPEN) / (WIDE_OPEN - OPEN))
        power = 1 - (1 - LEAST) * share
        parts = {seat: chance**power for seat, chance in chances.items()}
        total = sum(parts.values())
        return {seat: part / total for seat, part in parts.items()}


def cautious_judge() -> CautiousJudge:
    """Return the judge with the weights in the package."""
    return CautiousJudge(fitted_weights())
