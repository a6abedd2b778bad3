"""The log of a game as its messages tell it: read once in a sync, up to the snapshot."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from bot.narration.log import LoggedStep
from engine.core.events import Event, visible_to
from engine.host.logs import CACHE_SIZE, events_of
from engine.host.snapshots import Snapshot
from engine.host.store.records import Step
from engine.host.store.store import Store


@lru_cache(CACHE_SIZE)
def _public(text: str) -> tuple[Event, ...]:
    return visible_to(events_of(text), None)


class LogReader:
    """The steps of a game up to a snapshot; `redact` hides what is not to be told of a step."""

    def __init__(self, store: Store, snapshot: Snapshot, redact: Callable[[Step], Step]) -> None:
        self._store = store
        self._game_id = snapshot.record.id
        self._version = snapshot.record.version
        self._redact = redact
        self._whole: list[LoggedStep] = []
        self._public: list[LoggedStep] = []
        self._log_after: int | None = None

    async def public(self, after: int) -> list[LoggedStep]:
        """Return the steps after a version, with what everybody may know of them."""
        await self._read_from(after)
        return _after(after, self._public)

    async def whole(self, after: int) -> list[LoggedStep]:
        """Return the steps after a version with all events, also those that are not for everybody.

        What has happened since the snapshot is told by the next sync, or it would be told twice.
        """
        await self._read_from(after)
        return _after(after, self._whole)

    async def _read_from(self, after: int) -> None:
        if self._log_after is not None and after >= self._log_after:
            return
        steps = await self._store.games.steps(self._game_id, after)
        known = [step for step in steps if step.version <= self._version]
        told = [self._redact(it) for it in known]
        self._whole = [(step, events_of(it.events)) for step, it in zip(told, known, strict=True)]
        self._public = [(step, _public(it.events)) for step, it in zip(told, known, strict=True)]
        self._log_after = after


def _after(version: int, log: Sequence[LoggedStep]) -> list[LoggedStep]:
    return [logged for logged in log if logged[0].version > version]
