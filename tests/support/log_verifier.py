"""The logs of all games, folded as they grow: what they come to must be what is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.core.errors import ImpossibleTransition
from engine.core.events import Event, GameStarted
from engine.core.evolve import evolve, start
from engine.core.saves import load_events, load_state
from engine.core.state import GameState
from engine.invariants import broken, from_bank, money
from tests.support import stored_rows

STARTED = "SELECT id, version, state, schema FROM games WHERE schema > 0"
NEWER = "SELECT version, events FROM steps WHERE game_id = ? AND version > ? ORDER BY version"
DOUBLED = "SELECT key, count(*) FROM steps WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1"


@dataclass
class VerifiedGame:
    """One game as its log has it so far."""

    state: GameState | None = None
    version: int = 0


@dataclass
class LogVerifier:
    """Every game of a database. No step is read twice, so one that is rewritten is noticed."""

    database: stored_rows.Place
    verified_games: dict[str, VerifiedGame] = field(default_factory=dict)
    steps: int = 0

    def verify(self) -> list[str]:
        """Read what is new; one sentence for everything that cannot be."""
        with stored_rows.moment(self.database) as stored:
            games = stored.rows(STARTED)
            faults = [f"{key!r} has {times} effects" for key, times in stored.rows(DOUBLED)]
            for game, version, text, schema in games:
                verified = self.verified_games.setdefault(game, VerifiedGame())
                found = stored.rows(NEWER, game, verified.version)
                faults += [f"{game}: {fault}" for fault in self._read(verified, found)]
                faults += _compared(game, verified, version, load_state(text, schema))
        return faults

    def keys(self) -> set[str]:
        """The requests that had an effect."""
        query = "SELECT key FROM steps WHERE key IS NOT NULL"
        return {key for (key,) in stored_rows.rows(self.database, query)}

    def _read(self, verified: VerifiedGame, steps: Iterable[tuple[int, str]]) -> Iterator[str]:
        for version, text in steps:
            if verified.state is not None and version != verified.version + 1:
                yield f"step {version} follows {verified.version}"
            verified.version = version
            self.steps += 1
            yield from _folded(verified, load_events(text))


def _folded(verified: VerifiedGame, events: tuple[Event, ...]) -> Iterator[str]:
    before = 0 if verified.state is None else money(verified.state)
    for event in events:
        if isinstance(event, GameStarted):
            verified.state = start(event)
        elif verified.state is not None:
            try:
                evolve(verified.state, event)
            except ImpossibleTransition as error:
                yield f"version {verified.version}: {error}"
                return
    if verified.state is None:
        yield "the log begins before the game"
        return
    yield from (f"version {verified.version}: {fault}" for fault in broken(verified.state))
    if money(verified.state) - before != from_bank(events):
        yield f"version {verified.version}: money came from nowhere"


def _compared(game: str, verified: VerifiedGame, version: int, stored: GameState) -> Iterator[str]:
    if verified.version != version:
        yield f"{game}: version {version} is stored, the log ends at {verified.version}"
    elif verified.state != stored:
        yield f"{game}: the stored state is not what the log comes to"
