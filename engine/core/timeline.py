"""One reader of a game's log: every event that has not been taken back, and the table around it.

The events that everybody may know are enough. Statistics, reviews and films are made of what is
read here; the state before a choice that is to be undone is found here too.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.events import Event, GameStarted, TradeMade, TurnStarted
from engine.core.evolve import evolve, start
from engine.core.state import GameState
from engine.core.undo import LogLine, roll_back, undo_target


class Versioned(Protocol):
    """A line of a log, however it is stored."""

    @property
    def version(self) -> int:
        """Its number; versions rise by one a line."""

    @property
    def action(self) -> str:
        """What was said: a line of notation or a word of the host's."""


def taken_back(log: Iterable[Versioned]) -> dict[int, int]:
    """Return, by the version of each line that was taken back, the version of the undoing line.

    The log may lack its beginning.
    """
    found: dict[int, int] = {}
    for line in log:
        back = undo_target(line.action)
        if back is not None:
            found.update(dict.fromkeys(range(back, line.version), line.version))
    return found


@dataclass(slots=True, eq=False)
class Entry:
    """An event of a log, and the table around it.

    `turn`: the number of the turn that the event belongs to; TurnStarted belongs to its own.
    """

    line: LogLine
    event: Event
    turn: int
    _timeline: "Timeline"

    @property
    def before(self) -> GameState:
        """The table just before the event; not to be changed, nor asked for once `after` was."""
        if self._timeline.ahead is not self:
            raise RuntimeError("the table has followed this event already")
        return self._timeline.state

    @property
    def after(self) -> GameState:
        """The table right after the event, until the next one is read; not to be changed."""
        self._timeline.follow(self)
        return self._timeline.state


class Timeline:
    """A log as entries, one an event, and the one table that follows them while they are read.

    The table is folded only as far as was read, and never copied but before a line that is taken
    back. Of an offer that was between two players only the trade is known: it lies open then.
    Raises ValueError for a log that does not begin with GameStarted, which is no entry itself, or
    takes back what it does not have; ImpossibleTransition for one that contradicts itself.
    """

    def __init__(self, log: Sequence[LogLine], keep: int | None = None) -> None:
        """Begin with a log; `kept` will be the state before the line of the version `keep`."""
        self._log, self._keep = log, keep
        self._started = _started(log)
        self.state = start(self._started)
        # How the decks lie is a secret before the game is over: any order will do.
        self.state.decks = {deck: list(it) for deck, it in self.state.rules.decks.items()}
        self.kept: GameState | None = None
        self.ahead: Entry | None = None
        """The entry that was read and that the table has not followed yet."""

    def __iter__(self) -> Iterator[Entry]:
        return self.read(self._log)

    def read(self, lines: Sequence[LogLine]) -> Iterator[Entry]:
        """Yield the entries of further lines: what they take back has to be among them."""
        gone = taken_back(lines)
        targets = {undo_target(line.action) for line in lines}
        before: dict[int, GameState] = {}
        for line in lines:
            back = undo_target(line.action)
            if back is not None:
                self.state = roll_back(self.state, _known(before, back))
            if line.version in targets:
                before[line.version] = self.state.copy()
            if line.version == self._keep:
                self.kept = self.state.copy()
            if line.version in gone:
                self._pass_over(line)
            else:
                yield from self._entries(line)

    def follow(self, entry: Entry) -> None:
        """Let the table follow an entry, unless it has."""
        if self.ahead is entry:
            self.ahead = None
            self._fold(entry.event)

    def _entries(self, line: LogLine) -> Iterator[Entry]:
        for event in line.events:
            if event is not self._started:
                turn = self.state.turn + isinstance(event, TurnStarted)
                self.ahead = entry = Entry(line, event, turn, self)
                yield entry
                self.follow(entry)

    def _pass_over(self, line: LogLine) -> None:
        """Follow a line that is taken back later: its ids are never given again."""
        for event in line.events:
            if event is not self._started:
                self._fold(event)

    def _fold(self, event: Event) -> None:
        if isinstance(event, TradeMade) and event.trade not in self.state.trades:
            self.state.trades.append(event.trade)
        evolve(self.state, event)


def fold_before(log: Sequence[LogLine], version: int) -> tuple[GameState, GameState]:
    """Return the state that a whole log leads to, and the one before the line of that version.

    Raises what Timeline does, and ValueError where there is no such line.
    """
    timeline = Timeline(log, version)
    deque(timeline, maxlen=0)
    if timeline.kept is None:
        raise ValueError(f"there is no step {version}")
    return timeline.state, timeline.kept


def _started(log: Sequence[LogLine]) -> GameStarted:
    first = next((event for line in log[:1] for event in line.events[:1]), None)
    if not isinstance(first, GameStarted):
        raise ValueError("a log begins with GameStarted")
    return first


def _known(before: dict[int, GameState], version: int) -> GameState:
    if version not in before:
        raise ValueError(f"there is no step {version} to take back")
    return before[version]
