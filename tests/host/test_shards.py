"""One connection of several is dead: the games of its servers stand still, and no others."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

import pytest
import pytest_asyncio

from engine import actions as a
from engine.host.clocks.downtime import NOTED_EVERY, DowntimeWatch
from engine.host.shards import ALL_SHARDS, NO_SHARDS, Shards, shard_of
from engine.host.store.errors import Unwritable
from tests.host.hosted import ADA, HOUR, MINUTE, Hosted, Seated, said
from tests.support.game import A, live

SHARDS = 4


def guild_on(shard: int) -> int:
    """A server that belongs to this shard of four."""
    return (1000 * SHARDS + shard << 22) + 77


def watch_of(hosted: Hosted) -> DowntimeWatch:
    def now() -> float:
        return hosted.time[0]

    watch = DowntimeWatch(hosted.store, now, now, hosted.host.shift_deadlines)
    hosted.host.connected_until = watch.connected_until
    return watch


@pytest_asyncio.fixture
async def games(hosted: Hosted) -> list[Seated]:
    """A game in a server of each shard."""
    found = [await hosted.game(live(2), game_id=f"g{shard}") for shard in range(SHARDS)]
    for shard, game in enumerate(found):
        change, row = "UPDATE games SET guild_id = ? WHERE id = ?", (guild_on(shard), game.id)
        await hosted.database.write(sqlite3.Connection.execute, change, row)
    hosted.host.forget()
    return found


async def heard_everywhere(hosted: Hosted) -> DowntimeWatch:
    """Begun, and every shard is heard."""
    watch = watch_of(hosted)
    await watch.begin()
    for shard in range(SHARDS):
        await watch.back(shard, SHARDS)
    return watch


async def lives(hosted: Hosted, watch: DowntimeWatch, seconds: float) -> None:
    """Time passes, and the bot notes that it lives."""
    for _ in range(int(seconds / NOTED_EVERY)):
        hosted.time[0] += NOTED_EVERY
        await watch.note()


async def ends(hosted: Hosted, found: list[Seated]) -> list[float]:
    """When each game's only deadline is."""
    return [(await hosted.store.schedule.deadlines(game.id))[0].at for game in found]


async def moved(hosted: Hosted, games: list[Seated], before: list[float]) -> list[float]:
    """By how many seconds each game's deadline is later."""
    after = await ends(hosted, games)
    return [then - now for now, then in zip(before, after, strict=True)]


def test_servers_are_divided_by_the_upper_bits_of_their_ids() -> None:
    assert [shard_of(guild_on(shard), SHARDS) for shard in range(SHARDS)] == [0, 1, 2, 3]
    assert shard_of(guild_on(3), 1) == 0
    assert shard_of(0, SHARDS) == 0, "direct messages"
    some = Shards.of(SHARDS, {1, 3})
    assert [some.hold(guild_on(shard)) for shard in range(SHARDS)] == [False, True, False, True]
    assert all(ALL_SHARDS.hold(guild_on(shard)) for shard in range(SHARDS))
    assert (bool(some), bool(NO_SHARDS)) == (True, False)


@pytest.mark.asyncio
async def test_a_dead_shard_stops_and_moves_the_deadlines_of_its_own_games_only(
    hosted: Hosted,
    games: list[Seated],
) -> None:
    before, watch = await ends(hosted, games), watch_of(hosted)
    watch.lost(2, SHARDS)
    hosted.time[0] += 100
    assert await watch.back(1, SHARDS) == 0, "it was never lost"
    for game in games:
        await game.wait(50)
    lines = [await game.lines() for game in games]
    assert lines == [[said(A, a.Throw())], [said(A, a.Throw())], [], [said(A, a.Throw())]]
    assert await watch.back(2, SHARDS) == 300
    after = await ends(hosted, games)
    assert after[2] == before[2] + 300
    assert [after[it] for it in (0, 1, 3)] != before[:2] + before[3:], "these have gone on"
    (moved,) = await hosted.store.schedule.deadlines(games[2].id)
    assert (await games[2].table()).deadlines == (moved,), "nothing stale is held in memory"


@pytest.mark.asyncio
async def test_games_of_a_dead_shard_are_neither_due_nor_expired(
    hosted: Hosted, games: list[Seated]
) -> None:
    lobby = await hosted.lobby(ADA)  # In a server whose id is too small for any shard but 0.
    dead = Shards.of(SHARDS, {0, 2})
    late = hosted.time[0] + HOUR
    assert await hosted.store.schedule.due(late, dead) == (games[1].id, games[3].id)
    assert await hosted.store.schedule.expired(late, dead) == ()
    assert await hosted.store.schedule.expired(late) == (lobby.game.id,)
    everything = Shards.of(SHARDS, range(SHARDS))
    assert await hosted.store.schedule.next_deadline(everything) is None
    nearest = min(await ends(hosted, games))
    assert await hosted.store.schedule.next_deadline(dead) == nearest


@pytest.mark.asyncio
async def test_a_lobby_whose_people_cannot_be_heard_stays_open(hosted: Hosted) -> None:
    lobby, watch = await hosted.lobby(ADA), watch_of(hosted)
    watch.lost(0, SHARDS)
    hosted.time[0] += 2 * HOUR
    await hosted.lobbies.expire(lobby.game.id)
    assert (await hosted.lobbies.find(lobby.game.id)).game.phase == "lobby"


@pytest.mark.asyncio
async def test_shards_that_die_and_return_at_their_own_times_count_for_themselves(
    hosted: Hosted,
    games: list[Seated],
) -> None:
    before, watch = await ends(hosted, games), watch_of(hosted)
    watch.lost(0, SHARDS)
    hosted.time[0] += 1000
    watch.lost(1, SHARDS)
    hosted.time[0] += 500
    assert await watch.back(0, SHARDS) == 1500
    assert watch.disconnected == Shards.of(SHARDS, {1})
    hosted.time[0] += 200
    assert await watch.back(1, SHARDS) == 700
    assert await watch.back(1, SHARDS) == 0
    assert not watch.disconnected
    assert await moved(hosted, games, before) == [1500, 700, 0, 0]


@pytest.mark.asyncio
async def test_a_press_that_comes_another_way_meets_a_game_that_stands_still(
    hosted: Hosted,
    games: list[Seated],
) -> None:
    """By direct message, on the first shard, somebody of a server on a dead one is heard."""
    game, watch = games[2], watch_of(hosted)
    hosted.time[0] += 100
    watch.lost(2, SHARDS)
    hosted.time[0] += HOUR
    await game.press(A, a.Throw())
    assert await game.lines() == [said(A, a.Throw())], "Ada's own press, not her silence"
    ((at, left),) = {(it.at, it.at - hosted.time[0]) for it in await game.deadlines()}
    assert left < 0, "the new deadline counts from when the shard was lost"
    await watch.back(2, SHARDS)
    assert {it.at for it in await hosted.store.schedule.deadlines(game.id)} == {at + HOUR}


@pytest.mark.asyncio
async def test_the_next_process_goes_on_from_when_each_shard_was_last_heard(
    hosted: Hosted,
    games: list[Seated],
) -> None:
    before, first = await ends(hosted, games), await heard_everywhere(hosted)
    first.lost(3, SHARDS)
    await lives(hosted, first, HOUR)
    await first.stop()
    hosted.time[0] += 2 * MINUTE
    second = watch_of(hosted)
    await second.begin()
    hosted.time[0] += MINUTE
    absences = [await second.back(shard, SHARDS) for shard in range(SHARDS)]
    await second.stop()
    assert absences == [3 * MINUTE, 3 * MINUTE, 3 * MINUTE, HOUR + 3 * MINUTE]
    assert await moved(hosted, games, before) == absences


@pytest.mark.asyncio
async def test_no_crash_between_two_shards_moves_anything_twice(
    hosted: Hosted, games: list[Seated], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, first = await ends(hosted, games), await heard_everywhere(hosted)
    await first.stop()

    async def dead(key: str, text: str) -> None:
        raise Unwritable("games.db", "the process is killed")

    hosted.time[0] += HOUR
    second = watch_of(hosted)
    await second.begin()
    await second.back(1, SHARDS)
    with monkeypatch.context() as crash:
        crash.setattr(hosted.store.settings, "put", dead)
        with suppress(Unwritable):
            await second.stop()
    hosted.time[0] += HOUR
    third = watch_of(hosted)
    await third.begin()
    assert [await third.back(shard, SHARDS) for shard in range(SHARDS)] == [
        2 * HOUR,
        HOUR,
        2 * HOUR,
        2 * HOUR,
    ]
    await third.stop()
    assert await moved(hosted, games, before) == [2 * HOUR] * SHARDS


@pytest.mark.asyncio
async def test_another_number_of_shards_gives_nobody_less_time(
    hosted: Hosted, games: list[Seated]
) -> None:
    before, first = await ends(hosted, games), await heard_everywhere(hosted)
    first.lost(3, SHARDS)
    await lives(hosted, first, HOUR)
    await first.stop()
    second = watch_of(hosted)
    await second.begin()
    await lives(hosted, second, 2 * MINUTE)
    assert await second.back(0, 2) == 2 * MINUTE
    assert await second.back(1, 2) == HOUR + 2 * MINUTE
    await second.stop()
    even, odd = 2 * MINUTE, HOUR + 2 * MINUTE
    assert await moved(hosted, games, before) == [even, odd, even, odd]


@pytest.mark.asyncio
async def test_a_shard_that_is_lost_again_while_deadlines_move_stays_lost(
    hosted: Hosted, games: list[Seated], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = watch_of(hosted)
    shift = hosted.store.schedule.shift

    async def shift_and_lose(*arguments: object, **noted: str) -> None:
        await shift(*arguments, **noted)
        watch.lost(1, SHARDS)

    monkeypatch.setattr(hosted.store.schedule, "shift", shift_and_lose)
    watch.lost(1, SHARDS)
    hosted.time[0] += HOUR
    assert await watch.back(1, SHARDS) == HOUR
    assert watch.disconnected == Shards.of(SHARDS, {1})
    hosted.time[0] += 30
    assert await watch.back(1, SHARDS) == 0, "since the second time it was no long absence"
    assert not watch.disconnected
