"""What changes on the agenda by events that say themselves what follows from them."""

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.core import events as e
from engine.core.agenda import Agenda, agenda_of
from engine.core.decisions import BuyOrDecline, InJail, ToEnd, ToRoll
from engine.core.errors import contradict
from engine.core.state import GameState
from engine.core.steps import EndOfMove

# Records never change. Of these there are few, so each is made once for all turns.
_end_of_move = cache(EndOfMove)


def turn_started(state: GameState, event: e.TurnStarted) -> None:
    """Ask a seat to roll, or first to choose a way out of Jail."""
    agenda, seat = state.agenda, event.seat
    number, jail = agenda.serial, state.seats[seat].jail
    agenda.serial = number + 1
    agenda.put_turn(ToRoll(number, seat, 0) if jail is None else InJail(number, seat))


def dice_rolled(state: GameState, event: e.DiceRolled) -> None:
    """Leave the end of the move to come (DBL-02); a roll out of Jail is no first double."""
    agenda, doubles = state.agenda, 0
    if event.first == event.second:
        doubles = sum([turn.doubles + 1 for turn in agenda.pending(ToRoll)])
    agenda.put_turn(_end_of_move(event.seat, doubles))


def move_ended(state: GameState, event: e.MoveEnded) -> None:
    """Ask a seat to roll again after doubles (DBL-02), or to pass the dice on (AMB-07)."""
    agenda, seat, doubles = state.agenda, event.seat, event.doubles
    number = agenda.next_id()
    agenda.put_turn(ToRoll(number, seat, doubles) if doubles else ToEnd(number, seat))


def purchase_offered(state: GameState, event: e.PurchaseOffered) -> None:
    """Ask whether a property is bought (BUY-01)."""
    agenda = state.agenda
    agenda.push(BuyOrDecline(agenda.next_id(), event.seat, event.space))


def property_bought(state: GameState, event: e.PropertyBought) -> None:
    """Take the question off the agenda."""
    agenda = state.agenda
    if isinstance(agenda.top, BuyOrDecline):
        agenda.remove(agenda.top)


def trade_offered(state: GameState, event: e.TradeOffered) -> None:
    """Give no later one the id of the offer."""
    state.agenda.give_id(event.trade.id)


def rent_claimable(state: GameState, event: e.RentClaimable) -> None:
    """Give no later one the id of the claim."""
    state.agenda.give_id(event.claim.id)


def intent_queued(state: GameState, event: e.IntentQueued) -> None:
    """Give no later one the id of the intent."""
    state.agenda.give_id(event.intent.id)


def went_bankrupt(state: GameState, event: e.WentBankrupt) -> None:
    """Keep what is left of each frame without the seat."""
    state.agenda.leave(event.seat)


def game_ended(state: GameState, event: e.GameEnded) -> None:
    """Let nothing happen any more."""
    state.agenda = Agenda(serial=state.agenda.serial)


def agenda_changed(state: GameState, event: e.AgendaChanged) -> None:
    """Put what the events before it do not say in place of all else."""
    _put_in_place(state, event, event.agenda.copy())


def waiting(state: GameState, event: e.Waiting) -> None:
    """Put the stack of a version before 1.0 in place of all else."""
    _put_in_place(state, event, agenda_of(event.stack, event.serial))


def _put_in_place(state: GameState, event: e.Event, agenda: Agenda) -> None:
    if agenda.serial < state.agenda.serial:
        contradict(event, "an id would be given twice")
    state.agenda = agenda


AGENDA: dict[type[e.Event], Callable[[GameState, Any], None]] = {
    e.TurnStarted: turn_started,
    e.DiceRolled: dice_rolled,
    e.MoveEnded: move_ended,
    e.PurchaseOffered: purchase_offered,
    e.PropertyBought: property_bought,
    e.WentBankrupt: went_bankrupt,
    e.GameEnded: game_ended,
    e.TradeOffered: trade_offered,
    e.RentClaimable: rent_claimable,
    e.IntentQueued: intent_queued,
    e.AgendaChanged: agenda_changed,
    e.Waiting: waiting,
}
"""How events change the agenda, and nothing else; all others leave it as it is."""
