"""Which deadlines a state needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, Resign, Side
from engine.core.events import BidMade, Moved
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import ALONE, PACES, pace_of
from engine.host.clocks.seat_status import SeatStatus
from engine.host.store.records import AUTOMATIC_ROLL, THOUGHT, Deadline
from tests.support.decision_positions import CASES, SECONDS, at_pace, auctioned, buys, indebted
from tests.support.game import (
    READING,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)
from tests.support.host_harness import DAY, HOUR, MINUTE

NOW = 5000.0
ROLLED = SeatStatus(rolls=True)


def needed(game: Game, pace: str = "live", **given: Any) -> tuple[Deadline, ...]:
    defaults: dict[str, Any] = {
        "events": (),
        "before": (),
        "seats": [SeatStatus()] * len(game.state.seats),
        "now": NOW,
    }
    return deadlines(game.state, pace=pace_of(pace), **(defaults | given))


@pytest.mark.parametrize(("pace", "arrange", "kind", "clocked", "silent"), CASES)
def test_every_decision_has_a_deadline_for_each_seat_awaited(
    pace: str,
    arrange: Callable[[Game], Game],
    kind: type[d.Decision],
    clocked: str,
    silent: Action,
) -> None:
    game = arrange(at_pace(pace))
    decision = game.decision
    assert isinstance(decision, kind)
    found = needed(game, pace)
    assert tuple(deadline.seat for deadline in found) == game.awaited
    for deadline in found:
        assert (deadline.decision, deadline.kind) == (decision.id, clocked)
        assert deadline.at == NOW + SECONDS[pace][clocked]


@pytest.mark.parametrize("pace", PACES)
def test_a_decision_keeps_its_deadline_whatever_else_happens(pace: str) -> None:
    game = buys(at_pace(pace))
    before = needed(game, pace)
    assert needed(game, pace, before=before, now=NOW + 30, events=(Moved(A, 0, 3),)) == before


def test_without_timers_an_offer_to_a_person_has_none_either() -> None:
    game = live(2).owns(B, READING)
    game.play(B, OfferTrade(A, Side((READING,)), Side((), 200)))
    (trade,) = game.state.trades
    assert [it.kind for it in needed(game) if it.decision == trade.id] == ["trade"]
    assert needed(game, ALONE, seats=[SeatStatus(), SeatStatus(is_person=False)]) == ()


def test_a_new_decision_has_time_of_its_own() -> None:
    game = buys(live(2))
    before = needed(game)
    game.play(A, a.Buy())
    (after,) = needed(game, before=before, now=NOW + 30)
    assert (after.kind, after.at) == ("throw", NOW + 30 + 120)


def test_a_debt_that_nothing_covers_any_more_waits_for_a_rescue_from_then_on() -> None:
    game = indebted(live(3))
    before = needed(game)
    game.state.deeds[READING].owner = C
    (after,) = needed(game, before=before, now=NOW + 100)
    assert (after.kind, after.at) == ("rescue", NOW + 100 + 120)


@pytest.mark.parametrize(
    ("left", "wait"), [(60, 60), (16, 16), (15, 15), (14, 15), (1, 15), (0, 15)]
)
def test_amb_17_a_late_bid_leaves_at_least_fifteen_seconds(left: int, wait: int) -> None:
    game = auctioned(live(3))
    before = needed(game)
    game.play(B, a.Bid(10))
    now = NOW + 60 - left
    after = needed(game, events=game.events, before=before, now=now)
    assert {deadline.seat: deadline.at - now for deadline in after} == {A: wait, C: wait}


def test_a_bid_gives_no_time_to_who_has_made_the_others_wait_enough() -> None:
    game, seats = auctioned(live(3)), [SeatStatus(waiting_time_left=0), SeatStatus(), SeatStatus()]
    before = needed(game, seats=seats)
    game.play(B, a.Bid(10))
    after = needed(game, seats=seats, events=game.events, before=before, now=NOW + 14)
    assert {it.seat: it.at - NOW for it in after} == {A: 15, C: 60}


def bid_up(game: Game, seats: Sequence[SeatStatus], every: float) -> list[tuple[Deadline, ...]]:
    """The deadlines after each of several late bids, which B and A make in turns."""
    found, now = [needed(game, seats=seats)], NOW + 50
    for number, seat in enumerate((B, A, B, A, B, A)):
        game.play(seat, a.Bid(10 + number))
        found.append(needed(game, seats=seats, events=game.events, before=found[-1], now=now))
        now += every
    return found[1:]


def test_while_others_bid_the_table_does_not_wait_for_who_is_silent() -> None:
    every = [it for times in bid_up(auctioned(live(3)), [SeatStatus()] * 3, 14) for it in times]
    assert [it.at - it.since for it in every if it.seat == C] == [60] * 6


def test_who_bids_again_and_again_in_an_auction_has_ever_less_free_time() -> None:
    """Else a dollar more in every last second would go on for as long as there is money."""
    last = SeatStatus(waiting_time_left=0)
    times, now = bid_up(auctioned(live(2)), [last, last], 0), NOW + 50
    left = [(it.seat, it.at - now) for (it,) in times]
    assert left == [(A, 15), (B, 7.5), (A, 7.5), (B, 3.75), (A, 3.75), (B, 1.875)]


def test_a_bid_that_a_secret_maximum_outbids_at_once_does_not_begin_anew() -> None:
    game = auctioned(live(3))
    times = needed(game)
    game.play(B, a.SetMaximum(400))
    for number in range(1, 6):
        game.play(A, a.Bid(2 * number))
        now = NOW + 60 + 14 * (number - 1) - 1
        times = needed(game, events=game.events, before=times, now=now)
        found = {it.seat: (it.since - NOW, it.at - now) for it in times}
        assert found == {A: (0, 15), C: (14 * number, 15)}


def test_a_bid_early_on_moves_nothing_not_even_for_whom_it_outbids() -> None:
    game = auctioned(live(2))
    times, now = needed(game), NOW
    for number, seat in enumerate((A, B, A, B)):
        now = NOW + 5 * number
        game.play(seat, a.Bid(10 + number))
        times = needed(game, events=game.events, before=times, now=now)
        assert [(it.seat, it.at) for it in times] == [(1 - seat, NOW + 60)]


def test_passing_and_filing_do_not_move_the_end_of_an_auction() -> None:
    game = auctioned(live(4))
    before = needed(game)
    for seat, action in ((A, a.PassBid()), (B, a.SetMaximum(30))):
        game.play(seat, action)
        # The maximum calls the least, so it is a bid; passing is none.
        bids = any(isinstance(event, BidMade) for event in game.events)
        before = needed(game, events=game.events, before=before, now=NOW + 50)
        assert {it.at for it in before} == {NOW + 65 if bids else NOW + 60}


def test_sealed_maxima_have_one_deadline_that_no_filing_moves() -> None:
    game = auctioned(by_post(3))
    before = needed(game, "daily")
    game.play(A, a.SetMaximum(30))
    after = needed(game, "daily", events=game.events, before=before, now=NOW + 12 * HOUR - 1)
    assert [(it.seat, it.at) for it in after] == [(B, NOW + 12 * HOUR), (C, NOW + 12 * HOUR)]


@pytest.mark.parametrize("pace", PACES)
def test_a_computers_roll_waits_for_nobody_who_has_not_been_asked(pace: str) -> None:
    computer = SeatStatus(is_person=False, rolls=True)
    (found,) = needed(at_pace(pace), pace, seats=[computer, SeatStatus(), SeatStatus()])
    assert (found.kind, found.seat, found.since) == (THOUGHT, A, NOW)


def test_a_computers_roll_comes_after_other_games_where_nobody_looks_on() -> None:
    computer = SeatStatus(is_person=False, rolls=True)
    (found,) = needed(live(2), "live", seats=[computer, computer])
    assert found == Deadline(found.decision, A, AUTOMATIC_ROLL, NOW, NOW)


@pytest.mark.parametrize(("pace", "delay"), [("live", 20), ("daily", 15 * MINUTE)])
def test_a_roll_for_a_person_waits_for_the_others(pace: str, delay: float) -> None:
    (found,) = needed(at_pace(pace), pace, seats=[ROLLED, SeatStatus(), SeatStatus()])
    assert (found.kind, found.at) == (AUTOMATIC_ROLL, NOW + delay)


def test_nothing_that_happens_moves_the_beat() -> None:
    game = by_post(2)
    before = needed(game, "daily", seats=[ROLLED, ROLLED])
    after = needed(game, "daily", seats=[ROLLED, ROLLED], before=before, now=NOW + 600)
    assert after == before


def test_who_lets_the_dice_fall_now_and_rolls_then_gains_no_time() -> None:
    game, times = by_post(2), needed(by_post(2), "daily", seats=[ROLLED, SeatStatus()])
    for hours in range(1, 23):
        for mine in (SeatStatus(), ROLLED):
            now = NOW + hours * HOUR
            times = needed(game, "daily", seats=[mine, SeatStatus()], before=times, now=now)
            (found,) = times
            assert found.at <= NOW + DAY


@pytest.mark.parametrize("gone", [SeatStatus(absent=True), SeatStatus(away=True)])
def test_with_nobody_there_no_time_runs(gone: SeatStatus) -> None:
    assert needed(buys(by_post(2)), "daily", seats=[gone, gone]) == ()
    assert needed(buys(by_post(2)), "daily", seats=[gone, SeatStatus()]) != ()


def test_only_rolls_are_automatic() -> None:
    (found,) = needed(buys(by_post(2)), "daily", seats=[ROLLED, ROLLED])
    assert found.kind == "buy"


@pytest.mark.parametrize("pace", PACES)
def test_each_open_offer_waits_for_its_partner(pace: str) -> None:
    game = at_pace(pace)
    game.play(A, OfferTrade(B, Side(cash=1), Side()))
    first = needed(game, pace)
    game.play(C, OfferTrade(A, Side(cash=1), Side()))
    found = needed(game, pace, before=first, now=NOW + 60)
    trades = [(it.decision, it.seat, it.at) for it in found if it.kind == "trade"]
    after = SECONDS[pace]["trade"]
    one, other = game.state.trades
    assert trades == [(one.id, B, NOW + after), (other.id, A, NOW + 60 + after)]


def test_a_finished_game_has_none() -> None:
    game = live(2)
    game.play(A, OfferTrade(B, Side(cash=1), Side()))
    game.play(A, Resign())
    assert needed(game) == ()
