"""`evolve(state, event)`: the only place where a state changes. No rules, no luck: just facts."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine import events as e
from engine.editions.board import JAIL, cards
from engine.evolving import dealing
from engine.state import Deed, GameState, Seat


def start(event: e.GameStarted) -> GameState:
    """The state that a game begins with, before anything else has happened."""
    rules = event.rules
    return GameState(
        rules,
        [Seat(token, rules.start_cash) for token in event.tokens],
        {space: Deed() for space in rules.properties},
        rules.houses,
        rules.hotels,
    )


def fold(events: Iterable[e.Event]) -> GameState:
    """The state that a log of events, from GameStarted on, leads to."""
    log = iter(events)
    first = next(log)
    if not isinstance(first, e.GameStarted):
        raise ValueError("a log begins with GameStarted")
    state = start(first)
    for event in log:
        evolve(state, event)
    return state


def evolve(state: GameState, event: e.Event) -> None:
    """Change the state by one event."""
    EVOLVE[type(event)](state, event)


def _nothing(state: GameState, event: e.Event) -> None:
    """An event that tells but changes nothing on the table."""


def _deck_shuffled(state: GameState, event: e.DeckShuffled) -> None:
    state.decks[event.deck] = list(event.cards)


def _deeds_dealt(state: GameState, event: e.DeedsDealt) -> None:
    state.seats[event.seat].cash -= event.price
    for space in event.spaces:
        state.deeds[space].owner = event.seat


def _turn_started(state: GameState, event: e.TurnStarted) -> None:
    if not state.turn:
        state.starter = event.seat
    state.mover = event.seat
    state.turn += 1
    if state.built:
        state.built = {}


def _thrown(state: GameState, event: e.StarterThrown | e.DiceThrown | e.RentThrown) -> None:
    state.throws = event.number + 1


def _dice_thrown(state: GameState, event: e.DiceThrown) -> None:
    _thrown(state, event)
    for place, claim in enumerate(state.claims):
        if not claim.followed and claim.turn != state.turn:
            state.claims[place] = replace(claim, followed=state.turn)


def _moved(state: GameState, event: e.Moved) -> None:
    state.seats[event.seat].space = event.to


def _salary_paid(state: GameState, event: e.SalaryPaid) -> None:
    seat = state.seats[event.seat]
    seat.cash += event.amount
    seat.laps += 1


def _jailed(state: GameState, event: e.Jailed) -> None:
    seat = state.seats[event.seat]
    seat.space = JAIL
    seat.jail = 0


def _jail_throw_failed(state: GameState, event: e.JailThrowFailed) -> None:
    state.seats[event.seat].jail = event.turns


def _jail_left(state: GameState, event: e.JailLeft) -> None:
    state.seats[event.seat].jail = None


def _pass_used(state: GameState, event: e.PassUsed) -> None:
    state.seats[event.seat].passes.remove(event.card)
    _under_deck(state, event.card)


def _under_deck(state: GameState, card: str) -> None:
    state.decks[cards()[card].deck].append(card)


def _property_bought(state: GameState, event: e.PropertyBought) -> None:
    state.seats[event.seat].cash -= event.price
    state.deeds[event.space].owner = event.seat


def _deed_taken(state: GameState, event: e.DeedTaken) -> None:
    state.deeds[event.space].owner = event.seat


def _pass_taken(state: GameState, event: e.PassTaken) -> None:
    state.decks[cards()[event.card].deck].remove(event.card)
    state.seats[event.seat].passes.append(event.card)


def _paid(state: GameState, event: e.Paid) -> None:
    seats = state.seats
    seats[event.seat].cash -= event.amount
    if event.to:
        share = event.amount // len(event.to)
        for creditor in event.to:
            seats[creditor].cash += share


def _received(state: GameState, event: e.Received) -> None:
    state.seats[event.seat].cash += event.amount


def _pot_laid(state: GameState, event: e.PotLaid) -> None:
    state.pot = event.pot


def _pot_taken(state: GameState, event: e.PotTaken) -> None:
    state.seats[event.seat].cash += event.amount
    state.pot = 0


def _card_drawn(state: GameState, event: e.CardDrawn) -> None:
    state.decks[cards()[event.card].deck].remove(event.card)


def _card_kept(state: GameState, event: e.CardKept) -> None:
    state.seats[event.seat].passes.append(event.card)


def _card_returned(state: GameState, event: e.CardReturned) -> None:
    _under_deck(state, event.card)


def _built(state: GameState, event: e.Built) -> None:
    levels = sum([level - state.deeds[space].level for space, level in event.levels])
    state.built[event.seat] = state.built.get(event.seat, 0) + levels
    _level(state, event)
    state.seats[event.seat].cash -= event.cost


def _buildings_sold(state: GameState, event: e.BuildingsSold) -> None:
    _level(state, event)
    state.seats[event.seat].cash += event.proceeds


def _level(state: GameState, event: e.Built | e.BuildingsSold) -> None:
    for space, level in event.levels:
        state.deeds[space].level = level
    state.houses = event.houses
    state.hotels = event.hotels


def _mortgaged(state: GameState, event: e.Mortgaged) -> None:
    state.deeds[event.space].mortgaged = True
    state.seats[event.seat].cash += event.loan


def _mortgage_lifted(state: GameState, event: e.MortgageLifted) -> None:
    state.deeds[event.space].mortgaged = False
    state.seats[event.seat].cash -= event.cost


def _mortgage_undone(state: GameState, event: e.MortgageUndone) -> None:
    state.deeds[event.space].mortgaged = False
    state.seats[event.seat].cash -= event.loan


def _game_ended(state: GameState, event: e.GameEnded) -> None:
    state.winners = event.winners
    state.ending = event.ending


def _waiting(state: GameState, event: e.Waiting) -> None:
    state.stack = list(event.stack)
    state.serial = event.serial


_TOLD_ONLY: tuple[type[e.Event], ...] = (
    e.PurchaseDeclined, e.RentSpared, e.AuctionOpened, e.BidMade, e.MaximumFiled, e.BidderPassed,
    e.AuctionWon, e.AuctionUnsold, e.DebtOpened, e.DebtForgiven, e.ShortageOpened, e.ClaimMade,
    e.ClaimDeferred, e.ShortageAuctionOpened, e.BuildingBid, e.BuildingWon, e.BuildingUnsold,
    e.Resigned, e.HoldSet, e.HoldLifted, e.HourStruck,
)  # fmt: skip
"""Facts for those who hear of them, which change nothing on the table."""

EVOLVE: dict[type[e.Event], Callable[[GameState, Any], None]] = {
    **dict.fromkeys(_TOLD_ONLY, _nothing),
    e.DeckShuffled: _deck_shuffled,
    e.DeedsDealt: _deeds_dealt,
    e.StarterThrown: _thrown,
    e.TurnStarted: _turn_started,
    e.DiceThrown: _dice_thrown,
    e.RentThrown: _thrown,
    e.Moved: _moved,
    e.SalaryPaid: _salary_paid,
    e.Jailed: _jailed,
    e.JailThrowFailed: _jail_throw_failed,
    e.JailLeft: _jail_left,
    e.PassUsed: _pass_used,
    e.PropertyBought: _property_bought,
    e.DeedTaken: _deed_taken,
    e.PassTaken: _pass_taken,
    e.Paid: _paid,
    e.Received: _received,
    e.PotLaid: _pot_laid,
    e.PotTaken: _pot_taken,
    e.CardDrawn: _card_drawn,
    e.CardKept: _card_kept,
    e.CardReturned: _card_returned,
    e.Built: _built,
    e.BuildingsSold: _buildings_sold,
    e.Mortgaged: _mortgaged,
    e.MortgageLifted: _mortgage_lifted,
    e.MortgageUndone: _mortgage_undone,
    e.RentClaimable: dealing.rent_claimable,
    e.RentClaimed: dealing.claim_gone,
    e.RentLapsed: dealing.claim_gone,
    e.TradeOffered: dealing.trade_offered,
    e.TradeClosed: dealing.trade_closed,
    e.TradeMade: dealing.trade_made,
    e.WentBankrupt: dealing.went_bankrupt,
    e.EstateTaken: dealing.estate_taken,
    e.EstateSurrendered: dealing.estate_surrendered,
    e.IntentNoted: dealing.intent_noted,
    e.IntentDone: dealing.intent_gone,
    e.IntentDropped: dealing.intent_gone,
    e.GameEnded: _game_ended,
    e.Waiting: _waiting,
}
