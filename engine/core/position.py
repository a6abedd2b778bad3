"""What lies open on the table, and the questions that rules, players and screens ask of it."""

from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import ClassVar

from engine.core.actions import Levels, SeatId
from engine.core.lots import Lot
from engine.core.ranges import Count, Dollars, FailedRolls, JailCardId, Level, Number, Space
from engine.core.steps import Ending
from engine.editions.rules import Rules
from engine.record import STORED

HIGHEST_BID = 1_000_000
"""Dollars that no bid goes beyond where nothing else limits it."""


def sale_value(cost: int) -> int:
    """SELL-04: the dollars that the Bank pays for buildings that cost `cost`: half, rounded down.

    >>> sale_value(150)
    75
    """
    return cost // 2


@cache
def _round_table(seats: int) -> tuple[tuple[SeatId, ...], ...]:
    """Return for each seat the other seats, from its left."""
    return tuple((*range(seat + 1, seats), *range(seat)) for seat in range(seats))


@dataclass(slots=True)
class Seat:
    """A player. `jail`: failed rolls in Jail, None when free; `left`: the turn of leaving.

    `laps`: how often the salary has been paid, by passing GO or stopping on it.
    """

    token: str
    cash: Dollars
    space: Space = 0
    jail: FailedRolls | None = None
    jail_cards: list[JailCardId] = field(default_factory=list)
    left: Count | None = None
    laps: Count = 0
    __pydantic_config__: ClassVar = STORED

    def copy(self) -> "Seat":
        """Return a seat that shares nothing mutable with this one."""
        jail_cards = self.jail_cards.copy()
        return Seat(self.token, self.cash, self.space, self.jail, jail_cards, self.left, self.laps)


@dataclass(slots=True)
class Deed:
    """The owner of a property (None: the Bank), whether it is mortgaged, and its building level."""

    owner: SeatId | None = None
    mortgaged: bool = False
    level: Level = 0


@dataclass(slots=True)
class Position:
    """Everything that lies open on the table.

    `pot`: the dollars on Free Parking; `built`: how many levels of buildings each seat has bought
    since the present turn began.
    """

    rules: Rules
    seats: list[Seat]
    deeds: dict[int, Deed]
    houses: Count
    hotels: Count
    mover: SeatId = 0
    turn: Number = 0
    winners: tuple[SeatId, ...] = ()
    pot: Dollars = 0
    built: dict[SeatId, Count] = field(default_factory=dict)
    starter: SeatId = 0
    ending: Ending = "rules"

    def players(self) -> tuple[SeatId, ...]:
        """Return the seats still in the game, in turn order from seat 0."""
        return tuple([seat for seat, player in enumerate(self.seats) if player.left is None])

    def from_left_of(self, seat: SeatId) -> tuple[SeatId, ...]:
        """Return the other seats still in the game, in turn order from that seat's left."""
        seats = self.seats
        order = _round_table(len(seats))[seat]
        return tuple([other for other in order if seats[other].left is None])

    def left_of(self, seat: SeatId) -> SeatId:
        """Return the first player still in the game on that seat's left: the next in turn order."""
        seats = self.seats
        other = (seat + 1) % len(seats)
        while seats[other].left is not None:
            other = (other + 1) % len(seats)
        return other

    def owned(self, seat: SeatId) -> list[int]:
        """Return the spaces whose deeds a seat holds, in board order."""
        return [space for space, deed in self.deeds.items() if deed.owner == seat]

    def groups_of(self, seat: SeatId, owned: list[int]) -> list[str]:
        """Return the groups that a seat's deeds complete, in board order."""
        starts = self.rules.group_starts
        begun = [starts[space] for space in owned if space in starts]
        return [name for name in begun if self.owns_group(seat, name)]

    def complete_streets(self, seat: SeatId) -> list[str]:
        """Return the groups of streets that a seat's deeds complete, in board order."""
        deeds, found = self.deeds, []
        for name, first, others in self.rules.streets:
            if deeds[first].owner != seat:
                continue
            for space in others:
                if deeds[space].owner != seat:
                    break
            else:
                found.append(name)
        return found

    def owned_mortgaged(self, seat: SeatId) -> list[int]:
        """Return the spaces whose mortgaged deeds a seat holds, in board order."""
        for deed in self.deeds.values():
            if deed.mortgaged and deed.owner == seat:
                return self._mortgaged_among(self.owned(seat))
        return []

    def _mortgaged_among(self, spaces: list[int]) -> list[int]:
        # Not in `owned_mortgaged`, whose loop would find `self` through a cell.
        return [space for space in spaces if self.deeds[space].mortgaged]

    def members(self, group: str) -> tuple[int, ...]:
        """Return the spaces of a group, in board order."""
        return self.rules.groups[group].members

    def owns_group(self, seat: SeatId, group: str) -> bool:
        """Return whether one seat holds every deed of a group."""
        deeds = self.deeds
        for space in self.rules.groups[group].members:  # noqa: SIM110 - a generator costs more
            if deeds[space].owner != seat:
                return False
        return True

    def count_owned(self, seat: SeatId, group: str) -> int:
        """Return how many deeds of a group a seat holds, mortgaged ones included (AMB-34)."""
        deeds = self.deeds
        return sum([deeds[space].owner == seat for space in self.rules.groups[group].members])

    def is_built(self, group: str) -> bool:
        """Return whether any lot of the group carries a building."""
        deeds = self.deeds
        for space in self.rules.groups[group].members:  # noqa: SIM110 - a generator costs more
            if deeds[space].level:
                return True
        return False

    def building_cost(self, levels: Levels) -> int:
        """HOUSE-04, HOTEL-03: return what it costs to bring lots up to these levels, in dollars."""
        properties, deeds = self.rules.properties, self.deeds
        return sum(properties[s].house_cost * (level - deeds[s].level) for s, level in levels)

    def sale_proceeds(self, levels: Levels) -> int:
        """Return the dollars that the Bank pays for bringing lots down to these levels (SELL-04).

        Each group is a sale of its own.
        """
        properties = self.rules.properties
        sales = groupby(levels, key=lambda lot: properties[lot[0]].group)
        return sum(sale_value(-self.building_cost(tuple(lots))) for _, lots in sales)

    def raisable(self, seat: SeatId) -> int:
        """Return a seat's cash, plus what the Bank pays and lends on all it owns."""
        total = self.seats[seat].cash
        properties = self.rules.properties
        for space, deed in self.deeds.items():
            if deed.owner == seat:
                prop = properties[space]
                if deed.level:
                    total += sale_value(prop.house_cost * deed.level)
                if not deed.mortgaged:
                    total += prop.mortgage
        return total

    def asked_rent(self, seat: SeatId) -> int:
        """AMB-79: the dollars of rent that a seat has been asked for and has not paid yet."""
        return 0

    def spare_cash(self, seat: SeatId) -> int:
        """AMB-79: the dollars in cash that a seat may spend, beyond the rent it is asked for."""
        return max(0, self.seats[seat].cash - self.asked_rent(seat))

    def may_buy(self, seat: SeatId) -> bool:
        """Return whether a seat has been round the board often enough to buy and bid."""
        return self.seats[seat].laps >= self.rules.buying_from_lap

    def trade_partners(self, seat: SeatId) -> tuple[SeatId, ...]:
        """Return the other seats in the game with which a seat may trade.

        A house rule may demand that both have been round the board first.
        """
        least, seats = self.rules.trading_from_lap, self.seats
        others = self.from_left_of(seat)
        if not least:
            return others
        if seats[seat].laps < least:
            return ()
        return tuple([other for other in others if seats[other].laps >= least])

    def bid_limit(self, seat: SeatId, spent: int = 0, back: int = 0) -> int:
        """Return the most that a seat may bid, in dollars (AMB-20).

        With `spent` and `back`: the most it could still bid after it has spent that many dollars on
        something for which the Bank would give `back` (AMB-21). AMB-79: beyond rent asked for.
        """
        match self.rules.bid_cap:
            case "raisable":
                return self.raisable(seat) - self.asked_rent(seat) - spent + back
            case "cash-in-hand":
                return self.seats[seat].cash - self.asked_rent(seat) - spent
            case "no-cap":
                return HIGHEST_BID

    def lot_interest(self, lot: Lot) -> int:
        """AMB-35: the ten per cent that is due with a lot that the Bank sells mortgaged."""
        if isinstance(lot, str) or self.deeds[lot].owner is not None:
            return 0
        return self.interest(lot) if self.deeds[lot].mortgaged else 0

    def lot_limit(self, seat: SeatId, lot: Lot) -> int:
        """AMB-20, AMB-35: return the most that a seat may bid, beside what is due with the lot."""
        return self.bid_limit(seat, self.lot_interest(lot))

    def can_reach(self, seat: SeatId, price: int) -> bool:
        """Return whether a seat could bid so much, if need be by raising money first (AMB-21)."""
        if not self.may_buy(seat):
            return False
        if self.rules.bid_cap == "no-cap":
            return price <= HIGHEST_BID
        return self.raisable(seat) - self.asked_rent(seat) >= price

    def worth(self, seat: SeatId) -> int:
        """ITAX-02: cash, printed prices mortgaged or not, and what the buildings cost."""
        total = self.seats[seat].cash
        properties = self.rules.properties
        for space, deed in self.deeds.items():
            if deed.owner == seat:
                prop = properties[space]
                total += prop.price + deed.level * prop.house_cost
        return total

    def interest(self, space: int) -> int:
        """AMB-61, AMB-62: ten per cent of the mortgage, rounded up for each deed."""
        return -(-self.rules.properties[space].mortgage * self.rules.interest_percent // 100)

    def unmortgage_cost(self, space: int) -> int:
        """MORT-05: the loan and the interest."""
        return self.rules.properties[space].mortgage + self.interest(space)

    def first_bid(self, lot: Lot) -> int:
        """AMB-18: the least that may be bid first, and at least the Bank's reserve, rounded up.

        A jail card has no price to reserve a share of (AMB-67).
        """
        rules = self.rules
        price = 0 if isinstance(lot, str) else rules.properties[lot].price
        return max(rules.auction.least, -(-price * rules.reserve_percent // 100))

    def next_bid(self, price: int) -> int:
        """Return the least bid after a bid of `price`, in dollars (AMB-18)."""
        return price + self.rules.auction.step

    def lowest_bid(self, lot: Lot, price: int) -> int:
        """Return the least bid for a lot whose price stands at `price`, 0 before any bid."""
        return self.next_bid(price) if price else self.first_bid(lot)
