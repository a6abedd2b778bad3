"""The account of one seat, and what it comes to with a sum of cash and beside the others."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.players.judge.expected_rents import Growth

KEPT = 60
"""Dollars of cash that are not counted on for building."""


@dataclass(slots=True)
class Account:
    """What one seat has and owes beside its cash, in dollars; rents are rents to expect.

    `deeds`: printed prices and the cost of buildings; `loans`: what the Bank would still lend
    and give; `income`: rents now; `growth`: how building makes more of them, best first; `rents`:
    space and dollars of each rent that is charged; `due`, `spread`: the rents that the next lap is
    to cost, and how widely they vary; `complete`, `begun_open`, `begun_held`, `blocks`: whole
    groups, parts of groups that are still open or not, parts of those that others want; `counted`,
    `counted_open`: rents of railroads and utilities now, and what they would rise by with the
    unowned ones.
    """

    deeds: int = 0
    loans: int = 0
    mortgaged: int = 0
    income: float = 0.0
    complete: int = 0
    begun_open: float = 0.0
    begun_held: float = 0.0
    blocks: float = 0.0
    counted: float = 0.0
    counted_open: float = 0.0
    due: float = 0.0
    spread: float = 0.0
    growth: list[Growth] = field(default_factory=list)
    rents: list[tuple[int, float]] = field(default_factory=list)


class Means:
    """What an account comes to with some dollars of `cash`.

    `liquid`: what could be paid at once; `reach`, `stretch`: rents after building with the cash,
    or with half of the loans too; `ceiling`: with any money.
    """

    __slots__ = ("account", "cash", "ceiling", "liquid", "reach", "stretch", "worth")

    def __init__(self, account: Account, cash: int) -> None:
        self.account = account
        self.cash = cash
        self.liquid = cash + account.loans
        self.worth = account.deeds + cash
        income, growth, spare = account.income, account.growth, max(0, cash - KEPT)
        self.reach = income + _grown(growth, spare)
        self.stretch = income + _grown(growth, spare + account.loans / 2)
        self.ceiling = income + sum([gain for _, _, gain in growth])


def _grown(growth: list[Growth], spare: float) -> float:
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

    `best`, `second`: the two highest rents in stretch; `unowned`: deeds of the Bank.
    """

    __slots__ = (
        "best", "count", "income", "liquid", "reach", "second", "stretch", "unowned", "worth",
    )  # fmt: skip

    def __init__(self, all_: Sequence[Means], unowned: int) -> None:
        stretches = sorted([it.stretch for it in all_], reverse=True)
        self.count = len(all_)
        self.income = sum([it.account.income for it in all_]) + 1
        self.reach = sum([it.reach for it in all_]) + 1
        self.stretch = sum(stretches) + 1
        self.liquid = sum([it.liquid for it in all_]) + 1
        self.worth = sum([it.worth for it in all_]) + 1
        self.unowned = unowned
        self.best = stretches[0]
        self.second = stretches[1] if len(stretches) > 1 else 0.0
