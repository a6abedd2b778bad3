"""One slot of several is disconnected: its games stand still, and no others."""

from __future__ import annotations

from contextlib import suppress

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.host.processes.downtime import NOTED_EVERY, DowntimeWatch
from engine.host.store.database import Statement, Write
from engine.host.store.errors import Unwritable
from engine.host.store.slots import Slots
from tests.support.game import A, live
from tests.support.host_harness import ADA, HOUR, MINUTE, HostedGame, HostHarness, logged_line

pytestmark = pytest.mark.asyncio
SHARDS = 4


def guild_on(shard: int) -> int:
    """A server that belongs to this shard of four."""
    return (1000 * SHARDS + shard << 22) + 77


def watch_of(harness: HostHarness) -> DowntimeWatch:
    def now() -> float:
        return harness.time[0]

    watch = DowntimeWatch(harness.store, now, now, harness.host.shift_deadlines)
    harness.host.connected_until = watch.connected_until
    return watch


@pytest_asyncio.fixture
async def games(harness: HostHarness) -> list[HostedGame]:
    """A game in a server of each shard."""
    found = [await harness.start_game(live(2), game_id=f"g{shard}") for shard in range(SHARDS)]
    for shard, game in enumerate(found):
        change = "UPDATE games SET guild_id = ? WHERE id = ?"
        await harness.database.write(
            Write(game.id, (Statement(change, (guild_on(shard), game.id)),))
        )
    harness.host.loaded.drop_all()
    return found


async def heard_everywhere(harness: HostHarness) -> DowntimeWatch:
    """Begun, and every shard is heard."""
    watch = watch_of(harness)
    await watch.begin()
    for shard in range(SHARDS):
        await watch.mark_connected(shard, SHARDS)
    return watch


async def lives(harness: HostHarness, watch: DowntimeWatch, seconds: float) -> None:
    """Time passes, and the bot notes that it lives."""
    for _ in range(int(seconds / NOTED_EVERY)):
        harness.time[0] += NOTED_EVERY
        await watch.note()


async def ends(harness: HostHarness, found: list[HostedGame]) -> list[float]:
    """When each game's only deadline is."""
    return [(await harness.store.schedule.deadlines(game.id))[0].at for game in found]


async def moved(harness: HostHarness, games: list[HostedGame], before: list[float]) -> list[float]:
    """By how many seconds each game's deadline is later."""
    after = await ends(harness, games)
    return [then - now for now, then in zip(before, after, strict=True)]


async def test_a_dead_shard_stops_and_moves_the_deadlines_of_its_own_games_only(
    harness: HostHarness,
    games: list[HostedGame],
) -> None:
    before, watch = await ends(harness, games), watch_of(harness)
    watch.mark_lost(2, SHARDS)
    harness.time[0] += 100
    assert await watch.mark_connected(1, SHARDS) == 0, "it was never lost"
    for game in games:
        await game.wait(50)
    lines = [await game.log_lines() for game in games]
    assert lines == [
        [logged_line(A, a.Roll())],
        [logged_line(A, a.Roll())],
        [],
        [logged_line(A, a.Roll())],
    ]
    assert await watch.mark_connected(2, SHARDS) == 300
    after = await ends(harness, games)
    assert after[2] == before[2] + 300
    assert [after[it] for it in (0, 1, 3)] != before[:2] + before[3:], "these have gone on"
    (moved,) = await harness.store.schedule.deadlines(games[2].id)
    assert (await games[2].table()).deadlines == (moved,), "nothing stale is held in memory"


async def test_games_of_a_dead_shard_are_neither_due_nor_expired(
    harness: HostHarness, games: list[HostedGame]
) -> None:
    lobby = await harness.open_lobby(ADA)  # In a server whose id is too small for any shard but 0.
    watch = watch_of(harness)
    watch.mark_lost(0, SHARDS)
    watch.mark_lost(2, SHARDS)
    late, alive = harness.time[0] + HOUR, watch.connected
    assert alive == Slots.of(SHARDS, {1, 3})
    assert await harness.store.schedule.due(late, alive) == (games[1].id, games[3].id)
    assert await harness.store.schedule.expired(late, alive) == ()
    assert await harness.store.schedule.expired(late) == (lobby.record.id,)
    assert await harness.store.schedule.next_deadline(alive) == min(await ends(harness, games))
    for slot in (1, 3):
        watch.mark_lost(slot, SHARDS)
    assert await harness.store.schedule.next_deadline(watch.connected) is None


async def test_a_lobby_whose_people_cannot_be_heard_stays_open(harness: HostHarness) -> None:
    lobby, watch = await harness.open_lobby(ADA), watch_of(harness)
    watch.mark_lost(0, SHARDS)
    harness.time[0] += 2 * HOUR
    await harness.lobbies.expire(lobby.record.id)
    assert (await harness.lobbies.find(lobby.record.id)).record.phase == "lobby"


async def test_shards_that_die_and_return_at_their_own_times_count_for_themselves(
    harness: HostHarness,
    games: list[HostedGame],
) -> None:
    before, watch = await ends(harness, games), watch_of(harness)
    watch.mark_lost(0, SHARDS)
    harness.time[0] += 1000
    watch.mark_lost(1, SHARDS)
    harness.time[0] += 500
    assert await watch.mark_connected(0, SHARDS) == 1500
    assert watch.disconnected == Slots.of(SHARDS, {1})
    harness.time[0] += 200
    assert await watch.mark_connected(1, SHARDS) == 700
    assert await watch.mark_connected(1, SHARDS) == 0
    assert not watch.disconnected
    assert await moved(harness, games, before) == [1500, 700, 0, 0]


async def test_a_press_that_comes_another_way_meets_a_game_that_stands_still(
    harness: HostHarness,
    games: list[HostedGame],
) -> None:
    """By direct message, on the first shard, somebody of a server on a dead one is heard."""
    game, watch = games[2], watch_of(harness)
    harness.time[0] += 100
    watch.mark_lost(2, SHARDS)
    harness.time[0] += HOUR
    await game.submit(A, a.Roll())
    assert await game.log_lines() == [logged_line(A, a.Roll())], "Ada's own press, not her silence"
    ((at, left),) = {(it.at, it.at - harness.time[0]) for it in await game.deadlines()}
    assert left < 0, "the new deadline counts from when the shard was lost"
    await watch.mark_connected(2, SHARDS)
    assert {it.at for it in await harness.store.schedule.deadlines(game.id)} == {at + HOUR}


async def test_the_next_process_goes_on_from_when_each_shard_was_last_heard(
    harness: HostHarness,
    games: list[HostedGame],
) -> None:
    before, first = await ends(harness, games), await heard_everywhere(harness)
    first.mark_lost(3, SHARDS)
    await lives(harness, first, HOUR)
    await first.stop()
    harness.time[0] += 2 * MINUTE
    second = watch_of(harness)
    await second.begin()
    harness.time[0] += MINUTE
    absences = [await second.mark_connected(shard, SHARDS) for shard in range(SHARDS)]
    await second.stop()
    assert absences == [3 * MINUTE, 3 * MINUTE, 3 * MINUTE, HOUR + 3 * MINUTE]
    assert await moved(harness, games, before) == absences


async def test_no_crash_between_two_shards_moves_anything_twice(
    harness: HostHarness, games: list[HostedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, first = await ends(harness, games), await heard_everywhere(harness)
    await first.stop()

    async def dead(key: str, text: str) -> None:
        raise Unwritable("games.db", "the process is killed")

    harness.time[0] += HOUR
    second = watch_of(harness)
    await second.begin()
    await second.mark_connected(1, SHARDS)
    with monkeypatch.context() as crash:
        crash.setattr(harness.store.settings, "put", dead)
        with suppress(Unwritable):
            await second.stop()
    harness.time[0] += HOUR
    third = watch_of(harness)
    await third.begin()
    assert [await third.mark_connected(shard, SHARDS) for shard in range(SHARDS)] == [
        2 * HOUR,
        HOUR,
        2 * HOUR,
        2 * HOUR,
    ]
    await third.stop()
    assert await moved(harness, games, before) == [2 * HOUR] * SHARDS


async def test_another_number_of_shards_gives_nobody_less_time(
    harness: HostHarness, games: list[HostedGame]
) -> None:
    before, first = await ends(harness, games), await heard_everywhere(harness)
    first.mark_lost(3, SHARDS)
    await lives(harness, first, HOUR)
    await first.stop()
    second = watch_of(harness)
    await second.begin()
    await lives(harness, second, 2 * MINUTE)
    assert await second.mark_connected(0, 2) == 2 * MINUTE
    assert await second.mark_connected(1, 2) == HOUR + 2 * MINUTE
    await second.stop()
    even, odd = 2 * MINUTE, HOUR + 2 * MINUTE
    assert await moved(harness, games, before) == [even, odd, even, odd]


async def test_a_shard_that_is_lost_again_while_deadlines_move_stays_lost(
    harness: HostHarness, games: list[HostedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = watch_of(harness)
    shift = harness.store.schedule.shift

    async def shift_and_lose(*arguments: object, **noted: str) -> None:
        await shift(*arguments, **noted)
        watch.mark_lost(1, SHARDS)

    monkeypatch.setattr(harness.store.schedule, "shift", shift_and_lose)
    watch.mark_lost(1, SHARDS)
    harness.time[0] += HOUR
    assert await watch.mark_connected(1, SHARDS) == HOUR
    assert watch.disconnected == Slots.of(SHARDS, {1})
    harness.time[0] += 30
    assert await watch.mark_connected(1, SHARDS) == 0, (
        "since the second time it was no long absence"
    )
    assert not watch.disconnected
