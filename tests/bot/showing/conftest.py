"""A game whose publisher writes to a Discord that does as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.panels.trade.trading import markets_are_closed as markets_are_closed
from tests.bot.showing.writing import Shown, at_the_shop
from tests.support.host_harness import DAY, HostHarness


@pytest_asyncio.fixture
async def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Shown]:
    harness = await HostHarness.at(tmp_path / "games.db")
    found = Shown(harness, await harness.start_game(at_the_shop()))
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
