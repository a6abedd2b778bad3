"""The host's notices as lines, and a log with such lines among the events of play."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, NamedTuple

from bot.language.durations import span
from bot.language.names import escape
from bot.language.voice import Voice, nameless
from bot.narration.log import (
    Following,
    LoggedEvent,
    LoggedStep,
    all_marks,
    logged_events,
    no_marks,
    turn_ended_by,
)
from bot.narration.narration import narrate
from bot.narration.pinned import PinnedLine
from bot.narration.remarks import remarks_of
from bot.narration.undone import choice_of, struck
from engine.core.events import GameEnded, StarterRolled, TurnStarted
from engine.core.timeline import taken_back
from engine.editions.rules import Rules
from engine.host.notices import (
    GivenBack,
    HandedOver,
    LeftToComputer,
    Moderated,
    Notice,
    Undone,
    follows_act,
    load_notice,
)
from engine.host.store.records import Step

_NAMES = ("before", "after", "owner")
"""Fields of notices that hold a name, empty after a person was deleted."""
_UNSAID = ("kind", "before_id", "after_id")
"""Fields of notices that no sentence says: people are called by their names."""
_SHOWN_ELSEWHERE = (TurnStarted, GameEnded)
"""What a message says above its lines: whose turn it is, or who has won."""


class NoticeContext(NamedTuple):
    """The context that turns events into sentences: names, a language and the rules."""

    voice: Voice
    rules: Rules


def notice_line(notice: Notice, voice: Voice, role: str = "") -> str:
    """Return the line of a notice.

    `role`: "mine" says it to the person who has lost the seat, "taker" to the one who has got it,
    as far as the words have a part for them.
    """
    said = [field.name for field in fields(notice) if field.name not in _UNSAID]
    facts = dict(_fact(name, getattr(notice, name), voice) for name in said)
    if isinstance(notice, Moderated):
        facts["act"] = voice.say(_for_role(f"mod-act-{notice.act}", role, voice))
    key = _for_role(f"notice-{notice.kind}", role, voice)
    return voice.say(key, **{**facts, **_deleted(notice, voice)})


def _for_role(key: str, role: str, voice: Voice) -> str:
    """Return the part of a key that is said to this role, or the key itself."""
    part = f"{key}.{role}"
    return part if role and voice.words.has(part) else key


def _deleted(notice: Notice, voice: Voice) -> dict[str, str]:
    """Return what stands for the names and words of people who were deleted."""
    match notice:
        case HandedOver(seat=seat) | LeftToComputer(seat=seat) | GivenBack(seat=seat):
            names = (name for name in _NAMES if getattr(notice, name, None) == "")
            return {name: nameless(seat, voice.words) for name in names}
        case Moderated(by=by, reason=reason):
            who = {"by": voice.say("notice-moderator-deleted")} if by < 0 else {}
            return who if reason else {**who, "reason": voice.say("notice-reason-deleted")}
        case _:
            return {}


def _fact(field: str, value: Any, voice: Voice) -> tuple[str, int | str]:
    """Return a field of a notice under the name that sentences know it by."""
    match field:
        case "seat":
            return "who", voice.player(value)
        case "until":
            return "at", value
        case "returns" | "again":
            return field, "yes" if value else "no"
        case "seconds":
            return "time", span(value, voice.words)
        case "by":
            return field, f"<@{value}>"
        case _:
            return field, escape(value) if isinstance(value, str) else value


def log_lines(
    log: Iterable[LoggedStep],
    voice: Voice,
    rules: Rules,
    around: Sequence[LoggedStep] | None = None,
    important: Following = no_marks,
) -> list[str]:
    """Return the lines of a log: events, and the host's notices between them.

    A step that was taken back is left out if this log says so, and struck out if a later part of
    the log does. `around`: a longer part of the log to look in; by default the log itself.
    `important`: returns a mark after an event whose line stays.
    """
    log = list(log)
    around = log if around is None else around
    undone, here = taken_back(step for step, _ in around), {step.version for step, _ in log}
    marks = all_marks(remarks_of(voice.players, rules), important)
    lines: list[str] = []
    for (is_notice, by), steps in groupby(log, key=lambda it: _part(it, undone)):
        batch = list(steps)
        if is_notice:
            lines += _notice_lines(batch, around, NoticeContext(voice, rules))
        elif by not in here:
            narrated = narrate(_events(batch, marks), voice, rules)
            lines += narrated if by is None else struck(narrated)
    return lines


def _part(logged: LoggedStep, undone: Mapping[int, int]) -> tuple[bool, int | None]:
    """Return whether a step is a notice, and, of any other, the version that took it back."""
    step, _ = logged
    is_notice = step.notice is not None
    return is_notice, None if is_notice else undone.get(step.version)


def _notice_lines(
    batch: Sequence[LoggedStep], around: Sequence[LoggedStep], context: NoticeContext
) -> list[str]:
    """Return the lines of notices; what a moderator did is pinned, with the result after it."""
    lines: list[str] = []
    before: Notice | None = None
    for step, _ in batch:
        notice = load_notice(step.notice or "")
        stays = isinstance(notice, Moderated) or follows_act(notice, before)
        line = _undone_line(step, notice, around, context)
        lines.append(PinnedLine(line) if stays else line)
        before = notice
    return lines


def _undone_line(
    step: Step, notice: Notice, around: Sequence[LoggedStep], context: NoticeContext
) -> str:
    """Return a notice's line, with what was taken back as far as everybody may know of it."""
    choice = choice_of(step, around) if isinstance(notice, Undone) else []
    voice, rules = context
    what = narrate(_events(choice), voice, rules)
    if what:
        return voice.say("notice-undone-choice", what=" ".join(what))
    seat = turn_ended_by(choice[0][0]) if choice else None
    if seat is not None:
        return voice.say("notice-undone-turn", who=voice.player(seat))
    return notice_line(notice, voice)


def _events(
    batch: Sequence[LoggedStep], marks_after: Following = no_marks
) -> tuple[LoggedEvent, ...]:
    """Return the events of steps that a message does not show elsewhere."""
    logged = tuple(logged_events(batch, marks_after))
    pairs = zip((None, *logged), logged, strict=False)
    return tuple(
        [
            event
            for before, event in pairs
            if type(event) not in _SHOWN_ELSEWHERE or _is_told(before, event)
        ]
    )


def _is_told(before: LoggedEvent | None, event: LoggedEvent) -> bool:
    """Return whether a turn is told all the same: after the rolls that chose its player."""
    return isinstance(event, TurnStarted) and isinstance(before, StarterRolled)
