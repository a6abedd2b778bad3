"""When a person was last at a game, as a process knows it that is not the only one."""

from __future__ import annotations

import pytest

from engine.host.clocks.last_seen import Seen, SeenCache
from tests.support.game import live
from tests.support.host_harness import BEN, HOUR, HostHarness

pytestmark = pytest.mark.asyncio


async def test_a_visit_at_another_process_meanwhile_is_the_last_one(harness: HostHarness) -> None:
    """A slot goes from one process to another, and back."""
    visitor = (await harness.start_game(live(2))).id, BEN.user_id
    one, two = SeenCache(harness.store), SeenCache(harness.store)
    await one.save(visitor, Seen(1, 0.0, 1))
    there = Seen(9, 2.0 * HOUR, 1, 9, 2.0 * HOUR)
    await two.save(visitor, there)
    assert await one.last(visitor, 2.0 * HOUR) == there


async def test_a_visit_that_is_not_on_disk_yet_is_the_last_one(harness: HostHarness) -> None:
    visitor = (await harness.start_game(live(2))).id, BEN.user_id
    seen = SeenCache(harness.store)
    await seen.save(visitor, Seen(1, 0.0, 1))
    await seen.extend(visitor, Seen(2, 60.0, 1))
    assert await seen.last(visitor, 60.0) == Seen(2, 60.0, 1)
    assert await SeenCache(harness.store).last(visitor, 60.0) == Seen(1, 0.0, 1)
