"""What is noted of a parked game: since when no time runs for it, and what it had waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter

from engine.host.clocks.changed_deadlines import after_pause
from engine.host.store.records import TIME_LIMIT, Deadline

NOTE: Final = "parked"
"""The note on a game that is parked. One that has deadlines all the same is not parked any more."""


@dataclass(frozen=True, slots=True)
class Parked:
    """Since when, in unix seconds, and the deadlines as they stood then."""

    since: float
    deadlines: tuple[Deadline, ...]

    def deadlines_at(self, now: float, *, paused: bool) -> tuple[Deadline, ...]:
        """Return the deadlines if time runs on from now.

        An agreed hour is the time that people have to leave at: it stays. A pause has stopped the
        others all the time, and moves them when it ends.
        """
        if paused:
            return self.deadlines
        late = now - self.since
        return tuple(
            deadline if deadline.kind == TIME_LIMIT else after_pause(deadline, late)
            for deadline in self.deadlines
        )

    def dump(self) -> str:
        """Return the text of the note."""
        return _PARKED.dump_json(self).decode()


_PARKED = TypeAdapter(Parked)


def read_parked(text: str | None) -> Parked | None:
    """Read the note; None for none."""
    return None if text is None else _PARKED.validate_json(text)
