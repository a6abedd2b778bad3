"""Away, absent, paused, replaced: what the table sees, and what its buttons do."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.text.language import load
from engine.actions import Resign
from engine.decisions import BuyOrDecline
from engine.host.clocks.quiet_hours import Quiet
from engine.host.people.motions import RETIRE, taken_by
from engine.host.people.seats import leave_to_computer
from engine.host.preferences import Preferences
from engine.host.unit_of_work import UnitOfWork
from engine.state import waiting
from tests.host.hosted import DAY, HOUR
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said
from tests.support.game import A, B, C, D

pytestmark = pytest.mark.asyncio
WORDS = load("en")


async def be_absent(here: World, game: str, who: int) -> None:
    def change(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[who], missed=work.pace.absent_after))

    await here.by_itself(here.app.host.update_running(game, None, change))


async def with_absent(here: World, people: int = 3) -> tuple[str, Any]:
    """Ben is absent; the game, and the question about his seat."""
    game = await here.start("daily", people=people)
    await be_absent(here, game, B)
    return game, await here.message(game, f"absent:{B}")


async def table_text(here: World, game: str) -> str:
    return said(await here.message(game, "table"))


def pings(here: World, message: Any) -> set[int]:
    (shown,) = [it for it in here.shown if it.message == message.id and it.new]
    return set(shown.pings)


# Away


async def test_whoever_goes_away_is_marked_until_when(here: World) -> None:
    game = await here.start("daily", people=3)
    told = (await here.command(B, "away", until="3 days")).text
    until = int((await here.table(game)).players[B].away_until or 0)
    assert until == pytest.approx(here.now + 3 * DAY, abs=60)
    assert f"<t:{until}:f>" in told
    assert f"🌙 away until <t:{until}:d>" in await table_text(here, game)
    table = await here.message(game, "table")
    assert labels(table)[-1] == "I am back"
    assert "at the table already" in (await here.press(A, table, "I am back")).text
    assert "not playing" in (await here.press(D, table, "I am back")).text
    assert "You are back" in (await here.press(B, table, "I am back")).text
    table = await here.message(game, "table")
    assert "I am back" not in labels(table)
    assert "🌙" not in said(table).split("\n\n")[2]


async def test_away_ends_by_the_command_and_by_itself(here: World) -> None:
    game = await here.start("daily", people=3)
    await here.command(B, "away", until="tomorrow 20:00")
    assert "You are back" in (await here.command(B, "away", until="back")).text
    await here.command(B, "away", until="2h")
    await here.wait(2 * HOUR + 1)
    assert (await here.table(game)).players[B].away_until is None
    assert "Ben is back" in await table_text(here, game)


async def test_whoever_says_to_be_back_is_not_called_for_what_waited(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 20)
    game = await here.start("daily", people=2)
    await here.command(A, "away", until="3 days")
    await here.wait(HOUR)
    seen = len(here.shown)
    assert isinstance(waiting((await here.table(game)).state), BuyOrDecline)
    await here.command(A, "away", until="back")
    assert not [it for it in here.shown[seen:] if it.pings]


async def test_a_moment_that_cannot_be_read_is_explained(here: World) -> None:
    await here.start("daily", people=2)
    told = (await here.command(A, "away", until="when the cows come home")).text
    assert "3 days" in told
    assert "UTC" in told
    assert "60 days" in (await here.command(A, "away", until="90 days")).text
    assert "30 days" in (await here.command(A, "pause", until="60 days")).text


async def test_a_moment_is_of_ones_own_time_zone(here: World) -> None:
    game = await here.start("daily", people=2)
    mine = Preferences(zone="Asia/Tokyo").model_dump_json()
    await here.app.host.store.preferences.put(here.user(A), mine)
    await here.command(A, "away", until="tomorrow 18:00")
    until = (await here.table(game)).players[A].away_until
    assert until is not None
    assert until % DAY == 9 * HOUR


async def test_sensible_moments_are_offered(here: World) -> None:
    await here.start("daily", people=2)
    offered = await here.completions(A, "away", "until", "")
    assert 5 <= len(offered) <= 8
    assert offered[0]["value"] == "back"
    typed = await here.completions(A, "pause", "until", "20 Nov")
    assert [it["value"] for it in typed] == ["20 Nov"]
    assert re.search(r"20\d\d-11-20 09:00", typed[0]["name"])
    assert {"2 days", "2 weeks"} <= {
        it["value"] for it in await here.completions(A, "away", "until", "2")
    }
    for choice in offered[1:]:
        assert "away until" in (await here.command(A, "away", until=choice["value"])).text


# Pauses


async def test_the_table_votes_for_a_pause_and_for_going_on(here: World) -> None:
    game = await here.start("daily", people=3)
    assert "counts" in (await here.command(A, "pause", until="3 days")).text
    question = await here.message(game, "pause")
    assert pings(here, question) == {here.user(B), here.user(C)}
    assert "It takes 2 of the 3" in said(question)
    assert "not playing" in (await here.press(D, question, "Pause")).text
    await here.press(B, question, "Pause")
    table = await here.message(game, "table")
    assert here.newest.id == table.id, "the question is settled, and the table tells it"
    assert "The game is **paused**" in said(table)
    assert labels(table) == ["Resume", "Manage", "Trade", "Board", "My games"]
    assert "paused" in (await here.command(C, "pause")).text
    await here.press(C, table, "Resume")
    going_on = await here.message(game, "resume")
    assert pings(here, going_on) == {here.user(A), here.user(B)}
    await here.restart()
    await here.press(A, going_on, "Go on")
    assert (await here.table(game)).game.paused_at is None
    table = await here.message(game, "table")
    assert here.newest.id == table.id
    assert "**paused**" not in said(table)


async def test_where_the_question_cannot_be_deleted_it_says_what_stays_true(here: World) -> None:
    game = await here.start("daily", people=2)
    await here.command(A, "pause")
    here.fail("DELETE", "/channels/*/messages/*", 403, 50013, times=None)
    await here.press(B, await here.message(game, "pause"), "Pause")
    question = await here.message(game, "pause")
    assert "The table agreed to a pause." in said(question)
    assert labels(question) == []
    await here.press(A, await here.message(game, "table"), "Resume")
    await here.press(B, await here.message(game, "resume"), "Go on")
    assert "The game is paused." not in "".join(map(said, here.messages))


async def test_a_pause_that_nobody_else_wants_lapses(here: World) -> None:
    game = await here.start("daily", people=3)
    await here.command(A, "pause")
    for _ in range(2):
        await here.command(A, "pause")
    assert len([it for it in here.messages if "Pause the game?" in said(it)]) == 1
    await here.wait(DAY + 1)
    message = await here.message(game, "pause")
    assert "lapsed" in said(message)
    assert labels(message) == []


async def test_one_of_two_can_forbid_a_pause(here: World) -> None:
    game = await here.start("daily", people=2)
    await here.command(A, "pause")
    await here.press(B, await here.message(game, "pause"), "Play on")
    assert "There is no pause." in said(await here.message(game, "pause"))


# An absent player's seat


async def test_the_others_are_asked_once_what_becomes_of_an_absent_seat(here: World) -> None:
    game, first = await with_absent(here)
    assert pings(here, first) == {here.user(A), here.user(C)}
    assert "💤 absent" in await table_text(here, game)
    await here.choose(A, first, "seatvote", taken_by(None, "until-back"))
    question = await here.message(game, f"absent:{B}")
    assert "Both others decide together" in said(question)
    assert "**A computer plays until they are back** – 🎩 Ada" in said(question)
    await here.restart()
    await here.choose(C, question, "seatvote", taken_by(None, "until-back"))
    closed = await here.message(game, f"absent:{B}")
    assert labels(closed) == []
    assert "plays the seat now" in said(closed)
    assert f"🤖 for <@{here.user(B)}>" in await table_text(here, game)
    table = await here.message(game, "table")
    assert "not playing" in (await here.press(D, table, "I am back")).text
    await here.press(B, table, "I am back")
    assert (await here.table(game)).players[B].user_id == here.user(B)
    assert "Ben is back at the table" in await table_text(here, game)
    assert closed.id == first.id


async def test_somebody_from_outside_takes_the_seat_over(here: World) -> None:
    game, question = await with_absent(here)
    assert "must not have one" in (await here.press(A, question, "I would take over")).text
    assert "can now choose you" in (await here.press(D, question, "I would take over")).text
    question = await here.message(game, f"absent:{B}")
    option = taken_by(here.user(D), "until-back")
    for who in (A, C):
        await here.choose(who, question, "seatvote", option)
    dora = (await here.table(game)).players[B]
    assert (dora.user_id, dora.owner_id) == (here.user(D), here.user(B))
    assert f"🔁 for <@{here.user(B)}>" in await table_text(here, game)
    assert "plays your seat" in (await here.command(B, "manage")).text
    assert "[Dora plays your seat]" in (await here.command(B, "mine")).text
    assert "Your move" not in (await here.command_in_dm(B, "mine")).text
    assert game in (await here.completions(B, "board", "game", ""))[0]["value"]
    assert "You are back" in (await here.command(B, "away", until="back")).text
    assert (await here.table(game)).players[B].user_id == here.user(B)


async def test_what_became_of_a_lent_seat_is_no_game_of_its_owner(here: World) -> None:
    game, question = await with_absent(here)
    await here.press(D, question, "I would take over")
    question = await here.message(game, f"absent:{B}")
    for who in (A, C):
        await here.choose(who, question, "seatvote", taken_by(here.user(D), "until-back"))
    await here.by_itself(here.app.host.submit(game, here.user(D), 0, Resign(), "resign"))
    assert "You sit at no table" in (await here.command(B, "mine")).text
    table = await here.message(game, "table")
    assert f"<@{here.user(B)}>" not in said(table)
    assert "I am back" not in labels(table)


async def test_who_left_all_seats_to_computers_may_still_call_the_game_off(here: World) -> None:
    game = await here.start("daily", people=2)
    for who in (A, B):
        left = leave_to_computer(here.app.host, game, who, "until-back", f"left-{who}")
        await here.by_itself(left)
    table = await here.message(game, "table")
    assert "the game rests" in said(table)
    assert labels(table)[-1] == "I am back"
    await here.call_off(A)
    question = await here.message(game, "vote")
    assert pings(here, question) == {here.user(B)}
    await here.press(B, question, "Call it off")
    assert (await here.table(game)).game.phase == "cancelled"


async def test_the_absent_player_in_the_middle_of_the_vote_is_simply_back(here: World) -> None:
    game, question = await with_absent(here)
    await here.choose(A, question, "seatvote", RETIRE)
    assert "You are back" in (await here.choose(B, question, "seatvote", RETIRE)).text
    closed = await here.message(game, f"absent:{B}")
    assert "nothing to vote about" in said(closed)
    assert "settled" in (await here.press_late(D, question, "I would take over")).text


async def test_the_last_one_there_decides_and_the_vote_ends_with_the_game(here: World) -> None:
    game, question = await with_absent(here, people=2)
    assert "The only other player decides" in said(question)
    await here.choose(A, question, "seatvote", RETIRE)
    assert (await here.table(game)).game.phase == "over"
    closed = await here.message(game, f"absent:{B}")
    assert labels(closed) == []
    assert "has left the game" in said(closed)


async def test_a_game_that_ends_meanwhile_closes_the_question(here: World) -> None:
    game, question = await with_absent(here)
    for who in (A, C):
        await here.by_itself(
            here.app.host.submit(game, here.user(who), 0, Resign(), f"resign-{who}")
        )
    assert labels(await here.message(game, f"absent:{B}")) == []
    assert (await here.table(game)).game.phase == "over"


async def test_with_nobody_there_nobody_is_asked_and_the_game_says_that_it_rests(
    here: World,
) -> None:
    game = await here.start("daily", people=2)
    await here.command(A, "away", until="3 days")
    await be_absent(here, game, B)
    assert await here.app.host.store.messages.get(game, f"absent:{B}") is None
    table = await here.message(game, "table")
    assert "Nobody is there" in said(table)
    await here.press(A, table, "I am back")
    assert pings(here, await here.message(game, f"absent:{B}")) == {here.user(A)}


async def test_a_vote_about_a_seat_lapses_and_begins_anew_with_the_next_choice(
    here: World,
) -> None:
    game, question = await with_absent(here)
    await here.choose(A, question, "seatvote", RETIRE)
    await here.wait(DAY + 1)
    question = await here.message(game, f"absent:{B}")
    assert "lapsed without a decision" in said(question)
    await here.choose(C, question, "seatvote", RETIRE)
    assert (await here.table(game)).state.seats[B].left is None


async def test_when_all_the_others_are_away_they_still_decide_together(here: World) -> None:
    game, question = await with_absent(here)
    for who in (A, C):
        await here.command(who, "away", until="3 days")
    question = await here.message(game, f"absent:{B}")
    assert "Both others decide together" in said(question)
    await here.choose(C, question, "seatvote", taken_by(None, "for-good"))
    assert (await here.table(game)).players[B].user_id is not None
    await here.choose(A, question, "seatvote", taken_by(None, "for-good"))
    assert (await here.table(game)).players[B].user_id is None


async def test_who_wants_direct_messages_or_quiet_is_not_called_at_the_table(here: World) -> None:
    game = await here.start("daily", people=3)
    store = here.app.host.store
    direct = Preferences(ping="dm").model_dump_json()
    asleep = Preferences(quiet=Quiet("UTC", 0, 24 * 60 - 1)).model_dump_json()
    await store.preferences.put(here.user(A), direct)
    await store.preferences.put(here.user(C), asleep)
    await be_absent(here, game, B)
    question = await here.message(game, f"absent:{B}")
    assert pings(here, question) == set()
    assert any("Your table votes" in it.content for it in here.direct(A))
