"""MORT: borrowing on deeds, paying back, and mortgaged deeds that change hands."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    Build,
    Decline,
    Lift,
    Mortgage,
    OfferTrade,
    PassBid,
    RaiseMoney,
    SellBuildings,
    Side,
    Throw,
)
from engine.core.errors import Reason
from engine.core.events import Built, Mortgaged, MortgageLifted, Paid
from engine.core.why import Interest
from tests.support.editions import at_ten_per_cent, by_the_group
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    DARK_BLUES,
    ELECTRIC,
    FREE_PARKING,
    ILLINOIS,
    NEW_YORK,
    ORANGES,
    PARK_PLACE,
    READING,
    ST_CHARLES,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    C,
    Game,
    interest,
    live,
)


def test_mort_01_with_the_bank_at_any_time() -> None:
    game = live().owns(A, BALTIC).to_move(B)
    game.play(A, Mortgage(BALTIC))
    assert game.cash_of(A) == 1530
    assert game.awaited == (B,)


@pytest.mark.parametrize(("space", "loan"), [(PARK_PLACE, 175), (ELECTRIC, 75), (READING, 100)])
def test_mort_02_the_loan_is_half_the_price(space: int, loan: int) -> None:
    game = live().owns(A, space)
    game.play(A, Mortgage(space))
    assert game.happened(Mortgaged) == [Mortgaged(A, space, loan)]
    assert game.refused(A, Mortgage(space)) is Reason.ALREADY_MORTGAGED


def test_mort_03_buildings_of_the_group_go_first() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 1, 0, 0)
    assert game.refused(A, Mortgage(ST_JAMES)) is Reason.GROUP_BUILT
    game.play(A, SellBuildings(((ST_JAMES, 0),)))
    game.play(A, Mortgage(ST_JAMES))
    assert game.state.deeds[ST_JAMES].mortgaged


@by_the_group
def test_amb_55_a_bare_lot_beside_a_house_counts_as_improved() -> None:
    game = live().owns(A, *ORANGES, BALTIC).levels(ORANGES, 1, 0, 0)
    assert game.refused(A, Mortgage(NEW_YORK)) is Reason.GROUP_BUILT
    game.play(A, Mortgage(BALTIC))  # Other groups are not concerned.


def test_mort_04_a_hotel_is_no_security() -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 5, 5)
    assert game.refused(A, Mortgage(BOARDWALK)) is Reason.GROUP_BUILT
    assert not any(type(offer).__name__ == "MortgageOffer" for offer in game.offers(A))


def test_mort_05_lifting_costs_the_loan_and_a_tenth() -> None:
    game = live().owns(A, ST_CHARLES).mortgaged(ST_CHARLES)
    game.play(A, Lift(ST_CHARLES))
    assert game.happened(MortgageLifted) == [MortgageLifted(A, ST_CHARLES, 70 + interest(70))]
    assert game.cash_of(A) == 1500 - 70 - interest(70)
    assert game.refused(A, Lift(ST_CHARLES)) is Reason.NOT_MORTGAGED


def test_mort_05_lifting_takes_cash() -> None:
    game = live().owns(A, ST_CHARLES).mortgaged(ST_CHARLES).cash(A, 69 + interest(70))
    assert game.refused(A, Lift(ST_CHARLES)) is Reason.CANNOT_AFFORD
    game.cash(A, 70 + interest(70)).play(A, Lift(ST_CHARLES))
    assert game.cash_of(A) == 0


def test_mort_06_rebuilding_costs_the_full_price() -> None:
    game = live().owns(A, *ORANGES).mortgaged(TENNESSEE)
    assert game.refused(A, Build(((TENNESSEE, 1),))) is Reason.GROUP_MORTGAGED
    game.play(A, Lift(TENNESSEE))
    game.play(A, Build(((TENNESSEE, 1),)))
    assert game.happened(Built) == [Built(A, ((TENNESSEE, 1),), 100, 31, 12)]


def test_mort_07_nobody_else_may_clear_it() -> None:
    game = live().owns(A, READING).mortgaged(READING)
    assert game.refused(B, Lift(READING)) is Reason.NOT_OWNER
    assert game.owner(READING) == A


def sold_mortgaged(*lifts: int) -> Game:
    """B has just bought Illinois, mortgaged for 120, from A for 100."""
    game = live().owns(A, ILLINOIS).mortgaged(ILLINOIS)
    game.play(A, OfferTrade(B, Side((ILLINOIS,)), Side(cash=100)))
    game.play(B, AcceptTrade(game.state.trades[0].id, lifts))
    return game


def test_mort_08_it_may_be_sold_as_it_is() -> None:
    game = sold_mortgaged()
    assert game.owner(ILLINOIS) == B
    assert game.state.deeds[ILLINOIS].mortgaged
    assert game.cash_of(A) == 1600


def test_mort_09_the_receiver_may_clear_it_at_once() -> None:
    game = sold_mortgaged(ILLINOIS)
    assert game.happened(MortgageLifted) == [MortgageLifted(B, ILLINOIS, 120 + interest(120))]
    assert not game.happened(Paid)
    assert game.cash_of(B) == 1500 - 100 - 120 - interest(120)


def test_mort_10_or_pays_a_tenth_now() -> None:
    game = sold_mortgaged()
    assert game.happened(Paid) == [Paid(B, (), interest(120), Interest((ILLINOIS,)))]
    assert game.cash_of(B) == 1500 - 100 - interest(120)


def test_mort_11_and_a_tenth_again_later() -> None:
    game = sold_mortgaged()
    game.play(B, Lift(ILLINOIS))
    assert game.cash_of(B) == 1500 - 100 - 120 - 2 * interest(120)


def test_mort_12_a_mortgage_has_no_term() -> None:
    game = live(3).owns(A, BALTIC)
    game.play(A, Mortgage(BALTIC))
    for turn in range(60):
        game.at(turn % 3, FREE_PARKING - 3).to_move(turn % 3)
        game.play(turn % 3, Throw(), (1, 2))
    assert game.cash_of(A) == 1530
    assert game.state.deeds[BALTIC].mortgaged


@at_ten_per_cent
@pytest.mark.parametrize(
    ("space", "share", "lifting"),
    [(ELECTRIC, 8, 83), (PARK_PLACE, 18, 193), (BOARDWALK, 20, 220)],
)
def test_amb_61_amb_62_a_tenth_of_the_loan_rounded_up(space: int, share: int, lifting: int) -> None:
    game = live().owns(A, space).mortgaged(space)
    game.play(A, OfferTrade(B, Side((space,)), Side(cash=1)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert game.cash_of(B) == 1499 - share
    game.play(B, Lift(space))
    assert game.cash_of(B) == 1499 - share - lifting


def test_amb_62_each_deed_is_rounded_by_itself() -> None:
    both = (ELECTRIC, 28)
    game = live().owns(A, *both).mortgaged(*both)
    game.play(A, OfferTrade(B, Side(both), Side(cash=1)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert game.happened(Paid) == [Paid(B, (), 2 * interest(75), Interest(both))]


def test_amb_22_what_is_being_bought_is_no_security_yet() -> None:
    game = live(3).at(A, 36).owns(B, READING).cash(B, 60)
    game.play(A, Throw(), (1, 2))
    game.play(A, Decline())
    assert game.refused(B, Bid(161)) is Reason.CANNOT_AFFORD
    game.play(B, Bid(160))
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.refused(B, Mortgage(BOARDWALK)) is Reason.NOT_OWNER
    assert game.refused(B, RaiseMoney((), (BOARDWALK,))) is Reason.NOT_OWNER
    game.play(B, RaiseMoney((), (READING,)))
    assert game.owner(BOARDWALK) == B
    assert game.cash_of(B) == 0
