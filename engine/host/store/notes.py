"""What hangs on a game and is no part of its log: notes, standing orders, and people's drafts."""

from __future__ import annotations

from typing import Final

from engine.host.store.database import Repository, Statement
from engine.host.store.records import Draft
from engine.host.store.rows import RowMapper

DRAFT: Final = RowMapper(Draft)
FOLLOW: Final = "follow:"
"""What the keys of notes begin with by which a person follows a game."""
GUESS: Final = "tip:"
"""What the keys of notes begin with in which a person guesses who will win a game. Such notes are
stored under this word, as the buttons are with "tip" in their ids.
"""


class Notes(Repository):
    """What hangs on a game and is no part of its log: ballots, orders."""

    async def get(self, game_id: str, key: str) -> str | None:
        """Return a note on a game, or None. It goes when the game goes."""
        query = "SELECT body FROM notes WHERE game_id = ? AND key = ?"
        return await self._text(query, game_id, key)

    async def of_game(self, game_id: str) -> dict[str, str]:
        """Return all notes on a game, by their keys."""
        return await self._by_key("SELECT key, body FROM notes WHERE game_id = ?", game_id)

    async def of_follower(self, key: str) -> dict[str, str]:
        """Return the notes of a key that begins with FOLLOW, by game."""
        # As in the index, or it is of no use.
        these = "key >= 'follow:' AND key < 'follow;'"
        return await self._by_key(f"SELECT game_id, body FROM notes WHERE key = ? AND {these}", key)

    async def put(self, game_id: str, key: str, body: str | None) -> None:
        """Write a note on a game in place of the earlier one; None deletes it."""
        await self._write(game_id, text_statement("notes", "key", game_id, key, body))

    async def put_visit(self, game_id: str, key: str, body: str) -> None:
        """Write a note that nobody misses whom a power cut soon afterwards takes it from."""
        statement = text_statement("notes", "key", game_id, key, body)
        await self._write(game_id, statement, synced=False)

    async def orders(self, game_id: str) -> dict[int, str]:
        """Return the standing orders of a game's seats, as JSON text."""
        return await self._by_key(
            "SELECT seat, body FROM orders WHERE game_id = ? ORDER BY seat", game_id
        )


def text_statement(
    table: str, column: str, game_id: str, key: str | int, body: str | None
) -> Statement:
    """Return what writes a note or an order of a game; None deletes it."""
    if body is None:
        return Statement(f"DELETE FROM {table} WHERE game_id = ? AND {column} = ?", (game_id, key))
    return Statement(
        f"INSERT INTO {table} (game_id, {column}, body) VALUES (?, ?, ?)"
        f" ON CONFLICT (game_id, {column}) DO UPDATE SET body = excluded.body",
        (game_id, key, body),
    )


class Drafts(Repository):
    """What one person still puts together: trades, secret maxima."""

    async def put(self, draft: Draft) -> None:
        """Write a draft, in place of the same person's earlier one in that game."""
        earlier = "DELETE FROM drafts WHERE id = ? OR (game_id = ? AND user_id = ?)"
        await self._write(
            draft.game_id,
            Statement(earlier, (draft.id, draft.game_id, draft.user_id)),
            Statement(DRAFT.insert("drafts"), DRAFT.row(draft)),
        )

    async def get(self, draft_id: str) -> Draft | None:
        """Return a draft by its id, or None."""
        query = f"SELECT {DRAFT.columns} FROM drafts WHERE id = ?"
        return DRAFT.one(await self._database.rows(query, draft_id))

    async def of_user(self, game_id: str, user_id: int) -> Draft | None:
        """Return a person's draft in a game, or None."""
        query = f"SELECT {DRAFT.columns} FROM drafts WHERE game_id = ? AND user_id = ?"
        return DRAFT.one(await self._database.rows(query, game_id, user_id))

    async def drop(self, draft_id: str) -> None:
        """Delete a draft."""
        await self._write(draft_id, Statement("DELETE FROM drafts WHERE id = ?", (draft_id,)))
