"""What a position means to each player, in the few numbers that a chance to win is made of.

Rents to expect are dollars for one roll of one opponent (engine/players/judge/expected_rents.py).
"""

from collections.abc import Collection, Mapping
from copy import copy
from math import log, sqrt

from engine.core.actions import SeatId
from engine.core.position import Deed, Position
from engine.players.judge.account import Account, Means, Sums
from engine.players.judge.expected_rents import CountedRents, Growth, StreetRents, board_rents

SALARY = 33.0
"""Dollars that a roll brings on average: salary, less taxes and cards."""
LAPS = 14
"""Rolls with rents that must be met before somebody counts as safe."""
NAMES = (
    "bias", "cash", "liquid", "worth", "income", "reach", "stretch", "ceiling",
    "share_income", "share_reach", "share_stretch", "share_liquid", "share_worth",
    "flow", "flow_reach", "ruin", "ruin_reach", "due", "complete", "begun_open", "begun_held",
    "blocks", "counted", "counted_open", "jailed_safe", "mortgaged", "behind_best", "lead",
    "open_cash", "shared", "swap", "unowned", "table", "built",
)  # fmt: skip
"""The numbers of a seat, in order; engine/players/judge/weights.json has a weight for each."""


class Accounts:
    """The accounts of everybody in a position, made up once for any division of the cash.

    `judged`: the chances that judges have made of them, by judge and cash.
    """

    def __init__(self, position: Position) -> None:
        self.judged: dict[object, dict[SeatId, float]] = {}
        self.position = position
        self._by_seat = {seat: Account() for seat in position.players()}
        rents = board_rents(position.rules)
        self._unowned = self._built = 0
        for street in rents.streets:
            self._count_street(street)
        for counted in rents.counted:
            self._count_counted(counted)
        for seat, account in self._by_seat.items():
            account.growth.sort(reverse=True)
            self._expect(seat, account, rents.lap[position.seats[seat].space])
        self._swap_partners = _swap_partners(rents.streets, position.deeds, self._by_seat.keys())

    def divided_as_in(self, position: Position) -> "Accounts":
        """Return these accounts for a position that differs in cash alone."""
        found = copy(self)
        found.position = position
        return found

    def of(self, seat: SeatId) -> Account:
        """Return the account of a player who is still in the game."""
        return self._by_seat[seat]

    def numbers(self, cash: Mapping[SeatId, int] | None = None) -> dict[SeatId, list[float]]:
        """Return the numbers of each player who is still in the game, in the order of NAMES.

        `cash`: dollars by seat that replace what these seats have.
        """
        seats, other = self.position.seats, cash or {}
        means = {
            seat: Means(account, other.get(seat, seats[seat].cash))
            for seat, account in self._by_seat.items()
        }
        sums = Sums(list(means.values()), self._unowned)
        # What tells how far the game is helps nobody by itself, but makes other numbers count more.
        phase = self._unowned / 28, len(means) / 4 - 1, self._built / 40
        return {
            seat: [
                *_numbers(it, sums, seats[seat].jail is not None),
                *self._swap_partners[seat],
                *phase,
            ]
            for seat, it in means.items()
        }

    def _count_street(self, street: StreetRents) -> None:
        deeds = self.position.deeds
        owners = [deeds[space].owner for space in street.members]
        first = owners[0]
        if first is not None and owners.count(first) == len(owners) and first in self._by_seat:
            self._count_complete(street, self._by_seat[first])
            return
        self._unowned += owners.count(None)
        self._count_begun(street, owners)
        for owner, space, rent in zip(owners, street.members, street.bare, strict=True):
            if owner in self._by_seat:
                dollars = self.position.rules.properties[space].rents[0]
                self._enter(self._by_seat[owner], space, rent, dollars)

    def _enter(self, account: Account, space: int, rent: float, dollars: float) -> bool:
        """Enter a deed without buildings; return whether it charges rent."""
        prop = self.position.rules.properties[space]
        account.deeds += prop.price
        if self.position.deeds[space].mortgaged:
            account.mortgaged += prop.mortgage
            return False
        account.loans += prop.mortgage
        account.income += rent
        account.rents.append((space, float(dollars)))
        return True

    def _count_complete(self, street: StreetRents, account: Account) -> None:
        rules, deeds = self.position.rules, self.position.deeds
        total = mortgaged = loans = 0
        for number, space in enumerate(street.members):
            deed, prop = deeds[space], rules.properties[space]
            account.deeds += prop.price + deed.level * prop.house_cost
            if deed.mortgaged:
                mortgaged += prop.mortgage
                continue
            total += deed.level
            loans += prop.mortgage
            rent = street.levels[number][deed.level]
            account.income += rent
            account.rents.append((space, rent * prop.rents[0] / street.bare[number]))
        self._built += total
        account.complete += 1
        account.mortgaged += mortgaged
        account.loans += street.house_cost * total // 2 if total else loans
        account.growth += _with_mortgages(street.growth[total], mortgaged)

    def _count_begun(self, street: StreetRents, owners: list[SeatId | None]) -> None:
        """Count who is how near to having a group, and who is in the way."""
        worth, size = _group_worth(street), len(owners)
        free = owners.count(None)
        for seat in self._by_seat.keys() & set(owners):
            count, account = owners.count(seat), self._by_seat[seat]
            part = worth * (count / size) ** 2
            if free == size - count:
                account.begun_open += part
                continue
            account.begun_held += part
            if count == 1 or size - count - free == 1:
                account.blocks += worth / size

    def _count_counted(self, counted: CountedRents) -> None:
        deeds = self.position.deeds
        owners = [deeds[space].owner for space in counted.members]
        free = owners.count(None)
        self._unowned += free
        for owner, space, landings in zip(owners, counted.members, counted.landings, strict=True):
            if owner in self._by_seat:
                count, account = owners.count(owner), self._by_seat[owner]
                dollars = counted.rents[count]
                account.counted_open += landings * (counted.rents[count + free] - dollars)
                if self._enter(account, space, landings * dollars, dollars):
                    account.counted += landings * dollars

    def _expect(self, seat: SeatId, account: Account, lap: tuple[float, ...]) -> None:
        mean = square = 0.0
        for other, theirs in self._by_seat.items():
            if other != seat:
                for space, dollars in theirs.rents:
                    part = lap[space] * dollars
                    mean += part
                    square += part * dollars
        account.due, account.spread = mean, sqrt(square)


def _with_mortgages(growth: tuple[Growth, ...], mortgaged: int) -> tuple[Growth, ...]:
    """Return growth at the price of paying off all mortgages of a group before it is built on."""
    if not mortgaged or not growth:
        return growth
    cost = mortgaged * 1.1 + sum(it[1] for it in growth)
    gain = sum(it[2] for it in growth)
    return ((gain / cost, int(cost), gain),)


def _numbers(means: Means, all_: Sums, jailed: bool) -> list[float]:
    it, cash, liquid, worth = means.account, means.cash, means.liquid, means.worth
    count, reach, stretch = all_.count, means.reach, means.stretch
    against = all_.income - 1 - it.income
    against_reach = all_.stretch - 1 - stretch
    rival = all_.second if stretch == all_.best else all_.best
    ahead = (stretch - rival) / 50
    return [
        1.0,
        log(max(cash, 0) + 50) - 6,
        log(max(liquid, 0) + 50) - 7,
        worth / 1000 - 2,
        it.income / 30,
        reach / 50,
        stretch / 50,
        means.ceiling / 100,
        it.income / all_.income * count - 1,
        reach / all_.reach * count - 1,
        stretch / all_.stretch * count - 1,
        liquid / all_.liquid * count - 1,
        worth / all_.worth * count - 1,
        _flow(it.income * (count - 1) - against + SALARY, liquid),
        _flow(stretch * (count - 1) - against_reach + SALARY, liquid),
        _over(it.due + 1.65 * it.spread, liquid),
        _over(against_reach * LAPS, liquid),
        min(it.due / (max(cash, 0) + 100), 3.0),
        min(it.complete, 3.0),
        it.begun_open,
        it.begun_held,
        it.blocks,
        it.counted / 10,
        it.counted_open / 10,
        jailed * min(against, 60.0) / 30,
        it.mortgaged / (max(worth, 0) + 1),
        min(-ahead, 4.0) if ahead < 0 else 0.0,
        min(ahead, 4.0) if ahead > 0 else 0.0,
        all_.unowned / 28 * cash / 1000,
    ]


def _flow(dollars: float, means: int) -> float:
    """Return how fast money comes in, up to 1, or how soon it will be gone, down to -1."""
    if dollars >= 0:
        return dollars / (dollars + 60)
    return dollars / (means / 10 + 10 - dollars)


def _over(due: float, means: float) -> float:
    """Return how near ruin is: 0 where twice as much is there, 1 where half of it is."""
    if due <= means * 0.5:
        return 0.0
    return min((due - means * 0.5) / (means * 1.5 + 1), 1.0)


def _swap_partners(
    streets: Collection[StreetRents], deeds: Mapping[int, Deed], seats: Collection[SeatId]
) -> dict[SeatId, tuple[float, float]]:
    """Return what each seat may hope for from trades: the worth of the groups that it shares with
    just one other player, and the lesser of the two best that it could swap with the same one.
    """
    found = dict.fromkeys(seats, (0.0, 0.0))
    shared: dict[frozenset[SeatId | None], list[float]] = {}
    for street in streets:
        owners = frozenset([deeds[space].owner for space in street.members])
        if len(owners) == 2 and owners <= found.keys():
            shared.setdefault(owners, []).append(_group_worth(street))
    for pair, worths in shared.items():
        swap = sorted(worths)[-2] if len(worths) > 1 else 0.0
        for seat in found.keys() & pair:
            before, best = found[seat]
            found[seat] = before + sum(worths), max(best, swap)
    return found


def _group_worth(street: StreetRents) -> float:
    """Return what a group is worth beside others: the rent that its best buildings bring."""
    return street.growth[0][0][2] / 50
