"""Actions that an offer allows, picked at random, and their neighbours that it does not allow."""

from collections.abc import Iterator
from random import Random

from engine.core import actions as a
from engine.core import offered
from engine.core.actions import Action, SeatId, Side
from engine.core.buildings import in_single_steps
from engine.core.decisions import InJail, ToRoll
from engine.core.lots import Maxima
from engine.core.offered import Offer
from engine.core.state import GameState
from engine.editions.cards import cards
from engine.rules.building.layouts import layout
from engine.rules.building.selling import sells_in_any_order

PLAIN: tuple[Action, ...] = (
    a.Roll(),
    a.EndTurn(),
    a.Buy(),
    a.Decline(),
    a.PassBid(),
    a.PayFine(),
    a.PayFlatTax(),
    a.PayTenth(),
    a.GiveUp(),
    a.GoOn(),
)


def within(state: GameState, seat: SeatId, offer: Offer, random: Random) -> Action:
    """One action that the offer allows."""
    match offer:
        case offered.BidRange(lowest=low, highest=high):
            return a.Bid(_amount(random, low, high))
        case offered.MaximumRange(lowest=low, highest=high):
            return a.SetMaximum(_amount(random, low, high))
        case offered.LotsOffer(lots=lots, highest=high):
            some = random.sample(lots, random.randint(1, len(lots)))
            maxima = tuple((lot, _amount(random, low, high)) for lot, low in some)
            return a.FileMaxima(maxima, random.randint(0, high))
        case offered.UnmortgageReceivedOffer(spaces=spaces):
            return a.UnmortgageReceived(_payable(state, seat, _some(random, spaces)))
        case offered.TradeTerms(partners=partners):
            return _trade(state, seat, random.choice(partners), random)
        case _:
            return _about_property(state, offer, random)


def _about_property(state: GameState, offer: Offer, random: Random) -> Action:
    match offer:
        case offered.BuildOffer(group=group, lowest=low, highest=high):
            return a.Build(layout(state, group, _amount(random, low, high)))
        case offered.ClaimOffer():
            return _claim(state, offer, random)
        case offered.BuildingBidRange(space=space, lowest=low, highest=high):
            return a.BidForBuilding(space, _amount(random, low, high))
        case offered.SellOffer(group=group, totals=totals):
            return a.SellBuildings(layout(state, group, random.choice(totals)))
        case offered.SellLotsOffer(lots=lots):
            space, levels = random.choice(lots)
            return a.SellBuildings(((space, random.choice(levels)),))
        case offered.MortgageOffer(spaces=spaces):
            return a.Mortgage(random.choice(spaces))
        case offered.UnmortgageOffer(spaces=spaces):
            return a.Unmortgage(random.choice(spaces))
        case _:
            return offer  # type: ignore[return-value]


def _claim(state: GameState, offer: offered.ClaimOffer, random: Random) -> a.FileClaim:
    """The buildings of an even layout one by one, each with a maximum."""
    total = _amount(random, offer.lowest, offer.highest)
    lots = in_single_steps(state, layout(state, offer.group, total))
    cost = state.rules.groups[offer.group].house_cost
    return a.FileClaim(tuple((lot, _amount(random, cost, offer.most)) for lot in lots))


def _amount(random: Random, low: int, high: int) -> int:
    """An end of the range as often as not."""
    return random.choice((low, high, random.randint(low, high), random.randint(low, high)))


def _some(random: Random, spaces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(space for space in spaces if random.random() < 0.5)


def _payable(state: GameState, seat: SeatId, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the loans that the cash pays, as many as possible."""
    taken, cash = [], state.spare_cash(seat)
    for space in spaces:
        cash -= state.rules.properties[space].mortgage
        if cash >= 0:
            taken.append(space)
    return tuple(taken)


def _trade(state: GameState, seat: SeatId, partner: SeatId, random: Random) -> a.OfferTrade:
    """Something like what people offer; now and then more than is there to give."""
    gives, takes = _side(state, seat, random), _side(state, partner, random)
    mortgaged = tuple(space for space in takes.deeds if state.deeds[space].mortgaged)
    answers = [t.id for t in state.trades if t.partner == seat and t.proposer == partner]
    owed = [it.id for it in state.debt_settlements()]
    return a.OfferTrade(
        partner,
        gives,
        takes,
        _some(random, mortgaged),
        random.choice([None, *answers]),
        random.choice([None, *owed]) if owed else None,
    )


def _side(state: GameState, seat: SeatId, random: Random) -> Side:
    free = [s for s in state.owned(seat) if not state.is_built(state.rules.properties[s].group)]
    deeds = random.sample(free, min(len(free), random.randint(0, 3)))
    jail_cards = state.seats[seat].jail_cards if random.random() < 0.3 else ()
    return Side(tuple(deeds), random.randint(0, 1 + state.seats[seat].cash // 2), tuple(jail_cards))


def outside(state: GameState, seat: SeatId, offers: list[Offer]) -> Iterator[Action]:
    """Everything just beyond what is offered: apply must refuse all of it."""
    yield from (action for action in PLAIN if action not in offers)
    yield from (a.UseJailCard(card) for card in cards() if a.UseJailCard(card) not in offers)
    gaps = {frame.id for frame in state.agenda.frames if isinstance(frame, ToRoll | InJail)}
    yield from (a.Hold(gap) for gap in {0, state.agenda.serial, *gaps} if a.Hold(gap) not in offers)
    asked = {intent.id for intent in state.intents} | {0, state.agenda.serial}
    yield from (a.DropIntent(it) for it in asked if a.DropIntent(it) not in offers)
    due = {claim.id for claim in state.claims} | {0, state.agenda.serial}
    yield from (a.CollectRent(it) for it in due if a.CollectRent(it) not in offers)
    yield from _beyond_bids(state, offers)
    yield from _beyond_claims(state, offers)
    yield from _beyond_buildings(state, seat, offers)
    yield from _beyond_loans(state, offers)
    yield from _beyond_trades(state, seat, offers)


def _beyond_bids(state: GameState, offers: list[Offer]) -> Iterator[Action]:
    for offer in offers:
        match offer:
            case offered.BidRange(lowest=low, highest=high):
                yield from (a.Bid(low - 1), a.Bid(high + 1), a.Bid(0), a.Bid(-1))
            case offered.MaximumRange(lowest=low, highest=high):
                yield from (a.SetMaximum(low - 1), a.SetMaximum(high + 1))
            case offered.LotsOffer(lots=lots, highest=high):
                yield from _beyond_lots(state, lots, high)
            case offered.UnmortgageReceivedOffer(spaces=spaces):
                rest = tuple(space for space in state.deeds if space not in spaces)
                yield from (a.UnmortgageReceived((space,)) for space in rest)
                yield from (a.UnmortgageReceived((space, space)) for space in spaces[:1])
    if not any(isinstance(offer, offered.BidRange) for offer in offers):
        yield a.Bid(1_000_000)
    if not any(isinstance(offer, offered.LotsOffer | offered.MaximumRange) for offer in offers):
        yield a.FileMaxima(((1, 10),), 10)


def _beyond_claims(state: GameState, offers: list[Offer]) -> Iterator[Action]:
    bids = [offer for offer in offers if isinstance(offer, offered.BuildingBidRange)]
    for bid in bids:
        yield a.BidForBuilding(bid.space, bid.lowest - 1)
        yield a.BidForBuilding(bid.space, bid.highest + 1)
    lots = [bid.space for bid in bids]
    yield from (a.BidForBuilding(lot, 1000) for lot in state.deeds if lot not in lots)
    claims = [offer for offer in offers if isinstance(offer, offered.ClaimOffer)]
    for claim in claims:
        yield from _beyond_claim(state, claim)
    if not claims:
        yield from (a.FileClaim(((lot, 1000),)) for lot in state.deeds)


def _beyond_claim(state: GameState, claim: offered.ClaimOffer) -> Iterator[Action]:
    members, cost = state.members(claim.group), state.rules.groups[claim.group].house_cost
    low = in_single_steps(state, layout(state, claim.group, claim.lowest))
    yield a.FileClaim(tuple((lot, cost - 1) for lot in low))
    yield a.FileClaim(tuple((lot, claim.most + 1) for lot in low))
    if claim.highest < len(members) * state.rules.hotel_level:
        more = in_single_steps(state, layout(state, claim.group, claim.highest + 1))
        yield a.FileClaim(tuple((lot, cost) for lot in more))
    yield a.FileClaim(())
    # HOUSE-05: in 1935 a lot may be far below the others of its group.
    lot, others = low[0], [state.deeds[it].level for it in members if it != low[0]]
    yield a.FileClaim(((lot, cost),) * (min(others) + 2 - state.deeds[lot].level))


def _beyond_lots(state: GameState, lots: Maxima, high: int) -> Iterator[Action]:
    for lot, low in lots:
        yield from (a.FileMaxima(((lot, amount),), high) for amount in (low - 1, high + 1))
    first = lots[0]
    yield from (a.FileMaxima((first, first), high), a.FileMaxima((first,), -1))
    others = (*state.deeds, *cards())
    yield from (a.FileMaxima(((lot, high),), high) for lot in others if lot not in dict(lots))
    yield a.SetMaximum(high)


def _beyond_buildings(state: GameState, seat: SeatId, offers: list[Offer]) -> Iterator[Action]:
    highest = {
        offer.group: offer.highest for offer in offers if isinstance(offer, offered.BuildOffer)
    }
    totals = {offer.group: offer.totals for offer in offers if isinstance(offer, offered.SellOffer)}
    by_lot = [offer for offer in offers if isinstance(offer, offered.SellLotsOffer)]
    alone = {space: levels for offer in by_lot for space, levels in offer.lots}
    hotel = state.rules.hotel_level
    for name, group in state.rules.groups.items():
        before = sum(state.deeds[space].level for space in group.members)
        more = highest.get(name, before) + 1
        if more <= len(group.members) * hotel:
            yield a.Build(layout(state, name, more))
        first, last = group.members[0], group.members[-1]
        yield a.Build(((first, hotel + 1),))
        yield a.Build(((first, state.deeds[last].level + 2),))
        yield a.Build(((first, state.deeds[first].level),))
        yield a.SellBuildings(((first, state.deeds[first].level),))
        yield a.SellBuildings(((first, -1),))
        for space in group.members:
            if state.deeds[space].mortgaged:
                yield a.Build(((space, 1),))
        if sells_in_any_order(state):
            yield from _beyond_lots_down(state, group.members, alone)
            continue
        allowed = totals.get(name, ())
        for total in range(before):
            if total not in allowed:
                yield a.SellBuildings(layout(state, name, total))
    yield from (a.Build(()), a.SellBuildings(()), a.Build(((0, 1),)), a.SellBuildings(((40, 0),)))


def _beyond_lots_down(
    state: GameState, members: tuple[int, ...], alone: dict[int, tuple[int, ...]]
) -> Iterator[Action]:
    """Every level that the owner of a lot is not offered for it."""
    for space in members:
        allowed = alone.get(space, ())
        for level in range(state.deeds[space].level):
            if level not in allowed:
                yield a.SellBuildings(((space, level),))


def _beyond_loans(state: GameState, offers: list[Offer]) -> Iterator[Action]:
    free = [space for o in offers if isinstance(o, offered.MortgageOffer) for space in o.spaces]
    held = [space for o in offers if isinstance(o, offered.UnmortgageOffer) for space in o.spaces]
    for space in range(-1, 41):
        if space not in free:
            yield a.Mortgage(space)
        if space not in held:
            yield a.Unmortgage(space)


def _beyond_trades(state: GameState, seat: SeatId, offers: list[Offer]) -> Iterator[Action]:
    numbers = {trade.id for trade in state.trades} | {0, state.agenda.serial}
    for number in numbers:
        for action in (a.AcceptTrade(number), a.DeclineTrade(number), a.WithdrawTrade(number)):
            if action not in offers:
                yield action
    others = state.from_left_of(seat)
    if not others:
        return
    terms = [offer for offer in offers if isinstance(offer, offered.TradeTerms)]
    for other in others:
        if all(other not in offer.partners for offer in terms):
            yield a.OfferTrade(other, Side((), 1), Side())
    partner, cash = others[0], state.seats[seat].cash
    for deed in (space for space in state.deeds if state.deeds[space].owner != seat):
        yield a.OfferTrade(partner, Side((deed,)), Side((), 1))
    yield a.OfferTrade(partner, Side(), Side())
    yield a.OfferTrade(seat, Side((), 1), Side())
    yield a.OfferTrade(partner, Side((), cash + 1), Side())
    yield a.OfferTrade(partner, Side((), -1), Side())
    yield a.OfferTrade(len(state.seats), Side((), 0), Side((), 1))
