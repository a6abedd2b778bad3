"""The world: guild, members, channels, messages, interactions and commands, kept in SQLite."""

from __future__ import annotations

import base64
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.language.app_names import NAMES
from bot.local.errors import Json
from bot.local.schema import SCHEMA
from bot.local.stored_json import read, text_of

EPOCH_MS = 1420070400000
MEMBERS = ("Ada", "Bo", "Cem", "Dee")
BOT_NAME = "Monopoly"
GUILD_NAME = "The Table"
CHANNELS = ("monopoly", "tavern")
DEFAULT_LOCALE = "en-US"
MORE_GUILDS = "more_guilds"
"""The note with the guilds that were added."""
WITHOUT_BOT = "without_bot:{}"
"""The note that the bot is no member of a guild."""

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
VOICE, ANNOUNCEMENT, ANNOUNCEMENT_THREAD, FORUM = 2, 5, 10, 15
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
PLACES = (TEXT, VOICE, ANNOUNCEMENT, FORUM)
"""The kinds of channels of a guild; a forum has no messages but those of its posts."""


class World:
    """Documents and questions about them; every change is committed at once.

    `people` and `channels` are the names of those that a new world begins with; `now` gives unix
    seconds.
    """

    def __init__(
        self,
        path: str | Path,
        people: Sequence[str] = MEMBERS,
        channels: Sequence[str] = CHANNELS,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.now = now
        self.db = self._open(path)
        self.db.row_factory = sqlite3.Row
        self._meta = {row["key"]: row["value"] for row in self.select("SELECT * FROM meta")}
        self._last_id = 0
        if self.meta("guild") is None:
            self._found(people, channels)
        self.guild_id = int(self.meta("guild") or 0)
        self.bot_id = int(self.meta("bot") or 0)
        self.bot_token = self.meta("bot_token") or ""
        self.page_token = self.meta("page_token") or ""

    def _open(self, path: str | Path) -> sqlite3.Connection:
        """Return a connection to the database, with all its tables."""
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=NORMAL")
        db.executescript(SCHEMA)
        return db

    def guilds(self) -> list[int]:
        """Return the guild that everything begins in, and those that were added."""
        return [self.guild_id, *read(self.meta(MORE_GUILDS) or "[]")]

    def has_bot(self, guild_id: int) -> bool:
        """Return whether the bot is a member of a guild."""
        return self.meta(WITHOUT_BOT.format(guild_id)) is None

    def close(self) -> None:
        """Close the database; the world can be opened again."""
        self.db.close()

    def next_id(self) -> int:
        """Return a time-based snowflake, greater than any given before."""
        stamp = (int(self.now() * 1000) - EPOCH_MS) << 22
        self._last_id = max(stamp, self._last_id + 1)
        return self._last_id

    def timestamp(self) -> str:
        """Return this moment as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    # One value a key.

    def meta(self, key: str) -> str | None:
        """Return a stored value, or None."""
        return self._meta.get(key)

    def set_meta(self, key: str, value: str) -> None:
        """Store a value."""
        self.db.execute("REPLACE INTO meta VALUES (?, ?)", (key, value))
        self._meta[key] = value

    @property
    def locale(self) -> str:
        """The guild's preferred locale."""
        return self.meta("locale") or DEFAULT_LOCALE

    # People.

    def users(self) -> list[sqlite3.Row]:
        """Return the human members, in order of joining."""
        return self.db.execute("SELECT * FROM users WHERE bot=0 ORDER BY id").fetchall()

    def user(self, who: int | str) -> sqlite3.Row | None:
        """Return a user by id or by name."""
        column = "name" if isinstance(who, str) and not who.isdecimal() else "id"
        row: sqlite3.Row | None = self.db.execute(
            f"SELECT * FROM users WHERE {column}=? COLLATE NOCASE", (who,)
        ).fetchone()
        return row

    def owner(self) -> int:
        """Return the member who owns the guild: the first one, unless another was made owner."""
        if (owner := self.meta("owner")) is not None:
            return int(owner)
        row = self.db.execute("SELECT min(id) AS id FROM users WHERE bot=0").fetchone()
        return int(row["id"])

    def add_user(self, name: str, *, bot: bool = False) -> int:
        """Return a new member of the guild."""
        user_id = self.next_id()
        self.db.execute("INSERT INTO users(id, name, bot) VALUES (?, ?, ?)", (user_id, name, bot))
        return user_id

    # Channels, threads and direct messages.

    def channel(self, channel_id: int) -> Json | None:
        """Return a channel as stored."""
        row = self.db.execute("SELECT body FROM channels WHERE id=?", (channel_id,)).fetchone()
        return None if row is None else read(row["body"])

    def put_channel(self, body: Json, *, recipient_id: int | None = None) -> Json:
        """Store a channel, new or changed."""
        parent = body.get("parent_id")
        self.db.execute(
            "INSERT INTO channels VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT(id) DO UPDATE SET body=excluded.body, parent_id=excluded.parent_id",
            (int(body["id"]), body["type"], parent and int(parent), recipient_id, text_of(body)),
        )
        return body

    def channels(self, *types: int) -> list[Json]:
        """Return the channels of these types, oldest first."""
        marks = ",".join("?" * len(types))
        rows = self.db.execute(
            f"SELECT body FROM channels WHERE type IN ({marks}) ORDER BY id", types
        )
        return [read(row["body"]) for row in rows]

    def direct(self, user_id: int) -> Json | None:
        """Return the direct messages between the bot and this member, once opened."""
        row = self.db.execute(
            "SELECT body FROM channels WHERE type=? AND recipient_id=?", (DIRECT, user_id)
        ).fetchone()
        return None if row is None else read(row["body"])

    def recipient(self, channel_id: int) -> int | None:
        """Return whose direct messages these are."""
        row = self.db.execute(
            "SELECT recipient_id FROM channels WHERE id=?", (channel_id,)
        ).fetchone()
        return None if row is None else row["recipient_id"]

    def remove_channel(self, channel_id: int) -> None:
        """Delete a channel and what was said in it."""
        self.db.execute("DELETE FROM channels WHERE id=?", (channel_id,))
        self.db.execute("UPDATE messages SET deleted=1 WHERE channel_id=?", (channel_id,))

    def join_thread(self, thread_id: int, user_id: int) -> bool:
        """Add a member to a thread; False if already there."""
        done = self.db.execute(
            "INSERT OR IGNORE INTO thread_members VALUES (?, ?)", (thread_id, user_id)
        )
        return done.rowcount == 1

    def leave_thread(self, thread_id: int, user_id: int) -> None:
        """Remove a member from a thread."""
        self.db.execute(
            "DELETE FROM thread_members WHERE thread_id=? AND user_id=?", (thread_id, user_id)
        )

    def thread_members(self, thread_id: int) -> list[int]:
        """Return the members of a thread."""
        rows = self.db.execute(
            "SELECT user_id FROM thread_members WHERE thread_id=? ORDER BY user_id", (thread_id,)
        )
        return [row["user_id"] for row in rows]

    # Messages.

    @property
    def command(self) -> str:
        """What the bot's commands begin with; the usual name until it has told any."""
        rows = self.select(
            "SELECT json_extract(body, '$.name') AS name"
            " FROM commands, json_each(body, '$.options')"
            " WHERE json_extract(value, '$.name')='new' ORDER BY position LIMIT 1"
        )
        return str(rows[0]["name"]) if rows else NAMES.command

    def message(self, message_id: int, *, deleted: bool = False) -> sqlite3.Row | None:
        """Return a message's row; a deleted one only if asked for."""
        row: sqlite3.Row | None = self.db.execute(
            "SELECT * FROM messages WHERE id=? AND deleted<=?", (message_id, deleted)
        ).fetchone()
        return row

    def add_message(self, body: Json, *, only_for: int | None = None) -> None:
        """Store a new message; only_for makes it ephemeral."""
        message_id = int(body["id"])
        self.db.execute(
            "INSERT INTO messages VALUES (?, ?, ?, ?, 0, ?, ?)",
            (
                message_id,
                int(body["channel_id"]),
                only_for,
                body.get("nonce"),
                self.next_id(),
                text_of(body),
            ),
        )

    def change_message(self, body: Json) -> None:
        """Store a message's new body."""
        self.db.execute(
            "UPDATE messages SET body=?, revision=? WHERE id=?",
            (text_of(body), self.next_id(), int(body["id"])),
        )

    def delete_message(self, message_id: int) -> None:
        """Hide a message from everybody."""
        self.db.execute(
            "UPDATE messages SET deleted=1, revision=? WHERE id=?", (self.next_id(), message_id)
        )

    def select(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        """Return rows for a question asked in one place only."""
        return self.db.execute(sql, values).fetchall()

    def run(self, sql: str, *values: Any) -> None:
        """Run a statement that changes something, and commit."""
        self.db.execute(sql, values)

    def _found(self, people: Sequence[str], channels: Sequence[str]) -> None:
        guild = self.next_id()
        self.set_meta("guild", str(guild))
        bot = self.add_user(BOT_NAME, bot=True)
        self.set_meta("bot", str(bot))
        head = base64.urlsafe_b64encode(str(bot).encode()).decode().rstrip("=")
        self.set_meta(
            "bot_token", f"{head}.{secrets.token_urlsafe(5)[:6]}.{secrets.token_urlsafe(30)[:38]}"
        )
        self.set_meta("page_token", secrets.token_urlsafe(18))
        for name in people:
            self.add_user(name)
        for position, name in enumerate(channels):
            self.add_channel(guild, name, position)

    def add_channel(self, guild: int, name: str, position: int, kind: int = TEXT) -> Json:
        """Return a new channel of a guild, of one of PLACES."""
        return self.put_channel(
            {
                "id": str(self.next_id()),
                "type": kind,
                "guild_id": str(guild),
                "name": name,
                "position": position,
                "permission_overwrites": [],
                "parent_id": None,
                "nsfw": False,
                "topic": None,
                "rate_limit_per_user": 0,
                "last_message_id": None,
                "flags": 0,
                **({"bitrate": 64000, "user_limit": 0} if kind == VOICE else {}),
                **({"available_tags": []} if kind == FORUM else {}),
            }
        )
