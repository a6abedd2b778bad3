"""A host whose computers think beside the presses."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.host_harness import HostHarness
from tests.support.thinkers import ScriptedThinker


@pytest.fixture
def thinker() -> ScriptedThinker:
    """What thinks for the computers of `thinking`."""
    return ScriptedThinker()


@pytest_asyncio.fixture
async def thinking(tmp_path: Path, thinker: ScriptedThinker) -> AsyncIterator[HostHarness]:
    """A host whose computers think, closed afterwards."""
    found = await HostHarness.at(tmp_path / "games.db", thinker)
    yield found
    thinker.release()
    await found.close()
