"""House rule double-go: stopping on GO pays more than passing it (AMB-13)."""

import pytest

from tests.support.plays import plays


@pytest.mark.parametrize("pace", ["live", "by-post"])
def test_amb_13_stopping_on_go_by_a_roll_pays_double(pace: str) -> None:
    plays(f"rules {pace} double-go; A $100 at 37 / A throw 1+2: A salary-paid 400; A $500 at go")


def test_amb_13_so_does_a_card_that_goes_there() -> None:
    plays("rules double-go; A at 33; top CH-GO / A throw 1+2: A salary-paid 400")


def test_amb_13_passing_go_pays_the_usual_salary() -> None:
    plays("rules double-go; A $100 at 37 deeds reading / A throw 4+4: A salary-paid 200")


def test_amb_13_a_card_that_passes_go_pays_the_usual_salary() -> None:
    plays("rules double-go; A at 33; top CH-READING / A throw 1+2: A salary-paid 200")
