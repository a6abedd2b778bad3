"""One voter alone and an absent player: lent at once, retired or given away after real time."""

from __future__ import annotations

import pytest

from engine.core.actions import Buy, Mortgage, Roll
from engine.host.clocks.last_seen import Seen
from engine.host.clocks.paces import custom_pace
from engine.host.people import motions, pauses
from engine.host.people.motions import taken_by
from engine.host.people.retiring import retirable_from
from engine.host.people.voters import RETIRE
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.refusals import Refusal
from engine.host.snapshots import StartedGame
from tests.support.absence import EVE, make_absent, purchase_pending
from tests.support.game import BOARDWALK, A, B, C, by_post, live
from tests.support.host_harness import ADA, BEN, DAY, HOUR, MINUTE, HostedGame, HostHarness, refusal
from tests.support.seat_changes import hand_over
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
HURRIED = {"throw": 10, "buy": 10, "auction": 10}


async def votes(game: HostedGame, option: str, user: int = ADA.user_id) -> StartedGame:
    return await motions.vote_on_seat(game.host, game.id, B, user, option, game.harness.key())


async def with_absent(harness: HostHarness, pace: str, people: int = 2) -> HostedGame:
    """A game in which Ben has just missed too much."""
    arranged = (live if pace == "live" else by_post)(people).owns(B, BOARDWALK)
    game = await harness.start_game(arranged, pace=pace)
    await make_absent(game.host, game.id, B)
    return game


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [("live", 15 * MINUTE), ("evening", 3 * HOUR), ("daily", 3 * DAY), ("relaxed", 7 * DAY)],
)
async def test_one_voter_has_a_seat_retire_only_after_real_time(
    pace: str, seconds: float, harness: HostHarness
) -> None:
    game = await with_absent(harness, pace)
    harness.time[0] += seconds - 1
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON
    assert B in (await game.state()).players()
    harness.time[0] += 1
    await votes(game, RETIRE)
    assert B not in (await game.state()).players()


async def test_short_timers_do_not_shorten_that_time(harness: HostHarness) -> None:
    """Ben, whose turn it is, is silent for ten seconds three times."""
    hurried = custom_pace("live", HURRIED, absent_after=3)
    game = await harness.start_game(live(2).to_move(B), pace=hurried)
    while (await game.table()).players[B].missed < 3:
        assert await refusal(votes(game, RETIRE)) is Refusal.VOTE_SETTLED
        await game.wait(11)
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON
    harness.time[0] += 14 * MINUTE
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON


async def test_who_is_absent_after_one_deadline_has_not_missed_three(harness: HostHarness) -> None:
    hurried = custom_pace("live", HURRIED, absent_after=1)
    game = await harness.start_game(live(2).to_move(B), pace=hurried)
    await game.wait(11)
    harness.time[0] += DAY
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_FEW_MISSED
    await votes(game, taken_by(None, "until-back"))
    assert (await game.table()).players[B].owner_id == BEN.user_id


@pytest.mark.parametrize("taker", [None, EVE.user_id])
async def test_one_voter_may_lend_an_absent_players_seat_at_once(
    taker: int | None, harness: HostHarness
) -> None:
    game = await with_absent(harness, "daily")
    await motions.volunteer(game.host, game.id, B, EVE)
    await votes(game, taken_by(taker, "until-back"))
    lent = (await game.table()).players[B]
    assert (lent.user_id, lent.owner_id) == (taker, BEN.user_id)


@pytest.mark.parametrize("taker", [None, EVE.user_id])
async def test_one_voter_gives_a_seat_away_for_good_only_after_real_time(
    taker: int | None, harness: HostHarness
) -> None:
    game = await with_absent(harness, "daily")
    await motions.volunteer(game.host, game.id, B, EVE)
    harness.time[0] += 3 * DAY - 1
    assert await refusal(votes(game, taken_by(taker, "for-good"))) is Refusal.RETIRE_TOO_SOON
    assert (await game.table()).players[B].user_id == BEN.user_id
    harness.time[0] += 1
    await votes(game, taken_by(taker, "for-good"))
    given = (await game.table()).players[B]
    assert (given.user_id, given.owner_id) == (taker, None)


async def test_whom_one_voter_has_brought_in_is_no_second_voter(harness: HostHarness) -> None:
    """Ada lets a friend play for Ben, and both would have Cleo out."""
    game = await with_absent(harness, "live", 3)
    await make_absent(game.host, game.id, C)
    await motions.volunteer(game.host, game.id, B, EVE)
    await votes(game, taken_by(EVE.user_id, "until-back"))

    async def on_cleo(user: int) -> StartedGame:
        return await motions.vote_on_seat(game.host, game.id, C, user, RETIRE, harness.key())

    assert await refusal(on_cleo(ADA.user_id)) is Refusal.RETIRE_TOO_SOON
    assert await refusal(on_cleo(EVE.user_id)) is Refusal.VOTE_BORROWED
    assert C in (await game.state()).players()


async def test_two_who_agree_need_not_wait(harness: HostHarness) -> None:
    game = await with_absent(harness, "daily", 3)
    await votes(game, RETIRE)
    await votes(game, RETIRE, 102)
    assert B not in (await game.state()).players()


async def test_a_single_voter_is_one_even_where_others_are_absent_as_well(
    harness: HostHarness,
) -> None:
    game = await with_absent(harness, "daily", 3)
    await make_absent(game.host, game.id, 2)
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON


async def test_the_time_runs_from_the_last_press_of_any_kind(harness: HostHarness) -> None:
    game = await with_absent(harness, "live")
    harness.time[0] += 10 * MINUTE
    await game.submit(B, Mortgage(BOARDWALK))
    harness.time[0] += MINUTE
    seen = Seen((await game.table()).record.version, harness.time[0], 1)
    await harness.host.seen.save((game.id, BEN.user_id), seen)
    await make_absent(game.host, game.id, B)
    harness.time[0] += 15 * MINUTE - 1
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON
    harness.time[0] += 1
    await votes(game, RETIRE)


async def test_a_press_long_ago_in_the_log_is_found(harness: HostHarness) -> None:
    patient = custom_pace("live", {}, absent_after=1000)
    game = await harness.start_game(live(2).to_move(B), (1, 2), pace=patient)
    await game.submit(B, Roll())
    await game.submit(B, Buy())
    pressed = harness.time[0]
    while (await game.table()).record.version < 130:
        await game.wait(241)
    assert await retirable_from(game.host, await game.table(), B) == pressed + 15 * MINUTE


async def test_nobody_can_press_in_a_pause_so_the_time_begins_after_it(
    harness: HostHarness,
) -> None:
    game = await with_absent(harness, "daily")
    await pauses.pause(game.host, game.id, harness.time[0] + 9 * DAY, harness.key())
    await game.wait(9 * DAY)
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON


async def test_who_has_just_taken_a_seat_over_has_the_whole_time(harness: HostHarness) -> None:
    game = await purchase_pending(harness, 2)
    harness.time[0] += 4 * DAY
    await hand_over(game.host, game.id, B, EVE, "for-good", harness.key())
    await make_absent(game.host, game.id, B)
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON


async def test_three_hours_are_hours_in_which_the_player_is_awake(harness: HostHarness) -> None:
    """Ben sleeps for eight hours, an hour after the press."""
    game = await with_absent(harness, "evening")
    begins = int(harness.time[0] // 60 + 60) % 1440
    chosen = Preferences(quiet=QuietHours("UTC", begins, (begins + 8 * 60) % 1440))
    await put_preferences(harness.store, BEN.user_id, chosen.model_dump_json())
    harness.time[0] += 9 * HOUR + 2 * HOUR - 5 * MINUTE
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON
    harness.time[0] += 6 * MINUTE
    await votes(game, RETIRE)
    assert B not in (await game.state()).players()


async def test_three_days_do_not_end_in_quiet_hours(harness: HostHarness) -> None:
    game = await with_absent(harness, "daily")
    minute = int(harness.time[0] // 60) % 1440
    chosen = Preferences(quiet=QuietHours("UTC", (minute - 60) % 1440, (minute + 60) % 1440))
    await put_preferences(harness.store, BEN.user_id, chosen.model_dump_json())
    harness.time[0] += 3 * DAY
    assert await refusal(votes(game, RETIRE)) is Refusal.RETIRE_TOO_SOON
    harness.time[0] += HOUR
    await votes(game, RETIRE)
    assert (await game.table()).position.seats[A].left is None
