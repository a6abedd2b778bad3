"""Choosing what is played, pressed by those who may and those who may not, across a crash."""

from __future__ import annotations

import asyncio

import pytest

from bot.local.options import ClientRefusal
from engine.editions.choice import chosen
from engine.host.lobby import Lobby, load_lobby
from engine.host.store.records import Player
from tests.support.local_bot import LocalBot, open_rules, required
from tests.support.local_discord import Answer, Message
from tests.support.refusal_scenario import game_of

pytestmark = pytest.mark.asyncio


def lobby_of(local_bot: LocalBot, message: Message) -> Lobby:
    ((state,),) = local_bot.rows("SELECT state FROM games WHERE id = ?", game_of(message))
    seated = "SELECT seat, user_id, name, token FROM players WHERE game_id = ? ORDER BY seat"
    players = [Player(*row) for row in local_bot.rows(seated, game_of(message))]
    return load_lobby(state, players=players)


def servers(local_bot: LocalBot) -> list[tuple[str, ...]]:
    """What any server has chosen."""
    return local_bot.rows("SELECT * FROM settings WHERE key LIKE 'server:%'")


def press_of(message: Message, rest: str) -> str:
    return f"m1:{game_of(message)}:0:choose:{rest}"


def sentence(answer: Answer) -> str:
    """The private sentence that was the answer."""
    assert not answer.failed
    told = required(answer.message)
    assert told.ephemeral
    return told.content


WAIT = 2.0
"""Seconds for which a member waits where some presses are told nothing."""
FORGED = [
    ("edition", ["2008"]),
    ("game", ["short"]),
    ("rules start", ["starting-cash"]),
    ("rules start", []),
    ("clear", None),
    ("hour", ["1h"]),
]


async def test_whoever_is_not_the_host_changes_nothing(local_bot: LocalBot) -> None:
    lobby = await local_bot.open_lobby("Ada", "Bo")
    before = lobby_of(local_bot, lobby)
    for rest, values in FORGED:
        answer = await local_bot.member("Bo").press_raw(lobby, press_of(lobby, rest), values)
        assert "Only the host" in sentence(answer), rest
    assert lobby_of(local_bot, lobby) == before


async def test_whoever_may_not_manage_the_server_changes_nothing(local_bot: LocalBot) -> None:
    lobby = await local_bot.open_lobby("Ada", "Bo")
    with pytest.raises(ClientRefusal):
        await local_bot.member("Bo").slash("monopoly-mod settings")
    for rest, values in [*FORGED, ("main", None), ("pace", ["daily"]), ("default", None)]:
        answer = await local_bot.member("Bo").press_raw(lobby, f"m1:0:0:server:{rest}", values)
        assert "Manage Server" in sentence(answer), rest
    assert servers(local_bot) == []


async def test_a_server_chooses_and_a_crash_loses_nothing_of_it(local_bot: LocalBot) -> None:
    await local_bot.process.start()
    ada, bo = local_bot.member("Ada"), local_bot.member("Bo")
    panel = required((await ada.slash("monopoly-mod settings")).message)
    await ada.choose(panel, "m1:0:0:server:edition", ["2008"])
    await ada.press(panel, "House rules")
    await ada.choose(panel, "m1:0:0:server:rules start", ["starting-cash"])
    form = await ada.press(panel, "m1:0:0:server:number starting-cash")
    await local_bot.crash()
    await ada.submit_modal(form, {"number": "$1,800"})
    await bo.slash("monopoly new", game="short")
    lobby = await bo.wait_for(lambda seen: "Join" in seen.labels)
    choice = lobby_of(local_bot, lobby).choice
    assert (choice.edition, choice.game) == ("2008", "short")
    assert choice.house_rules == (("starting-cash", 1800),)


async def test_a_hosts_panel_goes_on_after_a_crash(local_bot: LocalBot) -> None:
    lobby, ada = await local_bot.open_lobby("Ada", "Bo"), local_bot.member("Ada")
    panel = await open_rules(ada, lobby)
    await ada.choose(panel, press_of(lobby, "game"), ["short"])
    await local_bot.crash()
    await ada.choose(panel, press_of(lobby, "edition"), ["1973"])
    assert "1973" in required(await ada.see(panel)).text
    bo = local_bot.member("Bo")
    asked = await bo.wait_for(lambda it: "Still in" in it.labels and "1973" in it.text)
    await bo.press(asked, "Still in")
    await ada.press(asked, "Start")
    local_bot.seat_players(lobby, "Ada", "Bo")
    await local_bot.wait_until_shown()
    choice = chosen(local_bot.table.look().rules)
    assert (choice.edition, choice.game) == ("1973", "short")
    late = await ada.press_raw(panel, press_of(lobby, "edition"), ["2008"])
    assert "already started" in sentence(late)


async def test_two_who_press_at_once_leave_one_choice_that_can_be_played(
    local_bot: LocalBot,
) -> None:
    lobby = await local_bot.open_lobby("Ada", "Bo")
    ada, bo = local_bot.member("Ada"), local_bot.member("Bo")
    presses = [
        ada.press_raw(lobby, press_of(lobby, "edition"), ["2008"], wait=WAIT),
        ada.press_raw(lobby, press_of(lobby, "rules start"), ["starting-cash"], wait=WAIT),
        ada.press_raw(lobby, f"m1:{game_of(lobby)}:0:lobby:leave", wait=WAIT),
        bo.press_raw(lobby, press_of(lobby, "edition"), ["1935"], wait=WAIT),
        bo.press_raw(
            lobby, press_of(lobby, "rules auctions"), ["no-auctions", "cash-bids"], wait=WAIT
        ),
        bo.press_raw(lobby, press_of(lobby, "rules jail"), ["jail-fine"], wait=WAIT),
    ]
    answers = await asyncio.gather(*presses)
    assert not [answer for answer in answers if answer.failed]
    await local_bot.wait_until_shown()
    found = lobby_of(local_bot, lobby)
    assert [player.name for player in found.players] == ["Bo"]
    assert "no-auctions" not in dict(found.choice.house_rules)
    message = await bo.wait_for(lambda seen: "Join" in seen.labels)
    assert f"{found.choice.edition} rulebook" in message.text
    chosen_now = await bo.press_raw(lobby, press_of(lobby, "edition"), ["1998"])
    assert not chosen_now.failed
    assert lobby_of(local_bot, lobby).choice.edition == "1998"
