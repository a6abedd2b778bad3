"""A game whose publisher writes to a Discord that does as it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.host_harness import HostHarness
from tests.support.published_game import PublishedGame, at_purchase
from tests.support.trade_game import close_trade_games as close_trade_games


@pytest_asyncio.fixture
async def published(tmp_path: Path) -> AsyncIterator[PublishedGame]:
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(at_purchase()))
    yield found
    await found.publisher.drain()
    await harness.store.close()
