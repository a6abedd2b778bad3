"""Lobbies and games that are asked for twice at the same moment: one is opened."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ui.address import address
from engine.host.store.records import GameRef
from tests.support.simulated_messages import buttons, links
from tests.support.simulated_server import Answer, SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN = 0, 1
START = "Start a game against computers"
LEARN = "Learn by playing"


async def games_of(server: SimulatedServer, who: int = ADA) -> tuple[GameRef, ...]:
    return await server.app.host.store.search.games_of(server.user(who))


async def pressed_twice(server: SimulatedServer, panel: Any, label: str) -> list[Answer]:
    """Two presses of a button of Ada's, the second before the first is answered."""
    (at,) = [it["custom_id"] for it in buttons(panel) if it["label"] == label]
    return await asyncio.gather(*(server.press_made_up(ADA, panel, at) for _ in range(2)))


async def last_page(server: SimulatedServer) -> Any:
    panel = (await server.command(ADA, "help")).private
    while START not in [it["label"] for it in buttons(panel)]:
        panel = (await server.press(ADA, panel, "Next")).response
    return panel


async def test_two_lobbies_asked_for_at_once_in_a_channel_are_one(
    server: SimulatedServer,
) -> None:
    answers = await server.commands_at_once("new", ADA, BEN)
    (game,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    lobby = await server.message(game.id, "lobby")
    texts = sorted(it.text for it in answers)
    assert "Your lobby is open" in texts[1]
    assert "already" in texts[0]
    assert f"{lobby.channel.id}/{lobby.id}" in texts[0]


async def test_two_lobbies_asked_for_at_once_in_direct_messages_are_one(
    server: SimulatedServer,
) -> None:
    answers = await server.commands_in_dm_at_once("new", ADA, ADA)
    (game,) = await games_of(server)
    lobby = await server.message(game.id, "lobby")
    texts = sorted(it.text for it in answers)
    assert "You already have" in texts[0]
    assert address(0, lobby.channel.id, lobby.id) in texts[0]
    assert "Your game is ready" in texts[1]


async def test_two_starts_against_computers_at_once_are_one_game(server: SimulatedServer) -> None:
    answers = await pressed_twice(server, await last_page(server), START)
    (game,) = await games_of(server)
    assert game.phase == "running"
    assert [it for it in answers if "Game on!" in it.text]
    assert not [it for it in answers if "already" in it.text]


async def test_a_late_second_start_leads_to_the_game_of_the_first(server: SimulatedServer) -> None:
    panel = await last_page(server)
    (at,) = [it["custom_id"] for it in buttons(panel) if it["label"] == START]
    await server.press_made_up(ADA, panel, at)
    (game,) = await games_of(server)
    await server.wait(60)
    late = await server.press_made_up(ADA, panel, at)
    assert await games_of(server) == (game,)
    (link,) = links(late.private)
    assert link.endswith(f"/{(await server.message(game.id, 'table')).id}")


async def test_two_first_games_asked_for_at_once_are_one(server: SimulatedServer) -> None:
    answers = await server.commands_at_once("learn", ADA, ADA)
    (game,) = await games_of(server)
    assert game.phase == "running"
    assert len([it for it in answers if "Your first game is ready" in it.text]) == 1
    assert len([it for it in answers if "in the middle of a game with the coach" in it.text]) == 1


async def test_a_first_game_started_by_a_double_press_is_announced_once_and_not_ended(
    server: SimulatedServer,
) -> None:
    panel = (await server.command(ADA, "help")).private
    answers = await pressed_twice(server, panel, LEARN)
    (game,) = await games_of(server)
    assert game.phase == "running"
    assert [it for it in answers if "Your first game is ready" in it.text]
    labels = [it["label"] for answer in answers for it in buttons(answer.private)]
    assert "Start over" not in labels, "nobody has asked to end what has just begun"
