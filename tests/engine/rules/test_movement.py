"""MOVE: the token goes round and the space decides; AMB-12: in which order."""

import pytest

from engine.editions.catalogue import rules_of
from tests.support.game import EDITION
from tests.support.plays import plays


def test_move_01_the_token_moves_by_the_sum_of_both_dice() -> None:
    plays("A at 38 / A throw 4+3: A salary-paid 200; A at 5")


def test_move_02_it_starts_from_where_it_stopped() -> None:
    plays(
        "seats 3; A at 21 deeds illinois; B at 17; C at 17 / A throw 1+2 / A end / B throw 1+2",
        "B end / C throw 1+2 / C end: A at illinois / A throw 1+4: A moved illinois marvin",
    )


def test_move_03_any_number_may_share_a_space() -> None:
    plays("A at go; B at baltic / A throw 1+2: A,B $1500 at baltic")


@pytest.mark.parametrize(
    ("start", "opens"),
    [
        ("2", "buy-or-decline"),
        ("1", "choose-tax"),
        ("17", "to-end"),
        ("7", "to-end"),
        ("37", "to-end"),
    ],
    ids=["reading", "income tax", "free parking", "jail", "go"],
)
def test_move_04_the_space_decides_what_is_asked(start: str, opens: str) -> None:
    plays(f"A at {start} / A throw 1+2: next {opens}; awaits A; no paid debt-opened")


def test_move_04_or_what_is_owed_or_done() -> None:
    tax = rules_of(EDITION.get()).luxury_tax
    plays(f"A at 35 / A throw 1+2: A paid {tax} to bank luxury-tax")
    plays("A at 18; B deeds kentucky / A throw 1+2: A paid 18 to B rent kentucky bare 18x1 0")
    plays("A at 4; top CH-FINE15 / A throw 1+2: A paid 15 to bank CH-FINE15")
    plays("A at 27 / A throw 1+2: A jailed space")


def test_move_05_a_move_by_card_is_a_landing() -> None:
    plays(
        "A $500 at 4; top CH-BOARDWALK / A throw 1+2",
        "A buy: A property-bought boardwalk 400; A $100",
    )


def test_move_05_with_its_duties_too() -> None:
    plays(
        "A at 4; B deeds boardwalk; top CH-BOARDWALK",
        "A throw 1+2: A paid 50 to B rent boardwalk bare 50x1 0",
    )


# -- AMB-12 -------------------------------------------------------------------------------------


def test_amb_12_roll_move_salary_landing() -> None:
    plays(
        "A $0 at 38; B deeds mediterranean",
        "A throw 1+2: A dice-thrown; A moved; A salary-paid; A paid; nothing else; A $198",
    )


def test_amb_12_card_move_salary_landing() -> None:
    plays(
        "A $0 at 33; B deeds reading; top CH-READING",
        "A throw 1+2: A dice-thrown; A moved; A card-drawn; A moved; A salary-paid; A paid; "
        "card-returned; nothing else; no debt-opened; A $175",
    )


def test_amb_12_advance_to_go_after_passing_it() -> None:
    plays(
        "A at 35; top CC-GO / A throw 3+4: A dice-thrown; A moved; A salary-paid; A card-drawn; "
        "A moved; A salary-paid; card-returned; nothing else; next to-end"
    )


def test_amb_12_a_salary_earned_is_kept_when_a_card_jails() -> None:
    plays("A $100 at 38; top CH-JAIL / A throw 4+5: A salary-paid 200; A $300 at 10")


def test_amb_12_and_when_the_third_doubles_jail() -> None:
    plays(
        "A $100 at 38 / A throw 1+1: A salary-paid 200",
        "now A at 16 / A throw 2+2 / A throw 3+3: A jailed doubles; A $300",
    )
