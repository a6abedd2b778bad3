"""BUY: the option on an unowned property; AMB-16: raising the price before deciding."""

import pytest

from engine.core.actions import EndTurn, Roll
from engine.core.errors import Reason
from engine.core.events import AuctionOpened
from engine.view import public_view, seat_view
from tests.support.game import NEW_YORK, A, B
from tests.support.plays import plays

ON_BOARDWALK = "A at boardwalk $300 deeds illinois; turn 1 of A buy boardwalk"


def test_buy_01_the_option_is_at_the_printed_price() -> None:
    plays(
        "A $250 at 16 / A throw 1+2: A may first buy; A may decline",
        "A buy: A property-bought new-york 200; A $50 has new-york",
    )


@pytest.mark.parametrize(
    ("space", "price"),
    [("water-works", 150), ("electric", 150), ("reading", 200), ("15", 200), ("baltic", 60)],
)
def test_buy_02_on_streets_railroads_and_utilities(space: str, price: int) -> None:
    plays(f"A ${price} at {space}; turn 1 of A buy {space}: A may buy / A buy: A $0 has {space}")


def test_buy_02_not_with_a_dollar_too_few() -> None:
    plays("A $149 at 25 / A throw 1+2 / A buy: refused cannot-afford; A may not buy; A may decline")


def test_buy_03_the_deed_lies_face_up() -> None:
    game = plays("A at 16 / A throw 1+2 / A buy")
    for view in (public_view(game.state), seat_view(game.state, B)):
        assert view.deeds[NEW_YORK].owner == A
        assert not view.deeds[NEW_YORK].mortgaged


def test_buy_04_what_is_declined_is_auctioned_at_once() -> None:
    game = plays(
        "A $2000 at go / A throw 1+2",
        "A decline: A purchase-declined baltic; auction-opened baltic; nothing else; next auction",
    )
    assert [event.auction for event in game.happened(AuctionOpened)] == [game.decision.id]
    for action in (EndTurn(), Roll()):
        assert game.refused(A, action) is Reason.NOT_NOW


def test_buy_04_before_a_bonus_roll_and_by_post_as_well() -> None:
    plays(
        "rules by-post; A at 1 / A throw 1+1 / A decline: next sealed-auction",
        "A throw: refused not-now",
    )


def test_buy_04_the_option_cannot_be_left_open() -> None:
    plays(
        "A at go / A throw 1+2 / A end | throw: refused not-now",
        "B buy | decline: refused not-awaited",
    )


def test_buy_05_ones_own_property_is_nothing() -> None:
    plays(
        "A at 3 deeds oriental / A throw 1+2: no paid; A $1500; next to-end",
        "A buy: refused not-now",
    )


# -- AMB-16 -------------------------------------------------------------------------------------


def test_amb_16_mortgage_first_and_buy_then() -> None:
    plays(
        "A $300 at 36 deeds illinois / A throw 1+2 / A buy: refused cannot-afford",
        "A mortgage illinois: next buy-or-decline / A buy: A $20 has boardwalk",
    )


def test_amb_16_or_sell_buildings() -> None:
    plays("A $350 at 36 deeds browns=1 / A throw 1+2 / A sell browns=0 / A buy: A $0")


def test_amb_16_or_trade() -> None:
    plays(
        f"{ON_BOARDWALK} / A offer B gives illinois takes $250 / B accept",
        "A buy: A $150 has boardwalk; B has illinois",
    )


def test_amb_16_and_may_still_decline() -> None:
    plays(f"{ON_BOARDWALK} / A mortgage illinois / A decline: next auction")


def test_amb_16_what_is_for_sale_is_no_security() -> None:
    plays(f"{ON_BOARDWALK} / A mortgage boardwalk: refused not-owner")
