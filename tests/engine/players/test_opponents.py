"""Who could and would save a player from a debt beyond their means: not every computer player."""

from __future__ import annotations

import pytest

from engine.players.characters import NEUTRAL
from engine.players.opponents import Computer, could_be_saved
from engine.rules.debt.debts import next_debt
from tests.support.game import CONNECTICUT, ORIENTAL, READING, VERMONT, A, B, C, Game, live

GENTLE, SHARP = (Computer(NEUTRAL, strength) for strength in ("gentle", "sharp"))


def ruined(amount: int, to: int = B) -> Game:
    """A has Reading, mortgaged, and $10; the others have $1,500 each."""
    game = live(3).owns(A, READING).mortgaged(READING).cash(A, 10).to_move(A)
    return game.owes(A, amount, to)


def saved(game: Game, **computers: Computer) -> bool:
    debt = next_debt(game.state.debt_settlements(), A)
    assert debt is not None
    seats = {"b": B, "c": C}
    return could_be_saved(game.state, debt, {seats[name]: it for name, it in computers.items()})


def test_people_could_take_a_trade_for_the_debt_or_pay() -> None:
    assert saved(ruined(900).cash(C, 0))
    assert saved(ruined(900), b=SHARP)


@pytest.mark.parametrize("strength", [GENTLE, SHARP])
def test_a_computer_takes_no_trade_for_the_debt(strength: Computer) -> None:
    assert not saved(ruined(900).cash(C, 138), b=strength)


def test_a_gentle_player_pays_what_a_property_is_worth_to_it() -> None:
    assert saved(ruined(100), b=SHARP, c=GENTLE)
    assert not saved(ruined(300), b=SHARP, c=GENTLE)
    rich = ruined(300).owns(A, CONNECTICUT).owns(C, ORIENTAL, VERMONT)
    assert saved(rich, b=SHARP, c=GENTLE)


def test_but_not_with_what_it_keeps() -> None:
    assert not saved(ruined(100).cash(C, 138), b=SHARP, c=GENTLE)
