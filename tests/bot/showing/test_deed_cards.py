"""Cards of deeds at the table and in auctions: there while it is decided, and gone afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import PassBid
from engine.host.lobbies.presets import Preset, change_preset
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.game import BALTIC, A, B, C

pytestmark = pytest.mark.asyncio
BOARD, CARD = "board.png", f"deed-{BALTIC}.png"


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), *[(1, 3)] * 10)


async def on_baltic(here: World, pace: str = "live") -> str:
    game = await here.start(pace, people=3)
    await here.press(A, await here.message(game, "table"), "Throw")
    return game


async def shown(here: World, game: str, role: str) -> list[str]:
    """The pictures of the newest message of a role."""
    message = await here.message(game, role)
    return [str(it.url).split("/")[-1].split("?")[0] for it in _pictures(message)]


def _pictures(message: Any) -> list[Any]:
    return [embed.image for embed in message.embeds if embed.image]


async def bids(here: World, game: str) -> str:
    decision = (await here.table(game)).public().decision
    assert decision is not None
    return f"bids:{decision.id}"


async def test_the_card_is_under_the_board_until_it_is_bought(here: World) -> None:
    game = await on_baltic(here)
    message = await here.message(game, "table")
    assert await shown(here, game, "table") == [BOARD, CARD]
    (card,) = [it for it in message.attachments if it.filename == CARD]
    assert "Baltic" in str(card.description)
    await here.press(A, message, "Buy Baltic $60")
    assert await shown(here, game, "table") == [BOARD]


async def test_the_card_is_in_the_auction_and_its_notice(here: World) -> None:
    game = await on_baltic(here)
    await here.press(A, await here.message(game, "table"), "Auction")
    bidding = await bids(here, game)
    assert await shown(here, game, bidding) == [CARD]
    assert await shown(here, game, bidding.replace("bids", "auction")) == [CARD]
    assert await shown(here, game, "table") == [BOARD]


async def test_a_bid_does_not_send_the_card_again(here: World) -> None:
    game = await on_baltic(here)
    await here.press(A, await here.message(game, "table"), "Auction")
    bidding = await bids(here, game)
    before = (await here.message(game, bidding)).embeds[0].image.url
    await here.press(B, await here.message(game, bidding), "Bid $10")
    assert (await here.message(game, bidding)).embeds[0].image.url == before


async def test_the_card_goes_when_the_auction_is_over(here: World) -> None:
    game = await on_baltic(here)
    await here.press(A, await here.message(game, "table"), "Auction")
    bidding = await bids(here, game)
    for who in (A, B, C):
        await here.act(game, who, PassBid())
    assert await shown(here, game, bidding) == []


async def test_a_server_that_chose_words_sees_no_card(here: World) -> None:
    words_alone = Preset(pictures=False)
    await change_preset(here.app.host, here.channel.guild.id, lambda _: words_alone)
    game = await on_baltic(here)
    assert await shown(here, game, "table") == []
    await here.press(A, await here.message(game, "table"), "Auction")
    assert await shown(here, game, await bids(here, game)) == []
