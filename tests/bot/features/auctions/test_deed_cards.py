"""Deeds on the board and in auctions: there while it is decided, and gone afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import PassBid
from engine.host.lobbies.presets import Preset, change_preset
from tests.support.answer_labels import AUCTION, ROLL, bid_of, buy
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, A, B, C
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
BOARD, CARD = "board.png", f"deed-{BALTIC}.png"


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), *[(1, 3)] * 10)


async def on_baltic(server: SimulatedServer, pace: str = "live") -> str:
    game = await server.start_game(pace, people=3)
    await server.press(A, await server.message(game, "table"), ROLL)
    return game


async def shown(server: SimulatedServer, game: str, role: str) -> list[str]:
    """The pictures of the newest message of a role."""
    message = await server.message(game, role)
    return [str(it.url).split("/")[-1].split("?")[0] for it in _pictures(message)]


def _pictures(message: Any) -> list[Any]:
    return [embed.image for embed in message.embeds if embed.image]


async def bids(server: SimulatedServer, game: str) -> str:
    decision = (await server.table(game)).public().decision
    assert decision is not None
    return f"bids:{decision.id}"


async def test_the_card_is_on_the_board_until_it_is_bought(server: SimulatedServer) -> None:
    game = await on_baltic(server)
    message = await server.message(game, "table")
    assert await shown(server, game, "table") == [BOARD]
    assert "Baltic: Price $60, Rent $4" in str(message.attachments[0].description)
    await server.press(A, message, buy("Baltic", 60))
    message = await server.message(game, "table")
    assert "Price $60" not in str(message.attachments[0].description)


async def test_the_card_is_in_the_auctions_thread_alone(server: SimulatedServer) -> None:
    game = await on_baltic(server)
    await server.press(A, await server.message(game, "table"), AUCTION)
    bidding = await bids(server, game)
    assert await shown(server, game, bidding) == [CARD]
    assert await shown(server, game, bidding.replace("bids", "auction")) == []
    assert await shown(server, game, "table") == [BOARD]


async def test_a_bid_does_not_send_the_card_again(server: SimulatedServer) -> None:
    game = await on_baltic(server)
    await server.press(A, await server.message(game, "table"), AUCTION)
    bidding = await bids(server, game)
    before = (await server.message(game, bidding)).embeds[0].image.url
    await server.press(B, await server.message(game, bidding), bid_of(10))
    assert (await server.message(game, bidding)).embeds[0].image.url == before


async def test_the_card_goes_when_the_auction_is_over(server: SimulatedServer) -> None:
    game = await on_baltic(server)
    await server.press(A, await server.message(game, "table"), AUCTION)
    bidding = await bids(server, game)
    for who in (A, B, C):
        await server.act(game, who, PassBid())
    assert await shown(server, game, bidding) == []


async def test_a_server_that_chooses_words_during_an_auction_loses_its_cards(
    server: SimulatedServer,
) -> None:
    game = await on_baltic(server)
    await server.press(A, await server.message(game, "table"), AUCTION)
    bidding = await bids(server, game)
    server.make_manager(A)
    await server.press(A, (await server.open_settings(A)).private, "Text only, no pictures")
    await server.settle()
    assert await shown(server, game, bidding) == []
    assert await shown(server, game, bidding.replace("bids", "auction")) == []


async def test_a_server_that_chose_words_sees_no_card(server: SimulatedServer) -> None:
    words_alone = Preset(pictures=False)
    await change_preset(server.app.host, server.channel.guild.id, lambda _: words_alone)
    game = await on_baltic(server)
    assert await shown(server, game, "table") == []
    await server.press(A, await server.message(game, "table"), AUCTION)
    assert await shown(server, game, await bids(server, game)) == []
