"""Lessons about what has happened since a learner's last turn: rents, and the first salary."""

from collections.abc import Iterator, Sequence

from engine.core.actions import SeatId
from engine.core.events import Event, Paid, SalaryPaid, TurnStarted
from engine.core.offered import BuildOffer
from engine.core.why import Rent
from engine.players.lesson import Lesson
from engine.view import View

RECEIVED = ("rent-single",)
"""Kinds of lessons about rent that the learner got."""


def event_lessons(view: View, seat: SeatId, happened: Sequence[Event]) -> Iterator[Lesson]:
    """Yield lessons about what has happened since the last turn of a seat, whose view it is.

    `happened`: events up to now; a salary is the first one only if they are all.
    """
    salaries = [it for it in happened if isinstance(it, SalaryPaid) and it.seat == seat]
    for event in since_last_turn(happened, seat):
        match event:
            case Paid(seat=payer, to=(owner,), amount=amount, why=Rent(space=space)) if (
                view.rules.properties[space].kind == "street"
            ):
                if payer == seat and not _is_any_complete(view):
                    yield Lesson("rent-paid", space, seat=owner, dollars=amount)
                elif owner == seat:
                    yield from _received(view, seat, space, payer, amount)
            case SalaryPaid(amount=amount) if event.seat == seat and event is salaries[0]:
                yield Lesson("salary", dollars=amount)


def since_last_turn(happened: Sequence[Event], seat: SeatId) -> Sequence[Event]:
    """Return the events since the last turn of a seat before the present one was over."""
    begun = [at for at, event in enumerate(happened) if isinstance(event, TurnStarted)]
    own = [at for at in begun if _is_turn_of(happened[at], seat)]
    if len(own) < 2:
        return happened
    return happened[next(at for at in begun if at > own[-2]) :]


def _is_turn_of(event: Event, seat: SeatId) -> bool:
    return isinstance(event, TurnStarted) and event.seat == seat


def _is_any_complete(view: View) -> bool:
    """Return whether anybody owns a whole color group: rents are no longer small then."""
    return any(view.complete_streets(seat) for seat in view.players())


def _received(view: View, seat: SeatId, space: int, payer: SeatId, amount: int) -> Iterator[Lesson]:
    """Yield what would raise a rent: the whole group, unless there is something to build."""
    group = view.rules.properties[space].group
    can_build = any(isinstance(it, BuildOffer) for it in view.offers)
    if not can_build and not view.owns_group(seat, group):
        yield Lesson("rent-single", space, group, payer, amount)
