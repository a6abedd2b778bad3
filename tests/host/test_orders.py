"""Standing orders in a game that is kept: heard at once, before dice, computers and silence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import OfferTrade, Side
from engine.core.state import awaited
from engine.host.refusals import Refusal
from engine.host.store.records import AUTOMATIC_ROLL
from engine.host.unit_of_work import UnitOfWork
from engine.players.orders import Orders, write_orders
from engine.players.orders.terms import (
    Bidding,
    Building,
    Buying,
    Goal,
    Leaving,
    Lifting,
    Raising,
    Trading,
)
from tests.support.absence import EVE
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    DARK_BLUES,
    FREE_PARKING,
    READING,
    VERMONT,
    A,
    B,
    C,
    by_post,
    live,
    live_with,
)
from tests.support.host_harness import DAY, HOUR, HostedGame, HostHarness, logged_line, refusal
from tests.support.seat_changes import hand_over

pytestmark = pytest.mark.asyncio


async def order(game: HostedGame, seat: int, orders: Orders | None) -> None:
    body = None if orders is None else write_orders(orders)
    await game.host.order(game.id, 100 + seat, lambda _: body)


async def authors(game: HostedGame) -> list[tuple[str, str]]:
    """Whose each step was, in notation."""
    return [(it.hand, it.action) for it in await game.harness.store.games.steps(game.id, 1)]


ALWAYS = Orders(buying=Buying(rule="always"))


async def test_orders_and_what_they_answer_are_written_at_once(harness: HostHarness) -> None:
    arranged = live(3).at(A, 36)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged)
    await harness.crash_before_commit(order(game, A, ALWAYS))
    assert (await harness.store.notes.orders(game.id), await authors(game)) == ({}, [])


async def test_orders_for_later_show_nobody_that_they_were_given(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    harness.committed.clear()
    await order(game, B, ALWAYS)
    assert await harness.store.notes.orders(game.id) == {B: write_orders(ALWAYS)}
    assert (harness.committed, await harness.store.outbox.of_game(game.id)) == ([], ())


async def test_amb_05_what_waits_is_answered_when_the_orders_are_given(
    harness: HostHarness,
) -> None:
    arranged = live(3).at(A, 36)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged)
    await order(game, A, ALWAYS)
    assert (await game.state()).deeds[BOARDWALK].owner == A
    assert await authors(game) == [("orders", logged_line(A, a.Buy()))]
    await game.check()


async def test_amb_05_orders_answer_in_the_same_step_of_time(harness: HostHarness) -> None:
    game = await harness.start_game(live(3).at(A, 36), (1, 2))
    await order(game, A, ALWAYS)
    await game.submit(A, a.Roll())
    steps = await harness.store.games.steps(game.id, 1)
    assert [step.hand for step in steps] == ["press", "orders"]
    assert {step.at for step in steps} == {harness.time[0]}
    assert isinstance(await game.decision(), d.ToEnd)
    await game.check()


async def test_amb_05_orders_outlive_the_process(harness: HostHarness) -> None:
    game = await harness.start_game(live(3).at(A, 36), (1, 2))
    await order(game, A, ALWAYS)
    again = HostHarness(harness.store, harness.time)
    await HostedGame(again, game.id).submit(A, a.Roll())
    assert (await HostedGame(again, game.id).state()).deeds[BOARDWALK].owner == A


async def test_amb_05_orders_that_are_dropped_answer_nothing(harness: HostHarness) -> None:
    game = await harness.start_game(live(3).at(A, 36), (1, 2))
    await order(game, A, ALWAYS)
    await order(game, A, None)
    await game.submit(A, a.Roll())
    assert isinstance(await game.decision(), d.BuyOrDecline)


async def test_amb_05_a_draft_answers_nothing(harness: HostHarness) -> None:
    game = await harness.start_game(live(3).at(A, 36), (1, 2))
    await order(game, A, Orders().changing(ALWAYS))
    await game.submit(A, a.Roll())
    assert isinstance(await game.decision(), d.BuyOrDecline)


async def test_amb_05_nobody_orders_for_a_game_that_he_does_not_play(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    assert await refusal(game.host.order(game.id, 999, lambda _: write_orders(ALWAYS))) is (
        Refusal.NOT_PLAYING
    )


async def test_amb_70_orders_answer_for_nobody_who_takes_the_seat_over(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(3).at(A, 36), (1, 2))
    await order(game, A, ALWAYS)
    await hand_over(game.host, game.id, A, EVE, "for-good", "h")
    rolling = await game.decision()
    await game.host.submit(game.id, EVE.user_id, rolling.id, a.Roll(), harness.key())
    assert isinstance(await game.decision(), d.BuyOrDecline)


async def test_orders_that_cannot_be_read_answer_nothing_and_stop_nothing(
    harness: HostHarness, caplog: pytest.LogCaptureFixture
) -> None:
    game = await harness.start_game(live(3).at(A, 36), (1, 2))
    await game.host.order(game.id, 100, lambda _: '{"buying": {"rule": "on Sundays"}}')
    await game.submit(A, a.Roll())
    assert isinstance(await game.decision(), d.BuyOrDecline)
    assert "standing orders" in caplog.text


async def test_amb_17_maxima_of_several_orders_meet_at_once(harness: HostHarness) -> None:
    arranged = by_post(3).at(A, 36)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, pace="daily")
    await order(game, B, Orders(bidding=Bidding(deeds={BOARDWALK: 300})))
    await order(game, C, Orders(bidding=Bidding(percent=50)))
    await order(game, A, Orders(bidding=Bidding(percent=0)))
    await game.submit(A, a.Decline())
    state = await game.state()
    assert (state.deeds[BOARDWALK].owner, state.seats[B].cash) == (B, 1500 - 201)
    assert not [it for it in await game.deadlines() if it.kind == "auction"]
    await game.check()


async def test_house_07_orders_build_before_the_next_roll(harness: HostHarness) -> None:
    arranged = live(3).owns(B, *DARK_BLUES).cash(B, 600).at(A, FREE_PARKING - 3)
    game = await harness.start_game(arranged, (1, 2))
    plan = Building(plan=(Goal(on=BOARDWALK, level=1),), keep=400)
    await order(game, B, Orders(building=plan))
    assert (await game.state()).deeds[BOARDWALK].level == 1
    await order(game, B, Orders(building=plan.model_copy(update={"keep": 0})))
    assert await game.log_lines() == [logged_line(B, a.Build(((BOARDWALK, 1),)))]


async def test_amb_57_offers_are_declined_until_the_time_that_was_named(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(3).owns(B, READING), pace="daily")
    await order(game, B, Orders(trading=Trading(until=harness.time[0] + DAY)))
    offer = OfferTrade(B, Side(cash=300), Side((READING,)))
    await game.submit(A, offer)
    assert not (await game.state()).trades
    harness.time[0] += DAY
    await game.submit(A, offer)
    (trade,) = (await game.state()).trades
    assert trade.partner == B


async def test_rent_08_an_ordered_roll_waits_for_those_who_may_claim(harness: HostHarness) -> None:
    arranged = live_with("claimed-rent", seats=3).owns(C, VERMONT).at(A, VERMONT - 3)
    arranged.jailed(B)
    game = await harness.start_game(arranged, (1, 2), (1, 2))
    await order(game, B, Orders(leaving=Leaving(early="throw", late="throw")))
    await game.submit(A, a.Roll())
    await game.submit(A, a.EndTurn())
    assert awaited(await game.state()) == (B,)
    (claim,) = (await game.state()).claims
    await game.submit(C, a.CollectRent(claim.id))
    assert ("orders", logged_line(B, a.Roll())) in await authors(game)


async def test_rent_08_orders_claim_for_their_owner(harness: HostHarness) -> None:
    arranged = live_with("claimed-rent", seats=3).owns(C, BALTIC)
    game = await harness.start_game(arranged, (1, 2))
    await order(game, C, Orders(rents=True))
    await game.submit(A, a.Roll())
    assert (await game.state()).seats[C].cash == 1504
    assert not (await game.state()).claims


async def test_amb_70_who_is_absent_is_played_by_orders_before_silence(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(by_post(3).at(B, 36).to_move(B), (1, 2), pace="daily")
    await order(game, B, ALWAYS)

    def be_absent(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[B], missed=work.pace.absent_after))

    await game.host.update_running(game.id, None, be_absent)
    await game.wait(2 * HOUR)
    assert ("orders", logged_line(B, a.Buy())) in await authors(game)
    assert "silence" not in [author for author, _ in await authors(game)]
    assert (await game.state()).deeds[BOARDWALK].owner == B


async def test_amb_70_who_has_ordered_everything_is_waited_for_only_to_be_rescued(
    harness: HostHarness,
) -> None:
    groups = live().state.rules.groups
    streets = [name for name, group in groups.items() if group.kind == "street"]
    everything = Orders(
        buying=Buying(rule="keep"),
        bidding=Bidding(percent=120, passes=50, keep=0),
        leaving=Leaving(early="pass-fine", late="throw"),
        tax="tenth",
        raising=Raising(),
        building=Building(plan=tuple(Goal(on=name) for name in streets), keep=100, scarce=200),
        lifting=Lifting(received="hold", keep=300),
    )
    game = await harness.start_game(by_post(3), pace="evening")
    for seat in (A, B, C):
        await order(game, seat, everything)
    for _ in range(400):
        started = await game.table()
        if started.record.phase == "over":
            break
        assert not {it.kind for it in started.deadlines} - {AUTOMATIC_ROLL, "debt", "rescue"}
        await game.wait(min(it.at for it in started.deadlines) - harness.time[0])
    made = await authors(game)
    assert {author for author, _ in made} <= {"dice", "orders", "silence"}
    assert {line.split()[1] for author, line in made if author == "silence"} <= {"throw", "giveup"}
    assert sum(author == "orders" for author, _ in made) > 50
    await game.check()
