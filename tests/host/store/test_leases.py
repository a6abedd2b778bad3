"""Leases of slots: one owner at a time, by the clock of the database, and fences for its writes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from engine.host.administration.databases import open_store
from engine.host.store.errors import Unwritable
from engine.host.store.leases import Fence, Hints, Lease, Leases, LostLease, OtherDivision
from engine.host.store.records import Message
from engine.host.store.slots import ALL_SLOTS, Slots
from engine.host.store.store import Store
from tests.support.postgres_server import PostgresServer, own_server, skipping_without
from tests.support.store_records import creation, next_commit
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio
SLOTS = 4
LONG, SHORT = 60.0, 0.2


@pytest_asyncio.fixture
async def url(postgres_server: PostgresServer) -> AsyncIterator[str]:
    async with postgres_server.database() as url:
        yield url


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    await leases_of(store).divide(SLOTS, 0.0)
    yield store
    await store.close()


@pytest_asyncio.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """Another process's store on the same database."""
    other = await open_store(url)
    yield other
    await other.close()


@pytest_asyncio.fixture
async def leases(store: Store) -> Leases:
    return leases_of(store)


def leases_of(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


def hints_of(store: Store) -> Hints:
    assert store.hints is not None
    return store.hints


def fences(taken: tuple[Lease, ...]) -> dict[int, int]:
    return {lease.slot: lease.fence for lease in taken}


async def every(leases: Leases) -> list[Fence]:
    return [Fence(lease.slot, lease.fence) for lease in await leases.all()]


async def take(leases: Leases, owner: str, seconds: float = LONG) -> dict[int, int]:
    return fences(await leases.acquire(owner, await every(leases), seconds))


def message(game_id: str = "g1", message_id: int = 1) -> Message:
    return Message(game_id, "table", 5, message_id, 1, 1000.0)


async def test_a_file_is_one_processs(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'games.db'}")
    assert store.leases is None
    await store.close()


async def test_slots_are_free_after_the_first_division(leases: Leases) -> None:
    found = await leases.all()
    assert [lease.slot for lease in found] == [0, 1, 2, 3]
    assert all(lease.is_free for lease in found)
    await leases.divide(SLOTS, 99.0)
    assert [round(lease.absent) for lease in await leases.all()] == [0] * SLOTS


async def test_an_owner_has_a_lease_for_some_seconds(leases: Leases) -> None:
    taken = await leases.acquire("one", [Fence(1, 0), Fence(3, 0)], LONG)
    assert fences(taken) == {1: 1, 3: 1}
    found = {lease.slot: lease for lease in await leases.all()}
    assert (found[1].owner, found[1].fence, found[1].is_free) == ("one", 1, False)
    assert LONG - 10 < found[1].left <= LONG
    assert found[0].is_free


async def test_two_processes_that_race_for_slots_never_own_one_both(
    leases: Leases, other: Store
) -> None:
    both = leases, leases_of(other)
    for _ in range(20):
        expected = await every(leases)
        taken = await asyncio.gather(
            *(it.acquire(name, expected, LONG) for it, name in zip(both, "ab", strict=True))
        )
        slots = [lease.slot for found in taken for lease in found]
        assert sorted(slots) == [0, 1, 2, 3]
        owners = {lease.slot: lease.owner for found in taken for lease in found}
        assert {lease.slot: lease.owner for lease in await leases.all()} == owners


async def test_a_lease_that_has_ended_cannot_be_renewed(leases: Leases) -> None:
    held = await take(leases, "one", SHORT)
    assert await leases.renew(held, (), SHORT) == {0, 1, 2, 3}

    async def is_free() -> bool:
        return all(lease.is_free for lease in await leases.all())

    await wait_for(is_free)
    assert await leases.renew(held, (), LONG) == frozenset()
    assert all(lease.is_free for lease in await leases.all()), "whoever saw it free may take it"


async def test_a_former_owner_renews_and_releases_nothing(leases: Leases, other: Store) -> None:
    before = await take(leases, "one")
    after = await take(leases_of(other), "two")
    assert after == {slot: fence + 1 for slot, fence in before.items()}
    assert await leases.renew(before, (0,), LONG) == frozenset()
    await leases.release(before, ())
    assert {lease.owner for lease in await leases.all()} == {"two"}


async def test_a_released_slot_is_free_at_once(leases: Leases) -> None:
    held = await take(leases, "one")
    await leases.release({0: held[0]}, ())
    found = await leases.all()
    assert [lease.is_free for lease in found] == [True, False, False, False]
    assert found[0].owner == "one", "its next process goes on with it"


async def test_a_slot_is_absent_since_it_was_last_connected(leases: Leases, url: str) -> None:
    held = await take(leases, "one")
    raw = await asyncpg.connect(url)
    await raw.execute("UPDATE leases SET connected_at = connected_at - 100")
    await raw.close()
    await leases.renew(held, (1,), LONG)
    await leases.release({2: held[2]}, (2,))
    assert [round(it.absent, -1) for it in await leases.all()] == [100, 0, 0, 100]
    await take(leases, "two")
    assert [round(it.absent, -1) for it in await leases.all()] == [100, 0, 0, 100]


async def test_only_the_clock_of_the_database_counts(
    leases: Leases, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process whose clock is an hour ahead neither ends leases of others nor prolongs its own."""
    held = await take(leases, "one")
    with monkeypatch.context() as ahead:
        ahead.setattr(time, "time", lambda: 4e9)
        found = await leases_of(other).all()
        assert not any(lease.is_free for lease in found)
        assert max(lease.left for lease in found) <= LONG
        assert await leases_of(other).renew(held, (0,), LONG) == {0, 1, 2, 3}
    assert max(lease.left for lease in await leases.all()) <= LONG
    assert max(lease.absent for lease in await leases.all()) < LONG


async def test_games_are_divided_anew_only_while_nobody_owns_any(leases: Leases, url: str) -> None:
    held = await take(leases, "one")
    with pytest.raises(OtherDivision, match="run with 4 shards, and this one would with 6"):
        await leases.divide(6, 0.0)
    await leases.release(held, range(SLOTS))
    raw = await asyncpg.connect(url)
    await raw.execute("UPDATE leases SET connected_at = connected_at - 100 WHERE slot = 3")
    await raw.close()
    await leases.divide(6, 0.0)
    found = await leases.all()
    assert [round(it.absent, -1) for it in found] == [0, 100, 0, 100, 0, 100]
    assert {it.fence for it in found} == {max(held.values())}, "no fence comes twice"
    await leases.divide(1, 0.0)
    assert [round(it.absent, -1) for it in await leases.all()] == [100]


async def test_a_process_alone_ends_the_division_once_nobody_owns_a_slot(leases: Leases) -> None:
    held = await take(leases, "one")
    with pytest.raises(OtherDivision, match="Set PROCESSES to how many"):
        await leases.divide(0, 0.0)
    await leases.release(held, ())
    await leases.divide(0, 0.0)
    assert await leases.all() == ()
    await leases.divide(2, 30.0)
    assert [round(it.absent, -1) for it in await leases.all()] == [30, 30]


async def test_processes_that_start_together_divide_once(url: str) -> None:
    stores = [await open_store(url) for _ in range(2)]
    await asyncio.gather(*(leases_of(it).divide(SLOTS, 50.0) for it in stores))
    found = await leases_of(stores[0]).all()
    assert [(it.slot, round(it.absent, -1)) for it in found] == [(it, 50) for it in range(SLOTS)]
    for it in stores:
        await it.close()


async def test_turns_in_a_line_are_apart(leases: Leases, other: Store) -> None:
    waits = [await it.turn("identify 0", 5.0) for it in (leases, leases_of(other), leases)]
    assert waits[0] == 0
    assert waits == pytest.approx([0, 5, 10], abs=2)
    assert await leases.turn("identify 1", 5.0) == 0


async def test_a_renewal_fails_while_the_database_is_away_and_goes_on_afterwards(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with skipping_without(), own_server() as server:
        store = await open_store(server.url)
        leases = leases_of(store)
        await leases.divide(SLOTS, 0.0)
        held = await take(leases, "one")
        server.stop()
        with pytest.raises(Unwritable):
            await leases.renew(held, (), LONG)
        server.start()
        assert await leases.renew(held, (), LONG) == {0, 1, 2, 3}
        await store.close()


# Hints


async def test_what_a_process_tells_is_heard_by_all_and_missed_while_the_server_is_away(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with skipping_without(), own_server() as server:
        stores = [await open_store(server.url) for _ in range(2)]
        heard: list[list[str]] = [[], []]
        for store, texts in zip(stores, heard, strict=True):
            hints_of(store).listen(texts.append)
        await wait_for(lambda: heard == [[""], [""]])
        await hints_of(stores[0]).send("slots")
        await wait_for(lambda: heard == [["", "slots"], ["", "slots"]])
        server.stop()
        with pytest.raises(Unwritable):
            await hints_of(stores[0]).send("lost")
        server.start()
        await wait_for(lambda: heard == [["", "slots", ""], ["", "slots", ""]])
        await hints_of(stores[1]).send("game g")
        await wait_for(lambda: heard[0][-1] == heard[1][-1] == "game g")
        for store in stores:
            await store.close()


# Fences


async def test_the_owner_writes_and_a_former_one_is_refused(store: Store, other: Store) -> None:
    first, secret = creation()
    await store.games.create(first, secret)
    old = Fence(2, (await take(leases_of(store), "one"))[2])
    await store.messages.put(message(), old)
    await store.messages.save("g1", {}, 1, old)
    assert await store.outbox.unshown() == ()
    new = Fence(2, (await take(leases_of(other), "two"))[2])
    change = next_commit(first.record, outbox=("table",))
    writes = (
        store.messages.put(message(message_id=2), old),
        store.messages.drop("g1", "table", old),
        store.games.commit(replace(change, fence=old)),
        store.messages.save("g1", {}, 2, old),
        store.schedule.shift(60.0, ALL_SLOTS, (old,), noted="so"),
    )
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(it) for it in found] == [LostLease] * len(writes)
    assert await other.messages.get("g1", "table") == message()
    assert (await other.games.load("g1") or first.record).version == 1
    assert await other.settings.get("noted") is None
    await other.games.commit(replace(change, fence=new))
    await other.messages.save("g1", {}, 2, new)
    assert (await store.games.load("g1") or first.record).shown_version == 2


async def test_what_is_refused_takes_nothing_with_it(store: Store) -> None:
    """Others that share its transaction are written: another slot's owner, and presses."""
    for game_id in ("g1", "g2", "g3"):
        await store.games.create(*creation(game_id))
    held = await take(leases_of(store), "one")
    writes = (
        store.messages.put(message("g1"), Fence(0, held[0] - 1)),
        store.messages.put(message("g2"), Fence(1, held[1])),
        store.games.commit(next_commit(creation("g3")[0].record)),
        store.games.commit(next_commit(creation("g1")[0].record, fence=Fence(0, held[0] - 1))),
    )
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(it) for it in found] == [LostLease, type(None), type(None), LostLease]
    assert await store.messages.get("g2", "table") == message("g2")
    assert [(await store.games.load(it)).version for it in ("g1", "g3")] == [1, 2]  # type: ignore[union-attr]


async def test_a_new_owner_waits_for_what_the_last_one_is_just_writing(
    store: Store, url: str
) -> None:
    await store.games.create(*creation())
    held = await take(leases_of(store), "one")
    writing = await asyncpg.connect(url)
    transaction = writing.transaction()
    await transaction.start()
    check = "SELECT 1 FROM leases WHERE slot = 0 AND fence = $1 FOR KEY SHARE"
    assert await writing.fetchval(check, held[0])
    assert 0 in await leases_of(store).renew(held, (), LONG), "a heartbeat does not wait"
    taking = asyncio.ensure_future(take(leases_of(store), "two"))
    done, _ = await asyncio.wait({taking}, timeout=SHORT)
    assert not done
    await transaction.commit()
    assert (await taking)[0] == held[0] + 1
    await writing.close()


async def test_an_absence_is_made_up_for_once_and_by_the_owner_of_its_slot_alone(
    store: Store, url: str
) -> None:
    await store.games.create(*creation("g1", guild_id=2 << 22))
    await store.games.commit(next_commit(creation("g1", guild_id=2 << 22)[0].record))
    before = (await store.schedule.deadlines("g1"))[0].at
    held = await take(leases_of(store), "one")
    await take(leases_of(store), "two")
    mine = Slots.of(SLOTS, {2})
    with pytest.raises(LostLease):
        await store.schedule.shift(60.0, mine, (Fence(2, held[2]),))
    assert (await store.schedule.deadlines("g1"))[0].at == before
    raw = await asyncpg.connect(url)
    await raw.execute("UPDATE leases SET connected_at = connected_at - 100")
    await raw.close()
    await store.schedule.shift(60.0, mine, (Fence(2, held[2] + 1),))
    assert (await store.schedule.deadlines("g1"))[0].at == before + 60
    found = await leases_of(store).all()
    assert [round(it.absent, -1) for it in found] == [100, 100, 0, 100], "not made up for twice"
