"""While Discord cannot be reached nobody can answer: no deadline passes, all of them move."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.core.actions import Roll
from engine.host.processes.downtime import SHORT, DowntimeWatch
from tests.support.answer_labels import ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
HOUR = 3600.0


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada rolls first, and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


async def lose(server: SimulatedServer) -> None:
    await server.run_in_bot(server.app.client.on_shard_disconnect(0))


async def resume(server: SimulatedServer) -> None:
    await server.run_in_bot(server.app.client.on_shard_resumed(0))


async def due(server: SimulatedServer, game: str) -> float:
    """When the nearest deadline of the game is."""
    return min(it.at for it in await server.app.host.store.schedule.deadlines(game))


@pytest.mark.parametrize("back", ["shard_resumed", "shard_ready"])
async def test_a_long_outage_moves_deadlines_by_as_much(server: SimulatedServer, back: str) -> None:
    game = await server.start_game()
    before, version = await due(server, game), (await server.table(game)).record.version
    told = f"<t:{int(before)}:R>"
    assert told in said(await server.message(game, "table"))
    await lose(server)
    await server.wait(HOUR)
    assert (await server.table(game)).record.version == version, "nobody could have answered"
    if back == "shard_ready":
        await server.run_in_bot(server.app.client.on_shard_connect(0))
    await server.run_in_bot(getattr(server.app.client, f"on_{back}")(0))
    assert await due(server, game) == pytest.approx(before + HOUR, abs=1)
    assert told not in said(await server.message(game, "table"))
    await server.wait(before + HOUR - server.now + 5)
    assert (await server.table(game)).record.version > version


async def test_late_news_of_a_session_that_is_lost_again_end_no_outage(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, client = await server.start_game(), server.app.client
    before = await due(server, game)
    await lose(server)
    monkeypatch.setattr(client, "get_shard", lambda _: SimpleNamespace(is_closed=lambda: True))
    await server.run_in_bot(client.on_shard_ready(0))
    await server.wait(HOUR)
    await resume(server)
    assert await due(server, game) == pytest.approx(before + HOUR, abs=1)


async def test_a_short_outage_lets_silence_speak_at_its_end(server: SimulatedServer) -> None:
    game = await server.start_game()
    before, version = await due(server, game), (await server.table(game)).record.version
    await server.wait(before - server.now - 10)
    await lose(server)
    await server.wait(SHORT - 10)
    assert (await server.table(game)).record.version == version
    await resume(server)
    assert (await server.table(game)).record.version > version


async def test_a_press_that_is_replayed_before_the_line_is_back_is_not_too_late(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    await lose(server)
    await server.wait(HOUR)
    await server.press(A, table, ROLL)
    steps = await server.app.host.store.games.steps(game)
    assert [step.key is not None for step in steps if "throw" in step.action] == [True]
    await resume(server)
    assert await due(server, game) > server.now


async def test_a_failed_attempt_to_connect_does_not_shorten_the_outage(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    before = await due(server, game)
    await lose(server)
    await server.wait(HOUR)
    await lose(server)
    await server.wait(HOUR)
    await resume(server)
    assert await due(server, game) == pytest.approx(before + 2 * HOUR, abs=1)


async def test_commands_are_heard_too(server: SimulatedServer) -> None:
    game = await server.start_game()
    before = await due(server, game)
    await lose(server)
    await server.wait(HOUR)
    await server.command(A, "mine")
    assert await due(server, game) == pytest.approx(before + HOUR, abs=1)


async def test_an_outage_that_the_process_does_not_survive_counts_from_its_beginning(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    before, watch = await due(server, game), server.app.downtime
    await server.run_in_bot(watch.begin())
    await resume(server)
    await lose(server)
    await server.wait(HOUR)
    await server.run_in_bot(watch.stop())
    next_one = DowntimeWatch(server.app.host.store, lambda: server.now, lambda: server.now)
    await server.run_in_bot(next_one.begin())
    await server.run_in_bot(next_one.mark_connected(0, 1))
    assert await due(server, game) == pytest.approx(before + HOUR, abs=1)
    await server.run_in_bot(next_one.stop())


async def test_what_happens_by_itself_waits_for_the_line(server: SimulatedServer) -> None:
    game = await server.start_game()
    await lose(server)
    await server.act(game, A, Roll())
    version = (await server.table(game)).record.version
    await server.wait(HOUR)
    assert (await server.table(game)).record.version == version
