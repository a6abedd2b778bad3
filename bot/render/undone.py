"""Steps taken back, as lines: struck out in place, and named where the undoing is told of."""

from collections.abc import Iterable, Sequence

from bot.render.log import LoggedStep
from bot.text.clipping import clip
from engine.actions import EndTurn, SeatId
from engine.host.store.records import Step
from engine.notation import read
from engine.undo import undo_target

MAX_LENGTH = 290
"""Characters of a line that is struck out: it must not be cut after that."""


def undoings(log: Iterable[LoggedStep]) -> dict[int, int]:
    """Return, by the version of each step that was taken back, the version of the undoing step."""
    found: dict[int, int] = {}
    for step, _ in log:
        back = undo_target(step.action)
        if back is not None:
            found.update(dict.fromkeys(range(back, step.version), step.version))
    return found


def struck(lines: Iterable[str]) -> list[str]:
    """Return the lines struck through."""
    return [f"~~{clip(line, MAX_LENGTH)}~~" for line in lines]


def choice_of(undoing: Step, log: Sequence[LoggedStep]) -> LoggedStep | None:
    """Return the step that was taken back; None where this part of the log does not hold that
    step.
    """
    back = undo_target(undoing.action)
    return next((logged for logged in log if logged[0].version == back), None)


def turn_ended_by(step: Step) -> SeatId | None:
    """Return who ended a turn with the step; None where the step is anything else."""
    ends = step.seat is not None and isinstance(read(step.action)[1], EndTurn)
    return step.seat if ends else None
