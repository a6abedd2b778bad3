"""Where somebody has met something first, as several processes know it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.interactions.first_encounters import FirstEncounters
from tests.support.host_harness import HostHarness

ADA, BEN = 1, 2
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
    harness.host.store = replace(harness.host.store, shared=True)
    here, elsewhere = FirstEncounters(harness.host), FirstEncounters(harness.host)
    for process in (here, elsewhere):
        assert not await process.is_first_at("bank", "no place", (), (ADA,))
    assert await elsewhere.is_first_at("bank", "first:1", (ADA,), (ADA,))
    assert not await here.is_first_at("bank", "second:1", (ADA,), (ADA,))
    assert not await FirstEncounters(harness.host).is_first_at("bank", "second:1", (), (ADA,))


async def test_a_process_that_is_alone_stores_what_was_met_when_it_is_saved(
    harness: HostHarness,
) -> None:
    people = FirstEncounters(harness.host)
    assert await people.is_first_at("bank", "first:1", (ADA,), (ADA,))
    assert not await people.is_first_at("bank", "second:1", (ADA,), (ADA,))
    assert await people.is_first_at("hold", "first:1", (ADA, BEN), (ADA, BEN))
    assert await FirstEncounters(harness.host).is_first_at("bank", "third:1", (ADA,), (ADA,))
    assert len(await asyncio.gather(*people.saves())) == 2
    assert people.saves() == []
    later = FirstEncounters(harness.host)
    assert await later.is_first_at("bank", "first:1", (), (ADA,))
    assert await later.is_first_at("hold", "first:1", (), (BEN,))
    assert not await later.is_first_at("hold", "second:1", (ADA,), (ADA,))


async def test_what_is_forgotten_before_it_is_saved_is_not_stored(harness: HostHarness) -> None:
    people = FirstEncounters(harness.host)
    assert await people.is_first_at("bank", "first:1", (ADA,), (ADA,))
    await people.forget(ADA)
    assert people.saves() == []
    assert await harness.store.settings.get("hints:1") is None
