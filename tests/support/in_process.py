"""The real client and the local Discord in one process, without sockets between them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from unittest.mock import patch

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.local.bodies import Upload
from bot.local.errors import Json
from bot.local.gateway import Session
from bot.local.hub import Hub
from bot.local.routes import Answer, Request
from tests.support.local_discord.watched_hub import respond

FAILURES = {403: discord.Forbidden, 404: discord.NotFound}
OCTETS = "application/octet-stream"


@dataclass(frozen=True)
class Refused:
    """What the library reads of a response that is an error."""

    status: int
    headers: dict[str, str]

    @property
    def reason(self) -> str:
        return HTTPStatus(self.status).phrase


@dataclass
class LostAnswer:
    """A request that gets no answer, as where the bot is killed before it has read one."""

    method: str
    path: re.Pattern[str]
    carried_out: bool
    is_lost: bool = False
    """Whether there was such a request."""

    def meets(self, method: str, path: str) -> bool:
        """Return whether this request is the one."""
        return not self.is_lost and method == self.method and bool(self.path.search(path))


class Wire:
    """Where requests of the library arrive: one place for those of the bot, one for answers.

    Both are those in which the library repeats a request that fails: here each is made once.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.lost_answers: list[LostAnswer] = []
        self._is_cut = False

    async def connect(self, client: discord.AutoShardedClient) -> None:
        """Log a client in, and tell it of its guilds; its events come as it asks for them."""
        self._is_cut = False
        http: Any = client.http
        http.request, http.static_login = self.request, self._log_in
        http._HTTPClient__session = None
        await client.login(self.hub.world.bot_token)
        state = client._connection
        client.shard_count, state.shard_count, state.shard_ids = 1, 1, [0]
        session = Session(intents=client.intents.value, shard=0, shards=1)
        session.deliver = _parsing(client)
        self.hub.gateway.open(session)

    def disconnect(self) -> None:
        """Forget the sessions of the client that is there."""
        self.hub.gateway.sessions.clear()

    def cut(self) -> None:
        """Forget the client too: what it asks from now on gets nowhere."""
        self.disconnect()
        self._is_cut = True
        self.lost_answers.clear()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Take the requests that the library makes of an interaction's token."""

        async def request(
            adapter: object, route: Any, session: object, *, payload: Any = None,
            multipart: Any = None, params: Any = None, **_: Any,
        ) -> Any:  # fmt: skip
            return await self.request(route, form=multipart, json=payload, params=params)

        with patch.object(AsyncWebhookAdapter, "request", request):
            yield

    async def request(
        self, route: Route, *, form: Any = None, json: Any = None, params: Any = None, **_: Any
    ) -> Any:
        """In place of the network: hand a request to the local Discord, and raise what it is."""
        uploads: list[Upload] = []
        body = None if json is None else _decoded(discord.utils._to_json(json))
        if form:
            body, uploads = _parts(form)
        asked = Request(
            self.hub,
            route.method,
            route.url.removeprefix(route.BASE).partition("?")[0],
            body,
            uploads,
            {key: str(value) for key, value in (params or {}).items()},
            f"Bot {self.hub.world.bot_token}",
        )
        if self._is_cut:
            raise asyncio.CancelledError
        return _result(await self.answer(asked))

    async def answer(self, asked: Request) -> Answer:
        """Return the local Discord's answer, if the request is one that gets any."""
        await self._lose(asked)
        return await respond(asked)

    async def _lose(self, asked: Request) -> None:
        """Wait until the end of the process if the request gets no answer."""
        for lost in self.lost_answers:
            if lost.meets(asked.method, asked.path):
                lost.is_lost = True
                if lost.carried_out:
                    await respond(asked)
                await asyncio.get_running_loop().create_future()

    async def _log_in(self, token: str) -> Any:
        return await self.request(Route("GET", "/users/@me"))


def message_of(client: discord.Client, data: Any) -> discord.Message:
    """Return a message as the library has it."""
    number = int(data["channel_id"])
    channel: Any = client.get_channel(number) or client.get_partial_messageable(number)
    return discord.Message(state=client._connection, channel=channel, data=data)


def _parsing(client: discord.AutoShardedClient) -> Callable[[Json], None]:
    parsers: dict[str, Callable[[Any], None]] = client._connection.parsers

    def deliver(frame: Json) -> None:
        parsers[frame["t"]](frame["d"])

    return deliver


def _result(answer: Answer) -> Any:
    if 200 <= answer.status < 300:
        return "" if answer.body is None else answer.body
    kind = FAILURES.get(answer.status, discord.HTTPException)
    if answer.status >= 500:
        kind = discord.DiscordServerError
    refused: Any = Refused(answer.status, answer.headers)
    raise kind(refused, answer.body)  # type: ignore[arg-type]


def _parts(form: Iterable[Json]) -> tuple[object, list[Upload]]:
    body: object = None
    uploads: list[Upload] = []
    for part in form:
        if part["name"] == "payload_json":
            body = _decoded(part["value"])
        else:
            number, kind = int(part["name"][6:-1]), part.get("content_type") or OCTETS
            uploads.append(Upload(number, part["filename"], kind, part["value"].read()))
    return body, uploads


_decoded = discord.utils._from_json
