"""Auctions under house rules on the screen: reserves, steps, and caps on bids."""

import pytest

from bot.features.auctions.auction_screens import bidding_screen
from bot.language.voice import Voice
from bot.ui.screen import Screen
from engine.core.actions import Decline, GiveUp
from engine.core.decisions import SealedAuction
from tests.bot.render.tables import WORDS
from tests.support.answer_labels import BID, bid_of
from tests.support.estate_panels import CHOOSE_LOT, open_estate, type_maximum
from tests.support.game import BALTIC, BOARDWALK, VERMONT, A, B, C, Game, by_post_with, live_with
from tests.support.landings import land_on
from tests.support.panel_game import PanelGame, StartPanelGame, buttons, options, said

pytestmark = pytest.mark.asyncio


def declined(game: Game) -> Game:
    """A comes to Vermont and does not buy it."""
    land_on(game, VERMONT).play(A, Decline())
    return game


async def bidding(panels: PanelGame) -> Screen:
    game = await panels.table()
    return bidding_screen(game, Voice(game.players, "classic", WORDS), ())


async def test_an_open_auction_says_where_it_begins(start_game: StartPanelGame) -> None:
    screen = await bidding(
        await start_game(declined(live_with("auction-reserve 50")).state, "live")
    )
    assert "No bids yet: $50 and up." in said(screen)
    assert buttons(screen)[:3] == [bid_of(50), bid_of(100), bid_of(150)]


async def test_buttons_go_no_higher_than_cash_where_only_cash_counts(
    start_game: StartPanelGame,
) -> None:
    game = declined(live_with("cash-bids").owns(B, BALTIC))
    for seat in range(4):
        game.cash(seat, 9)
    screen = await bidding(await start_game(game.state, "live"))
    assert [label for label in buttons(screen) if label.startswith(BID)] == [bid_of(1)]


async def test_a_sealed_auction_names_least_bids_and_the_step(start_game: StartPanelGame) -> None:
    rules = ("auction-reserve 50", "auction-step 10")
    screen = await bidding(await start_game(declined(by_post_with(*rules)).state, "daily"))
    assert "pays $10 more than the second highest." in said(screen)
    assert "Minimum bids: Vermont $50" in said(screen)


async def test_each_lot_of_an_estate_has_its_own_least_bid(start_game: StartPanelGame) -> None:
    game = by_post_with("auction-reserve 50").owns(A, BALTIC, BOARDWALK).cash(A, 0).cash(B, 150)
    game.cash(C, 1500).owes(A, 100_000).play(A, GiveUp())
    assert isinstance(game.decision, SealedAuction)
    panels = await start_game(game.state, "daily")
    screen = await open_estate(panels)
    baltic, boardwalk = options(screen, CHOOSE_LOT)
    form = (await panels.choose(B, screen, baltic)).form
    assert form.inputs[0].description == "$30 to $150. Leave blank for no bid."
    answer = await type_maximum(panels, B, screen, baltic, "29")
    assert answer.screen.content == "⚠️ Your maximum for a property can be $30 to $150."
    answer = await type_maximum(panels, B, screen, boardwalk, "150")
    assert answer.screen.content.startswith("⚠️ Bidding on this property starts at $200, which")
