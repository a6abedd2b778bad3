"""One SQLite file in use: durable commits on one connection, reading on another."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager, AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from engine.host.store import database
from engine.host.store.database import Dialect, Write
from engine.host.store.groups import Failure
from engine.host.store.rows import Row
from engine.host.store.sqlite import changes
from engine.host.store.sqlite.checkpoints import QUIET_SECONDS, Checkpoints
from engine.host.store.sqlite.commits import together
from engine.host.store.sqlite.file import MIGRATIONS, Connection, migrate, refusals
from engine.host.store.sqlite.replicated_log import ReplicatedLog


class Database(database.Database):
    """The connections to a file: one writes, one reads, one copies the log into the database.

    Where another program does the latter, there is no such connection. `checkpoints` are public for
    tests and tools that wait for them.
    """

    dialect = Dialect(
        position="instr",
        joined="group_concat",
        lock="",
        creation=changes.creation,
        change=changes.change,
    )

    def __init__(
        self,
        place: Path,
        writer: Connection,
        reader: Connection,
        checkpoints: Checkpoints | ReplicatedLog,
        closing: Sequence[Connection],
    ) -> None:
        super().__init__(str(place))
        self.writer, self.reader = writer, reader
        self.checkpoints = checkpoints
        self._closing = closing
        self.observe_groups(checkpoints.committed)

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

    async def purge(self) -> None:
        """Cut the write-ahead log off: what is deleted is overwritten in the file already."""
        with self.refusals():
            await self.checkpoints.purge()

    def refusals(self) -> AbstractContextManager[None]:
        """Turn what the disk or another process does to us into Unwritable."""
        return refusals(self.place)

    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> Sequence[Row]:
        return await self.reader.begin(lambda db: db.execute(sql, values).fetchall())

    def _begin(self, writes: Sequence[Write]) -> asyncio.Future[list[Failure]]:
        return self.writer.begin(partial(together, writes=writes))
