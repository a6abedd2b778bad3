"""The account of one seat, and what it comes to with a sum of cash and beside the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import log

from engine.players.judge.expected_rents import Growth
from engine.players.judge.group_counts import GroupCounts, Part, Rents

KEPT = 60
"""Dollars of cash that are not counted on for building."""
CAPACITY = 4096
"""Holdings that are kept; also their means, and the costs of a lap past them."""


class Holdings:
    """What one seat has and owes beside its cash, in dollars; rents are rents to expect.

    `deeds`: printed prices and the cost of buildings; `loans`: what the Bank would still lend
    and give; `income`: rents now; `growth`: how building makes more of them, best first; `grown`:
    rents after all of it; `rents`: space and dollars of each rent that is charged; `levels`: of
    buildings; `held`: whole groups, parts of groups that are still open or not, parts of those
    that others want; rents of railroads and utilities now, and what they would rise by with the
    unowned ones.
    """

    __slots__ = (
        "deeds", "grown", "growth", "held", "income", "levels", "loans", "mortgaged", "rents",
    )  # fmt: skip

    def __init__(self, parts: Sequence[Part]) -> None:
        self.deeds = sum([it.deeds for it in parts])
        self.loans = sum([it.loans for it in parts])
        self.mortgaged = sum([it.mortgaged for it in parts])
        self.levels = sum([it.levels for it in parts])
        self.income = sum(chain.from_iterable([it.incomes for it in parts]), 0.0)
        self.rents = tuple(chain.from_iterable([it.rents for it in parts]))
        growth = chain.from_iterable([it.growth for it in parts])
        self.growth: list[Growth] = sorted(growth, reverse=True)
        self.grown = self.income + sum([gain for _, _, gain in self.growth])
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

    `due`, `spread`: the rents that its next lap is to cost, in dollars, and how widely they vary;
    `shared`: the worth of the groups that it has with just one other player; `swap`: that of the
    lesser of the two best that it could swap with the same one.
    """

    holdings: Holdings
    due: float
    spread: float
    shared: float
    swap: float

    @property
    def loans(self) -> int:
        """What the Bank would still lend and give, in dollars."""
        return self.holdings.loans

    @property
    def rents(self) -> Rents:
        """Space and dollars of each rent that the seat charges."""
        return self.holdings.rents


class Means:
    """What holdings come to with some dollars of `cash`.

    `liquid`: what could be paid at once; `reach`, `stretch`: rents after building with the cash,
    or with half of the loans too; `own`: the numbers of a seat that these and cash make alone;
    `purse`: the cash that rents are compared with; `pawned`: how much of the worth is mortgaged.
    """

    __slots__ = (
        "cash", "holdings", "income", "liquid", "own", "pawned", "purse", "reach", "stretch",
        "worth",
    )  # fmt: skip

    def __init__(self, holdings: Holdings, cash: int) -> None:
        income, growth, spare = holdings.income, holdings.growth, max(0, cash - KEPT)
        self.holdings, self.cash, self.income = holdings, cash, income
        self.liquid = liquid = cash + holdings.loans
        self.worth = worth = holdings.deeds + cash
        self.reach = reach = income + _grown(growth, spare)
        self.stretch = stretch = income + _grown(growth, spare + holdings.loans / 2)
        self.purse = max(cash, 0) + 100
        self.pawned = holdings.mortgaged / (max(worth, 0) + 1)
        self.own = (
            1.0,
            log(max(cash, 0) + 50) - 6,
            log(max(liquid, 0) + 50) - 7,
            worth / 1000 - 2,
            income / 30,
            reach / 50,
            stretch / 50,
            holdings.grown / 100,
        )


@lru_cache(CAPACITY)
def means_of(holdings: Holdings, cash: int) -> Means:
    """Return what holdings come to with cash."""
    return Means(holdings, cash)


def _grown(growth: Sequence[Growth], spare: float) -> float:
    """Return the rents that building adds with some spare dollars."""
    gained = 0.0
    for _, cost, gain in growth:
        if cost >= spare:
            return gained + gain * spare / cost
        gained += gain
        spare -= cost
    return gained


class Sums:
    """What the means of all seats come to; 1 more each, so that nothing is divided by zero.

    `best`, `second`: the two highest rents in stretch; `open`: what part of all deeds is the
    Bank's; `phase`: the numbers that tell how far the game is, which help nobody by themselves but
    make others count more.
    """

    __slots__ = (
        "best", "count", "income", "liquid", "open", "phase", "reach", "second", "stretch", "worth",
    )  # fmt: skip

    def __init__(self, all_: Sequence[Means], unowned: int) -> None:
        stretches = sorted([it.stretch for it in all_], reverse=True)
        self.count = len(all_)
        self.income = sum([it.income for it in all_]) + 1
        self.reach = sum([it.reach for it in all_]) + 1
        self.stretch = sum(stretches) + 1
        self.liquid = sum([it.liquid for it in all_]) + 1
        self.worth = sum([it.worth for it in all_]) + 1
        self.open = unowned / 28
        self.phase = self.open, self.count / 4 - 1, sum([it.holdings.levels for it in all_]) / 40
        self.best = stretches[0]
        self.second = stretches[1] if len(stretches) > 1 else 0.0
