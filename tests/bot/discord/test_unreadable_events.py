"""Events that discord.py cannot read: the next one is read by the same connection."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.discord.unreadable_events import UnreadableEvents
from tests.support.logged_errors import LoggedErrors

pytestmark = pytest.mark.asyncio
ADA, HERE, ELSEWHERE, CHANNEL = 10**17, 10**17 + 1, 10**17 + 2, 10**17 + 3
OPEN = '{"op": 11}'
"""An acknowledged heartbeat, in place of the HELLO that would begin to send some."""
PRESS = {
    "id": "7", "application_id": "8", "token": "secret", "version": 1, "type": 3,
    "guild_id": str(ELSEWHERE), "channel_id": str(CHANNEL),
    "user": {"id": str(ADA), "username": "ada", "discriminator": "0", "avatar": None},
    "data": {"custom_id": "private", "component_type": 2},
}  # fmt: skip
"""A press in a server of which the client has not been told."""
CHANNEL_THERE = {"id": str(CHANNEL), "type": 0, "name": "private", "guild_id": str(ELSEWHERE)}


def event(name: str, data: object) -> str:
    return json.dumps({"op": 0, "t": name, "s": 1, "d": data})


UNREADABLE = {
    "a lone surrogate": ("no JSON", event("GUILD_UPDATE", {"id": "1", "name": "private \ud800"})),
    "no JSON": ("no JSON", '{"op": 0, "t": "GUILD_UPDATE", "d": {"name": "private'),
    "no UTF-8": ("no JSON", b'{"op": 0, "d": "private \xff"}'),
    "an unknown server's channel": (
        "INTERACTION_CREATE",
        event("INTERACTION_CREATE", PRESS | {"channel": CHANNEL_THERE}),
    ),
    "a press without data": ("INTERACTION_CREATE", event("INTERACTION_CREATE", {"id": "7"})),
    "a server without an id": ("GUILD_CREATE", event("GUILD_CREATE", {"name": "private"})),
    "a channel of no type": ("CHANNEL_CREATE", event("CHANNEL_CREATE", {"id": "private"})),
    "text in place of data": ("CHANNEL_UPDATE", event("CHANNEL_UPDATE", "private")),
    "nothing in place of data": ("THREAD_DELETE", event("THREAD_DELETE", None)),
    "an id in words": (
        "GUILD_DELETE",
        event("GUILD_DELETE", {"id": "private", "unavailable": False}),
    ),
}
"""What is dropped, and what arrives; "private" must not be logged."""


class Socket:
    """What arrives at the client from its gateway, compressed as Discord does it."""

    def __init__(self, *frames: str | bytes) -> None:
        self._stream = zlib.compressobj()
        self._frames = deque(frames)
        self.close_code = 1000

    async def receive(self, timeout: float) -> Any:  # noqa: ASYNC109
        frame = self._frames.popleft()
        text = frame.encode() if isinstance(frame, str) else frame
        data = self._stream.compress(text) + self._stream.flush(zlib.Z_SYNC_FLUSH)
        return SimpleNamespace(type=aiohttp.WSMsgType.BINARY, data=data)

    async def send_str(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Client(discord.AutoShardedClient):
    """A client that notes which events it has dropped, and which servers it has lost."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.dropped: list[str] = []
        self.lost: list[int] = []
        self.now = 100.0
        UnreadableEvents(self, self.dropped.append, lambda: self.now)

    def dispatch(self, name: str, /, *given: Any, **_: Any) -> None:
        if name == "guild_remove":
            self.lost.append(given[0].id)

    async def receive(self, *frames: str | bytes) -> None:
        """Read all of these frames by one connection of the real class."""
        socket = Socket(OPEN, *frames)

        async def connect(url: str) -> Socket:
            return socket

        self.loop = asyncio.get_running_loop()
        self.http.ws_connect = connect  # type: ignore[method-assign, assignment]
        connection = await DiscordWebSocket.from_client(self, resume=True)
        for _ in frames:
            await connection.poll_event()


@pytest.mark.parametrize("case", UNREADABLE)
async def test_it_is_dropped_and_the_next_one_is_read(
    case: str, caplog: pytest.LogCaptureFixture, errors: LoggedErrors
) -> None:
    name, frame = UNREADABLE[case]
    client, here = Client(), {"id": str(HERE)}

    await client.receive(event("GUILD_CREATE", here), frame, event("GUILD_DELETE", here))

    assert (client.dropped, client.lost) == ([name], [HERE])
    line = errors.take()
    assert name in line
    assert ".py:" in line, "it says where reading has failed"
    assert "private" not in caplog.text
    assert all(it.exc_info is None for it in caplog.records), "a traceback may quote contents"


async def test_many_of_a_kind_are_one_line_a_minute(errors: LoggedErrors) -> None:
    client = Client()
    for _ in range(130):
        await client.receive(event("CHANNEL_CREATE", None))
        client.now += 1.0
    assert len(client.dropped) == 130
    assert len(errors.records) == 3
    errors.records.clear()


async def test_a_session_that_cannot_be_read_is_no_event_to_drop() -> None:
    """Without READY a shard would wait for ever."""
    with pytest.raises(KeyError):
        await Client().receive(event("READY", {"session_id": "1"}))


async def test_what_the_gateway_asks_for_is_still_done() -> None:
    client = Client()
    with pytest.raises(ReconnectWebSocket):
        await client.receive(json.dumps({"op": 7, "d": None}))
    assert client.dropped == []
