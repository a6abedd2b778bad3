"""What a position means to each player, in the few numbers that a chance to win is made of.

Rents to expect are dollars for one roll of one opponent (engine/players/judge/expected_rents.py).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.players.judge.account import (
    Account,
    Holdings,
    Means,
    Sums,
    holdings_of,
    lap_costs,
    means_of,
)
from engine.players.judge.group_counts import (
    GroupCount,
    GroupCounts,
    Part,
    Shared,
    States,
    group_counts,
)

SALARY = 33.0
"""Dollars that a roll brings on average: salary, less taxes and cards."""
KEPT = 1024
"""Ways of sharing groups that are kept."""
LAPS = 14
"""Rolls with rents that must be met before somebody counts as safe."""
NAMES = (
    "bias", "cash", "liquid", "worth", "reach", "stretch", "ceiling", "share_reach",
    "share_stretch", "share_liquid", "share_worth", "flow", "flow_stretch", "ruin",
    "ruin_stretch", "due", "complete", "begun_open", "begun_held", "blocks", "counted",
    "counted_open", "jailed_safe", "mortgaged", "behind_best", "lead", "open_cash", "shared",
    "swap", "unowned", "table", "rents", "wait",
)  # fmt: skip
"""The numbers of a seat, in order; engine/players/judge/weights.json has a weight for each."""


class Accounts:
    """The accounts of everybody in a position, made up once for any division of the cash.

    `judged`: the chances that judges have made of them, by judge, mover and cash.
    """

    __slots__ = ("_by_seat", "_unowned", "judged", "position")

    def __init__(self, position: Position, states: States | None = None) -> None:
        """`states`: those of `GroupCounts`, where they are known already."""
        counts = group_counts(position.rules)
        groups = counts.of(states or counts.states(position))
        self.judged: dict[object, dict[SeatId, float]] = {}
        self.position = position
        self._unowned = sum([it.unowned for it in groups])
        holdings = _holdings(position.players(), groups)
        shared = tuple([it.shared for it in groups if it.shared])
        partners = _swap_partners(shared, tuple(holdings))
        self._by_seat = {
            seat: Account(own, *_due(seat, position, holdings, counts), *partners[seat])
            for seat, own in holdings.items()
        }

    def divided_as_in(self, position: Position) -> "Accounts":
        """Return these accounts for a position that differs in cash, or in whose turn it is."""
        found = Accounts.__new__(Accounts)
        found.judged, found._by_seat, found._unowned = self.judged, self._by_seat, self._unowned
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
            seat: means_of(account.holdings, other.get(seat, seats[seat].cash), account.reserve)
            for seat, account in self._by_seat.items()
        }
        sums = Sums(list(means.values()), self._unowned)
        found = {
            seat: _numbers(account, means, seat, sums, seats[seat].jail is not None)
            for seat, account in self._by_seat.items()
        }
        before = sum([seat < self.position.mover for seat in found])
        for at, numbers in enumerate(found.values()):
            # Of a round, what passes before its turn: who has it builds first, and makes offers.
            numbers.append((at - before) % len(found) / len(found))
        return found


def _holdings(seats: Sequence[SeatId], groups: Sequence[GroupCount]) -> dict[SeatId, Holdings]:
    """Return what each player has of all groups."""
    parts: dict[SeatId, list[Part]] = {seat: [] for seat in seats}
    for group in groups:
        for seat, part in group.parts:
            if seat in parts:
                parts[seat].append(part)
    return {seat: holdings_of(tuple(found)) for seat, found in parts.items()}


def _due(
    seat: SeatId, position: Position, holdings: Mapping[SeatId, Holdings], counts: GroupCounts
) -> tuple[list[tuple[SeatId, float, float]], float, float]:
    """Return the `dues` of a seat, and its `due` and `spread`."""
    dues, space = [], position.seats[seat].space
    for other, theirs in holdings.items():
        if theirs.rents and other != seat:
            costs, squares = lap_costs(theirs, space, counts)
            dues.append((other, sum(costs), sum(squares)))
    due, square = sum([it for _, it, _ in dues]), sum([it for _, _, it in dues])
    return dues, due, sqrt(square)


def _numbers(
    account: Account, by_seat: Mapping[SeatId, Means], seat: SeatId, all_: Sums, jailed: bool
) -> list[float]:
    means = by_seat[seat]
    due = square = 0.0
    for other, dollars, squares in account.dues:
        risen = by_seat[other].risen
        due += dollars * risen
        square += squares * risen * risen
    cash, liquid, reach = means.cash, means.liquid, means.reach
    count, stretch = all_.count, means.stretch
    against = all_.reach - 1 - reach
    against_stretch = all_.stretch - 1 - stretch
    rival = all_.second if stretch == all_.best else all_.best
    ahead = (stretch - rival) / 50
    return [
        *means.own,
        reach / all_.reach * count - 1,
        stretch / all_.stretch * count - 1,
        liquid / all_.liquid * count - 1,
        means.worth / all_.worth * count - 1,
        _flow(reach * (count - 1) - against + SALARY, liquid),
        _flow(stretch * (count - 1) - against_stretch + SALARY, liquid),
        _over(due + 1.65 * sqrt(square), liquid),
        _over(against_stretch * LAPS, liquid),
        min(due / means.purse, 3.0),
        *means.holdings.held,
        min(against, 60.0) / 30 if jailed else 0.0,
        means.pawned,
        min(-ahead, 4.0) if ahead < 0 else 0.0,
        min(ahead, 4.0) if ahead > 0 else 0.0,
        all_.open * cash / 1000,
        account.shared,
        account.swap,
        *all_.phase,
    ]


def _flow(dollars: float, means: float) -> float:
    """Return how fast money comes in, up to 1, or how soon it will be gone, down to -1."""
    if dollars >= 0:
        return dollars / (dollars + 60)
    return dollars / (means / 10 + 10 - dollars)


def _over(due: float, means: float) -> float:
    """Return how near ruin is: 0 where twice as much is there, 1 where half of it is."""
    if due <= means * 0.5:
        return 0.0
    return min((due - means * 0.5) / (means * 1.5 + 1), 1.0)


@lru_cache(KEPT)
def _swap_partners(
    groups: tuple[Shared, ...], seats: tuple[SeatId, ...]
) -> dict[SeatId, tuple[float, float]]:
    """Return what each seat may hope for from trades: `shared` and `swap` of its account."""
    found = dict.fromkeys(seats, (0.0, 0.0))
    shared: dict[frozenset[SeatId], list[float]] = {}
    for owners, worth in groups:
        if owners <= found.keys():
            shared.setdefault(owners, []).append(worth)
    for pair, worths in shared.items():
        swap = sorted(worths)[-2] if len(worths) > 1 else 0.0
        for seat in pair:
            before, best = found[seat]
            found[seat] = before + sum(worths), max(best, swap)
    return found
