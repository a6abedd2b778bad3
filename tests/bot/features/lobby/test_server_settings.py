"""/monopoly-mod settings: what a server's lobbies begin with, for those who manage it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.editions.choice import Choice
from engine.host.lobbies.presets import Preset, preset_of
from engine.host.snapshots import OpenLobby
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN = range(2)


async def preset(server: SimulatedServer) -> Preset:
    return await preset_of(server.app.host, server.channel.guild.id)


async def settings(server: SimulatedServer) -> Any:
    """The panel in front of Ada, who manages the server."""
    server.make_manager(ADA)
    return (await server.open_settings(ADA)).private


def screen_of(answer: Answer) -> Any:
    return answer.response


async def lobby(server: SimulatedServer) -> OpenLobby:
    """The newest lobby of the channel."""
    games = await server.app.host.store.search.games_in_channel(server.channel.id)
    found = await server.app.host.snapshot(games[-1].id)
    assert isinstance(found, OpenLobby)
    return found


async def test_only_those_who_manage_the_server_are_offered_the_command(
    server: SimulatedServer,
) -> None:
    server.make_manager(ADA)
    assert "monopoly-mod settings" in server.commands(ADA)
    assert "monopoly-mod settings" not in server.commands(BEN)
    assert "monopoly new" in server.commands(BEN)


async def test_new_lobbies_begin_with_what_the_server_has_chosen(server: SimulatedServer) -> None:
    panel = await settings(server)
    panel = screen_of(await server.choose(ADA, panel, ":edition", "2008"))
    panel = screen_of(await server.choose(ADA, panel, ":game", "short"))
    panel = screen_of(await server.choose(ADA, panel, ":pace", "daily"))
    page = screen_of(await server.press(ADA, panel, "House rules"))
    page = screen_of(await server.choose(ADA, page, ":rules", "starting-cash"))
    form = await server.press(ADA, page, "Starting cash")
    page = screen_of(await server.type(ADA, form, number="1800"))
    assert "$1,800" in said(page)
    chosen = Choice("2008", "short", (("starting-cash", 1800),))
    assert await preset(server) == Preset(chosen, "daily")
    await server.command(BEN, "new")
    opened = await lobby(server)
    assert (opened.lobby.choice, opened.lobby.pace) == (chosen, "daily")
    assert "Starting cash: $1,800" in said(server.newest)


async def test_what_is_named_in_the_command_wins(server: SimulatedServer) -> None:
    panel = await settings(server)
    panel = screen_of(await server.choose(ADA, panel, ":game", "time-limit"))
    await server.choose(ADA, panel, ":pace", "daily")
    await server.command(BEN, "new", edition="1935", pace="live")
    opened = await lobby(server)
    assert (opened.lobby.choice, opened.lobby.pace) == (Choice("1935"), "live")


async def test_lobbies_that_are_open_stay_as_they_are(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    await server.choose(ADA, await settings(server), ":edition", "2008")
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    assert found.lobby.choice == Choice()


async def test_an_hour_is_not_agreed_on_for_a_whole_server(server: SimulatedServer) -> None:
    panel = screen_of(await server.choose(ADA, await settings(server), ":game", "time-limit"))
    assert "Set a duration" not in labels(panel)
    assert "after the start" not in said(panel)


async def test_the_bots_own_choice_comes_back(server: SimulatedServer) -> None:
    panel = screen_of(await server.choose(ADA, await settings(server), ":edition", "2008"))
    panel = screen_of(await server.press(ADA, panel, "Reset to bot defaults"))
    assert await preset(server) == Preset()
    assert "1994 rulebook" in said(panel)


async def test_a_panel_outlives_a_restart_but_not_the_permission(server: SimulatedServer) -> None:
    panel = await settings(server)
    await server.restart()
    panel = screen_of(await server.choose(ADA, panel, ":edition", "1973"))
    page = screen_of(await server.press(ADA, panel, "House rules"))
    ticked = screen_of(await server.choose(ADA, page, ":rules", "starting-cash"))
    form = await server.press(ADA, ticked, "Starting cash")
    panel, before = (await server.open_settings(ADA)).private, await preset(server)
    server.revoke_roles(ADA)
    for answer in (
        await server.choose(ADA, panel, ":edition", "2008"),
        await server.choose(ADA, panel, ":pace", "daily"),
        await server.press(ADA, panel, "Reset to bot defaults"),
        await server.choose(ADA, page, ":rules", "dealt-deeds"),
        await server.press(ADA, page, "Reset to official rules"),
        await server.type(ADA, form, number="9000"),
    ):
        assert "Manage Server" in answer.text
    assert await preset(server) == before
