"""The computer player of before the judge: greedy, with a thought of a trade in many rounds.

It is frozen, so that figures of other days stay comparable; other players of the arena leave to it
what they have no views on.
"""

from collections.abc import Sequence

from bench.arena.greedy_prices import RESERVE, building_value, gain, lot_value, wanted_trade
from engine.core import actions as a
from engine.core import decisions as d
from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.core.buildings import in_single_steps
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.core.offered import BuildingBidRange, BuildOffer, ClaimOffer, Offer
from engine.core.position import Position
from engine.rules.building.layouts import layout
from engine.view import View

ROUNDS = 100
"""Rounds of the table in which it thinks of a trade once."""


class Greedy:
    """Decides by printed prices; `rounds`: how many there are from one offer to the next."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self._rounds = rounds
        self._offered = -1

    def decide(self, view: View) -> Action:
        """Return what its seat does next."""
        seat, decision = view.seat, view.decision
        assert seat is not None
        assert decision is not None
        if self._may_offer(view, decision):
            self._offered = view.turn
            if proposal := wanted_trade(view, seat, view.turn // len(view.seats)):
                return proposal
        return choose(view, seat, decision, view.offers)

    def _may_offer(self, view: View, decision: d.Decision) -> bool:
        assert view.seat is not None
        if not isinstance(decision, d.ToRoll) or decision.doubles or self._offered == view.turn:
            return False
        if any(trade.proposer == view.seat for trade in view.trades):
            return False
        return not (view.turn // len(view.seats) + view.seat) % self._rounds

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept what is worth more than what it costs by its prices."""
        assert view.seat is not None
        good = gain(view, view.seat, trade) > 0
        return a.AcceptTrade(trade.id) if good else a.DeclineTrade(trade.id)


def choose(
    position: Position, seat: SeatId, decision: d.Decision, offers: Sequence[Offer]
) -> Action:
    """Answer a decision that awaits this seat, or first do business on one's own turn."""
    if isinstance(decision, d.OfTurn):
        return _take_turn(position, seat, decision, offers)
    match decision:
        case d.ChooseTax():
            return _choose_tax(position, seat)
        case d.Auction() | d.SealedAuction():
            return _bid(position, seat, decision)
        case d.UnmortgageOrHold():
            return _unmortgage_received(position, seat, offers)
        case d.ShortageClaim() | d.ShortageAuction():
            return _claim_or_bid(position, seat, offers)
        case _:
            return first(offers)


def _take_turn(
    position: Position,
    seat: SeatId,
    decision: d.ToRoll | d.ToEnd | d.InJail,
    offers: Sequence[Offer],
) -> Action:
    """Throw, end the turn or leave Jail, once there is no business left to do."""
    if len(offers) == 1:
        return first(offers)
    if business := _business(position, seat, offers):
        return business
    return _leave_jail(position, offers) if isinstance(decision, d.InJail) else first(offers)


def _choose_tax(position: Position, seat: SeatId) -> Action:
    """ITAX-03, AMB-44: a tenth on the first laps, when all are poor; no sum is worked out."""
    return a.PayTenth() if position.seats[seat].laps < 2 else a.PayFlatTax()


def first(offers: Sequence[Offer]) -> Action:
    """Return the first offer, an answer: roll, end, buy before decline, pass before fine."""
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
        elif kind is offered.UnmortgageOffer:
            assert isinstance(offer, offered.UnmortgageOffer)
            if position.unmortgage_cost(offer.spaces[0]) <= spare - RESERVE:
                return a.Unmortgage(offer.spaces[0])
    return None


def _unmortgage_received(position: Position, seat: SeatId, offers: Sequence[Offer]) -> Action:
    """Pay off what can be spared: later it costs the interest once more."""
    spare, unmortgaged = position.seats[seat].cash - 2 * RESERVE, []
    for offer in offers:
        for space in offer.spaces if isinstance(offer, offered.UnmortgageReceivedOffer) else ():
            loan = position.rules.properties[space].mortgage
            if loan <= spare:
                unmortgaged.append(space)
                spare -= loan
    return a.UnmortgageReceived(tuple(unmortgaged))


def _leave_jail(position: Position, offers: Sequence[Offer]) -> Action:
    """Use a pass; else pay while there is still property to be had; else sit and roll."""
    jail_cards = [offer for offer in offers if isinstance(offer, a.UseJailCard)]
    if jail_cards:
        return jail_cards[0]
    if a.PayFine() in offers:
        owners = [deed.owner for deed in position.deeds.values()]
        if owners.count(None) > 6:
            return a.PayFine()
    return a.Roll()


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


def _claim_or_bid(position: Position, seat: SeatId, offers: Sequence[Offer]) -> Action:
    """Return a claim within the reserve, a bid below the building's worth, or a pass."""
    spare = position.seats[seat].cash - RESERVE
    for offer in offers:
        found = _claim(position, offer, spare) or _bid_for_building(position, offer, spare)
        if found is not None:
            return found
    return a.PassBid()


def _claim(position: Position, offer: Offer, spare: int) -> Action | None:
    if not isinstance(offer, BuildOffer | ClaimOffer):
        return None
    steps = spare // position.rules.groups[offer.group].house_cost
    if steps <= 0:
        return None
    levels = layout(position, offer.group, min(offer.highest, offer.lowest - 1 + steps))
    if isinstance(offer, BuildOffer):
        return a.Build(levels)
    lots = in_single_steps(position, levels)
    return a.FileClaim(tuple((space, _most_for_building(position, space, spare)) for space in lots))


def _most_for_building(position: Position, space: int, spare: int) -> int:
    """Never below the price on the deed, which the claim has been measured by."""
    cost = position.rules.properties[space].house_cost
    return max(cost, min(building_value(position, space), spare))


def _bid_for_building(position: Position, offer: Offer, spare: int) -> Action | None:
    """Half of the way from the lowest bid to the worth, so that the bidding is short."""
    if not isinstance(offer, BuildingBidRange):
        return None
    most = min(building_value(position, offer.space), spare, offer.highest)
    if most < offer.lowest:
        return None
    return a.BidForBuilding(offer.space, (offer.lowest + most + 1) // 2)
