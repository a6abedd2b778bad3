"""Boards with names of people's own, apart from the copies that games have."""

from __future__ import annotations

from typing import Final

from engine.host.store.database import ALL, EVERYTHING, Repository, Statement
from engine.host.store.records import BoardRecord
from engine.host.store.rows import RowMapper, placeholders

BOARD: Final = RowMapper(BoardRecord)
_FEWER_OF_OWNER: Final = "(SELECT count(*) FROM boards WHERE owner_id = ?) < ?"
_FEWER_OF_GUILD: Final = (
    "(SELECT count(*) FROM boards WHERE guild_id = ? AND guild_id <> 0 AND NOT hidden) < ?"
)


class Boards(Repository):
    """Boards by their ids; those of a person or a server in the order of their titles."""

    async def get(self, board_id: str) -> BoardRecord | None:
        """Return a board, or None."""
        return await self._one("id = ?", board_id)

    async def with_code(self, code: str) -> BoardRecord | None:
        """Return the board that was shared under a code, or None."""
        return await self._one("code = ?", code)

    async def of_user(self, user_id: int) -> tuple[BoardRecord, ...]:
        """Return the boards that a person has made."""
        return await self._all("owner_id = ?", user_id)

    async def of_guild(self, guild_id: int) -> tuple[BoardRecord, ...]:
        """Return the boards of a server, hidden ones too."""
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

    async def take_from_server(self, guild_id: int) -> None:
        """Let the boards of a server be their makers' alone, hidden ones too."""
        update = "UPDATE boards SET guild_id = 0, hidden = FALSE WHERE guild_id = ?"
        await self._write(EVERYTHING, Statement(update, (guild_id,)))

    async def _one(self, condition: str, value: str) -> BoardRecord | None:
        query = f"SELECT {BOARD.columns} FROM boards WHERE {condition}"
        return BOARD.one(await self._database.rows(query, value))

    async def _all(self, condition: str, value: int) -> tuple[BoardRecord, ...]:
        query = f"SELECT {BOARD.columns} FROM boards WHERE {condition} ORDER BY title, id"
        return BOARD.all(await self._database.rows(query, value))
