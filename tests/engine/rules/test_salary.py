"""GO: 200 for each time round; AMB-13 to AMB-15: how much, by whom asked for, on which cards."""

import pytest

from tests.support.plays import plays


@pytest.mark.parametrize(("dice", "space"), [("1+2", "go"), ("4+4", "reading")])
def test_go_01_for_reaching_or_passing_go(dice: str, space: str) -> None:
    plays(f"A $100 at 37 deeds reading / A throw {dice}: A salary-paid 200; A $300 at {space}")


def test_go_01_not_for_stopping_short_of_it() -> None:
    plays("A at 36 deeds boardwalk / A throw 1+2: A at boardwalk; no salary-paid")


def test_go_02_by_a_card_as_well() -> None:
    plays("A at 33; top CH-STCHARLES / A throw 1+2: A salary-paid 200; A at st-charles")


def test_go_03_a_card_to_jail_pays_none() -> None:
    plays("A at 33; top CH-JAIL / A throw 1+2: A jailed card; A $1500")


def test_go_04_once_a_lap() -> None:
    plays(
        "seats 3; A at 37 deeds reading; B at 17; C at 17 / A throw 1+2: A $1700",
        "A end / B throw 1+2 / B end / C throw 1+2 / C end",
        "A throw 2+3: A moved go reading; no salary-paid; A $1700",
    )


@pytest.mark.parametrize(
    ("dice", "card"), [("3+4", "CC-GO"), ("6+6", "CH-GO")], ids=["chest", "chance"]
)
def test_go_05_passing_it_and_then_sent_to_it(dice: str, card: str) -> None:
    plays(
        f"A $500 at 35; top {card}",
        f"A throw {dice}: A salary-paid 200; A salary-paid 200; A $900 at go",
    )


@pytest.mark.parametrize(
    ("chance", "then"), [(7, "choose-tax"), (22, "buy-or-decline"), (36, "to-end")]
)
def test_go_06_backwards_earns_nothing(chance: int, then: str) -> None:
    plays(
        f"A at {chance - 3}; top CH-BACK3,CC-DOCTOR / A throw 1+2: A moved {chance - 3} {chance}; "
        f"A moved {chance} {chance - 3}; no salary-paid; next {then}"
    )


def test_go_07_nothing_on_the_way_to_jail() -> None:
    plays("A at 30; top CC-JAIL / A throw 1+2: A $1500 at 10")
    plays("A at 27 / A throw 1+2: A $1500 at 10")


def test_go_07_what_the_roll_had_earned_is_kept() -> None:
    plays("A $100 at 38; top CH-JAIL / A throw 5+4: A $300 at 10")


# -- rulings ------------------------------------------------------------------------------------


def test_amb_13_stopping_on_go_is_worth_no_more() -> None:
    for start in ("A at 37", "A at 4; top CH-GO"):
        plays(start, "A throw 1+2: A salary-paid 200; A $1700 at go")


@pytest.mark.parametrize("pace", ["live", "by-post"])
def test_amb_14_nobody_need_ask_for_it(pace: str) -> None:
    plays(f"rules {pace}; A at 37 / A throw 1+2: A salary-paid 200; A $1700")


@pytest.mark.parametrize(
    ("card", "chance", "is_paid"),
    [
        ("CH-ILLINOIS", 36, True),
        ("CH-ILLINOIS", 7, False),
        ("CH-STCHARLES", 22, True),
        ("CH-STCHARLES", 7, False),
        ("CH-READING", 7, True),
        ("CH-BOARDWALK", 36, False),
        ("CH-RAILROAD-1", 36, True),
        ("CH-RAILROAD-2", 22, False),
        ("CH-UTILITY", 36, True),
        ("CH-UTILITY", 22, False),
    ],
)
def test_amb_15_every_forward_move_past_go_pays(card: str, chance: int, is_paid: bool) -> None:
    salary = "A salary-paid 200; A $1700" if is_paid else "no salary-paid; A $1500"
    plays(f"A at {chance - 3}; top {card} / A throw 1+2: {salary}")
