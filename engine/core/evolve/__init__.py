"""`evolve(state, event)`: what an event changes in a state. No rules, no luck: just facts.

Each change first says what must have been true before it: the deed had no owner, the money was
there, the card was in its deck. What contradicts the state raises ImpossibleTransition, and then
nothing of the action that led to it may be kept.
"""

from collections.abc import Callable, Iterable
from typing import Any

from engine.core import events as e
from engine.core.errors import contradict
from engine.core.evolve import agenda, money, moving, property, trading
from engine.core.position import Deed, Seat
from engine.core.state import GameState


def start(event: e.GameStarted) -> GameState:
    """Return the state that a game begins with, before anything else has happened."""
    rules = event.rules
    return GameState(
        rules,
        [Seat(token, rules.start_cash) for token in event.tokens],
        {space: Deed() for space in rules.properties},
        rules.houses,
        rules.hotels,
    )


def fold(events: Iterable[e.Event]) -> GameState:
    """Return the state that a log of events, from GameStarted on, leads to.

    Raises ImpossibleTransition for a log that contradicts itself.

    >>> from engine import FairChance, new_game, rules_of
    >>> game, events = new_game(rules_of("1994"), ["hat", "dog"], FairChance(b"seed"))
    >>> fold(events) == game
    True
    """
    log = iter(events)
    first = next(log)
    if not isinstance(first, e.GameStarted):
        raise ValueError("a log begins with GameStarted")
    state = start(first)
    for event in log:
        evolve(state, event)
    return state


def evolve(state: GameState, event: e.Event) -> None:
    """Change the state by one event. Raises ImpossibleTransition where it contradicts the state."""
    try:
        EVOLVE[type(event)](state, event)
    except LookupError as error:
        contradict(event, f"the game has no such thing, {error!r}")


def _nothing(state: GameState, event: e.Event) -> None:
    """Change nothing: the event only informs its readers."""


def _game_ended(state: GameState, event: e.GameEnded) -> None:
    if state.winners or not event.winners:
        contradict(event, "the game is over already, or nobody wins")
    for seat in event.winners:
        if state.seats[seat].left is not None:
            contradict(event, "a winner has left the game")
    state.winners = event.winners
    state.ending = event.ending
    agenda.game_ended(state, event)


WITHOUT_EFFECT: tuple[type[e.Event], ...] = (
    e.PurchaseDeclined, e.RentSpared, e.AuctionOpened, e.BidMade, e.MaximumFiled, e.BidderPassed,
    e.AuctionWon, e.DebtOpened, e.DebtForgiven, e.ShortageOpened, e.ClaimMade,
    e.ClaimDeferred, e.ShortageAuctionOpened, e.BuildingBid, e.BuildingWon, e.BuildingUnsold,
    e.Resigned, e.HoldSet, e.HoldEnded, e.TimeLimitReached,
)  # fmt: skip
"""Events that inform their readers and change nothing."""

EVOLVE: dict[type[e.Event], Callable[[GameState, Any], None]] = {
    **dict.fromkeys(WITHOUT_EFFECT, _nothing),
    **agenda.AGENDA,  # Of these, an entry below changes the position, and then the agenda.
    e.DeckShuffled: moving.deck_shuffled,
    e.DeedsDealt: money.deeds_dealt,
    e.StarterRolled: moving.rolled,
    e.TurnStarted: moving.turn_started,
    e.DiceRolled: moving.dice_rolled,
    e.RentRolled: moving.rolled,
    e.Moved: moving.moved,
    e.SalaryPaid: money.salary_paid,
    e.Jailed: moving.jailed,
    e.JailRollFailed: moving.jail_roll_failed,
    e.JailLeft: moving.jail_left,
    e.JailCardUsed: moving.jail_card_used,
    e.PropertyBought: property.property_bought,
    e.DeedTaken: property.deed_taken,
    e.AuctionUnsold: property.auction_unsold,
    e.JailCardTaken: moving.jail_card_taken,
    e.Paid: money.paid,
    e.Received: money.received,
    e.PotLaid: money.pot_laid,
    e.PotTaken: money.pot_taken,
    e.CardDrawn: moving.card_drawn,
    e.CardKept: moving.card_kept,
    e.CardReturned: moving.card_returned,
    e.Built: property.built,
    e.BuildingsSold: property.buildings_sold,
    e.Mortgaged: property.mortgaged,
    e.Unmortgaged: property.unmortgaged,
    e.MortgageUndone: property.mortgage_undone,
    e.RentClaimable: trading.rent_claimable,
    e.RentClaimed: trading.claim_gone,
    e.RentLapsed: trading.claim_gone,
    e.TradeOffered: trading.trade_offered,
    e.TradeClosed: trading.trade_closed,
    e.TradeMade: trading.trade_made,
    e.WentBankrupt: trading.went_bankrupt,
    e.EstateTaken: trading.estate_taken,
    e.EstateSurrendered: trading.estate_surrendered,
    e.IntentQueued: trading.intent_queued,
    e.IntentDone: trading.intent_gone,
    e.IntentDropped: trading.intent_gone,
    e.GameEnded: _game_ended,
}
"""How each kind of event changes a state."""
