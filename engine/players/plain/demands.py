"""What a plain player demands of a trade, by printed prices, and what it never gives."""

from dataclasses import replace

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.position import Position
from engine.players import past_prices
from engine.players.motives import Motive
from engine.players.plain.groups import completed
from engine.players.plain.prices import gain, worth_now
from engine.rules.debt.debts import next_debt
from engine.rules.trade.exchange import as_trade
from engine.view import View

LEAST_GAIN = 1
"""Dollars that an offer has to bring for it to be accepted, at the least."""
SPREAD_PERCENT = 5
"""What it has to bring in per cent of the deeds on its dearer side.

What a deed is worth depends on the others of its group, and so on the order in which they change
hands. Without a spread, a group bought deed by deed and sold back in another order would cost this
player up to 5 % of a price (Park Place and Boardwalk).
"""
LEADING = 1.5
"""How many times the net worth of anybody else a player has who leads clearly."""


def least_gain(position: Position, seat: SeatId, trade: Trade) -> int:
    """Return the dollars that a trade has to bring a plain player for it to agree."""
    return max(fair_gain(position, seat, trade), _dearness(position, seat, trade))


def fair_gain(position: Position, seat: SeatId, trade: Trade) -> int:
    """Return the dollars that a trade has to bring a seat, whatever it completes."""
    other, gets, gives = _seen_from(seat, trade)
    got = sum(worth_now(position, seat, lot) for lot in gets.deeds)
    given = sum(_worth_of_given(position, seat, other, lot) for lot in gives.deeds)
    return max(LEAST_GAIN, -(-max(got, given) * SPREAD_PERCENT // 100))


def _seen_from(seat: SeatId, trade: Trade) -> tuple[SeatId, Side, Side]:
    """Return the other side of a trade, what a seat gets by it, and what it gives."""
    if seat == trade.proposer:
        return trade.partner, trade.takes, trade.gives
    return trade.proposer, trade.gives, trade.takes


def _worth_of_given(position: Position, seat: SeatId, other: SeatId, lot: int) -> int:
    return max(worth_now(position, it, lot) for it in (seat, other))


def _dearness(position: Position, seat: SeatId, trade: Trade) -> int:
    """Return the dollars by which the printed price of a color group is more than what a seat
    gives of it, where that completes the group of the other side, and none of its own.
    """
    other, gets, gives = _seen_from(seat, trade)
    if completed(position, seat, gets.deeds):
        return 0
    properties, dearness = position.rules.properties, 0
    for group in _completed_by(position, seat, trade):
        members = position.members(group)
        given = [lot for lot in members if lot in gives.deeds]
        loans = sum(properties[lot].mortgage for lot in given if position.deeds[lot].mortgaged)
        price = sum(properties[lot].price for lot in members) - loans
        worth = sum(_worth_of_given(position, seat, other, lot) for lot in given)
        dearness += max(0, price - worth)
    return dearness


def _completed_by(position: Position, seat: SeatId, trade: Trade) -> list[str]:
    """Return the color groups of the other side that are whole with what a seat gives."""
    other, _, gives = _seen_from(seat, trade)
    return [
        name
        for name, group in position.rules.groups.items()
        if group.kind == "street"
        and not set(gives.deeds).isdisjoint(group.members)
        and all(lot in gives.deeds or position.deeds[lot].owner == other for lot in group.members)
    ]


def arms_leader(position: Position, seat: SeatId, trade: Trade) -> bool:
    """Return whether a seat would complete a group of a player who has built, or leads clearly,
    and none of its own.
    """
    other, gets, _ = _seen_from(seat, trade)
    if completed(position, seat, gets.deeds) or not _completed_by(position, seat, trade):
        return False
    has_built = any(map(position.is_built, position.complete_streets(other)))
    next_worth = max(position.worth(it) for it in position.players() if it != other)
    return has_built or position.worth(other) > LEADING * next_worth


def why_at_no_price(view: View, seat: SeatId, trade: Trade) -> Motive | None:
    """Return why a seat agrees to a trade at no price, if it does not: because it would arm a
    leader, pay a broker, or give a street of a group of which it has more, and complete no group of
    its own. A seat in debt has no choice.
    """
    other, gets, gives = _seen_from(seat, trade)
    if next_debt(view.debt_settlements, seat) is not None:
        return None
    if arms_leader(view, seat, trade):
        return Motive("refused-group", group=_completed_by(view, seat, trade)[0], seat=other)
    if past_prices.is_resold_dear(view, trade):
        return Motive("refused-resold", trade.gives.deeds, seat=other)
    if completed(view, seat, gets.deeds):
        return None
    properties = view.rules.properties
    kept = [
        lot
        for lot in sorted(gives.deeds)
        if properties[lot].house_cost and view.count_owned(seat, properties[lot].group) > 1
    ]
    return Motive("refused-dear", tuple(kept), seat=other) if kept else None


def sweetened(position: Position, seat: SeatId, offer: OfferTrade, step: int) -> OfferTrade:
    """Return an offer of a seat with as much cash as a plain player demands.

    `step`: the dollars to which it is rounded, in favor of the partner.
    """
    demanded = least_gain(position, offer.partner, as_trade(seat, offer))
    return _bringing(position, seat, offer, demanded, step)


def sweetened_fairly(position: Position, seat: SeatId, offer: OfferTrade, step: int) -> OfferTrade:
    """Return an offer of a seat that is worth it for its partner, whatever it completes."""
    demanded = fair_gain(position, offer.partner, as_trade(seat, offer))
    return _bringing(position, seat, offer, demanded, step)


def _bringing(
    position: Position, seat: SeatId, offer: OfferTrade, demanded: int, step: int
) -> OfferTrade:
    gained = gain(position, offer.partner, as_trade(seat, offer))
    return rounded(offer, step, more=max(0, demanded - gained))


def rounded(offer: OfferTrade, step: int, more: int = 0) -> OfferTrade:
    """Return an offer that pays some dollars more, rounded up to a multiple of `step`."""
    gives, takes = offer.gives, offer.takes
    paid = -(-(gives.cash - takes.cash + more) // step) * step
    return replace(
        offer, gives=Side(gives.deeds, max(0, paid)), takes=Side(takes.deeds, max(0, -paid))
    )
