"""What a trade comes to: cash, loans and worth of both sides, for rules and for screens."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.position import Position


def as_trade(proposer: SeatId, offer: OfferTrade) -> Trade:
    """Return an offer that is not made yet as the trade that it would be."""
    return Trade(
        0, proposer, offer.partner, offer.gives, offer.takes, offer.unmortgages, (), offer.forgives
    )


def mirrored(trade: Trade) -> Trade:
    """Return an offer as its partner would make it: what each side pays off is its own to say."""
    return replace(
        trade,
        proposer=trade.partner,
        partner=trade.proposer,
        gives=trade.takes,
        takes=trade.gives,
        unmortgages=(),
    )


def is_tradable(position: Position, space: int) -> bool:
    """SELL-03: no deed of a group that carries buildings."""
    return not position.is_built(position.rules.properties[space].group)


def mortgaged_deeds(position: Position, spaces: Sequence[int]) -> tuple[int, ...]:
    """Return those of these deeds that are mortgaged."""
    return tuple(s for s in spaces if s in position.deeds and position.deeds[s].mortgaged)


def held_mortgaged(position: Position, seat: SeatId, spaces: Sequence[int]) -> tuple[int, ...]:
    """Return those of these deeds that the seat holds, and that are mortgaged."""
    deeds = position.deeds
    return tuple(s for s in spaces if deeds[s].owner == seat and deeds[s].mortgaged)


def transfer_cost(position: Position, received: Sequence[int], unmortgages: Sequence[int]) -> int:
    """MORT-09, MORT-10: what the Bank gets of a receiver of these deeds, in dollars."""
    return sum(
        position.unmortgage_cost(space) if space in unmortgages else position.interest(space)
        for space in mortgaged_deeds(position, received)
    )


def cash_after(
    position: Position, seat: SeatId, gives: Side, takes: Side, unmortgages: Sequence[int]
) -> tuple[int, int]:
    """Return the cash a side would have after the trade, and the sum that the trade costs it."""
    price = gives.cash + transfer_cost(position, takes.deeds, unmortgages)
    return position.seats[seat].cash + takes.cash - price, price


def raisable_after(
    position: Position, seat: SeatId, gives: Side, takes: Side, unmortgages: Sequence[int]
) -> int:
    """AMB-58: what a side could raise in all after the trade, in dollars.

    Jail cards and deeds that stay mortgaged count nothing, and what the Bank is due is deducted.
    """
    left, _ = cash_after(position, seat, gives, takes, unmortgages)
    received = _loans(position, takes.deeds, unmortgages) - _loans(position, gives.deeds, ())
    return position.raisable(seat) - position.seats[seat].cash + left + received


def _loans(position: Position, spaces: Sequence[int], unmortgages: Sequence[int]) -> int:
    """Return what the Bank would lend on these deeds, once `unmortgages` are paid off."""
    properties, deeds = position.rules.properties, position.deeds
    return sum(properties[s].mortgage for s in spaces if s in unmortgages or not deeds[s].mortgaged)
