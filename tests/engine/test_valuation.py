"""What counts when a game is valued."""

import pytest

from engine.editions.catalogue import CATALOGUE, rules_of
from engine.rules.ending import worth_of, worth_of_unmortgaging
from tests.support.game import A, Game


@pytest.mark.parametrize("edition", sorted(CATALOGUE))
def test_s35_10_paying_a_loan_off_adds_what_it_costs(edition: str) -> None:
    """Why a player who may pay loans off before a valuing gains nothing by it."""
    rules = rules_of(edition).played_live()
    for space, prop in rules.properties.items():
        game = Game(rules, 3).owns(A, space).mortgaged(space)
        before = worth_of(game.state, A).total
        game.state.deeds[space].mortgaged = False
        added = worth_of(game.state, A).total - before
        assert added == worth_of_unmortgaging(game.state, (space,)) == prop.mortgage
