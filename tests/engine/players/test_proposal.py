"""AMB-53: what a debtor is proposed: few mortgages of what is least useful, and little too much."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.actions import RaiseMoney
from engine.core.events import Paid
from engine.players.absent import answer
from engine.rules.debt.proposal import proposal
from tests.support.game import (
    ATLANTIC,
    BALTIC,
    BOARDWALK,
    BROWNS,
    CONNECTICUT,
    DARK_BLUES,
    ELECTRIC,
    ILLINOIS,
    MARVIN,
    ORIENTAL,
    PARK_PLACE,
    READING,
    SHORT_LINE,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    VIRGINIA,
    WATER_WORKS,
    A,
    B,
    Game,
    live,
)


def proposed(game: Game, amount: int) -> RaiseMoney:
    return proposal(game.state, A, amount)


def test_amb_53_one_railroad_that_is_enough_rather_than_two_oranges() -> None:
    game = live().cash(A, 5).owns(A, ST_JAMES, TENNESSEE, SHORT_LINE).owes(A, 100, B)
    assert game.offers(A)[0] == RaiseMoney((), (SHORT_LINE,))
    assert answer(game.state, A) == RaiseMoney((), (ST_JAMES, TENNESSEE))  # Silence: board order.


def test_amb_53_of_equally_few_the_least_rent_is_lost() -> None:
    game = live().cash(A, 0).owns(A, VIRGINIA, ATLANTIC, ILLINOIS)
    assert proposed(game, 75) == RaiseMoney((), (VIRGINIA,))


def test_amb_53_of_equally_useful_the_least_above_the_need() -> None:
    game = live().cash(A, 0).owns(A, ELECTRIC, READING, ORIENTAL, CONNECTICUT)
    assert proposed(game, 50) == RaiseMoney((), (ORIENTAL,))
    assert proposed(game, 60) == RaiseMoney((), (CONNECTICUT,))


def test_amb_53_a_complete_group_is_touched_last() -> None:
    game = live().cash(A, 0).owns(A, *DARK_BLUES, ORIENTAL, CONNECTICUT)
    assert proposed(game, 110) == RaiseMoney((), (ORIENTAL, CONNECTICUT))
    assert proposed(game, 111).mortgages == (PARK_PLACE,)


def test_what_is_bought_counts_for_its_group_already() -> None:
    """To buy the last street of a group, none of its others is mortgaged before anything else."""
    game = live().cash(A, 50).owns(A, ORIENTAL, VERMONT, READING)
    assert proposed(game, 100) == RaiseMoney((), (ORIENTAL,))
    found = proposal(game.state, A, 100, CONNECTICUT)
    assert found == RaiseMoney((), (READING,))


def test_amb_53_buildings_stay_while_mortgages_are_enough() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, READING).levels(BROWNS, 2, 2)
    assert proposed(game, 100) == RaiseMoney((), (READING,))


def test_amb_53_what_a_sale_brings_too_much_is_not_borrowed_as_well() -> None:
    game = live().cash(A, 0).owns(A, *DARK_BLUES, BALTIC, ORIENTAL).levels(DARK_BLUES, 1, 1)
    game.owes(A, 90, B)
    plan = game.offers(A)[0]
    assert plan == RaiseMoney(((PARK_PLACE, 0),), ())
    assert isinstance(plan, RaiseMoney)
    game.play(A, plan)
    assert game.happened(Paid)
    assert game.cash_of(A) == 10


def test_amb_53_nothing_is_borrowed_twice() -> None:
    game = live().cash(A, 0).owns(A, READING, WATER_WORKS).mortgaged(READING)
    assert proposed(game, 75) == RaiseMoney((), (WATER_WORKS,))


SINGLES = (BALTIC, READING, ORIENTAL, VIRGINIA, ST_JAMES, ILLINOIS, MARVIN, BOARDWALK, WATER_WORKS)


@given(st.sets(st.sampled_from(SINGLES), min_size=1), st.data())
def test_amb_53_no_fewer_deeds_would_do(owned: set[int], data: st.DataObject) -> None:
    game = live().cash(A, 0).owns(A, *owned)
    amount = data.draw(st.integers(1, game.state.raisable(A)))
    properties = game.state.rules.properties
    loans = {space: properties[space].mortgage for space in owned}
    plan = proposed(game, amount)
    assert sum(loans[space] for space in plan.mortgages) >= amount
    fewer = combinations(loans.values(), len(plan.mortgages) - 1)
    assert all(sum(some) < amount for some in fewer)


@pytest.mark.parametrize("amount", [1, 500, 1500, 2500, 2790])
def test_amb_53_a_whole_board_is_quickly_weighed(amount: int) -> None:
    """With every deed in one hand, at most what is there is taken, and it is enough."""
    game = live().cash(A, 0)
    game.owns(A, *game.state.rules.properties).owes(A, amount, B)
    game.play(A, game.offers(A)[0])  # type: ignore[arg-type]
    assert game.happened(Paid)
