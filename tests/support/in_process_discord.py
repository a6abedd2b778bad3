"""The local Discord in the process: what the bot has asked and sent, and failures to inject."""

from __future__ import annotations

import json
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch, translate
from functools import cache
from pathlib import Path
from typing import Any

import discord

from bot.discord.discord_screen import payload
from bot.discord.picture_uploads import PictureUploads
from bot.discord.posting import Delivery, Post
from bot.discord.tracing import Observer
from bot.local import messages
from bot.local.errors import Json
from bot.local.gateway import Gateway
from bot.local.hub import Hub
from bot.local.limits import EPHEMERAL, SUPPRESS_NOTIFICATIONS
from bot.local.messages import stored_body
from bot.local.payloads import seen_message
from bot.local.permissions import BITS, overwrite
from bot.local.rate_limits import RateLimits
from bot.local.schema import SCHEMA
from bot.local.world import TEXT, World
from bot.process.client import Client
from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import Screen
from tests.support import timeouts
from tests.support.in_process import Wire, message_of
from tests.support.local_discord.places import add_channel
from tests.support.local_discord.watched_hub import TABLES, InjectedFailure, WatchedHub
from tests.support.simulated_members import Place, User
from tests.support.simulated_messages import buttons, custom_ids_in

HIDDEN_EMBEDS = 1 << 2
ALWAYS = 1 << 30
"""Requests, or seconds, after which a failure that is to stay would be over."""
OWNER = "Zelda"
"""Who owns the server and is none of its members for tests."""
FOUNDED = 1_750_000_000.0
"""Unix seconds at which the time of a test's own clock begins: Discord's ids begin in 2015."""

SEND = ("POST", "*/messages")
EDIT = ("PATCH", "*/messages/*")
DELETE = ("DELETE", "*/messages/*")
OPEN_THREAD = ("POST", "*/threads")
OPEN_DIRECT = ("POST", "/users/@me/channels")
"""Methods and paths of requests, with which a failure is injected."""
TROUBLE, NO_ACCESS = (500, 0), (403, 50001)
"""Status and code of a failure that passes, and of one that stays."""
NAMED = {
    "send": SEND,
    "edit": EDIT,
    "delete": DELETE,
    "open_thread": OPEN_THREAD,
    "open_direct": OPEN_DIRECT,
    "close_thread": ("PATCH", "/channels/*"),
}
"""What tests call requests."""


@dataclass(frozen=True)
class SentMessage:
    """A message or an edit that the bot sent: where, the users whose phones it rings, its text."""

    new: bool
    channel: int
    message: int
    pings: tuple[int, ...]
    text: str = ""


class WatchedGateway(Gateway):
    """A gateway that tells a test of each event, whether or not the bot asked for it."""

    watch: Callable[[str, Json], None]

    def dispatch(self, event: str, data: Json, guild_id: int | None) -> None:
        self.watch(event, data)
        super().dispatch(event, data, guild_id)


class MemoryWorld(World):
    """A world in memory: a copy of another one, or a new one.

    The tables of a new one are copied too, from those that are made once in a process: to make
    them takes as long as everything else that a Discord begins with.
    """

    def __init__(
        self, people: Sequence[str], now: Callable[[], float], source: World | None = None
    ) -> None:
        self._source = _tables() if source is None else source.db
        super().__init__(":memory:", people, ("table",), now)

    def _open(self, path: str | Path) -> sqlite3.Connection:
        db = sqlite3.connect(path, isolation_level=None)
        self._source.backup(db)
        return db


@cache
def _tables() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.executescript(SCHEMA + TABLES)
    return db


class InProcessDiscord(ABC):
    """A server with one channel and members, and where the requests of a client arrive."""

    def __init__(self, people: Sequence[str], source: World | None = None) -> None:
        self.sent: list[SentMessage] = []
        world = MemoryWorld((OWNER, *people), lambda: self.now, source)
        gateway = WatchedGateway(world)
        gateway.watch = self._see
        limits = RateLimits((ALWAYS, 1.0), now=lambda: self.now)
        self.hub = WatchedHub(
            world, gateway, timeouts.TIMEOUT, "https://cdn.local", rate_limits=limits
        )
        self.wire = Wire(self.hub)
        self.channel = self._place(int(world.channels(TEXT)[0]["id"]))

    @property
    @abstractmethod
    def now(self) -> float:
        """Unix seconds."""

    @abstractmethod
    def _client(self) -> discord.Client:
        """Return the client that sees what is sent."""

    def _place(self, number: int) -> Place:
        return Place(self.hub, self._client, number)

    def deny_permissions(self, channel: Place | None = None, **permissions: bool) -> None:
        """From now on nobody, the bot included, may do these things in a channel."""
        place = channel or self.channel
        everyone, denied = str(self.hub.world.guild_id), [it for it in permissions if it in BITS]
        self.hub.changed(overwrite(self.hub.world, place.body, everyone, [], denied))

    def create_channel(self, name: str) -> Place:
        """A second text channel of the server."""
        channel = add_channel(self.hub.world, name, TEXT)
        self.hub.gateway.dispatch("CHANNEL_CREATE", channel, self.hub.guild_of(channel))
        return self._place(int(channel["id"]))

    def hide_embeds(self, message: discord.Message) -> None:
        """Hide the embeds of a message, as a member who manages messages can."""
        body = stored_body(self.hub.world.message(message.id))
        self.hub.world.change_message(body | {"flags": body["flags"] | HIDDEN_EMBEDS})

    def delete(self, *gone: discord.Message, is_heard: bool = True) -> None:
        """Delete messages of one channel, as a member who manages messages can; unheard, the bot
        is not told of it.
        """
        channel = self._place(gone[0].channel.id).body
        if is_heard and len(gone) == 1:
            messages.delete(self.hub, channel, gone[0].id)
            return
        for it in gone:
            self.hub.world.delete_message(it.id)
        if is_heard:
            guild = self.hub.guild_of(channel)
            data = {"ids": [str(it.id) for it in gone], "channel_id": channel["id"]}
            data |= {} if guild is None else {"guild_id": str(guild)}
            self.hub.gateway.dispatch("MESSAGE_DELETE_BULK", data, guild)

    def is_locked(self, thread: Place) -> bool:
        """Return whether a thread is archived and locked."""
        metadata = thread.body["thread_metadata"]
        return bool(metadata["archived"] and metadata["locked"])

    def has_message(self, channel: int, message: int) -> bool:
        """Return whether a message is there."""
        row = self.hub.world.message(message)
        return row is not None and row["channel_id"] == channel

    def custom_ids(self) -> dict[int, list[str]]:
        """Return what can be pressed on each message but private answers, wherever it is."""
        rows = self.hub.world.select(
            "SELECT * FROM messages WHERE deleted=0 AND only_for IS NULL ORDER BY id"
        )
        return {row["id"]: custom_ids_in(stored_body(row)["components"]) for row in rows}

    def _see(self, event: str, data: Json) -> None:
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or data["flags"] & EPHEMERAL:
            return
        new = event == "MESSAGE_CREATE"
        rings = new and not data["flags"] & SUPPRESS_NOTIFICATIONS
        pings = tuple(int(it["id"]) for it in data["mentions"]) if rings else ()
        at, message = int(data["channel_id"]), int(data["id"])
        self.sent.append(SentMessage(new, at, message, pings, data["content"]))

    def fail(
        self,
        method: str,
        path: str,
        status: int = 0,
        code: int = 0,
        times: int | None = 1,
        *,
        delay: float = 0.0,
        error: Exception | None = None,
    ) -> InjectedFailure:
        """Discord refuses requests like this one, or an error ends them, after a while.

        An asterisk is any text, slashes too; without a status they are answered as usual.
        """
        pattern = re.compile(r"\A" + translate(path))
        body, most = {"message": "injected", "code": code}, ALWAYS if times is None else times
        failure = InjectedFailure(method, pattern, status, body, {}, most, False, delay, error)
        self.hub.injected.append(failure)
        return failure

    def hold(self, method: str, path: str, error: Exception | None = None) -> InjectedFailure:
        """Answer no requests like this one until they are let go; with an error, they fail then."""
        return self.fail(method, path, times=None, delay=ALWAYS, error=error)

    def stop_failing(self) -> None:
        """Let Discord refuse nothing any more; what is delayed goes on at once."""
        self.hub.stop_failing()

    @property
    def requests(self) -> list[tuple[str, str, Any]]:
        """Method, path and body of all that the bot has asked of Discord."""
        rows = self.hub.world.select("SELECT * FROM requests ORDER BY id")
        return [(it["method"], it["path"], json.loads(it["body"] or "null")) for it in rows]

    @property
    def asked(self) -> list[str]:
        """What the bot has asked of Discord, by the names of requests."""
        return [_name_of(method, path) for method, path, _ in self.requests]

    def bodies(self, name: str) -> list[Any]:
        """Return the bodies of all requests of a name."""
        return [it for method, path, it in self.requests if _name_of(method, path) == name]

    def forget_requests(self) -> None:
        """Forget what was asked so far."""
        self.hub.world.run("DELETE FROM requests")

    @property
    def all_messages(self) -> list[discord.Message]:
        """The messages of all places but private answers, oldest first."""
        return [message_of(self._client(), it) for it in self.bodies_shown]

    @property
    def bodies_shown(self) -> list[Json]:
        """Those messages as Discord has them."""
        world = self.hub.world
        rows = world.select(
            "SELECT * FROM messages WHERE deleted=0 AND only_for IS NULL ORDER BY id"
        )
        return [seen_message(world, it, self.hub.base) for it in rows]

    @property
    def with_buttons(self) -> list[discord.Message]:
        """Those of them on which something can be pressed."""
        return [it for it in self.all_messages if buttons(it)]

    @property
    def messages(self) -> list[discord.Message]:
        """The channel's messages, oldest first; private answers are not among them."""
        return self.channel.history()

    def is_deleted(self, shown: SentMessage) -> bool:
        """Whether a message has been deleted."""
        return not self.has_message(shown.channel, shown.message)

    @property
    def newest(self) -> discord.Message:
        """The channel's newest message."""
        return self.messages[-1]

    @property
    def newest_pings(self) -> tuple[int, ...]:
        """Whom the newest message of the channel calls."""
        return next(
            it.pings for it in reversed(self.sent) if it.new and it.channel == self.channel.id
        )

    @property
    def threads(self) -> list[Place]:
        """The threads of the channel."""
        return self.channel.threads

    def download(self, url: str) -> bytes:
        """What a file of a message holds."""
        number = int(url.split("/")[-2])
        (found,) = self.hub.world.select("SELECT data FROM files WHERE id=?", number)
        return bytes(found["data"])


def _name_of(method: str, path: str) -> str:
    return next(
        (name for name, (verb, paths) in NAMED.items() if verb == method and fnmatch(path, paths)),
        f"{method} {path}",
    )


class UndrawnPictures(PictureUploads):
    """Draws and sends no pictures: to draw them would take longer than all else."""

    async def for_new_message(self, screen: AnyScreen) -> dict[str, Any]:
        return payload(screen)

    async def for_edit(self, message_id: int | None, screen: AnyScreen) -> dict[str, Any]:
        return payload(screen)


class UnconnectedDiscord(InProcessDiscord):
    """A Discord whose client asks but hears nothing; `time` gives unix seconds."""

    def __init__(self, time: Callable[[], float], source: World | None = None) -> None:
        self.time = time
        super().__init__((), source)
        self.client = Client(Observer(), shard_count=1)
        self.client.http.request = self.wire.request  # type: ignore[method-assign]
        self.restart()

    @classmethod
    def of(
        cls, people: Sequence[int], channel: int, time: Callable[[], float]
    ) -> UnconnectedDiscord:
        """Return a new Discord; people and channel have these ids, and `time` begins with it."""
        made = cls(lambda: FOUNDED + time())
        world = made.hub.world
        for number in people:
            world.run("INSERT INTO users(id, name) VALUES (?, ?)", number, f"User {number}")
        world.put_channel(made.channel.body | {"id": str(channel)})
        made.channel = made._place(channel)
        return made

    @classmethod
    def copy_of(cls, hub: Hub) -> UnconnectedDiscord:
        """Return a copy of a Discord, in which messages never count as old."""
        made = cls(hub.world.now, hub.world)
        made.hub.rate_limits.now = lambda: 0.0
        return made

    def _client(self) -> discord.Client:
        return self.client

    @property
    def now(self) -> float:
        return self.time()

    def message(self, number: int) -> discord.Message:
        """Return a message of any place by its id."""
        row = self.hub.world.message(number)
        assert row is not None, number
        return message_of(self.client, seen_message(self.hub.world, row, self.hub.base))

    def close(self) -> None:
        """Give back the memory of all that was sent."""
        self.hub.world.close()

    def person(self, user_id: int) -> User:
        """Return a person by their id."""
        return User(self.hub, self._client, user_id)

    def direct(self, user_id: int) -> list[discord.Message]:
        """Return the direct messages between a person and the bot, oldest first."""
        return self.person(user_id).dm_channel.history()

    def rung_by(self, number: int) -> list[int]:
        """Return whose phones a message has rung when it came."""
        rows = self.hub.world.select(
            "SELECT user_id FROM pings WHERE message_id=? AND silent=0", number
        )
        return [it["user_id"] for it in rows]

    async def show(self, number: int, screen: Screen) -> None:
        """Let a message show a screen, as the answer to a press on it."""
        channel = self.message(number).channel.id
        assert await self.post.edit(channel, number, screen) is Delivery.SHOWN

    def close_direct_messages(self, *people: int, closed: bool = True) -> None:
        """Let people take no direct messages from now on, or take them again."""
        for it in people:
            self.hub.world.run("UPDATE users SET dms_closed=? WHERE id=?", closed, it)

    def restart(self) -> None:
        """Let the next process post, which knows nothing of Discord; nothing is drawn."""
        self.post = Post(self.client, UndrawnPictures())

    def keep(self) -> None:
        """Keep all as it is, to begin from there again."""
        self.hub.world.run("SAVEPOINT kept")

    def begin_again(self) -> None:
        """Put all back as it was kept."""
        self.hub.world.run("ROLLBACK TO kept")
        self.restart()
