"""Whether trades could still pay what a player owes and cannot raise."""

import pytest

from engine.rules.debt.debts import is_rescuable, next_debt
from tests.support.game import BOARDWALK, READING, A, B, C, Game, live


def ruined(seats: int = 3, to: int | None = None, amount: int = 900) -> Game:
    """A has Reading, mortgaged, and $10; the others have $1,500 each."""
    game = live(seats).owns(A, READING).mortgaged(READING).cash(A, 10).to_move(A)
    return game.owes(A, amount) if to is None else game.owes(A, amount, to)


def rescuable(game: Game) -> bool:
    debt = next_debt(game.state.debt_settlements(), A)
    assert debt is not None
    return is_rescuable(game.state, debt)


def test_others_with_cash_could_pay_for_what_there_is_to_give() -> None:
    assert rescuable(ruined())


def test_not_where_all_of_them_could_raise_too_little() -> None:
    game = ruined(amount=2910)
    assert not rescuable(game.cash(B, 1449).cash(C, 1450))
    assert rescuable(game.cash(B, 1450))


def test_what_a_property_could_have_been_mortgaged_for_is_to_be_paid_too() -> None:
    game = live(2).owns(A, BOARDWALK).cash(A, 0).cash(B, 899).to_move(A).owes(A, 900)
    assert not rescuable(game)
    assert rescuable(game.cash(B, 900))


@pytest.mark.parametrize("has_jail_card", [True, False])
def test_without_a_property_or_a_card_there_is_nothing_to_trade(has_jail_card: bool) -> None:
    game = live(3).cash(A, 10).to_move(A).owes(A, 900)
    assert rescuable(game.holds(A, "CC-GOOJF") if has_jail_card else game) == has_jail_card


def test_a_creditor_could_take_a_trade_for_the_debt_but_not_the_last_rival() -> None:
    assert rescuable(ruined(to=B).cash(B, 0).cash(C, 0))
    assert not rescuable(ruined(2, to=B))


def test_nobody_trades_before_the_lap_that_a_house_rule_wants() -> None:
    game = ruined()
    game.state.rules = game.state.rules.with_fields(trading_from_lap=1)
    assert not rescuable(game)
