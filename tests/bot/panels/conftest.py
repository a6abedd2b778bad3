"""Games that people sit at, closed afterwards."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest_asyncio

from engine.state import GameState
from tests.bot.panels.seated import Seated
from tests.bot.panels.trade.trading import markets_are_closed as markets_are_closed

Sit = Callable[..., Awaitable[Seated]]


@pytest_asyncio.fixture
async def sit(tmp_path: Path) -> AsyncIterator[Sit]:
    """Put an arranged state into a store and people on its seats."""
    opened: list[Seated] = []

    async def take_seats(state: GameState, pace: str = "live") -> Seated:
        opened.append(await Seated.at(tmp_path / "games.db", state, pace))
        return opened[-1]

    yield take_seats
    for seated in opened:
        await seated.host.store.close()
