"""BUY: the option on an unowned property; AMB-16: raising the price before deciding."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Buy,
    Decline,
    EndTurn,
    Mortgage,
    OfferTrade,
    SellBuildings,
    Side,
    Throw,
)
from engine.core.decisions import Auction, BuyOrDecline, SealedAuction, ToEnd
from engine.core.errors import Reason
from engine.core.events import AuctionOpened, Paid, PropertyBought, PurchaseDeclined
from engine.view import public_view, seat_view
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    ELECTRIC,
    ILLINOIS,
    NEW_YORK,
    ORIENTAL,
    PENNSYLVANIA_RR,
    READING,
    WATER_WORKS,
    A,
    B,
    by_post,
    live,
)
from tests.support.landings import land_on


def test_buy_01_the_option_is_at_the_printed_price() -> None:
    game = land_on(live().cash(A, 250), NEW_YORK)
    assert game.offers(A)[:2] == [Buy(), Decline()]
    game.play(A, Buy())
    assert game.happened(PropertyBought) == [PropertyBought(A, NEW_YORK, 200)]
    assert (game.owner(NEW_YORK), game.cash_of(A)) == (A, 50)


@pytest.mark.parametrize(
    ("space", "price"),
    [(WATER_WORKS, 150), (ELECTRIC, 150), (READING, 200), (PENNSYLVANIA_RR, 200), (BALTIC, 60)],
)
def test_buy_02_on_streets_railroads_and_utilities(space: int, price: int) -> None:
    game = land_on(live().cash(A, price), space)
    game.play(A, Buy())
    assert (game.owner(space), game.cash_of(A)) == (A, 0)


def test_buy_02_not_with_a_dollar_too_few() -> None:
    game = land_on(live().cash(A, 149), WATER_WORKS)
    assert game.refused(A, Buy()) is Reason.CANNOT_AFFORD
    assert Buy() not in game.offers(A)
    assert Decline() in game.offers(A)


def test_buy_03_the_deed_lies_face_up() -> None:
    game = land_on(live(), NEW_YORK)
    game.play(A, Buy())
    for view in (public_view(game.state), seat_view(game.state, B)):
        assert view.deeds[NEW_YORK].owner == A
        assert not view.deeds[NEW_YORK].mortgaged


def test_buy_04_what_is_declined_is_auctioned_at_once() -> None:
    game = land_on(live().cash(A, 2000), BALTIC)
    game.play(A, Decline())
    opened = AuctionOpened(game.decision.id, (BALTIC,))
    assert game.events[:2] == (PurchaseDeclined(A, BALTIC), opened)
    assert isinstance(game.decision, Auction)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(A, Throw()) is Reason.NOT_NOW


def test_buy_04_before_a_bonus_throw_and_by_post_as_well() -> None:
    game = land_on(by_post(), BALTIC, (1, 1))
    game.play(A, Decline())
    assert isinstance(game.decision, SealedAuction)
    assert game.refused(A, Throw()) is Reason.NOT_NOW


def test_buy_04_the_option_cannot_be_left_open() -> None:
    game = land_on(live(), BALTIC)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    assert game.refused(B, Buy()) is Reason.NOT_AWAITED
    assert game.refused(B, Decline()) is Reason.NOT_AWAITED


def test_buy_05_ones_own_property_is_nothing() -> None:
    game = land_on(live().owns(A, ORIENTAL), ORIENTAL)
    assert not game.happened(Paid)
    assert game.cash_of(A) == 1500
    assert isinstance(game.decision, ToEnd)
    assert game.refused(A, Buy()) is Reason.NOT_NOW


# -- AMB-16 -------------------------------------------------------------------------------------


def test_amb_16_mortgage_first_and_buy_then() -> None:
    game = land_on(live().cash(A, 300).owns(A, ILLINOIS), BOARDWALK)
    assert game.refused(A, Buy()) is Reason.CANNOT_AFFORD
    game.play(A, Mortgage(ILLINOIS))
    assert isinstance(game.decision, BuyOrDecline)
    game.play(A, Buy())
    assert (game.owner(BOARDWALK), game.cash_of(A)) == (A, 20)


def test_amb_16_or_sell_buildings() -> None:
    game = live().cash(A, 350).owns(A, *BROWNS).levels(BROWNS, 1, 1)
    land_on(game, BOARDWALK)
    game.play(A, SellBuildings(tuple((space, 0) for space in BROWNS)))
    game.play(A, Buy())
    assert game.cash_of(A) == 0


def test_amb_16_or_trade() -> None:
    game = land_on(live().cash(A, 300).owns(A, ILLINOIS), BOARDWALK)
    game.play(A, OfferTrade(B, Side(deeds=(ILLINOIS,)), Side(cash=250)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    game.play(A, Buy())
    assert (game.owner(ILLINOIS), game.owner(BOARDWALK)) == (B, A)
    assert game.cash_of(A) == 150


def test_amb_16_and_may_still_decline() -> None:
    game = land_on(live().cash(A, 300).owns(A, ILLINOIS), BOARDWALK)
    game.play(A, Mortgage(ILLINOIS))
    game.play(A, Decline())
    assert isinstance(game.decision, Auction)


def test_amb_16_what_is_for_sale_is_no_security() -> None:
    game = land_on(live().cash(A, 300), BOARDWALK)
    assert game.refused(A, Mortgage(BOARDWALK)) is Reason.NOT_OWNER
