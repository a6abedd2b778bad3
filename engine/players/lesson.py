"""A lesson of a coach: a kind, for which the bot has words, and facts in ids and numbers.

Each kind is told in full once and shortened once, the pressing ones more often: `next_lesson`
picks the one that was told least.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.actions import SeatId, Side

MOST_TIMES = 2
"""How often a lesson of one kind is told."""
TOPICS: Mapping[str, str] = {
    "throw": "turns",
    "end": "turns",
    "salary": "turns",
    "goal": "turns",
    "buy": "buying",
    "buy-group": "buying",
    "buy-block": "buying",
    "buy-leave": "buying",
    "buy-short": "buying",
    "buy-raise": "buying",
    "buy-raise-on-group": "buying",
    "auction": "auctions",
    "auction-block": "auctions",
    "auction-pass": "auctions",
    "auction-short": "auctions",
    "rent-paid": "rent",
    "rent-single": "rent",
    "rival-group": "rent",
    "build": "building",
    "trade": "trading",
    "trade-look": "trading",
    "offer-good": "trading",
    "offer-bad": "trading",
    "jail-leave": "jail",
    "jail-stay": "jail",
    "tax": "taxes",
    "debt": "debts",
    "debt-sell": "debts",
    "debt-hopeless": "debts",
}
"""Every kind of lesson, and what it is about."""
PRESSING = frozenset(
    ("trade", "build", "buy-block", "buy-raise", "buy-raise-on-group", "auction-block")
)
"""Kinds that come before all others, however often they were told: they can decide the game."""
ABOUT_GROUPS = frozenset(("trade", "trade-look"))
"""Kinds that are told once of each color group; who has been told of a trade need not look for one.
"""
BIDDING = frozenset(("auction", "auction-block", "auction-pass", "auction-short"))
"""What an auction teaches: it changes from one to another as the bids rise."""


@dataclass(frozen=True)
class Lesson:
    """What a learner can be told now; which facts there are depends on the kind.

    `space`: the property in question; `group`: a color group; `seat`: the other player; `dollars`:
    a price, a debt or a rent; `deal`: what to give in a trade; `houses`, `hotels`: how many to
    build; the houses that a hotel takes the place of do not count;
    `before`, `after`: the learner's chance to win without and with the move, from 0 to 1.
    """

    kind: str
    space: int | None = None
    group: str | None = None
    seat: SeatId | None = None
    dollars: int = 0
    deal: tuple[Side, Side] | None = None
    before: float = 0.0
    after: float = 0.0
    houses: int = 0
    hotels: int = 0

    @property
    def subject(self) -> str:
        """The kind, with the group of a lesson that is told once of each color group."""
        return f"{self.kind}:{self.group}" if self.kind in ABOUT_GROUPS else self.kind

    @property
    def is_pressing(self) -> bool:
        """Whether it comes before all others: building does where it raises the chance."""
        return self.kind in PRESSING and (self.kind != "build" or rises(self.before, self.after))


def rises(before: float, after: float) -> bool:
    """Return whether a chance rises by as much as is said, in whole percent."""
    return round(100 * after) > round(100 * before)


def next_lesson(found: Sequence[Lesson], told: Mapping[str, int]) -> Lesson | None:
    """Return a pressing lesson, or the one told least often until now, the first of several; None
    if all were told often enough. `told`: how often, by kind and by subject.

    A learner who has been told nothing yet begins with what comes first.
    """
    found = [lesson for lesson in found if not _was_told_of_group(lesson, told)]
    if not told:
        return next(iter(found), None)
    pressing = next((lesson for lesson in found if lesson.is_pressing), None)
    if pressing is not None:
        return pressing
    left = [lesson for lesson in found if told.get(lesson.kind, 0) < MOST_TIMES]
    return min(left, key=lambda lesson: told.get(lesson.kind, 0), default=None)


def _was_told_of_group(lesson: Lesson, told: Mapping[str, int]) -> bool:
    """Return whether a lesson is about a trade for a group for which one was told already."""
    if lesson.kind not in ABOUT_GROUPS:
        return False
    return bool(told.get(lesson.subject) or told.get(f"trade:{lesson.group}"))
