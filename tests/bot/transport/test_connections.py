"""While the line to Discord is dead nobody can be heard: no deadline passes, all of them move."""

from __future__ import annotations

import pytest

from engine.actions import Throw
from engine.host.clocks.downtime import SHORT, DowntimeWatch
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import said
from tests.support.game import A

pytestmark = pytest.mark.asyncio
HOUR = 3600.0


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada throws first, and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


async def lose(here: World) -> None:
    await here.by_itself(here.app.client.on_shard_disconnect(0))


async def resume(here: World) -> None:
    await here.by_itself(here.app.client.on_shard_resumed(0))


async def due(here: World, game: str) -> float:
    """When the nearest deadline of the game is."""
    return min(it.at for it in await here.app.host.store.schedule.deadlines(game))


@pytest.mark.parametrize("back", ["shard_resumed", "shard_ready"])
async def test_a_long_outage_moves_deadlines_by_as_much(here: World, back: str) -> None:
    game = await here.start()
    before, version = await due(here, game), (await here.table(game)).game.version
    told = f"<t:{int(before)}:R>"
    assert told in said(await here.message(game, "table"))
    await lose(here)
    await here.wait(HOUR)
    assert (await here.table(game)).game.version == version, "nobody could have answered"
    await here.by_itself(getattr(here.app.client, f"on_{back}")(0))
    assert await due(here, game) == pytest.approx(before + HOUR, abs=1)
    assert told not in said(await here.message(game, "table"))
    await here.wait(before + HOUR - here.now + 5)
    assert (await here.table(game)).game.version > version


async def test_a_short_outage_lets_silence_speak_at_its_end(here: World) -> None:
    game = await here.start()
    before, version = await due(here, game), (await here.table(game)).game.version
    await here.wait(before - here.now - 10)
    await lose(here)
    await here.wait(SHORT - 10)
    assert (await here.table(game)).game.version == version
    await resume(here)
    assert (await here.table(game)).game.version > version


async def test_a_press_that_is_replayed_before_the_line_is_back_is_not_too_late(
    here: World,
) -> None:
    game = await here.start()
    table = await here.message(game, "table")
    await lose(here)
    await here.wait(HOUR)
    await here.press(A, table, "Throw")
    steps = await here.app.host.store.games.steps(game)
    assert [step.key is not None for step in steps if "throw" in step.action] == [True]
    await resume(here)
    assert await due(here, game) > here.now


async def test_a_failed_attempt_to_connect_does_not_shorten_the_outage(here: World) -> None:
    game = await here.start()
    before = await due(here, game)
    await lose(here)
    await here.wait(HOUR)
    await lose(here)
    await here.wait(HOUR)
    await resume(here)
    assert await due(here, game) == pytest.approx(before + 2 * HOUR, abs=1)


async def test_commands_are_heard_too(here: World) -> None:
    game = await here.start()
    before = await due(here, game)
    await lose(here)
    await here.wait(HOUR)
    await here.command(A, "mine")
    assert await due(here, game) == pytest.approx(before + HOUR, abs=1)


async def test_an_outage_that_the_process_does_not_survive_counts_from_its_beginning(
    here: World,
) -> None:
    game = await here.start()
    before, watch = await due(here, game), here.app.downtime
    await here.by_itself(watch.begin())
    await resume(here)
    await lose(here)
    await here.wait(HOUR)
    await here.by_itself(watch.stop())
    next_one = DowntimeWatch(here.app.host.store, lambda: here.now, lambda: here.now)
    await here.by_itself(next_one.begin())
    await here.by_itself(next_one.back(0, 1))
    assert await due(here, game) == pytest.approx(before + HOUR, abs=1)
    await here.by_itself(next_one.stop())


async def test_what_happens_by_itself_waits_for_the_line(here: World) -> None:
    game = await here.start()
    await lose(here)
    await here.act(game, A, Throw())
    version = (await here.table(game)).game.version
    await here.wait(HOUR)
    assert (await here.table(game)).game.version == version
