"""Who answers at once: computers, and people whose dice are rolled for them."""

from __future__ import annotations

import logging

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import AcceptTrade, Bid, DeclineTrade, OfferTrade, Side
from engine.core.errors import ImpossibleTransition
from engine.core.events import Moved
from engine.core.state import awaited
from engine.core.table import Table
from engine.host import automatic
from engine.host.clocks.paces import ALONE_FACTOR, HUMAN_DELAY
from engine.host.snapshots import state_of
from engine.host.store.records import AUTOMATIC_ROLL
from engine.players.motives import ChosenAction, Motive
from engine.players.plain import player
from engine.rules import turn
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    FREE_PARKING,
    MEDITERRANEAN,
    ORIENTAL,
    PARK_PLACE,
    READING,
    A,
    B,
    C,
    by_post,
    live,
)
from tests.support.host_harness import ADA, DAY, MINUTE, HostHarness, logged_line

pytestmark = pytest.mark.asyncio


async def test_computers_play_on_until_a_person_is_awaited(harness: HostHarness) -> None:
    arranged = live(3).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, computers=[B, C])
    await game.submit(A, a.EndTurn())
    lines = await game.log_lines()
    assert logged_line(B, a.Roll()) in lines
    assert A in awaited(await game.state())
    assert {step.at for step in await harness.store.games.steps(game.id)} == {harness.time[0]}
    await game.check()


async def test_a_computer_that_rolls_first_rolls_when_the_game_starts(
    harness: HostHarness,
) -> None:
    begun = 0
    for _ in range(8):
        opened = await harness.open_lobby(ADA, computers=2)
        game = await harness.lobbies.start(opened.record.id, ADA.user_id)
        assert 0 in awaited(state_of(game))
        steps = await harness.store.games.steps(opened.record.id, opened.record.version)
        assert steps[0].action == "start"
        begun += len(steps) > 1
    assert begun > 0


async def test_computers_bid_at_once_and_do_not_hold_an_auction_up(harness: HostHarness) -> None:
    arranged = live(3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, computers=[B, C])
    await game.submit(A, a.Decline())
    auction = await game.decision()
    assert isinstance(auction, d.Auction)
    assert auction.leader in (B, C)
    assert await game.time_left() == {A: 60 * ALONE_FACTOR}
    await game.submit(A, Bid(400))
    state = await game.state()
    assert state.deeds[BALTIC].owner == A
    await game.check()


@pytest.mark.parametrize(("price", "answer"), [(900, AcceptTrade), (1, DeclineTrade)])
async def test_a_computer_answers_a_trade_at_once(
    harness: HostHarness, price: int, answer: type[AcceptTrade | DeclineTrade]
) -> None:
    game = await harness.start_game(live(3).owns(B, READING), computers=[B])
    await game.submit(A, OfferTrade(B, Side(cash=price), Side((READING,))))
    state = await game.state()
    assert state.trades == []
    assert (state.deeds[READING].owner == A) == (answer is AcceptTrade)
    assert (await game.log_lines())[1].startswith(logged_line(B, answer(1)).rsplit(" ", 1)[0])


async def test_a_computer_answers_a_trade_while_its_own_roll_waits_for_the_beat(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(by_post(2).owns(A, READING), pace="daily", computers=[A])
    await game.submit(B, OfferTrade(A, Side(cash=1), Side((READING,))))
    assert (await game.state()).trades == []


async def test_an_offer_to_a_computer_waits_for_the_end_of_the_bidding(
    harness: HostHarness,
) -> None:
    """Before, the answer that the rules refuse was laid on whoever pressed."""
    arranged = live(3).owns(B, READING)
    arranged.play(A, OfferTrade(B, Side(cash=900), Side((READING,))))
    arranged.play(A, a.Roll(), (1, 2))
    arranged.play(A, a.Decline())
    game = await harness.start_game(arranged, computers=[B])
    await game.submit(C, Bid(300))
    assert len((await game.state()).trades) == 1
    await game.submit(A, a.PassBid())
    state = await game.state()
    assert state.trades == []
    assert state.deeds[READING].owner == A
    await game.check()


async def test_a_computer_builds_when_it_is_its_turn(harness: HostHarness) -> None:
    arranged = live(2).owns(B, PARK_PLACE, BOARDWALK).cash(B, 3000).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, computers=[B])
    await game.submit(A, a.EndTurn())
    assert (await game.state()).deeds[BOARDWALK].level > 0
    await game.check()


async def test_at_pace_daily_computers_let_others_trade_between_turns(harness: HostHarness) -> None:
    arranged = by_post(2).at(A, FREE_PARKING - 3)
    game = await harness.start_game(arranged, (1, 2), pace="daily", computers=[B])
    await game.submit(A, a.Roll())
    assert await game.time_left() == {B: 15 * MINUTE}
    await game.wait(15 * MINUTE)
    assert (await game.log_lines())[1] == logged_line(B, a.Roll())


async def test_who_wishes_it_has_the_dice_rolled_after_a_moment(harness: HostHarness) -> None:
    await harness.prefer(101, "for-me")
    arranged = live(2).at(A, FREE_PARKING - 3)
    game = await harness.start_game(arranged, (1, 2), (1, 2), pace="live")
    await game.submit(A, a.Roll())
    await game.submit(A, a.EndTurn())
    assert await game.time_left() == {B: HUMAN_DELAY}
    assert {it.kind for it in await game.deadlines()} == {AUTOMATIC_ROLL}
    await game.wait(HUMAN_DELAY - 1)
    assert isinstance(await game.decision(), d.ToRoll)
    await game.wait(1)
    option = await game.decision()
    assert isinstance(option, d.BuyOrDecline)
    assert option.seat == B
    await game.submit(B, a.Buy())
    assert (await game.decision()).seat == A
    assert (await game.log_lines())[-1] == logged_line(B, a.EndTurn())


async def test_dice_rolled_for_everybody_do_not_play_the_game_away(harness: HostHarness) -> None:
    """Before, one press went through the game while there was nothing to buy."""
    for user in (100, 101):
        await harness.prefer(user, "for-me")
    game = await harness.start_game(live(2).at(A, FREE_PARKING - 3), (1, 2))
    await game.submit(A, a.Roll())
    assert await game.log_lines() == [logged_line(A, a.Roll()), logged_line(A, a.EndTurn())]
    await game.submit(A, OfferTrade(B, Side(cash=1), Side()))
    assert await game.time_left() == {B: HUMAN_DELAY}


async def test_dice_rolled_for_somebody_decide_nothing_else(harness: HostHarness) -> None:
    await harness.prefer(100, "for-me")
    game = await harness.start_game(live(2).jailed(A).to_move(A))
    await game.submit(B, OfferTrade(A, Side(cash=1), Side()))
    assert isinstance(await game.decision(), d.InJail)


async def test_a_computer_gone_wrong_does_the_usual(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(player, "choose", lambda outlook: ChosenAction(Bid(1), Motive("bid")))
    arranged = live(2).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, computers=[B])
    with caplog.at_level(logging.ERROR, automatic.__name__):
        await game.submit(A, a.EndTurn())
    assert "was refused" in caplog.text
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await game.check()


def move_nowhere(table: Table, seat: int, roll: int) -> None:
    """A move that contradicts where the token stands."""
    table.emit(Moved(seat, (table.state.seats[seat].space + 1) % 40, 0))


async def test_a_contradiction_after_a_press_does_not_undo_the_press(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    arranged = live(2).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, computers=[B])
    monkeypatch.setattr(turn, "move_roll", move_nowhere)
    with caplog.at_level(logging.ERROR, automatic.__name__):
        await game.submit(A, a.EndTurn())
    assert "does not stand there" in caplog.text
    assert isinstance(await game.decision(), d.ToRoll)
    await game.check()


async def test_a_press_that_contradicts_the_state_changes_nothing(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await harness.start_game(live(2))
    before = (await game.table()).record
    monkeypatch.setattr(turn, "move_roll", move_nowhere)
    with pytest.raises(ImpossibleTransition, match="does not stand there"):
        await game.submit(A, a.Roll())
    assert (await game.table()).record == await harness.store.games.load(game.id) == before
    monkeypatch.undo()
    await game.submit(A, a.Roll())
    await game.check()


async def test_automatic_turns_stop_at_every_real_decision(harness: HostHarness) -> None:
    """At pace daily the dice of people fall by themselves, but nothing is bought for them."""
    game = await harness.start_game(by_post(2).owns(B, ORIENTAL), (1, 2), pace="daily")
    await game.wait(15 * MINUTE)
    assert isinstance(await game.decision(), d.BuyOrDecline)
    assert (await game.state()).deeds[MEDITERRANEAN].owner is None
    assert await game.time_left() == {A: DAY}
