"""Hearing a record: each step is what was said and all events that came of it, in order."""

from __future__ import annotations

from engine.core.actions import Action, RaiseMoney
from engine.core.events import (
    AgendaChanged,
    BuildingsSold,
    Built,
    Event,
    IntentDone,
    IntentDropped,
    IntentQueued,
    Mortgaged,
    MoveEnded,
    PurchaseOffered,
    Unmortgaged,
    Waiting,
)
from tests.referee.asking import ask
from tests.referee.handling import HANDLERS, any_time
from tests.referee.judge import Like, Objection, Referee, told
from tests.referee.matters import Shortage
from tests.referee.resting import at_rest

NOTES = (
    Waiting, AgendaChanged, MoveEnded, PurchaseOffered, IntentQueued, IntentDone, IntentDropped,
)  # fmt: skip
"""What only says what waits; a step ends with Waiting, which has all of it."""


def hear(r: Referee, seat: int | None, said: Action | str, events: tuple[Event, ...]) -> None:
    """One step of the record. Raises Objection, also where it names what is not there."""
    try:
        _hear(r, seat, said, events)
    except (KeyError, IndexError, ValueError, AttributeError) as error:
        raise Objection(f"{r.name}, event {r.index}: {error!r} at {told(events)}") from error


def _hear(r: Referee, seat: int | None, said: Action | str, events: tuple[Event, ...]) -> None:
    r.asked = (seat, said)
    if not _is_early(r, seat, said, events):
        ask(r, seat, said)
    for event in events:
        r.index += 1
        _happen(r, event)
    _work_out(r)
    r.tidy()
    if r.coming:
        r.object(f"{told(r.coming[-1])} was to follow, and nothing did")
    at_rest(r)


def _is_early(r: Referee, seat: int | None, said: Action | str, events: tuple[Event, ...]) -> bool:
    """AMB-05: what is asked for too early waits, and is not noted twice."""
    noted = bool(events) and isinstance(events[0], IntentQueued)
    return noted or any((it.seat, it.action) == (seat, said) for it in r.intents)


def _happen(r: Referee, event: Event) -> None:
    kind = type(event)
    if isinstance(event, NOTES):
        _note(r, event)
        return
    handler = HANDLERS.get(kind) or r.object(f"{told(event)} is no event that I know")
    _work_out(r)
    if any_time(event) and not (r.coming and r.coming[-1] == event):
        handler(r, event, False)
        return
    r.tidy()
    if r.winners:
        r.object(f"nothing can follow the end, and {told(event)} did")
    wanted = r.coming.pop() if r.coming else None
    if wanted is None:
        _need_wanted(r, event)
        handler(r, event, False)
        return
    fits = wanted.fits(event) if isinstance(wanted, Like) else wanted == event
    if not fits:
        r.object(f"{told(wanted)} was to follow, and {told(event)} did")
    handler(r, event, not (isinstance(wanted, Like) and wanted.asked))


def _need_wanted(r: Referee, event: Event) -> None:
    """Nobody builds, sells, borrows or pays back without wanting to."""
    if not isinstance(event, Built | BuildingsSold | Mortgaged | Unmortgaged):
        return
    plan = r.asked[0] == event.seat and isinstance(r.asked[1], RaiseMoney)
    early = any(intent.seat == event.seat for intent in r.intents)
    r.need(plan or early or r.all(Shortage), f"nobody has asked for {told(event)}")


def _work_out(r: Referee) -> None:
    while r.coming and callable(r.coming[-1]):
        r.coming.pop()()


def _note(r: Referee, event: Event) -> None:
    match event:
        case Waiting(stack=stack):
            r.stack = stack
            _forget_what_is_over(r)
        case AgendaChanged(agenda=agenda):  # Between a step and the intents that it lets through.
            r.stack = agenda.frames[::-1]
            _forget_what_is_over(r)
        case IntentQueued(intent=intent):
            r.intents.append(intent)
        case IntentDone(intent=intent) | IntentDropped(intent=intent):
            r.intents.remove(intent)


def _forget_what_is_over(r: Referee) -> None:
    """No event says that scarce buildings are shared out."""
    kinds = {frame.kind for frame in r.stack}
    if not kinds & {"shortage-claim", "shortage-auction"}:
        r.matters = [it for it in r.matters if not isinstance(it, Shortage)]
