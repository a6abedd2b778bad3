"""What changes by turns, rolls, moves, Jail and cards."""

from dataclasses import replace

from engine.core import events as e
from engine.core.errors import contradict
from engine.core.evolve import agenda
from engine.core.state import GameState
from engine.editions.board import JAIL
from engine.editions.cards import cards


def deck_shuffled(state: GameState, event: e.DeckShuffled) -> None:
    """Lay a deck down."""
    state.decks[event.deck] = list(event.cards)


def turn_started(state: GameState, event: e.TurnStarted) -> None:
    """Pass the dice to a seat that plays."""
    if state.seats[event.seat].left is not None:
        contradict(event, "the seat has left the game")
    if not state.turn:
        state.starter = event.seat
    state.mover = event.seat
    state.turn += 1
    if state.built:
        state.built = {}
    agenda.turn_started(state, event)


def rolled(state: GameState, event: e.StarterRolled | e.RentRolled) -> None:
    """Count the next roll of the game; none is left out, none is made twice."""
    if event.number != state.rolls:
        contradict(event, "the rolls are miscounted")
    state.rolls = event.number + 1


def dice_rolled(state: GameState, event: e.DiceRolled) -> None:
    """Count the mover's roll, which follows the rents of earlier turns."""
    if event.seat != state.mover or event.number != state.rolls:
        contradict(event, "it is another seat's turn, or the rolls are miscounted")
    state.rolls = event.number + 1
    if state.claims:
        _follow_claims(state)
    agenda.dice_rolled(state, event)


def _follow_claims(state: GameState) -> None:
    """Note the first roll of a later turn after each rent that can be claimed."""
    for place, claim in enumerate(state.claims):
        if not claim.followed and claim.turn != state.turn:
            state.claims[place] = replace(claim, followed=state.turn)


def moved(state: GameState, event: e.Moved) -> None:
    """Move a free token from where it stands."""
    seat = state.seats[event.seat]
    if seat.space != event.start or seat.jail is not None:
        contradict(event, "the token does not stand there free to move")
    seat.space = event.to


def jailed(state: GameState, event: e.Jailed) -> None:
    """Send a free player to Jail."""
    seat = state.seats[event.seat]
    if seat.jail is not None or seat.left is not None:
        contradict(event, "the seat is in Jail already, or has left the game")
    seat.space = JAIL
    seat.jail = 0


def jail_roll_failed(state: GameState, event: e.JailRollFailed) -> None:
    """Count one more failed roll of a jailed player."""
    seat = state.seats[event.seat]
    if seat.jail is None or event.turns != seat.jail + 1:
        contradict(event, "the failed rolls are miscounted")
    seat.jail = event.turns


def jail_left(state: GameState, event: e.JailLeft) -> None:
    """Free a jailed player."""
    seat = state.seats[event.seat]
    if seat.jail is None:
        contradict(event, "the seat is not in Jail")
    seat.jail = None


def jail_card_used(state: GameState, event: e.JailCardUsed) -> None:
    """Put a jail card from its holder under its deck."""
    jail_cards = state.seats[event.seat].jail_cards
    if event.card not in jail_cards:
        contradict(event, "the seat does not hold the card")
    jail_cards.remove(event.card)
    state.decks[cards()[event.card].deck].append(event.card)


def jail_card_taken(state: GameState, event: e.JailCardTaken) -> None:
    """AMB-67: move a jail card from its deck to the buyer."""
    seat = state.seats[event.seat]
    if seat.left is not None:
        contradict(event, "the seat has left the game")
    _out_of_deck(state, event)
    seat.jail_cards.append(event.card)


def card_drawn(state: GameState, event: e.CardDrawn) -> None:
    """Take a card from its deck."""
    _out_of_deck(state, event)


def _out_of_deck(state: GameState, event: e.CardDrawn | e.JailCardTaken) -> None:
    deck = state.decks[cards()[event.card].deck]
    if event.card not in deck:
        contradict(event, "the card is not in its deck")
    deck.remove(event.card)


def card_kept(state: GameState, event: e.CardKept) -> None:
    """Leave a drawn jail card with its drawer."""
    for seat in state.seats:
        if event.card in seat.jail_cards:
            contradict(event, "somebody holds the card")
    state.seats[event.seat].jail_cards.append(event.card)


def card_returned(state: GameState, event: e.CardReturned) -> None:
    """Put a drawn card under its deck."""
    deck = state.decks[cards()[event.card].deck]
    if event.card in deck:
        contradict(event, "the card is in its deck")
    deck.append(event.card)
