"""One SQLite file in use: durable commits on one connection, reading on another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from engine.host.store.groups import Failure, Groups
from engine.host.store.health import Health, Use
from engine.host.store.sqlite.checkpoints import QUIET_SECONDS, Checkpoints
from engine.host.store.sqlite.commits import together
from engine.host.store.sqlite.file import MIGRATIONS, Connection, Work, migrate, refusals
from engine.host.store.sqlite.replicated_log import ReplicatedLog

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """The connections to a file: one writes, one reads, one copies the log into the database.

    Where another program does the latter, there is no such connection. `checkpoints` are public for
    tests and tools that wait for them.
    """

    def __init__(
        self,
        place: Path,
        writer: Connection,
        reader: Connection,
        checkpoints: Checkpoints | ReplicatedLog,
        closing: Sequence[Connection],
    ) -> None:
        self.place = place
        self.writer, self.reader = writer, reader
        self.checkpoints = checkpoints
        self._closing = closing
        self._groups = Groups(self._begin, self.checkpoints.committed)
        self.observe_groups = self._groups.observe
        self.health = Health()

    @classmethod
    async def open(
        cls,
        path: str | Path,
        migrations: Path = MIGRATIONS,
        quiet: float | None = QUIET_SECONDS,
    ) -> Database:
        """Open the file, make it if there is none, and bring it to the newest schema.

        After `quiet` seconds without a commit the log is copied into the database; None leaves that
        to another program. Raises NewerSchema or Unwritable, each with a sentence for the operator
        of the bot.
        """
        place = Path(path)
        with refusals(place):
            async with AsyncExitStack() as opened:
                writer = await Connection.open(place)
                opened.push_async_callback(writer.close)
                await writer.run(partial(migrate, place=place, folder=migrations))
                reader = await Connection.open(place, is_reader=True)
                opened.push_async_callback(reader.close)
                copier = None if quiet is None else await Connection.open(place)
                opened.pop_all()
        if copier is None or quiet is None:
            # The reader last: what cannot write leaves the write-ahead log as it is.
            return cls(place, writer, reader, ReplicatedLog(place), (writer, reader))
        # The writer last: it tidies the write-ahead log away.
        checkpoints = Checkpoints(place, writer, copier, quiet)
        return cls(place, writer, reader, checkpoints, (copier, reader, writer))

    async def close(self) -> None:
        """Finish what was begun, then disconnect; a second call does nothing."""
        await self._groups.close()
        await self.checkpoints.stop()
        for connection in self._closing:
            await connection.close()

    async def read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Ask `query` on the connection that reads."""
        with self.health.noting(Use.READ), refusals(self.place):
            return await self.reader.run(lambda db: query(db, *args, **kwargs))

    async def write(
        self,
        change: Callable[Concatenate[sqlite3.Connection, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Do `change` durably, in a transaction shared with what waits at the same moment."""
        await self._write(Use.NOTE, lambda db: change(db, *args, **kwargs))

    async def write_game(
        self,
        change: Callable[Concatenate[sqlite3.Connection, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Do the change of a game as `write` does: it shows whether games can be changed."""
        await self._write(Use.GAME, lambda db: change(db, *args, **kwargs))

    async def _write(self, use: Use, work: Work[None]) -> None:
        with self.health.noting(use), refusals(self.place):
            await self._groups.write(work)

    def _begin(self, works: Sequence[Work[None]]) -> asyncio.Future[list[Failure]]:
        return self.writer.begin(partial(together, works=works))
