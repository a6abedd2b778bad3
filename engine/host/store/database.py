"""What an engine supplies to the store: rows, writes in groups, and what its SQL calls otherwise.

Statements are written once for all engines, with `?` for a value; `?1` stands for the first one
wherever it is written, and a `?` for the one after the greatest so far.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from engine.host.store.errors import StoreError
from engine.host.store.groups import Failure, Groups
from engine.host.store.health import Health, Use
from engine.host.store.leases import Fence
from engine.host.store.records import Commit, Secret
from engine.host.store.rows import Row

ALL: Final = 2**63 - 1
"""The limit of a query that is to find all rows."""
EVERYTHING: Final = ""
"""What a write is about that may touch any row."""


class GuardFailed(StoreError):
    """What a write relies on is not so; nothing of it was done."""


class Statement(NamedTuple):
    """A statement with its values.

    `guards`: the write fails with GuardFailed unless this changes a row, or where a key is taken.
    `merges`: its values are arrays, and it is sent together with its like; it returns what the
    writes are about that have not failed.
    """

    sql: str
    values: tuple[Any, ...] = ()
    guards: bool = False
    merges: bool = False


@dataclass(frozen=True, slots=True)
class Write:
    """Statements that are carried out together or not at all; a guard comes first.

    Writes about the same thing (a game's id, a setting's key) keep their order. `fences`: the
    ownerships without which the write is refused, where several processes may write. One that is
    not `synced` may be undone by a power cut until the next one that is; an engine may sync all.
    """

    about: str
    statements: tuple[Statement, ...]
    fences: tuple[Fence, ...] = ()
    synced: bool = True


def fences_of(fence: Fence | None) -> tuple[Fence, ...]:
    """Return the fences of a write that takes one at the most."""
    return () if fence is None else (fence,)


class Dialect(NamedTuple):
    """What the SQL of engines differs in."""

    position: str
    """A function: where one text begins in another, counted from 1; 0 if it is not in it."""
    joined: str
    """A function: the texts of all rows, with another text between them."""
    lock: str
    """The end of a query that locks its rows until the transaction is over; empty if none can."""
    creation: Callable[[Commit, Secret], Write]
    """Returns the write of a new game, which a game of that id refuses."""
    change: Callable[[Commit], Write]
    """Returns the write of a change, which a game at another version, or its log, refuses."""
    at_once: Callable[..., tuple[Statement, ...]] = lambda *statements: statements
    """Returns statements of which none needs what another one does, as few as can be."""
    connected: Callable[[Collection[Fence]], tuple[Statement, ...]] = lambda fences: ()
    """Returns what notes that slots are connected; nothing where no process leases any."""


class Database(ABC):
    """One database in use: durable writes in groups, and reading beside them."""

    dialect: ClassVar[Dialect]

    def __init__(self, place: str) -> None:
        self.place = place
        """What sentences call the database."""
        self.health = Health()
        self._groups = Groups(self._begin)
        self.observe_groups = self._groups.observe

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """Return the rows that a query finds."""
        try:
            found = await self._fetch(sql, values)
        except Exception:
            with self.health.noting(Use.READ), self.refusals():
                raise
        self.health.note_success(Use.READ)
        return found

    async def write(self, write: Write, use: Use = Use.NOTE) -> None:
        """Do `write` durably, in a transaction shared with what waits at the same moment.

        Raises GuardFailed.
        """
        if not write.statements:
            return
        try:
            await self._groups.write(write)
        except Exception:
            with self.health.noting(use), self.refusals():
                raise
        self.health.note_success(use)

    @abstractmethod
    def refusals(self) -> AbstractContextManager[None]:
        """Turn what the disk, the server or another process does to us into Unwritable."""

    @abstractmethod
    async def purge(self) -> None:
        """Leave nothing of what has been deleted or replaced in a file, as far as that is ours."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, then disconnect; a second call does nothing."""

    @abstractmethod
    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> Sequence[Row]:
        """Ask on a connection that reads."""

    @abstractmethod
    def _begin(self, writes: Sequence[Write]) -> asyncio.Future[list[Failure]]:
        """Begin a transaction with these writes; it ends with the failure of each."""


class Repository:
    """A part of the store, with the statements on its tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _ids(self, sql: str, *values: Any) -> tuple[Any, ...]:
        """Return the only column of a query."""
        return tuple(value for (value,) in await self._database.rows(sql, *values))

    async def _by_key(self, sql: str, *values: Any) -> dict[Any, str]:
        """Return the two columns of a query as keys and texts."""
        return {key: text for key, text in await self._database.rows(sql, *values)}

    async def _text(self, sql: str, *values: Any) -> str | None:
        """Return the text in a query's first row, or None."""
        return next((text for (text,) in await self._database.rows(sql, *values)), None)

    async def _write(
        self, about: str, *statements: Statement, fence: Fence | None = None, synced: bool = True
    ) -> None:
        await self._database.write(Write(about, statements, fences_of(fence), synced))
