"""Judges that do not depend on fitted weights."""

from collections.abc import Callable, Mapping

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import altered

Chances = dict[SeatId, float]


class FixedJudge(Judge):
    """Gives the chances that a function makes of a position."""

    def __init__(self, chances: Callable[[Position], Chances]) -> None:
        self._chances = chances

    def of(self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None) -> Chances:
        """Return the chance to win of each player who is still in the game."""
        position, seats = accounts.position, accounts.position.seats
        more = {seat: dollars - seats[seat].cash for seat, dollars in (cash or {}).items()}
        return dict(self._chances(altered(position, more) if more else position))


class WorthJudge(FixedJudge):
    """Chances in proportion to cash, deeds and buildings; a whole group counts thrice, buildings
    `built` times as much as they cost.
    """

    def __init__(self, built: float = 1.2) -> None:
        super().__init__(self._of)
        self._built = built

    def _of(self, position: Position) -> Chances:
        worths = {
            seat: max(1.0, position.seats[seat].cash + self._owned(position, seat))
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


class OwningJudge(FixedJudge):
    """Seat 0 has a chance to start from, and more for each deed without a mortgage and each
    building; the others share the rest equally.
    """

    def __init__(self, start: float = 0.3, each: float = 0.001) -> None:
        super().__init__(self._of)
        self._start, self._each = start, each

    def _of(self, position: Position) -> Chances:
        owned = [deed for deed in position.deeds.values() if deed.owner == 0]
        count = sum(deed.level + (not deed.mortgaged) for deed in owned)
        mine, players = self._start + self._each * count, position.players()
        rest = (1 - mine) / (len(players) - 1)
        return {seat: rest if seat else mine for seat in players}
