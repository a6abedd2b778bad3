"""How many presses the usual tasks take, from the message that stands in the channel.

An offer of the coach, and a trade that Manage begins, are in tests/bot/features/learning/.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.trade.offer_cards import ROLE as OFFER_CARD
from engine.core import decisions as d
from engine.core.actions import OfferTrade, Side
from tests.support.answer_labels import (
    AUCTION,
    BID,
    BOARD,
    BUY,
    END_TURN,
    HOLD,
    MORE,
    PASS,
    ROLL,
    label,
)
from tests.support.fixed_dice import fixed_dice
from tests.support.game import CONNECTICUT, VERMONT, A, B
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
UNDO, ASK = label("undo-open"), label("undo-ask")
SEE_OFFER, ACCEPT = label("offer-card-look"), label("trade-button-accept")


@pytest.fixture(autouse=True)
def ada_begins_and_lands_on_baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))


async def press_through(
    server: SimulatedServer, who: int, game: str, *labels: str, role: str = "table"
) -> Any:
    """Press one label after the other, each on what the one before has shown."""
    message: Any = await server.message(game, role)
    for text in labels:
        answer = await server.press(who, message, text)
        message = answer.private if answer.is_private else answer.response
    return message


async def owner_asked_for(server: SimulatedServer, game: str) -> int | None:
    """Who owns the property that Ada landed on."""
    position = (await server.table(game)).position
    return position.deeds[position.seats[A].space].owner


async def asked_to_buy(server: SimulatedServer) -> str:
    """A game of two in which Ada is asked whether she buys what she landed on."""
    game = await server.start_game(people=2)
    await press_through(server, A, game, ROLL)
    assert isinstance(await decision(server, game), d.BuyOrDecline)
    return game


async def decision(server: SimulatedServer, game: str) -> d.Decision | None:
    return (await server.table(game)).public().decision


async def test_to_roll_to_buy_and_to_end_the_turn_take_one_each(server: SimulatedServer) -> None:
    game = await asked_to_buy(server)
    await press_through(server, A, game, BUY)
    assert await owner_asked_for(server, game) == A
    await press_through(server, A, game, END_TURN)
    assert (await server.table(game)).public().mover == B


async def test_to_auction_to_bid_and_to_pass_take_one_each(server: SimulatedServer) -> None:
    game = await asked_to_buy(server)
    await press_through(server, A, game, AUCTION)
    await press_through(server, B, game, BID)
    await press_through(server, A, game, PASS)
    assert await owner_asked_for(server, game) == B


async def test_the_board_and_a_hold_of_the_roll_take_two(server: SimulatedServer) -> None:
    game = await server.start_game(people=2)
    shown = await press_through(server, A, game, MORE, BOARD)
    assert [it.filename for it in shown.attachments] == ["board.png"]
    await press_through(server, B, game, MORE, HOLD)
    assert isinstance(await decision(server, game), d.HeldRoll)


async def test_an_undo_takes_three(server: SimulatedServer) -> None:
    game = await asked_to_buy(server)
    await press_through(server, A, game, BUY)
    await press_through(server, A, game, MORE, UNDO, ASK)
    assert "undo this" in (await server.message(game, "undo")).embeds[0].description


async def test_an_offer_is_accepted_from_its_card_by_two(server: SimulatedServer) -> None:
    game = await server.start_game(people=2)
    await server.arrange(game, lambda it: it.owns(A, VERMONT).owns(B, CONNECTICUT))
    offer = OfferTrade(B, Side((VERMONT,)), Side((CONNECTICUT,)))
    await server.act(game, A, offer)
    await press_through(server, B, game, SEE_OFFER, ACCEPT, role=f"{OFFER_CARD}{A}-{B}")
    assert (await server.table(game)).position.deeds[VERMONT].owner == B
