"""kill -9 at any moment: every button still works, all is shown, nothing is lost or doubled.

The bot is the real process. What stands in the way of a moment worth a crash is arranged in its
file while it is down.
"""

from __future__ import annotations

import time

import pytest

from bot.press import doing, opening
from engine import actions as a
from engine import decisions as d
from engine.actions import Side
from engine.state import waiting
from tests.support.crashes import Evening, shown_now
from tests.support.game import (
    BALTIC,
    CONNECTICUT,
    ORIENTAL,
    READING,
    STATES,
    VERMONT,
    A,
    B,
    C,
    Game,
)
from tests.support.patience import LIVE
from tests.support.players import shown

pytestmark = pytest.mark.asyncio

HOUR = 3600.0


def at_the_shop(game: Game) -> None:
    """A has thrown, and may buy Connecticut."""
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Throw(), (1, 2))


def at_auction(game: Game) -> None:
    at_the_shop(game)
    game.play(A, a.Decline())


def in_debt(game: Game) -> None:
    """A owes B rent, and has deeds to raise it with."""
    game.owns(A, ORIENTAL, VERMONT, READING).owns(B, BALTIC).cash(A, 20).to_move(A)
    game.owes(A, 90, B)


async def test_in_the_lobby(night: Evening) -> None:
    lobby = await night.lobby("Ada")
    await night.crash()
    await night.check_shown()
    bo, ada = night.member("Bo"), night.member("Ada")
    joined = await bo.press(lobby, "Join")
    assert joined.kind == "update"
    assert "Bo" in joined.text
    again = await bo.press(lobby, "Join")
    assert again.kind == "message"
    assert shown(again).ephemeral
    await night.crash()
    started = await ada.press(lobby, "Start")
    assert not started.failed
    night.sit(lobby, "Ada", "Bo")
    await night.settled()
    assert night.table.phase() == "running"
    assert shown_now(await ada.see(lobby)).buttons == []
    await night.check()


async def test_in_the_middle_of_a_turn(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    option = waiting(night.table.look())
    before = {message.id for message in await ada.member.messages("monopoly")}
    await night.crash()
    assert {message.id for message in await ada.member.messages("monopoly")} == before
    await night.check()
    refused = await bo.press(doing(night.table.game, option.id, a.Buy()))
    assert shown(refused).ephemeral
    await ada.answer(option.id, a.Buy())
    assert night.table.look().deeds[CONNECTICUT].owner == A
    await night.check()


@pytest.mark.parametrize("gone", [{}, {"away": HOUR}], ids=str)
async def test_in_an_auction_whose_end_is_still_to_come(
    night: Evening, gone: dict[str, float]
) -> None:
    ada, bo, cem = await night.game("Ada", "Bo", "Cem")
    await night.arranged(at_auction)
    auction = waiting(night.table.look())
    await ada.call(auction.id, 30)
    await cem.set_maximum(auction.id, 75)
    await night.settled()
    ends = max(at for (at,) in night.rows("SELECT at FROM deadlines"))
    begun = time.monotonic()
    await night.crash(**gone)
    moved = max(at for (at,) in night.rows("SELECT at FROM deadlines"))
    # An absence is counted from the last sign of life, which is noted every 20 seconds.
    assert -1.0 <= moved - ends <= 21.0 + time.monotonic() - begun
    found = waiting(night.table.look())
    assert isinstance(found, d.Auction)
    assert dict(found.maxima).get(C, 0) == 75
    await night.check()
    await bo.answer_in_thread(auction.id, a.Bid(found.price + 10))
    await ada.answer_in_thread(auction.id, a.PassBid())
    await bo.answer_in_thread(auction.id, a.PassBid())
    state = night.table.look()
    assert state.deeds[CONNECTICUT].owner == C
    await night.check()
    threads = [it for it in (await night.discord.control.world())["channels"] if it["type"] == 11]
    assert [it["thread_metadata"]["locked"] for it in threads] == [True]


async def test_in_an_auction_whose_end_came_in_a_short_absence(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_auction)
    auction = waiting(night.table.look())
    await bo.call(auction.id, 40)
    await night.settled()
    await night.crash(passed=LIVE.time_for("auction") + 1)
    await night.until(lambda: night.table.look().deeds[CONNECTICUT].owner == B)
    await night.check()
    result = await ada.member.wait_for(lambda it: "$40" in it.text, channel="monopoly")
    assert "Bo" in result.text
    late = await ada.member.press_raw(result, doing(night.table.game, auction.id, a.Bid(50)))
    assert shown(late).ephemeral


async def test_in_an_auction_whose_end_came_in_a_long_absence(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_auction)
    auction = waiting(night.table.look())
    await bo.call(auction.id, 40)
    await night.settled()
    await night.crash(away=HOUR)
    assert min(at for (at,) in night.rows("SELECT at FROM deadlines")) > time.time()
    await night.check()
    assert waiting(night.table.look()).id == auction.id
    await ada.call(auction.id, 41)
    await bo.answer_in_thread(auction.id, a.PassBid())
    assert night.table.look().deeds[CONNECTICUT].owner == A
    await night.check()


@pytest.mark.parametrize("gone", [{}, {"away": HOUR}], ids=str)
async def test_in_the_middle_of_a_debt(night: Evening, gone: dict[str, float]) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(in_debt)
    owing = waiting(night.table.look())
    assert isinstance(owing, d.Owing)
    await night.crash(**gone)
    await night.check()
    notyours = await bo.press(opening(night.table.game, "debt", f"confirm {A}", owing.id))
    assert shown(notyours).ephemeral
    assert waiting(night.table.look()) == owing
    await ada.raise_money(owing.id)
    state = night.table.look()
    assert state.seats[B].cash == 1500 + 90
    await night.check()


async def test_a_debt_whose_time_passed_in_a_short_absence_is_paid_as_proposed(
    night: Evening,
) -> None:
    await night.game("Ada", "Bo")
    await night.arranged(in_debt)
    await night.crash(passed=LIVE.time_for("debt") + 1)
    await night.until(lambda: not isinstance(waiting(night.table.look()), d.Owing))
    assert night.table.look().seats[B].cash == 1500 + 90
    await night.check()


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_with_an_open_offer_in_direct_messages(night: Evening, answer: str) -> None:
    ada, bo, _ = await night.game("Ada", "Bo", "Cem")
    await night.arranged(lambda game: game.owns(A, STATES).owns(B, BALTIC))
    number = await ada.offer(bo, Side((STATES,), 20), Side((BALTIC,)))
    offer = await bo.member.wait_for(lambda it: "Accept" in it.labels, channel="direct")
    await night.crash(away=HOUR)
    assert len(await bo.member.messages("direct")) == 1
    assert shown_now(await bo.member.see(offer)).labels == offer.labels
    await night.check()
    pressed = await bo.member.press(offer, opening(night.table.game, "trade", f"{answer} {number}"))
    assert not pressed.failed
    state = night.table.look()
    assert state.trades == []
    assert state.deeds[STATES].owner == (B if answer == "accept" else A)
    await night.check()
    assert shown_now(await bo.member.see(offer)).buttons == []


async def test_an_offer_whose_time_passed_in_a_short_absence_is_closed(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    number = await ada.offer(bo, Side(cash=20))
    offer = await bo.member.wait_for(lambda it: "Accept" in it.labels, channel="direct")
    await night.crash(passed=LIVE.time_for("trade") + 1)
    await night.until(lambda: night.table.look().trade(number) is None)
    await night.settled()
    assert shown_now(await bo.member.see(offer)).buttons == []
    late = opening(night.table.game, "trade", f"accept {number}")
    assert not (await bo.member.press_raw(offer, late)).failed
    await night.check()


async def test_with_a_trade_half_put_together(night: Evening) -> None:
    ada, bo, _ = await night.game("Ada", "Bo", "Cem")
    await night.arranged(lambda game: game.owns(A, STATES, ORIENTAL).owns(B, BALTIC))
    panel = shown(await ada.type_command("trade", player="Bo"))
    panel = await ada.choose(panel, [str(STATES)])
    assert "States" in panel.text
    await night.crash()
    panel = await ada.choose(panel, [str(BALTIC)])
    assert "States" in panel.text
    assert "Baltic" in panel.text
    await night.crash()
    afresh = shown(await ada.type_command("trade", player="Bo"))
    assert afresh.text == panel.text
    sent = await ada.press_on(panel, opening(night.table.game, "draft", "send"))
    assert not sent.failed
    (trade,) = night.table.look().trades
    assert (trade.gives.deeds, trade.takes.deeds) == ((STATES,), (BALTIC,))
    await bo.accept(trade.id)
    assert night.table.look().deeds[STATES].owner == B
    await night.check()


async def test_with_a_form_open_in_which_a_bid_is_being_typed(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_auction)
    auction = waiting(night.table.look())
    typed, secret = (opening(night.table.game, "bid", kind, auction.id) for kind in ("type", "max"))
    form, other = await ada.press(typed), await bo.press(secret)
    await night.crash()
    assert not (await ada.member.submit_modal(form, {"amount": "$33"})).failed
    filed = await bo.member.submit_modal(other, {"amount": "60"})
    assert shown(filed).ephemeral
    found = waiting(night.table.look())
    assert isinstance(found, d.Auction)
    assert (found.bids[0], dict(found.maxima).get(B, 0)) == ((A, 33), 60)
    await night.check()
    late = await ada.press(typed)
    await ada.answer_in_thread(auction.id, a.PassBid())
    await night.crash()
    told = await ada.member.submit_modal(late, {"amount": "$70"})
    assert shown(told).ephemeral
    assert night.table.look().deeds[CONNECTICUT].owner == B
    await night.check()


async def test_with_the_question_whether_to_resign_open(night: Evening) -> None:
    ada, bo, cem = await night.game("Ada", "Bo", "Cem")
    asked = shown(await bo.type_command("resign"))
    await night.crash()
    await bo.press_on(asked, opening(night.table.game, "resign", "yes"))
    assert night.table.look().players() == (A, C)
    await night.check()


async def test_after_the_end(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    asked = shown(await bo.type_command("resign"))
    await bo.press_on(asked, opening(night.table.game, "resign", "yes"))
    await night.settled()
    before = [message.id for message in await ada.member.messages("monopoly")]
    await night.crash()
    assert [message.id for message in await ada.member.messages("monopoly")] == before
    final = await ada.member.wait_for(lambda it: it.button("Rematch") is not None)
    await ada.member.press(final, opening(night.table.game, "rematch"), wait=0)
    lobby = await ada.member.wait_for(lambda it: "Join" in it.labels, channel="monopoly")
    assert not (await bo.member.press(lobby, "Join")).failed
    assert not (await ada.member.press(lobby, "Start")).failed
