"""kill -9 at any moment: every button still works, all is shown, nothing is lost or doubled.

The bot is the real process. What stands in the way of a moment worth a crash is arranged in its
file while it is down.
"""

from __future__ import annotations

import time

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Side
from engine.core.state import waiting
from tests.support.custom_ids import action_custom_id, panel_custom_id
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
from tests.support.local_bot import LocalBot, required
from tests.support.players import shown
from tests.support.timeouts import LIVE

pytestmark = pytest.mark.asyncio

HOUR = 3600.0


def at_the_shop(game: Game) -> None:
    """A has rolled, and may buy Connecticut."""
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Roll(), (1, 2))


def at_auction(game: Game) -> None:
    at_the_shop(game)
    game.play(A, a.Decline())


def in_debt(game: Game) -> None:
    """A owes B rent, and has deeds to raise it with."""
    game.owns(A, ORIENTAL, VERMONT, READING).owns(B, BALTIC).cash(A, 20).to_move(A)
    game.owes(A, 90, B)


async def test_in_the_lobby(local_bot: LocalBot) -> None:
    lobby = await local_bot.open_lobby("Ada")
    await local_bot.crash()
    await local_bot.check_shown()
    bo, ada = local_bot.member("Bo"), local_bot.member("Ada")
    joined = await bo.press(lobby, "Join")
    assert joined.kind == "update"
    assert "Bo" in joined.text
    again = await bo.press(lobby, "Join")
    assert again.kind == "message"
    assert shown(again).ephemeral
    await local_bot.crash()
    started = await ada.press(lobby, "Start")
    assert not started.failed
    local_bot.seat_players(lobby, "Ada", "Bo")
    await local_bot.wait_until_shown()
    assert local_bot.table.phase() == "running"
    assert required(await ada.see(lobby)).buttons == []
    await local_bot.check_all()


async def test_in_the_middle_of_a_turn(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    option = waiting(local_bot.table.look())
    before = {message.id for message in await ada.member.messages("monopoly")}
    await local_bot.crash()
    assert {message.id for message in await ada.member.messages("monopoly")} == before
    await local_bot.check_all()
    refused = await bo.press(action_custom_id(local_bot.table.game, option.id, a.Buy()))
    assert shown(refused).ephemeral
    await ada.answer(option.id, a.Buy())
    assert local_bot.table.look().deeds[CONNECTICUT].owner == A
    await local_bot.check_all()


async def test_in_an_auction_whose_end_is_still_to_come(local_bot: LocalBot) -> None:
    ada, bo, cem = await local_bot.start_game("Ada", "Bo", "Cem", position=at_auction)
    auction = waiting(local_bot.table.look())
    await ada.call(auction.id, 30)
    await cem.set_maximum(auction.id, 75)
    await local_bot.wait_until_shown()
    ends = max(at for (at,) in local_bot.rows("SELECT at FROM deadlines"))
    begun = time.monotonic()
    await local_bot.crash(away=HOUR)
    moved = max(at for (at,) in local_bot.rows("SELECT at FROM deadlines"))
    # An absence is counted from the last sign of life, which is noted every 20 seconds.
    assert -1.0 <= moved - ends <= 21.0 + time.monotonic() - begun
    found = waiting(local_bot.table.look())
    assert isinstance(found, d.Auction)
    assert dict(found.maxima).get(C, 0) == 75
    await local_bot.check_all()
    assert found.price == 31
    await bo.answer_in_thread(auction.id, a.Bid(40))
    await ada.answer_in_thread(auction.id, a.PassBid())
    await bo.answer_in_thread(auction.id, a.PassBid())
    state = local_bot.table.look()
    assert state.deeds[CONNECTICUT].owner == C
    await local_bot.check_all()
    threads = [
        it for it in (await local_bot.discord.control.world())["channels"] if it["type"] == 11
    ]
    assert [it["thread_metadata"]["locked"] for it in threads] == [True]


async def test_in_an_auction_whose_end_came_in_a_short_absence(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_auction)
    auction = waiting(local_bot.table.look())
    await bo.call(auction.id, 40)
    await local_bot.wait_until_shown()
    await local_bot.crash(passed=LIVE.time_for("auction") + 1)
    await local_bot.wait_for(lambda: local_bot.table.look().deeds[CONNECTICUT].owner == B)
    await local_bot.check_all()
    result = await ada.member.wait_for(lambda it: "$40" in it.text, channel="monopoly")
    assert "Bo" in result.text
    late = await ada.member.press_raw(
        result, action_custom_id(local_bot.table.game, auction.id, a.Bid(50))
    )
    assert shown(late).ephemeral


async def test_in_an_auction_whose_end_came_in_a_long_absence(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_auction)
    auction = waiting(local_bot.table.look())
    await bo.call(auction.id, 40)
    await local_bot.wait_until_shown()
    await local_bot.crash(away=HOUR)
    assert min(at for (at,) in local_bot.rows("SELECT at FROM deadlines")) > time.time()
    await local_bot.check_all()
    assert waiting(local_bot.table.look()).id == auction.id
    await ada.call(auction.id, 41)
    await bo.answer_in_thread(auction.id, a.PassBid())
    assert local_bot.table.look().deeds[CONNECTICUT].owner == A
    await local_bot.check_all()


async def test_in_the_middle_of_a_debt(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=in_debt)
    owing = waiting(local_bot.table.look())
    assert isinstance(owing, d.DebtSettlement)
    await local_bot.crash()
    await local_bot.check_all()
    notyours = await bo.press(
        panel_custom_id(local_bot.table.game, "debt", f"confirm {A}", owing.id)
    )
    assert shown(notyours).ephemeral
    assert waiting(local_bot.table.look()) == owing
    await ada.raise_money(owing.id)
    state = local_bot.table.look()
    assert state.seats[B].cash == 1500 + 90
    await local_bot.check_all()


async def test_a_debt_whose_time_passed_in_a_short_absence_is_paid_as_proposed(
    local_bot: LocalBot,
) -> None:
    await local_bot.start_game("Ada", "Bo", position=in_debt)
    await local_bot.crash(passed=LIVE.time_for("debt") + 1)
    await local_bot.wait_for(
        lambda: not isinstance(waiting(local_bot.table.look()), d.DebtSettlement)
    )
    assert local_bot.table.look().seats[B].cash == 1500 + 90
    await local_bot.check_all()


async def test_with_an_open_offer_in_direct_messages(local_bot: LocalBot) -> None:
    ada, bo, _ = await local_bot.start_game(
        "Ada", "Bo", "Cem", position=lambda game: game.owns(A, STATES).owns(B, BALTIC)
    )
    number = await ada.offer(bo, Side((STATES,), 20), Side((BALTIC,)))
    offer = await bo.member.wait_for(lambda it: "Accept" in it.labels, channel="direct")
    await local_bot.crash(away=HOUR)
    assert len(await bo.member.messages("direct")) == 1
    assert required(await bo.member.see(offer)).labels == offer.labels
    await local_bot.check_all()
    pressed = await bo.member.press(
        offer, panel_custom_id(local_bot.table.game, "trade", f"accept {number}")
    )
    assert not pressed.failed
    state = local_bot.table.look()
    assert state.trades == []
    assert state.deeds[STATES].owner == B
    await local_bot.check_all()
    assert required(await bo.member.see(offer)).buttons == []


async def test_an_offer_whose_time_passed_in_a_short_absence_is_closed(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo")
    number = await ada.offer(bo, Side(cash=20))
    offer = await bo.member.wait_for(lambda it: "Accept" in it.labels, channel="direct")
    await local_bot.crash(passed=LIVE.time_for("trade") + 1)
    await local_bot.wait_for(lambda: local_bot.table.look().trade(number) is None)
    await local_bot.wait_until_shown()
    assert required(await bo.member.see(offer)).buttons == []
    late = panel_custom_id(local_bot.table.game, "trade", f"accept {number}")
    assert not (await bo.member.press_raw(offer, late)).failed
    await local_bot.check_all()


async def test_with_a_trade_half_put_together(local_bot: LocalBot) -> None:
    ada, bo, _ = await local_bot.start_game(
        "Ada", "Bo", "Cem", position=lambda game: game.owns(A, STATES, ORIENTAL).owns(B, BALTIC)
    )
    panel = shown(await ada.type_command("trade", player="Bo"))
    panel = await ada.put_in(panel, "give", STATES)
    assert "States" in panel.text
    await local_bot.crash()
    panel = await ada.put_in(panel, "take", BALTIC)
    assert "States" in panel.text
    assert "Baltic" in panel.text
    await local_bot.crash()
    afresh = shown(await ada.type_command("trade", player="Bo"))
    assert afresh.text == panel.text
    sent = await ada.press_on(panel, panel_custom_id(local_bot.table.game, "draft", "send"))
    assert not sent.failed
    (trade,) = local_bot.table.look().trades
    assert (trade.gives.deeds, trade.takes.deeds) == ((STATES,), (BALTIC,))
    await bo.accept(trade.id)
    assert local_bot.table.look().deeds[STATES].owner == B
    await local_bot.check_all()


async def test_with_a_form_open_in_which_a_bid_is_being_typed(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_auction)
    auction = waiting(local_bot.table.look())
    typed, secret = (
        panel_custom_id(local_bot.table.game, "bid", kind, auction.id) for kind in ("type", "max")
    )
    form, other = await ada.press(typed), await bo.press(secret)
    await local_bot.crash()
    assert not (await ada.member.submit_modal(form, {"amount": "$33"})).failed
    filed = await bo.member.submit_modal(other, {"amount": "60"})
    assert shown(filed).ephemeral
    found = waiting(local_bot.table.look())
    assert isinstance(found, d.Auction)
    assert (found.bids[0], dict(found.maxima).get(B, 0)) == ((A, 33), 60)
    await local_bot.check_all()
    late = await ada.press(typed)
    await ada.answer_in_thread(auction.id, a.PassBid())
    await local_bot.crash()
    told = await ada.member.submit_modal(late, {"amount": "$70"})
    assert shown(told).ephemeral
    assert local_bot.table.look().deeds[CONNECTICUT].owner == B
    await local_bot.check_all()


async def test_with_the_question_whether_to_resign_open(local_bot: LocalBot) -> None:
    ada, bo, cem = await local_bot.start_game("Ada", "Bo", "Cem")
    asked = shown(await bo.type_command("resign"))
    await local_bot.crash()
    await bo.press_on(asked, panel_custom_id(local_bot.table.game, "resign", "yes"))
    assert local_bot.table.look().players() == (A, C)
    await local_bot.check_all()


async def test_after_the_end(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo")
    asked = shown(await bo.type_command("resign"))
    await bo.press_on(asked, panel_custom_id(local_bot.table.game, "resign", "yes"))
    await local_bot.wait_until_shown()
    before = [message.id for message in await ada.member.messages("monopoly")]
    await local_bot.crash()
    assert [message.id for message in await ada.member.messages("monopoly")] == before
    final = await ada.member.wait_for(lambda it: it.button("Rematch") is not None)
    await ada.member.press(final, panel_custom_id(local_bot.table.game, "rematch"), wait=0)
    lobby = await ada.member.wait_for(lambda it: "Join" in it.labels, channel="monopoly")
    assert not (await bo.member.press(lobby, "Join")).failed
    assert not (await ada.member.press(lobby, "Start")).failed
