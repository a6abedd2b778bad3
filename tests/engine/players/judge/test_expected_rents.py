"""What groups bring, against figures that others have published."""

from itertools import pairwise

import pytest

from engine.editions.catalogue import rules_of
from engine.editions.choice import Choice, resolve
from engine.players.judge.expected_rents import board_rents

GARTLAND = {16: 47.8, 37: 57.3, 21: 58.4, 26: 61.5, 31: 68.2, 11: 33.4, 6: 18.2, 1: 5.5}
"""Dollars for a roll of an opponent with three houses on each lot, by the group's first space
(Gartland, Burson and Ferguson, 2014). They let players wait in Jail, which moves visits a little.
"""


@pytest.mark.parametrize(("first", "dollars"), GARTLAND.items())
def test_three_houses_bring_what_others_have_found(first: int, dollars: float) -> None:
    streets = {it.members[0]: it for it in board_rents(rules_of("1994")).streets}
    found = sum(lot[3] for lot in streets[first].levels)
    assert found == pytest.approx(dollars, rel=0.09)


def test_more_building_is_listed_best_value_first_and_adds_up() -> None:
    for street in board_rents(rules_of("1994")).streets:
        for total, growth in enumerate(street.growth):
            assert all(one[0] >= two[0] - 1e-12 for one, two in pairwise(growth))
            levels = 5 * len(street.members) - total
            assert sum(cost for _, cost, _, _ in growth) == street.house_cost * levels
        hotels = sum(lot[5] for lot in street.levels)
        bare = sum(lot[0] for lot in street.levels)
        assert sum(it[2] for it in street.growth[0]) == pytest.approx(hotels - bare)


def test_an_early_hotel_has_a_hotels_rent() -> None:
    rules = resolve(Choice("1994", "short"))
    early, late = board_rents(rules).streets[0], board_rents(rules_of("1994")).streets[0]
    assert rules.hotel_level == 4
    assert [len(lot) for lot in early.levels] == [5, 5]
    assert [lot[-1] for lot in early.levels] == [lot[-1] for lot in late.levels]
