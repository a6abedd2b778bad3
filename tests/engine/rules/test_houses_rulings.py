"""HOUSE: what is sold for a debt, stock, and refusals (AMB-52 to AMB-54)."""

from collections.abc import Callable

import pytest

from engine.core.actions import Build, Levels, Mortgage, RaiseMoney, Resign, SellBuildings, Throw
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Paid
from engine.core.offered import BuildOffer
from engine.core.why import LuxuryTax
from engine.players.absent import answer
from engine.view import seat_view
from tests.engine.rules.oranges import all_at, oranges
from tests.support.editions import sells_evenly
from tests.support.game import (
    BALTIC,
    BROWNS,
    DARK_BLUES,
    ELECTRIC,
    GO,
    ILLINOIS,
    INCOME_TAX,
    LUXURY_TAX,
    MEDITERRANEAN,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    WATER_WORKS,
    A,
    B,
    Game,
    by_post,
    live,
)
from tests.support.landings import land_on

# -- AMB-53, AMB-54 ----------------------------------------------------------------------------

RAILROADS = (5, 15, 25, 35)


def test_amb_53_the_debtor_chooses_what_goes() -> None:
    game = oranges(1, 1, 1).owns(A, ORIENTAL)
    land_on(game.cash(A, game.state.rules.luxury_tax - 45), LUXURY_TAX)
    game.play(A, SellBuildings(((NEW_YORK, 0),)))
    assert (game.cash_of(A), game.level(NEW_YORK)) == (5, 0)
    assert not game.state.deeds[ORIENTAL].mortgaged


@sells_evenly
def test_amb_53_but_evenly() -> None:
    game = oranges(2, 1, 1).cash(A, 30)
    land_on(game, LUXURY_TAX)
    assert game.refused(A, SellBuildings(((NEW_YORK, 0),))) is Reason.UNEVEN
    assert game.refused(A, RaiseMoney(((NEW_YORK, 0),), ())) is Reason.UNEVEN


BARE = (READING, MEDITERRANEAN, BALTIC, ELECTRIC, WATER_WORKS)


ALL_HOUSES = (*all_at(ORANGES, 0), *all_at(DARK_BLUES, 0))


@pytest.mark.parametrize(
    ("due", "plan"),
    [
        # Bare deeds: Reading's group is incomplete, so it goes before the others.
        (100, RaiseMoney((), BARE[:1])),
        (101, RaiseMoney((), BARE[:2])),
        (161, RaiseMoney((), BARE[:4])),
        (310, RaiseMoney((), BARE)),
        # Then houses: orange ones cost less than dark blue ones.
        (360, RaiseMoney(all_at(ORANGES[:1], 0), BARE)),
        (460, RaiseMoney(all_at(ORANGES, 0), BARE)),
        (660, RaiseMoney(ALL_HOUSES, BARE)),
        # Then the lots so bared.
        (751, RaiseMoney(ALL_HOUSES, (*BARE, ST_JAMES, TENNESSEE))),
    ],
)
def test_amb_53_silence_sells_what_is_cheapest_to_undo(due: int, plan: RaiseMoney) -> None:
    game = oranges(1, 1, 1).owns(A, *BARE, *DARK_BLUES)
    game.levels(DARK_BLUES, 1, 1).cash(A, 0).owes(A, due)
    assert answer(game.state, A) == plan
    game.play(A, plan)
    assert game.happened(Paid) == [Paid(A, (), due, LuxuryTax())]


def test_amb_54_half_the_deed_price_comes_back() -> None:
    game = live().owns(A, *REDS).levels(REDS, 1, 1, 1)
    game.play(A, SellBuildings(all_at(REDS, 0)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, all_at(REDS, 0), 225, 32, 12)]


def test_amb_54_house_prices_are_even_so_nothing_is_rounded() -> None:
    groups = live().state.rules.groups.values()
    assert {group.house_cost % 2 for group in groups} == {0}


# -- stock, first come first served ------------------------------------------------------------


def test_amb_52_each_single_step_needs_its_house() -> None:
    game = oranges(1, 1, 1).cash(A, 5000).stock(8, 12)
    assert BuildOffer("orange", 4, 11) in game.offers(A)
    assert game.refused(A, Build(all_at(ORANGES, 4))) is Reason.NO_HOUSES
    assert game.refused(A, Build(all_at(ORANGES, 5))) is Reason.NO_HOUSES
    game.stock(9, 12).play(A, Build(all_at(ORANGES, 5)))
    assert (game.state.houses, game.state.hotels) == (12, 9)


def test_house_without_houses_in_the_bank_nothing_is_built() -> None:
    game = oranges(0, 0, 0).stock(0, 12)
    assert game.refused(A, Build(((ST_JAMES, 1),))) is Reason.NO_HOUSES
    assert not [offer for offer in game.offers(A) if isinstance(offer, BuildOffer)]


@pytest.mark.parametrize(
    ("arrange", "why"),
    [
        (lambda game: game, None),
        (lambda game: game.cash(A, 99), Reason.CANNOT_AFFORD),
        (lambda game: game.mortgaged(ST_JAMES), Reason.GROUP_MORTGAGED),
        (lambda game: game.stock(0, 12), Reason.NO_HOUSES),
    ],
)
def test_house_a_complete_group_is_offered_or_there_is_a_reason(
    arrange: Callable[[Game], Game], why: Reason | None
) -> None:
    game = arrange(oranges(0, 0, 0))
    view = seat_view(game.state, A)
    assert [it.reason for it in view.unbuildable] == [why] * (why is not None)
    assert any(isinstance(offer, BuildOffer) for offer in view.offers) is (why is None)
    assert seat_view(game.state, B).unbuildable == ()


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [READING, ELECTRIC, GO, INCOME_TAX, -1, 40, 10**12])
def test_house_only_streets_are_built_on(space: int) -> None:
    game = live().owns(A, *RAILROADS, ELECTRIC, WATER_WORKS, *ORANGES)
    assert game.refused(A, Build(((space, 1),))) is Reason.NOT_A_STREET
    assert game.refused(A, Build(((ST_JAMES, 1), (space, 1)))) is Reason.NOT_A_STREET
    assert game.refused(A, SellBuildings(((space, 0),))) is Reason.NOT_A_STREET


@pytest.mark.parametrize("level", [6, 10**12, 1, 0, -1, -(10**12)])
def test_house_levels_outside_the_range_are_refused(level: int) -> None:
    game = oranges(1, 1, 1)
    assert game.refused(A, Build(((ST_JAMES, level),))) is Reason.LEVEL_RANGE
    if level:
        assert game.refused(A, SellBuildings(((ST_JAMES, level),))) is Reason.LEVEL_RANGE


@pytest.mark.parametrize(
    "levels",
    [
        (),
        ((ST_JAMES, 1), (ST_JAMES, 1)),
        ((ST_JAMES, 1), (ST_JAMES, 2)),
        ((ST_JAMES, 1), (ILLINOIS, 1)),
    ],
)
def test_house_one_group_at_a_time_each_lot_once(levels: Levels) -> None:
    game = oranges(0, 0, 0).owns(A, *REDS)
    assert game.refused(A, Build(levels)) is Reason.LEVEL_RANGE
    assert game.refused(A, SellBuildings(levels)) is Reason.LEVEL_RANGE


def test_house_only_the_owner_builds_or_sells() -> None:
    game = oranges(1, 1, 1)
    assert game.refused(B, Build(((ST_JAMES, 2),))) is Reason.GROUP_INCOMPLETE
    assert game.refused(B, SellBuildings(((ST_JAMES, 0),))) is Reason.NOT_OWNER
    assert game.refused(7, Build(((ST_JAMES, 2),))) is Reason.OUT_OF_GAME


def test_house_a_debtor_may_sell_but_not_build() -> None:
    game = oranges(1, 1, 1).cash(A, 60).owns(A, *BROWNS)
    game.owes(A, 130)
    assert game.refused(A, Build(((MEDITERRANEAN, 1),))) is Reason.IN_DEBT
    game.play(A, SellBuildings(((ST_JAMES, 0),)))
    assert game.cash_of(A) == 110


def test_house_others_build_while_somebody_is_in_debt() -> None:
    """AMB-06: the lock ends when the sum is fixed, not when it is paid."""
    game = live().owns(A, *ORANGES).owns(B, READING).cash(B, 0)
    game.owes(B, 75)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert game.level(ST_JAMES) == 1
    assert game.awaited == (B,)


def test_house_nothing_is_built_after_the_end() -> None:
    game = live(2).owns(A, *ORANGES)
    game.play(B, Resign())
    assert game.refused(A, Build(((ST_JAMES, 1),))) is Reason.GAME_OVER


def test_house_a_bare_lot_beside_houses_cannot_be_mortgaged() -> None:
    game = oranges(1, 0, 0)
    assert game.refused(A, Mortgage(TENNESSEE)) is Reason.GROUP_BUILT


def test_house_building_does_not_use_up_the_throw() -> None:
    game = by_post().owns(A, *ORANGES)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert game.awaited == (A,)
    game.play(A, Throw(), (4, 6))
    assert game.space_of(A) == 10
