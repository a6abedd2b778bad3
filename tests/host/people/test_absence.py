"""Going away, coming back, pauses, and seats in other hands: every verb, and every refusal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import AcceptTrade, Decline, DeclineTrade, OfferTrade, Resign, Side
from engine.core.state import awaited
from engine.host.clocks.paces import MINUTE
from engine.host.computers.names import COMPUTER_NAMES
from engine.host.lobby import Person
from engine.host.notices import CameBack
from engine.host.people import absence, pauses, seats
from engine.host.refusals import Refusal
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import RETURN
from engine.host.unit_of_work import UnitOfWork
from engine.players.orders import Orders, write_orders
from engine.players.orders.terms import Bidding, Buying
from tests.support import seat_changes
from tests.support.absence import (
    EVE,
    come_back,
    go_away,
    make_absent,
    notice_kinds,
    purchase_pending,
    reloaded,
)
from tests.support.game import BALTIC, A, B, C, live
from tests.support.host_harness import ADA, BEN, DAY, HOUR, START, HostedGame, HostHarness, refusal

pytestmark = pytest.mark.asyncio


# Away


async def test_whoever_goes_away_has_half_the_time_and_comes_back_by_themselves(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await go_away(game, 100, 2 * DAY)
    assert await game.time_left() == {A: DAY / 2}
    assert (await reloaded(game)).players[A].away_until == START + 2 * DAY
    await game.wait(DAY / 2)
    assert (await game.table()).players[A].missed == 0
    assert (await game.state()).deeds[BALTIC].owner is None
    await game.wait(2 * DAY)
    assert (await game.table()).players[A].away_until is None
    assert await notice_kinds(game) == ["went-away", "came-back"]
    await game.check()


@pytest.mark.parametrize("answer", [DeclineTrade, AcceptTrade])
async def test_to_answer_an_offer_ends_no_absence(
    harness: HostHarness, answer: type[DeclineTrade] | type[AcceptTrade]
) -> None:
    game = await purchase_pending(harness)
    await go_away(game, 101, 2 * DAY)
    await game.submit(A, OfferTrade(B, Side(cash=5), Side()))
    number = (await game.table()).trades[0].id
    await game.submit(B, answer(number))
    assert (await game.table()).players[B].away_until == START + 2 * DAY
    assert await notice_kinds(game) == ["went-away"]


async def test_a_counteroffer_ends_no_absence(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await go_away(game, 101, 2 * DAY)
    await game.submit(A, OfferTrade(B, Side(cash=5), Side()))
    number = (await game.table()).trades[0].id
    await game.submit(B, OfferTrade(A, Side(cash=9), Side(), answers=number))
    assert (await game.table()).players[B].away_until == START + 2 * DAY
    assert await notice_kinds(game) == ["went-away"]


async def test_nobody_gains_time_by_going_away(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await game.wait(DAY - HOUR)
    await go_away(game, 100, 2 * DAY)
    assert await game.time_left() == {A: HOUR}
    await go_away(game, 100, 3 * DAY)
    assert await game.time_left() == {A: HOUR}
    (kept,) = [it for it in await game.deadlines() if it.kind == RETURN]
    assert kept.at == harness.time[0] + 3 * DAY


async def test_going_and_coming_again_and_again_puts_nothing_off(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    for hours in range(1, 11):
        await go_away(game, 100, 2 * DAY)
        await game.wait(HOUR)
        await come_back(game, ADA)
        assert await game.time_left() == {A: DAY - hours * HOUR}


async def test_nobody_thinks_on_credit_by_going_away(harness: HostHarness) -> None:
    game = await purchase_pending(harness)

    def save(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[A], bank=12 * HOUR))
        work.drop_deadlines(lambda it: it.seat == A)
        work.log_notice(CameBack(A))

    await game.host.update_running(game.id, None, save)
    await game.wait(DAY + HOUR)
    await go_away(game, 100, 2 * DAY)
    assert await game.time_left() == {A: 11 * HOUR}
    await game.submit(A, Decline())
    assert (await game.table()).players[A].bank == 11 * HOUR


async def test_offers_to_somebody_away_stand_as_long_as_any(harness: HostHarness) -> None:
    """Nobody waits for the answer to an offer."""
    game = await purchase_pending(harness)
    await game.submit(C, OfferTrade(B, Side(cash=1), Side(cash=2)))
    await go_away(game, 101, 2 * DAY)
    await game.submit(C, OfferTrade(B, Side(cash=2), Side(cash=1)))
    offers = [it for it in await game.deadlines() if it.kind == "trade"]
    assert [it.at - harness.time[0] for it in offers] == [DAY, DAY]
    assert [it.calls for it in offers] == [0, 0]


async def test_ten_minutes_and_sixty_days_are_the_limits(harness: HostHarness) -> None:
    """Ten minutes, of which a moment has passed until it is done, are still ten minutes."""
    game = await purchase_pending(harness)
    assert await refusal(go_away(game, 100, 9 * MINUTE - 1)) is Refusal.AWAY_OUT_OF_RANGE
    assert await refusal(go_away(game, 100, 60 * DAY + 1)) is Refusal.AWAY_OUT_OF_RANGE
    assert await refusal(go_away(game, 999, DAY)) is Refusal.NOT_PLAYING
    await go_away(game, 100, 10 * MINUTE - 1)
    await go_away(game, 101, 60 * DAY)


async def test_coming_back_gives_the_whole_time_counted_from_the_question(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await go_away(game, 100, 2 * DAY)
    await game.wait(HOUR)
    await come_back(game, ADA)
    assert await game.time_left() == {A: DAY - HOUR}
    assert [it.kind for it in await game.deadlines()].count(RETURN) == 0
    assert await refusal(come_back(game, ADA)) is Refusal.HERE_ALREADY
    assert await refusal(come_back(game, EVE)) is Refusal.NOT_PLAYING


async def test_an_absent_player_comes_back_by_saying_so(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await make_absent(game.host, game.id, B)
    key = harness.key()
    for _ in range(2):
        await absence.come_back(game.host, game.id, BEN, key)
    assert (await reloaded(game)).players[B].missed == 0
    assert await notice_kinds(game) == ["came-back"]


async def test_a_game_whose_last_player_goes_away_rests_until_the_return(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await make_absent(game.host, game.id, B)
    await make_absent(game.host, game.id, C)
    await go_away(game, 100, 2 * DAY)
    running = [it.kind for it in await game.deadlines() if it.covered is None]
    assert running == [RETURN]
    await game.wait(2 * DAY)
    assert await game.time_left() == {A: DAY}


async def test_the_last_to_go_stops_time_and_gives_nobody_more_of_it(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await make_absent(game.host, game.id, C)
    await game.submit(A, Decline())
    await go_away(game, 101, 10 * DAY)
    left = (await game.time_left())[B]
    for _ in range(3):
        await go_away(game, 100, DAY)
        await game.wait(HOUR)
        await come_back(game, ADA)
        assert (await game.time_left())[B] == left, "time stood still meanwhile"
        await game.wait(HOUR)
        left -= HOUR
        assert (await game.time_left())[B] == left


# Pauses


async def test_time_stands_still_in_a_pause_and_goes_on_where_it_stood(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await game.wait(HOUR)
    await pauses.pause(game.host, game.id, harness.time[0] + 10 * DAY, harness.key())
    assert (await reloaded(game)).record.paused_at == harness.time[0]
    assert await harness.store.schedule.next_deadline() == harness.time[0] + 10 * DAY
    await game.wait(5 * DAY)
    assert await refusal(game.submit(A, Resign())) is Refusal.PAUSED
    await pauses.resume(game.host, game.id, harness.key())
    assert await game.time_left() == {A: DAY - HOUR}
    assert await notice_kinds(game) == ["paused", "resumed"]
    await game.check()


async def test_a_pause_ends_by_itself(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await pauses.pause(game.host, game.id, harness.time[0] + 2 * DAY, harness.key())
    await game.wait(2 * DAY)
    assert (await reloaded(game)).record.paused_at is None
    assert await game.time_left() == {A: DAY}


async def test_what_no_pause_can_be(harness: HostHarness) -> None:
    game, now = await purchase_pending(harness), harness.time[0]

    async def pause(until: float) -> StartedGame:
        return await pauses.pause(game.host, game.id, until, harness.key())

    assert await refusal(pause(now + 9 * MINUTE - 1)) is Refusal.PAUSE_OUT_OF_RANGE
    assert await refusal(pause(now + 30 * DAY + 1)) is Refusal.PAUSE_OUT_OF_RANGE
    assert await refusal(pauses.resume(game.host, game.id, "k")) is Refusal.NOT_PAUSED
    await pause(now + 30 * DAY)
    assert await refusal(pause(now + DAY)) is Refusal.PAUSED_ALREADY
    assert await refusal(seat_changes.retire(game.host, game.id, B, "k2")) is Refusal.PAUSED


async def test_somebody_may_leave_and_return_while_the_game_is_paused(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await pauses.pause(game.host, game.id, harness.time[0] + 10 * DAY, harness.key())
    await go_away(game, 100, DAY)
    await game.wait(2 * DAY)
    await pauses.resume(game.host, game.id, harness.key())
    await game.wait(0)
    assert (await game.table()).players[A].away_until is None
    assert await notice_kinds(game) == ["paused", "went-away", "resumed", "came-back"]
    assert await game.time_left() == {A: DAY}


# Seats in other hands


async def hand_over(game: HostedGame, seat: int, who: Person, lent: seats.Lent) -> StartedGame:
    return await seat_changes.hand_over(game.host, game.id, seat, who, lent, game.harness.key())


async def test_a_volunteer_takes_a_seat_as_it_stands_with_all_the_time(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await make_absent(game.host, game.id, B)
    await game.wait(HOUR)
    before = await game.state()
    after = await hand_over(game, A, EVE, "until-back")
    assert after.position.seats == before.seats
    eve = (await reloaded(game)).players[A]
    assert (eve.user_id, eve.name, eve.owner_id, eve.missed) == (900, "Eve", 100, 0)
    assert eve.token == after.players[A].token
    assert await game.time_left() == {A: DAY + 12 * HOUR}
    (deadline,) = await game.deadlines()
    assert deadline.calls == 1
    assert await refusal(game.submit(A, Resign())) is Refusal.SEAT_LENT


async def test_a_lent_seat_goes_back_to_its_owner_who_only_has_to_say_so(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await hand_over(game, A, EVE, "until-back")
    assert [it.id for it in await harness.store.search.games_of(100)] == [game.id]
    await come_back(game, ADA)
    ada = (await reloaded(game)).players[A]
    assert (ada.user_id, ada.name, ada.owner_id) == (100, "Ada", None)
    assert await notice_kinds(game) == ["handed-over", "given-back"]
    assert await refusal(come_back(game, EVE)) is Refusal.NOT_PLAYING


async def test_what_is_given_for_good_does_not_come_back(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await hand_over(game, A, EVE, "for-good")
    assert await refusal(come_back(game, ADA)) is Refusal.NOT_PLAYING
    assert await harness.store.search.games_of(100) == ()


async def test_nobody_plays_two_seats_of_a_table(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    assert await refusal(hand_over(game, B, ADA, "for-good")) is Refusal.SITS_ALREADY
    await hand_over(game, A, EVE, "until-back")
    assert await refusal(hand_over(game, B, EVE, "for-good")) is Refusal.SITS_ALREADY
    assert await refusal(hand_over(game, B, ADA, "for-good")) is Refusal.SITS_ALREADY


async def test_a_computer_plays_until_the_owner_is_back(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    key = harness.key()
    for _ in range(2):
        await seats.leave_to_computer(game.host, game.id, A, "until-back", key)
    lent = (await reloaded(game)).players[A]
    assert (lent.user_id, lent.name, lent.owner_id) == (None, COMPUTER_NAMES[0], 100)
    again = seats.leave_to_computer(game.host, game.id, A, "for-good", harness.key())
    assert await refusal(again) is Refusal.COMPUTER_ALREADY
    await come_back(game, ADA)
    assert (await game.table()).players[A].user_id == 100
    assert await notice_kinds(game) == ["left-to-computer", "given-back"]
    await game.check()


async def test_a_computer_finds_a_name_where_each_of_theirs_is_taken(harness: HostHarness) -> None:
    game = await harness.start_game(live(8), computers=range(1, 8))
    namesake = Person(300, COMPUTER_NAMES[0])
    await hand_over(game, A, namesake, "for-good")
    await seats.leave_to_computer(game.host, game.id, A, "until-back", harness.key())
    names = [it.name for it in (await game.table()).players]
    assert names == [COMPUTER_NAMES[8], *COMPUTER_NAMES[1:8]]


async def test_with_everybody_else_gone_a_computer_rests_too(harness: HostHarness) -> None:
    game = await purchase_pending(harness, people=2)
    await seats.leave_to_computer(game.host, game.id, A, "until-back", harness.key())
    await seats.leave_to_computer(game.host, game.id, B, "until-back", harness.key())
    assert await game.deadlines() == ()
    version = (await game.table()).record.version
    await game.wait(DAY)
    assert (await game.table()).record.version == version
    await come_back(game, BEN)
    assert (await game.table()).deadlines


async def test_standing_orders_stay_their_owners(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    mine, hers = (write_orders(Orders(buying=Buying(rule=rule))) for rule in ("never", "always"))
    await game.host.order(game.id, 101, lambda _: mine)
    await hand_over(game, B, EVE, "until-back")
    assert (await reloaded(game)).orders == (await game.table()).orders == {}
    await game.host.order(game.id, EVE.user_id, lambda _: hers)
    await come_back(game, BEN)
    assert (await reloaded(game)).orders == (await game.table()).orders == {B: mine}


async def test_orders_kept_aside_answer_as_soon_as_their_owner_is_back(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await game.host.order(
        game.id, 100, lambda _: write_orders(Orders(bidding=Bidding(percent=100)))
    )
    await hand_over(game, A, EVE, "until-back")
    await game.host.submit(game.id, 900, (await game.decision()).id, Decline(), harness.key())
    after = await come_back(game, ADA)
    assert A not in awaited(state_of(after))


async def test_the_table_lets_a_seat_retire(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await seat_changes.retire(game.host, game.id, B, harness.key())
    assert (await game.state()).seats[B].left is not None
    assert await notice_kinds(game) == ["retired"]
    again = seat_changes.retire(game.host, game.id, B, harness.key())
    assert await refusal(again) is Refusal.SEAT_LEFT
    assert await refusal(hand_over(game, B, EVE, "for-good")) is Refusal.SEAT_LEFT
    await seat_changes.retire(game.host, game.id, C, harness.key())
    assert (await game.table()).record.phase == "over"
    assert await refusal(go_away(game, 100, DAY)) is Refusal.OVER
    await game.check()


async def test_an_owner_whose_seat_has_been_lost_meanwhile_has_left(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await hand_over(game, B, EVE, "until-back")
    await seat_changes.retire(game.host, game.id, B, harness.key())
    assert await refusal(come_back(game, BEN)) is Refusal.NOT_PLAYING


async def test_what_belongs_to_no_game_that_runs_is_refused(harness: HostHarness) -> None:
    lobby = await harness.open_lobby(ADA, BEN)
    work = absence.come_back(harness.host, lobby.record.id, ADA, "k")
    assert await refusal(work) is Refusal.NOT_STARTED
    game = await harness.start_game(live(2))
    await game.submit(A, Resign())
    over = pauses.pause(harness.host, game.id, harness.time[0] + DAY, "k")
    assert await refusal(over) is Refusal.OVER
