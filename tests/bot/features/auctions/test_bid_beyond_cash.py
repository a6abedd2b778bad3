"""A bid beyond a player's cash: first what it would cost, then the bid."""

from __future__ import annotations

import pytest

from engine.core.actions import Bid
from engine.core.decisions import Auction
from tests.support.answer_labels import PASS, bid_of
from tests.support.baltic_auction import BIDS, auction, bidding, fix_dice, owner, press
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import READING, VERMONT, A, B, C
from tests.support.simulated_messages import Answer
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_dice(monkeypatch)


async def poor_ada(server: SimulatedServer) -> str:
    """An auction in which Ada has $15 and two properties, and Ben leads with $10."""
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 15).owns(A, READING, VERMONT))
    await press(server, B, game, bid_of(10))
    return game


async def price(server: SimulatedServer, game: str) -> int:
    found = await bidding(server, game)
    assert isinstance(found, Auction)
    return found.price


async def asked(server: SimulatedServer, game: str, amount: int) -> Answer:
    at = action_custom_id(game, (await bidding(server, game)).id, Bid(amount))
    return await server.press_made_up(A, await server.message(game, BIDS), at)


async def test_it_shows_what_is_to_raise_and_bids_nothing_yet(server: SimulatedServer) -> None:
    game = await poor_ada(server)
    question = await press(server, A, game, bid_of(50))
    assert question.is_private
    assert "Bid $50 for Baltic?" in question.text
    assert "If you win at this price, you’ll have to raise $35" in question.text
    assert "You can raise $50 like this:\n- Mortgage Vermont" in question.text
    assert await price(server, game) == 10


async def test_the_second_press_makes_the_bid(server: SimulatedServer) -> None:
    game = await poor_ada(server)
    question = await press(server, A, game, bid_of(50))
    made = await server.press(A, question.private, bid_of(50))
    assert "Your bid of $50 is in." in made.text
    assert "you’d have to raise $35" in made.text
    assert await price(server, game) == 50


async def test_a_bid_within_ones_cash_counts_at_once(server: SimulatedServer) -> None:
    game = await poor_ada(server)
    made = await press(server, C, game, bid_of(50))
    assert not made.is_private
    assert await price(server, game) == 50


async def test_what_cannot_be_bid_is_refused_without_a_question(server: SimulatedServer) -> None:
    game = await poor_ada(server)
    refused = await asked(server, game, 500)
    assert "Bid $500 for" not in refused.text
    assert await price(server, game) == 10


async def test_a_bid_that_others_have_topped_meanwhile_is_refused(server: SimulatedServer) -> None:
    game = await poor_ada(server)
    question = await press(server, A, game, bid_of(50))
    await press(server, C, game, bid_of(100))
    late = await server.press(A, question.private, bid_of(50))
    assert "The bid is at $100. Bid at least $101." in late.text
    assert await price(server, game) == 100


async def test_the_question_tells_how_the_auction_ended(server: SimulatedServer) -> None:
    game = await poor_ada(server)
    question = await press(server, A, game, bid_of(50))
    for who in (C, A):
        await press(server, who, game, PASS)
    assert await owner(server, game) == B
    edits = [
        body for method, path, body in server.requests if method == "PATCH" and "/webhooks/" in path
    ]
    assert "won Baltic at auction for $10" in str(edits[-1])
    late = await server.press_made_up(A, question.private, panel_custom_id(game, "dear", "50", 3))
    assert "The auction is over" in late.text


@pytest.mark.parametrize("arguments", ["", "x", "-5", "50 60"])
async def test_a_forged_press_bids_nothing(arguments: str, server: SimulatedServer) -> None:
    game = await poor_ada(server)
    at = panel_custom_id(game, "dear", arguments, (await bidding(server, game)).id)
    await server.press_made_up(A, await server.message(game, BIDS), at)
    assert await price(server, game) == 10
