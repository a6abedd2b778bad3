"""The bot without sockets, and a Discord that remembers each message, so that all can be pressed.

AppHarness carries interactions in and requests out; here every message has an id, a channel, a
reader if it is private, and the buttons and lists that stand on it now.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock, patch

import discord

from bot.process.app import App
from tests.support.app_harness import (
    BOT,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    EPHEMERAL,
    MESSAGE,
    MODAL,
    OTHER_GUILD,
    SUBMIT,
    UPDATE,
    Answer,
    AppHarness,
    Json,
    Sender,
    app_harness,
    pressable,
)
from tests.support.thinkers import ScriptedThinker

START = 1_760_000_000.0
"""Unix seconds at which every game begins."""
PLACE = re.compile(r"/channels/(\d+)(?:/messages(?:/(\d+))?)?(/threads)?$")
MEMBER = re.compile(r"/guilds/(\d+)/members/(\d+)$")
HOOK = re.compile(r"/webhooks/\d+/(tok\d+)(?:/messages/(@original|\d+))?$")
MANAGER, MANAGES = 97, str(1 << 5)
"""Who manages every server, and the permission to."""
LOCALES = ("en-US", "en-US", "de", "fr", "es-ES", "pt-BR", "en-GB")
CLOSED_DIRECT = (110, 111, 112)
"""People whose direct messages the bot may not send to."""
FORBIDDEN = {"code": 50001, "message": "Missing Access"}


@dataclass(slots=True)
class Standing:
    """A message as it stands; a form is the one that its `reader` fills in (`is_form`)."""

    id: int
    channel: int
    body: Json
    reader: int | None = None
    is_form: bool = False
    made_by: str = ""
    """The game in which it came up."""

    def presses(self) -> Iterator[tuple[str, tuple[str, ...] | None]]:
        """Yield what can be pressed: custom_ids, with the values of those that are lists."""
        if self.is_form:
            yield str(self.body["custom_id"]), None
            return
        lists = {it for part in _parts(self.body) if (it := _list_id(part))}
        for custom_id, values in pressable(self.body):
            yield custom_id, values if custom_id in lists else None

    def fields(self) -> tuple[str, ...]:
        """Return the names of what a form asks for."""
        return tuple(it for it, _ in pressable(self.body)) if self.is_form else ()


def _parts(body: Json) -> Iterator[Json]:
    waiting = list(body.get("components") or [])
    while waiting:
        part = waiting.pop()
        yield part
        waiting += part.get("components") or []
        waiting += [part[key] for key in ("component", "accessory") if key in part]


def _list_id(part: Json) -> str | None:
    return part.get("custom_id") if part.get("type") in (3, 5) else None


class RememberingDiscord(AppHarness):
    """What stands where. `closed`: channels that the bot may not use; `game`: what is made."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.messages: dict[int, Standing] = {}
        self.closed: set[int] = set()
        self.game = ""
        self.time = START
        self.trouble = 0.0
        """The share of edits and deletions that Discord fails to carry out."""
        self.thinker = ScriptedThinker()
        self._luck = Random(1)
        self._tokens: dict[str, tuple[int, int, int | None]] = {}
        self._originals: dict[str, int] = {}
        self._pressed: int | None = None

    def begin_ids(self, first: int | None = None) -> int:
        """Let ids go on from a number; return the next one."""
        found = next(self._ids) if first is None else first
        self._ids = itertools.count(found)
        return found

    # -- in ------------------------------------------------------------------------------------

    def sender(self, user: int, channel: int) -> Sender:
        """Return who presses something in a channel; those of a person are direct messages."""
        guild = None if is_direct(channel) else guild_of(channel)
        permissions = MANAGES if user == MANAGER else "0"
        return Sender(user, guild, channel, permissions, LOCALES[user % len(LOCALES)])

    async def press_on(
        self, user: int, message: Standing, custom_id: str, values: Sequence[str] | None = None
    ) -> list[Answer]:
        """Press or choose what stands on a message, or submit a form with these texts."""
        sender = self.sender(user, message.channel)
        if message.is_form:
            texts = dict(zip(message.fields(), values or (), strict=False))
            data = form_data(custom_id, texts)
            return await self.send(sender, SUBMIT, data, self._shown(message))
        data = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        return await self.send(sender, COMPONENT, data, self._shown(message))

    async def typed(self, user: int, channel: int, path: str, **options: Any) -> list[Answer]:
        """Type a command with its options."""
        name, _, leaf = path.partition(" ")
        given = [{"type": _type(it), "name": key, "value": str(it)} for key, it in options.items()]
        users = {it["value"]: self._user(int(it["value"])) for it in given if it["type"] == 6}
        group = {"type": 1, "name": leaf, "options": given}
        data = {
            "id": "1",
            "name": name,
            "type": 1,
            "options": [group],
            "resolved": {"users": users},
        }
        return await self.send(self.sender(user, channel), COMMAND, data)

    async def send(
        self, sender: Sender, kind: int, data: Json, message: Json | None = None
    ) -> list[Answer]:
        """Send an interaction; what it answers becomes messages here."""
        self._pressed = None if message is None else int(message["id"])
        return await super().send(sender, kind, data, message)

    def _payload(self, sender: Sender, number: int, kind: int, data: Json) -> Json:
        self._tokens[f"tok{number}"] = (sender.user, sender.channel, self._pressed)
        payload = super()._payload(sender, number, kind, data)
        if sender.channel >= THREADS_FROM:
            payload["channel"] = payload["channel"] | self._channel(sender.channel)
        return payload

    def _shown(self, message: Standing) -> Json:
        flags = int(message.body.get("flags") or 0)
        flags |= 0 if message.reader is None else EPHEMERAL
        shown = self._stored(message.channel, {"flags": flags})
        return shown | {"id": str(message.id)}

    # -- out -----------------------------------------------------------------------------------

    async def request(self, route: Any, *others: object, **given: Any) -> Any:
        """Do what the bot asks for, and keep what then stands where."""
        path, method = route.url.removeprefix(route.BASE).partition("?")[0], route.method
        body = _body(given)
        if path.endswith("/callback"):
            answered: Json = await super().request(route, *others, **given)
            token = path.split("/")[3]
            self._called_back(token, body)
            return answered | self._told(answered, self.messages.get(self._originals.get(token, 0)))
        if found := HOOK.match(path):
            await super().request(route, *others, **given)
            return self._hooked(found[1], found[2], method, body)
        if found := MEMBER.match(path):
            return self._member(int(found[2]))
        if path == "/users/@me/channels":
            return {"id": str(direct_of(int(body["recipient_id"]))), "type": 1}
        if found := PLACE.match(path):
            return self._placed(found, method, body)
        return await super().request(route, *others, **given)

    def _member(self, user: int) -> Json:
        return {
            "user": self._user(user), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00",
            "permissions": "0", "deaf": False, "mute": False, "flags": 0,
        }  # fmt: skip

    def _told(self, answered: Json, message: Standing | None) -> Json:
        """Return what Discord adds to the answer of a callback that has made a message."""
        if message is None or answered["resource"]["type"] != MESSAGE:
            return {}
        about = answered["interaction"] | {"response_message_id": str(message.id)}
        made = answered["resource"] | {"message": self._answer(message)}
        return {"interaction": about, "resource": made}

    def _called_back(self, token: str, body: Json) -> None:
        user, channel, pressed = self._tokens[token]
        kind, data = body["type"], body.get("data") or {}
        if kind == UPDATE and pressed in self.messages:
            self.messages[pressed].body |= data
            self._originals[token] = pressed
        elif kind == DEFER_UPDATE and pressed is not None:
            self._originals[token] = pressed
        elif kind == MESSAGE:
            self._originals[token] = self._keep(channel, data, _reader(user, data)).id
        elif kind == DEFER:
            self._originals[token] = self._keep(channel, {"flags": EPHEMERAL}, user).id
        elif kind == MODAL:
            self._keep(channel, data, user, is_form=True)

    def _hooked(self, token: str, which: str | None, method: str, body: Json) -> Json:
        user, channel, _ = self._tokens[token]
        if method == "POST":
            return self._answer(self._keep(channel, body, _reader(user, body)))
        number = self._originals.get(token, 0) if which == "@original" else int(which or 0)
        if method == "DELETE":
            self.messages.pop(number, None)
            return {}
        if number in self.messages:
            self.messages[number].body |= body
            return self._answer(self.messages[number])
        return self._stored(channel, body)

    def _placed(self, found: re.Match[str], method: str, body: Json) -> Json:
        channel, number = int(found[1]), int(found[2] or 0)
        self._refuse(channel, method, bool(found[3]))
        if found[3]:
            return {"id": str(thread_of(channel, next(self._ids))), "type": 11}
        if "/messages" not in found[0]:
            return self._channel(channel)
        if method == "POST":
            return self._answer(self._keep(channel, body, None))
        if method == "DELETE":
            self.messages.pop(number, None)
            return {}
        if number not in self.messages:
            raise discord.NotFound(_Response(404), {"code": 10008, "message": "Unknown Message"})  # type: ignore[arg-type]
        self.messages[number].body |= body
        return self._answer(self.messages[number])

    def _refuse(self, channel: int, method: str, opens_thread: bool) -> None:
        """Raise what Discord answers where the bot may not do that, or where it has trouble."""
        if method == "POST" and channel - DIRECT_FROM in CLOSED_DIRECT:
            refused = {"code": 50007, "message": "Cannot send messages to this user"}
            raise discord.Forbidden(_Response(403), refused)  # type: ignore[arg-type]
        if channel in self.closed or (opens_thread and channel % 7 == 0):
            raise discord.Forbidden(_Response(403), FORBIDDEN)  # type: ignore[arg-type]
        if method in ("PATCH", "DELETE") and self._luck.random() < self.trouble:
            raise discord.DiscordServerError(_Response(500), "trouble")  # type: ignore[arg-type]

    def _channel(self, channel: int) -> Json:
        kind = 11 if channel >= THREADS_FROM else 0
        return {
            "id": str(channel), "type": kind, "guild_id": str(guild_of(channel)), "name": "table",
            "position": 0, "permission_overwrites": [], "parent_id": "700", "owner_id": str(BOT),
            "message_count": 1, "member_count": 1, "rate_limit_per_user": 0, "thread_metadata": {
                "archived": False, "locked": False, "auto_archive_duration": 10080,
                "archive_timestamp": "2026-01-01T00:00:00+00:00",
            },
        }  # fmt: skip

    def _keep(
        self, channel: int, body: Json, reader: int | None, is_form: bool = False
    ) -> Standing:
        made = Standing(next(self._ids), channel, dict(body), reader, is_form, self.game)
        self.messages[made.id] = made
        return made

    def _answer(self, message: Standing) -> Json:
        return self._stored(message.channel, message.body) | {
            "id": str(message.id), "channel_id": str(message.channel), "author": self._user(BOT),
        }  # fmt: skip


class _Response:
    """As much of an answer of Discord's as an error of the library reads."""

    def __init__(self, status: int) -> None:
        self.status, self.reason, self.headers = status, "", dict[str, str]()


def _body(given: Json) -> Json:
    if form := given.get("form") or given.get("multipart"):
        found: Json = json.loads(form[0]["value"])
        return found
    return given.get("payload") or given.get("json") or {}


def _reader(user: int, body: Json) -> int | None:
    return user if (body.get("flags") or 0) & EPHEMERAL else None


def _type(value: Any) -> int:
    return 6 if isinstance(value, int) else 3


def form_data(custom_id: str, texts: Json) -> Json:
    """Return what Discord sends of a form that was filled in with these texts."""
    parts = [
        {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
        for name, value in texts.items()
    ]
    return {"custom_id": custom_id, "components": parts}


DIRECT_FROM, THREADS_FROM = 900_000, 2_000_000


def direct_of(user: int) -> int:
    """Return the channel of a person's direct messages."""
    return DIRECT_FROM + user


def is_direct(channel: int) -> bool:
    """Return whether a channel is somebody's direct messages."""
    return DIRECT_FROM <= channel < THREADS_FROM


def thread_of(channel: int, number: int) -> int:
    """Return the id of a thread in a channel, which tells its server."""
    return THREADS_FROM + 1000 * (number * 2 + channel % 2) + channel % 1000


def guild_of(channel: int) -> int:
    """Return the server of a channel."""
    parity = channel // 1000 if channel >= THREADS_FROM else channel
    return OTHER_GUILD - parity % 2


@asynccontextmanager
async def remembering_discord(place: Path) -> AsyncIterator[RememberingDiscord]:
    """The application on a database, whose clock is `time`; no picture is drawn."""
    held: list[RememberingDiscord] = []

    def now() -> float:
        return held[0].time if held else START

    drawn = patch("bot.discord.picture_uploads.draw_aside", AsyncMock(return_value=b""))
    takes_setup = "setup" in signature(app_harness).parameters
    clock = nullcontext() if takes_setup else patch("bot.process.app.now", now)
    with drawn, clock:
        given = {"now": now} if takes_setup else {}
        async with app_harness(place, RememberingDiscord, **given) as made:
            held.append(made)
            made.app.host.now = now
            yield made
