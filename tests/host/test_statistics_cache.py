"""Statistics by version: counted on from where they were, and the same as if counted anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.analysis.statistics import statistics
from engine.core import actions as a
from engine.core.events import EstateTaken
from engine.core.state import awaited
from engine.host import statistics_cache
from engine.host.logs import whole_lines
from engine.host.people.undo import agree, ask
from engine.host.snapshots import state_of
from engine.host.statistics_cache import StatisticsCache
from engine.players.computer import next_action
from tests.support.game import live
from tests.support.host_harness import ADA, BEN, HostedGame, HostHarness

pytestmark = pytest.mark.asyncio


async def begun(harness: HostHarness) -> HostedGame:
    opened = await harness.open_lobby(ADA, BEN)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    return HostedGame(harness, opened.record.id)


async def play(game: HostedGame, actions: int) -> None:
    """So many actions by both, as computers would choose them."""
    work = await game.host.unit_of_work(await game.table())
    for _ in range(actions):
        answer = next_action(work.state, work.state.players())
        if answer is None:
            break
        work.act(*answer, None)
    await game.host.commit(work.commit())


async def anew(game: HostedGame) -> object:
    steps = await game.harness.store.games.steps(game.id)
    return statistics(whole_lines(steps))


async def test_only_what_is_new_is_read_and_it_comes_to_the_same(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(harness)
    read, steps = [], harness.store.games.steps

    async def watched(game_id: str, after_version: int = 0, limit: int | None = None) -> Any:
        read.append(after_version)
        return await steps(game_id, after_version, limit)

    versions = []
    while (await game.table()).record.phase == "running":
        await play(game, 120)
        with monkeypatch.context() as patched:
            patched.setattr(harness.store.games, "steps", watched)
            found = await game.host.statistics.of(game.id)
        assert found == await anew(game)
        versions.append((await game.table()).record.version)
    assert read == [0, *versions[:-1]]
    assert len(versions) > 2


async def test_whoever_asks_twice_gets_what_is_known(harness: HostHarness) -> None:
    game = await begun(harness)
    await play(game, 50)
    first = await game.host.statistics.of(game.id)
    assert await game.host.statistics.of(game.id) is first


async def test_what_was_counted_and_is_taken_back_counts_no_more(harness: HostHarness) -> None:
    game = await begun(harness)
    await play(game, 40)
    proposer = awaited(await game.state())[0]
    partner = 1 - proposer
    offered = await game.submit(proposer, a.OfferTrade(partner, a.Side(cash=10), a.Side()))
    await game.submit(partner, a.AcceptTrade(state_of(offered).trades[-1].id))
    traded = await game.host.statistics.of(game.id)
    assert traded is not None
    assert len(traded.deals) == 1
    step = (await harness.store.games.steps(game.id))[-1]
    await ask(game.host, game.id, 100 + partner, "wish")
    await agree(game.host, game.id, 100 + proposer, step.version, "yes")
    found = await game.host.statistics.of(game.id)
    assert found == await anew(game)
    assert found is not None
    assert found.deals == ()


async def test_what_somebody_else_counted_meanwhile_is_taken_back_too(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is about to count the trade when another has read that it is taken back."""
    game = await begun(harness)
    await play(game, 40)
    cache = game.host.statistics
    await cache.of(game.id)
    proposer = awaited(await game.state())[0]
    partner = 1 - proposer
    offered = await game.submit(proposer, a.OfferTrade(partner, a.Side(cash=10), a.Side()))
    await game.submit(partner, a.AcceptTrade(state_of(offered).trades[-1].id))
    waits, may_count = asyncio.Event(), asyncio.Event()

    async def one_after_the_other(work: Callable[[], Any]) -> Any:
        if waits.is_set():
            may_count.set()
            await first
        else:
            waits.set()
            await may_count.wait()
        return work()

    monkeypatch.setattr(statistics_cache, "in_background", one_after_the_other)
    first = asyncio.create_task(cache.of(game.id))
    await waits.wait()
    step = (await harness.store.games.steps(game.id))[-1]
    await ask(game.host, game.id, 100 + partner, "wish")
    await agree(game.host, game.id, 100 + proposer, step.version, "yes")
    found = await cache.of(game.id)
    assert found == await anew(game)
    assert found is not None
    assert found.deals == ()


async def test_a_log_without_its_beginning_has_none(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    assert await game.host.statistics.of(game.id) is None


@pytest.mark.parametrize("counted", [False, True], ids=["anew", "counted on"])
async def test_a_log_of_what_cannot_have_happened_has_none(
    harness: HostHarness, counted: bool
) -> None:
    game = await begun(harness)
    await play(game, 20)
    untrue: list[Any] = []

    async def history(*asked: Any) -> Any:
        return (*await game.host.history(*asked), *untrue)

    cache = StatisticsCache(history)
    if counted:
        assert await cache.of(game.id) is not None
    (last, _) = (await game.host.history(game.id, None))[-1]
    impossible = (EstateTaken(0, 1, 10**6, (), ()),)
    untrue.append((replace(last, version=last.version + 1), impossible))
    assert await cache.of(game.id) is None
    untrue.clear()
    assert await cache.of(game.id) is not None


async def test_no_more_games_are_kept_than_there_is_room_for(harness: HostHarness) -> None:
    cache = StatisticsCache(harness.host.history, most=2)
    for _ in range(4):
        assert await cache.of((await begun(harness)).id) is not None
    assert len(cache) == 2
