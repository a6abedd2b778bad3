"""What people and servers have chosen, and the bot's notes to itself."""

from __future__ import annotations

from typing import Final

from engine.host.store.database import Repository, Statement

SETTING: Final = "SELECT body FROM settings WHERE key = ?"


class Preferences(Repository):
    """What people have chosen for all their games, as JSON text."""

    async def get(self, user_id: int) -> str | None:
        """Return a person's preferences, or None."""
        query = "SELECT body FROM preferences WHERE user_id = ?"
        return await self._text(query, user_id)

    async def of_game(self, game_id: str) -> dict[int, str]:
        """Return the preferences of the people who sit in a game, by user id."""
        return await self._by_key(
            "SELECT user_id, body FROM preferences WHERE user_id IN"
            " (SELECT user_id FROM players WHERE game_id = ?)",
            game_id,
        )


class Settings(Repository):
    """The bot's notes to itself and what servers have chosen, each by a key."""

    async def get(self, key: str) -> str | None:
        """Return a setting, or None."""
        return await self._text(SETTING, key)

    async def beginning_with(self, part: str) -> dict[str, str]:
        """Return the settings whose keys begin with a text, which ends with a colon, by key."""
        # The character after a colon is a semicolon.
        return await self._by_key(
            "SELECT key, body FROM settings WHERE key >= ? AND key < ? ORDER BY key",
            part,
            f"{part[:-1]};",
        )

    async def put(self, key: str, text: str) -> None:
        """Write a setting in place of the earlier one."""
        await self._write(key, setting_statement(key, text))


def setting_statement(key: str, text: str) -> Statement:
    """Return what writes a setting in place of the earlier one."""
    insert = "INSERT INTO settings (key, body) VALUES (?, ?)"
    return Statement(f"{insert} ON CONFLICT (key) DO UPDATE SET body = excluded.body", (key, text))
