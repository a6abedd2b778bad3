"""The last way of a token over the board, from what has happened, and the dice rolled for it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from engine.core.actions import SeatId
from engine.core.events import DiceRolled, Event, Jailed, Moved
from engine.editions.board import SIZE

STEPS_BACK = 3
"""The one card that moves a token back does so by so many spaces."""
_MOVING = (DiceRolled, Moved, Jailed)


@dataclass(frozen=True, slots=True)
class Move:
    """A token's last way: its squares in order, and whether it then went straight to Jail.

    `dice` are the two that were rolled last, by the same seat; empty where none are known. That
    roll began at the square that stands at `rolled_at` in the path.
    """

    seat: SeatId
    path: tuple[int, ...] = ()
    jumped: bool = False
    dice: tuple[int, ...] = ()
    rolled_at: int = 0


def last_move(events: Sequence[Event]) -> Move | None:
    """Return the path of the token that moved last; rolls in a row without a gap are one path."""
    moving = (event for event in reversed(events) if isinstance(event, _MOVING))
    if (last := next(moving, None)) is None:
        return None
    move = Move(last.seat)
    own = [last, *takewhile(lambda event: event.seat == last.seat, moving)]
    for event in reversed(own):
        match event:
            case DiceRolled(first=first, second=second):
                move = replace(move, dice=(first, second), rolled_at=max(len(move.path) - 1, 0))
            case Moved(start=start, to=to):
                move = _moved(move, start, to)
            case Jailed():
                move = replace(move, jumped=True)
    return move


def _moved(move: Move, start: int, to: int) -> Move:
    goes_on = move.path[-1:] == (start,) and not move.jumped
    before, rolled_at = (move.path, move.rolled_at) if goes_on else ((start,), 0)
    path = before + _between(start, to)
    return replace(move, path=path, jumped=False, rolled_at=rolled_at)


def _between(start: int, to: int) -> tuple[int, ...]:
    """Return the squares after the first one, up to the last one."""
    if (start - to) % SIZE == STEPS_BACK:
        return tuple((start - step) % SIZE for step in range(1, STEPS_BACK + 1))
    return tuple((start + step) % SIZE for step in range(1, (to - start) % SIZE + 1))
