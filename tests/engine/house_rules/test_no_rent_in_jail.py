"""House rule no-rent-in-jail: an owner in Jail collects nothing (else RENT-09)."""

import pytest

from engine.core.actions import EndTurn, PayFine, Throw
from engine.core.decisions import ToEnd
from engine.core.events import Paid, RentSpared, RentThrown
from tests.support.game import (
    ELECTRIC,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    live,
    live_with,
)
from tests.support.landings import draw_card, land_on

RULE = "no-rent-in-jail"


@pytest.mark.parametrize("space", [ORIENTAL, READING, ELECTRIC])
def test_rent_09_no_rent_to_an_owner_in_jail(space: int) -> None:
    game = land_on(live_with(RULE).owns(B, space).jailed(B), space)
    assert game.happened(RentSpared) == [RentSpared(A, space, B)]
    assert not game.happened(Paid)
    assert (game.cash_of(A), game.cash_of(B)) == (1500, 1500)
    assert isinstance(game.decision, ToEnd)


def test_rent_09_without_the_rule_it_is_paid() -> None:
    game = land_on(live().owns(B, ORIENTAL).jailed(B), ORIENTAL)
    assert game.cash_of(B) == 1506


def test_rent_09_visiting_the_jail_is_not_being_in_it() -> None:
    game = land_on(live_with(RULE).owns(B, ORIENTAL).at(B, 10), ORIENTAL)
    assert game.cash_of(B) == 1506


def test_rent_09_out_of_jail_the_owner_collects_again() -> None:
    game = live_with(RULE, seats=2).owns(B, VERMONT).jailed(B).to_move(B)
    game.play(B, PayFine())
    game.play(B, Throw(), (4, 6))
    game.play(B, EndTurn())
    land_on(game, VERMONT)
    assert not game.happened(RentSpared)
    assert game.cash_of(A) == 1494


def test_rent_09_a_card_makes_no_throw_for_a_jailed_owner() -> None:
    game = draw_card(live_with(RULE).owns(C, ELECTRIC).jailed(C), "CH-UTILITY")
    assert game.happened(RentSpared) == [RentSpared(A, ELECTRIC, C)]
    assert not game.happened(RentThrown)


def test_rent_03_a_mortgaged_lot_is_no_matter_of_jail() -> None:
    game = live_with(RULE).owns(B, ORIENTAL).mortgaged(ORIENTAL).jailed(B)
    (spared,) = land_on(game, ORIENTAL).happened(RentSpared)
    assert spared.why == "mortgage"


def test_rent_09_one_pays_nobody_on_ones_own_lot() -> None:
    game: Game = live_with(RULE).owns(A, ORIENTAL)
    assert not land_on(game, ORIENTAL).happened(RentSpared)
