"""A lobby whose host is not there: after some hours the others may start it or close it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.snapshots import OpenLobby, StartedGame
from tests.support.answer_labels import START
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)
MINUTE, HOUR = 60.0, 3600.0
CLOSE = "Cancel the game…"


async def phase(server: SimulatedServer, game: str) -> str:
    return (await server.app.host.snapshot(game)).record.phase


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "lobby"), label)


async def is_for_the_host(server: SimulatedServer, who: int, game: str) -> bool:
    """Whether somebody who presses Start reads that only the host can."""
    return "Only the host" in (await press(server, who, game, START)).text


@pytest.mark.parametrize(
    ("pace", "idle"), [("live", 5 * MINUTE), ("evening", 2 * HOUR), ("daily", 12 * HOUR)]
)
async def test_who_sits_there_may_start_for_an_idle_host(
    pace: str, idle: float, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.open_lobby(pace)
        await server.wait(idle - MINUTE)
        assert await is_for_the_host(server, BEN, game)
        assert "hasn’t been here" not in said(await server.message(game, "lobby"))
        await server.wait(2 * MINUTE)
        assert "Ada hasn’t been here for a while" in said(await server.message(game, "lobby"))
        assert await is_for_the_host(server, CLEO, game), "she sits nowhere"
        await press(server, BEN, game, START)
        found = await server.app.host.snapshot(game)
        assert isinstance(found, StartedGame)
        assert sorted(it.name for it in found.players) == ["Ada", "Ben"]


async def test_any_press_of_the_host_in_the_lobby_counts(server: SimulatedServer) -> None:
    game = await server.open_lobby("evening")
    await server.wait(2 * HOUR - MINUTE)
    await server.lobby_settings(ADA, game)
    await server.wait(HOUR)
    assert await is_for_the_host(server, BEN, game)
    await server.wait(HOUR)
    assert "hasn’t been here" in said(await server.message(game, "lobby"))
    await server.lobby_settings(ADA, game)
    assert "hasn’t been here" not in said(await server.message(game, "lobby"))
    assert await is_for_the_host(server, BEN, game)


async def test_who_becomes_host_has_all_the_time(server: SimulatedServer) -> None:
    game = await server.open_lobby("evening", people=3)
    await server.wait(3 * HOUR)
    await press(server, ADA, game, "Leave")
    assert await is_for_the_host(server, CLEO, game)


async def test_the_rules_of_an_idle_host_are_agreed_to_by_them(server: SimulatedServer) -> None:
    """Ben, who has not said yes yet, does so by starting; Cleo is asked about as by any host."""
    game = await server.open_lobby("daily", people=3)
    settings = await server.lobby_settings(ADA, game)
    await server.choose(ADA, settings, ":pace", "relaxed")
    await server.wait(13 * HOUR)
    asked = await server.press(BEN, await server.message(game, "lobby"), START)
    assert "Cleo" in asked.text
    assert "Ada" not in asked.text
    await server.press(BEN, asked.response, "Start without Cleo")
    assert [it.name for it in (await server.table(game)).players] == ["Ada", "Ben"]


async def test_who_sits_there_may_close_for_an_idle_host(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    early = await server.lobby_settings(BEN, game)
    assert CLOSE not in labels(early)
    made_up = await server.press_made_up(BEN, early, f"m1:{game}:0:lobby:cancel")
    assert "Only the host" in made_up.text
    await server.wait(13 * HOUR)
    assert CLOSE not in labels(await server.lobby_settings(CLEO, game))
    asked = await server.press(BEN, await server.lobby_settings(BEN, game), CLOSE)
    await server.press(BEN, asked.response, "Cancel the game for everyone")
    assert await phase(server, game) == "cancelled"


async def test_a_moderator_may_close_any_lobby_and_start_none(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    server.make_manager(CLEO)
    assert await is_for_the_host(server, CLEO, game)
    asked = await server.press(CLEO, await server.lobby_settings(CLEO, game), CLOSE)
    server.revoke_roles(CLEO)
    refused = await server.press(CLEO, asked.response, "Cancel the game for everyone")
    assert "Only the host" in refused.text
    server.make_manager(CLEO)
    await server.press(CLEO, asked.response, "Cancel the game for everyone")
    assert await phase(server, game) == "cancelled"


async def test_the_time_of_the_host_is_kept_across_a_restart(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    await server.wait(11 * HOUR)
    await server.lobby_settings(ADA, game)
    await server.restart()
    await server.wait(6 * HOUR)
    assert await is_for_the_host(server, BEN, game)
    assert isinstance(await server.app.host.snapshot(game), OpenLobby)
    await server.wait(7 * HOUR)
    await press(server, BEN, game, START)
    assert isinstance(await server.app.host.snapshot(game), StartedGame)


async def test_that_the_host_is_idle_is_told_after_a_restart(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    await server.restart()
    await server.wait(12 * HOUR - MINUTE)
    assert "hasn’t been here" not in said(await server.message(game, "lobby"))
    await server.wait(2 * MINUTE)
    assert "Ada hasn’t been here for a while" in said(await server.message(game, "lobby"))
    await server.crash(away=MINUTE)
    assert await server.app.host.store.outbox.unshown() == ()
