"""What a trade does to everybody's chance to win, whether it is only drafted or offered already."""

from dataclasses import dataclass

from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.players.judge.judging import Judge
from engine.players.policy.debts import chances_after_trade, chances_now, exchanged
from engine.view import View


@dataclass(frozen=True)
class Fairness:
    """Chances to win by seat, from 0 to 1, before a trade and after it."""

    before: dict[SeatId, float]
    after: dict[SeatId, float]

    @property
    def gains(self) -> dict[SeatId, float]:
        """By how much each chance changes."""
        return {seat: self.after[seat] - self.before[seat] for seat in self.before}


def fairness(
    judge: Judge, view: View, trade: Trade, lifts: tuple[int, ...] = ()
) -> Fairness | None:
    """Return what a trade does to the chances; None where a side cannot pay for its part.

    Open debts count as paid before and after the trade, except for a debt that the trade settles;
    a player who cannot pay has no chance left. `lifts`: mortgaged deeds that the partner pays off
    on receiving them.
    """
    after = exchanged(view, trade, lifts)
    if min(after.seats[seat].cash for seat in (trade.proposer, trade.partner)) < 0:
        return None
    return Fairness(chances_now(judge, view), chances_after_trade(judge, view, trade, lifts))
