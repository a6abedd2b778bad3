"""A local Discord with the real bot in a folder of the test's own; a browser for all tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.support.crashes import Evening, evening
from tests.support.tabs import chromium


@pytest_asyncio.fixture
async def night(tmp_path: Path) -> AsyncIterator[Evening]:
    """Closed afterwards, whatever has become of the bot."""
    async with evening(tmp_path) as found:
        yield found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests of a worker that run in the session's event loop."""
    async with chromium() as running:
        yield running
