"""Absences of slots of which each belongs to one of several processes."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest
import pytest_asyncio

from engine.host.processes.downtime import ALIVE, DISCONNECTED, DowntimeWatch
from engine.host.processes.ownership import LEASE_SECONDS, LeasedSlots, SoleOwner
from engine.host.store.slots import NO_SLOTS, Slots
from tests.support.game import live
from tests.support.host_harness import HOUR, MINUTE, HostHarness
from tests.support.memory_leases import MemoryLeases

pytestmark = pytest.mark.asyncio
COUNT = 4
GUILD = 2 << 22
"""A server of the third slot."""


class Process:
    """One of several: the slots it owns, and its watch. Time is the database's and its own."""

    def __init__(self, harness: HostHarness, leases: MemoryLeases, name: str) -> None:
        self.time = harness.time
        self.leases = leases
        self.moved: list[float] = []
        self.owned = LeasedSlots(leases, name, 1, lambda: self.time[0])

        async def note_moved(seconds: float) -> None:
            self.moved.append(seconds)

        def now() -> float:
            return self.time[0]

        store = harness.store
        self.watch = DowntimeWatch(
            store, now, now, harness.host.shift_deadlines, note_moved, self.owned
        )

    async def take_all(self) -> None:
        """Take every slot that is free, as its loop would."""
        while taken := await self.owned.take((await self.owned.look()).free):
            for lease in taken:
                self.watch.hold(lease)

    def pass_time(self, seconds: float) -> None:
        self.time[0] += seconds
        self.leases.now += seconds

    async def connect_all(self) -> list[float]:
        """Connect every slot; by how much the deadlines of each were moved."""
        return [await self.watch.mark_connected(it, COUNT) for it in range(COUNT)]


@pytest_asyncio.fixture
async def one(harness: HostHarness) -> Process:
    leases = MemoryLeases()
    leases.now = harness.time[0]
    found = Process(harness, leases, "one")
    await found.watch.begin(COUNT)
    return found


async def test_a_slot_counts_as_absent_until_it_is_connected(one: Process) -> None:
    assert not one.watch.connected
    await one.take_all()
    every = Slots.of(COUNT, range(COUNT))
    assert (one.watch.connected, one.watch.disconnected) == (Slots.of(COUNT, ()), every)
    await one.connect_all()
    assert (one.watch.connected, one.watch.disconnected) == (every, NO_SLOTS)
    assert one.moved == [], "an absence of no time is not made up for"


async def test_the_next_owner_makes_up_for_the_absence_of_a_slot(
    one: Process, harness: HostHarness
) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    await one.take_all()
    await one.connect_all()
    one.pass_time(HOUR)
    two = Process(harness, one.leases, "two")
    await two.watch.begin(COUNT)
    await two.take_all()
    one.pass_time(MINUTE)
    assert await two.connect_all() == [HOUR + MINUTE] * COUNT
    harness.host.loaded.drop_all()
    assert [it.at for it in await game.deadlines()] == [before.at + HOUR + MINUTE]
    assert two.moved == [HOUR + MINUTE] * COUNT


async def test_a_process_whose_leases_have_ended_rings_nothing(one: Process) -> None:
    await one.take_all()
    await one.connect_all()
    one.pass_time(LEASE_SECONDS + 1)
    assert not one.watch.connected
    assert not one.watch.disconnected


async def test_a_process_that_stood_still_owns_nothing_and_moves_nothing(one: Process) -> None:
    await one.take_all()
    await one.connect_all()
    await one.watch.note()
    one.pass_time(HOUR)
    assert await one.watch.compensate() == 0
    assert not one.owned.slots
    assert one.moved == []
    assert await one.watch.compensate() == 0


async def test_a_slot_that_is_taken_again_counts_as_absent_for_as_long_as_its_lease_says(
    one: Process,
) -> None:
    await one.take_all()
    await one.connect_all()
    one.watch.mark_lost(2, COUNT)
    one.owned.drop()
    one.pass_time(LEASE_SECONDS + 1)
    assert not one.watch.disconnected, "it is its next owner's business"
    one.leases.rows[2] = replace(one.leases.rows[2], absent=one.leases.now - MINUTE - 2)
    await one.take_all()
    assert await one.watch.mark_connected(2, COUNT) == MINUTE + 2


async def test_a_game_of_another_process_stands_where_its_slot_was_lost(
    one: Process, harness: HostHarness
) -> None:
    other = Process(harness, one.leases, "other")
    await other.watch.begin(COUNT)
    await other.owned.look()
    assert other.watch.connected_until(GUILD) == math.inf
    one.pass_time(HOUR)
    await other.owned.look()
    assert other.watch.connected_until(GUILD) == harness.time[0] - HOUR
    await one.watch.note()
    await one.take_all()
    await one.connect_all()
    assert one.watch.connected_until(GUILD) == math.inf
    one.watch.mark_lost(2, COUNT)
    one.pass_time(5)
    assert one.watch.connected_until(GUILD) == harness.time[0] - 5


async def test_the_first_of_several_goes_on_where_a_process_alone_ended(
    harness: HostHarness,
) -> None:
    await harness.store.settings.put(ALIVE, str(harness.time[0] - HOUR))
    lost = json.dumps({"count": 2, "since": {"1": harness.time[0] - 2 * HOUR}})
    await harness.store.settings.put(DISCONNECTED, lost)
    one = Process(harness, MemoryLeases(), "one")
    await one.watch.begin(COUNT)
    assert [round(it.absent) for it in await one.leases.all()] == [2 * HOUR] * COUNT
    noted = json.loads(await harness.store.settings.get(DISCONNECTED))
    assert noted["since"] == {}, "a process alone would count it again"
    assert await harness.store.settings.get(ALIVE) == str(harness.time[0])


async def test_before_the_games_are_divided_nothing_is_noted(harness: HostHarness) -> None:
    """A process that does not get that far must not shorten the absence."""
    await harness.store.settings.put(ALIVE, "1.0")
    one = Process(harness, MemoryLeases(), "one")
    await one.watch.compensate()
    await one.watch.stop()
    assert await harness.store.settings.get(ALIVE) == "1.0"


async def test_a_process_alone_goes_on_where_each_slot_of_several_was_lost(
    one: Process, harness: HostHarness
) -> None:
    await one.take_all()
    await one.connect_all()
    one.pass_time(HOUR)
    rows = one.leases.rows
    for slot in (0, 2, 3):  # The other slot is not connected any more.
        rows[slot] = replace(rows[slot], absent=one.leases.now)
    await one.watch.note()
    one.pass_time(2 * MINUTE)
    alone = DowntimeWatch(
        harness.store, lambda: harness.time[0], lambda: 0.0, owned=SoleOwner(one.leases)
    )
    await alone.begin()
    assert one.leases.rows == {}, "no slot is anybody else's"
    absences = [await alone.mark_connected(it, COUNT) for it in range(COUNT)]
    assert absences == [2 * MINUTE, HOUR + 2 * MINUTE, 2 * MINUTE, 2 * MINUTE]
    await alone.stop()
