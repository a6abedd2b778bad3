"""What the client listens to, and what it leaves unread."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def test_no_message_of_anybody_is_read(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = list[Any]()

    async def on_message(message: Any) -> None:
        read.append(message)

    monkeypatch.setattr(server.app.client, "on_message", on_message, raising=False)
    await server.members[0].send(server.channel, "hello")
    await server.members[0].user.send_dm("hello")
    await server.settle()
    assert [it.content for it in server.messages] == ["hello"]
    assert read == []


async def test_no_intent_is_privileged(server: SimulatedServer) -> None:
    intents = server.app.client.intents
    privileged = (intents.members, intents.presences, intents.message_content)
    assert privileged == (False, False, False)
