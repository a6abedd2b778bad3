"""A judge that counts deeds and buildings alone, so that a test fixes what each is worth."""

from collections.abc import Mapping

from engine.core.actions import SeatId
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge


class OwningJudge(Judge):
    """Seat 0 has a chance to start from, and more for each deed without a mortgage and each
    building; the others share the rest equally.
    """

    def __init__(self, start: float = 0.3, each: float = 0.001) -> None:
        self._start, self._each = start, each

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chance to win of each player who is still in the game."""
        position = accounts.position
        owned = [deed for deed in position.deeds.values() if deed.owner == 0]
        count = sum(deed.level + (not deed.mortgaged) for deed in owned)
        mine, players = self._start + self._each * count, position.players()
        rest = (1 - mine) / (len(players) - 1)
        return {seat: rest if seat else mine for seat in players}
