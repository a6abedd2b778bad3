"""Clocks by hand: the host of a lobby, or who manages a server, gives each class its time."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.clocks.paces import PACES, custom_pace, pace_of
from engine.host.lobbies.presets import preset_of
from engine.host.snapshots import OpenLobby
from tests.support.simulated_messages import Answer, labels, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN = range(2)
TURN = {"throw": "6h", "jail": "6h", "buy": "90s", "tax": "12h"}


async def pace(server: SimulatedServer, game: str) -> str:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    return found.lobby.pace


async def panel(server: SimulatedServer, game: str) -> Any:
    """What the list of paces opens for the host."""
    settings = await server.lobby_settings(ADA, game)
    return screen_of(await server.choose(ADA, settings, "lobby:pace", "hand"))


def screen_of(answer: Answer) -> Any:
    return answer.response


async def test_the_host_types_times_and_the_lobby_tells_them(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    shown = await panel(server, game)
    assert "Buy: 1d" in said(shown)
    form = await server.press(ADA, shown, "Turns")
    shown = screen_of(await server.type(ADA, form, **TURN))
    assert "Buy: **1m 30s**" in said(shown)
    assert "Auction: 12h" in said(shown)
    times = {"throw": 21600, "jail": 21600, "buy": 90}
    assert await pace(server, game) == custom_pace("daily", times)
    told = said(await server.message(game, "lobby"))
    assert "Custom" in told
    assert "Roll or end turn 6h · Jail choice 6h · Buy 1m 30s" in told
    (_, _, paces, _) = selects(await server.lobby_settings(ADA, game))
    (hand,) = [it["value"] for it in paces["options"] if it.get("default")]
    assert hand == "hand"


async def test_only_the_other_forms_classes_change_and_earlier_ones_stay(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily")
    shown = await panel(server, game)
    form = await server.press(ADA, shown, "Turns")
    shown = screen_of(await server.type(ADA, form, **TURN))
    form = await server.press(ADA, shown, "Debts and waiting")
    shown = screen_of(
        await server.type(ADA, form, debt="2d", rescue="12h", absent="5", waiting="8d")
    )
    chosen = pace_of(await pace(server, game))
    assert (chosen.times["buy"], chosen.times["debt"]) == (90, 2 * 86400)
    assert (chosen.absent_after, chosen.waiting_time) == (5, 8 * 86400)
    assert "misses 5 decisions in a row" in said(shown)
    assert "the game waits a total of **8d** for each player" in said(shown)
    form = await server.press(ADA, shown, "Debts and waiting")
    typed = {"debt": "2d", "rescue": "12h", "absent": "5"}
    shown = screen_of(await server.type(ADA, form, **typed, waiting="61d"))
    assert "Waiting time for each player: type a time" in said(shown)
    form = await server.press(ADA, shown, "Debts and waiting")
    shown = screen_of(await server.type(ADA, form, **typed, waiting="20d"))
    assert "the game waits a total of **20d** for each player" in said(shown)
    assert pace_of(await pace(server, game)).waiting_time == 20 * 86400
    assert "Waiting time for each player 20d" in said(await server.message(game, "lobby"))


@pytest.mark.parametrize("time", ["9s", "15d", "soon", "12"])
async def test_a_form_with_a_time_beyond_the_limits_changes_nothing(
    server: SimulatedServer, time: str
) -> None:
    game = await server.open_lobby("daily")
    form = await server.press(ADA, await panel(server, game), "Turns")
    shown = screen_of(await server.type(ADA, form, **TURN | {"jail": time}))
    assert "Jail choice: type a time" in said(shown)
    assert await pace(server, game) == "daily"


@pytest.mark.parametrize("absent", ["0", "11", "two"])
async def test_absence_takes_one_to_ten_missed_decisions(
    server: SimulatedServer, absent: str
) -> None:
    game = await server.open_lobby("daily")
    form = await server.press(ADA, await panel(server, game), "Debts and waiting")
    shown = screen_of(
        await server.type(ADA, form, debt="1d", rescue="12h", absent=absent, waiting="4d")
    )
    assert "number from 1 to 10" in said(shown)
    assert await pace(server, game) == "daily"


async def test_only_live_games_ask_for_the_time_to_hold_the_dice(server: SimulatedServer) -> None:
    game = await server.open_lobby("live")
    shown = await panel(server, game)
    assert "Hold the roll: 20s" in said(shown)
    assert "Time bank: **2m** extra" in said(shown)
    shown = screen_of(await server.choose(ADA, shown, "clocks:base", "relaxed"))
    assert "Hold the roll" not in said(shown)
    assert await pace(server, game) == "relaxed"


async def test_every_panel_says_alike_when_changes_apply(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    timers = said(await panel(server, game))
    assert "### Timers\n" in timers, "nothing is custom yet"
    settings = await server.lobby_settings(ADA, game)
    rules = said(screen_of(await server.press(ADA, settings, "Rules…")))
    settings = await server.lobby_settings(ADA, game)
    for text in (timers, rules, said(settings)):
        assert "Your changes apply right away." in text


async def test_others_read_the_clocks_and_do_not_set_them(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    settings = await server.lobby_settings(BEN, game)
    shown = screen_of(await server.press(BEN, settings, "Timers…"))
    assert "Buy: 1d" in said(shown)
    assert labels(shown) == ["Lobby settings"]


async def test_whoever_is_no_longer_host_sets_no_clocks(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    form = await server.press(ADA, await panel(server, game), "Turns")
    await server.press(ADA, await server.message(game, "lobby"), "Leave")
    assert "host" in (await server.type(ADA, form, **TURN)).text
    assert await pace(server, game) == "daily"


async def test_a_game_started_by_hand_has_those_times_and_so_has_its_rematch(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("live")
    shown = await panel(server, game)
    form = await server.press(ADA, shown, "Turns")
    await server.type(ADA, form, throw="5m", hold="20s", jail="2m", buy="7m", tax="1m")
    await server.start_when_confirmed(game, BEN)
    started = await server.table(game)
    assert started.record.pace == custom_pace("live", {"throw": 300, "buy": 420})
    (deadline,) = started.deadlines
    assert deadline.at - deadline.since == 300 + PACES["live"].bank
    assert "7 minutes" in (await server.command(BEN, "rules", topic="clocks")).text
    assert "7 minutes" in (await server.command(BEN, "rules", topic="house-rules")).text
    await server.vote_to_cancel(ADA)
    await server.vote_to_cancel(BEN)
    await server.press(ADA, await server.message(game, "table"), "Rematch")
    (again,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    assert (await server.app.host.snapshot(again.id)).record.pace == started.record.pace


async def test_a_server_begins_its_lobbies_with_clocks_by_hand(server: SimulatedServer) -> None:
    server.make_manager(ADA)
    settings = (await server.open_settings(ADA)).private
    shown = screen_of(await server.choose(ADA, settings, ":pace", "hand"))
    shown = screen_of(await server.choose(ADA, shown, "clocks:base", "evening"))
    form = await server.press(ADA, shown, "Auctions and trades")
    times = {"auction": "3m", "trade": "30m", "claim": "2m", "lift": "5m"}
    shown = screen_of(await server.type(ADA, form, **times))
    assert "Auction: **3m**" in said(shown)
    chosen = await preset_of(server.app.host, server.channel.guild.id)
    assert chosen.pace == custom_pace("evening", {"auction": 180})
    await server.command(BEN, "new")
    assert "Auction 3m" in said(server.newest)
