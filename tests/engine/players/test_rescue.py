"""Whose trades could save a player from a debt beyond their means: not every computer player's."""

from __future__ import annotations

import pytest

from engine.core.actions import AcceptTrade, Side
from engine.core.decisions import Debt
from engine.core.events import Trade
from engine.players.characters import NEUTRAL
from engine.players.opponents import Computer
from engine.players.plain.outlook import Outlook
from engine.players.plain.trading import answer
from engine.players.rescue import may_settle, rescuers
from engine.rules.debt.debts import next_debt
from engine.view import seat_view
from tests.support.game import (
    BOARDWALK,
    CONNECTICUT,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    live,
)

GENTLE, SHARP = (Computer(NEUTRAL, strength) for strength in ("gentle", "sharp"))


def ruined(amount: int = 900, to: int | None = B, seats: int = 3) -> Game:
    """A has Reading, mortgaged, and $10; the others have $1,500 each."""
    game = live(seats).owns(A, READING).mortgaged(READING).cash(A, 10).to_move(A)
    return game.owes(A, amount) if to is None else game.owes(A, amount, to)


def debt_of(game: Game) -> Debt:
    debt = next_debt(game.state.debt_settlements(), A)
    assert debt is not None
    return debt


def saving(game: Game, closing: bool = False, **computers: Computer) -> tuple[int, ...]:
    seats = {"b": B, "c": C}
    at = {seats[name]: it for name, it in computers.items()}
    return rescuers(game.state, debt_of(game), at, closing=closing)


# -- people ------------------------------------------------------------------------------------


def test_people_could_take_a_trade_for_the_debt_or_pay() -> None:
    assert saving(ruined()) == (B, C)
    assert saving(ruined().cash(C, 0)) == (B,)
    assert saving(ruined(), b=SHARP) == (C,)


def test_all_who_have_to_pay_where_nobody_can_alone() -> None:
    game = ruined(2910, to=None)
    assert saving(game.cash(B, 1450)) == (B, C)
    assert saving(game.cash(B, 1449).cash(C, 1450)) == ()
    assert saving(ruined(to=None).cash(B, 0)) == (C,)


def test_what_a_property_could_have_been_mortgaged_for_is_to_be_paid_too() -> None:
    game = live(2).owns(A, BOARDWALK).cash(A, 0).cash(B, 899).to_move(A).owes(A, 900)
    assert saving(game) == ()
    assert saving(game.cash(B, 900)) == (B,)


@pytest.mark.parametrize("has_jail_card", [True, False])
def test_without_a_property_or_a_card_there_is_nothing_to_trade(has_jail_card: bool) -> None:
    game = live(3).cash(A, 10).to_move(A).owes(A, 900)
    found = saving(game.holds(A, "CC-GOOJF") if has_jail_card else game)
    assert found == ((B, C) if has_jail_card else ())


def test_the_last_rival_saves_nobody() -> None:
    assert saving(ruined(seats=2)) == ()


def test_in_a_closing_game_only_a_trade_for_the_debt_can() -> None:
    assert saving(ruined(), closing=True) == (B,)
    assert saving(ruined(to=None), closing=True) == ()


def test_nobody_trades_before_the_lap_that_a_house_rule_wants() -> None:
    game = ruined()
    game.state.rules = game.state.rules.with_fields(trading_from_lap=1)
    assert saving(game) == ()


# -- computer players --------------------------------------------------------------------------


def test_a_sharp_creditor_takes_no_trade_for_a_debt_that_cannot_be_paid() -> None:
    assert saving(ruined().cash(C, 138), b=SHARP) == ()
    assert not may_settle(ruined().state, debt_of(ruined()), B, {B: SHARP})
    payable = ruined(90).cash(A, 90)
    assert may_settle(payable.state, debt_of(ruined(90)), B, {B: SHARP})


def test_a_gentle_creditor_takes_all_there_is() -> None:
    game = ruined()
    assert saving(game, b=GENTLE, c=SHARP) == (B,)
    (frame,) = game.state.debt_settlements()
    trade = Trade(99, A, B, Side((READING,), 10), Side(), forgives=frame.id)
    found = answer(Outlook(seat_view(game.state, B)), trade)
    assert isinstance(found.action, AcceptTrade)


def test_a_gentle_player_pays_what_a_property_is_worth_to_it() -> None:
    assert saving(ruined(95, to=None), b=SHARP, c=GENTLE) == (B, C)
    assert saving(ruined(96), b=SHARP, c=GENTLE) == ()
    rich = ruined(300).owns(A, CONNECTICUT).owns(C, ORIENTAL, VERMONT)
    assert saving(rich, b=SHARP, c=GENTLE) == (C,)


def test_but_not_with_what_it_keeps() -> None:
    assert saving(ruined(95).cash(C, 138), b=SHARP, c=GENTLE) == ()


def test_a_sharp_player_pays_little_more_than_the_price_of_what_completes_nothing() -> None:
    assert saving(ruined(160), b=SHARP, c=SHARP) == (C,)
    assert saving(ruined(161), b=SHARP, c=SHARP) == ()
