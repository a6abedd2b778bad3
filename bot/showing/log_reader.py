"""The log of a game as its messages tell it: read once in a sync, up to the snapshot."""

from collections.abc import Callable
from functools import lru_cache

from bot.render.log import LoggedStep
from engine.core.events import visible_to
from engine.core.saves import load_events
from engine.host.snapshots import Snapshot
from engine.host.store.records import Step
from engine.host.store.store import Store

CACHE_SIZE = 8_192
"""Steps that need not be read again: a message tells them in each sync until another follows."""
_read = lru_cache(CACHE_SIZE)(load_events)


class LogReader:
    """The steps of a game up to a snapshot; `redact` hides what is not to be told of a step."""

    def __init__(self, store: Store, snapshot: Snapshot, redact: Callable[[Step], Step]) -> None:
        self._store = store
        self._game_id = snapshot.record.id
        self._version = snapshot.record.version
        self._redact = redact
        self._log: list[LoggedStep] = []
        self._log_after: int | None = None

    async def public(self, after: int) -> list[LoggedStep]:
        """Return the steps after a version, with what everybody may know of them."""
        return [(step, visible_to(events, None)) for step, events in await self.whole(after)]

    async def whole(self, after: int) -> list[LoggedStep]:
        """Return the steps after a version with all events, also those that are not for everybody.

        What has happened since the snapshot is told by the next sync, or it would be told twice.
        """
        if self._log_after is None or after < self._log_after:
            steps = await self._store.games.steps(self._game_id, after)
            known = (step for step in steps if step.version <= self._version)
            self._log = [(self._redact(it), _read(it.events)) for it in known]
            self._log_after = after
        return [logged for logged in self._log if logged[0].version > after]
