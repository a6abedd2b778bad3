"""Offer a trade, in the menu of a member: a draft with that person, in the game both play."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.trade import MENUS
from bot.language.language import load
from tests.support.game import BOARDWALK, A, B, C, D
from tests.support.simulated_messages import labels
from tests.support.simulated_server import SimulatedServer, simulated_server

OFFER = "Offer a trade"


@pytest.mark.asyncio
async def test_a_draft_with_that_person_is_opened(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.arrange(game, lambda it: it.owns(A, BOARDWALK))
    answer = await server.use_on(A, OFFER, C)
    assert "Trade with" in answer.text
    assert "Cleo" in answer.text
    assert answer.private is not None


@pytest.mark.asyncio
async def test_who_shares_no_game_is_told_so_in_one_sentence(server: SimulatedServer) -> None:
    await server.start_game("daily", people=2)
    for who, other in ((A, D), (D, A), (C, D)):
        told = (await server.use_on(who, OFFER, other)).text
        assert told == f"You and <@{server.user(other)}> aren’t playing in a game together."


@pytest.mark.asyncio
async def test_nobody_trades_with_themselves(server: SimulatedServer) -> None:
    await server.start_game("daily", people=2)
    assert "trade with yourself" in (await server.use_on(A, OFFER, A)).text


@pytest.mark.asyncio
async def test_of_several_games_the_one_that_is_chosen_is_meant(server: SimulatedServer) -> None:
    first = await server.start_game("daily", people=2)
    second = await server.start_game("live", people=3)
    for game in (first, second):
        await server.arrange(game, lambda it: it.owns(A, BOARDWALK))
    assert "Cleo" in (await server.use_on(A, OFFER, C)).text, "the only one with her"
    asked = await server.use_on(A, OFFER, B)
    assert labels(asked.private) == ["This game"] * 2
    answer = await server.press_id(A, asked.private, f":{first}:")
    assert "Ben" in answer.text


@pytest.mark.asyncio
async def test_discord_is_told_of_it_in_every_language(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        (sent,) = [
            body for method, path, body in server.requests
            if method == "PUT" and path.endswith("/commands")
        ]  # fmt: skip
        (menu,) = [it for it in sent if it["type"] == 2 and it["name"] == OFFER]
        assert MENUS[0].name == OFFER
        assert menu["name_localizations"]["de"] == load("de").say("trade-menu")
        assert menu["name_localizations"].keys() >= {"en-US", "de", "es-ES", "fr", "pt-BR"}
        assert (menu["contexts"], menu["integration_types"]) == ([0], [0, 1])
