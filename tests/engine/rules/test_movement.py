"""MOVE: the token goes round and the space decides; AMB-12: in which order."""

import pytest

from engine.core.actions import Buy, EndTurn, Throw
from engine.core.decisions import BuyOrDecline, ChooseTax, Decision, ToEnd
from engine.core.events import (
    CardDrawn,
    CardReturned,
    DebtOpened,
    DiceThrown,
    Jailed,
    Moved,
    Paid,
    PropertyBought,
    SalaryPaid,
)
from engine.core.why import CardSum, LuxuryTax, Rent
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    FREE_PARKING,
    GO,
    GO_TO_JAIL,
    ILLINOIS,
    INCOME_TAX,
    JAIL,
    KENTUCKY,
    LUXURY_TAX,
    MARVIN,
    MEDITERRANEAN,
    READING,
    A,
    B,
    C,
    live,
)
from tests.support.landings import draw_card, land_on

CHANCE_36 = 36


def test_move_01_the_token_moves_by_the_sum_of_both_dice() -> None:
    game = live().at(A, 38)
    game.play(A, Throw(), (4, 3))
    assert game.space_of(A) == 5
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]


def test_move_02_it_starts_from_where_it_stopped() -> None:
    game = land_on(live(3).owns(A, ILLINOIS), ILLINOIS)
    game.play(A, EndTurn())
    for other in (B, C):
        land_on(game, FREE_PARKING, seat=other).play(other, EndTurn())
    assert game.space_of(A) == ILLINOIS
    game.play(A, Throw(), (1, 4))
    assert game.happened(Moved) == [Moved(A, ILLINOIS, MARVIN)]


def test_move_03_any_number_may_share_a_space() -> None:
    game = land_on(live().at(B, BALTIC), BALTIC)
    assert (game.space_of(A), game.space_of(B)) == (BALTIC, BALTIC)
    assert (game.cash_of(A), game.cash_of(B)) == (1500, 1500)


@pytest.mark.parametrize(
    ("space", "opens"),
    [
        (READING, BuyOrDecline),
        (INCOME_TAX, ChooseTax),
        (FREE_PARKING, ToEnd),
        (JAIL, ToEnd),
        (GO, ToEnd),
    ],
)
def test_move_04_the_space_decides_what_is_asked(space: int, opens: type[Decision]) -> None:
    game = land_on(live(), space)
    assert type(game.decision) is opens
    assert game.awaited == (A,)
    assert not game.happened(Paid)
    assert not game.happened(DebtOpened)


def test_move_04_or_what_is_owed_or_done() -> None:
    taxed = land_on(live(), LUXURY_TAX)
    assert taxed.happened(Paid) == [Paid(A, (), taxed.state.rules.luxury_tax, LuxuryTax())]
    visitor = land_on(live().owns(B, KENTUCKY), KENTUCKY)
    assert visitor.happened(Paid) == [Paid(A, (B,), 18, Rent(KENTUCKY, "bare", 18, 1, 0))]
    drawer = draw_card(live(), "CH-FINE15")
    assert drawer.happened(Paid) == [Paid(A, (), 15, CardSum("CH-FINE15"))]
    prisoner = land_on(live(), GO_TO_JAIL)
    assert prisoner.happened(Jailed) == [Jailed(A, "space")]


def test_move_05_a_move_by_card_is_a_landing() -> None:
    game = draw_card(live().cash(A, 500), "CH-BOARDWALK")
    game.play(A, Buy())
    assert game.happened(PropertyBought) == [PropertyBought(A, BOARDWALK, 400)]
    assert game.cash_of(A) == 100


def test_move_05_with_its_duties_too() -> None:
    game = draw_card(live().owns(B, BOARDWALK), "CH-BOARDWALK")
    assert game.happened(Paid) == [Paid(A, (B,), 50, Rent(BOARDWALK, "bare", 50, 1, 0))]


# -- AMB-12 -------------------------------------------------------------------------------------


def test_amb_12_throw_move_salary_landing() -> None:
    game = live().owns(B, MEDITERRANEAN).at(A, 38).cash(A, 0)
    game.play(A, Throw(), (1, 2))
    assert [type(event) for event in game.events[:4]] == [DiceThrown, Moved, SalaryPaid, Paid]
    assert game.cash_of(A) == 198


def test_amb_12_card_move_salary_landing() -> None:
    game = live().owns(B, READING).cash(A, 0)
    draw_card(game, "CH-READING", space=CHANCE_36)
    kinds = [type(event) for event in game.events[:7]]
    assert kinds == [DiceThrown, Moved, CardDrawn, Moved, SalaryPaid, Paid, CardReturned]
    assert game.cash_of(A) == 175
    assert not game.happened(DebtOpened)


def test_amb_12_advance_to_go_after_passing_it() -> None:
    game = live().on_top("community_chest", "CC-GO").at(A, 35)
    game.play(A, Throw(), (3, 4))
    assert [type(event) for event in game.events[:7]] == [
        DiceThrown,
        Moved,
        SalaryPaid,
        CardDrawn,
        Moved,
        SalaryPaid,
        CardReturned,
    ]
    assert isinstance(game.decision, ToEnd)


def test_amb_12_a_salary_earned_is_kept_when_a_card_jails() -> None:
    game = live().cash(A, 100).on_top("chance", "CH-JAIL").at(A, 38)
    game.play(A, Throw(), (4, 5))
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
    assert (game.space_of(A), game.cash_of(A)) == (JAIL, 300)


def test_amb_12_and_when_the_third_doubles_jail() -> None:
    game = live().cash(A, 100).at(A, 38).owns(A, BALTIC)
    game.play(A, Throw(), (1, 1))
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
    game.at(A, FREE_PARKING - 4)
    game.play(A, Throw(), (2, 2))
    game.play(A, Throw(), (3, 3))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert game.cash_of(A) == 300
