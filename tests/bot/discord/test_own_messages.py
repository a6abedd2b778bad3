"""What the bot finds of its own in a channel: titles, from a time on, and nobody else's."""

from __future__ import annotations

import pytest

from bot.discord import own_messages
from bot.discord.error_codes import Delivery
from bot.local import messages
from bot.ui.screen import Embed, Screen
from tests.support.game import A
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def post(server: SimulatedServer, title: str) -> None:
    """The bot posts an embed in the channel, a minute after what was before."""
    await server.wait(60)
    screen = Screen(embeds=(Embed(title, "text", 0),))
    await server.run_in_bot(server.post.send(server.channel.id, screen, title))


async def found(server: SimulatedServer, since: float) -> dict[str, int] | Delivery:
    """What is found in the channel."""
    return await server.run_in_bot(server.post.own_titles(server.channel.id, since))


async def test_its_own_titles_from_a_time_on(server: SimulatedServer) -> None:
    begun = server.now
    await post(server, "one")
    await post(server, "two")
    hub, body = server.hub, {"embeds": [{"title": "three", "type": "rich"}]}
    ids = [it.id for it in server.channel.history()]
    messages.write(hub, server.channel.body, server.user(A), body, [])
    assert await found(server, begun) == {"one": ids[-2], "two": ids[-1]}
    assert await found(server, server.now - 30) == {"two": ids[-1]}


async def test_the_first_of_many_are_looked_at(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_messages, "LOOKED_AT", 1)
    begun = server.now
    await post(server, "one")
    (first,) = server.channel.history()
    await post(server, "two")
    assert await found(server, begun) == {"one": first.id}


async def test_a_channel_without_a_history_cannot_be_looked_at(server: SimulatedServer) -> None:
    server.deny_permissions(read_message_history=True)
    assert await found(server, server.now) is Delivery.UNREACHABLE
