"""A loan for building is one choice: what is mortgaged, what is built, the chance after both."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.editions.policies import PerTurn
from engine.players.advice import Advice, advice
from engine.players.building_loans import after_loan, best_loan, building_loans
from engine.players.characters import NEUTRAL
from engine.players.judge.judging import fitted_judge
from engine.players.options import options
from engine.players.policy.player import choose
from engine.view import View, seat_view
from tests.support.game import Game, position

JUDGE = fitted_judge()
BORROWS = "0 hat $110 deeds 16=2,18=2,19=2,29,15; 1 dog $300 deeds 21,23,12\nturn 9 of 0"


def seen(text: str) -> View:
    return seat_view(position(text).state, 0)


def first(text: str) -> Advice:
    return advice(JUDGE, seen(text))[0]


@pytest.mark.parametrize("way", ["", " to-end"])
def test_the_choice_names_the_loans_and_the_houses(way: str) -> None:
    view, found = seen(BORROWS + way), first(BORROWS + way)
    assert isinstance(choose(JUDGE, view, NEUTRAL, "sharp").action, a.Mortgage)
    assert found.loan is not None
    assert set(found.loan.mortgages) <= {15, 29}
    assert {space for space, _ in found.loan.levels} <= {16, 18, 19}
    assert found.action == a.Mortgage(found.loan.mortgages[0])


def test_its_chance_and_its_cash_are_those_after_both() -> None:
    view, found = seen(BORROWS), first(BORROWS)
    assert found.loan is not None
    after = after_loan(view, 0, found.loan)
    assert found.after == JUDGE.chances(after)[0]
    assert found.after > found.before
    assert ("leaves", after.seats[0].cash) in [(it.kind, it.dollars) for it in found.notes]
    rent = next(it for it in found.notes if it.kind == "rent")
    (space,) = rent.spaces
    assert rent.dollars == view.rules.properties[space].rents[after.deeds[space].level]


def test_no_loan_for_building_has_a_better_chance() -> None:
    view, found = seen(BORROWS), first(BORROWS)
    chances = [JUDGE.chances(after_loan(view, 0, it))[0] for it in building_loans(view, 0)]
    assert found.after == max(chances)


def test_it_can_be_carried_out() -> None:
    game: Game = position(BORROWS)
    loan = best_loan(JUDGE, seat_view(game.state, 0), 0)
    assert loan is not None
    for space in loan.mortgages:
        game.play(0, a.Mortgage(space))
    game.play(0, a.Build(loan.levels))
    assert game.state.seats[0].cash == after_loan(seen(BORROWS), 0, loan).seats[0].cash


@pytest.mark.parametrize("houses", [0, 1, 2])
def test_no_more_is_built_than_the_bank_has_houses(houses: int) -> None:
    view = replace(seen(BORROWS), houses=houses)
    for loan in building_loans(view, 0):
        assert sum(level - 2 for _, level in loan.levels) <= houses
    assert bool(list(building_loans(view, 0))) == bool(houses)


def test_nor_more_than_may_be_built_in_a_turn() -> None:
    view = seen(BORROWS.replace("$110", "$400"))
    most = max(sum(level - 2 for _, level in it.levels) for it in building_loans(view, 0))
    assert most > 1
    limited = replace(view, rules=view.rules.with_fields(building_limit=PerTurn(most=1)))
    assert {sum(level - 2 for _, level in it.levels) for it in building_loans(limited, 0)} == {1}


def test_nothing_is_borrowed_for_a_mortgaged_group_or_of_a_whole_one() -> None:
    assert list(building_loans(seen(BORROWS.replace("16=2,18=2,19=2", "16m,18,19")), 0)) == []
    whole = seen(BORROWS.replace("29,15", "37,39,15"))
    assert {it.mortgages for it in building_loans(whole, 0)} <= {(15,)}


def test_where_no_loan_raises_the_chance_there_is_none() -> None:
    assert best_loan(JUDGE, seen("0 hat $900 deeds 5; 1 dog $300\nturn 9 of 0"), 0) is None
    assert all(it.loan is None for it in options(JUDGE, seen("0 hat; 1 dog")).ranked)
