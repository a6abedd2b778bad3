"""Ready-made standing orders, and orders adapted to other rules."""

import pytest

from engine.core.actions import Mortgage
from engine.players.orders import Orders, answer
from engine.players.orders.presets import PRESETS, PresetName, for_another_game, preset
from engine.players.orders.terms import Bidding, Building, Buying, Goal, Raising, Trading
from tests.support.game import BOARDWALK, READING, A, live

CLASSIC = live().state.rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_plans_every_street_group_once(name: PresetName) -> None:
    orders = preset(name, CLASSIC)
    streets = {group for group, it in CLASSIC.groups.items() if it.kind == "street"}
    assert sorted(goal.on for goal in orders.building.plan) == sorted(streets)  # type: ignore[type-var]


def test_a_bolder_preset_keeps_less_and_bids_more() -> None:
    careful, usual, bold = (preset(name, CLASSIC) for name in PRESETS)
    kept = [it.building.keep for it in (careful, usual, bold)]
    assert kept == sorted(kept, reverse=True)
    bids = [it.bidding.percent or 0 for it in (careful, usual, bold)]
    assert bids == sorted(bids)


def test_single_properties_are_left_out_on_another_board() -> None:
    orders = Orders(
        buying=Buying(rule="never", groups={"orange": "always", "nowhere": "never"}),
        bidding=Bidding(deeds={BOARDWALK: 500}),
        raising=Raising(first=("orange", BOARDWALK), keep=("nowhere",)),
        building=Building(plan=(Goal(on=BOARDWALK), Goal(on="orange"))),
        trading=Trading(until=9.0, never=(BOARDWALK, "orange")),
        draft=Orders(rents=True),
    )
    same = for_another_game(orders, CLASSIC, CLASSIC)
    assert same.bidding.deeds == {BOARDWALK: 500}
    assert same.buying.groups == {"orange": "always"}
    assert (same.draft, same.trading.until) == (None, None)
    elsewhere = CLASSIC.with_fields()
    elsewhere.__dict__["properties"] = {}  # A cached property: another board has other lots.
    other = for_another_game(orders, elsewhere, CLASSIC)
    assert other.bidding.deeds == {}
    assert other.raising == Raising(first=("orange",))
    assert other.building.plan == (Goal(on="orange"),)
    assert other.trading.never == ("orange",)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_undoes_no_mortgage_that_its_owner_takes_out(name: PresetName) -> None:
    game = live().owns(A, READING).cash(A, 1500)
    game.play(A, Mortgage(READING))
    assert answer(game.state, A, preset(name, CLASSIC), 0.0) is None
