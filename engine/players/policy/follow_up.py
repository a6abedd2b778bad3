"""The move after a deal: what its sides build and mortgage at once, before anybody rolls again."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import accumulate

from engine.core.actions import SeatId
from engine.core.buildings import exchanged, stock
from engine.core.position import Deed, Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.expected_rents import board_rents
from engine.players.judge.judging import Judge
from engine.players.policy.building import LEAST_KEPT, lap_reserve
from engine.players.policy.what_if import altered, built, mortgaged
from engine.rules.building.layouts import layout, levels_after, most_levels

BORROWED_FOR = 3
"""Houses on each lot up to which deeds are mortgaged for building: the third repays fastest."""
Cash = Mapping[SeatId, int]
"""Dollars by seat."""


def gained(
    judge: Judge, before: Position, after: Position, sides: Collection[SeatId]
) -> dict[SeatId, float]:
    """Return by how much a deal changes each player's chance to win, from the positions without it
    and with it, once its sides have built in either.
    """
    now, then = (FollowUp(judge, it, sides).chances() for it in (before, after))
    return {seat: then.get(seat, 0.0) - now.get(seat, 0.0) for seat in {**now, **then}}


class FollowUp:
    """What the sides of a deal build in a position, for any sum of cash that it leaves them.

    They build what raises their own chances most, and mortgage for it what completes no group.
    Houses of the Bank that are too few are divided evenly among those who can build, as bids for
    them would (SHTG-02).
    """

    def __init__(self, judge: Judge, position: Position, sides: Collection[SeatId]) -> None:
        seats = position.seats
        self._judge = judge
        self._cash = {seat: seats[seat].cash for seat in sides}
        self._builders = [
            it for it in sides if seats[it].left is None and position.complete_streets(it)
        ]
        self._start = _Stage(position, dict.fromkeys(sides, 0))

    def chances(self, cash: Cash | None = None) -> dict[SeatId, float]:
        """Return the chances to win once the sides have built; `cash`: what both have before."""
        begun = self._cash if cash is None else cash
        return self._chances(self._last(begun), begun)

    def position(self) -> Position:
        """Return the position once the sides have built."""
        return self._last(self._cash).position

    def _last(self, cash: Cash) -> "_Stage":
        """Return what the board has come to once the sides have built with that much cash."""
        stage = self._start
        for number, seat in enumerate(self._builders):
            left = len(self._builders) - number
            houses = stage.position.houses * (left - 1) // left
            careful, bold = stage.ways(seat, cash[seat], houses)
            if careful is not bold:
                chances = [self._chances(it, cash)[seat] for it in (careful, bold)]
                careful = bold if chances[1] > chances[0] else careful
            stage = careful
        return stage

    def _chances(self, stage: "_Stage", cash: Cash) -> dict[SeatId, float]:
        left = {seat: dollars - stage.spent[seat] for seat, dollars in cash.items()}
        return self._judge.of(stage.accounts, left)


class _Stage:
    """A position on the way, and the ones that building brings next, each made once.

    `spent`: the dollars that each side has paid for it by then.
    """

    def __init__(self, position: Position, spent: Cash) -> None:
        self.position, self.spent = position, spent
        self._next: dict[tuple[object, ...], _Stage | None] = {}
        self._by_value: dict[SeatId, Sequence[str]] = {}
        self._idle: dict[SeatId, Sequence[int]] = {}

    @cached_property
    def accounts(self) -> Accounts:
        """The accounts of the position."""
        return accounts_of(self.position)

    def ways(self, seat: SeatId, cash: int, left: int) -> "tuple[_Stage, _Stage]":
        """Return what comes of building with what the next lap leaves, and with all there is.

        `cash`: dollars before anything was spent. `left`: houses that stay in the Bank for others.
        """
        reserve = int(lap_reserve(self.accounts.of(seat)))
        if (idle := self._idle.get(seat)) is None:
            idle = self._idle[seat] = _idle(self.position, seat)
        properties = self.position.rules.properties
        loans = [0, *accumulate(properties[space].mortgage for space in idle)]
        careful = self._built(seat, cash - reserve, left)
        most = BORROWED_FOR if idle else None
        bold = self._built(seat, cash - LEAST_KEPT + loans[-1], left, most)
        missing = LEAST_KEPT - cash + bold.spent[seat]
        count = sum([loan < missing for loan in loans])
        return careful, bold._mortgaged(seat, tuple(idle[:count])) if count else bold

    def _built(self, seat: SeatId, cash: int, left: int, most: int | None = None) -> "_Stage":
        """Return the stage after building until nothing is left of the cash that there was before
        anything was spent; this one if nothing can be built.

        `left`: houses that stay in the Bank. `most`: the highest level that is built.
        """
        stage, rules, room = self, self.position.rules, most_levels(self.position, seat)
        if (by_value := self._by_value.get(seat)) is None:
            by_value = self._by_value[seat] = _by_value(self.position, seat)
        for name in by_value:
            unmortgaged, group = stage._paid_off(seat, name), rules.groups[name]
            standing, hotel = unmortgaged._levels(group.members), rules.hotel_level
            steps = min(
                (cash - unmortgaged.spent[seat]) // group.house_cost,
                len(group.members) * min(hotel, most or hotel) - standing,
                room,
            )
            if steps > 0 and (raised := unmortgaged._raised(seat, name, standing, steps, left)):
                room -= raised._levels(group.members) - standing
                stage = raised
        return stage

    def _levels(self, spaces: Sequence[int]) -> int:
        deeds = self.position.deeds
        return sum([deeds[space].level for space in spaces])

    def _after(self, seat: SeatId, position: Position) -> "_Stage":
        paid = self.position.seats[seat].cash - position.seats[seat].cash
        return _Stage(position, {**self.spent, seat: self.spent[seat] + paid})

    def _mortgaged(self, seat: SeatId, spaces: Sequence[int]) -> "_Stage":
        key = seat, spaces
        if (found := self._next.get(key)) is None:
            found = self._after(seat, mortgaged(self.position, seat, spaces))
            self._next[key] = found
        return found

    def _paid_off(self, seat: SeatId, name: str) -> "_Stage":
        """Return the stage once the mortgages of a group are paid off."""
        key = seat, name
        if key not in self._next:
            after = _paid_off(self.position, seat, name)
            is_same = after is self.position
            self._next[key] = self if is_same else self._after(seat, after)
        found = self._next[key]
        assert found is not None
        return found

    def _raised(
        self, seat: SeatId, name: str, standing: int, steps: int, left: int
    ) -> "_Stage | None":
        key = seat, name, steps, left
        if key not in self._next:
            after = _raised(self.position, seat, name, standing, steps, left)
            self._next[key] = None if after is None else self._after(seat, after)
        return self._next[key]


def _idle(position: Position, seat: SeatId) -> Sequence[int]:
    """Return what a seat could mortgage that completes no group, what brings least rent first."""
    properties, deeds = position.rules.properties, position.deeds
    found = [
        space
        for space in position.owned(seat)
        if not deeds[space].mortgaged and not position.owns_group(seat, properties[space].group)
    ]
    return sorted(found, key=lambda space: (not properties[space].house_cost, space))


def _by_value(position: Position, seat: SeatId) -> Sequence[str]:
    """Return the groups on which a seat can build, what brings most rent for its price first."""
    complete = position.complete_streets(seat)
    if len(complete) == 1:
        return complete
    growth = {street.members: street.growth for street in board_rents(position.rules).streets}
    found = []
    for name in complete:
        members = position.members(name)
        more = growth[members][sum(position.deeds[space].level for space in members)]
        if more:
            found.append((more[0][0], name))
    return [name for _, name in sorted(found, reverse=True)]


def _paid_off(position: Position, seat: SeatId, name: str) -> Position:
    """Return the position once the mortgages of a group are paid off."""
    loans = [space for space in position.members(name) if position.deeds[space].mortgaged]
    if not loans:
        return position
    cost = sum(map(position.unmortgage_cost, loans))
    return altered(position, {seat: -cost}, {space: Deed(seat) for space in loans})


def _raised(
    position: Position, seat: SeatId, name: str, standing: int, steps: int, left: int
) -> Position | None:
    """Return the position after building `steps` levels on a group, or as many as the Bank has.

    None where it has none.
    """
    group, hotel = position.rules.groups[name], position.rules.hotel_level
    before = levels_after(position, group, ())
    for more in range(steps, 0, -1):
        levels = layout(position, name, standing + more)
        bank = exchanged(stock(position), before, levels_after(position, group, levels), hotel)
        if bank.houses >= left and bank.hotels >= 0:
            after = built(position, seat, levels)
            after.houses, after.hotels = bank
            return after
    return None
