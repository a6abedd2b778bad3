"""Choosing what is played, pressed by those who may and those who may not, across a crash."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.local.options import ClientRefusal
from engine.editions.choice import chosen
from engine.host.lobby import Lobby
from engine.host.lobby_text import load_lobby
from engine.host.store.records import Player
from tests.support import stored_rows
from tests.support.acting_members import ActingMember, players_of
from tests.support.answer_labels import JOIN, START
from tests.support.local_bot import open_rules, required
from tests.support.local_discord import Answer, Message
from tests.support.refusal_scenario import game_of
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def opened(server: SimulatedServer) -> Message:
    """The message of a lobby that Ada has opened and Ben has joined."""
    await server.open_lobby()
    return await ActingMember(server, ADA).wait_for(lambda seen: JOIN in seen.labels)


def lobby_of(server: SimulatedServer, message: Message) -> Lobby:
    game, rows = game_of(message), partial(stored_rows.rows, server.place)
    ((state,),) = rows("SELECT state FROM games WHERE id = ?", game)
    seated = "SELECT seat, user_id, name, token FROM players WHERE game_id = ? ORDER BY seat"
    return load_lobby(state, players=[Player(*row) for row in rows(seated, game)])


def servers(server: SimulatedServer) -> list[tuple[str, ...]]:
    """What any server has chosen."""
    return stored_rows.rows(server.place, "SELECT * FROM settings WHERE key LIKE 'server:%'")


def press_of(message: Message, rest: str) -> str:
    return f"m1:{game_of(message)}:0:choose:{rest}"


def sentence(answer: Answer) -> str:
    """The private sentence that was the answer."""
    assert not answer.failed
    told = required(answer.message)
    assert told.ephemeral
    return told.content


ADA, BEN = "Ada", "Ben"
FORGED = [
    ("edition", ["2008"]),
    ("game", ["short"]),
    ("rules start", ["starting-cash"]),
    ("rules start", []),
    ("clear", None),
    ("with double-go", None),
    ("hour", ["1h"]),
]


async def test_whoever_is_not_the_host_changes_nothing(server: SimulatedServer) -> None:
    lobby = await opened(server)
    before = lobby_of(server, lobby)
    for rest, values in FORGED:
        answer = await ActingMember(server, BEN).press_raw(lobby, press_of(lobby, rest), values)
        assert "Only the host" in sentence(answer), rest
    assert lobby_of(server, lobby) == before


async def test_whoever_may_not_manage_the_server_changes_nothing(server: SimulatedServer) -> None:
    lobby = await opened(server)
    with pytest.raises(ClientRefusal, match="settings"):
        await ActingMember(server, BEN).slash("monopoly-mod settings")
    for rest, values in [*FORGED, ("main", None), ("pace", ["daily"]), ("default", None)]:
        answer = await ActingMember(server, BEN).press_raw(lobby, f"m1:0:0:server:{rest}", values)
        assert "Manage Server" in sentence(answer), rest
    assert servers(server) == []


async def test_a_server_chooses_and_a_crash_loses_nothing_of_it(server: SimulatedServer) -> None:
    server.make_manager(0)
    ada, ben = ActingMember(server, ADA), ActingMember(server, BEN)
    panel = required((await ada.slash("monopoly-mod settings")).message)
    await ada.choose(panel, "m1:0:0:server:edition", ["2008"])
    await ada.press(panel, "House rules")
    await ada.choose(panel, "m1:0:0:server:rules start", ["starting-cash"])
    form = await ada.press(panel, "m1:0:0:server:number starting-cash")
    await server.crash()
    await ada.submit_modal(form, {"number": "$1,800"})
    await ben.slash("monopoly new", game="short")
    lobby = await ben.wait_for(lambda seen: JOIN in seen.labels)
    choice = lobby_of(server, lobby).choice
    assert (choice.edition, choice.game) == ("2008", "short")
    assert choice.house_rules == (("starting-cash", 1800),)


async def test_a_hosts_panel_goes_on_after_a_crash(server: SimulatedServer) -> None:
    lobby, ada = await opened(server), ActingMember(server, ADA)
    panel = await open_rules(ada, lobby)
    await ada.choose(panel, press_of(lobby, "game"), ["short"])
    await server.crash()
    await ada.choose(panel, press_of(lobby, "edition"), ["1973"])
    assert "1973" in required(await ada.see(panel)).text
    ben = ActingMember(server, BEN)
    asked = await ben.wait_for(lambda it: "Still in" in it.labels and "1973" in it.text)
    await ben.press(asked, "Still in")
    await ada.press(asked, START)
    table = players_of(server, game_of(lobby), ADA, BEN)[0].table
    choice = chosen(table.look().rules)
    assert (choice.edition, choice.game) == ("1973", "short")
    late = await ada.press_raw(panel, press_of(lobby, "edition"), ["2008"])
    assert "already started" in sentence(late)


async def test_two_who_press_at_once_leave_one_choice_that_can_be_played(
    server: SimulatedServer,
) -> None:
    lobby = await opened(server)
    ada, ben = ActingMember(server, ADA), ActingMember(server, BEN)
    presses = [
        ada.press_raw(lobby, press_of(lobby, "edition"), ["2008"]),
        ada.press_raw(lobby, press_of(lobby, "rules start"), ["starting-cash"]),
        ada.press_raw(lobby, f"m1:{game_of(lobby)}:0:lobby:leave"),
        ben.press_raw(lobby, press_of(lobby, "edition"), ["1935"]),
        ben.press_raw(lobby, press_of(lobby, "rules auctions"), ["no-auctions", "cash-bids"]),
        ben.press_raw(lobby, press_of(lobby, "rules jail"), ["jail-fine"]),
    ]
    answers = await asyncio.gather(*presses)
    assert not [answer for answer in answers if answer.failed]
    found = lobby_of(server, lobby)
    assert [player.name for player in found.players] == ["Ben"]
    assert "no-auctions" not in dict(found.choice.house_rules)
    message = await ben.wait_for(lambda seen: JOIN in seen.labels)
    assert f"{found.choice.edition} rulebook" in message.text
    chosen_now = await ben.press_raw(lobby, press_of(lobby, "edition"), ["1998"])
    assert not chosen_now.failed
    assert lobby_of(server, lobby).choice.edition == "1998"
