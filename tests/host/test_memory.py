"""What the host holds in memory: games under way, each with one lock, and no others."""

from __future__ import annotations

import asyncio

import pytest

from engine.core import actions as a
from engine.core.actions import Resign
from engine.host.people.pauses import begin_pause, resume
from tests.support.game import A, live
from tests.support.host_harness import (
    ADA,
    DAY,
    HOUR,
    HostHarness,
    refusal,
)

pytestmark = pytest.mark.asyncio


async def test_memory_holds_games_under_way_and_no_others(harness: HostHarness) -> None:
    held = harness.host.memory
    game = await harness.start_game(live(2), game_id="over")
    closed = (await harness.open_lobby(ADA)).record.id
    await harness.host.snapshot(closed)
    await game.table()
    assert len(held) == 2
    await game.submit(A, Resign())
    await harness.lobbies.close(closed, ADA.user_id)
    assert len(held) == 0
    assert (await game.table()).record.phase == "over"
    for unknown in ("nope", "neither"):
        await refusal(harness.host.snapshot(unknown))
        await refusal(harness.host.submit(unknown, 100, 1, a.Throw(), "k"))
    harness.host.forget("nope")
    assert len(held) == 0


async def test_whoever_waits_for_a_game_that_ends_waits_for_the_same_lock(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    at_it, most = 0, 0

    async def change() -> None:
        nonlocal at_it, most
        at_it += 1
        most = max(most, at_it)
        harness.host.forget(game.id)
        await game.table()
        at_it -= 1

    ends = game.submit(A, Resign())
    await asyncio.gather(ends, *(harness.host.change(game.id, change) for _ in range(5)))
    assert most == 1
    assert len(harness.host.memory) == 0


async def test_deadlines_that_move_during_a_change_are_not_written_over(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    before = {it.seat: it.at for it in await game.deadlines()}
    read = 0

    async def attempt() -> None:
        nonlocal read
        found = await game.table()
        read += 1
        if read == 1:
            await harness.host.shift_deadlines(HOUR)
        key = harness.key()
        await harness.host.update_locked(found, key, lambda work: begin_pause(work, until, key))

    until = harness.time[0] + DAY
    await harness.host.change(game.id, attempt)
    assert read == 2, "the first attempt is refused"
    await resume(harness.host, game.id, harness.key())
    assert {it.seat: it.at for it in await game.deadlines()} == {
        seat: at + HOUR for seat, at in before.items()
    }
