"""/monopoly trade: without a player the bot asks whom the trade is to be with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.game import BOARDWALK, A
from tests.support.simulated_messages import labels
from tests.support.simulated_server import simulated_server


@pytest.mark.asyncio
async def test_a_trade_asks_with_whom(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("daily", people=3)
        await server.arrange(game, lambda it: it.owns(A, BOARDWALK))
        asked = await server.command(0, "trade")
        names = labels(asked.private)
        assert any("Ben" in name for name in names)
        assert any("Cleo" in name for name in names)
        assert not any("Ada" in name for name in names)


@pytest.mark.asyncio
async def test_a_trade_with_a_player_opens_the_builder(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("daily", people=3)
        await server.arrange(game, lambda it: it.owns(A, BOARDWALK))
        builder = await server.command(0, "trade", player=server.members[1])
        assert "Ben" in builder.text
        oneself = await server.command(0, "trade", player=server.members[0])
        assert "trade with yourself" in oneself.text
        stranger = await server.command(0, "trade", player=server.members[3])
        assert stranger.text.strip()
