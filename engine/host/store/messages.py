"""Which message of the chat plays which role for a game, and which must still be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.host.store.database import Repository, Statement
from engine.host.store.leases import Fence
from engine.host.store.records import Message, OutboxEntry
from engine.host.store.rows import RowMapper
from engine.host.store.slots import ALL_SLOTS, Slots, inside

MESSAGE: Final = RowMapper(Message)
OUTBOX_ENTRY: Final = RowMapper(OutboxEntry)
_PUT: Final = MESSAGE.put("messages", ("game_id", "role"))
_DROP: Final = "DELETE FROM messages WHERE game_id = ? AND role = ?"
_CLEAR: Final = "DELETE FROM outbox WHERE game_id = ? AND version <= ?"
_SHOWN: Final = (
    "UPDATE games SET shown_version = ?, next_sync = ? WHERE id = ? AND shown_version <= ?"
)


class Messages(Repository):
    """Which message of the chat plays which role for a game."""

    async def put(self, message: Message, fence: Fence | None = None) -> None:
        """Write the message of a role, in place of an earlier one."""
        write = _statement(message.game_id, message.role, message)
        await self._write(message.game_id, write, fence=fence)

    async def get(self, game_id: str, role: str) -> Message | None:
        """Return the message that plays a role, or None."""
        query = f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = ? AND role = ?"
        return MESSAGE.one(await self._database.rows(query, game_id, role))

    async def of_game(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        """Return a game's messages, or those that still carry buttons, oldest first."""
        query = f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = ? AND (open OR NOT ?)"
        return MESSAGE.all(
            await self._database.rows(f"{query} ORDER BY posted_at, role", game_id, open_only)
        )

    async def drop(self, game_id: str, role: str, fence: Fence | None = None) -> None:
        """Delete the message of a role."""
        await self._write(game_id, _statement(game_id, role, None), fence=fence)

    async def save(
        self,
        game_id: str,
        changed: Mapping[str, Message | None],
        shown: int | None = None,
        fence: Fence | None = None,
        next_sync: float | None = None,
    ) -> None:
        """Write the messages of roles, or delete those that are None, in one transaction.

        `shown`: the version that all the game's messages show by then, until `next_sync` (unix
        seconds). Newer rows of the outbox stay, and `shown_version` never moves down. A power cut
        soon afterwards may undo it: then it is all shown again.
        """
        shows = (
            ()
            if shown is None
            else self._database.dialect.at_once(
                Statement(_CLEAR, (game_id, shown)),
                Statement(_SHOWN, (shown, next_sync, game_id, shown)),
            )
        )
        messages = (_statement(game_id, role, message) for role, message in changed.items())
        await self._write(game_id, *shows, *messages, fence=fence, synced=False)


def _statement(game_id: str, role: str, message: Message | None) -> Statement:
    """Return what writes the message of a role; None deletes it."""
    if message is None:
        return Statement(_DROP, (game_id, role))
    return Statement(_PUT, MESSAGE.row(message))


class Outbox(Repository):
    """What has been committed and not been shown yet."""

    async def unshown(self, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return games of any phase with something nobody has seen yet: start-up redraws them."""
        there, numbers = inside(within)
        # Without a condition, the games themselves need not be read.
        of_games = f" JOIN games ON id = game_id WHERE TRUE{there}" if there else ""
        found = await self._ids(
            f"SELECT id FROM games WHERE shown_version < version{there}"
            f" UNION SELECT game_id FROM outbox{of_games}",
            *numbers,
            *numbers,
        )
        return tuple(sorted(found))

    async def of_game(self, game_id: str) -> tuple[OutboxEntry, ...]:
        """Return the messages of a game that must still be shown."""
        query = f"SELECT {OUTBOX_ENTRY.columns} FROM outbox WHERE game_id = ? ORDER BY role"
        return OUTBOX_ENTRY.all(await self._database.rows(query, game_id))
