"""What a trade does to everybody's chance to win, whether it is only drafted or offered already."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import SeatId
from engine.debts import open_debts
from engine.decisions import Debt
from engine.events import Trade
from engine.players.judge.judging import Judge
from engine.players.policy.debts import after_debts
from engine.players.policy.what_if import traded
from engine.position import Position
from engine.view import View


@dataclass(frozen=True)
class Fairness:
    """Chances to win by seat, from 0 to 1, before a trade and after it."""

    before: dict[SeatId, float]
    after: dict[SeatId, float]


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
    debts = view.debt_settlements
    return Fairness(
        _chances(judge, view, open_debts(debts)), _chances(judge, after, open_debts(debts, trade))
    )


def _chances(judge: Judge, position: Position, debts: Iterable[Debt]) -> dict[SeatId, float]:
    found = judge.chances(after_debts(position, debts))
    return {seat: found.get(seat, 0.0) for seat in position.players()}


def exchanged(position: Position, trade: Trade, lifts: tuple[int, ...] = ()) -> Position:
    """Return the position after a trade, with what both sides then pay the Bank for mortgages."""
    both = trade.lifts, lifts
    return traded(position, trade.proposer, trade.partner, trade.gives, trade.takes, both)
