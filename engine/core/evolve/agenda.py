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


def turn_started(state: GameState, agenda: Agenda, event: e.TurnStarted) -> Agenda:
    """Ask a seat to roll, or first to choose a way out of Jail."""
    number, seat = agenda.serial, event.seat
    jailed = state.seats[seat].jail is not None
    turn = InJail(number, seat) if jailed else ToRoll(number, seat, 0)
    return agenda.with_turn(turn, number + 1)


def dice_rolled(state: GameState, agenda: Agenda, event: e.DiceRolled) -> Agenda:
    """Leave the end of the move to come (DBL-02); a roll out of Jail is no first double."""
    doubles = 0
    if event.first == event.second:
        doubles = sum([turn.doubles + 1 for turn in agenda.pending(ToRoll)])
    return agenda.with_turn(_end_of_move(event.seat, doubles))


def move_ended(state: GameState, agenda: Agenda, event: e.MoveEnded) -> Agenda:
    """Ask a seat to roll again after doubles (DBL-02), or to pass the dice on (AMB-07)."""
    number, seat = agenda.serial, event.seat
    turn = ToRoll(number, seat, event.doubles) if event.doubles else ToEnd(number, seat)
    return agenda.with_turn(turn, number + 1)


def purchase_offered(state: GameState, agenda: Agenda, event: e.PurchaseOffered) -> Agenda:
    """Ask whether a property is bought (BUY-01)."""
    number = agenda.serial
    return agenda.pushed(BuyOrDecline(number, event.seat, event.space)).given(number)


def property_bought(state: GameState, agenda: Agenda, event: e.PropertyBought) -> Agenda:
    """Take the question off the agenda."""
    return agenda.popped() if isinstance(agenda.top, BuyOrDecline) else agenda


def went_bankrupt(state: GameState, agenda: Agenda, event: e.WentBankrupt) -> Agenda:
    """Leave of each frame what is left of it without the seat."""
    return agenda.without(event.seat)


def game_ended(state: GameState, agenda: Agenda, event: e.GameEnded) -> Agenda:
    """Let nothing happen any more."""
    return Agenda(serial=agenda.serial)


def agenda_changed(state: GameState, agenda: Agenda, event: e.AgendaChanged) -> Agenda:
    """Put what the events before it do not say in place of all else."""
    return _without_old_ids(event, agenda, event.agenda)


def waiting(state: GameState, agenda: Agenda, event: e.Waiting) -> Agenda:
    """Put the stack of a version before 1.0 in place of all else."""
    return _without_old_ids(event, agenda, agenda_of(event.stack, event.serial))


def _without_old_ids(event: e.Event, before: Agenda, after: Agenda) -> Agenda:
    if after.serial < before.serial:
        contradict(event, "an id would be given twice")
    return after


AGENDA: dict[type[e.Event], Callable[[GameState, Agenda, Any], Agenda]] = {
    e.TurnStarted: turn_started,
    e.DiceRolled: dice_rolled,
    e.MoveEnded: move_ended,
    e.PurchaseOffered: purchase_offered,
    e.PropertyBought: property_bought,
    e.WentBankrupt: went_bankrupt,
    e.GameEnded: game_ended,
    e.TradeOffered: lambda state, agenda, event: agenda.given(event.trade.id),
    e.RentClaimable: lambda state, agenda, event: agenda.given(event.claim.id),
    e.IntentQueued: lambda state, agenda, event: agenda.given(event.intent.id),
    e.AgendaChanged: agenda_changed,
    e.Waiting: waiting,
}
"""How events change the agenda, from what it was; all others leave it as it is."""
