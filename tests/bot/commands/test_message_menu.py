"""Follow a game, in the menu of a message: that of the message, else that of the channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.language.language import load
from engine.host.people.following import followers_of
from tests.support.game import A, D
from tests.support.simulated_messages import labels
from tests.support.simulated_server import SimulatedServer, simulated_server

FOLLOW = "Follow this game"


@pytest.mark.asyncio
async def test_the_game_of_the_message_is_followed(server: SimulatedServer) -> None:
    first = await server.start_game("daily", people=2)
    second = await server.start_game("daily", people=3)
    for game in (first, second):
        answer = await server.use_on_message(D, FOLLOW, await server.message(game, "table"))
        assert answer.text.startswith("👀 You’re following this game.")
        assert "Unfollow" in labels(answer.private)
        assert [*await followers_of(server.app.host, game)] == [server.user(D)]


@pytest.mark.asyncio
async def test_of_another_message_the_game_of_the_channel_is_meant(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    table = await server.message(game, "table")
    await server.members[A].user.send(server.channel, "Look!")
    said = server.channel.history()[-1]
    assert said.id != table.id
    await server.use_on_message(D, FOLLOW, said)
    assert [*await followers_of(server.app.host, game)] == [server.user(D)]


@pytest.mark.asyncio
async def test_without_a_game_there_is_one_sentence(server: SimulatedServer) -> None:
    await server.members[A].user.send(server.channel, "Look!")
    answer = await server.use_on_message(D, FOLLOW, server.channel.history()[-1])
    assert "no game" in answer.text.lower()
    assert labels(answer.private) == []


@pytest.mark.asyncio
async def test_discord_is_told_of_it_in_every_language(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        (sent,) = [
            body for method, path, body in server.requests
            if method == "PUT" and path.endswith("/commands")
        ]  # fmt: skip
        (menu,) = [it for it in sent if it["type"] == 3]
        assert menu["name"] == FOLLOW
        assert menu["name_localizations"]["de"] == load("de").say("follow-menu")
        assert (menu["contexts"], menu["integration_types"]) == ([0], [0])
