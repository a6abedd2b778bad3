"""Time banks, missed deadlines, seats that nobody waits for, games in which nobody is left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.state import waiting
from engine.host.automatic import begin
from engine.host.clocks.paces import custom_pace
from engine.host.notices import BecameAbsent, CameBack, load_notice
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.snapshots import state_of
from engine.host.store.records import AUTOMATIC_ROLL
from engine.host.unit_of_work import UnitOfWork
from tests.support.game import BOARDWALK, JAIL, ORIENTAL, A, B, C, Game, by_post, live
from tests.support.host_harness import HOUR, MINUTE, HostedGame, HostHarness, logged_line
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio


def buys(game: Game) -> Game:
    game.play(A, a.Roll(), (1, 2))
    return game


async def banked(game: HostedGame, *seconds: float) -> None:
    """Everybody has saved up so much."""

    def change(work: UnitOfWork) -> None:
        for seat, bank in enumerate(seconds):
            work.replace_player(replace(work.players[seat], bank=bank))
        work.drop_deadlines(lambda it: True)
        begin(work)

    await game.host.update_running(game.id, None, change)


async def bank(game: HostedGame, seat: int) -> float:
    return (await game.table()).player(seat).bank


async def notices(game: HostedGame) -> list[object]:
    steps = await game.harness.store.games.steps(game.id)
    return [load_notice(step.notice) for step in steps if step.notice is not None]


async def authors(game: HostedGame, after: int = 1) -> list[tuple[str, str]]:
    steps = await game.harness.store.games.steps(game.id, after)
    return [(step.action, step.hand) for step in steps]


async def test_a_bank_adds_to_the_time_and_is_refilled_by_an_answer_that_comes_soon(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(live(2)))
    await banked(game, 60.0, 0.0)
    assert await game.time_left() == {A: 180.0}
    harness.time[0] += 29
    await game.submit(A, a.Buy())
    assert await bank(game, A) == 70.0


async def test_a_bank_is_drawn_on_by_an_answer_that_comes_later(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(2)))
    await banked(game, 60.0, 0.0)
    harness.time[0] += 120 + 45
    await game.submit(A, a.Buy())
    assert await bank(game, A) == 15.0


async def test_a_bank_is_full_at_last_and_empty_after_silence(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(2)))
    await banked(game, 115.0, 0.0)
    await game.submit(A, a.Buy())
    assert await bank(game, A) == 120.0
    await game.submit(A, a.EndTurn())
    await banked(game, 0.0, 50.0)
    assert await game.time_left() == {B: 170.0}
    await game.wait(170)
    assert (await bank(game, B), (await game.table()).player(B).missed) == (0.0, 1)


async def test_a_bank_that_silence_has_used_up_is_not_lent_again(harness: HostHarness) -> None:
    game = await harness.start_game(live(2).at(A, JAIL), (2, 2))
    await banked(game, 60.0, 0.0)
    assert await game.time_left() == {A: 180.0}
    await game.wait(180)
    assert isinstance(await game.decision(), d.BuyOrDecline)
    assert (await bank(game, A), await game.time_left()) == (0.0, {A: 120.0})


async def test_a_bank_drawn_on_above_a_covered_decision_is_not_there_below(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    await banked(game, 60.0, 0.0)
    assert await game.time_left() == {A: 180.0}

    def cover(work: UnitOfWork) -> None:
        work.deadlines = tuple(replace(it, covered=work.now) for it in work.deadlines)
        work.replace_player(replace(work.players[A], bank=20.0))

    await game.host.update_running(game.id, None, cover)
    await game.wait(HOUR)
    await game.host.update_running(game.id, None, lambda work: work.log_notice(CameBack(B)))
    assert await game.time_left() == {A: 140.0}


async def test_auctions_and_offers_have_no_bank(harness: HostHarness) -> None:
    game = await harness.start_game(buys(by_post(2)), pace="daily")
    await banked(game, HOUR, HOUR)
    await game.submit(A, a.Decline())
    assert await game.time_left() == {A: 12 * HOUR, B: 12 * HOUR}
    assert [await bank(game, seat) for seat in (A, B)] == [2 * HOUR, HOUR]


async def test_who_misses_three_decisions_is_not_waited_for(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), (1, 3))
    for _ in range(3):
        await game.wait(120)
    started = await game.table()
    absent = BecameAbsent(A, 3)
    assert absent in await notices(game)
    assert started.player(A).missed == 3
    assert A not in {it.seat for it in started.deadlines}


async def test_an_absent_seat_is_played_at_once_by_default(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(3)))
    await game.host.update_running(game.id, None, lambda work: work.replace_player(absent(work, A)))
    assert isinstance(await game.decision(), d.Auction)
    assert (logged_line(A, a.Decline()), "absence") in await authors(game)
    assert (logged_line(A, a.PassBid()), "absence") in await authors(game)
    await game.check()


def absent(work: UnitOfWork, seat: int):  # type: ignore[no-untyped-def]
    return replace(work.players[seat], missed=3)


async def test_a_press_brings_an_absent_player_back(harness: HostHarness) -> None:
    arranged = buys(live(3)).owns(A, BOARDWALK)
    game = await harness.start_game(arranged)
    await game.host.update_running(game.id, None, lambda work: work.replace_player(absent(work, A)))
    await game.submit(A, a.Mortgage(BOARDWALK))
    assert await notices(game) == [CameBack(A)]
    assert (await game.table()).player(A).missed == 0
    await game.check()


async def test_an_absent_players_dice_wait_for_the_beat_only(harness: HostHarness) -> None:
    game = await harness.start_game(by_post(2), pace="daily")
    await game.host.update_running(game.id, None, lambda work: work.replace_player(absent(work, A)))
    (next_roll,) = await game.deadlines()
    assert (next_roll.kind, next_roll.at) == (AUTOMATIC_ROLL, harness.time[0] + 15 * MINUTE)


async def test_a_game_rests_while_nobody_is_there_and_goes_on_from_there(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(live(2)))
    for seat in (A, B):

        def leave(work: UnitOfWork, seat: int = seat) -> None:
            work.replace_player(absent(work, seat))
            work.drop_deadlines(lambda it: it.seat == seat)

        await game.host.update_running(game.id, None, leave)
    resting = await game.table()
    assert resting.deadlines == ()
    await game.wait(1000 * HOUR)
    assert (await game.table()).record.version == resting.record.version
    decision = waiting(state_of(resting))
    if isinstance(decision, d.Auction):
        await game.submit(B, a.Bid(1))
    assert CameBack(B) in await notices(game)
    await game.check()


async def test_how_many_make_an_absence_can_be_chosen(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), pace=custom_pace("live", {}, absent_after=1))
    await game.wait(120)
    assert await notices(game) == [BecameAbsent(A, 1)]


async def test_what_is_covered_keeps_the_rest_of_its_time(harness: HostHarness) -> None:
    """AMB-05: a roll that is held for ten seconds has a hundred left of its two minutes."""
    game = await harness.start_game(live(2))
    harness.time[0] += 20
    await game.submit(B, a.Hold((await game.decision()).id))
    held = await game.table()
    assert {it.kind: it.covered for it in held.deadlines} == {
        "hold": None,
        "throw": harness.time[0],
    }
    harness.time[0] += 10
    await game.submit(B, a.GoOn())
    assert await game.time_left() == {A: 100.0}


async def test_every_step_names_its_author(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(2)).owns(B, ORIENTAL), computers=[B])
    await game.submit(A, a.Buy())
    await game.submit(A, a.EndTurn())
    told = await authors(game)
    assert told[0] == (logged_line(A, a.Buy()), "press")
    assert (logged_line(B, a.Roll()), "computer") in told


async def test_nobody_else_gains_a_bank_by_a_press(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(3)))
    await game.submit(A, a.Buy())
    assert [await bank(game, seat) for seat in (A, B, C)] == [10.0, 0.0, 0.0]


async def test_after_an_outage_no_deadline_passes_in_quiet_hours(harness: HostHarness) -> None:
    """What was due at nine in the evening is due at midnight after three hours of outage."""
    game = await harness.start_game(buys(by_post(2)), pace="daily")
    wishes = Preferences(quiet=QuietHours("UTC", 22 * 60, 7 * 60))
    await put_preferences(harness.store, 100, wishes.model_dump_json())
    midnight = harness.time[0] // 86400 * 86400 + 2 * 86400
    due = replace((await game.deadlines())[0], at=midnight - 3 * HOUR, next_call=None)

    def change(work: UnitOfWork) -> None:
        work.deadlines = (due,)

    await game.host.update_running(game.id, None, change)
    await harness.store.schedule.shift(3 * HOUR)
    harness.host.loaded.drop_all()
    harness.time[0] = midnight
    await game.wait(0)
    (moved,) = await game.deadlines()
    assert (moved.at, moved.next_call) == (midnight + 9 * HOUR, midnight + 7 * HOUR)
    harness.time[0] = midnight + 7 * HOUR
    await game.wait(0)
    assert (await game.deadlines())[0].calls == due.calls + 1
    await game.wait(2 * HOUR)
    assert not isinstance(await game.decision(), d.BuyOrDecline)


async def test_quiet_hours_do_not_slow_a_live_game_down(harness: HostHarness) -> None:
    """Five games in which everybody has sixteen quiet hours, which have just begun."""
    minute = int(harness.time[0] // 60 % 1440)
    hours = Preferences(quiet=QuietHours("UTC", minute, (minute + 16 * 60) % 1440))
    for user in (100, 101):
        await put_preferences(harness.store, user, hours.model_dump_json())
    patient = custom_pace("live", {}, absent_after=10)
    for number in range(5):
        game = await harness.start_game(live(2), pace=patient, game_id=f"g{number}")
        begun = harness.time[0]
        for _ in range(8):
            due = [at for it in await game.deadlines() if (at := it.fires_at) is not None]
            await game.wait(min(due) - harness.time[0])
        assert harness.time[0] - begun <= 32 * MINUTE


async def test_new_quiet_hours_every_day_do_not_put_a_decision_off_for_ever(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(by_post(2)), pace="daily")
    for _ in range(20):
        minute = int(harness.time[0] // 60 % 1440)
        wishes = Preferences(quiet=QuietHours("UTC", minute, (minute + 15 * 60) % 1440))
        await put_preferences(harness.store, 100, wishes.model_dump_json())
        await game.wait(8 * HOUR)
    assert not isinstance(await game.decision(), d.BuyOrDecline)
