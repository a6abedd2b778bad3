"""What the templates ask: one member looking at one channel."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from markupsafe import Markup

from bot.language.language import Fact, load
from bot.local import markdown, page_words, payloads
from bot.local.browser_language import client_locales
from bot.local.errors import Json
from bot.local.hub import Hub
from bot.local.limits_components import walk
from bot.local.visibility import last_read, seen_channels, seen_messages, unread, waiting
from bot.local.world import DEFAULT_LOCALE, DIRECT, GUILD_NAME, PLACES, THREADS, World

COLOURS = ("#e8590c", "#1c7ed6", "#2f9e44", "#ae3ec9", "#e03131")
BOT_COLOUR = "#0b7285"
_CUSTOM = re.compile(r"<a?:\w+:\d+> ?")
"""A drawn emoji and the space after it, which would leave a gap where tags are taken out."""


@dataclass
class Viewer:
    """A member and the channel on their screen."""

    hub: Hub
    user_id: int
    channel: Json
    _pinged: int = field(init=False)

    def __post_init__(self) -> None:
        self._pinged = self.world.next_id()

    @property
    def world(self) -> World:
        """The world looked at."""
        return self.hub.world

    @property
    def home(self) -> str:
        """The path of the page."""
        return f"/{self.world.page_token}/"

    @property
    def root(self) -> str:
        """The page's address for this member, without a channel."""
        return f"{self.home}?member={quote(self.name)}"

    @property
    def name(self) -> str:
        """The member's name."""
        row = self.world.user(self.user_id)
        return str(row["name"]) if row is not None else ""

    @property
    def locale(self) -> str:
        """The language of the member's client."""
        row = self.world.user(self.user_id)
        return str(row["locale"]) if row is not None else DEFAULT_LOCALE

    @property
    def locales(self) -> list[tuple[str, str]]:
        """The languages to choose from: code and name; another one that is set included."""
        own = {it: client_locales().get(it, it) for it in (self.locale, self.world.locale)}
        return list({**client_locales(), **own}.items())

    @property
    def language_name(self) -> str:
        """The member's language, in that language."""
        return client_locales().get(self.locale, self.locale)

    @property
    def takes_direct(self) -> bool:
        """Whether the bot may write to the member."""
        row = self.world.user(self.user_id)
        return row is not None and not row["dms_closed"]

    @property
    def place(self) -> str:
        """The channel as the message box names it."""
        mark = "@" if self.is_direct else "" if self.is_thread else "#"
        return mark + self.title(self.channel)

    @property
    def guild(self) -> str:
        """The guild's name."""
        return GUILD_NAME

    @property
    def bot(self) -> sqlite3.Row | None:
        """The bot."""
        return self.world.user(self.world.bot_id)

    @property
    def connected(self) -> bool:
        """Whether the bot is at the gateway."""
        return self.hub.gateway.connected.is_set()

    @property
    def people(self) -> list[sqlite3.Row]:
        """All members."""
        return self.world.users()

    @property
    def is_direct(self) -> bool:
        """Whether this is the direct messages."""
        return bool(self.channel["type"] == DIRECT)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.channel["type"] in THREADS

    @property
    def may_write(self) -> bool:
        """Whether the member can say something here."""
        data = self.channel.get("thread_metadata") or {}
        return not (data.get("locked") or data.get("archived"))

    def refresh(self) -> None:
        """Read the channel again."""
        self.channel = self.world.channel(int(self.channel["id"])) or self.channel

    def parent(self) -> Json | None:
        """Return a thread's channel."""
        parent = self.channel.get("parent_id")
        return self.world.channel(int(parent)) if parent else None

    def channels(self) -> list[Json]:
        """Return the guild's channels."""
        return self.world.channels(*PLACES)

    def threads(self, channel: Json, *, archived: bool) -> list[Json]:
        """Return a channel's threads, newest first; archived ones only where one is open."""
        found = [c for c in seen_channels(self.world, self.user_id)
                 if c.get("parent_id") == channel["id"]]  # fmt: skip
        return [t for t in reversed(found) if t["thread_metadata"]["archived"] == archived][:12]

    def direct(self) -> Json | None:
        """Return the direct messages, once there are any."""
        return self.world.direct(self.user_id)

    def unread(self, channel: Json) -> tuple[bool, int]:
        """Return whether something is new there, and how many notifications."""
        if channel["id"] == self.channel["id"]:
            return False, 0
        return unread(self.world, self.user_id, channel)

    def waiting(self, user_id: int) -> int:
        """Return how many notifications another member has not seen."""
        return 0 if user_id == self.user_id else waiting(self.world, user_id)

    def news_elsewhere(self) -> int:
        """Return how many notifications the member has not seen in other channels."""
        return waiting(self.world, self.user_id) - unread(self.world, self.user_id, self.channel)[1]

    def untouched(self) -> bool:
        """Return whether the bot has not yet written here for all to read."""
        return not self.world.select(
            "SELECT 1 FROM messages WHERE channel_id=? AND only_for IS NULL"
            " AND json_extract(body, '$.author.id')=? LIMIT 1",
            int(self.channel["id"]),
            str(self.world.bot_id),
        )

    def first_unread(self, messages: list[Json]) -> str | None:
        """Return the first message by another author since the member last looked."""
        since = last_read(self.world, self.user_id, int(self.channel["id"]))
        new = [m for m in messages if int(m["id"]) > since > 0]
        return next((m["id"] for m in new if int(m["author"]["id"]) != self.user_id), None)

    def answered(self, message: Json) -> Json | None:
        """Return the message that this one answers, or whose button was pressed: who wrote what."""
        named = message.get("message_reference") or {}
        pressed = message.get("interaction_metadata") or {}
        message_id = named.get("message_id") or pressed.get("interacted_message_id")
        row = self.world.message(int(message_id)) if message_id else None
        if row is None or row["channel_id"] != int(self.channel["id"]):
            return None
        body = payloads.seen_message(self.world, row, "")
        author, titles = body["author"], [e["title"] for e in body["embeds"] if e.get("title")]
        titles += [part["content"] for part in walk(body["components"]) if part.get("content")]
        said = str(body["content"] or next(iter(titles), "") or "…")
        name = author["global_name"] or (self.bot["name"] if self.bot else "")
        return {"id": body["id"], "author": author["id"], "by_bot": author["bot"], "name": name,
                "excerpt": self.first_line(said)}  # fmt: skip

    def first_line(self, text: str) -> str:
        """Return the first line of a text in words alone, without emoji of the application."""
        return self.md(_CUSTOM.sub("", text.split("\n")[0])).striptags().strip()

    def say(self, key: str, **facts: Fact) -> str:
        """Return what the page says around the messages, in the member's language."""
        return load(self.locale).say(key, **facts)

    def sentence(self, key: str, **parts: Markup) -> Markup:
        """Return what the page says as HTML, with links, buttons and bold words in it."""
        return page_words.with_parts(load(self.locale), key, parts)

    def server_says(self, key: str) -> str:
        """Return words that everyone reads, such as a label in the lobby, as they stand there."""
        return load(self.world.locale).say(key)

    def script_words(self) -> dict[str, str]:
        """Return what the page's scripts say."""
        return page_words.script_words(load(self.locale))

    def command_name(self, name: str) -> str:
        """Return a command's full name as the member types it: "monopoly neu"."""
        return page_words.command_name(load(self.locale), name)

    def localised(self, part: Json, key: str) -> str:
        """Return a command's, option's or choice's name or description in the member's language."""
        translated = part.get(f"{key}_localizations") or {}
        return str(translated.get(self.locale) or part[key])

    def in_their_language(self, command: Json) -> Json:
        """Return a command whose names are those that the member sees."""
        nested = [self.in_their_language(o) for o in command.get("options") or []]
        return command | {"name": self.localised(command, "name"), "options": nested}

    def link(self, channel: Json) -> str:
        """Return the address of a channel."""
        return f"{self.root}&channel={channel['id']}"

    def as_member(self, name: str) -> str:
        """Return the address of this channel for another member, or of their start."""
        here = "" if self.is_direct else f"&channel={self.channel['id']}"
        return f"{self.home}?member={quote(name)}{here}"

    def title(self, channel: Json) -> str:
        """Return what a channel is called."""
        if channel["type"] == DIRECT:
            return str(self.bot["name"]) if self.bot else self.say("local-direct")
        return str(channel["name"])

    def notice_place(self, channel: Json) -> str:
        """Return where something was said, as a notice of it begins."""
        if channel["type"] == DIRECT:
            return self.say("local-notice-direct", bot=self.title(channel))
        if channel["type"] in THREADS:
            return self.say("local-notice-thread", thread=self.title(channel))
        return f"#{self.title(channel)}"

    def messages(self, limit: int) -> list[Json]:
        """Return the last messages, oldest first."""
        rows = seen_messages(self.world, self.user_id, int(self.channel["id"]), limit)
        return [payloads.seen_message(self.world, row, "") for row in reversed(rows)]

    def colour(self, user_id: Any) -> str:
        """Return a user's color."""
        if int(user_id) == self.world.bot_id:
            return BOT_COLOUR
        ids = [row["id"] for row in self.world.users()]
        return COLOURS[ids.index(int(user_id)) % len(COLOURS)] if int(user_id) in ids else "#666"

    def mentioned(self, message: Json) -> bool:
        """Return whether the message mentions the member."""
        return any(int(user["id"]) == self.user_id for user in message["mentions"])

    def md(self, text: str | None) -> Markup:
        """Return Discord's Markdown as HTML."""
        return markdown.render(text or "", self._name_of, self.root)

    def pinging_since(self, after: int) -> list[sqlite3.Row]:
        """Return the messages elsewhere that notified the member after an id, and not again those
        before it.
        """
        self._pinged = after
        return self.world.select(
            "SELECT * FROM messages WHERE channel_id<>? AND id IN"
            " (SELECT message_id FROM pings WHERE user_id=? AND silent=0 AND id>?) ORDER BY id",
            int(self.channel["id"]),
            self.user_id,
            after,
        )

    def pinged_now(self, message_id: int) -> bool:
        """Return whether the message notified the member, asked for the first time."""
        rows = self.world.select(
            "SELECT id FROM pings WHERE message_id=? AND user_id=? AND silent=0 AND id>?",
            message_id,
            self.user_id,
            self._pinged,
        )
        self._pinged = rows[0]["id"] if rows else self._pinged
        return bool(rows)

    def _name_of(self, kind: str, given: str) -> str:
        if kind in ("user", "role"):
            name = payloads.mentioned_name(self.world, kind, int(given))
            return self.say("local-unknown") if name is None else name
        channel = self.world.channel(int(given))
        return self.title(channel) if channel is not None else self.say("local-unknown")
