"""What changes by rent to be claimed, trades, intents, and leaving the game."""

from engine import events as e
from engine.actions import SeatId, Side
from engine.editions.board import cards
from engine.state import GameState


def rent_claimable(state: GameState, event: e.RentClaimable) -> None:
    """It may be claimed from now on."""
    state.claims.append(event.claim)


def claim_gone(state: GameState, event: e.RentClaimed | e.RentLapsed) -> None:
    """It may not be claimed any more."""
    state.claims.remove(event.claim)


def trade_offered(state: GameState, event: e.TradeOffered) -> None:
    """It lies open."""
    state.trades.append(event.trade)


def trade_closed(state: GameState, event: e.TradeClosed) -> None:
    """It is off the table."""
    state.trades.remove(event.trade)


def trade_made(state: GameState, event: e.TradeMade) -> None:
    """Both sides change hands."""
    trade = event.trade
    state.trades.remove(trade)
    _hand_over(state, trade.gives, trade.proposer, trade.partner)
    _hand_over(state, trade.takes, trade.partner, trade.proposer)


def _hand_over(state: GameState, side: Side, giver: SeatId, receiver: SeatId) -> None:
    state.seats[giver].cash -= side.cash
    state.seats[receiver].cash += side.cash
    for space in side.deeds:
        state.deeds[space].owner = receiver
    for card in side.passes:
        state.seats[giver].passes.remove(card)
        state.seats[receiver].passes.append(card)


def intent_noted(state: GameState, event: e.IntentNoted) -> None:
    """It waits."""
    state.intents.append(event.intent)


def intent_gone(state: GameState, event: e.IntentDone | e.IntentDropped) -> None:
    """It waits no longer."""
    state.intents.remove(event.intent)


def went_bankrupt(state: GameState, event: e.WentBankrupt) -> None:
    """The seat is empty from this turn on."""
    state.seats[event.seat].left = state.turn


def estate_taken(state: GameState, event: e.EstateTaken) -> None:
    """All of it changes hands."""
    side = Side(event.deeds, event.cash, event.passes)
    _hand_over(state, side, event.seat, event.creditor)


def estate_surrendered(state: GameState, event: e.EstateSurrendered) -> None:
    """The Bank has it all, free of mortgages; passes go under their decks."""
    seat = state.seats[event.seat]
    seat.cash -= event.cash
    for space in event.deeds:
        state.deeds[space].owner = None
        state.deeds[space].mortgaged = False
    for card in event.passes:
        seat.passes.remove(card)
        state.decks[cards()[card].deck].append(card)
