"""A judge that goes by worth alone, so that a test does not depend on fitted weights."""

from collections.abc import Mapping

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge


class WorthJudge(Judge):
    """Chances in proportion to cash, deeds and buildings; a whole group counts thrice, buildings
    `built` times as much as they cost.
    """

    def __init__(self, built: float = 1.2) -> None:
        self._built = built

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chance to win of each player who is still in the game."""
        position, given = accounts.position, cash or {}
        worths = {
            seat: max(1.0, given.get(seat, position.seats[seat].cash) + self._owned(position, seat))
            for seat in position.players()
        }
        total = sum(worths.values())
        return {seat: worth / total for seat, worth in worths.items()}

    def _owned(self, position: Position, seat: SeatId) -> float:
        properties, total = position.rules.properties, 0.0
        for space in position.owned(seat):
            prop, deed = properties[space], position.deeds[space]
            times = 3 if position.owns_group(seat, prop.group) else 1
            total += prop.price * times - prop.mortgage * deed.mortgaged
            total += self._built * prop.house_cost * deed.level
        return total
