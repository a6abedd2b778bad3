"""AMB-53: the plan that raises money by what is cheapest to undo."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.actions import GiveUp, Levels, RaiseMoney
from engine.core.buildings import standing
from engine.core.errors import IllegalAction
from engine.core.events import Paid
from engine.core.state import GameState
from engine.game import apply, offers
from engine.invariants import broken
from engine.players.absent import answer
from engine.rules.building import selling
from engine.rules.building.layouts import layout, levels_after
from engine.rules.debt.liquidation import liquidation
from engine.rules.mortgage import is_bare
from tests.support.editions import sells_evenly, sells_in_any_order
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    MEDITERRANEAN,
    ORANGES,
    PARK_PLACE,
    READING,
    REDS,
    WATER_WORKS,
    A,
    B,
    C,
    Game,
    ScriptedChance,
    live,
)


def plan(game: Game, amount: int) -> RaiseMoney:
    return liquidation(game.state, A, amount)


def test_amb_53_incomplete_groups_are_mortgaged_first() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, READING, BOARDWALK)
    assert plan(game, 80) == RaiseMoney((), (READING,))
    assert plan(game, 101) == RaiseMoney((), (READING, BOARDWALK))
    assert plan(game, 301) == RaiseMoney((), (READING, BOARDWALK, MEDITERRANEAN))


def test_amb_53_then_the_cheapest_buildings() -> None:
    game = live().cash(A, 0).owns(A, *DARK_BLUES, *BROWNS, WATER_WORKS)
    game.levels(DARK_BLUES, 1, 1).levels(BROWNS, 2, 3)
    assert plan(game, 76) == RaiseMoney(((BALTIC, 2),), (WATER_WORKS,))
    bare = ((MEDITERRANEAN, 0), (BALTIC, 0))
    assert plan(game, 75 + 125) == RaiseMoney(bare, (WATER_WORKS,))
    assert plan(game, 75 + 126) == RaiseMoney((*bare, (PARK_PLACE, 0)), (WATER_WORKS,))


def test_amb_53_then_the_lots_so_bared() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS).levels(BROWNS, 1, 1)
    bare = ((MEDITERRANEAN, 0), (BALTIC, 0))
    assert plan(game, 51) == RaiseMoney(bare, (MEDITERRANEAN,))
    assert plan(game, 110) == RaiseMoney(bare, BROWNS)


@sells_in_any_order
def test_amb_53_one_hotel_without_houses_in_stock_goes_to_the_ground() -> None:
    game = live().cash(A, 0).owns(A, *ORANGES).levels(ORANGES, 5, 5, 5)
    game.stock(0, 9).owes(A, 260, B)
    assert plan(game, 60) == RaiseMoney(((ORANGES[0], 0),), ())
    assert plan(game, 260) == RaiseMoney(((ORANGES[0], 0), (ORANGES[1], 0)), ())


@sells_in_any_order
def test_amb_53_of_a_group_in_any_order_the_lot_that_is_named_first_goes_first() -> None:
    game = live().cash(A, 0).owns(A, *ORANGES).levels(ORANGES, 2, 2, 2).owes(A, 150, B)
    named = liquidation(game.state, A, 150, first=(ORANGES[1],))
    assert named == RaiseMoney(((ORANGES[0], 1), (ORANGES[1], 0)), ())


@sells_evenly
def test_amb_53_hotels_without_houses_in_stock_go_to_the_ground() -> None:
    game = live().cash(A, 0).owns(A, *ORANGES).levels(ORANGES, 5, 5, 5)
    game.stock(0, 9).owes(A, 60, B)
    assert plan(game, 60) == RaiseMoney(tuple((lot, 0) for lot in ORANGES), ())
    game.play(A, plan(game, 60))
    assert (game.cash_of(A), game.state.hotels, game.state.houses) == (690, 12, 0)


def test_amb_53_houses_freed_by_one_group_let_hotels_of_the_next_step_down() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, *ORANGES)
    game.levels(BROWNS, 2, 2).levels(ORANGES, 5, 5, 5).stock(0, 9).owes(A, 150, B)
    levels = ((MEDITERRANEAN, 0), (BALTIC, 0), (ORANGES[0], 4))
    assert plan(game, 150) == RaiseMoney(levels, ())
    game.play(A, plan(game, 150))
    assert game.cash_of(A) == 0


def test_amb_53_mortgaged_deeds_raise_nothing_more() -> None:
    game = live().cash(A, 5).owns(A, *REDS, READING).mortgaged(READING)
    assert plan(game, 6) == RaiseMoney((), REDS[:1])
    game.owes(A, 346, B)
    assert game.offers(A)[0] == GiveUp()


def position_by(seed: int) -> Game:
    """A position with deeds, mortgages and buildings at random, sound in every respect.

    It is drawn by its seed alone: a draw of hypothesis for each deed takes ten times as long.
    """
    random, game = Random(seed), live(3)
    state = game.state
    for seat in (A, B, C):
        game.cash(seat, random.choice((0, random.randint(1, 300))))
    for name, group in state.rules.groups.items():
        whole = group.kind == "street" and random.random() < 0.5
        sole = random.choice((A, A, B))
        for space in group.members:
            state.deeds[space].owner = sole if whole else random.choice((None, A, A, B))
        levels = _buildings(random, state, name) if whole else ()
        stands = standing(levels_after(state, group, levels), state.rules.hotel_level)
        if levels and stands.houses <= state.houses and stands.hotels <= state.hotels:
            for space, level in levels:
                state.deeds[space].level = level
            game.stock(state.houses - stands.houses, state.hotels - stands.hotels)
        elif not levels:
            for space in group.members:
                owned = state.deeds[space].owner is not None
                state.deeds[space].mortgaged = owned and random.random() < 0.5
    return game


def _buildings(random: Random, state: GameState, name: str) -> Levels:
    """What may stand on a bare group: evenly, or however it was sold down (SELL-05)."""
    lots, hotel = state.members(name), state.rules.hotel_level
    if random.random() < 0.2:
        return ()
    if selling.sells_in_any_order(state):
        return tuple((space, level) for space in lots if (level := random.randint(0, hotel)))
    return layout(state, name, random.randint(0, hotel * len(lots)))


positions = st.builds(position_by, st.integers(0, 2**32 - 1))


@given(positions, st.data())
def test_amb_53_the_plan_raises_whatever_can_be_raised(game: Game, data: st.DataObject) -> None:
    assert not broken(game.state)
    cash, able = game.cash_of(A), game.state.raisable(A)
    assume(able > cash)
    amount = data.draw(st.integers(cash + 1, able) | st.just(able))
    game.owes(A, amount, B)
    offered = offers(game.state, A)[0]
    assert answer(game.state, A) == plan(game, amount)
    for raising in (offered, plan(game, amount)):
        assert isinstance(raising, RaiseMoney)
        state, events = apply(game.state, A, raising, ScriptedChance())
        assert any(isinstance(event, Paid) and event.amount == amount for event in events)
        assert not broken(state)
        assert state.raisable(A) == able - amount


@given(positions, st.data())
def test_amb_53_the_last_mortgage_is_not_idle(game: Game, data: st.DataObject) -> None:
    cash, able = game.cash_of(A), game.state.raisable(A)
    assume(able > cash)
    amount = data.draw(st.integers(cash + 1, able))
    game.owes(A, amount, B)
    whole = plan(game, amount)
    # Sales come after the lots that were bare before, and may bring more than was missing.
    if whole.mortgages and (not whole.levels or _is_bared(game, whole.mortgages[-1])):
        with pytest.raises(IllegalAction):
            apply(game.state, A, RaiseMoney(whole.levels, whole.mortgages[:-1]), ScriptedChance())


@given(positions, st.integers(1, 5000))
def test_amb_64_beyond_that_it_is_bankruptcy(game: Game, more: int) -> None:
    game.owes(A, game.state.raisable(A) + more, B)
    assert answer(game.state, A) == GiveUp()
    state, _ = apply(game.state, A, GiveUp(), ScriptedChance())
    assert state.seats[A].left is not None
    assert not broken(state)


def _is_bared(game: Game, space: int) -> bool:
    """Whether only the sales of a plan make the lot fit for a mortgage."""
    return not is_bare(game.state, space)
