"""What in a game's file is not as it has to be: its beginning, its rules, one step, its end."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields

from engine.core.agenda import Agenda, agenda_of
from engine.core.errors import IllegalAction, ImpossibleTransition
from engine.core.events import (
    AgendaChanged,
    Event,
    GameStarted,
    MoveEnded,
    PurchaseOffered,
    Waiting,
)
from engine.core.position import Position
from engine.core.saves import dump_events
from engine.editions.choice import NotPlayable, by_the_book, chosen, resolve
from engine.editions.rules import Rules
from engine.replay.gamefile import FileStep, GameFile, in_one_line


class Difference(Exception):
    """The first thing in a file that is not as it has to be; the text says where and what."""


def check_beginning(file: GameFile) -> None:
    """Raise Difference for a file that does not begin as games do, or lacks a step."""
    started = file.steps[0].events[0] if file.steps and file.steps[0].events else None
    if not isinstance(started, GameStarted):
        raise Difference("the first step does not start a game")
    if started.rules != file.rules:
        raise Difference("the game was started with other rules than the file says")
    tokens = [seat.token for seat in file.seats]
    if list(started.tokens) != tokens or [seat.seat for seat in file.seats] != [
        *range(len(tokens))
    ]:
        raise Difference("the game was started with other seats than the file says")
    for before, step in zip(file.steps, file.steps[1:], strict=False):
        if step.number != before.number + 1:
            raise Difference(f"step {step.number} comes right after step {before.number}")


def check_rules(rules: Rules) -> None:
    """Raise Difference for a number or an option of the file's own making."""
    try:
        differences = differences_from_catalogue(rules)
    except NotPlayable as error:
        names = in_one_line(", ".join(error.names))
        raise Difference(f"its rules are not in the catalogue ({error.kind}: {names})") from None
    if differences:
        listed = in_one_line("; ".join(differences.values()))
        raise Difference(f"its rules are not those of the catalogue: {listed}")


def differences_from_catalogue(rules: Rules) -> dict[str, str]:
    """Return, by field, how rules differ from the catalogue's at the pace they are nearest to.

    A value from before there was a choice is no difference, see `fields_at_default`. Raises
    NotPlayable for a rulebook, a game or house rules that are not in the catalogue.
    """
    printed = resolve(chosen(rules))
    older = fields_at_default(rules)
    paces = (printed, printed.played_live(), printed.played_by_post())
    return min((_differences(rules, paced, older) for paced in paces), key=len)


def fields_at_default(rules: Rules) -> list[str]:
    """Return the fields at their defaults where the rulebook has other values by now.

    Such a field says how a game was played before the field was there, and a game keeps its rules.
    Fields that the game or a house rule sets are left out, because they were chosen. Raises
    NotPlayable.
    """
    choice = chosen(rules)
    played, printed = resolve(choice), resolve(by_the_book(choice))
    return [
        field.name
        for field in fields(Rules)
        if getattr(rules, field.name) == field.default
        and getattr(played, field.name) == getattr(printed, field.name) != field.default
    ]


def _differences(rules: Rules, paced: Rules, older: list[str]) -> dict[str, str]:
    return {
        name: f"{name} is {value}, and {wanted} in the catalogue"
        for name in [field.name for field in fields(Rules)]
        if (value := getattr(rules, name)) != (wanted := getattr(paced, name)) and name not in older
    }


@contextmanager
def at_step(step: FileStep) -> Iterator[None]:
    """Raise Difference, with the step's number, for anything that goes wrong within."""
    place = f"step {step.number}" + (f" ({in_one_line(step.action)})" if step.action else "")
    try:
        yield
    except Difference as found:
        raise Difference(f"{place}: {found}") from None
    except IllegalAction as refused:
        raise Difference(f"{place}: the rules refuse it, {refused.reason.value}") from None
    except (ValueError, ImpossibleTransition) as error:
        raise Difference(f"{place}: {in_one_line(str(error))}") from None
    except Exception as error:  # A forged file may say anything.
        raise Difference(f"{place}: it cannot be carried out, {in_one_line(repr(error))}") from None


def compare(recorded: Sequence[Event], found: Sequence[Event], agenda: Agenda) -> None:
    """Raise Difference for the first event that is recorded otherwise than it was found.

    Versions before 1.0 recorded the whole agenda of each step, and no events that lead to it.
    """
    stacks = [event for event in recorded if isinstance(event, Waiting)]
    if stacks:
        if _comparable(agenda_of(stacks[-1].stack, stacks[-1].serial)) != _comparable(agenda):
            raise Difference("what it says is to happen next is not what the rules lead to")
        recorded = [event for event in recorded if not isinstance(event, Waiting)]
        found = [event for event in found if not isinstance(event, _SAY_WHAT_IS_NEXT)]
    for number, (old, new) in enumerate(zip(recorded, found, strict=False), 1):
        if old != new:
            raise Difference(
                f"event {number} should be {_event_text(new)} and is {_event_text(old)}"
            )
    if len(recorded) != len(found):
        raise Difference(f"it should have {len(found)} events and has {len(recorded)}")


def _event_text(event: Event) -> str:
    """Return an event in one line of JSON."""
    return in_one_line(dump_events((event,)).decode()[1:-1])


def compare_states(found: Position, recorded: Position) -> None:
    """Raise Difference for the first field of the end that is recorded otherwise than found."""
    for each in fields(found):
        sides = (_comparable(getattr(side, each.name)) for side in (found, recorded))
        if next(sides) != next(sides):
            raise Difference(f"at the end “{each.name}” is not what the steps lead to")


_SAY_WHAT_IS_NEXT = (AgendaChanged, MoveEnded, PurchaseOffered)


def _comparable(value: object) -> object:
    """Return an agenda as its frames in order: older files have no lanes."""
    return (value.frames, value.serial) if isinstance(value, Agenda) else value
