"""Cards in the channel of a live game: that there is an offer."""

import pytest

from bot.features.trade.offer_cards import ROLE
from engine.core.actions import DeclineTrade, OfferTrade, Resign, Side
from engine.core.events import Trade
from engine.host.snapshots import state_of
from tests.support.consistency import check_all
from tests.support.game import CONNECTICUT, VERMONT, A, B, C
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
SWAP = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))
BETWEEN = f"{ROLE}{A}-{B}"


async def offered(server: SimulatedServer, pace: str = "live") -> tuple[str, Trade]:
    """A game of three in which Ada has offered Ben a trade."""
    game = await server.start_game(pace, people=3)
    await server.arrange(game, lambda it: it.owns(A, VERMONT).owns(B, CONNECTICUT))
    await server.act(game, A, SWAP)
    await server.settle()
    return game, state_of(await server.table(game)).trades[-1]


async def card_roles(server: SimulatedServer, game: str) -> list[str]:
    stored = await server.app.host.store.messages.of_game(game)
    return [it.role for it in stored if it.role.startswith(ROLE)]


async def test_the_card_tells_of_an_offer_and_not_what_is_in_it(server: SimulatedServer) -> None:
    game, _ = await offered(server)
    card = await server.message(game, BETWEEN)
    assert said(card).strip() == "🤝 🎩 Ada has sent 🚢 Ben an offer."
    assert labels(card) == ["See the offer"]
    assert card.channel == (await server.message(game, "table")).channel


async def test_one_press_opens_the_answers_for_the_one_side_and_the_offer_for_the_other(
    server: SimulatedServer,
) -> None:
    game, _ = await offered(server)
    card = await server.message(game, BETWEEN)
    bens = await server.press(B, card, "See the offer")
    assert bens.is_private
    assert labels(bens.private)[:3] == ["Accept", "Counter…", "Decline"]
    adas = await server.press(A, card, "See the offer")
    assert adas.is_private
    assert "Withdraw offer" in labels(adas.private)
    cleos = await server.press(C, card, "See the offer")
    assert cleos.is_private
    assert "Vermont" not in cleos.text


async def test_answered_anywhere_the_card_goes(server: SimulatedServer) -> None:
    game, trade = await offered(server)
    await server.act(game, B, DeclineTrade(trade.id))
    await server.settle()
    assert await card_roles(server, game) == []
    await check_all(server)


async def test_answered_on_the_card_the_direct_message_says_so(server: SimulatedServer) -> None:
    game, _ = await offered(server)
    card = await server.message(game, BETWEEN)
    offer = await server.press(B, card, "See the offer")
    await server.press(B, offer.private, "Decline")
    await server.settle()
    assert labels(server.direct(B)[-1]) == []


async def test_what_was_opened_from_the_card_says_so_too(server: SimulatedServer) -> None:
    game, trade = await offered(server)
    opened = await server.press(B, await server.message(game, BETWEEN), "See the offer")
    await server.act(game, B, DeclineTrade(trade.id))
    await server.settle()
    assert labels(opened.private) == []
    assert "You declined" in said(opened.private)


async def test_a_counteroffer_comes_back_to_the_same_card(server: SimulatedServer) -> None:
    game, trade = await offered(server)
    before = await server.message(game, BETWEEN)
    counter = OfferTrade(A, Side((CONNECTICUT,)), Side((VERMONT,), 80), answers=trade.id)
    await server.act(game, B, counter)
    await server.settle()
    after = await server.message(game, BETWEEN)
    assert after.id == before.id
    assert said(after).strip() == "🤝 🚢 Ben has sent 🎩 Ada an offer."


async def test_games_by_post_have_none(server: SimulatedServer) -> None:
    game, _ = await offered(server, "daily")
    assert await card_roles(server, game) == []


async def test_an_offer_that_all_can_read_has_none(server: SimulatedServer) -> None:
    server.hub.world.run("UPDATE users SET dms_closed=1 WHERE id=?", server.user(B))
    game, trade = await offered(server)
    assert await server.message(game, f"trade:{trade.id}")
    assert await card_roles(server, game) == []


async def test_a_game_that_is_over_leaves_none(server: SimulatedServer) -> None:
    game, _ = await offered(server)
    await server.act(game, C, Resign())
    await server.act(game, B, Resign())
    await server.settle()
    assert await card_roles(server, game) == []
