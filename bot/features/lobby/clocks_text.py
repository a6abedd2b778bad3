"""The clocks of a pace in words: a line for each class of decisions, or one short line."""

from collections.abc import Mapping

from bot.features.lobby.presses import ClockForm
from bot.language.durations import short_duration
from bot.language.language import Words
from engine.host.clocks.decision_classes import CLASS_NAMES, ClassName
from engine.host.clocks.paces import ALONE, PACES, Pace, pace_of, read_custom_pace

FORMS: Mapping[ClockForm, tuple[ClassName, ...]] = {
    "turn": ("throw", "hold", "jail", "buy", "tax"),
    "table": ("auction", "trade", "claim", "lift"),
    "debt": ("debt", "rescue"),
}
"""The classes of decisions, as they are asked for together."""


def clock_lines(pace: Pace, words: Words) -> list[str]:
    """Return a line of times for each form, differences from the pace marked, then absence.

    Where no timers run, one line says so.
    """
    if not pace.limits_people:
        return [words.say(f"lobby-pace-{ALONE}")]
    lines = [
        words.say(
            "clocks-group",
            group=words.say(f"button-clocks-{form}"),
            times=" · ".join(_time(pace, kind, words) for kind in kinds if kind in pace.times),
        )
        for form, kinds in FORMS.items()
    ]
    bank = words.say("clocks-bank-line", time=short_duration(pace.bank, words))
    waiting = words.say("clocks-waiting-line", time=short_duration(pace.waiting_time, words))
    return [*lines, words.say("clocks-absent-line", count=pace.absent_after), bank, waiting]


def _time(pace: Pace, kind: ClassName, words: Words) -> str:
    return words.say(
        "clocks-line",
        what=words.say(f"clocks-{kind}"),
        time=short_duration(pace.times[kind], words),
        changed="no" if pace.times[kind] == PACES[pace.name].times[kind] else "yes",
    )


def custom_pace_line(name: str, words: Words) -> str:
    """Return which times a lobby's host has changed; an empty string for none."""
    chosen = read_custom_pace(name)
    if chosen is None:
        return ""
    pace = pace_of(name)
    times = [
        words.say(
            "clocks-short",
            what=words.say(f"clocks-{kind}"),
            time=short_duration(chosen.times[kind], words),
        )
        for kind in CLASS_NAMES
        if kind in chosen.times
    ]
    if chosen.waiting is not None:
        waiting, what = short_duration(chosen.waiting, words), words.say("clocks-waiting")
        times.append(words.say("clocks-short", what=what, time=waiting))
    return words.say(
        "lobby-pace-hand",
        pace=words.say(f"pace-{chosen.pace}"),
        times=" · ".join(times) or words.say("clocks-as-usual"),
        missed=pace.absent_after,
    )
