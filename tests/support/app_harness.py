"""The bot without sockets: interactions go in as Discord would send them, its requests come out.

Nothing checks them on their way in: this is for what no client of Discord's would send.
"""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord.received_messages import interaction_of
from bot.language.language import load
from bot.process.app import App, Setup, unix_now
from tests.support.timeouts import TIMEOUT
from tests.support.unthreaded_sqlite import open_unthreaded
from tests.support.visible_parts import panel_texts

Json = dict[str, Any]
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL = 1 << 6
BOT, APPLICATION, GUILD, OTHER_GUILD, CHANNEL = 500, 501, 600, 601, 700
EVERYTHING = str(discord.Permissions.all().value)
TOKEN = re.compile(r"/(?:interactions/\d+|webhooks/\d+)/(tok\d+)")


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of an interaction and its place: without a server it is the bot's direct
    messages.

    `name`: what the sender is called there. `brings_app`: the sender has installed the app for
    themselves; the bot is no member there.
    """

    user: int
    guild: int | None = GUILD
    channel: int = CHANNEL
    permissions: str = "0"
    locale: str = "en-US"
    brings_app: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to an interaction: its kind, and what was sent with it."""

    kind: int
    data: Json

    @property
    def is_private(self) -> bool:
        """Whether only the sender sees it."""
        return bool((self.data.get("flags") or 0) & EPHEMERAL)

    @property
    def text(self) -> str:
        """Its words, of embeds too."""
        embeds = self.data.get("embeds") or []
        told = [f"{it.get('title', '')}\n{it.get('description', '')}" for it in embeds]
        told += panel_texts(self.data.get("components") or [])
        return "\n".join([self.data.get("content") or "", *told])


class AppHarness:
    """The application, and what it has asked of Discord for each interaction."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.words = load("en")
        self.screens: list[Json] = []
        """Every body with components that was sent anywhere."""
        self._answers: dict[str, list[Answer]] = {}
        self._ids = itertools.count(10_000)

    # -- in ------------------------------------------------------------------------------------

    async def press(
        self,
        sender: Sender,
        custom_id: object,
        values: object = None,
        *,
        private: bool = False,
        message: int | None = None,
    ) -> list[Answer]:
        """A press on any message, or on that of an id, with values as a select would send them."""
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        pressed = self._message(sender, private)
        if message is not None:
            pressed["id"] = str(message)
        return await self.send(sender, COMPONENT, data, pressed)

    async def submit(self, sender: Sender, custom_id: str, fields: Json) -> list[Answer]:
        """A form, filled in with these texts."""
        parts = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in fields.items()
        ]
        data = {"custom_id": custom_id, "components": parts}
        return await self.send(sender, SUBMIT, data, self._message(sender, False))

    async def type(
        self, sender: Sender, path: Sequence[str], options: Sequence[Json], kind: int = COMMAND
    ) -> list[Answer]:
        """A command, or what is typed into one of its options so far."""
        name, leaf = path
        group = {"type": 1, "name": leaf, "options": list(options)}
        users = {str(it["value"]): self._user(7) for it in options if it["type"] == 6}
        data = {"id": "1", "name": name, "type": 1, "options": [group]}
        return await self.send(sender, kind, data | {"resolved": {"users": users}})

    async def send(
        self, sender: Sender, kind: int, data: Json, message: Json | None = None
    ) -> list[Answer]:
        """An interaction; all answers to it, once the bot is done with it and what it led to."""
        number = next(self._ids)
        payload = self._payload(sender, number, kind, data)
        if message is not None:
            payload["message"] = message
        client = self.app.client
        state: Any = client._connection
        interaction: Any = (
            discord.Interaction(data=payload, state=state)
            if message is None
            else interaction_of(payload, state)
        )
        if kind in (COMMAND, AUTOCOMPLETE):
            self.app.commands.tree._from_interaction(interaction)
            await _typed_out()
        else:
            await self.app.dispatcher.on_interaction(interaction)
        await self.wait_until_shown()
        return self._answers.pop(f"tok{number}", [])

    async def wait_until_shown(self) -> None:
        """Until everything is shown."""
        publisher = self.app.publisher
        while publisher.writing:
            await asyncio.gather(*map(publisher.flush, publisher.writing))

    def _payload(self, sender: Sender, number: int, kind: int, data: Json) -> Json:
        channel: Json = {
            "id": str(sender.channel),
            "type": 0,
            "permission_overwrites": [],
            "name": "table",
            "position": 0,
            "permissions": "0",
        }
        payload: Json = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": f"tok{number}",
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": channel,
            "app_permissions": EVERYTHING,
            "attachment_size_limit": 10,
            "locale": sender.locale,
        }
        if sender.brings_app:
            payload["authorizing_integration_owners"] = {"1": str(sender.user)}
        if sender.guild is None:
            person = self._user(sender.user, sender.name)
            direct = {"id": channel["id"], "type": 1, "recipients": [person]}
            return payload | {"user": person, "channel": direct, "context": 1}
        member = {
            "user": self._user(sender.user, sender.name),
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "permissions": sender.permissions,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        guild = {"id": str(sender.guild), "locale": "en-US", "features": []}
        return payload | {
            "guild_id": str(sender.guild), "guild": guild, "member": member, "context": 0,
        }  # fmt: skip

    def _user(self, number: int, name: str = "") -> Json:
        return {
            "id": str(number),
            "username": f"user{number}",
            "global_name": name or f"User {number}",
            "discriminator": "0",
            "avatar": None,
        }

    def _message(self, sender: Sender, private: bool) -> Json:
        flags = EPHEMERAL if private else 0
        return self._stored(sender.channel, {"content": "what was pressed", "flags": flags})

    # -- out -----------------------------------------------------------------------------------

    async def request(self, route: Any, *_: object, **given: Any) -> Any:
        """In place of the network: everything goes well, and what was asked is kept; no channel has
        a history.
        """
        if route.method == "DELETE":
            return None
        if route.method == "GET" and route.path.endswith("/messages"):
            return []
        body = given.get("payload") or given.get("json") or {}
        if form := given.get("form") or given.get("multipart"):
            body = discord.utils._from_json(form[0]["value"])
        path = route.url.removeprefix(route.BASE)
        found = TOKEN.match(path)
        data = body.get("data") or {} if path.endswith("/callback") else body
        if data.get("components"):
            self.screens.append(data)
        if found is None:
            return self._result(path, body)
        kind = body["type"] if path.endswith("/callback") else UPDATE
        if kind == UPDATE and route.method == "POST" and not path.endswith("/callback"):
            kind = MESSAGE
        self._answers.setdefault(found[1], []).append(Answer(kind, data))
        if path.endswith("/callback"):
            number = path.split("/")[2]
            return {"interaction": {"id": number, "type": 3}, "resource": {"type": kind}}
        return self._stored(CHANNEL, data)

    def _result(self, path: str, body: Json) -> Json:
        if path == "/users/@me/channels":
            return {"id": str(next(self._ids)), "type": 1}
        if path.endswith("/threads"):
            return {"id": str(next(self._ids)), "type": 11}
        return self._stored(CHANNEL, body)

    def _stored(self, channel: int, body: Json) -> Json:
        return {
            "id": str(next(self._ids)),
            "channel_id": str(channel),
            "author": self._user(BOT),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "components": [],
            "flags": body.get("flags") or 0,
        }


async def _typed_out() -> None:
    """Until every command that was typed has been carried out."""
    names = {"CommandTree-invoker"}
    await asyncio.gather(*(it for it in asyncio.all_tasks() if it.get_name() in names))


D = TypeVar("D", bound=AppHarness)


@asynccontextmanager
async def app_harness(
    place: Path,
    kind: Callable[[App], D] = AppHarness,  # type: ignore[assignment]
    **setup: Any,
) -> AsyncIterator[D]:
    """The application on a file of its own; unless its setup has a clock, time stands still."""
    moment = unix_now()
    given = {"client": {"shard_count": 1}, "now": lambda: moment} | setup
    app = App(await open_unthreaded(place), Setup(**given))
    made = kind(app)
    http: Any = app.client.http
    http.request, http._HTTPClient__session = made.request, None
    connection = app.client._connection
    connection.user = discord.ClientUser(state=connection, data=made._user(BOT))
    connection.application_id = APPLICATION
    app.client.loop = asyncio.get_running_loop()
    named = patch("engine.host.lobbies.beginning.new_id", lambda: f"new{next(made._ids)}")
    patient = patch("bot.discord.reply.DEFER_AFTER", TIMEOUT)
    with _answering(made), named, patient:
        try:
            yield made
        finally:
            await app.publisher.drain()
            await app.deadline_timer.stop()
            await app.host.store.close()


def _answering(made: AppHarness) -> Any:
    """Answers to interactions go through an object of the library's own."""

    async def request(adapter: object, route: Any, session: object, **given: Any) -> Any:
        return await made.request(route, **given)

    return patch.object(AsyncWebhookAdapter, "request", request)


def pressable(body: Json) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The custom_ids on a screen or a form, with the values of those that are lists."""
    waiting: list[Json] = list(body.get("components") or [])
    while waiting:
        part = waiting.pop()
        waiting += part.get("components") or []
        waiting += [part[key] for key in ("component", "accessory") if key in part]
        if part.get("custom_id"):
            yield part["custom_id"], tuple(it["value"] for it in part.get("options") or [])
