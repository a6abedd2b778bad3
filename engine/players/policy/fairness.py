"""What a trade does to the chances to win of its two sides, made or declined."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.core.position import Position
from engine.players.judge.judging import Judge
from engine.players.policy.debts import after_debts
from engine.players.policy.follow_up import built_up
from engine.players.policy.trading import EVEN, Market, Terms
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import traded
from engine.rules.debt.debts import open_debts
from engine.view import View

MADE_SOON = 0.75
"""How many of the trades by which both sides gain are made within two laps or three though they
were declined, or ones much like them; by playouts (`python -m bench.deals`).
"""
Chances = dict[SeatId, float]
"""Chances to win by seat, from 0 to 1."""


@dataclass(frozen=True)
class Fairness:
    """Chances to win before a trade, after it, and once it is `declined`."""

    now: Chances
    after: Chances
    declined: Chances

    @property
    def gains(self) -> Chances:
        """By how much each chance changes from what it is now."""
        return {seat: self.after[seat] - self.now[seat] for seat in self.now}


def fairness(
    judge: Judge, view: View, trade: Trade, unmortgages: tuple[int, ...] = ()
) -> Fairness | None:
    """Return what a trade does to the chances; None where a side cannot pay for its part.

    Open debts count as paid before and after the trade, except for a debt that the trade settles;
    a player who cannot pay has no chance left. `unmortgages`: mortgaged deeds that the partner
    pays off on receiving them.
    """
    after = exchanged(view, trade, unmortgages)
    if min(after.seats[seat].cash for seat in (trade.proposer, trade.partner)) < 0:
        return None
    now = chances_now(judge, view)
    then = chances_after_trade(judge, view, trade, unmortgages)
    return Fairness(now, then, now | _declined(judge, view, trade, (now, then)))


def _declined(judge: Judge, view: View, trade: Trade, chances: tuple[Chances, Chances]) -> Chances:
    """Return the chances of both sides once a trade is declined."""
    if view.debt_settlements:  # They are settled at once, one way or another.
        return {seat: chances[0][seat] for seat in (trade.proposer, trade.partner)}
    return if_declined(judge, view, trade, chances)


def if_declined(
    judge: Judge,
    position: Position,
    trade: Trade,
    chances: tuple[Mapping[SeatId, float] | Sequence[float], ...],
) -> Chances:
    """Return the chances of both sides once a trade is declined, by those before it and after it.

    Where both gain by its exchange of deeds at some price, they most likely make it soon after all:
    MADE_SOON of what it brings on even terms is not lost. A trade that gains less is no loss.
    """
    sides, (now, after) = (trade.proposer, trade.partner), chances
    if any(position.seats[seat].left is not None for seat in sides):
        return {seat: now[seat] for seat in sides}
    market = Market(judge, position, trade.proposer, Terms(pricings=EVEN))
    even = market.priced(trade.partner, trade.gives.deeds, trade.takes.deeds)
    found = dict[SeatId, float]()
    for seat in sides:
        soon = now[seat] + (MADE_SOON * max(0.0, even.gains[seat]) if even else 0.0)
        found[seat] = after[seat] if now[seat] <= after[seat] < soon else soon
    return found


class Gains:
    """By how much trades change each player's chance to win a position.

    Before them and after them open debts are met, and both sides build at once what they best
    would.
    """

    def __init__(self, judge: Judge, view: View) -> None:
        self._judge, self._view = judge, view
        self._before: dict[frozenset[SeatId], Chances] = {}

    def of(self, trade: Trade) -> Chances:
        """Return what everybody gains by a trade."""
        view, sides = self._view, frozenset((trade.proposer, trade.partner))
        if (now := self._before.get(sides)) is None:
            before = after_debts(view, open_debts(view.debt_settlements))
            now = self._before[sides] = self._built(before, trade)
        after = exchanged(view, trade)
        then = self._built(after_debts(after, open_debts(view.debt_settlements, trade)), trade)
        return {seat: then.get(seat, 0.0) - now.get(seat, 0.0) for seat in view.players()}

    def _built(self, position: Position, trade: Trade) -> Chances:
        sides = trade.proposer, trade.partner
        return self._judge.chances(built_up(self._judge, position, sides))


def gains(judge: Judge, view: View, trade: Trade) -> Chances:
    """Return by how much one trade changes each player's chance to win, as `Gains` tells."""
    return Gains(judge, view).of(trade)


def before_and_after(viewpoint: Viewpoint, trade: Trade) -> tuple[float, float]:
    """Return the seat's chance to win without a trade and with it, once open debts are met."""
    view, seat, judge = viewpoint.view, viewpoint.seat, viewpoint.judge
    return chances_now(judge, view)[seat], chances_after_trade(judge, view, trade)[seat]


def chances_now(judge: Judge, view: View) -> dict[SeatId, float]:
    """Return each player's chance once open debts are met; 0 for one who cannot pay."""
    found = judge.chances(after_debts(view, open_debts(view.debt_settlements)))
    return {seat: found.get(seat, 0.0) for seat in view.players()}


def chances_after_trade(
    judge: Judge, view: View, trade: Trade, unmortgages: tuple[int, ...] = ()
) -> dict[SeatId, float]:
    """Return each player's chance after a trade, once open debts are met that it does not settle; 0
    for one who cannot pay: the same that is told once it is made.
    """
    after = exchanged(view, trade, unmortgages)
    found = judge.chances(after_debts(after, open_debts(view.debt_settlements, trade)))
    return {seat: found.get(seat, 0.0) for seat in view.players()}


def exchanged(position: Position, trade: Trade, unmortgages: tuple[int, ...] = ()) -> Position:
    """Return the position after a trade, with what both sides then pay the Bank for mortgages."""
    both = trade.unmortgages, unmortgages
    return traded(position, trade.proposer, trade.partner, trade.gives, trade.takes, both)
