"""What changes by rent to be claimed, trades, intents, and leaving the game."""

from engine.core import events as e
from engine.core.actions import SeatId, Side
from engine.core.errors import contradict
from engine.core.events.trading import Closing, Trade
from engine.core.evolve import agenda
from engine.core.state import GameState
from engine.editions.cards import cards

REMEMBERED = 16
"""Offers of one player to another that are remembered after they have ended."""
ALIKE = 2
"""How many of them may be about the same deeds: those whose prices were named last."""


def rent_claimable(state: GameState, event: e.RentClaimable) -> None:
    """Add a rent that may be claimed from now on."""
    if state.claim(event.claim.id) is not None:
        contradict(event, "it may be claimed already")
    state.claims.append(event.claim)
    agenda.rent_claimable(state, event)


def claim_gone(state: GameState, event: e.RentClaimed | e.RentLapsed) -> None:
    """Remove a rent that may not be claimed any more."""
    if event.claim not in state.claims:
        contradict(event, "it may not be claimed")
    state.claims.remove(event.claim)


def trade_offered(state: GameState, event: e.TradeOffered) -> None:
    """Add an open trade offer."""
    if state.trade(event.trade.id) is not None:
        contradict(event, "it lies open already")
    state.trades.append(event.trade)
    agenda.trade_offered(state, event)


def trade_closed(state: GameState, event: e.TradeClosed) -> None:
    """Remove a trade offer."""
    _close(state, event)


def trade_made(state: GameState, event: e.TradeMade) -> None:
    """Close a trade: what each side gives changes hands."""
    trade = event.trade
    _close(state, event)
    _hand_over(state, event, trade.gives, trade.proposer, trade.partner)
    _hand_over(state, event, trade.takes, trade.partner, trade.proposer)
    for seat in (trade.proposer, trade.partner):
        if state.seats[seat].cash < 0 or state.seats[seat].left is not None:
            contradict(event, "the cash is not there, or a seat has left the game")


def _close(state: GameState, event: e.TradeClosed | e.TradeMade) -> None:
    if event.trade not in state.trades:
        contradict(event, "it does not lie open")
    state.trades.remove(event.trade)
    _remember(state, event.trade, event.by if isinstance(event, e.TradeClosed) else "made")


def _remember(state: GameState, trade: Trade, by: Closing) -> None:
    """Keep the newest offers of each player to each other one, and for the same deeds."""
    sides = trade.proposer, trade.partner
    known = [
        offer for offer in state.past_offers if (offer.trade.proposer, offer.trade.partner) == sides
    ]
    alike = [offer for offer in known if _deeds(offer.trade) == _deeds(trade)]
    if len(alike) == ALIKE:
        state.past_offers.remove(alike[0])
    elif len(known) == REMEMBERED:
        state.past_offers.remove(known[0])
    owners = [deed.owner for deed in state.deeds.values()]
    cash = state.seats[trade.proposer].cash, state.seats[trade.partner].cash
    deeds = owners.count(trade.proposer), owners.count(trade.partner)
    state.past_offers.append(e.PastOffer(state.turn, trade, by, cash, deeds))


def _deeds(trade: Trade) -> tuple[frozenset[int], frozenset[int]]:
    return frozenset(trade.gives.deeds), frozenset(trade.takes.deeds)


def _hand_over(
    state: GameState, event: e.Event, side: Side, giver: SeatId, receiver: SeatId
) -> None:
    held = state.seats[giver].jail_cards
    state.seats[giver].cash -= side.cash
    state.seats[receiver].cash += side.cash
    for space in side.deeds:
        deed = state.deeds[space]
        if deed.owner != giver:
            contradict(event, "a deed is not the giver's")
        deed.owner = receiver
    for card in side.jail_cards:
        if card not in held:
            contradict(event, "the giver does not hold a card")
        held.remove(card)
        state.seats[receiver].jail_cards.append(card)


def intent_queued(state: GameState, event: e.IntentQueued) -> None:
    """Queue an intent until the rules allow it."""
    if event.intent in state.intents:
        contradict(event, "it waits already")
    state.intents.append(event.intent)
    agenda.intent_queued(state, event)


def intent_gone(state: GameState, event: e.IntentDone | e.IntentDropped) -> None:
    """Remove an intent, which is done or dropped."""
    if event.intent not in state.intents:
        contradict(event, "it does not wait")
    state.intents.remove(event.intent)


def went_bankrupt(state: GameState, event: e.WentBankrupt) -> None:
    """Mark a seat as out of the game from this turn on."""
    seat = state.seats[event.seat]
    if seat.left is not None:
        contradict(event, "the seat has left the game already")
    seat.left = state.turn
    agenda.went_bankrupt(state, event)


def estate_taken(state: GameState, event: e.EstateTaken) -> None:
    """Move cash, deeds and jail cards of a seat that has left to the creditor."""
    _need_estate(state, event)
    if state.seats[event.creditor].left is not None:
        contradict(event, "the creditor has left the game")
    side = Side(event.deeds, event.cash, event.jail_cards)
    _hand_over(state, event, side, event.seat, event.creditor)


def estate_surrendered(state: GameState, event: e.EstateSurrendered) -> None:
    """Move an estate to the Bank, and jail cards under their decks.

    Only the deeds that the event names as mortgaged stay so (AMB-35, AMB-68).
    """
    _need_estate(state, event)
    seat = state.seats[event.seat]
    seat.cash -= event.cash
    if not all(space in event.deeds and state.deeds[space].mortgaged for space in event.mortgaged):
        contradict(event, "a deed is not mortgaged, or not of the estate")
    for space in event.deeds:
        state.deeds[space].owner = None
        state.deeds[space].mortgaged = space in event.mortgaged
    for card in event.jail_cards:
        if card not in seat.jail_cards:
            contradict(event, "a card is not of the estate")
        seat.jail_cards.remove(card)
        state.decks[cards()[card].deck].append(card)


def _need_estate(state: GameState, event: e.EstateTaken | e.EstateSurrendered) -> None:
    """Check that an estate is all the cash of a seat that has left, and its own bare lots."""
    seat = state.seats[event.seat]
    if seat.left is None or event.cash != seat.cash:
        contradict(event, "the estate is miscounted")
    for space in event.deeds:
        if state.deeds[space].owner != event.seat or state.deeds[space].level:
            contradict(event, "a deed is not of the estate, or built on")
