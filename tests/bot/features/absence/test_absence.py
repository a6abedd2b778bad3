"""Away, absent, paused, replaced: what the table sees, and what its buttons do."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.language.language import languages, load
from engine.core.actions import Resign
from engine.core.decisions import BuyOrDecline
from engine.core.state import waiting
from engine.host.people.motions import taken_by
from engine.host.people.seats import leave_to_computer
from engine.host.people.voters import RETIRE
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.snapshots import state_of
from engine.players.orders import Orders, write_orders
from engine.players.orders.presets import preset
from engine.players.orders.terms import Bidding, Buying
from tests.support.answer_labels import AWAY, BACK_NOW, MANAGE, MORE, MY_GAMES, TRADE, VOLUNTEER
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C, D
from tests.support.host_harness import DAY, HOUR
from tests.support.seat_changes import retire
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
WORDS = load("en")
ASK_TO_RESUME = WORDS.say("button-resume-ask")
ORDERS, ORDERS_DID = WORDS.say("orders-open-panel"), WORDS.say("orders-did")
GO_TO_GAME, MISSED = WORDS.say("button-go-game"), WORDS.say("button-missed")
BEN_IS_BACK = "Ben: I’m back now"


async def with_absent(server: SimulatedServer, people: int = 3) -> tuple[str, Any]:
    """Ben is absent; the game, and the question about his seat."""
    game = await server.start_game("daily", people=people)
    await server.make_absent(game, B)
    return game, await server.message(game, f"absent:{B}")


async def table_text(server: SimulatedServer, game: str) -> str:
    return said(await server.message(game, "table"))


def pings(server: SimulatedServer, message: Any) -> set[int]:
    (shown,) = [it for it in server.sent if it.message == message.id and it.new]
    return set(shown.pings)


# Away


async def test_whoever_goes_away_is_marked_until_when(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    told = (await server.command(B, "away", until="3 days")).text
    until = int((await server.table(game)).players[B].away_until or 0)
    assert until == pytest.approx(server.now + 3 * DAY, abs=60)
    assert f"<t:{until}:f>" in told
    assert f"🌙 away, back <t:{until}:R>" in await table_text(server, game)
    table = await server.message(game, "table")
    assert labels(table)[-4:] == [BEN_IS_BACK, TRADE, MANAGE, MORE]
    assert "already in the game" in (await server.press(A, table, BEN_IS_BACK)).text
    assert "not playing" in (await server.press(D, table, BEN_IS_BACK)).text
    assert "You’re back" in (await server.press(B, table, BEN_IS_BACK)).text
    table = await server.message(game, "table")
    assert BEN_IS_BACK not in labels(table)
    assert "🌙 away, back" not in said(table)


async def test_whoever_looks_for_it_behind_more_goes_away_and_comes_back(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    asked = (await server.press_in_more(B, game, AWAY)).private
    assert "half the usual time" in said(asked)
    told = (await server.choose(B, asked, "away:until", "3 days")).private
    until = int((await server.table(game)).players[B].away_until or 0)
    assert until == pytest.approx(server.now + 3 * DAY, abs=60)
    assert f"<t:{until}:f>" in said(told)
    assert labels(told) == [BACK_NOW, ORDERS]
    assert "half the usual time" not in said(told), "what it means is said once"
    opened = (await server.press(B, await server.message(game, "table"), MORE)).private
    assert AWAY not in labels(opened)
    assert "You’re back" in (await server.press(B, opened, BACK_NOW)).text
    assert (await server.table(game)).players[B].away_until is None


@pytest.mark.parametrize("locale", languages())
async def test_who_goes_away_reads_which_orders_decide(
    server: SimulatedServer, locale: str
) -> None:
    game, words = await server.start_game("daily", people=2), load(locale)
    server.set_client_language(A, locale)
    rules = (await server.table(game)).position.rules
    none, bold = Orders(), preset("bold", rules)
    mixed = Orders(buying=Buying(rule="always"), bidding=Bidding(percent=100), draft=bold)
    topics = [words.say("orders-topic-buy"), words.say("orders-topic-bid")]
    for orders, what in (
        (none, None),
        (bold, words.say("orders-preset-bold")),
        (mixed, words.comma_list(topics)),
    ):
        await server.app.host.order(game, server.user(A), lambda _, it=orders: write_orders(it))
        line = words.say("away-orders", what=what) if what else words.say("away-orders-none")
        asked = (await server.command(A, "away")).private
        assert line in said(asked)
        assert labels(asked)[-1] == words.say("orders-open-panel")
        assert line in said((await server.command(A, "away", until="3 days")).private)


async def test_who_comes_back_may_read_what_was_missed_and_what_the_orders_did(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 20)
    game = await server.start_game("daily", people=2)
    orders = write_orders(Orders(buying=Buying(rule="always")))
    await server.app.host.order(game, server.user(A), lambda _: orders)
    await server.command(A, "away", until="3 days")
    nothing = (await server.command(A, "away", until="back")).private
    assert labels(nothing) == [GO_TO_GAME], "nothing has happened"
    await server.command(A, "away", until="3 days")
    await server.wait(DAY)
    back = (await server.command(A, "away", until="back")).response
    assert labels(back) == [GO_TO_GAME, MISSED, ORDERS_DID]
    did = (await server.press(A, back, ORDERS_DID)).private
    assert "bought" in said(did)


async def test_whoever_is_absent_comes_back_behind_more(server: SimulatedServer) -> None:
    game, _ = await with_absent(server)
    assert "You’re back" in (await server.press_in_more(B, game, BACK_NOW)).text
    assert (await server.table(game)).players[B].missed == 0


async def test_the_command_without_a_time_asks_for_one_and_changes_nothing(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=2)
    asked = (await server.command(A, "away")).private
    assert "When will you be back?" in said(asked)
    assert (await server.table(game)).players[A].away_until is None
    (choice,) = selects(asked)
    assert [it["value"] for it in choice["options"]][:2] == ["12 hours", "tomorrow"]
    await server.choose(A, asked, "away:until", "12 hours")
    assert (await server.table(game)).players[A].away_until is not None


async def test_away_ends_by_the_command_and_by_itself(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.command(B, "away", until="tomorrow 20:00")
    assert "You’re back" in (await server.command(B, "away", until="back")).text
    await server.command(B, "away", until="2h")
    await server.wait(2 * HOUR + 1)
    assert (await server.table(game)).players[B].away_until is None
    assert "Ben is back" in await table_text(server, game)


async def test_whoever_says_to_be_back_is_not_called_for_what_waited(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 20)
    game = await server.start_game("daily", people=2)
    await server.command(A, "away", until="3 days")
    await server.wait(HOUR)
    seen = len(server.sent)
    assert isinstance(waiting(state_of(await server.table(game))), BuyOrDecline)
    await server.command(A, "away", until="back")
    assert not [it for it in server.sent[seen:] if it.pings]


async def test_a_moment_that_cannot_be_read_is_explained(server: SimulatedServer) -> None:
    await server.start_game("daily", people=2)
    told = (await server.command(A, "away", until="when the cows come home")).text
    assert "3 days" in told
    assert "UTC" in told
    (example,) = re.findall(r"\d{4}-\d\d-\d\d", told)
    assert "You’re away until" in (await server.command(A, "away", until=example)).text
    assert "60 days" in (await server.command(A, "away", until="90 days")).text
    assert "30 days" in (await server.command(A, "pause", until="60 days")).text


async def test_a_moment_is_of_ones_own_time_zone(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    mine = Preferences(zone="Asia/Tokyo").model_dump_json()
    await put_preferences(server.app.host.store, server.user(A), mine)
    await server.command(A, "away", until="tomorrow 18:00")
    until = (await server.table(game)).players[A].away_until
    assert until is not None
    assert until % DAY == 9 * HOUR


async def test_sensible_moments_are_offered(server: SimulatedServer) -> None:
    await server.start_game("daily", people=2)
    offered = await server.completions(A, "away", "until", "")
    assert 5 <= len(offered) <= 11
    assert offered[0]["value"] == "back"
    day = datetime.fromtimestamp(server.now + 10 * DAY, UTC)
    typed = await server.completions(A, "pause", "until", f"{day:%d %b}")
    assert [it["value"] for it in typed] == [f"{day:%d %b}"]
    assert re.search(rf"{day:%b} {day.day}, {day.year}, 9:00\sAM, UTC", typed[0]["name"])
    assert {"2 days", "2 weeks"} <= {
        it["value"] for it in await server.completions(A, "away", "until", "2")
    }
    for choice in offered[1:]:
        assert "away until" in (await server.command(A, "away", until=choice["value"])).text


async def test_nothing_is_offered_that_would_be_refused(server: SimulatedServer) -> None:
    await server.start_game("live", people=2)
    for typed in ("8m", "90 days", "today 0:01"):
        offered = [it["value"] for it in await server.completions(A, "away", "until", typed)]
        assert typed not in offered
        assert "15 minutes" in offered
    assert "60 days" not in str(await server.completions(A, "pause", "until", "60 days"))
    (typed,) = await server.completions(A, "pause", "until", "20 min")
    assert typed["value"] == "20 min"
    assert "voted yes" in (await server.command(A, "pause", until="20 min")).text


async def test_at_live_short_absences_are_offered_and_no_moment_twice(
    server: SimulatedServer,
) -> None:
    await server.start_game("live", people=2)
    (choice,) = selects((await server.command(A, "away")).private)
    values = [it["value"] for it in choice["options"]]
    assert values[:4] == ["15 minutes", "30 minutes", "1 hour", "12 hours"]
    moments = [it["label"].partition("(")[2] for it in choice["options"]]
    assert len(set(moments)) == len(moments)


@pytest.mark.parametrize("locale", languages())
async def test_monday_is_offered_only_where_no_other_day_is_it(
    server: SimulatedServer, locale: str
) -> None:
    await server.start_game("daily", people=2)
    server.set_client_language(A, locale)
    monday, found = load(locale).say("moment-offer-monday"), set[tuple[int, bool]]()
    for _ in range(7):
        today = datetime.fromtimestamp(server.now, UTC).weekday()
        (choice,) = selects((await server.command(A, "away")).response)
        offered = [it["value"] for it in choice["options"]]
        found.add((today, monday in offered))
        typed = await server.completions(A, "away", "until", monday)
        assert [it["value"] for it in typed] == [monday], "who types it may have it"
        await server.wait(DAY)
    assert found == {(day, day in (1, 2, 3)) for day in range(7)}


# Pauses


async def test_at_live_a_pause_is_short_where_nothing_is_said(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=2)
    await server.command(A, "pause")
    (until,) = re.findall(
        r"end <t:(\d+):R> at the latest", said(await server.message(game, "pause"))
    )
    assert int(until) == pytest.approx(server.now + 30 * 60, abs=60)


async def test_at_a_slower_pace_it_is_asked_first_until_when(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    asked = (await server.command(A, "pause")).private
    assert "Pause the game?" in said(asked)
    assert not [it for it in server.messages if "would end" in said(it)]
    await server.choose(A, asked, "pause:until", "3 days")
    (until,) = re.findall(r"end <t:(\d+):R>", said(await server.message(game, "pause")))
    assert int(until) == pytest.approx(server.now + 3 * DAY, abs=60)
    assert "paused" in (await server.command(B, "pause")).text, "who is asked already agrees by it"


async def test_the_table_votes_for_a_pause_and_for_going_on(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    assert "voted yes" in (await server.command(A, "pause", until="3 days")).text
    question = await server.message(game, "pause")
    assert pings(server, question) == {server.user(B), server.user(C)}
    assert "At least 2 of the 3" in said(question)
    assert "not playing" in (await server.press(D, question, "Pause")).text
    assert "over: the game is paused" in (await server.press(B, question, "Pause")).text
    table = await server.message(game, "table")
    assert server.newest.id == table.id, "the question is settled, and the table tells it"
    assert "The game is **paused**" in said(table)
    assert labels(table) == [ASK_TO_RESUME, MORE]
    assert "paused" in (await server.command(C, "pause")).text
    await server.press(C, table, ASK_TO_RESUME)
    going_on = await server.message(game, "resume")
    assert pings(server, going_on) == {server.user(A), server.user(B)}
    await server.restart()
    assert "over: the game resumes" in (await server.press(A, going_on, "Resume")).text
    assert (await server.table(game)).record.paused_at is None
    table = await server.message(game, "table")
    assert server.newest.id == table.id
    assert "**paused**" not in said(table)


async def test_where_the_question_cannot_be_deleted_it_says_what_stays_true(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=2)
    await server.command(A, "pause", until="a week")
    server.fail("DELETE", "/channels/*/messages/*", 403, 50013, times=None)
    await server.press(B, await server.message(game, "pause"), "Pause")
    question = await server.message(game, "pause")
    assert "The vote is over: the game is paused." in said(question)
    assert labels(question) == []
    await server.press(A, await server.message(game, "table"), ASK_TO_RESUME)
    await server.press(B, await server.message(game, "resume"), "Resume")
    assert "The game is paused." not in "".join(map(said, server.messages))


async def test_a_pause_that_nobody_else_wants_lapses(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.command(A, "pause", until="a week")
    for _ in range(2):
        await server.command(A, "pause", until="a week")
    assert len([it for it in server.messages if "Pause the game?" in said(it)]) == 1
    await server.wait(DAY + 1)
    message = await server.message(game, "pause")
    assert "ran out of time" in said(message)
    assert labels(message) == []


async def test_one_of_two_can_forbid_a_pause(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    await server.command(A, "pause", until="a week")
    await server.press(B, await server.message(game, "pause"), "Keep playing")
    assert "The vote is over: the game goes on." in said(await server.message(game, "pause"))


# An absent player's seat


async def test_the_others_are_asked_once_what_becomes_of_an_absent_seat(
    server: SimulatedServer,
) -> None:
    game, first = await with_absent(server)
    assert pings(server, first) == {server.user(A), server.user(C)}
    assert "💤 not responding" in await table_text(server, game)
    await server.choose(A, first, "seatvote", taken_by(None, "until-back"))
    question = await server.message(game, f"absent:{B}")
    assert "The other two people in the game have to agree" in said(question)
    assert "takes over until 🚢 Ben is back** · in favor: 🎩 Ada" in said(question)
    await server.restart()
    await server.choose(C, question, "seatvote", taken_by(None, "until-back"))
    closed = await server.message(game, f"absent:{B}")
    assert labels(closed) == []
    assert "has taken over for the absent player" in said(closed)
    assert f"🤖 for <@{server.user(B)}>" in await table_text(server, game)
    table = await server.message(game, "table")
    take_back = f"Take back my seat from {(await server.table(game)).players[B].name}"
    assert labels(table)[-4:] == [take_back, TRADE, MANAGE, MORE]
    assert "not playing" in (await server.press(D, table, take_back)).text
    await server.press(B, table, take_back)
    assert (await server.table(game)).players[B].user_id == server.user(B)
    assert "Ben is back and playing again" in await table_text(server, game)
    assert closed.id == first.id


async def test_somebody_from_outside_takes_the_seat_over(server: SimulatedServer) -> None:
    game, question = await with_absent(server)
    assert "Anyone who isn’t in the game can press the button to offer to take over" in said(
        question
    )
    refused = (await server.press(A, question, VOLUNTEER)).text
    assert "who isn’t in this game can take over a seat. Choose from the list" in refused
    assert "can now choose you" in (await server.press(D, question, VOLUNTEER)).text
    question = await server.message(game, f"absent:{B}")
    option = taken_by(server.user(D), "until-back")
    for who in (A, C):
        await server.choose(who, question, "seatvote", option)
    dora = (await server.table(game)).players[B]
    assert (dora.user_id, dora.owner_id) == (server.user(D), server.user(B))
    assert f"🔁 for <@{server.user(B)}>" in await table_text(server, game)
    assert "playing for you" in (await server.command(B, "manage")).text
    assert "Dora is playing for you" in (await server.command(B, "mine")).text
    assert "Your move" not in (await server.command_in_dm(B, "mine")).text
    assert game in (await server.completions(B, "board", "game", ""))[0]["value"]
    assert "You’re back" in (await server.command(B, "away", until="back")).text
    assert (await server.table(game)).players[B].user_id == server.user(B)


async def test_who_stops_playing_for_another_leaves_the_seat_to_a_computer(
    server: SimulatedServer,
) -> None:
    game, question = await with_absent(server)
    await server.press(D, question, VOLUNTEER)
    for who in (A, C):
        await server.choose(who, question, "seatvote", taken_by(server.user(D), "until-back"))
    asked = await server.ask_to_resign(D)
    owner = f"<@{server.user(B)}>"
    assert f"A computer player takes over until {owner} is back" in said(asked.private)
    await server.press(D, asked.private, "Leave the seat to a computer")
    assert "You’ve left the game with Ada and Cleo" in said(asked.private)
    assert f"🤖 for {owner}" in await table_text(server, game)


async def test_what_became_of_a_lent_seat_is_no_game_of_its_owner(server: SimulatedServer) -> None:
    game, question = await with_absent(server)
    await server.press(D, question, VOLUNTEER)
    question = await server.message(game, f"absent:{B}")
    for who in (A, C):
        await server.choose(who, question, "seatvote", taken_by(server.user(D), "until-back"))
    await server.run_in_bot(retire(server.app.host, game, B, "retire"))
    mine = (await server.command(B, "mine")).text
    assert "You’re not in any games" in mine
    assert "You’re out of this game" in mine
    table = await server.message(game, "table")
    assert f"<@{server.user(B)}>" not in said(table)
    assert labels(table)[-3:] == [TRADE, MANAGE, MORE]


async def test_who_left_all_seats_to_computers_may_still_call_the_game_off(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=2)
    for who in (A, B):
        left = leave_to_computer(server.app.host, game, who, "until-back", f"left-{who}")
        await server.run_in_bot(left)
    table = await server.message(game, "table")
    assert "it’s on hold" in said(table)
    assert labels(table) == [BACK_NOW, MY_GAMES, MORE]
    await server.vote_to_cancel(A)
    question = await server.message(game, "vote")
    assert pings(server, question) == {server.user(B)}
    await server.press(B, question, "End the game")
    assert (await server.table(game)).record.phase == "cancelled"


async def test_the_absent_player_in_the_middle_of_the_vote_is_simply_back(
    server: SimulatedServer,
) -> None:
    game, question = await with_absent(server)
    await server.choose(A, question, "seatvote", RETIRE)
    assert "You’re back" in (await server.choose(B, question, "seatvote", RETIRE)).text
    closed = await server.message(game, f"absent:{B}")
    assert "nothing to decide" in said(closed)
    assert "vote is over" in (await server.press_late(D, question, VOLUNTEER)).text


async def test_the_last_one_there_decides_and_the_vote_ends_with_the_game(
    server: SimulatedServer,
) -> None:
    game, question = await with_absent(server, people=2)
    assert "The only other person in the game decides" in said(question)
    assert "the only other person in the game can remove" in said(question)
    early = await server.choose(A, question, "seatvote", RETIRE)
    assert "can’t choose that this soon" in early.text
    assert (await server.table(game)).record.phase == "running"
    await server.wait(3 * DAY)
    await server.choose(A, await server.message(game, f"absent:{B}"), "seatvote", RETIRE)
    assert (await server.table(game)).record.phase == "over"
    closed = await server.message(game, f"absent:{B}")
    assert labels(closed) == []
    assert "has left the game" in said(closed)


async def test_a_game_that_ends_meanwhile_closes_the_question(server: SimulatedServer) -> None:
    game, question = await with_absent(server)
    for who in (A, C):
        await server.run_in_bot(
            server.app.host.submit(game, server.user(who), 0, Resign(), f"resign-{who}")
        )
    assert labels(await server.message(game, f"absent:{B}")) == []
    assert (await server.table(game)).record.phase == "over"


async def test_with_nobody_there_nobody_is_asked_and_the_game_says_that_it_rests(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=2)
    await server.command(A, "away", until="3 days")
    await server.make_absent(game, B)
    assert await server.app.host.store.messages.get(game, f"absent:{B}") is None
    table = await server.message(game, "table")
    assert "Nobody is here" in said(table)
    assert BACK_NOW in labels(table), "for whoever presses it"
    mine = (await server.command(A, "mine")).private
    await server.press(A, mine, BACK_NOW)
    assert pings(server, await server.message(game, f"absent:{B}")) == {server.user(A)}
    assert BACK_NOW not in " ".join(labels((await server.command(A, "mine")).private))


async def test_a_vote_about_a_seat_lapses_and_begins_anew_with_the_next_choice(
    server: SimulatedServer,
) -> None:
    game, question = await with_absent(server)
    await server.choose(A, question, "seatvote", RETIRE)
    await server.wait(DAY + 1)
    question = await server.message(game, f"absent:{B}")
    assert "ran out of time without a decision" in said(question)
    await server.choose(C, question, "seatvote", RETIRE)
    assert (await server.table(game)).position.seats[B].left is None


async def test_when_all_the_others_are_away_they_still_decide_together(
    server: SimulatedServer,
) -> None:
    game, question = await with_absent(server)
    for who in (A, C):
        await server.command(who, "away", until="3 days")
    question = await server.message(game, f"absent:{B}")
    assert "The other two people in the game have to agree" in said(question)
    await server.choose(C, question, "seatvote", taken_by(None, "for-good"))
    assert (await server.table(game)).players[B].user_id is not None
    await server.choose(A, question, "seatvote", taken_by(None, "for-good"))
    assert (await server.table(game)).players[B].user_id is None


async def test_to_come_back_says_that_the_bot_rolls_soon(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    mover = (await server.table(game)).position.mover
    await server.command(mover, "away", until="3 days")
    answer = await server.command(mover, "away", until="back")
    assert "🎲 Roll now, or the bot rolls for you <t:" in answer.text
    assert "Your move" not in answer.text


async def test_to_change_the_day_of_return_is_said_in_short(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    for until in ("3 days", "5 days"):
        await server.command(A, "away", until=until)
    table = said(await server.message(game, "table"))
    assert table.count("their standing orders decide") == 1
    assert table.count("now comes back <t:") == 1


async def test_who_wants_direct_messages_or_quiet_is_not_called_at_the_table(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    store = server.app.host.store
    direct = Preferences(ping="dm").model_dump_json()
    asleep = Preferences(quiet=QuietHours("UTC", 0, 24 * 60 - 1)).model_dump_json()
    await put_preferences(store, server.user(A), direct)
    await put_preferences(store, server.user(C), asleep)
    await server.make_absent(game, B)
    question = await server.message(game, f"absent:{B}")
    assert pings(server, question) == set()
    assert any("What should happen to" in it.content for it in server.direct(A))


async def test_a_call_to_a_vote_says_which_and_then_what_came_of_it(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    direct = Preferences(ping="dm").model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), direct)
    await server.command(A, "pause", until="3 days")
    (call,) = [it for it in server.direct(B) if "pause" in it.content]
    assert "Ada asks to pause the game. The vote ends <t:" in call.content
    assert "<#" in call.content, "in which game"
    await server.press(C, await server.message(game, "pause"), "Keep playing")
    await server.press(B, await server.message(game, "pause"), "Keep playing")
    (over,) = [it for it in server.direct(B) if it.id == call.id]
    assert "The vote is over: the game goes on." in said(over)
    assert "asks to pause" not in said(over)


async def test_a_pause_is_asked_for_behind_more(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=2)
    asked = (await server.press_in_more(A, game, "Pause the game…")).private
    assert "The other players vote on it." in said(asked)
    told = (await server.choose(A, asked, "pause:until", "30 minutes")).private
    assert said(told).strip() == "You asked for a vote and voted yes."
    await server.press(B, server.newest, "Pause")
    table = await server.table(game)
    assert table.record.paused_at is not None
    text = await table_text(server, game)
    assert f"resumes <t:{int(server.now) + 1800}:R> at the latest" in text
    opened = (await server.press(A, await server.message(game, "table"), MORE)).private
    assert "Pause the game…" not in labels(opened)
