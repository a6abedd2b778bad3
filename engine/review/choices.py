"""What each player chose, compared with the best that could have been done instead."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.actions import SeatId
from engine.review.judged_table import JudgedTable
from engine.review.records import JudgedChoice, PlayerReview
from engine.undo import LogLine

LEAST = 0.01
"""The difference in the chance to win below which a choice is not worth telling."""
CHOSEN = ("press", "orders", "computer")
"""Authors that choose; silence and absence do not."""


class Ledger:
    """The best and the costliest choice of each seat so far."""

    def __init__(self, seats: int) -> None:
        self._best: list[JudgedChoice | None] = [None] * seats
        self._costliest: list[JudgedChoice | None] = [None] * seats

    def matters(self, seat: SeatId, gain: float) -> bool:
        """Return whether a choice with that gain would be the best or the costliest."""
        best, costliest = self._best[seat], self._costliest[seat]
        most = best.gain if best else LEAST
        least = costliest.gain if costliest else -LEAST
        return gain > most or gain < least

    def note(self, choice: JudgedChoice) -> None:
        """Keep a choice if it is the best or the costliest."""
        if not self.matters(choice.seat, choice.gain):
            return
        kept = self._best if choice.gain > 0 else self._costliest
        kept[choice.seat] = choice

    def players(self) -> tuple[PlayerReview, ...]:
        """Return what has been kept of each seat."""
        return tuple(
            PlayerReview(best, costliest)
            for best, costliest in zip(self._best, self._costliest, strict=True)
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
