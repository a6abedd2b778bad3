"""Where somebody has met something first, as several processes know it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.interactions.first_encounters import FirstEncounters
from tests.support.host_harness import HostHarness

ADA = 1
pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[HostHarness]:
    """Yield a host that is closed also if a test fails."""
    found = await HostHarness.at(tmp_path / "games.db")
    yield found
    await found.store.close()


async def test_what_another_process_has_explained_is_not_explained_again(
    harness: HostHarness,
) -> None:
    here, elsewhere = FirstEncounters(harness.host), FirstEncounters(harness.host)
    for process in (here, elsewhere):
        assert not await process.is_first_at("bank", "no place", (), (ADA,))
    assert await elsewhere.is_first_at("bank", "first:1", (ADA,), (ADA,))
    assert not await here.is_first_at("bank", "second:1", (ADA,), (ADA,))
    assert not await FirstEncounters(harness.host).is_first_at("bank", "second:1", (), (ADA,))
