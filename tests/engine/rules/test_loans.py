"""MISC: who may lend, and where money may lie."""

from dataclasses import fields

import pytest

from engine.core.actions import Side
from engine.core.notation import read
from engine.editions.catalogue import rules_of
from engine.invariants import from_bank, money
from tests.support.game import EDITION
from tests.support.plays import plays


def test_misc_01_the_bank_lends_on_security_only() -> None:
    plays(
        "A deeds baltic.m; B deeds reading / A mortgage baltic: refused already-mortgaged",
        "A mortgage reading | mortgage 4: refused not-owner",
    )


def test_misc_02_money_against_a_promise_cannot_be_offered() -> None:
    """What a trade can hold changes hands at once: it has no words for later, or for a loan."""
    assert {field.name for field in fields(Side)} == {"deeds", "cash", "jail_cards"}
    with pytest.raises(ValueError, match="not a line"):
        read("0 offer 1 gives $100 takes - later $120")
    game = plays(
        "A at go / A offer B gives $100 takes - / B accept: A $1400; B $1600; next to-throw"
    )
    assert not game.state.trades


def test_misc_02_a_trade_cannot_leave_a_player_short() -> None:
    plays("A $10 / A offer B gives $11 takes - | offer B gives $-1 takes $5: refused cannot-afford")


@pytest.mark.parametrize(
    ("script", "paid"),
    [
        (("A at 1", "A throw 1+2", "A flat"), 200),
        (("A at 35", "A throw 1+2"), None),
        (("A at 14; top CC-DOCTOR", "A throw 1+2"), 50),
        (("A jail 0", "A fine"), 50),
    ],
)
def test_misc_04_nothing_is_held_beside_the_players_and_the_bank(
    script: tuple[str, ...], paid: int | None
) -> None:
    game = plays(*script, f": A ${1500 - (paid or rules_of(EDITION.get()).luxury_tax)}")
    assert money(game.state) == 6000 + from_bank(game.events)
    at_rest = plays("A at 17 / A throw 1+2: A at free-parking; no paid")
    assert money(at_rest.state) == 6000
