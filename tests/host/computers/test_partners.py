"""Whom computers may offer a trade: the host sees to it, whatever a computer thinks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.host.automatic import READING_TIME
from engine.host.computers.thinker import ComputerQuestion
from engine.host.preferences.preferences import Preferences
from tests.support.game import BALTIC, FREE_PARKING, READING, A, B, C, live
from tests.support.host_harness import HostedGame, HostHarness, logged_line
from tests.support.stored_preferences import put_preferences
from tests.support.thinkers import ScriptedThinker

pytestmark = pytest.mark.asyncio


def offering_to(partner: SeatId) -> Callable[[ComputerQuestion], Action]:
    """A computer that offers a trade to a seat before it rolls."""

    def answer(question: ComputerQuestion) -> Action:
        view = question.view
        if question.trade is not None:
            return a.DeclineTrade(question.trade.id)
        has_offered = any(it.proposer == view.seat for it in view.trades)
        if isinstance(view.decision, d.ToRoll) and not has_offered:
            return OfferTrade(partner, Side(cash=1), Side(cash=2))
        return view.offers[0]  # type: ignore[return-value]

    return answer


async def after_a_round(thinking: HostHarness, thinker: ScriptedThinker) -> HostedGame:
    """Ben and Cleo, computers, have both had their turn, and would both offer Ada a trade."""
    thinker.answer = offering_to(A)
    arranged = live(3).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, (1, 2), (1, 2), computers=[B, C])
    await game.submit(A, a.EndTurn())
    await game.settled()
    return game


async def test_a_person_gets_one_offer_a_lap_whoever_makes_it(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await after_a_round(thinking, thinker)
    assert [it.proposer for it in (await game.state()).trades] == [B]
    assert [A in it.company.undisturbed for it in thinker.asked[:1]] == [False]
    assert logged_line(C, a.Roll()) in await game.log_lines()


async def test_a_counteroffer_is_not_the_offer_of_the_lap(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    thinker.answer = lambda it: (
        OfferTrade(A, Side(cash=200), Side((READING,)), answers=it.trade.id)
        if it.trade
        else a.Roll()
    )
    game = await thinking.start_game(live(2).owns(A, READING), (1, 2), (1, 2), computers=[B])
    await game.submit(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    await game.settled()
    (counter,) = (await game.state()).trades
    await game.submit(A, a.DeclineTrade(counter.id))
    await game.submit(A, OfferTrade(B, Side((READING,)), Side(cash=290)))
    await game.settled()
    assert [A in it.company.undisturbed for it in thinker.asked] == [False, False]


async def test_who_wants_no_offers_gets_none(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    wanted = Preferences(offers_from_computers=False).model_dump_json()
    await put_preferences(thinking.store, 100, wanted)
    game = await after_a_round(thinking, thinker)
    assert (await game.state()).trades == []
    assert logged_line(B, a.Roll()) in await game.log_lines()


async def test_a_computer_leaves_a_person_time_to_answer(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    """Ada offers Reading to Cleo, a person, and then to Ben, a computer that would take it."""
    thinker.answer = lambda it: a.AcceptTrade(it.trade.id if it.trade else 0)
    game = await thinking.start_game(live(3).owns(A, READING, BALTIC), computers=[B])
    await game.submit(A, OfferTrade(C, Side((READING,)), Side(cash=300)))
    await game.submit(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    await game.settled()
    first, second = (await game.state()).trades
    assert (first.partner, second.partner) == (C, B)
    await game.submit(C, a.DeclineTrade(first.id))
    await game.settled()
    assert (await game.state()).deeds[READING].owner == B


async def test_a_computer_answers_at_once_who_has_its_own_offer_of_the_same_deeds(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    """Ben, a computer, has an open offer for Reading; Ada makes him another for it."""

    thinker.answer = lambda it: a.DeclineTrade(it.trade.id if it.trade else 0)
    arranged = live(2).owns(A, READING)
    arranged.play(B, OfferTrade(A, Side(cash=250), Side((READING,))))
    game = await thinking.start_game(arranged, computers=[B])
    await game.submit(A, OfferTrade(B, Side((READING,)), Side(cash=400)))
    await game.settled()
    assert [it.proposer for it in (await game.state()).trades] == [B]


async def test_a_computer_knows_which_of_its_offers_a_person_has_had_no_time_to_read(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await after_a_round(thinking, thinker)
    (trade,) = (await game.state()).trades
    for seconds, unread in ((READING_TIME - 5, {trade.id}), (10, set[int]())):
        thinker.asked.clear()
        await game.wait(seconds)
        await game.submit(A, OfferTrade(B, Side(cash=1), Side(cash=1)))
        await game.settled()
        assert [it.company.unread for it in thinker.asked] == [unread]
