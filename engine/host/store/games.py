"""Games, their players, their logs and their secrets."""

from __future__ import annotations

from typing import Final

from engine.host.store.database import ALL, Database, GuardFailed, Repository, Write
from engine.host.store.errors import Conflict, Repeated, StoreError
from engine.host.store.health import Use
from engine.host.store.records import Commit, Deadline, GameRecord, Player, Secret, Step
from engine.host.store.rows import RowMapper

GAME: Final = RowMapper(GameRecord)
STEP: Final = RowMapper(Step)
PLAYER: Final = RowMapper(Player)
DEADLINE: Final = RowMapper(Deadline)
SECRET: Final = RowMapper(Secret)
_OUTCOME: Final = f"SELECT {STEP.columns} FROM steps WHERE game_id = ? AND key = ?"
_NEWEST: Final = (
    "SELECT max(version) FROM (SELECT version FROM games WHERE id = ?1"
    " UNION ALL SELECT max(version) FROM steps WHERE game_id = ?1) AS known"
)
"""The version of a game, or of its log if that is ahead."""


class Games(Repository):
    """Games, their players, their logs and their secrets."""

    async def create(self, first: Commit, secret: Secret) -> None:
        """Write a new game's first version; raise Conflict if the id is taken.

        `first.expected_version` is 0, `first.players` may be empty but not None.
        """
        await write_change(self._database, self._database.dialect.creation(first, secret), first)

    async def commit(self, commit: Commit) -> None:
        """Write a change in one transaction, or raise and write nothing.

        Raises Repeated if one of the steps' keys is already in the game's log (looked for first:
        the caller then answers with that outcome), Conflict if the game is not at
        `expected_version`, Unwritable if the disk refuses.
        """
        await write_change(self._database, self._database.dialect.change(commit), commit)

    async def load(self, game_id: str) -> GameRecord | None:
        """Return the game as last committed, or None."""
        query = f"SELECT {GAME.columns} FROM games WHERE id = ?"
        return GAME.one(await self._database.rows(query, game_id))

    async def players(self, game_id: str) -> tuple[Player, ...]:
        """Return who sits where, by seat."""
        query = f"SELECT {PLAYER.columns} FROM players WHERE game_id = ? ORDER BY seat"
        return PLAYER.all(await self._database.rows(query, game_id))

    async def outcome(self, game_id: str, key: str) -> Step | None:
        """Return the step that the request `key` caused, or None if it caused none."""
        return STEP.one(await self._database.rows(_OUTCOME, game_id, key))

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        """Return the log after a version, oldest first, `limit` steps at the most."""
        query = f"SELECT {STEP.columns} FROM steps WHERE game_id = ? AND version > ?"
        most = ALL if limit is None else limit
        return STEP.all(
            await self._database.rows(
                f"{query} ORDER BY version LIMIT ?", game_id, after_version, most
            )
        )

    async def secret(self, game_id: str) -> Secret | None:
        """Return the seed of a game's dice, or None. Not for anybody's eyes in a live game."""
        query = f"SELECT {SECRET.columns} FROM secrets WHERE game_id = ?"
        return SECRET.one(await self._database.rows(query, game_id))


async def write_change(database: Database, write: Write, change: Commit) -> None:
    """Write what a change of a game comes to. Raises as `Games.commit` does."""
    try:
        await database.write(write, Use.GAME)
    except GuardFailed as error:
        raise await _refusal(database, change) from error


async def _refusal(database: Database, change: Commit) -> StoreError:
    """Return why a change cannot follow; that it was made before comes first."""
    game_id = change.record.id
    for step in change.steps:
        if step.key is not None:
            first = STEP.one(await database.rows(_OUTCOME, game_id, step.key))
            if first is not None:
                return Repeated(first.version)
    ((found,),) = await database.rows(_NEWEST, game_id)
    return Conflict(game_id, change.expected_version, found)
