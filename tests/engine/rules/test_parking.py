"""PARK: the space where nothing happens."""

from engine.editions.catalogue import rules_of
from tests.support.game import EDITION
from tests.support.plays import plays


def test_park_01_nothing_is_paid_and_nothing_is_due() -> None:
    plays("A $0 at 17 / A throw 1+2: A dice-thrown; A moved; nothing else; A $0; next to-end")


def test_park_01_no_fines_lie_there() -> None:
    plays(
        "A at 14; B at 35; top CC-HOSPITAL / A throw 1+2 / A end / B throw 1+2 / B end / turn of A",
        f"A throw 1+2: A at 20; cash 1400,{1500 - rules_of(EDITION.get()).luxury_tax},1500,1500",
    )


def test_park_01_the_turn_goes_on_as_usual() -> None:
    plays("A at 10 / A throw 5+5: A at free-parking; next A to-throw doubles 1")
