"""What is read by people who have as many games or lobbies as the bot's host allows."""

from __future__ import annotations

import pytest

from engine.host.lobbies.quotas import Quotas
from tests.support.game import A, B, C
from tests.support.simulated_server import SimulatedServer


@pytest.mark.asyncio
async def test_a_server_with_all_its_games_is_told_so(server: SimulatedServer) -> None:
    server.app.lobbies.quotas = Quotas(server=1)
    await server.start_game("live")
    answer = await server.command(C, "new")
    assert answer.is_private
    assert "This server already has a game" in answer.text


@pytest.mark.asyncio
async def test_who_has_all_their_games_cannot_join_another(server: SimulatedServer) -> None:
    await server.start_game("live")
    game = await server.open_lobby(people=1)
    server.app.lobbies.quotas = Quotas(person=1)
    lobby = await server.message(game, "lobby")
    answer = await server.press(B, lobby, "Join")
    assert answer.is_private
    assert "You’re already in a game" in answer.text
    await server.press(C, lobby, "Join")
    players = (await server.app.lobbies.find(game)).lobby.players
    assert [it.user_id for it in players] == [server.user(A), server.user(C)]
