"""A plain computer player: greedy but sound. It sees what a player sees, and never stalls."""

from collections.abc import Sequence
from typing import assert_never

from engine import actions as a
from engine import decisions as d
from engine.actions import Action, Offer, SeatId
from engine.events import Trade
from engine.rules.building import layout
from engine.rules.trade_terms import transfer_cost
from engine.state import Position

RESERVE = 150
"""Dollars kept in hand when building or lifting mortgages."""


def choose(
    position: Position, seat: SeatId, decision: d.Decision, offers: Sequence[Offer]
) -> Action:
    """Answer a decision that awaits this seat, or first do business on one's own turn."""
    match decision:
        case d.ToThrow() | d.ToEnd():
            return _business(position, seat, offers) or _first(offers)
        case d.InJail():
            return _business(position, seat, offers) or _leave_jail(position, offers)
        case d.BuyOrDecline() | d.Owing():
            return _first(offers)
        case d.ChooseTax(flat=flat):
            return a.PayTenth() if position.worth(seat) < 10 * flat else a.PayFlatTax()
        case d.Auction():
            return _bid(position, seat, decision)
        case d.SealedAuction():
            return _file(position, seat, decision)
        case d.LiftOrHold():
            return a.LiftReceived(())
        case _:
            assert_never(decision)


def _first(offers: Sequence[Offer]) -> Action:
    """The first offer is always an answer: throw, end, buy before decline, raise the money."""
    return offers[0]  # type: ignore[return-value]


def _business(position: Position, seat: SeatId, offers: Sequence[Offer]) -> Action | None:
    """Build as high as the reserve allows; then pay mortgages off."""
    spare = position.seats[seat].cash - RESERVE
    for offer in offers:
        kind = type(offer)
        if kind is a.BuildOffer:
            assert isinstance(offer, a.BuildOffer)
            steps = spare // position.rules.groups[offer.group].house_cost
            if steps > 0:
                total = min(offer.highest, offer.lowest - 1 + steps)
                return a.Build(layout(position, offer.group, total))
        elif kind is a.LiftOffer:
            assert isinstance(offer, a.LiftOffer)
            if position.lift_cost(offer.spaces[0]) <= spare - RESERVE:
                return a.Lift(offer.spaces[0])
    return None


def _leave_jail(position: Position, offers: Sequence[Offer]) -> Action:
    """A pass first; the fine while there is still property to be had; else sit and throw."""
    passes = [offer for offer in offers if isinstance(offer, a.UsePass)]
    if passes:
        return passes[0]
    unowned = sum(deed.owner is None for deed in position.deeds.values())
    if unowned > 6 and a.PayFine() in offers:
        return a.PayFine()
    return a.Throw()


def value(position: Position, seat: SeatId, space: int) -> int:
    """What a deed is worth to a seat, in dollars: more where it completes a group."""
    prop = position.rules.properties[space]
    members = position.members(prop.group)
    others = sum(position.deeds[s].owner == seat for s in members if s != space)
    if others == len(members) - 1:
        return prop.price * 2
    return prop.price * (10 + others) // 10


def _most(position: Position, seat: SeatId, space: int) -> int:
    """As far as a bid goes: its value, with the cash in hand."""
    return min(value(position, seat, space), position.seats[seat].cash)


def _bid(position: Position, seat: SeatId, auction: d.Auction) -> Action:
    most = _most(position, seat, auction.space)
    lowest = position.lowest_bid(auction.price)
    return a.SetMaximum(most) if most >= lowest else a.PassBid()


def _file(position: Position, seat: SeatId, auction: d.SealedAuction) -> Action:
    lowest = position.lowest_bid(0)
    maxima = tuple(
        (space, most) for space in auction.lots if (most := _most(position, seat, space)) >= lowest
    )
    cash = position.seats[seat].cash
    return a.FileMaxima(maxima, cash) if maxima else a.PassBid()


def answer_trade(position: Position, seat: SeatId, trade: Trade) -> Action:
    """Accept what is worth more than what it costs; never hand over what completes a group."""
    gets, gives = trade.gives, trade.takes
    interest = transfer_cost(position, tuple(s for s in gets.deeds if _held(position, s)), ())
    gain = gets.cash - gives.cash - interest + 50 * (len(gets.passes) - len(gives.passes))
    gain += sum(_worth_now(position, seat, space) for space in gets.deeds)
    loss = sum(max(_worth_now(position, s, g) for s in _both(trade)) for g in gives.deeds)
    return a.AcceptTrade(trade.id) if gain > loss else a.DeclineTrade(trade.id)


def _both(trade: Trade) -> tuple[SeatId, SeatId]:
    return trade.proposer, trade.partner


def _held(position: Position, space: int) -> bool:
    return position.deeds[space].mortgaged


def _worth_now(position: Position, seat: SeatId, space: int) -> int:
    loan = position.rules.properties[space].mortgage if _held(position, space) else 0
    return value(position, seat, space) - loan
