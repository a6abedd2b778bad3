"""Two players' growth over 62 rounds, as chrisaacson69/monopoly projects it.

Each round both get $38 from the Bank and the expected rents of their groups, railroads and
utilities (earnings per roll times opponents), and pay the other's share; who is short sells
buildings at half price, who has cash builds where a dollar earns most. A player stands at cash,
printed prices and what the buildings cost; the path of that is what trades and bids are judged by.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.editions.board import Property
from engine.rules.building.layouts import even_levels

ROUNDS = 62
FROM_BANK = 38
DISCOUNT = 0.015
AVERAGE_ROLL = 7
RARE = 0.028
LANDINGS = {
    1: 23, 3: 24, 5: 33, 6: 25, 8: 25, 9: 25, 11: 30, 12: 30, 13: 25, 14: 28, 15: 31, 16: 31,
    18: 33, 19: 33, 21: 30, 23: 30, 24: 35, 25: 34, 26: 29, 27: 29, 28: 31, 29: 28, 31: 30,
    32: 29, 34: 27, 35: 27, 37: 24, 39: 29,
}  # fmt: skip
"""Visits of one player in 1,000 turns, staying in Jail; counted in 1,500,000 of our own."""


@dataclass(frozen=True)
class Curve:
    """What a complete group earns per opponent's turn with each total of levels, and its costs."""

    earns: tuple[float, ...]
    house_cost: int
    price: int

    def gain(self, total: int) -> float:
        """Return what the next building earns for each dollar."""
        return (self.earns[total + 1] - self.earns[total]) / self.house_cost


def landing(space: int) -> float:
    """Return how often one turn of one player stops on a space."""
    return LANDINGS.get(space, 1000 * RARE) / 1000


@cache
def _curve(lots: tuple[Property, ...], hotel: int) -> Curve:
    dear_first = lots[::-1]
    earns = tuple(
        sum(
            landing(lot.index) * (lot.rents[level] if level else 2 * lot.rents[0])
            for lot, level in zip(dear_first, even_levels(total, len(lots)), strict=True)
        )
        for total in range(len(lots) * hotel + 1)
    )
    return Curve(earns, lots[0].house_cost, sum(lot.price for lot in lots))


def curve(position: Position, group: str) -> Curve:
    """Return the curve of a color group."""
    lots = tuple(position.rules.properties[space] for space in position.members(group))
    return _curve(lots, position.rules.hotel_level)


class Grower:
    """One of the two in the projection."""

    def __init__(self, position: Position, cash: int, held: Iterable[int]) -> None:
        self.cash: float = cash
        self.fixed, self.steady = 0, 0.0
        self.groups: list[tuple[Curve, int]] = []
        have = set(held)
        for name, group in position.rules.groups.items():
            mine = [space for space in group.members if space in have]
            if group.kind != "street":
                self._add_steady(position, mine, group.rent_by_count_owned)
                self._add_steady(position, mine, group.dice_multiplier_by_count_owned, True)
            elif len(mine) == len(group.members):
                total = sum(position.deeds[space].level for space in mine)
                self.groups.append((curve(position, name), total))

    def _add_steady(
        self, position: Position, mine: list[int], scale: tuple[int, ...], dice: bool = False
    ) -> None:
        """Add railroads or utilities: they earn by the number that is not mortgaged."""
        free = [space for space in mine if not position.deeds[space].mortgaged]
        if not scale or not mine:
            return
        self.fixed += sum(position.rules.properties[space].price for space in mine)
        rent = scale[len(free) - 1] * (AVERAGE_ROLL if dice else 1) if free else 0
        self.steady += sum(landing(space) * rent for space in free)

    def earns(self) -> float:
        """Return the rent expected from one turn of one opponent."""
        return self.steady + sum(curve.earns[total] for curve, total in self.groups)

    def stands(self) -> float:
        """Return cash, prices and the cost of buildings."""
        built = sum(curve.price + total * curve.house_cost for curve, total in self.groups)
        return self.cash + self.fixed + built

    def settle(self) -> None:
        """Sell what earns least while short, build what earns most while rich."""
        while self.cash < 0 and self._sell():
            pass
        self.cash = max(0.0, self.cash)
        while self._build():
            pass

    def _sell(self) -> bool:
        built = [i for i, (_, total) in enumerate(self.groups) if total]
        if not built:
            return False
        worst = min(built, key=lambda i: self.groups[i][0].gain(self.groups[i][1] - 1))
        found, total = self.groups[worst]
        self.cash += found.house_cost // 2
        self.groups[worst] = found, total - 1
        return True

    def _build(self) -> bool:
        best, most = -1, 0.0
        for i, (found, total) in enumerate(self.groups):
            open_ = total + 1 < len(found.earns) and found.house_cost <= self.cash
            if open_ and (gain := found.gain(total)) > most:
                best, most = i, gain
        if best < 0:
            return False
        found, total = self.groups[best]
        self.cash -= found.house_cost
        self.groups[best] = found, total + 1
        return True


def paths(me: Grower, other: Grower, opponents: int) -> tuple[list[float], list[float]]:
    """Return where each of the two stands, round by round; both are used up by it."""
    mine, theirs = [me.stands()], [other.stands()]
    for _ in range(ROUNDS):
        my_rent, their_rent = me.earns(), other.earns()
        me.cash += FROM_BANK + my_rent * opponents - their_rent
        other.cash += FROM_BANK + their_rent * opponents - my_rent
        me.settle()
        other.settle()
        mine.append(me.stands())
        theirs.append(other.stands())
    return mine, theirs


def income(position: Position, group: str, cash: int, opponents: int) -> float:
    """Return the discounted rents of a group that grows by itself from this cash."""
    grower, total = Grower(position, cash, position.members(group)), 0.0
    for rounds in range(1, ROUNDS + 1):
        rent = grower.earns() * opponents
        total += rent / (1 + DISCOUNT) ** rounds
        grower.cash += FROM_BANK + rent
        grower.settle()
    return total


def holdings(position: Position, seat: SeatId) -> set[int]:
    """Return the deeds of a seat."""
    return set(position.owned(seat))
