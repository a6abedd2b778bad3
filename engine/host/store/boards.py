"""Boards with names of people's own, apart from the copies that games have."""

from __future__ import annotations

from typing import Final

from engine.host.store.database import Repository, Statement
from engine.host.store.records import BoardRecord
from engine.host.store.rows import RowMapper

BOARD: Final = RowMapper(BoardRecord)


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

    async def add(self, board: BoardRecord) -> None:
        """Write a new board. Raises GuardFailed where its id or code is taken."""
        insert = f"{BOARD.insert('boards')} ON CONFLICT DO NOTHING"
        await self._write(board.id, Statement(insert, BOARD.row(board), guards=True))

    async def replace(self, board: BoardRecord, revision: int) -> None:
        """Write a board in place of its row of that revision. Raises GuardFailed if it has
        changed.
        """
        news = ", ".join(f"{name} = ?" for name in BOARD.names)
        update = f"UPDATE boards SET {news} WHERE id = ? AND revision = ?"
        values = (*BOARD.row(board), board.id, revision)
        await self._write(board.id, Statement(update, values, guards=True))

    async def delete(self, board_id: str) -> None:
        """Delete a board; games that have begun keep their names."""
        await self._write(board_id, Statement("DELETE FROM boards WHERE id = ?", (board_id,)))

    async def _one(self, condition: str, value: str) -> BoardRecord | None:
        query = f"SELECT {BOARD.columns} FROM boards WHERE {condition}"
        return BOARD.one(await self._database.rows(query, value))

    async def _all(self, condition: str, value: int) -> tuple[BoardRecord, ...]:
        query = f"SELECT {BOARD.columns} FROM boards WHERE {condition} ORDER BY title, id"
        return BOARD.all(await self._database.rows(query, value))
