"""Gifts and very unequal trades: nothing is given for nothing by a slip of the finger."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.trade.draft import load_draft
from bot.features.trade.trade_lines import Deal
from bot.features.trade.worth import draft_mark, is_unequal, side_worth
from engine.core.actions import OfferTrade, Side
from engine.host.snapshots import state_of
from engine.view import public_view
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    CONNECTICUT,
    MEDITERRANEAN,
    ORIENTAL,
    PARK_PLACE,
    VERMONT,
    A,
    B,
    live,
)
from tests.support.screens import buttons, text
from tests.support.trade_game import GAME, TradeGame, user

pytestmark = pytest.mark.asyncio
ADA, BEN = user(A), user(B)
QUESTION = "Are you sure?"


async def start_trade_game(tmp_path: Path, *mortgaged: int) -> TradeGame:
    game = live(3).owns(A, VERMONT, ORIENTAL, BOARDWALK).owns(B, CONNECTICUT, BALTIC)
    return await TradeGame.at(tmp_path, game.mortgaged(*mortgaged).state)


@pytest.mark.parametrize(
    ("gives", "takes", "asked"),
    [
        (Side((), 1), Side(), True),
        (Side((VERMONT,)), Side(), True),
        (Side((BOARDWALK,)), Side((BALTIC,)), True),
        (Side((), 201), Side((ORIENTAL,)), True),
        (Side((), 200), Side((ORIENTAL,)), False),
        (Side((), 199), Side((VERMONT,)), False),
        (Side((), 199), Side((ORIENTAL,)), False),
        (Side((), 100), Side((BALTIC,)), False),
        (Side((BOARDWALK,)), Side((ORIENTAL, VERMONT), 1), False),
        (Side(), Side((BOARDWALK,)), False),
        (Side(), Side(), False),
    ],
)
async def test_who_gives_over_twice_as_much_and_a_hundred_more_is_asked(
    gives: Side, takes: Side, asked: bool
) -> None:
    view = public_view(live(2).owns(A, VERMONT, ORIENTAL, BOARDWALK, BALTIC).state)
    assert is_unequal(view, Deal(A, B, gives, takes)) is asked


@pytest.mark.parametrize(
    ("gives", "takes", "asked"),
    [
        (Side((), 2300), Side((BOARDWALK,)), False),  # The last of two for 400, both for 750.
        (Side((), 2301), Side((BOARDWALK,)), True),
        (Side((MEDITERRANEAN, BALTIC)), Side((), 120), False),
        (Side((MEDITERRANEAN, BALTIC)), Side((), 119), True),
        (Side((MEDITERRANEAN, BALTIC)), Side((BOARDWALK,)), False),
    ],
)
async def test_a_group_that_one_completes_or_breaks_up_counts_double(
    gives: Side, takes: Side, asked: bool
) -> None:
    game = live(2).owns(A, PARK_PLACE, MEDITERRANEAN, BALTIC).owns(B, BOARDWALK)
    assert is_unequal(public_view(game.state), Deal(A, B, gives, takes)) is asked


async def test_the_question_says_what_counts_double(tmp_path: Path) -> None:
    game = live(3).owns(A, MEDITERRANEAN, BALTIC).owns(B, VERMONT)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", MEDITERRANEAN, BALTIC)
    panel = await trade_game.choose(ADA, panel, "take", VERMONT)
    asked = (await trade_game.click(ADA, panel, "Send")).screen
    assert "(full sets count double), you give **$240** and get **$100**" in text(asked)


async def test_a_mortgaged_deed_is_worth_its_price_less_the_loan(tmp_path: Path) -> None:
    view = public_view(live(2).owns(A, BOARDWALK, VERMONT).mortgaged(BOARDWALK).state)
    assert side_worth(view, Side((BOARDWALK, VERMONT), 7)) == 200 + 100 + 7


async def test_a_mark_is_that_of_earlier_versions(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await trade_game.open(ADA, BEN)
    draft = await load_draft(trade_game.host, GAME, ADA)
    assert draft is not None
    offer = OfferTrade(2, Side((1, 3), 294, ("CH-GOOJF",)), Side((5,), 136), (5,))
    assert draft_mark(replace(draft, offer=offer)) == "fd32d70e"


async def test_a_gift_is_asked_about_before_it_is_offered(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", BOARDWALK)
    asked = (await trade_game.click(ADA, panel, "Send")).screen
    assert QUESTION in text(asked)
    assert "you give **$400** and get **nothing** in return. Ben comes out ahead" in text(asked)
    assert not state_of(await trade_game.table()).trades
    back = (await trade_game.click(ADA, asked, "Back")).screen
    assert "Send to" in " ".join(buttons(back))
    await trade_game.click(ADA, asked, "Send it anyway")
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.gives == Side((BOARDWALK,))


async def test_a_draft_that_has_changed_meanwhile_is_asked_about_again(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", VERMONT)
    asked = (await trade_game.click(ADA, panel, "Send")).screen
    await trade_game.choose(ADA, panel, "give", VERMONT, BOARDWALK)
    again = (await trade_game.click(ADA, asked, "Send it anyway")).screen
    assert "you give **$500**" in text(again)
    assert not state_of(await trade_game.table()).trades


async def test_an_even_offer_is_sent_at_once(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", VERMONT)
    panel = await trade_game.choose(ADA, panel, "take", CONNECTICUT)
    assert QUESTION not in text((await trade_game.click(ADA, panel, "Send")).screen)
    assert state_of(await trade_game.table()).trades


async def test_whoever_is_asked_for_a_gift_is_asked_once_more(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await trade_game.host.submit(GAME, ADA, 0, OfferTrade(B, Side(), Side((CONNECTICUT,))), "offer")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    screen = trade_game.shown(message)
    asked = (await trade_game.answer(BEN, screen, "Accept")).private_screens[0]
    assert "you give **$120** and get **nothing**" in text(asked)
    assert (await trade_game.table()).position.deeds[CONNECTICUT].owner == B
    back = (await trade_game.click(BEN, asked, "Back")).screen
    assert buttons(back) == ["Accept", "Counter…", "Decline"]
    await trade_game.click(BEN, asked, "Accept it anyway")
    assert (await trade_game.table()).position.deeds[CONNECTICUT].owner == A


async def test_the_one_who_gets_a_gift_is_not_asked(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await trade_game.host.submit(GAME, ADA, 0, OfferTrade(B, Side((VERMONT,)), Side()), "offer")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    assert (await trade_game.table()).position.deeds[VERMONT].owner == B


async def test_unmortgaging_does_not_answer_the_question(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path, VERMONT)
    offer = OfferTrade(B, Side((VERMONT,)), Side((CONNECTICUT, BALTIC)))
    await trade_game.host.submit(GAME, ADA, 0, offer, "offer")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    screen = trade_game.shown(message)
    lifting = (await trade_game.answer(BEN, screen, "Accept")).private_screens[0]
    asked = (await trade_game.click(BEN, lifting, "Accept, keep mortgaged")).screen
    assert "you give **$180** and get **$50**" in text(asked)
    await trade_game.click(BEN, asked, "Accept it anyway")
    assert (await trade_game.table()).position.deeds[VERMONT].owner == B
