"""Milestones: the few public events of a game that are news to a person who does not play in it."""

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.events import Event, audience
from engine.core.position import Position
from engine.core.timeline import Entry, Timeline
from engine.core.undo import LogLine
from engine.core.why import Rent
from engine.record import record

RENT_SHARE = 3
"""A rent is a milestone if it is more than one part in this many of the payer's cash."""
_TRANSFERS = (e.DeedTaken, e.DeedsDealt, e.EstateTaken, e.PropertyBought, e.TradeMade)
"""What gives properties an owner."""


@record
class SetCompleted:
    """A player has come to own all properties of a color group."""

    seat: SeatId
    group: str


Milestone = SetCompleted | e.Paid | e.Resigned | e.WentBankrupt


def may_be_milestone(event: Event) -> bool:
    """Return whether an event could be a milestone, which takes the table around it to know."""
    is_rent = isinstance(event, e.Paid) and isinstance(event.why, Rent)
    return is_rent or isinstance(event, (e.Resigned, e.WentBankrupt, *_TRANSFERS))


def milestones(log: Sequence[LogLine], after: int) -> list[Milestone]:
    """Return the milestones of a log that come after a version, oldest first.

    They are full sets, bankruptcies, resignations, and rents above a third of the payer's cash.
    Raises ValueError for a log that does not begin with GameStarted, and ImpossibleTransition for
    one that contradicts itself.
    """
    entries = (entry for entry in Timeline(log) if entry.line.version > after)
    return [it for entry in entries for it in _milestones(entry)]


def _milestones(entry: Entry) -> Iterator[Milestone]:
    event = entry.event
    if audience(event) is None and isinstance(event, _TRANSFERS):
        before = _sets(entry.before)
        yield from (SetCompleted(*owned) for owned in _sets(entry.after) if owned not in before)
    elif _stands_alone(event, entry):
        yield event


def _stands_alone(event: Event, entry: Entry) -> TypeGuard[e.Paid | e.Resigned | e.WentBankrupt]:
    """Return whether an event is a milestone by itself."""
    match event:
        case e.Paid(why=Rent()):
            return event.amount * RENT_SHARE > entry.before.seats[event.seat].cash
        case e.WentBankrupt():
            return e.Resigned(event.seat) not in entry.line.events
        case _:
            return isinstance(event, e.Resigned)


def _sets(table: Position) -> list[tuple[SeatId, str]]:
    """Return who owns all of which color groups."""
    return [(seat, group) for seat in table.players() for group in table.complete_streets(seat)]
