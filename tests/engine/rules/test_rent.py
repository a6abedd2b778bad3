"""RENT: what a visitor owes the owner of a space."""

import pytest

from engine.actions import EndTurn, Mortgage, OfferTrade, Side, Throw
from engine.decisions import BuyOrDecline, ToEnd, ToThrow
from engine.errors import Reason
from engine.events import DebtOpened, Moved, Paid, RentThrown, SalaryPaid
from engine.view import public_view
from engine.why import Rent
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
    SHARED_EDITIONS,
    SHORT_LINE,
    VERMONT,
    WATER_WORKS,
    A,
    B,
    C,
    Game,
    live,
)
from tests.support.visits import draw, visit

each_edition = pytest.mark.parametrize("edition", SHARED_EDITIONS)
RAILROADS = (READING, PENNSYLVANIA_RR, B_AND_O, SHORT_LINE)
UTILITIES = (ELECTRIC, WATER_WORKS)


def rents(game: Game) -> list[tuple[int, tuple[int, ...], int]]:
    """Who paid whom how much in the last action, where it was rent."""
    paid = [event for event in game.happened(Paid) if isinstance(event, Paid)]
    return [(p.seat, p.to, p.amount) for p in paid if isinstance(p.why, Rent)]


@each_edition
def test_rent_01_the_visitor_pays_the_owner_what_the_deed_lists(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, KENTUCKY), KENTUCKY)
    assert game.happened(Paid) == [Paid(A, (B,), 18, Rent(KENTUCKY, "bare", 18, 1, 0))]
    assert (game.cash_of(A), game.cash_of(B)) == (1482, 1518)


@each_edition
@pytest.mark.parametrize(("level", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_rent_02_buildings_raise_it_to_the_figure_on_the_deed(
    edition: str, level: int, rent: int
) -> None:
    game = live(edition=edition).cash(A, 2500).owns(B, *DARK_BLUES)
    visit(game.levels(DARK_BLUES, level, level), BOARDWALK)
    assert game.happened(Paid) == [Paid(A, (B,), rent, Rent(BOARDWALK, "built", rent, 1, level))]


@each_edition
def test_rent_03_a_mortgaged_property_earns_nothing(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, MARVIN).mortgaged(MARVIN), MARVIN)
    assert not game.happened(Paid)
    assert isinstance(game.decision, ToEnd)


@each_edition
def test_rent_04_everybody_sees_what_is_mortgaged(edition: str) -> None:
    game = live(edition=edition).owns(B, KENTUCKY, MARVIN)
    game.play(B, Mortgage(MARVIN))
    deeds = public_view(game.state).deeds
    assert deeds[MARVIN].mortgaged
    assert not deeds[KENTUCKY].mortgaged


@each_edition
def test_rent_05_the_owner_of_the_whole_group_gets_double(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, *LIGHT_BLUES), CONNECTICUT)
    assert game.happened(Paid) == [Paid(A, (B,), 16, Rent(CONNECTICUT, "full-group", 8, 2, 0))]


@each_edition
def test_rent_05_two_lots_of_three_are_not_the_group(edition: str) -> None:
    game = live(edition=edition).owns(B, ORIENTAL, CONNECTICUT).owns(C, VERMONT)
    assert rents(visit(game, CONNECTICUT)) == [(A, (B,), 8)]


@each_edition
@pytest.mark.parametrize(("space", "paid"), [(ORIENTAL, [(A, (B,), 12)]), (VERMONT, [])])
def test_rent_06_the_double_rate_survives_a_mortgage_elsewhere(
    edition: str, space: int, paid: list[object]
) -> None:
    game = live(edition=edition).owns(B, *LIGHT_BLUES).mortgaged(VERMONT)
    assert rents(visit(game, space)) == paid


@each_edition
@pytest.mark.parametrize(("space", "rent"), [(PARK_PLACE, 70), (BOARDWALK, 200)])
def test_rent_07_bare_lots_stay_doubled_beside_built_ones(
    edition: str, space: int, rent: int
) -> None:
    game = live(edition=edition).owns(B, *DARK_BLUES).levels(DARK_BLUES, 0, 1)
    assert rents(visit(game, space)) == [(A, (B,), rent)]


@each_edition
def test_rent_09_a_jailed_owner_collects(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, READING).jailed(B), READING)
    assert rents(game) == [(A, (B,), 25)]


@each_edition
def test_rent_10_the_banks_property_earns_no_rent(edition: str) -> None:
    game = visit(live(edition=edition), PARK_PLACE)
    assert not game.happened(Paid)
    assert isinstance(game.decision, BuyOrDecline)


@each_edition
def test_rent_10_ones_own_property_earns_no_rent(edition: str) -> None:
    game = visit(live(edition=edition).owns(A, *DARK_BLUES), PARK_PLACE)
    assert not game.happened(Paid)
    assert isinstance(game.decision, ToEnd)


@each_edition
@pytest.mark.parametrize(("space", "paid"), [(WATER_WORKS, [(A, (B,), 80)]), (ELECTRIC, [])])
def test_rent_11_a_mortgage_silences_only_its_own_property(
    edition: str, space: int, paid: list[object]
) -> None:
    game = live(edition=edition).owns(B, *UTILITIES).mortgaged(ELECTRIC)
    assert rents(visit(game, space, (3, 5))) == paid


@each_edition
@pytest.mark.parametrize(("owned", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_rent_12_railroads_go_by_how_many_are_owned(edition: str, owned: int, rent: int) -> None:
    game = visit(live(edition=edition).owns(B, *RAILROADS[:owned]), READING)
    assert game.happened(Paid) == [Paid(A, (B,), rent, Rent(READING, "railroads", rent, 1, owned))]


@each_edition
def test_rent_12_another_owners_railroads_do_not_count(edition: str) -> None:
    game = live(edition=edition).owns(B, READING).owns(C, *RAILROADS[1:])
    assert rents(visit(game, READING)) == [(A, (B,), 25)]


@each_edition
@pytest.mark.parametrize(("owned", "factor"), [(1, 4), (2, 10)])
def test_rent_13_utilities_go_by_the_throw(edition: str, owned: int, factor: int) -> None:
    game = visit(live(edition=edition).owns(B, *UTILITIES[:owned]), ELECTRIC, (4, 5))
    why = Rent(ELECTRIC, "utility", 9, factor, owned)
    assert game.happened(Paid) == [Paid(A, (B,), 9 * factor, why)]


@each_edition
def test_amb_26_rent_that_cash_covers_is_paid_without_a_word(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, BOARDWALK).cash(A, 50), BOARDWALK)
    assert game.cash_of(A) == 0
    assert isinstance(game.decision, ToEnd)


@each_edition
def test_amb_26_a_shortfall_opens_a_debt_to_the_owner(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, BOARDWALK).cash(A, 49), BOARDWALK)
    why = Rent(BOARDWALK, "bare", 50, 1, 0)
    assert game.happened(DebtOpened) == [DebtOpened(A, (B,), 50, why)]
    assert game.awaited == (A,)
    assert (game.cash_of(A), game.cash_of(B)) == (49, 1500)


@each_edition
def test_amb_26_the_sum_is_that_of_the_landing(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, *ORANGES).owns(A, READING).cash(A, 10), NEW_YORK)
    game.play(B, Mortgage(NEW_YORK))
    game.play(A, Mortgage(READING))
    assert rents(game) == [(A, (B,), 32)]


@each_edition
def test_amb_28_a_trade_has_no_room_for_future_rent(edition: str) -> None:
    game = live(edition=edition).owns(B, BOARDWALK)
    nothing_now = OfferTrade(B, gives=Side(), takes=Side())
    assert game.refused(A, nothing_now) is Reason.TRADE_EMPTY
    assert set(Side.__dataclass_fields__) == {"deeds", "cash", "passes"}


@each_edition
def test_amb_29_the_throw_that_moved_the_visitor_counts(edition: str) -> None:
    game = visit(live(edition=edition).owns(B, ELECTRIC), ELECTRIC, (6, 1))
    assert not game.happened(RentThrown)
    assert rents(game) == [(A, (B,), 28)]


@each_edition
def test_amb_29_so_does_the_throw_that_left_jail(edition: str) -> None:
    game = live(edition=edition).owns(B, ELECTRIC).jailed(A).to_move(A)
    game.play(A, Throw(), (1, 1))
    assert rents(game) == [(A, (B,), 8)]


@each_edition
@pytest.mark.parametrize("owned", [1, 2])
def test_amb_30_the_utility_card_asks_for_a_fresh_throw_and_ten_times(
    edition: str, owned: int
) -> None:
    game = live(edition=edition).owns(B, *UTILITIES[:owned])
    draw(game, "CH-UTILITY", (4, 3))
    assert game.happened(RentThrown) == [RentThrown(A, 4, 3, game.state.throws - 1)]
    why = Rent(ELECTRIC, "card-utility", 7, 10, 0)
    assert game.happened(Paid) == [Paid(A, (B,), 70, why)]


@each_edition
def test_amb_30_the_fresh_throw_is_no_doubles_and_no_move(edition: str) -> None:
    game = draw(live(edition=edition).owns(B, ELECTRIC), "CH-UTILITY", (5, 5))
    assert rents(game) == [(A, (B,), 100)]
    assert game.space_of(A) == ELECTRIC
    assert isinstance(game.decision, ToEnd)


@each_edition
def test_amb_30_doubles_before_the_card_still_count_once(edition: str) -> None:
    game = live(edition=edition).owns(B, ELECTRIC).on_top("chance", "CH-UTILITY")
    visit(game, 7, (3, 3), (5, 5))
    assert game.decision == ToThrow(game.decision.id, A, 1)


@each_edition
@pytest.mark.parametrize(
    ("card", "space"), [("CH-UTILITY", ELECTRIC), ("CH-RAILROAD-1", PENNSYLVANIA_RR)]
)
def test_amb_31_a_card_brings_no_rent_on_mortgaged_property(
    edition: str, card: str, space: int
) -> None:
    game = draw(live(edition=edition).owns(B, space).mortgaged(space), card)
    assert game.space_of(A) == space
    assert not game.happened(Paid)
    assert not game.happened(RentThrown)


@each_edition
@pytest.mark.parametrize(
    ("card", "space"), [("CH-UTILITY", ELECTRIC), ("CH-RAILROAD-1", PENNSYLVANIA_RR)]
)
def test_amb_31_nor_on_ones_own(edition: str, card: str, space: int) -> None:
    game = draw(live(edition=edition).owns(A, space), card)
    assert game.space_of(A) == space
    assert game.cash_of(A) == 1500


@each_edition
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
    edition: str, card: str, start: int, reached: int, salary: int
) -> None:
    game = draw(live(edition=edition), card, space=start)
    assert game.happened(Moved)[-1] == Moved(A, start, reached)
    assert game.happened(SalaryPaid) == ([SalaryPaid(A, salary)] if salary else [])
    assert game.decision == BuyOrDecline(game.decision.id, A, reached)


@each_edition
@pytest.mark.parametrize(("owned", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_amb_33_the_railroad_card_doubles_the_scale(edition: str, owned: int, rent: int) -> None:
    lines = (PENNSYLVANIA_RR, READING, B_AND_O, SHORT_LINE)[:owned]
    game = draw(live(edition=edition).owns(B, *lines), "CH-RAILROAD-2")
    why = Rent(PENNSYLVANIA_RR, "railroads", rent // 2, 2, owned)
    assert game.happened(Paid) == [Paid(A, (B,), rent, why)]


@each_edition
def test_amb_34_mortgaged_railroads_count_towards_the_scale(edition: str) -> None:
    game = live(edition=edition).owns(B, *RAILROADS).mortgaged(SHORT_LINE)
    assert rents(visit(game, READING)) == [(A, (B,), 200)]


@each_edition
def test_amb_34_a_mortgaged_utility_counts_too(edition: str) -> None:
    game = live(edition=edition).owns(B, *UTILITIES).mortgaged(WATER_WORKS)
    assert rents(visit(game, ELECTRIC, (2, 3))) == [(A, (B,), 50)]


@each_edition
def test_rent_that_is_due_must_be_met_before_the_turn_can_end(edition: str) -> None:
    game = live(edition=edition).owns(B, BOARDWALK).owns(A, *REDS).cash(A, 0)
    visit(game, BOARDWALK)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(B, EndTurn()) is Reason.NOT_NOW
