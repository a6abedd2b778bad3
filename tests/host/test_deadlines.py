"""Which deadlines a state needs, and what silence does when they have passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import actions as a
from engine import decisions as d
from engine.actions import Action, Mortgage, OfferTrade, Resign, SeatId, Side
from engine.events import BidMade, Moved
from engine.host.deadlines import deadlines
from engine.host.paces import PACES, by_hand
from engine.host.records import BEAT, Deadline
from engine.host.refusals import Refusal
from engine.host.sitting import Sitting
from engine.players import absent
from engine.state import GameState, waiting
from tests.host.hosted import DAY, HOUR, MINUTE, START, Hosted, reason, refusal, said
from tests.support.game import (
    BALTIC,
    BROWNS,
    FREE_PARKING,
    INCOME_TAX,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)

asynchronous = pytest.mark.asyncio
NOW = 5000.0
THROWN = Sitting(throws=True)


# -- positions, one for each decision ----------------------------------------------------------


def throws(game: Game) -> Game:
    return game


def ends(game: Game) -> Game:
    game.at(A, FREE_PARKING - 3).play(A, a.Throw(), (1, 2))
    return game


def jailed(game: Game) -> Game:
    return game.jailed(A).to_move(A)


def buys(game: Game) -> Game:
    game.play(A, a.Throw(), (1, 2))
    return game


def taxed(game: Game) -> Game:
    game.play(A, a.Throw(), (1, 3))
    return game


def poor_and_taxed(game: Game) -> Game:
    game.cash(A, 150).play(A, a.Throw(), (1, 3))
    return game


def auctioned(game: Game) -> Game:
    buys(game).play(A, a.Decline())
    return game


def indebted(game: Game) -> Game:
    return game.owns(A, READING).cash(A, 10).owes(A, 60, B)


def ruined(game: Game) -> Game:
    return game.owns(A, READING).cash(A, 10).owes(A, 600, B)


def inherits(game: Game) -> Game:
    game.owns(A, READING).mortgaged(READING).cash(A, 10).owes(A, 600, B)
    game.play(A, a.GiveUp())
    return game


POSITIONS: list[tuple[Callable[[Game], Game], type[d.Decision], str, Action]] = [
    (throws, d.ToThrow, "throw", a.Throw()),
    (ends, d.ToEnd, "throw", a.EndTurn()),
    (jailed, d.InJail, "jail", a.Throw()),
    (buys, d.BuyOrDecline, "buy", a.Decline()),
    (taxed, d.ChooseTax, "tax", a.PayFlatTax()),
    (poor_and_taxed, d.ChooseTax, "tax", a.PayTenth()),
    (auctioned, d.Auction, "auction", a.PassBid()),
    (auctioned, d.SealedAuction, "auction", a.PassBid()),
    (indebted, d.Owing, "debt", a.RaiseMoney((), (READING,))),
    (ruined, d.Owing, "rescue", a.GiveUp()),
    (inherits, d.LiftOrHold, "lift", a.LiftReceived(())),
]
SECONDS: dict[str, dict[str, float]] = {
    "live": {
        "throw": 120,
        "jail": 120,
        "buy": 120,
        "tax": 60,
        "auction": 60,
        "debt": 180,
        "rescue": 120,
        "lift": 60,
        "trade": 300,
    },
    "evening": {
        "throw": 600,
        "jail": 600,
        "buy": 600,
        "tax": 300,
        "auction": 300,
        "debt": 900,
        "rescue": 600,
        "lift": 300,
        "trade": 1800,
    },
    "daily": {
        "throw": DAY,
        "jail": DAY,
        "buy": DAY,
        "tax": DAY / 2,
        "auction": DAY / 2,
        "debt": DAY,
        "rescue": DAY / 2,
        "lift": DAY / 2,
        "trade": DAY,
    },
    "relaxed": {
        "throw": 3 * DAY,
        "jail": 3 * DAY,
        "buy": 3 * DAY,
        "tax": DAY,
        "auction": DAY,
        "debt": 2 * DAY,
        "rescue": DAY,
        "lift": DAY,
        "trade": 3 * DAY,
    },
}
"""The table of clocks, written down a second time."""
ONLY_LIVE = {d.ToEnd: True, d.Auction: True, d.SealedAuction: False}
CASES = [
    pytest.param(pace, *position, id=f"{pace}-{position[0].__name__}")
    for pace in PACES
    for position in POSITIONS
    if ONLY_LIVE.get(position[1], PACES[pace].live) == PACES[pace].live
]


def at_pace(pace: str, seats: int = 3) -> Game:
    return live(seats) if PACES[pace].live else by_post(seats)


def needed(game: Game, pace: str = "live", **given: Any) -> tuple[Deadline, ...]:
    defaults: dict[str, Any] = {
        "events": (),
        "before": (),
        "seats": [Sitting()] * len(game.state.seats),
        "now": NOW,
    }
    return deadlines(game.state, pace=PACES[pace], **(defaults | given))


# -- the pure function -------------------------------------------------------------------------


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
def test_a_computers_throw_waits_for_nobody_who_has_not_been_asked(pace: str) -> None:
    computer = Sitting(is_person=False, throws=True)
    (found,) = needed(at_pace(pace), pace, seats=[computer, Sitting(), Sitting()])
    assert found == Deadline(found.decision, A, BEAT, NOW, NOW)


@pytest.mark.parametrize(("pace", "courtesy"), [("live", 20), ("daily", 15 * MINUTE)])
def test_a_throw_for_a_person_waits_for_the_others(pace: str, courtesy: float) -> None:
    (found,) = needed(at_pace(pace), pace, seats=[THROWN, Sitting(), Sitting()])
    assert (found.kind, found.at) == (BEAT, NOW + courtesy)


def test_nothing_that_happens_moves_the_beat() -> None:
    game = by_post(2)
    before = needed(game, "daily", seats=[THROWN, THROWN])
    after = needed(game, "daily", seats=[THROWN, THROWN], before=before, now=NOW + 600)
    assert after == before


def test_who_lets_the_dice_fall_now_and_throws_then_gains_no_time() -> None:
    game, times = by_post(2), needed(by_post(2), "daily", seats=[THROWN, Sitting()])
    for hours in range(1, 23):
        for mine in (Sitting(), THROWN):
            now = NOW + hours * HOUR
            times = needed(game, "daily", seats=[mine, Sitting()], before=times, now=now)
            (found,) = times
            assert found.at <= NOW + DAY


@pytest.mark.parametrize("gone", [Sitting(absent=True), Sitting(away=True)])
def test_with_nobody_there_no_time_runs(gone: Sitting) -> None:
    assert needed(buys(by_post(2)), "daily", seats=[gone, gone]) == ()
    assert needed(buys(by_post(2)), "daily", seats=[gone, Sitting()]) != ()


def test_only_throws_are_automatic() -> None:
    (found,) = needed(buys(by_post(2)), "daily", seats=[THROWN, THROWN])
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


# -- silence, by the clock ---------------------------------------------------------------------


@asynchronous
@pytest.mark.parametrize(("pace", "arrange", "kind", "clocked", "silent"), CASES)
async def test_silence_answers_when_the_time_has_passed_and_not_before(
    hosted: Hosted,
    pace: str,
    arrange: Callable[[Game], Game],
    kind: type[d.Decision],
    clocked: str,
    silent: Action,
) -> None:
    arranged = arrange(at_pace(pace))
    seat = arranged.awaited[0]
    for user in (100, 101, 102):
        await hosted.prefer(user, "own")
    game = await hosted.game(arranged, pace=pace)
    if kind is d.ToThrow and not PACES[pace].live:  # arranged with a beat, before the preference
        await game.press(B, OfferTrade(C, Side(cash=1), Side()))
    start = (await game.table()).game.version
    await game.wait(SECONDS[pace][clocked] - 1)
    assert await game.lines(start) == []
    await game.wait(1)
    (first, *_), steps = await game.lines(start), await hosted.store.steps(game.id, start)
    assert first == said(seat, silent)
    assert steps[0].key is None
    assert game.id in hosted.told
    await game.check()


@asynchronous
async def test_silence_goes_on_from_deadline_to_deadline(hosted: Hosted) -> None:
    game = await hosted.game(live(3), pace=by_hand("live", {}, absent_after=1000))
    for _ in range(300):
        await game.wait(121)
        if not (await game.table()).deadlines:
            break
    await game.check()
    assert len(await game.lines()) >= 300


@asynchronous
async def test_a_passed_deadline_speaks_before_a_press_that_comes_late(hosted: Hosted) -> None:
    game = await hosted.game(buys(live(2)))
    option = await game.decision()
    hosted.time[0] += 120
    assert await refusal(game.press(A, a.Buy(), option.id)) is Refusal.STALE
    assert await game.lines() == [said(A, a.Decline())]
    assert isinstance(await game.decision(), d.Auction)
    await game.check()


@asynchronous
async def test_computers_go_on_after_a_silence_even_if_the_late_press_is_refused(
    hosted: Hosted,
) -> None:
    game = await hosted.game(ends(live(2)), computers=[B])
    end = await game.decision()
    hosted.time[0] += 121
    assert await refusal(game.press(A, a.EndTurn(), end.id)) is Refusal.STALE
    assert (await game.state()).players()[0] in (await game.decision()).awaited(await game.state())
    assert said(B, a.Throw()) in await game.lines()
    await game.check()


@asynchronous
async def test_a_press_just_in_time_counts(hosted: Hosted) -> None:
    game = await hosted.game(buys(live(2)))
    hosted.time[0] += 119.9
    await game.press(A, a.Buy())
    assert (await game.state()).deeds[BALTIC].owner == A


@asynchronous
async def test_a_bell_late_or_twice_does_nothing_more(hosted: Hosted) -> None:
    game = await hosted.game(buys(live(3)))
    await game.wait(10 * MINUTE)
    version = (await game.table()).game.version
    for _ in range(3):
        await game.host.ring(game.id)
    assert (await game.table()).game.version == version
    assert await game.lines() == [said(A, a.Decline())]


@asynchronous
async def test_a_bid_in_the_last_seconds_keeps_the_auction_open(hosted: Hosted) -> None:
    game = await hosted.game(auctioned(live(3)))
    hosted.time[0] += 50
    await game.press(B, a.Bid(10))
    assert await game.left() == {A: 15, C: 15}
    hosted.time[0] += 14
    await game.press(C, a.Bid(11))
    assert await game.left() == {A: 15, B: 15}
    await game.wait(14)
    assert isinstance(await game.decision(), d.Auction)
    await game.wait(1)
    assert (await game.state()).deeds[BALTIC].owner == C
    await game.check()


@asynchronous
async def test_an_auction_without_a_bid_ends_after_a_minute(hosted: Hosted) -> None:
    game = await hosted.game(auctioned(live(2)))
    await game.wait(60)
    assert (await game.state()).deeds[BALTIC].owner is None
    assert isinstance(await game.decision(), d.ToEnd)


@asynchronous
async def test_a_trade_offer_expires_by_being_withdrawn(hosted: Hosted) -> None:
    game = await hosted.game(live(3))
    await game.press(B, OfferTrade(C, Side(cash=10), Side()))
    number = (await game.state()).trades[0].id
    hosted.time[0] += 100
    await game.press(A, a.Throw())
    await game.wait(199)
    assert (await game.state()).trade(number) is not None
    await game.wait(1)
    assert (await game.state()).trade(number) is None
    assert said(B, a.WithdrawTrade(number)) in await game.lines()
    late = game.press(C, a.AcceptTrade(number))
    assert (await reason(late)).value == "no-such-trade"


# -- beats, by the clock -----------------------------------------------------------------------


@asynchronous
async def test_at_pace_daily_the_dice_fall_after_a_quarter_of_an_hour_whatever_happens(
    hosted: Hosted,
) -> None:
    game = await hosted.game(by_post(2).owns(A, *BROWNS), (5, 6), pace="daily")
    assert await game.left() == {A: 15 * MINUTE}
    await game.wait(10 * MINUTE)
    await game.press(A, a.Build(((BALTIC, 1),)))
    assert await game.left() == {A: 5 * MINUTE}
    await game.wait(4 * MINUTE)
    assert await game.lines() == [said(A, a.Build(((BALTIC, 1),)))]
    await game.wait(MINUTE)
    assert (await game.lines())[1] == said(A, a.Throw())
    await game.check()


@asynchronous
async def test_the_player_to_move_need_not_wait_for_the_beat(hosted: Hosted) -> None:
    game = await hosted.game(by_post(2), (1, 3), pace="daily")
    await game.press(A, a.Throw())
    assert (await game.state()).seats[A].space == INCOME_TAX


@asynchronous
async def test_who_throws_own_dice_has_a_day_for_it(hosted: Hosted) -> None:
    await hosted.prefer(100, "own")
    game = await hosted.game(by_post(2), pace="daily")
    await game.press(B, OfferTrade(A, Side(cash=1), Side()))
    assert (await game.left())[A] == DAY
    await game.wait(DAY - 1)
    assert said(A, a.Throw()) not in await game.lines()
    await game.wait(1)
    assert said(A, a.Throw()) in await game.lines()


@asynchronous
async def test_own_dice_are_for_throws_alone_turns_still_end_by_themselves(
    hosted: Hosted,
) -> None:
    await hosted.prefer(100, "own")
    game = await hosted.game(by_post(2).at(A, FREE_PARKING - 3), (1, 2), pace="daily")
    await game.press(A, a.Throw())
    (found,) = await game.deadlines()
    assert (found.seat, found.kind, found.at) == (B, BEAT, START + 15 * MINUTE)


@asynchronous
@pytest.mark.parametrize("dice", ["for-me", "own"])
async def test_amb_07_a_turn_waits_a_beat_for_whoever_builds_in_it_only(
    dice: str, hosted: Hosted
) -> None:
    await hosted.prefer(100, dice)
    arranged = by_post(2, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3)
    game = await hosted.game(arranged, (1, 2), pace="daily")
    await game.press(A, a.Throw())
    assert isinstance(await game.decision(), d.ToEnd)
    assert await game.left() == {A: 15 * MINUTE}
    await game.wait(14 * MINUTE)
    await game.press(A, a.Build(((BALTIC, 1),)))
    await game.wait(15 * MINUTE)
    assert (await game.lines())[2] == said(A, a.EndTurn())


@asynchronous
async def test_amb_07_a_turn_ends_once_nothing_more_could_be_built_in_it(hosted: Hosted) -> None:
    arranged = by_post(2, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3).cash(A, 60)
    game = await hosted.game(arranged, (1, 2), pace="daily")
    await game.press(A, a.Throw())
    await game.press(A, a.Build(((BALTIC, 1),)))
    assert isinstance(await game.decision(), d.ToThrow)


@asynchronous
async def test_amb_07_live_too_with_the_dice_thrown_for_one(hosted: Hosted) -> None:
    await hosted.prefer(100, "for-me")
    arranged = live(2, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3)
    game = await hosted.game(arranged, (1, 2))
    await game.press(A, a.Throw())
    assert await game.left() == {A: 20}
    assert {it.kind for it in await game.deadlines()} == {BEAT}


@asynchronous
async def test_business_beside_the_decision_does_not_touch_its_deadline(hosted: Hosted) -> None:
    game = await hosted.game(buys(live(2).owns(B, ORIENTAL, VERMONT)))
    hosted.time[0] += 100
    await game.press(B, Mortgage(ORIENTAL))
    assert await game.left() == {A: 20}


@asynchronous
async def test_silence_gone_wrong_is_nobodys_mistake_and_no_other_games(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await hosted.game(buys(live(2)), game_id="broken")
    sound = await hosted.game(live(2), game_id="sound")
    hosted.time[0] += 121
    sensible = absent.answer

    def answer(state: GameState, seat: SeatId) -> Action:
        return a.Bid(1) if isinstance(waiting(state), d.BuyOrDecline) else sensible(state, seat)

    monkeypatch.setattr(absent, "answer", answer)
    for work in (broken.press(A, a.Buy()), broken.host.ring(broken.id)):
        with pytest.raises(RuntimeError, match="broken: silence, .* was refused"):
            await work
    await sound.host.ring(sound.id)
    assert await sound.lines() == [said(A, a.Throw())]
    monkeypatch.undo()
    await broken.host.ring(broken.id)
    assert await broken.lines() == [said(A, a.Decline())]


@asynchronous
async def test_deadlines_end_with_the_game(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    await game.press(A, Resign())
    assert await game.deadlines() == ()
    assert await hosted.store.next_deadline() is None
    assert not (await game.state()).stack
    with pytest.raises(IndexError):
        waiting(await game.state())
