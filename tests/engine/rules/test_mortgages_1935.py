"""MORT, HOUSE in 1935: a mortgage and a building concern their own lot, not its group (AMB-55)."""

from typing import TypeVar

import pytest

from engine.core.actions import Build, Lift, Mortgage, OfferTrade, RaiseMoney, SellBuildings, Side
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Built, Mortgaged, MortgageLifted
from engine.core.offered import BuildOffer, MortgageOffer, SellLotsOffer, Unbuildable
from engine.players.absent import answer
from engine.players.computer import next_action
from engine.rules.building.layouts import layout
from engine.view import seat_view
from tests.support.editions import by_the_group, by_the_lot
from tests.support.game import (
    BALTIC,
    BROWNS,
    MEDITERRANEAN,
    NEW_YORK,
    ORANGES,
    READING,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    Game,
    live,
)


def oranges(*levels: int) -> Game:
    """A owns the oranges, built to these levels."""
    return live().owns(A, *ORANGES).levels(ORANGES, *levels)


Kind = TypeVar("Kind")


def offer(game: Game, kind: type[Kind]) -> Kind | None:
    """The one offer of a kind to A."""
    return next((it for it in game.offers(A) if isinstance(it, kind)), None)


@by_the_lot
def test_mort_03_a_bare_lot_beside_a_house_may_be_mortgaged() -> None:
    game = oranges(1, 0, 0)
    assert offer(game, MortgageOffer) == MortgageOffer((TENNESSEE, NEW_YORK))
    game.play(A, Mortgage(TENNESSEE))
    assert game.happened(Mortgaged) == [Mortgaged(A, TENNESSEE, 90)]
    assert game.level(ST_JAMES) == 1
    assert game.is_sound()


@by_the_group
def test_mort_03_from_1973_on_it_may_not() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 1, 0, 0)
    assert game.refused(A, Mortgage(TENNESSEE)) is Reason.GROUP_BUILT


@pytest.mark.parametrize("level", [1, 5])
@by_the_lot
def test_mort_04_a_lot_with_a_building_is_no_security(level: int) -> None:
    game = oranges(level, level, level)
    assert game.refused(A, Mortgage(ST_JAMES)) is Reason.GROUP_BUILT
    assert offer(game, MortgageOffer) is None


@by_the_lot
def test_house_10_only_the_mortgaged_lot_is_not_built_on() -> None:
    game = oranges(0, 0, 0).mortgaged(TENNESSEE)
    assert game.refused(A, Build(((TENNESSEE, 1),))) is Reason.GROUP_MORTGAGED
    assert offer(game, BuildOffer) == BuildOffer("orange", 1, 2)
    game.play(A, Build(((NEW_YORK, 1), (ST_JAMES, 1))))
    assert game.happened(Built) == [Built(A, ((NEW_YORK, 1), (ST_JAMES, 1)), 200, 30, 12)]
    assert game.is_sound()


@by_the_lot
def test_amb_55_even_building_keeps_the_sisters_at_one_house() -> None:
    game = oranges(1, 0, 1).mortgaged(TENNESSEE)
    assert game.refused(A, Build(((NEW_YORK, 2),))) is Reason.UNEVEN
    assert game.refused(A, Build(((NEW_YORK, 2), (ST_JAMES, 2)))) is Reason.UNEVEN
    assert offer(game, BuildOffer) is None
    assert seat_view(game.state, A).unbuildable == (Unbuildable("orange", Reason.GROUP_MORTGAGED),)


@by_the_lot
def test_amb_55_a_row_without_an_open_lot_is_not_built_on() -> None:
    game = oranges(0, 0, 0).mortgaged(*ORANGES)
    assert game.refused(A, Build(((NEW_YORK, 1),))) is Reason.GROUP_MORTGAGED
    assert seat_view(game.state, A).unbuildable == (Unbuildable("orange", Reason.GROUP_MORTGAGED),)


@by_the_lot
def test_amb_55_a_layout_leaves_the_mortgaged_lot_bare() -> None:
    game = oranges(0, 0, 0).mortgaged(NEW_YORK)
    assert layout(game.state, "orange", 1) == ((TENNESSEE, 1),)
    assert layout(game.state, "orange", 2) == ((ST_JAMES, 1), (TENNESSEE, 1))


@by_the_lot
def test_amb_55_the_sisters_keep_their_houses_and_may_sell_them() -> None:
    game = oranges(1, 1, 0).mortgaged(NEW_YORK)
    assert offer(game, SellLotsOffer) == SellLotsOffer("orange", ((16, (0,)), (18, (0,))))
    game.play(A, SellBuildings(((TENNESSEE, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((TENNESSEE, 0),), 50, 31, 12)]
    assert game.is_sound()


@by_the_lot
def test_mort_06_once_lifted_the_lot_is_built_on_at_the_full_price() -> None:
    game = oranges(1, 1, 0).mortgaged(NEW_YORK)
    game.play(A, Lift(NEW_YORK))
    assert game.happened(MortgageLifted) == [MortgageLifted(A, NEW_YORK, 110)]
    game.play(A, Build(((NEW_YORK, 1),)))
    assert game.cash_of(A) == 1500 - 110 - 100


@by_the_lot
def test_sell_03_a_mortgaged_lot_beside_houses_is_not_for_sale() -> None:
    game = oranges(1, 0, 0).mortgaged(NEW_YORK)
    offered = OfferTrade(B, Side((NEW_YORK,)), Side((), 10))
    assert game.refused(A, offered) is Reason.GROUP_BUILT
    game.play(A, SellBuildings(((ST_JAMES, 0),)))
    game.play(A, offered)


@by_the_lot
def test_amb_53_bare_lots_beside_houses_are_mortgaged_before_houses_are_sold() -> None:
    game = oranges(1, 0, 0).owns(A, READING).cash(A, 0).owes(A, 230, B)
    plan = answer(game.state, A)
    assert plan == RaiseMoney((), (READING, TENNESSEE, NEW_YORK))
    game.play(A, plan)
    assert (game.cash_of(A), game.cash_of(B), game.level(ST_JAMES)) == (60, 1730, 1)
    assert game.is_sound()


@by_the_lot
def test_amb_53_then_the_houses_go_and_the_lots_under_them() -> None:
    game = oranges(1, 0, 0).cash(A, 0).owes(A, 330, B)
    plan = answer(game.state, A)
    assert plan == RaiseMoney(((ST_JAMES, 0),), (TENNESSEE, NEW_YORK, ST_JAMES))
    game.play(A, plan)
    assert game.cash_of(A) == 0
    assert game.is_sound()


@by_the_lot
def test_amb_53_a_plan_cannot_mortgage_what_stays_built() -> None:
    game = oranges(1, 1, 0).cash(A, 0).owes(A, 100, B)
    refused = game.refused(A, RaiseMoney(((ST_JAMES, 0),), (TENNESSEE,)))
    assert refused is Reason.GROUP_BUILT
    game.play(A, RaiseMoney(((ST_JAMES, 0),), (ST_JAMES,)))
    assert game.cash_of(A) == 40


@by_the_lot
def test_amb_55_a_computer_builds_beside_a_mortgaged_lot() -> None:
    game = live().owns(A, *BROWNS).mortgaged(MEDITERRANEAN).cash(A, 220)
    assert next_action(game.state, (A,)) == (A, Build(((BALTIC, 1),)))
