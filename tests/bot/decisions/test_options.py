"""What a line of the property panel says that a choice costs, or brings."""

from dataclasses import replace

from bot.decisions.business_options import effect
from engine.core.actions import Build, SellBuildings
from engine.core.offered import BuildOffer
from engine.core.state import GameState
from engine.rules.building.layouts import offered_layouts
from tests.bot.render.tables import PEOPLE
from tests.support.game import CONNECTICUT, LIGHT_BLUES, ORIENTAL, VERMONT, A, live

EACH_ONE = tuple((space, 1) for space in LIGHT_BLUES)


def with_odd_prices() -> GameState:
    """A complete group with one house a lot, on a board whose houses cost $51 there."""
    state = live().owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 1, 1).state
    rules = state.rules.with_fields()
    group = rules.groups["light_blue"]
    # Both are worked out once and kept in the instance.
    rules.__dict__["groups"] = rules.groups | {"light_blue": replace(group, house_cost=51)}
    rules.__dict__["properties"] = rules.properties | {
        space: replace(rules.properties[space], house_cost=51) for space in LIGHT_BLUES
    }
    state.rules = rules
    return state


def test_an_odd_price_of_a_house_is_named_in_full() -> None:
    line = effect(with_odd_prices(), Build(((ORIENTAL, 2),)), PEOPLE)
    assert line.endswith("$51")


def test_sell_04_half_of_an_odd_sum_is_rounded_down_once_a_sale() -> None:
    state = with_odd_prices()
    one, three = SellBuildings(((ORIENTAL, 0),)), tuple((space, 0) for space in LIGHT_BLUES)
    assert effect(state, one, PEOPLE).endswith("$25")
    assert effect(state, SellBuildings(three), PEOPLE).endswith("$76")
    assert state.sale_proceeds(three) == 76


def test_each_lot_may_be_built_on_alone_or_the_row_level_by_level() -> None:
    state = live().owns(A, *LIGHT_BLUES).state
    assert offered_layouts(state, BuildOffer("light_blue", 1, 6)) == (
        ((ORIENTAL, 1),),
        ((VERMONT, 1),),
        ((CONNECTICUT, 1),),
        EACH_ONE,
        tuple((space, 2) for space in LIGHT_BLUES),
    )
