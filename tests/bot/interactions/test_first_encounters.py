"""Where somebody has met something first, as several processes know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.first_encounters import FirstEncounters
from tests.support.host_harness import HostHarness

ADA = 1
pytestmark = pytest.mark.asyncio


async def test_what_another_process_has_explained_is_not_explained_again(tmp_path: Path) -> None:
    harness = await HostHarness.at(tmp_path / "games.db")
    here, elsewhere = FirstEncounters(harness.host), FirstEncounters(harness.host)
    for process in (here, elsewhere):
        assert not await process.is_first_at("bank", "no place", (), (ADA,))
    assert await elsewhere.is_first_at("bank", "first:1", (ADA,), (ADA,))
    assert not await here.is_first_at("bank", "second:1", (ADA,), (ADA,))
    assert not await FirstEncounters(harness.host).is_first_at("bank", "second:1", (), (ADA,))
    await harness.store.close()
