"""What silence does when deadlines have passed, and which beats pass by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, Mortgage, OfferTrade, Resign, SeatId, Side
from engine.core.state import GameState, waiting
from engine.host.clocks.paces import ALONE_FACTOR, PACES, custom_pace
from engine.host.refusals import Refusal
from engine.host.store.records import AUTOMATIC_ROLL
from engine.players import absent
from tests.support.decision_positions import CASES, SECONDS, at_pace, auctioned, buys, ends
from tests.support.game import (
    BALTIC,
    BROWNS,
    FREE_PARKING,
    INCOME_TAX,
    ORIENTAL,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)
from tests.support.host_harness import DAY, MINUTE, START, HostHarness, logged_line, reason, refusal

asynchronous = pytest.mark.asyncio


# -- silence, by the clock ---------------------------------------------------------------------


@asynchronous
@pytest.mark.parametrize(("pace", "arrange", "kind", "clocked", "silent"), CASES)
async def test_silence_answers_when_the_time_has_passed_and_not_before(
    harness: HostHarness,
    pace: str,
    arrange: Callable[[Game], Game],
    kind: type[d.Decision],
    clocked: str,
    silent: Action,
) -> None:
    arranged = arrange(at_pace(pace))
    seat = arranged.awaited[0]
    for user in (100, 101, 102):
        await harness.prefer(user, "own")
    game = await harness.start_game(arranged, pace=pace)
    if kind is d.ToRoll and not PACES[pace].live:  # arranged with a beat, before the preference
        await game.submit(B, OfferTrade(C, Side(cash=1), Side()))
    start = (await game.table()).record.version
    await game.wait(SECONDS[pace][clocked] - 1)
    assert await game.log_lines(start) == []
    await game.wait(1)
    (first, *_), steps = (
        await game.log_lines(start),
        await harness.store.games.steps(game.id, start),
    )
    assert first == logged_line(seat, silent)
    assert steps[0].key is None
    assert game.id in harness.committed
    await game.check()


@asynchronous
async def test_silence_goes_on_from_deadline_to_deadline(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), pace=custom_pace("live", {}, absent_after=1000))
    for _ in range(300):
        await game.wait(121)
        if not (await game.table()).deadlines:
            break
    await game.check()
    assert len(await game.log_lines()) >= 300


@asynchronous
async def test_a_passed_deadline_speaks_before_a_press_that_comes_late(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(live(2)))
    option = await game.decision()
    harness.time[0] += 120
    assert await refusal(game.submit(A, a.Buy(), option.id)) is Refusal.STALE
    assert await game.log_lines() == [logged_line(A, a.Decline())]
    assert isinstance(await game.decision(), d.Auction)
    await game.check()


@asynchronous
async def test_computers_go_on_after_a_silence_even_if_the_late_press_is_refused(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(ends(live(2)), computers=[B])
    end = await game.decision()
    harness.time[0] += 121 * ALONE_FACTOR
    assert await refusal(game.submit(A, a.EndTurn(), end.id)) is Refusal.STALE
    assert (await game.state()).players()[0] in (await game.decision()).awaited(await game.state())
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await game.check()


@asynchronous
async def test_whom_only_computers_wait_for_has_more_time(harness: HostHarness) -> None:
    """Also once the other people have gone; who does nothing comes to an end all the same."""
    game = await harness.start_game(buys(live(3)), computers=[B])
    assert await game.time_left() == {A: 2 * MINUTE}
    await game.submit(C, a.Resign())
    await game.submit(A, a.Buy())
    assert await game.time_left() == {A: 2 * MINUTE * ALONE_FACTOR + PACES["live"].refill}
    await game.wait(2 * MINUTE * ALONE_FACTOR + PACES["live"].refill)
    assert logged_line(A, a.EndTurn()) in await game.log_lines()
    await game.check()


@asynchronous
async def test_a_press_just_in_time_counts(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(2)))
    harness.time[0] += 119.9
    await game.submit(A, a.Buy())
    assert (await game.state()).deeds[BALTIC].owner == A


@asynchronous
async def test_a_bell_late_or_twice_does_nothing_more(harness: HostHarness) -> None:
    game = await harness.start_game(buys(live(3)))
    await game.wait(10 * MINUTE)
    version = (await game.table()).record.version
    for _ in range(3):
        await game.host.fire_due(game.id)
    assert (await game.table()).record.version == version
    assert await game.log_lines() == [logged_line(A, a.Decline())]


@asynchronous
async def test_a_bid_in_the_last_seconds_keeps_the_auction_open(harness: HostHarness) -> None:
    game = await harness.start_game(auctioned(live(3)))
    harness.time[0] += 50
    await game.submit(B, a.Bid(10))
    assert await game.time_left() == {A: 15, C: 15}
    harness.time[0] += 14
    await game.submit(C, a.Bid(11))
    assert await game.time_left() == {A: 15, B: 15}
    await game.wait(14)
    assert isinstance(await game.decision(), d.Auction)
    await game.wait(1)
    assert (await game.state()).deeds[BALTIC].owner == C
    await game.check()


@asynchronous
async def test_who_is_silent_while_others_bid_has_used_up_no_more_than_without_their_bids(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(auctioned(live(3)))
    harness.time[0] += 50
    for price in range(10, 30):
        await game.submit(B if price % 2 else A, a.Bid(price))
        await game.wait(14)
    table = await game.wait(1)
    assert table.player(C).waited == 45
    assert table.player(B).waited > 120, "of which ten answers of 14 seconds each are a part"
    assert (await game.state()).deeds[BALTIC].owner == B


@asynchronous
async def test_an_auction_without_a_bid_ends_after_a_minute(harness: HostHarness) -> None:
    game = await harness.start_game(auctioned(live(2)))
    await game.wait(60)
    assert (await game.state()).deeds[BALTIC].owner is None
    assert isinstance(await game.decision(), d.ToEnd)


@asynchronous
async def test_a_trade_offer_expires_by_being_withdrawn(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    await game.submit(B, OfferTrade(C, Side(cash=10), Side()))
    number = (await game.state()).trades[0].id
    harness.time[0] += 100
    await game.submit(A, a.Roll())
    await game.wait(199)
    assert (await game.state()).trade(number) is not None
    await game.wait(1)
    assert (await game.state()).trade(number) is None
    assert logged_line(B, a.WithdrawTrade(number)) in await game.log_lines()
    late = game.submit(C, a.AcceptTrade(number))
    assert (await reason(late)).value == "no-such-trade"


# -- beats, by the clock -----------------------------------------------------------------------


@asynchronous
async def test_at_pace_daily_the_dice_fall_after_a_quarter_of_an_hour_whatever_happens(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(by_post(2).owns(A, *BROWNS), (5, 6), pace="daily")
    assert await game.time_left() == {A: 15 * MINUTE}
    await game.wait(10 * MINUTE)
    await game.submit(A, a.Build(((BALTIC, 1),)))
    assert await game.time_left() == {A: 5 * MINUTE}
    await game.wait(4 * MINUTE)
    assert await game.log_lines() == [logged_line(A, a.Build(((BALTIC, 1),)))]
    await game.wait(MINUTE)
    assert (await game.log_lines())[1] == logged_line(A, a.Roll())
    await game.check()


@asynchronous
async def test_the_player_to_move_need_not_wait_for_the_beat(harness: HostHarness) -> None:
    game = await harness.start_game(by_post(2), (1, 3), pace="daily")
    await game.submit(A, a.Roll())
    assert (await game.state()).seats[A].space == INCOME_TAX


@asynchronous
async def test_dice_that_fall_by_themselves_are_logged_as_such(harness: HostHarness) -> None:
    game = await harness.start_game(by_post(2), (1, 2), pace="daily")
    await game.wait(15 * MINUTE)
    (rolled,) = await harness.store.games.steps(game.id, 1)
    assert (rolled.hand, rolled.action) == ("dice", logged_line(A, a.Roll()))


@asynchronous
async def test_who_rolls_own_dice_has_a_day_for_it(harness: HostHarness) -> None:
    await harness.prefer(100, "own")
    game = await harness.start_game(by_post(2), pace="daily")
    await game.submit(B, OfferTrade(A, Side(cash=1), Side()))
    assert (await game.time_left())[A] == DAY
    await game.wait(DAY - 1)
    assert logged_line(A, a.Roll()) not in await game.log_lines()
    await game.wait(1)
    assert logged_line(A, a.Roll()) in await game.log_lines()


@asynchronous
async def test_own_dice_are_for_rolls_alone_turns_still_end_by_themselves(
    harness: HostHarness,
) -> None:
    await harness.prefer(100, "own")
    game = await harness.start_game(by_post(2).at(A, FREE_PARKING - 3), (1, 2), pace="daily")
    await game.submit(A, a.Roll())
    (found,) = await game.deadlines()
    assert (found.seat, found.kind, found.at) == (B, AUTOMATIC_ROLL, START + 15 * MINUTE)


@asynchronous
@pytest.mark.parametrize("dice", ["for-me", "own"])
async def test_amb_07_a_turn_waits_a_beat_for_whoever_builds_in_it_only(
    dice: str, harness: HostHarness
) -> None:
    await harness.prefer(100, dice)
    arranged = by_post(2, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3)
    game = await harness.start_game(arranged, (1, 2), pace="daily")
    await game.submit(A, a.Roll())
    assert isinstance(await game.decision(), d.ToEnd)
    assert await game.time_left() == {A: 15 * MINUTE}
    await game.wait(14 * MINUTE)
    await game.submit(A, a.Build(((BALTIC, 1),)))
    await game.wait(15 * MINUTE)
    assert (await game.log_lines())[2] == logged_line(A, a.EndTurn())


@asynchronous
async def test_amb_07_a_turn_ends_once_nothing_more_could_be_built_in_it(
    harness: HostHarness,
) -> None:
    arranged = by_post(2, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3).cash(A, 60)
    game = await harness.start_game(arranged, (1, 2), pace="daily")
    await game.submit(A, a.Roll())
    await game.submit(A, a.Build(((BALTIC, 1),)))
    assert isinstance(await game.decision(), d.ToRoll)


@asynchronous
async def test_amb_07_live_too_with_the_dice_rolled_for_one(harness: HostHarness) -> None:
    await harness.prefer(100, "for-me")
    arranged = live(2, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3)
    game = await harness.start_game(arranged, (1, 2))
    await game.submit(A, a.Roll())
    assert await game.time_left() == {A: 20}
    assert {it.kind for it in await game.deadlines()} == {AUTOMATIC_ROLL}


@asynchronous
async def test_business_beside_the_decision_does_not_touch_its_deadline(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(live(2).owns(B, ORIENTAL, VERMONT)))
    harness.time[0] += 100
    await game.submit(B, Mortgage(ORIENTAL))
    assert await game.time_left() == {A: 20}


@asynchronous
async def test_silence_gone_wrong_is_nobodys_mistake_and_no_other_games(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await harness.start_game(buys(live(2)), game_id="broken")
    sound = await harness.start_game(live(2), game_id="sound")
    harness.time[0] += 121
    sensible = absent.answer

    def answer(state: GameState, seat: SeatId) -> Action:
        return a.Bid(1) if isinstance(waiting(state), d.BuyOrDecline) else sensible(state, seat)

    monkeypatch.setattr(absent, "answer", answer)
    for work in (broken.submit(A, a.Buy()), broken.host.fire_due(broken.id)):
        with pytest.raises(RuntimeError, match="broken: silence, .* was refused"):
            await work
    await sound.host.fire_due(sound.id)
    assert await sound.log_lines() == [logged_line(A, a.Roll())]
    monkeypatch.undo()
    await broken.host.fire_due(broken.id)
    assert await broken.log_lines() == [logged_line(A, a.Decline())]


@asynchronous
async def test_deadlines_end_with_the_game(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    await game.submit(A, Resign())
    assert await game.deadlines() == ()
    assert await harness.store.schedule.next_deadline() is None
    assert (await game.state()).is_over
    with pytest.raises(IndexError):
        waiting(await game.state())
