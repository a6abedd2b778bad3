"""Games in direct messages: one person against computers, several at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.panels.setting_up.opening import MOST_DIRECT
from bot.screens.address import address
from engine.host.clocks.paces import ALONE
from engine.host.store.records import DIRECT
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN = 0, 1


async def opened(server: SimulatedServer, **options: Any) -> str:
    """The game whose lobby Ada has opened in direct messages."""
    before = {it.id for it in await games_of(server)}
    answer = await server.command_in_dm(ADA, "new", **options)
    assert "Your table is ready" in answer.text
    (game,) = {it.id for it in await games_of(server)} - before
    return str(game)


async def games_of(server: SimulatedServer) -> Any:
    channel = server.members[ADA].user.dm_channel.id
    return await server.app.host.store.search.games_in_channel(channel)


async def started(server: SimulatedServer, **options: Any) -> str:
    game = await opened(server, **options)
    await server.press(ADA, await server.message(game, "lobby"), "Start")
    return game


async def test_one_person_starts_a_game_alone(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        lobby = await server.message(game, "lobby")
        assert lobby.channel.id == server.members[ADA].user.dm_channel.id
        assert labels(lobby) == ["Add computer player…", "Start", "Settings…"]
        assert "No timers" in said(lobby)
        await server.add_computer(ADA, game, "saver")
        await server.press(ADA, await server.message(game, "lobby"), "Start")
        table = await server.table(game)
        assert [it.user_id for it in table.players] == [server.user(ADA), None, None, None]
        assert table.record.guild_id == DIRECT
        assert "Roll the dice" in labels(await server.message(game, "table"))
        assert server.messages == [], "nobody else is disturbed"
        assert not [it for it in server.sent if it.pings]


async def test_a_decision_waits_as_long_as_its_player_likes(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        before = await server.table(game)
        await server.wait(30 * 24 * 3600)
        after = await server.table(game)
        assert after.record.version == before.record.version
        assert after.public().awaited == (0,)
        assert "time’s up" not in said(await server.message(game, "table"))


async def test_a_pace_with_timers_can_be_chosen_and_taken_back(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server, pace="daily")
        panel = (await server.press(ADA, await server.message(game, "lobby"), "Settings…")).private
        (paces,) = [it for it in selects(panel) if it["custom_id"].endswith("pace")]
        assert paces["options"][0]["label"] == "No timers"
        await server.choose(ADA, panel, "pace", ALONE)
        assert (await server.app.host.snapshot(game)).record.pace == ALONE


async def test_a_server_has_no_game_without_timers(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.open_lobby("daily")
        panel = await server.lobby_settings(ADA, game)
        (paces,) = [it for it in selects(panel) if it["custom_id"].endswith("pace")]
        assert ALONE not in [it["value"] for it in paces["options"]]
        lobby = await server.message(game, "lobby")
        answer = await server.choose_made_up(ADA, lobby, paces["custom_id"], ALONE)
        assert "Choose a pace from the list" in answer.text
        assert (await server.app.host.snapshot(game)).record.pace == "daily"


async def test_several_games_run_at_once_up_to_a_limit(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        games = [await started(server) for _ in range(MOST_DIRECT)]
        again = await server.command_in_dm(ADA, "new")
        assert f"already have {MOST_DIRECT} games" in again.text
        assert len(await games_of(server)) == MOST_DIRECT
        assert "several games" in (await server.command_in_dm(ADA, "board")).text
        assert "GO" in (await server.command_in_dm(ADA, "board", game=games[2])).text


async def test_a_second_lobby_is_not_opened(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        lobby = await server.message(game, "lobby")
        again = await server.command_in_dm(ADA, "new")
        assert address(DIRECT, lobby.channel.id, lobby.id) in again.text
        assert "/@me/" in again.text
        assert len(await games_of(server)) == 1
