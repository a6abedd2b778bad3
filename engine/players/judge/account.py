"""The account of one seat, and what it comes to with a sum of cash and beside the others."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from math import log

from engine.core.actions import SeatId
from engine.players.judge.expected_rents import Growth
from engine.players.judge.group_counts import GroupCounts, Part, Rents

LEAST_KEPT = 30
"""Dollars that are never built with."""
LOANS = 0.7
"""How much of what could be raised counts as kept: to raise it costs something."""
BUILT_IN = 1 - LOANS / 2
"""How much of a dollar is no longer kept once it is built in: half of it could be raised again."""
CAPACITY = 4096
"""Holdings that are kept; also their means, and the costs of a lap past them."""


class Holdings:
    """What one seat has and owes beside its cash, in dollars; rents are rents to expect.

    `deeds`: printed prices and the cost of buildings; `loans`, `resale`: what the Bank would still
    lend on deeds, and give for buildings; `income`: rents now; `growth`: how building makes more of
    them, best first; `grown`: rents after all of it; `rents`: space and dollars of each rent that
    is charged; `held`: whole groups, parts of groups that are still open or not, parts of those
    that others want; rents of railroads and utilities now, and what they would rise by with the
    unowned ones.
    """

    __slots__ = (
        "deeds", "grown", "growth", "held", "income", "loans", "mortgaged", "rents", "resale",
    )  # fmt: skip

    def __init__(self, parts: Sequence[Part]) -> None:
        self.deeds = sum([it.deeds for it in parts])
        self.loans = sum([it.loans for it in parts])
        self.mortgaged = sum([it.mortgaged for it in parts])
        self.resale = sum([it.resale for it in parts])
        self.income = sum(chain.from_iterable([it.incomes for it in parts]), 0.0)
        self.rents = tuple(chain.from_iterable([it.rents for it in parts]))
        growth = chain.from_iterable([it.growth for it in parts])
        self.growth: list[Growth] = sorted(growth, reverse=True)
        self.grown = self.income + sum([it[2] for it in self.growth])
        self.held = (
            float(min(sum([it.complete for it in parts]), 3)),
            sum([it.begun_open for it in parts], 0.0),
            sum([it.begun_held for it in parts], 0.0),
            sum([it.blocks for it in parts], 0.0),
            sum(chain.from_iterable([it.counted for it in parts]), 0.0) / 10,
            sum(chain.from_iterable([it.counted_open for it in parts]), 0.0) / 10,
        )


@lru_cache(CAPACITY)
def holdings_of(parts: tuple[Part, ...]) -> Holdings:
    """Return what the parts of all groups come to, in order of the groups."""
    return Holdings(parts)


@lru_cache(CAPACITY)
def lap_costs(
    holdings: Holdings, space: int, counts: GroupCounts
) -> tuple[list[float], list[float]]:
    """Return what each rent of holdings is to cost a token on its next lap from a space, in
    dollars, and how widely that varies, in squares of them.
    """
    lap = counts.lap[space]
    costs = [lap[rent] * dollars for rent, dollars in holdings.rents]
    squares = [cost * dollars for cost, (_, dollars) in zip(costs, holdings.rents, strict=True)]
    return costs, squares


@dataclass(slots=True)
class Account:
    """What a seat has beside its cash, and what comes of others.

    `dues`: the rents that its next lap is to cost, by who charges them, in dollars, and the
    squares of how widely they vary; `due`, `spread`: all of them, and how widely that varies;
    `shared`: the worth of the groups that it has with just one other player; `swap`: that of the
    lesser of the two best that it could swap with the same one; `reserve`: the dollars to keep for
    the next lap, in tens: its worst, less LOANS of the loans.
    """

    holdings: Holdings
    dues: Sequence[tuple[SeatId, float, float]]
    due: float
    spread: float
    shared: float
    swap: float
    reserve: int = field(init=False)

    def __post_init__(self) -> None:
        worst = self.due + self.spread - LOANS * self.loans
        self.reserve = max(LEAST_KEPT, int(worst) // 10 * 10)

    @property
    def loans(self) -> int:
        """What the Bank would still lend and give, in dollars."""
        return self.holdings.loans + self.holdings.resale

    @property
    def rents(self) -> Rents:
        """Space and dollars of each rent that the seat charges."""
        return self.holdings.rents


class Means:
    """What holdings come to with some dollars of `cash`, once all is built with it that the next
    lap does not need: `kept` stays.

    `cash`, `liquid`: what is left then, and what could be paid at once; `reach`, `stretch`: rents
    then, or with half of the loans built with too; `risen`: how many times what they are now;
    `own`: the numbers of a seat that these make alone; `purse`: the cash that rents are compared
    with; `pawned`: how much of the worth is mortgaged.
    """

    __slots__ = (
        "cash", "holdings", "liquid", "own", "pawned", "purse", "reach", "risen", "stretch",
        "worth",
    )  # fmt: skip

    def __init__(self, holdings: Holdings, cash: int, kept: int) -> None:
        growth, loans, income = holdings.growth, holdings.loans, holdings.income
        self.holdings = holdings
        self.worth = worth = holdings.deeds + cash
        spare = max(0.0, min(cash - LEAST_KEPT, (cash - kept) / BUILT_IN))
        paid, gained = _grown(growth, spare)
        self.cash = left = cash - paid
        self.liquid = liquid = left + loans + holdings.resale + paid / 2
        self.reach = reach = income + gained
        self.risen = reach / income if income else 1.0
        self.stretch = stretch = income + _grown(growth, spare + loans / 2)[1]
        self.purse = max(left, 0) + 100
        self.pawned = holdings.mortgaged / (max(worth, 0) + 1)
        self.own = (
            1.0,
            log(max(left, 0) + 50) - 6,
            log(max(liquid, 0) + 50) - 7,
            worth / 1000 - 2,
            reach / 50,
            stretch / 50,
            holdings.grown / 100,
        )


@lru_cache(CAPACITY)
def means_of(holdings: Holdings, cash: int, kept: int) -> Means:
    """Return what holdings come to with cash, of which some is kept."""
    return Means(holdings, cash, kept)


def _grown(growth: Sequence[Growth], spare: float) -> tuple[float, float]:
    """Return what building costs with some spare dollars, and the rents that it adds."""
    paid = gained = 0.0
    for _, cost, gain, steps in growth:
        if cost > spare:
            whole, part = divmod(spare * len(steps) / cost, 1)
            built = min(int(whole), len(steps) - 1)
            return paid + spare, gained + sum(steps[:built]) + part * steps[built]
        gained += gain
        paid += cost
        spare -= cost
    return paid, gained


class Sums:
    """What the means of all seats come to; 1 more each, so that nothing is divided by zero.

    `best`, `second`: the two highest rents in stretch; `open`: what part of all deeds is the
    Bank's; `phase`: the numbers that tell how far the game is, which help nobody by themselves but
    make others count more.
    """

    __slots__ = (
        "best", "count", "liquid", "open", "phase", "reach", "second", "stretch", "worth",
    )  # fmt: skip

    def __init__(self, all_: Sequence[Means], unowned: int) -> None:
        stretches = sorted([it.stretch for it in all_], reverse=True)
        self.count = len(all_)
        self.reach = sum([it.reach for it in all_]) + 1
        self.stretch = sum(stretches) + 1
        self.liquid = sum([it.liquid for it in all_]) + 1
        self.worth = sum([it.worth for it in all_]) + 1
        self.open = unowned / 28
        self.phase = self.open, self.count / 4 - 1, min(self.reach / 100, 4.0)
        self.best = stretches[0]
        self.second = stretches[1] if len(stretches) > 1 else 0.0
