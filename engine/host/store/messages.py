"""Which message of the chat plays which role for a game, and which must still be shown."""

from __future__ import annotations

from typing import Final

from engine.host.store.database import Repository, Statement, Write, fences_of
from engine.host.store.leases import Fence
from engine.host.store.records import Message, OutboxEntry
from engine.host.store.rows import RowMapper
from engine.host.store.slots import ALL_SLOTS, Slots, inside

MESSAGE: Final = RowMapper(Message)
OUTBOX_ENTRY: Final = RowMapper(OutboxEntry)
_PUT: Final = MESSAGE.put("messages", ("game_id", "role"))


class Messages(Repository):
    """Which message of the chat plays which role for a game."""

    async def put(self, message: Message, fence: Fence | None = None) -> None:
        """Write the message of a role, in place of an earlier one."""
        await self._write(message.game_id, Statement(_PUT, MESSAGE.row(message)), fence=fence)

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
        delete = "DELETE FROM messages WHERE game_id = ? AND role = ?"
        await self._write(game_id, Statement(delete, (game_id, role)), fence=fence)


class Outbox(Repository):
    """What has been committed and not been shown yet."""

    async def unshown(self, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return games of any phase with something nobody has seen yet: start-up redraws them."""
        there, numbers = inside(within)
        found = await self._ids(
            f"SELECT id FROM games WHERE shown_version < version{there}"
            f" UNION SELECT id FROM outbox JOIN games ON id = game_id WHERE TRUE{there}",
            *numbers,
            *numbers,
        )
        return tuple(sorted(found))

    async def of_game(self, game_id: str) -> tuple[OutboxEntry, ...]:
        """Return the messages of a game that must still be shown."""
        query = f"SELECT {OUTBOX_ENTRY.columns} FROM outbox WHERE game_id = ? ORDER BY role"
        return OUTBOX_ENTRY.all(await self._database.rows(query, game_id))

    async def mark_shown(
        self, game_id: str, role: str, version: int, fence: Fence | None = None
    ) -> None:
        """Note that a message showed `version`: newer rows of the outbox stay.

        `shown_version` moves up to `version`, never down.
        """
        delete = "DELETE FROM outbox WHERE game_id = ? AND role = ? AND version <= ?"
        update = "UPDATE games SET shown_version = ? WHERE id = ? AND shown_version < ?"
        statements = self._database.dialect.at_once(
            Statement(delete, (game_id, role, version)),
            Statement(update, (version, game_id, version)),
        )
        await self._database.write(Write(game_id, statements, fences_of(fence)))
