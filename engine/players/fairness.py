"""What a trade does to everybody's chance to win, whether it is only drafted or offered already."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import SeatId
from engine.debts import open_debts
from engine.decisions import Debt
from engine.events import Trade
from engine.exchange import cash_after
from engine.players.judge.judging import Judge
from engine.players.policy.debts import after_debts
from engine.position import Deed, Position, Seat
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
    deeds, seats = dict(position.deeds), list(position.seats)
    sides = (
        (trade.proposer, trade.gives, trade.takes, trade.lifts),
        (trade.partner, trade.takes, trade.gives, lifts),
    )
    for seat, gives, takes, lifted in sides:
        now = seats[seat]
        cash, _ = cash_after(position, seat, gives, takes, lifted)
        passes = [it for it in now.passes if it not in gives.passes] + list(takes.passes)
        seats[seat] = Seat(now.token, cash, now.space, now.jail, passes, now.left, now.laps)
        for space in takes.deeds:
            deeds[space] = Deed(seat, position.deeds[space].mortgaged and space not in lifted)
    return Position(
        position.rules, seats, deeds, position.houses, position.hotels, position.mover,
        position.turn,
    )  # fmt: skip
