"""What moderators do at the host: told first, done once, and refused without a trace."""

from __future__ import annotations

import asyncio

import pytest

from engine.core.actions import Buy, Roll
from engine.host.finished.export import export_game
from engine.host.lobby import Location, Person
from engine.host.notices import Moderated, load_notice
from engine.host.people import moderation, pauses, seats
from engine.host.people.moderation import LONGEST_REASON, read_reason
from engine.host.people.moderators import Act, Moderation
from engine.host.people.parking import Parking
from engine.host.refusals import Refusal, Refused
from engine.host.store.records import AUTOMATIC_ROLL, TIME_LIMIT
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.support.game import BALTIC, A, B, C, by_post, live
from tests.support.host_harness import (
    ADA,
    DAY,
    HOUR,
    MINUTE,
    START,
    HostedGame,
    HostHarness,
    refusal,
)
from tests.support.timed_games import timed_game

pytestmark = pytest.mark.asyncio
SERVER, MODERATOR = 7, 555
EVE = Person(900, "Eve")


def order(act: Act, key: str = "request", server: int = SERVER) -> Moderation:
    return Moderation(act, server, MODERATOR, "nobody answers", key, ())


async def asked(harness: HostHarness, people: int = 3) -> HostedGame:
    """Ada is asked whether she buys Baltic Avenue, and has a day to say so."""
    arranged = by_post(people).at(A, 0)
    arranged.play(A, Roll(), (1, 2))
    return await harness.start_game(arranged, pace="daily")


async def told(game: HostedGame) -> list[str]:
    """The kinds of notices in the log."""
    steps = await game.harness.store.games.steps(game.id)
    return [load_notice(step.notice).kind for step in steps if step.notice]


# More time


async def test_everybody_who_is_awaited_has_so_much_more_time(harness: HostHarness) -> None:
    game = await asked(harness)
    before = await game.time_left()
    await moderation.extend(game.host, game.id, order("extend"), int(12 * HOUR))
    assert await game.time_left() == {A: before[A] + 12 * HOUR}
    assert await told(game) == ["moderated", "extended"]
    await game.wait(before[A] + 11 * HOUR)
    assert (await game.state()).deeds[BALTIC].owner is None
    assert await game.time_left() == {A: HOUR}
    await game.submit(A, Buy())
    await game.check()


async def test_the_notice_says_who_did_what_and_why(harness: HostHarness) -> None:
    game = await asked(harness)
    await moderation.extend(game.host, game.id, order("extend"), int(HOUR))
    step = next(it for it in await harness.store.games.steps(game.id) if it.notice)
    assert load_notice(step.notice) == Moderated("extend", MODERATOR, "nobody answers")
    assert step.key == "request"


async def test_a_request_delivered_twice_extends_once(harness: HostHarness) -> None:
    game = await asked(harness)
    before = await game.time_left()
    for _ in range(2):
        await moderation.extend(game.host, game.id, order("extend"), int(HOUR))
    assert await game.time_left() == {A: before[A] + HOUR}
    await moderation.extend(game.host, game.id, order("extend", "another"), int(HOUR))
    assert await game.time_left() == {A: before[A] + 2 * HOUR}


async def test_what_was_agreed_on_and_what_happens_by_itself_is_not_extended(
    harness: HostHarness,
) -> None:
    arranged = timed_game()
    arranged.play(A, Roll(), (1, 2))
    game = await harness.start_game(arranged, hour=DAY, computers=(C,))
    await moderation.extend(game.host, game.id, order("extend"), int(HOUR))
    assert [it.at for it in await game.deadlines() if it.kind == TIME_LIMIT] == [START + DAY]
    automatic = await harness.start_game(by_post(2), pace="daily", game_id="h")
    assert [it.kind for it in await automatic.deadlines()] == [AUTOMATIC_ROLL]
    extending = moderation.extend(automatic.host, automatic.id, order("extend"), int(HOUR))
    assert await refusal(extending) is Refusal.NOBODY_AWAITED


@pytest.mark.parametrize("seconds", [-1, 0, MINUTE - 1, 30 * DAY + 1, 10**15])
async def test_no_time_none_less_than_none_and_too_much_are_refused(
    seconds: float, harness: HostHarness
) -> None:
    game = await asked(harness)
    extending = moderation.extend(game.host, game.id, order("extend"), int(seconds))
    assert await refusal(extending) is Refusal.EXTENSION_OUT_OF_RANGE
    assert await told(game) == []


async def test_during_a_pause_time_to_come_is_extended(harness: HostHarness) -> None:
    game = await asked(harness)
    before = await game.time_left()
    await pauses.pause(game.host, game.id, START + DAY, "pause")
    await moderation.extend(game.host, game.id, order("extend"), int(HOUR))
    await moderation.resume(game.host, game.id, order("resume", "on"))
    assert await game.time_left() == {A: before[A] + HOUR}


# Pauses and seats


async def test_a_moderator_pauses_and_lets_go_on(harness: HostHarness) -> None:
    game = await asked(harness)
    started = await moderation.pause(game.host, game.id, order("pause"), DAY)
    assert started.record.paused_at == START
    again = moderation.pause(game.host, game.id, order("pause", "again"), DAY)
    assert await refusal(again) is Refusal.PAUSED_ALREADY
    started = await moderation.resume(game.host, game.id, order("resume", "on"))
    assert started.record.paused_at is None
    assert await told(game) == ["moderated", "paused", "moderated", "resumed"]
    running = moderation.resume(game.host, game.id, order("resume", "again on"))
    assert await refusal(running) is Refusal.NOT_PAUSED


async def test_a_seat_goes_to_a_member_to_a_computer_and_to_a_member_again(
    harness: HostHarness,
) -> None:
    game = await asked(harness)
    cash = (await game.state()).seats[B].cash
    started = await moderation.hand_over(game.host, game.id, order("replace"), B, EVE)
    assert (started.seat_of(EVE.user_id), started.seat_of(101)) == (B, None)
    assert started.players[B].owner_id is None, "it is for good"
    started = await moderation.leave_to_computer(game.host, game.id, order("replace", "2"), B)
    assert started.players[B].user_id is None
    twice = moderation.leave_to_computer(game.host, game.id, order("replace", "3"), B)
    assert await refusal(twice) is Refusal.COMPUTER_ALREADY
    started = await moderation.hand_over(game.host, game.id, order("replace", "4"), B, EVE)
    assert started.seat_of(EVE.user_id) == B
    assert started.position.seats[B].cash == cash
    kinds = ["handed-over", "left-to-computer", "handed-over"]
    assert await told(game) == [it for kind in kinds for it in ("moderated", kind)]


async def test_nobody_gets_a_second_seat(harness: HostHarness) -> None:
    game = await asked(harness)
    ben = Person(101, "Ben")
    giving = moderation.hand_over(game.host, game.id, order("replace"), A, ben)
    assert await refusal(giving) is Refusal.SITS_ALREADY


async def test_amb_70_a_seat_that_is_removed_resigns(harness: HostHarness) -> None:
    game = await asked(harness)
    started = await moderation.remove(game.host, game.id, order("remove"), B)
    assert started.position.players() == (A, C)
    assert await told(game) == ["moderated", "retired"]
    again = moderation.remove(game.host, game.id, order("remove", "again"), B)
    assert await refusal(again) is Refusal.SEAT_LEFT
    await game.check()


# The end


async def test_amb_71_an_ended_game_is_over_at_once_and_ranked(harness: HostHarness) -> None:
    game = await asked(harness)
    started = await moderation.end(game.host, game.id, order("end"))
    assert started.record.phase == "over"
    assert started.position.winners == (A, B, C)
    assert started.position.ending == "early"
    assert started.deadlines == ()
    assert (await game.log_lines())[:2] == ["moderated", "end-early"]
    assert await harness.store.schedule.next_deadline() is None
    await game.check()


async def test_a_paused_game_can_be_ended(harness: HostHarness) -> None:
    game = await asked(harness)
    await pauses.pause(game.host, game.id, START + DAY, "pause")
    started = await moderation.end(game.host, game.id, order("end"))
    assert (started.record.phase, started.record.paused_at) == ("over", None)


async def test_amb_71_with_a_computer_the_end_comes_as_well(harness: HostHarness) -> None:
    arranged = live(3).owns(A, BALTIC)
    game = await harness.start_game(arranged, computers=(B, C))
    started = await moderation.end(game.host, game.id, order("end"))
    assert started.position.winners == (A,)


async def test_an_end_delivered_twice_is_one_end(harness: HostHarness) -> None:
    game = await asked(harness)
    first = await moderation.end(game.host, game.id, order("end"))
    second = await moderation.end(game.host, game.id, order("end"))
    assert second.record.version == first.record.version
    late = moderation.end(game.host, game.id, order("end", "later"))
    assert await refusal(late) is Refusal.OVER


async def test_the_file_of_a_game_ended_by_a_moderator_plays_back(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, EVE)
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    await moderation.end(harness.host, game.record.id, order("end", "end", game.record.guild_id))
    found = check(read_file(await export_game(harness.host, game.record.id)))
    assert "Rules and seed lead to every event" in found


# Elsewhere, and refusals


async def test_a_game_is_moved_once_and_told_of(harness: HostHarness) -> None:
    game = await asked(harness)
    parking, there = Parking(harness.host), Location(SERVER, 80, True)
    for _ in range(2):
        await parking.move(game.id, there, order("move"))
    started = await game.table()
    assert (started.record.channel_id, started.record.thread) == (80, True)
    assert await told(game) == ["moderated"]
    await game.check()


async def test_games_of_other_servers_and_lobbies_are_none_of_theirs(harness: HostHarness) -> None:
    game = await asked(harness)
    foreign = moderation.end(game.host, game.id, order("end", server=SERVER + 1))
    assert await refusal(foreign) is Refusal.NO_SUCH_GAME
    opened = await harness.open_lobby(ADA)
    here = order("end", server=opened.record.guild_id)
    assert (
        await refusal(moderation.end(harness.host, opened.record.id, here)) is Refusal.ONLY_A_LOBBY
    )
    nowhere = moderation.end(harness.host, "nowhere", order("end"))
    assert await refusal(nowhere) is Refusal.NO_SUCH_GAME
    assert (await game.table()).record.phase == "running"


async def test_whoever_loses_a_seat_meanwhile_may_not_moderate_the_game_either(
    harness: HostHarness,
) -> None:
    game = await asked(harness)
    ben = Moderation("end", SERVER, 101, "I have lost my seat", "end", ())
    _, ended = await asyncio.gather(
        seats.leave_to_computer(game.host, game.id, B, "for-good", "vote"),
        refusal(moderation.end(game.host, game.id, ben)),
    )
    assert ended is Refusal.MODERATOR_PLAYS_ALONE
    assert (await game.table()).record.phase == "running"


@pytest.mark.parametrize("typed", ["", "  ", "\n", "x" * (LONGEST_REASON + 1)])
async def test_without_a_reason_that_can_be_read_nothing_is_done(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_reason(typed)
    assert refused.value.refusal is Refusal.NO_REASON


async def test_a_reason_is_one_line(harness: HostHarness) -> None:
    assert read_reason(" gone\nfor  good ") == "gone for good"
    assert read_reason("x" * LONGEST_REASON) == "x" * LONGEST_REASON
