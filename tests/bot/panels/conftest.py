"""Games that people sit at, closed afterwards."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from engine.core.state import GameState
from tests.support.panel_game import PanelGame, StartPanelGame
from tests.support.trade_game import close_trade_games as close_trade_games


@pytest_asyncio.fixture
async def start_game(tmp_path: Path) -> AsyncIterator[StartPanelGame]:
    """Put an arranged state into a store and people on its seats."""
    opened: list[PanelGame] = []

    async def take_seats(state: GameState, pace: str = "live") -> PanelGame:
        opened.append(await PanelGame.at(tmp_path / "games.db", state, pace))
        return opened[-1]

    yield take_seats
    for panels in opened:
        await panels.host.store.close()
