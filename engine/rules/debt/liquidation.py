"""A legal way to raise the money for a debt: what goes first, and what is kept longest (AMB-53)."""

from collections.abc import Sequence

from engine.core.actions import Levels, RaiseMoney, SeatId
from engine.core.buildings import levels_of, standing
from engine.core.position import sale_value
from engine.core.state import GameState
from engine.rules.building.layouts import levels_after
from engine.rules.building.selling import ways_down
from engine.rules.mortgage import is_bare


def liquidation(
    state: GameState,
    seat: SeatId,
    amount: int,
    first: Sequence[int] = (),
    keep: Sequence[int] = (),
) -> RaiseMoney:
    """AMB-53: what is cheapest to undo goes first, and no more than the debt needs.

    Mortgages in groups without buildings (incomplete groups first), then on bare lots beside
    built ones where that is allowed (AMB-55), then buildings, cheapest first, then the lots so
    bared. What its owner names `first` goes before all that, in that order, buildings before the
    deeds they stand on; what is to be kept goes after it, the first named last of all.
    """
    sale = _Sale(state, seat, amount)
    kept = [space for space in state.owned(seat) if space in keep and space not in first]
    kept.sort(key=keep.index)
    for space in first:
        sale.sell_or_mortgage(space)
    sale.sell_cheapest(kept)
    for space in reversed(kept):
        sale.sell_or_mortgage(space)
    sale.sell_cheapest(())
    return RaiseMoney(sale.levels, tuple(sale.mortgages))


class _Sale:
    """What has been chosen so far, and how much is still missing."""

    def __init__(self, state: GameState, seat: SeatId, amount: int) -> None:
        self._state = state
        self._missing = amount - state.seats[seat].cash
        self._houses = state.houses
        owned = state.owned(seat)
        self._free = [space for space in owned if not state.deeds[space].mortgaged]
        self._complete = state.groups_of(seat, owned)
        self._built = [name for name in self._complete if state.is_built(name)]
        self.levels: Levels = ()
        self.mortgages: list[int] = []

    def sell_or_mortgage(self, space: int) -> None:
        """Sell the buildings of a deed's group as far as need be, then mortgage the deed."""
        if space in self._free:
            self._sell(self._state.rules.properties[space].group, space)
            self._mortgage(space)

    def sell_cheapest(self, kept: Sequence[int]) -> None:
        """Sell and mortgage all but `kept` and buildings beside it, the cheapest to undo first."""
        if self._missing <= 0:
            return
        spaces = [space for space in self._free if space not in kept]
        properties, groups = self._state.rules.properties, self._state.rules.groups
        for space in sorted(spaces, key=self._dearness):
            self._mortgage(space)
        spared = {properties[space].group for space in kept}
        for name in sorted(self._built, key=lambda name: groups[name].house_cost):
            if name not in spared:
                self._sell(name)
        for space in spaces:
            self._mortgage(space)

    def _dearness(self, space: int) -> tuple[bool, bool]:
        """Mortgaging in a complete group costs more, in a built one most."""
        group = self._state.rules.properties[space].group
        return group in self._built, group in self._complete

    def _mortgage(self, space: int) -> None:
        if self._missing <= 0 or space in self.mortgages:
            return
        if is_bare(self._state, space, self.levels):
            self.mortgages.append(space)
            self._missing -= self._state.rules.properties[space].mortgage

    def _sell(self, name: str, first: int | None = None) -> None:
        """One level at a time where the stock allows; a group that has been sold is sold out."""
        if self._missing <= 0 or name not in self._built:
            return
        state, group = self._state, self._state.rules.groups[name]
        before = after = levels_of(state, group)
        sold: Levels = ()
        for way in ways_down(state, name, self._houses, first):
            if self._missing <= 0:
                break
            then = levels_after(state, group, way)
            self._missing -= sale_value(group.house_cost * (sum(after) - sum(then)))
            sold, after = way, then
        hotel = state.rules.hotel_level
        self._houses += standing(before, hotel).houses - standing(after, hotel).houses
        self.levels += sold
        self._built = [other for other in self._built if other != name]
