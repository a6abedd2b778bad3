"""Clocks by hand: the host of a lobby, or who manages a server, gives each class its time."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.clocks.paces import PACES, by_hand, pace_of
from engine.host.lobbies.presets import preset_of
from engine.host.snapshots import Open
from tests.support.discord import World
from tests.support.discord_faces import Answer, labels, said, selects

pytestmark = pytest.mark.asyncio
ADA, BEN = range(2)
TURN = {"throw": "6h", "jail": "6h", "buy": "90s", "tax": "12h"}


async def pace(here: World, game: str) -> str:
    found = await here.app.host.look(game)
    assert isinstance(found, Open)
    return found.lobby.pace


async def panel(here: World, game: str) -> Any:
    """What the list of paces opens for the host."""
    return (await here.choose(ADA, await here.message(game, "lobby"), "lobby:pace", "hand")).private


def face(answer: Answer) -> Any:
    return answer.result.response


async def test_the_host_types_times_and_the_lobby_tells_them(here: World) -> None:
    game = await here.open("daily")
    shown = await panel(here, game)
    assert "Buy: 1d" in said(shown)
    form = await here.press(ADA, shown, "Turns")
    shown = face(await here.type(ADA, form, **TURN))
    assert "Buy: **1m 30s**" in said(shown)
    assert "Auction: 12h" in said(shown)
    times = {"throw": 21600, "jail": 21600, "buy": 90}
    assert await pace(here, game) == by_hand("daily", times)
    told = said(await here.message(game, "lobby"))
    assert "By hand" in told
    assert "Throw, end the turn 6h · Way out of Jail 6h · Buy 1m 30s" in told
    (hand,) = [it["value"] for it in selects(here.newest)[1]["options"] if it.get("default")]
    assert hand == "hand"


async def test_only_the_other_forms_classes_change_and_earlier_ones_stay(here: World) -> None:
    game = await here.open("daily")
    shown = await panel(here, game)
    form = await here.press(ADA, shown, "Turns")
    shown = face(await here.type(ADA, form, **TURN))
    form = await here.press(ADA, shown, "Debts and absence")
    shown = face(await here.type(ADA, form, debt="2d", rescue="12h", absent="5"))
    chosen = pace_of(await pace(here, game))
    assert (chosen.times["buy"], chosen.times["debt"]) == (90, 2 * 86400)
    assert chosen.absent_after == 5
    assert "After 5 missed decisions" in said(shown)


@pytest.mark.parametrize("time", ["9s", "15d", "soon", "12"])
async def test_a_form_with_a_time_beyond_the_limits_changes_nothing(here: World, time: str) -> None:
    game = await here.open("daily")
    form = await here.press(ADA, await panel(here, game), "Turns")
    shown = face(await here.type(ADA, form, **TURN | {"jail": time}))
    assert "Way out of Jail: type a time" in said(shown)
    assert await pace(here, game) == "daily"


@pytest.mark.parametrize("absent", ["0", "11", "two"])
async def test_absence_takes_one_to_ten_missed_decisions(here: World, absent: str) -> None:
    game = await here.open("daily")
    form = await here.press(ADA, await panel(here, game), "Debts and absence")
    shown = face(await here.type(ADA, form, debt="1d", rescue="12h", absent=absent))
    assert "number from 1 to 10" in said(shown)
    assert await pace(here, game) == "daily"


async def test_only_live_games_ask_for_the_time_to_hold_the_dice(here: World) -> None:
    game = await here.open("live")
    shown = await panel(here, game)
    assert "Hold the dice: 20s" in said(shown)
    shown = face(await here.choose(ADA, shown, "clocks:base", "relaxed"))
    assert "Hold the dice" not in said(shown)
    assert await pace(here, game) == "relaxed"


async def test_others_read_the_clocks_and_do_not_set_them(here: World) -> None:
    game = await here.open("daily")
    lobby = await here.message(game, "lobby")
    shown = (await here.press(BEN, lobby, "Clocks")).private
    assert "Buy: 1d" in said(shown)
    assert labels(shown) == []


async def test_whoever_is_no_longer_host_sets_no_clocks(here: World) -> None:
    game = await here.open("daily")
    form = await here.press(ADA, await panel(here, game), "Turns")
    await here.press(ADA, await here.message(game, "lobby"), "Leave")
    assert "host" in (await here.type(ADA, form, **TURN)).text
    assert await pace(here, game) == "daily"


async def test_a_game_started_by_hand_has_those_times_and_so_has_its_rematch(here: World) -> None:
    game = await here.open("live")
    shown = await panel(here, game)
    form = await here.press(ADA, shown, "Turns")
    await here.type(ADA, form, throw="5m", hold="20s", jail="2m", buy="7m", tax="1m")
    await here.press(ADA, await here.message(game, "lobby"), "Start")
    table = await here.table(game)
    assert table.game.pace == by_hand("live", {"throw": 300, "buy": 420})
    (deadline,) = table.deadlines
    assert deadline.at - deadline.since == 300 + PACES["live"].bank
    assert "7 minutes" in (await here.command(BEN, "rules", topic="clocks")).text
    assert "7 minutes" in (await here.command(BEN, "rules", topic="house-rules")).text
    await here.call_off(ADA)
    await here.call_off(BEN)
    await here.press(ADA, await here.message(game, "table"), "Rematch")
    (again,) = await here.app.host.store.search.games_in_channel(here.channel.id)
    assert (await here.app.host.look(again.id)).game.pace == table.game.pace


async def test_a_server_begins_its_lobbies_with_clocks_by_hand(here: World) -> None:
    here.trust(ADA)
    settings = (await here.settings(ADA)).private
    shown = face(await here.choose(ADA, settings, ":pace", "hand"))
    shown = face(await here.choose(ADA, shown, "clocks:base", "evening"))
    form = await here.press(ADA, shown, "Auctions and trades")
    times = {"auction": "3m", "trade": "30m", "claim": "2m", "lift": "5m"}
    shown = face(await here.type(ADA, form, **times))
    assert "Auction: **3m**" in said(shown)
    chosen = await preset_of(here.app.host, here.channel.guild.id)
    assert chosen.pace == by_hand("evening", {"auction": 180})
    await here.command(BEN, "new")
    assert "Auction 3m" in said(here.newest)
