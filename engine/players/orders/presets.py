"""Ready-made standing orders for any game, and those of one game adapted to another.

A preset answers everything but offers of trades and shortages of buildings, which depend on the
other players: about those its owner is asked. It unmortgages nothing by itself, or it would undo at
a loss what its owner has just mortgaged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.editions.rules import Rules
from engine.players.orders.terms import (
    Bidding,
    Building,
    Buying,
    Goal,
    Item,
    Leaving,
    Lifting,
    Orders,
    Raising,
    Way,
)

PresetName = Literal["careful", "usual", "bold"]
FULL_PLAN_LEVEL = 3
"""The number of houses by whose rent groups are ranked: the third house adds the most."""


@dataclass(frozen=True, slots=True)
class _Preset:
    """What presets differ in. Whole dollars; `percent` of the printed price; `level` 5 is a hotel.

    `buy_keep` is what must stay in hand after buying, None to buy always.
    """

    buy_keep: int | None
    percent: int
    bid_keep: int
    level: int
    build_keep: int
    early: Way
    late: Way
    last: Way
    tax: Literal["flat", "tenth"]


_PRESETS: Mapping[PresetName, _Preset] = {
    "careful": _Preset(300, 75, 200, 3, 400, "pass", "throw", "throw", "tenth"),
    "usual": _Preset(150, 100, 100, 4, 200, "pass-fine", "throw", "throw", "tenth"),
    "bold": _Preset(None, 150, 0, 5, 50, "pass-fine", "pass-fine", "pass", "flat"),
}
PRESETS: tuple[PresetName, ...] = tuple(_PRESETS)
"""The names of the presets, from the one that keeps the most cash to the one that keeps least."""


def preset(name: PresetName, rules: Rules) -> Orders:
    """Return the orders of a preset for a game of these rules.

    What these rules never ask about is answered too, which does no harm.
    """
    chosen = _PRESETS[name]
    keep = chosen.buy_keep
    return Orders(
        buying=Buying(rule="always") if keep is None else Buying(rule="keep", keep=keep),
        bidding=Bidding(percent=chosen.percent, keep=chosen.bid_keep),
        leaving=Leaving(early=chosen.early, late=chosen.late, last=chosen.last),
        tax=chosen.tax,
        raising=Raising(),
        building=Building(
            plan=tuple(Goal(on=group, level=chosen.level) for group in _best_groups(rules)),
            keep=chosen.build_keep,
        ),
        lifting=Lifting(received="hold"),
        rents=True,
    )


def _best_groups(rules: Rules) -> list[str]:
    """Return the street groups, those first whose three houses earn their cost back soonest."""

    def rent_per_dollar(group: str) -> float:
        streets = [rules.properties[space] for space in rules.groups[group].members]
        rents = sum(street.rents[FULL_PLAN_LEVEL] for street in streets)
        return rents / sum(FULL_PLAN_LEVEL * street.house_cost for street in streets)

    streets = [name for name, group in rules.groups.items() if group.kind == "street"]
    return sorted(streets, key=rent_per_dollar, reverse=True)


def for_another_game(orders: Orders, before: Rules, rules: Rules) -> Orders:
    """Return the orders of a game of the rules `before` for one of other rules.

    What only that game or its board has is left out: single properties of another board, groups
    that are missing here, and a time until which offers are declined.
    """
    same_board = before.properties == rules.properties

    def is_here(item: Item) -> bool:
        return item in rules.groups if isinstance(item, str) else same_board

    buying, bidding, trading = orders.buying, orders.bidding, orders.trading
    plan = tuple(goal for goal in orders.building.plan if is_here(goal.on))
    raising = orders.raising and Raising(
        first=tuple(filter(is_here, orders.raising.first)),
        keep=tuple(filter(is_here, orders.raising.keep)),
    )
    never = tuple(filter(is_here, trading.never))
    return orders.model_copy(
        update={
            "buying": buying.model_copy(update=_exceptions(buying, rules, same_board)),
            "bidding": bidding.model_copy(update=_exceptions(bidding, rules, same_board)),
            "raising": raising,
            "building": orders.building.model_copy(update={"plan": plan}),
            "trading": trading.model_copy(update={"until": None, "never": never}),
            "draft": None,
        }
    )


def _exceptions(part: Buying | Bidding, rules: Rules, same_board: bool) -> dict[str, object]:
    """Return the exceptions for groups and properties that these rules have."""
    groups = {name: it for name, it in part.groups.items() if name in rules.groups}
    return {"groups": groups, "deeds": part.deeds if same_board else {}}
