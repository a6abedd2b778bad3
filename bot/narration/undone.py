"""Steps taken back, as lines: struck out in place, and named where the undoing is told of."""

from collections.abc import Iterable, Sequence

from bot.language.clipping import clip
from bot.language.voice import Voice
from bot.narration.log import LoggedStep, logged_events, turn_ended_by
from bot.narration.narration import chronicle
from engine.core.timeline import taken_back
from engine.core.undo import undo_target
from engine.editions.rules import Rules
from engine.host.store.records import Step

MAX_LENGTH = 290
"""Characters of a line that is struck out: it must not be cut after that."""


def lasting(log: Iterable[LoggedStep]) -> list[LoggedStep]:
    """Return a log without the steps of which it says that they were taken back."""
    log = list(log)
    gone = taken_back(step for step, _ in log)
    return [logged for logged in log if logged[0].version not in gone] if gone else log


def struck(lines: Iterable[str]) -> list[str]:
    """Return the lines struck through."""
    return [f"~~{clip(line, MAX_LENGTH)}~~" for line in lines]


def choice_of(undoing: Step, log: Sequence[LoggedStep]) -> list[LoggedStep]:
    """Return the steps of the press that was taken back; empty where this part of the log does not
    hold them.
    """
    back = undo_target(undoing.action)
    return [] if back is None else press_steps(log, back)


def press_steps(log: Iterable[LoggedStep], first: int) -> list[LoggedStep]:
    """Return all that one press did, given the version of its first step."""
    steps: list[LoggedStep] = []
    for logged in log:
        if logged[0].version == first or (steps and steps[-1][0].goes_on):
            steps.append(logged)
        elif steps:
            break
    return steps


def choice_lines(log: Iterable[LoggedStep], first: int, voice: Voice, rules: Rules) -> list[str]:
    """Return what one press did, given the version of its first step; empty for what is secret.

    An end of a turn has no event that names it: the next player's turn alone would tell nothing.
    """
    steps = press_steps(log, first)
    lines = chronicle(logged_events(steps), voice, rules)
    seat = turn_ended_by(steps[0][0]) if steps else None
    return lines if seat is None else [voice.say("undo-turn-end", who=voice.player(seat)), *lines]
