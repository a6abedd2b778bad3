"""Whether a side of a trade has the cash for it, or could raise it."""

from dataclasses import dataclass

from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.core.position import Position
from engine.host.refusals import Refusal, refuse
from engine.rules.trade.exchange import cash_after, mortgaged_deeds


@dataclass(frozen=True, slots=True)
class Shortage:
    """The dollars that a trade costs a side, which has less in `cash`.

    `able`: what it could raise in all, without the deeds that it gives.
    """

    price: int
    cash: int
    able: int

    @property
    def missing(self) -> int:
        """The dollars that the side is short."""
        return self.price - self.cash

    @property
    def can_be_raised(self) -> bool:
        """Whether selling and mortgaging everything else would bring it."""
        return self.able >= self.price


def shortage(
    position: Position, trade: Trade, seat: SeatId, unmortgages: tuple[int, ...] = ()
) -> Shortage | None:
    """Return what a side lacks for a trade (AMB-60); None if its cash is enough."""
    gives, takes = trade.gives, trade.takes
    if seat == trade.partner:
        gives, takes = takes, gives
    left, price = cash_after(position, seat, gives, takes, unmortgages)
    if left >= 0:
        return None
    given = [it for it in gives.deeds if it not in mortgaged_deeds(position, gives.deeds)]
    loans = sum(position.rules.properties[space].mortgage for space in given)
    cash, able = position.seats[seat].cash, position.raisable(seat) - loans
    return Shortage(price - takes.cash, cash, able)


def need_cash(position: Position, trade: Trade, unmortgages: tuple[int, ...]) -> None:
    """Raise Refused where the one who is to accept a trade lacks the cash for it."""
    short = shortage(position, trade, trade.partner, unmortgages)
    if short is not None:
        raisable = "yes" if short.can_be_raised else "no"
        facts = {"price": short.price, "cash": short.cash, "most": max(0, short.able)}
        refuse(Refusal.TRADE_SHORT, raisable=raisable, **facts)
