"""A game whose publisher writes to a Discord that does as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.support.host_harness import DAY, HostHarness
from tests.support.published_game import PublishedGame, at_purchase
from tests.support.trade_game import close_trade_games as close_trade_games


@pytest_asyncio.fixture
async def published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PublishedGame]:
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(at_purchase()))
    loop = asyncio.get_running_loop()

    def call_later(wait: float, work: Callable[[str], None], game_id: str) -> asyncio.TimerHandle:
        found.timers.append((wait, work))
        return loop.call_later(10 * DAY, work, game_id)

    class Proxy:
        def __getattr__(self, name: str) -> Any:
            return call_later if name == "call_later" else getattr(loop, name)

    monkeypatch.setattr("bot.showing.publisher.asyncio.get_running_loop", Proxy)
    yield found
    monkeypatch.undo()
    await harness.store.close()
