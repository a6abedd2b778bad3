"""What is asked for too early: queued, and done at the first moment the rules allow it (AMB-05).

Played by post nobody can be expected to be there at that moment. In a lock (AMB-06), or outside
one's own turn where that is the time to build (HOUSE-07), what would be legal but for the time is
kept as an intent; it is checked again before it is done, in the order of asking.
"""

from collections.abc import Callable
from typing import Any

from engine.core.actions import (
    Action,
    Build,
    DropIntent,
    Mortgage,
    SeatId,
    SellBuildings,
    Unmortgage,
)
from engine.core.auctions import SHORTAGE, ShortageClaim
from engine.core.decisions import Decision
from engine.core.errors import IllegalAction, Reason, need, refuse
from engine.core.events import Intent, IntentDone, IntentDropped, IntentQueued
from engine.core.offered import BuildOffer, Offer
from engine.core.state import GameState, waiting
from engine.core.steps import MoveOn
from engine.core.table import Table
from engine.rules.building.buying import is_building_time
from engine.rules.building.claims import build, must_wait
from engine.rules.building.selling import sell
from engine.rules.business import in_debt
from engine.rules.manage import property_offers
from engine.rules.mortgage import mortgage, unmortgage

MOST = 10
"""Intents of one player that may wait at a time."""

_BUSINESS: dict[type[Any], Callable[[Table, Any, SeatId, Any], None]] = {
    Build: build,
    SellBuildings: sell,
    Mortgage: mortgage,
    Unmortgage: unmortgage,
}
_EARLY = frozenset({Reason.LOCKED, Reason.NOT_OWN_TURN, Reason.SHORTAGE_OPEN})
"""Refusals that time alone puts right."""
_PASSING = (MoveOn, *SHORTAGE)
"""Frames that keep from what may be done as soon as they are gone."""


def queue_intent(table: Table, seat: SeatId, action: Action, refused: IllegalAction) -> None:
    """Queue an action that was refused only because it is too early. Raises any other refusal."""
    state = table.state
    if not _is_queued(state) or refused.reason not in _EARLY:
        raise refused
    if not isinstance(action, Build | SellBuildings | Mortgage | Unmortgage):
        raise refused
    need(len(intents_of(state, seat)) < MOST, Reason.TOO_MANY_INTENTS, most=MOST)
    in_time = _in_time(state, seat)
    _BUSINESS[type(action)](Table(in_time, table.chance), waiting(in_time), seat, action)
    if all(intent.action != action for intent in intents_of(state, seat)):
        table.emit(IntentQueued(Intent(state.agenda.serial, seat, action)))


def _is_queued(state: GameState) -> bool:
    return state.rules.early == "noted"


def intents_of(state: GameState, seat: SeatId) -> list[Intent]:
    """Return what waits of a seat, in the order of asking."""
    return [intent for intent in state.intents if intent.seat == seat]


def _in_time(state: GameState, seat: SeatId) -> GameState:
    """Return the state as if it were the time: no roll to move, no claims, the seat's turn."""
    copied = state.copy()
    copied.agenda.drop(*_PASSING)
    copied.mover = seat
    return copied


def deferrable(state: GameState, seat: SeatId) -> list[Offer]:
    """AMB-05: return the offers that a seat may queue until they are legal."""
    if not _is_queued(state) or in_debt(state, seat) or len(intents_of(state, seat)) >= MOST:
        return []
    if state.locked():
        return property_offers(_in_time(state, seat), seat)
    if not _builds_later(state, seat):
        return []
    found = property_offers(_in_time(state, seat), seat)
    return [offer for offer in found if isinstance(offer, BuildOffer)]


def _builds_later(state: GameState, seat: SeatId) -> bool:
    """Return whether buildings have to wait; who is asked for a claim has to make that instead."""
    if must_wait(state, seat):
        return True
    asked = isinstance(waiting(state), ShortageClaim)
    return not asked and not is_building_time(state, seat)


def drop_intent(table: Table, decision: Decision, seat: SeatId, action: DropIntent) -> None:
    """Take an intent back, as its owner."""
    mine = intents_of(table.state, seat)
    found = next((intent for intent in mine if intent.id == action.intent), None)
    table.emit(IntentDropped(found or refuse(Reason.NO_SUCH_INTENT), "owner"))


def carry_out(table: Table) -> bool:
    """Do the first intent that is legal now, and drop illegal ones before it.

    Return whether one was done. The table must have come to rest: the rules look at its agenda.
    """
    for intent in tuple(table.state.intents):
        if table.state.is_over or table.state.seats[intent.seat].left is not None:
            table.emit(IntentDropped(intent, "left"))
        elif _attempt(table, intent):
            return True
    return False


def _attempt(table: Table, intent: Intent) -> bool:
    handler = _BUSINESS[type(intent.action)]
    try:
        handler(table, waiting(table.state), intent.seat, intent.action)
    except IllegalAction as refused:
        if refused.reason not in _EARLY:
            facts = tuple(refused.facts.items())
            table.emit(IntentDropped(intent, "rules", refused.reason, facts))
        return False
    table.emit(IntentDone(intent))
    return True
