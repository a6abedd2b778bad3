"""An evening of a local Discord and the real bot, in a folder of the test's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.crashes import Evening, evening


@pytest_asyncio.fixture
async def night(tmp_path: Path) -> AsyncIterator[Evening]:
    """Closed afterwards, whatever has become of the bot."""
    async with evening(tmp_path) as found:
        yield found
