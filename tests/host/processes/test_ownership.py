"""Which slots each of several processes takes, keeps, hands over and loses."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from engine.host.processes.ownership import LEASE_SECONDS, PATIENCE, LeasedSlots
from engine.host.store.leases import Fence, Lease
from engine.host.store.slots import Slots
from tests.support.memory_leases import MemoryLeases

pytestmark = pytest.mark.asyncio
COUNT = 4


async def process(leases: MemoryLeases, name: str, processes: int = 1) -> LeasedSlots:
    """A process that knows how the games are divided, and owns nothing yet."""
    found = LeasedSlots(leases, name, processes, lambda: leases.now)
    await found.begin(COUNT, 0.0)
    return found


class SlowLeases(MemoryLeases):
    """Leases of a database whose answers take three seconds to arrive."""

    async def acquire(
        self, owner: str, expected: Collection[Fence], seconds: float
    ) -> tuple[Lease, ...]:
        found = await super().acquire(owner, expected, seconds)
        self.now += 3
        return found

    async def renew(
        self, held: Mapping[int, int], connected: Collection[int], seconds: float
    ) -> frozenset[int]:
        kept = await super().renew(held, connected, seconds)
        self.now += 3
        return kept


async def beat(*processes: LeasedSlots) -> None:
    """Each renews, looks, and takes what it can; what it prepares is connected at once."""
    for it in processes:
        await it.renew(())
        while await it.take((await it.look()).free):
            pass
        await it.take((await it.look()).others)


def owned(*processes: LeasedSlots) -> list[int]:
    """How many slots each of them owns."""
    return [len(it.slots.numbers) for it in processes]


async def test_a_process_alone_takes_every_slot() -> None:
    one = await process(MemoryLeases(), "one")
    assert not one.slots
    await beat(one)
    assert one.slots == Slots.of(COUNT, range(COUNT))
    assert one.owns(3 << 22)
    assert one.fence(3 << 22) == Fence(3, 1)
    assert one.fences(one.slots) == tuple(Fence(it, 1) for it in range(COUNT))


@pytest.mark.parametrize("is_renewed", [False, True])
async def test_a_lease_is_counted_from_the_request_on(is_renewed: bool) -> None:
    leases = SlowLeases()
    one = await process(leases, "one")
    began = leases.now
    await one.take((await one.look()).free)
    if is_renewed:
        began = leases.now
        await one.renew(())
    leases.now = began + LEASE_SECONDS - 0.1
    assert one.has(0)
    leases.now = began + LEASE_SECONDS
    assert (await leases.all())[0].is_free
    assert not one.has(0), "another process may have taken it by now"


async def test_two_of_two_share_however_late_the_second_comes() -> None:
    leases = MemoryLeases()
    one = await process(leases, "one", 2)
    await beat(one)
    assert owned(one) == [2], "the other half is left to the other process for a moment"
    leases.now += PATIENCE + 1
    await beat(one)
    assert owned(one) == [4]
    two = await process(leases, "two", 2)
    choice = await two.look()
    assert (choice.free, len(choice.others)) == ((), 2)
    await beat(two)
    assert one.slots != two.slots
    await one.renew(())
    assert owned(one, two) == [2, 2]
    before = one.slots, two.slots
    for _ in range(5):
        leases.now += 3
        await beat(one, two)
    assert (one.slots, two.slots) == before, "nothing moves without a reason"


async def test_the_slots_of_a_dead_process_go_to_those_with_the_fewest() -> None:
    leases = MemoryLeases()
    three = [await process(leases, name, 4) for name in ("one", "two", "three")]
    await beat(*three)
    assert owned(*three) == [1, 1, 1]
    leases.now += PATIENCE + 1
    await beat(*three)
    assert owned(*three) == [2, 1, 1], "one of four has never come"
    dead = three.pop(0)
    for _ in range(8):
        leases.now += 3
        await beat(*three)
    assert owned(dead, *three) == [0, 2, 2]


async def test_without_room_nobody_takes_what_others_may_come_for() -> None:
    leases = MemoryLeases()
    one, two = await process(leases, "one", 2), await process(leases, "two", 2)
    await beat(one, two)
    for it in (one, two):
        await it.release(())
    leases.now += PATIENCE + 1
    assert len(await one.take((await one.look(room=0)).free)) == 2
    assert (await one.look(room=0)).free == ()
    assert len((await one.look(room=1)).free) == 1


async def test_nobody_takes_a_slot_that_is_owned_and_is_no_surplus() -> None:
    leases = MemoryLeases()
    one, two = await process(leases, "one"), await process(leases, "two")
    await beat(one)
    await beat(two)
    assert owned(one, two) == [4, 0]
    assert two.is_others(2)
    assert not one.is_others(2)


async def test_a_process_that_cannot_renew_owns_nothing_when_its_leases_end() -> None:
    leases = MemoryLeases()
    one = await process(leases, "one")
    await beat(one)
    leases.now += LEASE_SECONDS - 0.1
    assert owned(one) == [4]
    leases.now += 0.2
    assert owned(one) == [0]
    assert not one.owns(0)
    assert await one.renew(()) == {0, 1, 2, 3}, "they are lost"
    await beat(one)
    assert owned(one) == [4], "nobody else has taken them"
    assert one.fence(0) == Fence(0, 2)


async def test_a_restarted_process_goes_on_with_its_slots_before_others_take_them() -> None:
    leases = MemoryLeases()
    one, two = await process(leases, "one", 2), await process(leases, "two", 2)
    await beat(one, two)
    before = one.slots
    again = await process(leases, "one", 2)
    choice = await again.look()
    assert not choice.free, "the last one may still be alive"
    assert {it.slot for it in choice.others} == before.numbers
    leases.now += LEASE_SECONDS + 1
    await beat(again)
    assert again.slots == before


async def test_a_stopped_process_leaves_its_slots_to_its_next_start() -> None:
    leases = MemoryLeases()
    one, two = await process(leases, "one", 2), await process(leases, "two", 2)
    await beat(one, two)
    before = one.slots
    await one.release(())
    assert owned(one) == [0]
    leases.now += PATIENCE - 1
    await beat(two)
    assert owned(two) == [2]
    again = await process(leases, "one", 2)
    await beat(again)
    assert again.slots == before


async def test_a_process_is_succeeded_by_one_of_its_name_and_takes_nothing_back() -> None:
    leases = MemoryLeases()
    old = await process(leases, "one")
    await beat(old)
    new = await process(leases, "one")
    for fence in (await new.look()).others:
        await new.take([fence])
        await old.renew(())
        await old.look()
        assert old.is_succeeded
        assert owned(old)[0] + owned(new)[0] == COUNT, "each slot always has one owner"
    await beat(old, new)
    leases.now += 3 * LEASE_SECONDS
    await beat(old)
    assert owned(old) == [0]
    assert not new.is_succeeded


async def test_what_may_be_lost_is_not_owned() -> None:
    one = await process(MemoryLeases(), "one")
    await beat(one)
    one.drop()
    assert owned(one) == [0]
    assert one.fence(0) == Fence(0, -1)


async def test_an_absence_is_known_of_others_slots_too() -> None:
    leases = MemoryLeases()
    one = await process(leases, "one")
    leases.now += 70
    await one.look()
    assert one.absent(1 << 22) == 70
