"""Whom a person has blocked: kept for them alone."""

from __future__ import annotations

import pytest

from engine.host.people.blocks import (
    BLOCKS,
    MOST_BLOCKED,
    block,
    blocked_by,
    has_blocked,
    unblock,
)
from engine.host.personal.erase import Eraser
from engine.host.personal.file import personal_data
from engine.host.personal.registry import DeletedPeople
from engine.host.refusals import Refusal, Refused
from tests.support.host_harness import ADA, BEN, CLEO, HostHarness

pytestmark = pytest.mark.asyncio


async def test_a_block_has_one_direction_and_lasts(harness: HostHarness) -> None:
    host = harness.host
    await block(host, ADA.user_id, BEN.user_id)
    await block(host, ADA.user_id, CLEO.user_id)
    await block(host, ADA.user_id, BEN.user_id)
    assert await blocked_by(host, ADA.user_id) == (CLEO.user_id, BEN.user_id)
    assert await has_blocked(host, ADA.user_id, BEN.user_id)
    assert not await has_blocked(host, BEN.user_id, ADA.user_id)
    assert not await has_blocked(host, ADA.user_id, None)
    await unblock(host, ADA.user_id, BEN.user_id)
    assert await blocked_by(host, ADA.user_id) == (CLEO.user_id,)
    await unblock(host, ADA.user_id, CLEO.user_id)
    assert await harness.store.settings.get(f"{BLOCKS}{ADA.user_id}") is None


async def test_nobody_blocks_themselves_or_more_than_a_hundred(harness: HostHarness) -> None:
    with pytest.raises(Refused) as refused:
        await block(harness.host, ADA.user_id, ADA.user_id)
    assert refused.value.refusal is Refusal.NOT_BLOCKABLE
    for other in range(1000, 1000 + MOST_BLOCKED):
        await block(harness.host, ADA.user_id, other)
    with pytest.raises(Refused) as refused:
        await block(harness.host, ADA.user_id, BEN.user_id)
    assert refused.value.refusal is Refusal.BLOCKED_ENOUGH
    await block(harness.host, ADA.user_id, 1000)
    assert len(await blocked_by(harness.host, ADA.user_id)) == MOST_BLOCKED


async def test_only_who_blocks_finds_it_in_their_data(harness: HostHarness) -> None:
    await block(harness.host, ADA.user_id, BEN.user_id)
    (kept,) = (await personal_data(harness.host, ADA.user_id))["settings"]
    assert kept == {"key": f"{BLOCKS}{ADA.user_id}", "text": f"[{BEN.user_id}]"}
    assert (await personal_data(harness.host, BEN.user_id))["settings"] == []


async def test_a_deleted_person_is_on_no_list_and_has_none(harness: HostHarness) -> None:
    host = harness.host
    await block(host, ADA.user_id, BEN.user_id)
    await block(host, ADA.user_id, CLEO.user_id)
    await block(host, BEN.user_id, ADA.user_id)
    await Eraser(host, harness.lobbies, DeletedPeople()).erase(BEN.user_id)
    assert await blocked_by(host, ADA.user_id) == (CLEO.user_id,)
    assert await harness.store.settings.get(f"{BLOCKS}{BEN.user_id}") is None
