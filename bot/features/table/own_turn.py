"""The last turn of a person who plays alone: what the game message begins with."""

from collections.abc import Sequence

from bot.messages.message_sync import MessageSync
from bot.narration.log import LoggedStep
from engine.core.actions import SeatId
from engine.core.events import DiceRolled, Event, TurnStarted
from engine.host.snapshots import StartedGame
from engine.host.store.records import Step


def seat_alone(game: StartedGame) -> SeatId | None:
    """Return the seat of the only person still in the game; None where there are others."""
    people = game.people()
    return people[0] if len(people) == 1 else None


def is_roll_of(seat: SeatId | None, event: Event) -> bool:
    """Return whether an event is a roll with which this seat moved."""
    return isinstance(event, DiceRolled) and event.seat == seat


async def narrated_since(sync: MessageSync, since: int, seen: int) -> int:
    """Return the version after which the game message narrates: `since`, but alone one's last turn.

    Nobody else is called there, so no message of the game would end. What came after the version
    `seen` is narrated in any case.
    """
    seat = seat_alone(sync.game)
    began = 0 if seat is None else _own_turn_began(await sync.log(since), seat)
    return max(since, min(began, seen))


def _own_turn_began(log: Sequence[LoggedStep], seat: SeatId) -> int:
    """Return the version at which the turn began in which a person last rolled, or an earlier one
    in which they last pressed something; 0 where the log does not tell.
    """
    rolls = [it.version for it, events in log if any(is_roll_of(seat, e) for e in events)]
    presses = [it.version for it, _ in log if _is_press_of(seat, it)]
    if not rolls or not presses:
        return 0
    last = min(rolls[-1], presses[-1])
    starts = [it.version for it, events in log if it.version < last and _starts_turn(events)]
    return starts[-1] if starts else 0


def _is_press_of(seat: SeatId, step: Step) -> bool:
    return step.seat == seat and step.by == "press" and step.notice is None


def _starts_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnStarted) for event in events)
