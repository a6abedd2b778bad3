"""What the host holds in memory: games under way, each with one lock, and no others."""

from __future__ import annotations

import asyncio

import pytest

from engine import actions as a
from engine.actions import Resign
from tests.support.game import A, live
from tests.support.host_harness import (
    ADA,
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
