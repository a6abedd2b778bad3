"""What the coach of a first game has explained: which buttons of the table there may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hints.explained import EXPLAINED_BY, explained
from bot.presses.shared import Manage, Trade
from engine.host.lobbies.first_game import NOTE, dump_places
from engine.players.lesson import TOPICS
from tests.support.simulated_server import simulated_server

pytestmark = pytest.mark.asyncio


async def test_only_what_was_explained_may_be_shown(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.command(0, "learn")
        (game,) = await server.app.host.store.search.games_of(server.user(0), ("running",))
        host = server.app.host
        assert await explained(host, game.id) == frozenset()
        for taught, shown in ((("trade",), {Trade}), (("trade", "build"), {Trade, Manage})):
            places = dump_places({kind: ("g:1",) for kind in ("throw", *taught)})
            await host.store.notes.put(game.id, NOTE, places)
            assert await explained(host, game.id) == shown


async def test_a_game_without_a_coach_holds_nothing_back(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_game(people=2)
        assert await explained(server.app.host, game) is None


async def test_lessons_that_explain_are_kinds_of_lessons() -> None:
    assert frozenset[str]().union(*EXPLAINED_BY.values()) <= TOPICS.keys()
