"""A plain computer player: greedy but sound. It sees what a player sees, and never stalls."""

from collections.abc import Collection, Sequence
from typing import assert_never

from engine.core import actions as a
from engine.core import decisions as d
from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.core.offered import Offer
from engine.core.position import Position
from engine.core.state import GameState, waiting
from engine.game import OFFERS
from engine.players import settling, shortage, trading
from engine.players.worth import RESERVE, lot_value
from engine.rules.building.layouts import layout
from engine.rules.business import UNHURRIED
from engine.rules.manage import spending_offers
from engine.rules.trade.offers import acceptable
from engine.rules.trade.terms import may_close


def next_action(state: GameState, seats: Collection[SeatId]) -> tuple[SeatId, Action] | None:
    """Return what one of these automatic seats does next, or None while only others are awaited.

    Rent to be claimed and offers of trades come first, then the decision that waits. Whatever is
    returned is legal, and repeating the call with the state it leads to comes to an end unless the
    game goes on.
    """
    if not state.stack:
        return None
    if (state.claims or state.trades) and (first := _before_decision(state, seats)):
        return first
    decision = waiting(state)
    for seat in decision.awaited(state):
        if seat in seats:
            return seat, _answer(state, seat, decision)
    return None


def _before_decision(state: GameState, seats: Collection[SeatId]) -> tuple[SeatId, Action] | None:
    """Return the rent that one of these seats collects, or else what it answers to an offer."""
    for claim in state.claims:
        if claim.owner in seats:
            return claim.owner, a.CollectRent(claim.id)
    for trade in state.trades:
        if trade.partner in seats and is_answerable(state, trade):
            return trade.partner, answer_offer(state, trade)
    return None


def is_answerable(state: GameState, trade: Trade) -> bool:
    """Return whether an open trade can be answered: not in the lock, nor in an auction.

    There it cannot be judged.
    """
    if isinstance(waiting(state), d.Auction | d.SealedAuction | d.ShortageAuction):
        return False
    return may_close(state, trade)


def answer_offer(state: GameState, trade: Trade) -> Action:
    """Return what the partner of an open trade answers to it."""
    answer = answer_trade(state, trade.partner, trade)
    possible = isinstance(answer, a.DeclineTrade) or acceptable(state, trade)
    return answer if possible else a.DeclineTrade(trade.id)


def answer_decision(state: GameState, seat: SeatId) -> Action:
    """Return what an awaited seat does about the decision that waits, or what it does first."""
    return _answer(state, seat, waiting(state))


def _answer(state: GameState, seat: SeatId, decision: d.Decision) -> Action:
    offer = _proposal(state, seat, decision)
    seen = decision.seen_by(seat)
    return offer or choose(state, seat, seen, _looked_at(state, seat, decision))


def _looked_at(state: GameState, seat: SeatId, decision: d.Decision) -> list[Offer]:
    """Return the offers that make a difference: ways to spend only where there is cash."""
    found = OFFERS[type(decision)](state, decision, seat)
    if isinstance(decision, UNHURRIED) and state.seats[seat].cash > RESERVE:
        found += spending_offers(state, seat)
    return found


def _proposal(state: GameState, seat: SeatId, decision: d.Decision) -> Action | None:
    """One offer a turn at most, before its first throw, and none while one's last lies open."""
    if type(decision) is not d.ToThrow or decision.doubles or state.serial > decision.id + 1:
        return None
    if not trading.is_round(state, seat):
        return None
    if seat in [trade.proposer for trade in state.trades]:
        return None
    return None if state.is_closing() else trading.proposal(state, seat)


def choose(
    position: Position, seat: SeatId, decision: d.Decision, offers: Sequence[Offer]
) -> Action:
    """Answer a decision that awaits this seat, or first do business on one's own turn."""
    if isinstance(decision, UNHURRIED):
        return _take_turn(position, seat, decision, offers)
    match decision:
        case d.BuyOrDecline() | d.DebtSettlement() | d.HeldThrow() | d.FineOrPass():
            return _first(offers)
        case d.ChooseTax():
            return _choose_tax(position, seat)
        case d.Auction() | d.SealedAuction():
            return _bid(position, seat, decision)
        case d.LiftOrHold():
            return _lift_received(position, seat, offers)
        case d.ShortageClaim() | d.ShortageAuction():
            return shortage.answer(position, seat, decision, offers)
        case _:
            assert_never(decision)


def _take_turn(
    position: Position,
    seat: SeatId,
    decision: d.ToThrow | d.ToEnd | d.InJail,
    offers: Sequence[Offer],
) -> Action:
    """Throw, end the turn or leave Jail, once there is no business left to do."""
    if len(offers) == 1:
        return _first(offers)
    if business := _business(position, seat, offers):
        return business
    return _leave_jail(position, offers) if isinstance(decision, d.InJail) else _first(offers)


def _choose_tax(position: Position, seat: SeatId) -> Action:
    """ITAX-03, AMB-44: a tenth on the first laps, when all are poor; no sum is worked out."""
    return a.PayTenth() if position.seats[seat].laps < 2 else a.PayFlatTax()


def _first(offers: Sequence[Offer]) -> Action:
    """Return the first offer, an answer: throw, end, buy before decline, pass before fine."""
    return offers[0]  # type: ignore[return-value]


def _business(position: Position, seat: SeatId, offers: Sequence[Offer]) -> Action | None:
    """Build as high as the reserve allows; then pay mortgages off."""
    spare = position.seats[seat].cash - RESERVE
    for offer in offers:
        kind = type(offer)
        if kind is offered.BuildOffer:
            assert isinstance(offer, offered.BuildOffer)
            steps = spare // position.rules.groups[offer.group].house_cost
            if steps > 0:
                total = min(offer.highest, offer.lowest - 1 + steps)
                return a.Build(layout(position, offer.group, total))
        elif kind is offered.LiftOffer:
            assert isinstance(offer, offered.LiftOffer)
            if position.lift_cost(offer.spaces[0]) <= spare - RESERVE:
                return a.Lift(offer.spaces[0])
    return None


def _lift_received(position: Position, seat: SeatId, offers: Sequence[Offer]) -> Action:
    """Pay off what can be spared: later it costs the interest once more."""
    spare, lifted = position.seats[seat].cash - 2 * RESERVE, []
    for offer in offers:
        for space in offer.spaces if isinstance(offer, offered.LiftReceivedOffer) else ():
            loan = position.rules.properties[space].mortgage
            if loan <= spare:
                lifted.append(space)
                spare -= loan
    return a.LiftReceived(tuple(lifted))


def _leave_jail(position: Position, offers: Sequence[Offer]) -> Action:
    """Use a pass; else pay while there is still property to be had; else sit and throw."""
    passes = [offer for offer in offers if isinstance(offer, a.UsePass)]
    if passes:
        return passes[0]
    if a.PayFine() in offers:
        owners = [deed.owner for deed in position.deeds.values()]
        if owners.count(None) > 6:
            return a.PayFine()
    return a.Throw()


def _most(position: Position, seat: SeatId, lot: Lot) -> int:
    """Return the highest bid: the lot's value, within the cash in hand."""
    cash = position.spare_cash(seat) - position.lot_interest(lot)
    return min(lot_value(position, seat, lot), cash)


def _bid(position: Position, seat: SeatId, auction: d.Auction | d.SealedAuction) -> Action:
    if isinstance(auction, d.SealedAuction):
        return _file(position, seat, auction)
    most = _most(position, seat, auction.space)
    lowest = position.lowest_bid(auction.space, auction.price)
    return a.SetMaximum(most) if most >= lowest else a.PassBid()


def _file(position: Position, seat: SeatId, auction: d.SealedAuction) -> Action:
    maxima = tuple(
        (lot, most)
        for lot in auction.lots
        if (most := _most(position, seat, lot)) >= position.first_bid(lot)
    )
    cash = position.spare_cash(seat)
    return a.FileMaxima(maxima, cash) if maxima else a.PassBid()


def answer_trade(state: GameState, seat: SeatId, trade: Trade) -> Action:
    """Accept what is worth more than what it costs; never hand over what completes a group."""
    if settling.is_good(state, seat, trade):
        return a.AcceptTrade(trade.id)
    return a.DeclineTrade(trade.id)
