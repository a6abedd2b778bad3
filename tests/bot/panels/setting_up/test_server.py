"""/monopoly-mod settings: what a server's lobbies begin with, for those who manage it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.editions.options import Choice
from engine.host.lobbies.presets import Preset, preset_of
from engine.host.snapshots import Open
from tests.support.discord import World
from tests.support.discord_faces import Answer, labels, said

pytestmark = pytest.mark.asyncio
ADA, BEN = range(2)


async def preset(here: World) -> Preset:
    return await preset_of(here.app.host, here.channel.guild.id)


async def settings(here: World) -> Any:
    """The panel in front of Ada, who manages the server."""
    here.trust(ADA)
    return (await here.settings(ADA)).private


def face(answer: Answer) -> Any:
    return answer.result.response


async def lobby(here: World) -> Open:
    """The newest lobby of the channel."""
    games = await here.app.host.store.search.games_in_channel(here.channel.id)
    found = await here.app.host.look(games[-1].id)
    assert isinstance(found, Open)
    return found


async def test_only_those_who_manage_the_server_are_offered_the_command(here: World) -> None:
    here.trust(ADA)
    assert "monopoly-mod settings" in here.commands(ADA)
    assert "monopoly-mod settings" not in here.commands(BEN)
    assert "monopoly new" in here.commands(BEN)


async def test_new_lobbies_begin_with_what_the_server_has_chosen(here: World) -> None:
    panel = await settings(here)
    panel = face(await here.choose(ADA, panel, ":edition", "2008"))
    panel = face(await here.choose(ADA, panel, ":game", "short"))
    panel = face(await here.choose(ADA, panel, ":pace", "daily"))
    page = face(await here.press(ADA, panel, "House rules"))
    page = face(await here.choose(ADA, page, ":rules", "starting-cash"))
    form = await here.press(ADA, page, "Starting cash")
    page = face(await here.type(ADA, form, number="1800"))
    assert "$1,800" in said(page)
    chosen = Choice("2008", "short", (("starting-cash", 1800),))
    assert await preset(here) == Preset(chosen, "daily")
    await here.command(BEN, "new")
    opened = await lobby(here)
    assert (opened.lobby.choice, opened.lobby.pace) == (chosen, "daily")
    assert "$1,800" in said(here.newest)


async def test_what_is_named_in_the_command_wins(here: World) -> None:
    panel = await settings(here)
    panel = face(await here.choose(ADA, panel, ":game", "time-limit"))
    await here.choose(ADA, panel, ":pace", "daily")
    await here.command(BEN, "new", edition="1935", pace="live")
    opened = await lobby(here)
    assert (opened.lobby.choice, opened.lobby.pace) == (Choice("1935"), "live")


async def test_lobbies_that_are_open_stay_as_they_are(here: World) -> None:
    game = await here.open()
    await here.choose(ADA, await settings(here), ":edition", "2008")
    found = await here.app.host.look(game)
    assert isinstance(found, Open)
    assert found.lobby.choice == Choice()


async def test_an_hour_is_not_agreed_on_for_a_whole_server(here: World) -> None:
    panel = face(await here.choose(ADA, await settings(here), ":game", "time-limit"))
    assert "Type how long" not in labels(panel)
    assert "an hour that each lobby agrees on" in said(panel)


async def test_the_bots_own_choice_comes_back(here: World) -> None:
    panel = face(await here.choose(ADA, await settings(here), ":edition", "2008"))
    panel = face(await here.press(ADA, panel, "Back to the bot’s own"))
    assert await preset(here) == Preset()
    assert "Rulebook of 1994" in said(panel)


async def test_a_panel_outlives_a_restart_but_not_the_permission(here: World) -> None:
    panel = await settings(here)
    await here.restart()
    panel = face(await here.choose(ADA, panel, ":edition", "1973"))
    page = face(await here.press(ADA, panel, "House rules"))
    ticked = face(await here.choose(ADA, page, ":rules", "starting-cash"))
    form = await here.press(ADA, ticked, "Starting cash")
    panel, before = (await here.settings(ADA)).private, await preset(here)
    here.distrust(ADA)
    for answer in (
        await here.choose(ADA, panel, ":edition", "2008"),
        await here.choose(ADA, panel, ":pace", "daily"),
        await here.press(ADA, panel, "Back to the bot’s own"),
        await here.choose(ADA, page, ":rules", "dealt-deeds"),
        await here.press(ADA, page, "Reset to the book"),
        await here.type(ADA, form, number="9000"),
    ):
        assert "manage this server" in answer.text
    assert await preset(here) == before
