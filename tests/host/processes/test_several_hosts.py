"""Two hosts on one PostgreSQL database: only the owner of a game does what nobody has pressed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.host.administration.databases import open_store
from engine.host.processes.ownership import LeasedSlots
from engine.host.store.leases import LostLease
from engine.host.store.records import Commit
from engine.host.store.store import Store
from tests.support.game import A, B, live
from tests.support.host_harness import HOUR, HostedGame, HostHarness, logged_line
from tests.support.postgres_server import PostgresServer

pytestmark = pytest.mark.asyncio


@dataclass
class Two:
    """The same game at its owner and at another process."""

    owner: HostedGame
    other: HostedGame


@pytest_asyncio.fixture
async def stores(postgres_server: PostgresServer) -> AsyncIterator[tuple[Store, Store]]:
    async with postgres_server.database() as url:
        opened = await open_store(url, shared=True), await open_store(url, shared=True)
        yield opened
        for store in opened:
            await store.close()


async def owned_by(store: Store, name: str, time: list[float]) -> LeasedSlots:
    assert store.leases is not None
    owned = LeasedSlots(store.leases, name, 1, lambda: time[0])
    await owned.begin(1, 0.0)
    await owned.take((await owned.look()).free)
    return owned


@pytest_asyncio.fixture
async def two(stores: tuple[Store, Store]) -> AsyncIterator[Two]:
    owner = HostHarness(stores[0])
    other = HostHarness(stores[1], owner.time)
    for harness, name in ((owner, "one"), (other, "two")):
        harness.host.ownership = await owned_by(harness.store, name, [0.0])
    game = await owner.start_game(live(2), (1, 2), (3, 4))
    yield Two(game, HostedGame(other, game.id))
    for harness in (owner, other):
        await harness.host.computers.close()


async def test_a_press_is_carried_out_where_it_arrives(two: Two) -> None:
    await two.owner.table()
    await two.other.submit(A, a.Roll())
    assert await two.other.log_lines() == [logged_line(A, a.Roll())]
    two.owner.host.loaded.drop_all()
    assert (await two.owner.table()).record.version > 1


async def test_a_game_of_another_process_is_never_looked_at_in_memory(two: Two) -> None:
    before = (await two.other.table()).record.version
    await two.owner.submit(A, a.Roll())
    assert (await two.other.table()).record.version > before


async def test_an_owner_that_missed_a_press_elsewhere_still_answers_rightly(two: Two) -> None:
    seen = await two.owner.decision()
    await two.other.submit(A, a.Roll())
    assert await two.owner.decision() == seen, "it trusts what it holds"
    pressed = await two.other.decision()
    await two.owner.submit(B if pressed.seat == B else A, a.Buy(), pressed.id)
    after = await two.other.log_lines()
    assert len(after) == 2


async def test_only_the_owner_carries_out_a_passed_deadline(two: Two) -> None:
    await two.other.table()
    with pytest.raises(LostLease):
        await two.other.wait(HOUR)
    assert await two.other.log_lines() == []
    await two.owner.host.fire_due(two.owner.id)
    assert await two.owner.log_lines() != []


async def test_a_former_owner_carries_out_nothing(two: Two) -> None:
    successor = two.other.host.ownership
    assert isinstance(successor, LeasedSlots)
    former = two.owner.host.ownership
    assert isinstance(former, LeasedSlots)
    await two.owner.table()
    await successor.take([former.fence(7)])
    with pytest.raises(LostLease):
        await two.owner.wait(HOUR)
    assert await two.owner.log_lines() == []
    await two.other.host.fire_due(two.other.id)
    assert await two.other.log_lines() != []


async def test_a_press_elsewhere_undoes_no_movement_of_deadlines(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner makes up for an absence after another process has read the game."""
    games = two.other.harness.store.games
    commit, moved = games.commit, list[bool]()

    async def commit_too_late(change: Commit) -> None:
        if not moved:
            moved.append(True)
            await two.owner.host.shift_deadlines(HOUR)
        await commit(change)

    monkeypatch.setattr(games, "commit", commit_too_late)
    await two.other.submit(A, a.Roll())
    assert await two.other.log_lines() == [logged_line(A, a.Roll())], "once"
    two.owner.host.loaded.drop_all()
    assert (await two.owner.table()).record.shifts == 1
