"""The bot among members of a server; whatever it logs as an error fails, unless a test takes it."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.state import GameState
from tests.support.host_harness import HostHarness
from tests.support.logged_errors import LoggedErrors
from tests.support.panel_game import PanelGame, StartPanelGame
from tests.support.published_game import PublishedGame, at_purchase
from tests.support.simulated_server import SimulatedServer, simulated_server


@pytest.fixture(autouse=True)
def errors() -> Iterator[LoggedErrors]:
    """Errors of discord.py, the bot and the engine; a test that expects one takes it."""
    found = LoggedErrors()
    loggers = [logging.getLogger(name) for name in ("discord", "bot", "engine")]
    for logger in loggers:
        logger.addHandler(found)
    yield found
    for logger in loggers:
        logger.removeHandler(found)
    assert not [logging.Formatter().format(record) for record in found.records]


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """The bot among four members of a server."""
    async with simulated_server(tmp_path) as found:
        yield found


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


@pytest_asyncio.fixture
async def published(tmp_path: Path) -> AsyncIterator[PublishedGame]:
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(at_purchase()))
    yield found
    await found.close()
    await harness.store.close()
