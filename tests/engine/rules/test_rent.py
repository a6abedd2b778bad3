"""RENT: what a visitor owes the owner of a space."""

import pytest

from engine.core.actions import EndTurn, Mortgage, OfferTrade, Side, Throw
from engine.core.decisions import BuyOrDecline, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import DebtOpened, Moved, Paid, RentSpared, RentThrown, SalaryPaid
from engine.core.why import Rent
from engine.view import public_view
from tests.support.game import (
    B_AND_O,
    BOARDWALK,
    CONNECTICUT,
    DARK_BLUES,
    ELECTRIC,
    KENTUCKY,
    LIGHT_BLUES,
    MARVIN,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PARK_PLACE,
    PENNSYLVANIA_RR,
    READING,
    REDS,
    SHORT_LINE,
    VERMONT,
    WATER_WORKS,
    A,
    B,
    C,
    Game,
    live,
)
from tests.support.landings import draw_card, land_on

RAILROADS = (READING, PENNSYLVANIA_RR, B_AND_O, SHORT_LINE)
UTILITIES = (ELECTRIC, WATER_WORKS)


def rents(game: Game) -> list[tuple[int, tuple[int, ...], int]]:
    """Who paid whom how much in the last action, where it was rent."""
    paid = [event for event in game.happened(Paid) if isinstance(event, Paid)]
    return [(p.seat, p.to, p.amount) for p in paid if isinstance(p.why, Rent)]


def test_rent_01_the_visitor_pays_the_owner_what_the_deed_lists() -> None:
    game = land_on(live().owns(B, KENTUCKY), KENTUCKY)
    assert game.happened(Paid) == [Paid(A, (B,), 18, Rent(KENTUCKY, "bare", 18, 1, 0))]
    assert (game.cash_of(A), game.cash_of(B)) == (1482, 1518)


@pytest.mark.parametrize(("level", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_rent_02_buildings_raise_it_to_the_figure_on_the_deed(level: int, rent: int) -> None:
    game = live().cash(A, 2500).owns(B, *DARK_BLUES)
    land_on(game.levels(DARK_BLUES, level, level), BOARDWALK)
    assert game.happened(Paid) == [Paid(A, (B,), rent, Rent(BOARDWALK, "built", rent, 1, level))]


def test_rent_03_a_mortgaged_property_earns_nothing() -> None:
    game = land_on(live().owns(B, MARVIN).mortgaged(MARVIN), MARVIN)
    assert not game.happened(Paid)
    assert isinstance(game.decision, ToEnd)


def test_rent_03_a_visitor_is_told_that_a_mortgaged_property_costs_nothing() -> None:
    game = land_on(live().owns(B, MARVIN).mortgaged(MARVIN), MARVIN)
    assert game.happened(RentSpared) == [RentSpared(A, MARVIN, B, "mortgage")]
    assert not land_on(live().owns(A, MARVIN).mortgaged(MARVIN), MARVIN).happened(RentSpared)


def test_rent_04_everybody_sees_what_is_mortgaged() -> None:
    game = live().owns(B, KENTUCKY, MARVIN)
    game.play(B, Mortgage(MARVIN))
    deeds = public_view(game.state).deeds
    assert deeds[MARVIN].mortgaged
    assert not deeds[KENTUCKY].mortgaged


def test_rent_05_the_owner_of_the_whole_group_gets_double() -> None:
    game = land_on(live().owns(B, *LIGHT_BLUES), CONNECTICUT)
    assert game.happened(Paid) == [Paid(A, (B,), 16, Rent(CONNECTICUT, "full-group", 8, 2, 0))]


def test_rent_05_two_lots_of_three_are_not_the_group() -> None:
    game = live().owns(B, ORIENTAL, CONNECTICUT).owns(C, VERMONT)
    assert rents(land_on(game, CONNECTICUT)) == [(A, (B,), 8)]


@pytest.mark.parametrize(("space", "paid"), [(ORIENTAL, [(A, (B,), 12)]), (VERMONT, [])])
def test_rent_06_the_double_rate_survives_a_mortgage_elsewhere(
    space: int, paid: list[object]
) -> None:
    game = live().owns(B, *LIGHT_BLUES).mortgaged(VERMONT)
    assert rents(land_on(game, space)) == paid


@pytest.mark.parametrize(("space", "rent"), [(PARK_PLACE, 70), (BOARDWALK, 200)])
def test_rent_07_bare_lots_stay_doubled_beside_built_ones(space: int, rent: int) -> None:
    game = live().owns(B, *DARK_BLUES).levels(DARK_BLUES, 0, 1)
    assert rents(land_on(game, space)) == [(A, (B,), rent)]


def test_rent_09_a_jailed_owner_collects() -> None:
    game = land_on(live().owns(B, READING).jailed(B), READING)
    assert rents(game) == [(A, (B,), 25)]


def test_rent_10_the_banks_property_earns_no_rent() -> None:
    game = land_on(live(), PARK_PLACE)
    assert not game.happened(Paid)
    assert isinstance(game.decision, BuyOrDecline)


def test_rent_10_ones_own_property_earns_no_rent() -> None:
    game = land_on(live().owns(A, *DARK_BLUES), PARK_PLACE)
    assert not game.happened(Paid)
    assert isinstance(game.decision, ToEnd)


@pytest.mark.parametrize(("space", "paid"), [(WATER_WORKS, [(A, (B,), 80)]), (ELECTRIC, [])])
def test_rent_11_a_mortgage_silences_only_its_own_property(space: int, paid: list[object]) -> None:
    game = live().owns(B, *UTILITIES).mortgaged(ELECTRIC)
    assert rents(land_on(game, space, (3, 5))) == paid


@pytest.mark.parametrize(("owned", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_rent_12_railroads_go_by_how_many_are_owned(owned: int, rent: int) -> None:
    game = land_on(live().owns(B, *RAILROADS[:owned]), READING)
    assert game.happened(Paid) == [Paid(A, (B,), rent, Rent(READING, "railroads", rent, 1, owned))]


def test_rent_12_another_owners_railroads_do_not_count() -> None:
    game = live().owns(B, READING).owns(C, *RAILROADS[1:])
    assert rents(land_on(game, READING)) == [(A, (B,), 25)]


@pytest.mark.parametrize(("owned", "factor"), [(1, 4), (2, 10)])
def test_rent_13_utilities_go_by_the_throw(owned: int, factor: int) -> None:
    game = land_on(live().owns(B, *UTILITIES[:owned]), ELECTRIC, (4, 5))
    why = Rent(ELECTRIC, "utility", 9, factor, owned)
    assert game.happened(Paid) == [Paid(A, (B,), 9 * factor, why)]


def test_amb_26_rent_that_cash_covers_is_paid_without_a_word() -> None:
    game = land_on(live().owns(B, BOARDWALK).cash(A, 50), BOARDWALK)
    assert game.cash_of(A) == 0
    assert isinstance(game.decision, ToEnd)


def test_amb_26_a_shortfall_opens_a_debt_to_the_owner() -> None:
    game = land_on(live().owns(B, BOARDWALK).cash(A, 49), BOARDWALK)
    why = Rent(BOARDWALK, "bare", 50, 1, 0)
    assert game.happened(DebtOpened) == [DebtOpened(A, (B,), 50, why)]
    assert game.awaited == (A,)
    assert (game.cash_of(A), game.cash_of(B)) == (49, 1500)


def test_amb_26_the_sum_is_that_of_the_landing() -> None:
    game = land_on(live().owns(B, *ORANGES).owns(A, READING).cash(A, 10), NEW_YORK)
    game.play(B, Mortgage(NEW_YORK))
    game.play(A, Mortgage(READING))
    assert rents(game) == [(A, (B,), 32)]


def test_amb_28_a_trade_has_no_room_for_future_rent() -> None:
    game = live().owns(B, BOARDWALK)
    nothing_now = OfferTrade(B, gives=Side(), takes=Side())
    assert game.refused(A, nothing_now) is Reason.TRADE_EMPTY
    assert set(Side.__dataclass_fields__) == {"deeds", "cash", "passes"}


def test_amb_29_the_throw_that_moved_the_visitor_counts() -> None:
    game = land_on(live().owns(B, ELECTRIC), ELECTRIC, (6, 1))
    assert not game.happened(RentThrown)
    assert rents(game) == [(A, (B,), 28)]


def test_amb_29_so_does_the_throw_that_left_jail() -> None:
    game = live().owns(B, ELECTRIC).jailed(A).to_move(A)
    game.play(A, Throw(), (1, 1))
    assert rents(game) == [(A, (B,), 8)]


@pytest.mark.parametrize("owned", [1, 2])
def test_amb_30_the_utility_card_asks_for_a_fresh_throw_and_ten_times(owned: int) -> None:
    game = live().owns(B, *UTILITIES[:owned])
    draw_card(game, "CH-UTILITY", (4, 3))
    assert game.happened(RentThrown) == [RentThrown(A, 4, 3, game.state.throws - 1)]
    why = Rent(ELECTRIC, "card-utility", 7, 10, 0)
    assert game.happened(Paid) == [Paid(A, (B,), 70, why)]


def test_amb_30_the_fresh_throw_is_no_doubles_and_no_move() -> None:
    game = draw_card(live().owns(B, ELECTRIC), "CH-UTILITY", (5, 5))
    assert rents(game) == [(A, (B,), 100)]
    assert game.space_of(A) == ELECTRIC
    assert isinstance(game.decision, ToEnd)


def test_amb_30_doubles_before_the_card_still_count_once() -> None:
    game = live().owns(B, ELECTRIC).on_top("chance", "CH-UTILITY")
    land_on(game, 7, (3, 3), (5, 5))
    assert game.decision == ToThrow(game.decision.id, A, 1)


@pytest.mark.parametrize(
    ("card", "space"), [("CH-UTILITY", ELECTRIC), ("CH-RAILROAD-1", PENNSYLVANIA_RR)]
)
def test_amb_31_a_card_brings_no_rent_on_mortgaged_property(card: str, space: int) -> None:
    game = draw_card(live().owns(B, space).mortgaged(space), card)
    assert game.space_of(A) == space
    assert not game.happened(Paid)
    assert not game.happened(RentThrown)


@pytest.mark.parametrize(
    ("card", "space"), [("CH-UTILITY", ELECTRIC), ("CH-RAILROAD-1", PENNSYLVANIA_RR)]
)
def test_amb_31_nor_on_ones_own(card: str, space: int) -> None:
    game = draw_card(live().owns(A, space), card)
    assert game.space_of(A) == space
    assert game.cash_of(A) == 1500


@pytest.mark.parametrize(
    ("card", "start", "reached", "salary"),
    [
        ("CH-RAILROAD-1", 7, PENNSYLVANIA_RR, 0),
        ("CH-RAILROAD-1", 22, B_AND_O, 0),
        ("CH-RAILROAD-1", 36, READING, 200),
        ("CH-UTILITY", 7, ELECTRIC, 0),
        ("CH-UTILITY", 22, WATER_WORKS, 0),
        ("CH-UTILITY", 36, ELECTRIC, 200),
    ],
)
def test_amb_32_nearest_is_the_first_one_ahead(
    card: str, start: int, reached: int, salary: int
) -> None:
    game = draw_card(live(), card, space=start)
    assert game.happened(Moved)[-1] == Moved(A, start, reached)
    assert game.happened(SalaryPaid) == ([SalaryPaid(A, salary)] if salary else [])
    assert game.decision == BuyOrDecline(game.decision.id, A, reached)


@pytest.mark.parametrize(("owned", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_amb_33_the_railroad_card_doubles_the_scale(owned: int, rent: int) -> None:
    lines = (PENNSYLVANIA_RR, READING, B_AND_O, SHORT_LINE)[:owned]
    game = draw_card(live().owns(B, *lines), "CH-RAILROAD-2")
    why = Rent(PENNSYLVANIA_RR, "railroads", rent // 2, 2, owned)
    assert game.happened(Paid) == [Paid(A, (B,), rent, why)]


def test_amb_34_mortgaged_railroads_count_towards_the_scale() -> None:
    game = live().owns(B, *RAILROADS).mortgaged(SHORT_LINE)
    assert rents(land_on(game, READING)) == [(A, (B,), 200)]


def test_amb_34_a_mortgaged_utility_counts_too() -> None:
    game = live().owns(B, *UTILITIES).mortgaged(WATER_WORKS)
    assert rents(land_on(game, ELECTRIC, (2, 3))) == [(A, (B,), 50)]


def test_rent_that_is_due_must_be_met_before_the_turn_can_end() -> None:
    game = live().owns(B, BOARDWALK).owns(A, *REDS).cash(A, 0)
    land_on(game, BOARDWALK)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(B, EndTurn()) is Reason.NOT_NOW
