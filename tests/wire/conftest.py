"""A local Discord with the real bot in a folder of the test's own; a browser for all tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.support.browser_tabs import chromium
from tests.support.local_bot import LocalBot, running_bot


@pytest_asyncio.fixture
async def local_bot(tmp_path: Path) -> AsyncIterator[LocalBot]:
    """Closed afterwards, whatever has become of the bot."""
    async with running_bot(tmp_path) as found:
        yield found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests of a worker that run in the session's event loop."""
    async with chromium() as running:
        yield running
