"""Boards with names of people's own, apart from the copies that games have."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.host.store.database import ALL, EVERYTHING, Repository, Statement
from engine.host.store.records import BoardRecord
from engine.host.store.rows import RowMapper, placeholders

BOARD: Final = RowMapper(BoardRecord)
_FEWER_OF_OWNER: Final = "(SELECT count(*) FROM boards WHERE owner_id = ?) < ?"
_FEWER_OF_GUILD: Final = "(SELECT count(*) FROM boards WHERE guild_id = ? AND guild_id <> 0) < ?"
_WITHDRAWN: Final = "UPDATE boards SET guild_id = 0, revision = revision + 1"


class Boards(Repository):
    """Boards by their ids; those of a person or a server in the order of their titles."""

    async def get(self, board_id: str) -> BoardRecord | None:
        """Return a board, or None."""
        return next(iter(await self.those([board_id])), None)

    async def those(self, ids: Collection[str]) -> tuple[BoardRecord, ...]:
        """Return the boards of some ids, as far as there are such."""
        return await self._all(f"id IN ({placeholders(ids)})", *ids) if ids else ()

    async def with_code(self, code: str) -> BoardRecord | None:
        """Return the board that was shared under a code, or None."""
        return next(iter(await self._all("code = ?", code)), None)

    async def of_user(self, user_id: int) -> tuple[BoardRecord, ...]:
        """Return the boards that a person has made."""
        return await self._all("owner_id = ?", user_id)

    async def of_guild(self, guild_id: int) -> tuple[BoardRecord, ...]:
        """Return the boards that are offered in a server."""
        return await self._all("guild_id = ?", guild_id)

    async def add(
        self, board: BoardRecord, most_of_owner: int = ALL, most_of_guild: int = ALL
    ) -> None:
        """Write a new board. Raises GuardFailed where its id or code is taken, or where its maker
        or its server has as many as that.
        """
        insert = (
            f"INSERT INTO boards ({BOARD.columns}) SELECT {placeholders(BOARD.names)}"
            f" WHERE {_FEWER_OF_OWNER} AND {_FEWER_OF_GUILD} ON CONFLICT DO NOTHING"
        )
        limits = (board.owner_id, most_of_owner, board.guild_id, most_of_guild)
        await self._write(board.id, Statement(insert, (*BOARD.row(board), *limits), guards=True))

    async def replace(self, board: BoardRecord, revision: int, most_of_guild: int = ALL) -> None:
        """Write a board in place of its row of that revision. Raises GuardFailed if it has
        changed, or where its server has as many as that.
        """
        news = ", ".join(f"{name} = ?" for name in BOARD.names)
        update = f"UPDATE boards SET {news} WHERE id = ? AND revision = ? AND {_FEWER_OF_GUILD}"
        limits = (board.id, revision, board.guild_id, most_of_guild)
        await self._write(board.id, Statement(update, (*BOARD.row(board), *limits), guards=True))

    async def delete(self, board_id: str) -> None:
        """Delete a board; games that have begun keep their names."""
        await self._write(board_id, Statement("DELETE FROM boards WHERE id = ?", (board_id,)))

    async def withdraw(self, board_id: str, guild_id: int) -> None:
        """Let a board be its maker's alone if it is offered in a server; a change of an earlier
        revision does not offer it again.
        """
        update = f"{_WITHDRAWN} WHERE id = ? AND guild_id = ?"
        await self._write(board_id, Statement(update, (board_id, guild_id)))

    async def take_from_server(self, guild_id: int) -> None:
        """Let the boards of a server be their makers' alone."""
        await self._write(EVERYTHING, Statement(f"{_WITHDRAWN} WHERE guild_id = ?", (guild_id,)))

    async def _all(self, condition: str, *values: str | int) -> tuple[BoardRecord, ...]:
        query = f"SELECT {BOARD.columns} FROM boards WHERE {condition} ORDER BY title, id"
        return BOARD.all(await self._database.rows(query, *values))
