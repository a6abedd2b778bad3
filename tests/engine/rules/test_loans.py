"""MISC: who may lend, and where money may lie."""

from dataclasses import fields

import pytest

from engine.core.actions import AcceptTrade, Mortgage, OfferTrade, PayFine, PayFlatTax, Side
from engine.core.decisions import ToThrow
from engine.core.errors import Reason
from engine.core.events import Paid
from engine.core.notation import read
from engine.invariants import from_bank, money
from tests.support.game import (
    BALTIC,
    FREE_PARKING,
    INCOME_TAX,
    LUXURY_TAX,
    A,
    B,
    live,
)
from tests.support.landings import draw_card, land_on


def test_misc_01_the_bank_lends_on_security_only() -> None:
    game = live().owns(A, BALTIC).mortgaged(BALTIC).owns(B, INCOME_TAX + 1)
    assert game.refused(A, Mortgage(BALTIC)) is Reason.ALREADY_MORTGAGED
    assert game.refused(A, Mortgage(INCOME_TAX + 1)) is Reason.NOT_OWNER
    assert game.refused(A, Mortgage(INCOME_TAX)) is Reason.NOT_OWNER


def test_misc_02_money_against_a_promise_cannot_be_offered() -> None:
    """What a trade can hold changes hands at once: it has no words for later, or for a loan."""
    game = live()
    assert {field.name for field in fields(Side)} == {"deeds", "cash", "passes"}
    with pytest.raises(ValueError, match="not a line"):
        read("0 offer 1 gives $100 takes - later $120")
    game.play(A, OfferTrade(B, Side(cash=100), Side()))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert (game.cash_of(A), game.cash_of(B)) == (1400, 1600)
    assert isinstance(game.decision, ToThrow)
    assert not game.state.trades


def test_misc_02_a_trade_cannot_leave_a_player_short() -> None:
    game = live().cash(A, 10)
    assert game.refused(A, OfferTrade(B, Side(cash=11), Side())) is Reason.CANNOT_AFFORD
    assert game.refused(A, OfferTrade(B, Side(cash=-1), Side(cash=5))) is Reason.CANNOT_AFFORD


def test_misc_04_nothing_is_held_beside_the_players_and_the_bank() -> None:
    game = live()
    total, flows = money(game.state), 0
    land_on(game, INCOME_TAX)
    game.play(A, PayFlatTax())
    flows += from_bank(game.events)
    land_on(game.to_move(A), LUXURY_TAX)
    flows += from_bank(game.events)
    draw_card(game.to_move(A), "CC-DOCTOR")
    flows += from_bank(game.events)
    game.jailed(A).to_move(A).play(A, PayFine())
    flows += from_bank(game.events)
    assert flows == -(200 + game.state.rules.luxury_tax + 50 + 50)
    assert money(game.state) == total + flows
    land_on(game.to_move(A), FREE_PARKING)
    assert not game.happened(Paid)
    assert money(game.state) == total + flows
