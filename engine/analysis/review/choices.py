"""What each player chose, compared with the best that could have been done instead."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.analysis.review.happening import Happening
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import JudgedChoice, PlayerReview
from engine.analysis.review.turning_points import built_to_tell
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.undo import LogLine
from engine.editions.rules import Rules

LEAST = 0.02
"""The difference in the chance to win below which a choice is not worth telling."""
CHOSEN = ("press", "orders", "computer")
"""Authors that choose; silence and absence do not."""


class Ledger:
    """What each seat has chosen so far; `happening` is what goes on in the game just now."""

    def __init__(self, seats: int) -> None:
        self.happening: Happening | None = None
        self._noted: list[list[tuple[JudgedChoice, Happening | None]]] = [[] for _ in range(seats)]

    def note(self, choice: JudgedChoice, happening: Happening | None = None) -> None:
        """Note a choice, and the happening that came of it, whose chances are told as its own."""
        self._noted[choice.seat].append((choice, happening))

    def has(self, seat: SeatId, happening: Happening) -> bool:
        """Return whether a choice of a seat has been noted from which a happening came."""
        return any(it is happening for _, it in reversed(self._noted[seat]))

    def players(self, rules: Rules) -> tuple[PlayerReview, ...]:
        """Return the best and the costliest choice of each seat, once the whole log is followed."""
        return tuple(_review([_settled(*it, rules) for it in noted]) for noted in self._noted)


def _settled(choice: JudgedChoice, happening: Happening | None, rules: Rules) -> JudgedChoice:
    """Return a choice with what is told of what came of it: the chances, and what was built."""
    if happening is None:
        return choice
    seat, instead, events = choice.seat, choice.instead, choice.events
    if instead == choice.before:  # The alternative is to do nothing.
        instead = happening.before[seat]
    if not any(isinstance(it, e.Built) for it in events):
        events += built_to_tell(happening.events, rules)
    return replace(choice, chance=happening.after[seat], instead=instead, events=events)


def _review(choices: Sequence[JudgedChoice]) -> PlayerReview:
    best = max(choices, key=lambda it: it.gain, default=None)
    costliest = min(choices, key=lambda it: it.gain, default=None)
    return PlayerReview(
        best if best is not None and best.gain > LEAST else None,
        costliest if costliest is not None and costliest.gain < -LEAST else None,
    )


class Watcher(Protocol):
    """Watches choices of some kind; the table has followed an event between the two calls."""

    def before(self, event: Any, line: LogLine) -> None:
        """Look at the table before an event."""

    def after(self, event: Any, line: LogLine) -> None:
        """Look at the table after an event."""


MakeWatcher = Callable[[JudgedTable, Ledger], Watcher]


def is_chosen(line: LogLine) -> bool:
    """Return whether a player has chosen what a line says."""
    return line.seat is not None and line.by in CHOSEN


def action_word(line: LogLine) -> str:
    """Return the word of notation that says what a player did: "fine"; empty for other lines."""
    return line.action.partition(" ")[2].partition(" ")[0]
