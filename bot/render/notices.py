"""What the host has to tell, as lines; and a log with such lines among what happened in play."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any

from bot.language import Words
from bot.render.names import Names, escape
from bot.render.narration import narrate
from engine.editions.rules import Rules
from engine.events import Event, GameEnded, TurnStarted
from engine.host.notices import Moderated, Notice, load_notice, tells_of_act
from engine.host.records import Step

Told = tuple[Step, tuple[Event, ...]]
_UNSAID = ("kind", "before_id", "after_id")
"""Fields of notices that no sentence says: people are called by their names."""

_KNOWN = TurnStarted | GameEnded
"""The table's first line says whose turn it is, the title of the last one who has won."""


class Staying(str):
    """A line that a message keeps showing, whatever happens after it."""


def notice_line(notice: Notice, names: Names, words: Words) -> str:
    """One line for a notice."""
    facts = (
        _fact(field.name, getattr(notice, field.name), names, words)
        for field in fields(notice)
        if field.name not in _UNSAID
    )
    return words.say(f"notice-{notice.kind}", **dict(facts))


def _fact(field: str, value: Any, names: Names, words: Words) -> tuple[str, int | str]:
    """A field of a notice under the name that sentences know it by."""
    match field:
        case "seat":
            return "who", names.of(value)
        case "until":
            return "at", value
        case "returns":
            return field, "yes" if value else "no"
        case "seconds":
            return "time", span(value, words)
        case "by":
            return field, f"<@{value}>"
        case "act":
            return field, words.say(f"mod-act-{value}")
        case _:
            return field, escape(value) if isinstance(value, str) else value


def span(seconds: int, words: Words) -> str:
    """So many hours and minutes."""
    return words.say("time-span", hours=seconds // 3600, minutes=seconds // 60 % 60)


def log_lines(log: Iterable[Told], names: Names, words: Words, rules: Rules) -> list[str]:
    """What happened, and between it what the host had to tell."""
    lines: list[str] = []
    for is_notice, steps in groupby(log, key=lambda told: told[0].notice is not None):
        batch = list(steps)
        if is_notice:
            lines += _notice_lines(batch, names, words)
        else:
            lines += narrate(_events(batch), names, words, rules)
    return lines


def _notice_lines(batch: Sequence[Told], names: Names, words: Words) -> list[str]:
    """What moderators do stays, with what it has come to, which the next notice tells."""
    lines: list[str] = []
    before: Notice | None = None
    for notice in (load_notice(step.notice or "") for step, _ in batch):
        stays = isinstance(notice, Moderated) or tells_of_act(notice, before)
        line = notice_line(notice, names, words)
        lines.append(Staying(line) if stays else line)
        before = notice
    return lines


def _events(batch: Sequence[Told]) -> tuple[Event, ...]:
    return tuple(it for _, events in batch for it in events if not isinstance(it, _KNOWN))
