"""A judge that adds to a seat's chance what its character holds dear."""

from collections.abc import Mapping

from engine.actions import SeatId
from engine.players.characters import Character
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.position import Position


class PreferringJudge(Judge):
    """A judge by whose chances one seat decides: its own is what a position is worth to it."""

    def __init__(self, judge: Judge, seat: SeatId, character: Character) -> None:
        self._judge, self._seat, self._character = judge, seat, character

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances, where that of the seat is what its character makes of it."""
        found = self._judge.of(accounts, cash)
        worth = found[self._seat] + self._love(accounts.position)
        if self._character.spite:
            rivals = [chance for seat, chance in found.items() if seat != self._seat]
            worth -= self._character.spite * max(rivals, default=0.0)
        found[self._seat] = worth
        return found

    def _love(self, position: Position) -> float:
        """Return what the deeds are worth to the seat that its character loves, beside all else."""
        return sum(
            worth * position.count_owned(self._seat, group)
            for group, worth in self._character.loves
            if group in position.rules.groups
        )


def preferring(judge: Judge, seat: SeatId, character: Character) -> Judge:
    """Return the judge by which a seat of this character decides."""
    if not character.loves and not character.spite:
        return judge
    return PreferringJudge(judge, seat, character)
