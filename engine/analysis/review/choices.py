"""What each player chose, compared with the best that could have been done instead."""

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.review.episode import Episode
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice, PlayerReview
from engine.analysis.review.turning_points import built_to_tell
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import Entry
from engine.core.undo import LogLine
from engine.editions.rules import Rules

LEAST = 0.02
"""The difference in the chance to win below which a choice is not worth telling."""
CHOSEN = ("press", "orders", "computer")
"""Authors that choose; silence and absence do not."""


class Choices:
    """What each seat has chosen so far; `episode` is that of the event that is looked at."""

    def __init__(self, table: JudgedTable) -> None:
        self.episode: Episode | None = None
        self._table = table
        self._noted: list[list[tuple[JudgedChoice, Episode | None]]] = [
            [] for _ in table.state.seats
        ]

    def note(
        self,
        seat: SeatId,
        events: tuple[e.Event, ...],
        chances: tuple[float, float, float],
        better: Alternative,
        episode: Episode | None = None,
    ) -> None:
        """Note a choice of the present turn, told by events, and what would have been better.

        `chances`: the seat's chances before the choice, after it, and after the alternative;
        `episode`: what came of the choice, whose chances are told as its own.
        """
        self.add(JudgedChoice(seat, self._table.turn, events, *chances, better), episode)

    def add(self, choice: JudgedChoice, episode: Episode | None) -> None:
        """Note a choice, which may have been made in an earlier turn."""
        self._noted[choice.seat].append((choice, episode))

    def has(self, seat: SeatId, episode: Episode) -> bool:
        """Return whether a choice of a seat has been noted from which an episode came."""
        return any(it is episode for _, it in reversed(self._noted[seat]))

    def players(self, rules: Rules) -> tuple[PlayerReview, ...]:
        """Return the best and the costliest choice of each seat, once the whole log is followed."""
        return tuple(_review([_settled(*it, rules) for it in noted]) for noted in self._noted)


def _settled(choice: JudgedChoice, episode: Episode | None, rules: Rules) -> JudgedChoice:
    """Return a choice with what is told of what came of it: the chances, and what was built."""
    if episode is None:
        return choice
    seat, instead, events = choice.seat, choice.instead, choice.events
    if instead == choice.before:  # The alternative is to do nothing.
        instead = episode.before[seat]
    if not any(isinstance(event, e.Built) for event in events):
        events += built_to_tell(episode.events, rules)
    return replace(choice, chance=episode.after[seat], instead=instead, events=events)


def _review(choices: Sequence[JudgedChoice]) -> PlayerReview:
    best = max(choices, key=lambda choice: choice.gain, default=None)
    costliest = min(choices, key=lambda choice: choice.gain, default=None)
    return PlayerReview(
        best if best is not None and best.gain > LEAST else None,
        costliest if costliest is not None and costliest.gain < -LEAST else None,
    )


class Watcher:
    """Watches choices of some kind; the table has followed an event between the two calls."""

    def __init__(self, table: JudgedTable, choices: Choices) -> None:
        self.table, self.choices = table, choices

    def before(self, entry: Entry) -> None:
        """Look at the table before an event."""

    def after(self, entry: Entry) -> None:
        """Look at the table after an event."""


def is_chosen(line: LogLine) -> bool:
    """Return whether a player has chosen what a line says."""
    return line.seat is not None and line.by in CHOSEN


def action_word(line: LogLine) -> str:
    """Return the word of notation that says what a player did: "fine"; empty for other lines."""
    return line.action.partition(" ")[2].partition(" ")[0]
