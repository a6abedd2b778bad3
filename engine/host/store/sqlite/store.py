"""The store in one SQLite file: durable commits on one connection, reading on another."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from engine.host.clocks.shards import ALL_SHARDS, NO_SHARDS, Shards
from engine.host.store.protocol import Store
from engine.host.store.records import (
    EVERY_PHASE,
    LIVE,
    Commit,
    Deadline,
    Draft,
    Game,
    GameRef,
    Message,
    Phase,
    Player,
    Result,
    Secret,
    Step,
    Unshown,
)
from engine.host.store.sqlite import changes as changes
from engine.host.store.sqlite import finding as finding
from engine.host.store.sqlite import games as games
from engine.host.store.sqlite import messages as messages
from engine.host.store.sqlite import notes as notes
from engine.host.store.sqlite import results as results
from engine.host.store.sqlite.checkpoints import QUIET_SECONDS, Checkpoints
from engine.host.store.sqlite.commits import Committer
from engine.host.store.sqlite.file import MIGRATIONS, Connection, migrate, refusals

P = ParamSpec("P")
T = TypeVar("T")
Connections = tuple[Connection, Connection, Connection]
"""The connections: one writes, one reads, one copies the log into the database."""


async def _connected(place: Path, migrations: Path) -> Connections:
    writer = await Connection.open(place, "wal_autocheckpoint = 0")
    opened = [writer]
    try:
        await writer.run(partial(migrate, place=place, folder=migrations))
        for pragma in ("query_only = ON", "wal_autocheckpoint = 0"):
            opened.append(await Connection.open(place, pragma))
    except BaseException:
        for connection in reversed(opened):
            await connection.close()
        raise
    writer, reader, copier = opened
    return writer, reader, copier


class SqliteStore(Store):
    """The store of one process; what its methods promise is written in the protocol."""

    def __init__(self, place: Path, connections: Connections, quiet: float) -> None:
        self._place = place
        self._writer, self._reader, self._copier = connections
        self._checkpoints = Checkpoints(place, self._writer, self._copier, quiet)
        self._committer = Committer(self._writer, self._checkpoints.committed)

    @classmethod
    async def open(
        cls, path: str | Path, migrations: Path = MIGRATIONS, quiet: float = QUIET_SECONDS
    ) -> SqliteStore:
        """Open the file, make it if there is none, and bring it to the newest schema.

        After `quiet` seconds without a commit the log is copied into the database. Raises
        NewerSchema or Unwritable, each with a sentence for whoever runs the bot.
        """
        place = Path(path)
        with refusals(place):
            return cls(place, await _connected(place, migrations), quiet)

    async def close(self) -> None:
        await self._committer.close()
        await self._checkpoints.stop()
        # The writer last: it tidies the write-ahead log away.
        for connection in (self._copier, self._reader, self._writer):
            await connection.close()

    async def _read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        with refusals(self._place):
            return await self._reader.run(lambda db: query(db, *args, **kwargs))

    async def _write(
        self,
        change: Callable[Concatenate[sqlite3.Connection, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        with refusals(self._place):
            await self._committer.write(lambda db: change(db, *args, **kwargs))

    async def create(self, first: Commit, secret: Secret) -> None:
        await self._write(changes.create, first, secret)

    async def commit(self, commit: Commit) -> None:
        await self._write(changes.commit, commit)

    async def load(self, game_id: str) -> Game | None:
        return await self._read(games.load, game_id)

    async def players(self, game_id: str) -> tuple[Player, ...]:
        return await self._read(games.players, game_id)

    async def outcome(self, game_id: str, key: str) -> Step | None:
        return await self._read(games.outcome, game_id, key)

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        return await self._read(games.steps, game_id, after_version, limit)

    async def next_deadline(self, besides: Shards = NO_SHARDS) -> float | None:
        return await self._read(games.next_deadline, besides)

    async def due(self, now: float, besides: Shards = NO_SHARDS) -> tuple[str, ...]:
        return await self._read(games.due, now, besides)

    async def expired(self, now: float, besides: Shards = NO_SHARDS) -> tuple[str, ...]:
        return await self._read(games.expired, now, besides)

    async def deadlines(self, game_id: str) -> tuple[Deadline, ...]:
        return await self._read(games.deadlines, game_id)

    async def shift_deadlines(
        self, seconds: float, within: Shards = ALL_SHARDS, **noted: str
    ) -> None:
        await self._write(games.shift_deadlines, seconds, within, noted)

    async def games_of(self, user_id: int, phases: Collection[Phase] = LIVE) -> tuple[GameRef, ...]:
        return await self._read(finding.games_of, user_id, phases)

    async def games_in_channel(
        self, channel_id: int, phases: Collection[Phase] = LIVE
    ) -> tuple[GameRef, ...]:
        return await self._read(finding.games_in_channel, channel_id, phases)

    async def games_in_guild(
        self, guild_id: int, phases: Collection[Phase] = EVERY_PHASE
    ) -> tuple[GameRef, ...]:
        return await self._read(finding.games_in_guild, guild_id, phases)

    async def last_over(self, channel_id: int, user_id: int) -> str | None:
        return await self._read(finding.last_over, channel_id, user_id)

    async def matching_games(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        return await self._read(finding.matching_games, typed, limit, user_id, channel_id)

    async def matching_in_guild(
        self, typed: str, limit: int, guild_id: int, channel_id: int
    ) -> tuple[GameRef, ...]:
        return await self._read(finding.matching_in_guild, typed, limit, guild_id, channel_id)

    async def unshown(self) -> tuple[str, ...]:
        return await self._read(games.unshown)

    async def outbox(self, game_id: str) -> tuple[Unshown, ...]:
        return await self._read(games.outbox, game_id)

    async def shown(self, game_id: str, role: str, version: int) -> None:
        await self._write(games.shown, game_id, role, version)

    async def put_message(self, message: Message) -> None:
        await self._write(messages.put_message, message)

    async def message(self, game_id: str, role: str) -> Message | None:
        return await self._read(messages.message, game_id, role)

    async def messages(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        return await self._read(messages.messages, game_id, open_only)

    async def drop_message(self, game_id: str, role: str) -> None:
        await self._write(messages.drop_message, game_id, role)

    async def secret(self, game_id: str) -> Secret | None:
        return await self._read(games.secret, game_id)

    async def orders(self, game_id: str) -> dict[int, str]:
        return await self._read(notes.orders, game_id)

    async def note(self, game_id: str, key: str) -> str | None:
        return await self._read(notes.note, game_id, key)

    async def put_note(self, game_id: str, key: str, body: str | None) -> None:
        await self._write(notes.put_note, game_id, key, body)

    async def unsettled(self, guild_id: int) -> tuple[str, ...]:
        return await self._read(results.unsettled, guild_id)

    async def notices(self, game_id: str) -> tuple[str, ...]:
        return await self._read(results.notices, game_id)

    async def put_results(self, found: Collection[Result]) -> None:
        await self._write(results.put_results, found)

    async def results(self, guild_id: int) -> tuple[Result, ...]:
        return await self._read(results.results, guild_id)

    async def results_of(self, user_id: int) -> tuple[Result, ...]:
        return await self._read(results.results_of, user_id)

    async def guilds_of(self, user_id: int) -> tuple[int, ...]:
        return await self._read(results.guilds_of, user_id)

    async def put_draft(self, draft: Draft) -> None:
        await self._write(messages.put_draft, draft)

    async def draft(self, draft_id: str) -> Draft | None:
        return await self._read(messages.draft, draft_id)

    async def draft_of(self, game_id: str, user_id: int) -> Draft | None:
        return await self._read(messages.draft_of, game_id, user_id)

    async def drop_draft(self, draft_id: str) -> None:
        await self._write(messages.drop_draft, draft_id)

    async def preferences(self, user_id: int) -> str | None:
        return await self._read(messages.preferences, user_id)

    async def wishes(self, game_id: str) -> dict[int, str]:
        return await self._read(notes.wishes, game_id)

    async def put_preferences(self, user_id: int, text: str) -> None:
        await self._write(messages.put_preferences, user_id, text)

    async def setting(self, key: str) -> str | None:
        return await self._read(messages.setting, key)

    async def put_setting(self, key: str, text: str) -> None:
        await self._write(messages.put_setting, key, text)

    async def drop_setting(self, key: str) -> None:
        await self._write(messages.drop_setting, key)
