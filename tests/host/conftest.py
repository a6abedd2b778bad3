"""A host on a file of the test's own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.host.hosted import Hosted


@pytest_asyncio.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    """A host with its clock, closed afterwards."""
    found = await Hosted.at(tmp_path / "games.db")
    yield found
    await found.store.close()
