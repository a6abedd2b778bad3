"""What there is to choose from: rulebooks, their games, and house rules, each by its name.

A rulebook is a set of Rules; a game or a house rule replaces some of their fields.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from engine.editions import policies as p
from engine.editions.rules import Rules
from engine.record import record

Fields = Mapping[str, Any]

GAMES: Mapping[str, Fields] = {
    "standard": {},
    "short": {  # S94-01 to S94-10; AMB-75: a hotel is four levels in every way
        "setup": p.DeedsGiven(count=3),
        "hotel_level": 4,
        "jail_turns": 1,
        "jail_prepay_turns": 1,
        "pass_after_last_throw": True,  # AMB-40: S94-05 names the card as a way out on that turn
        "income_tax": p.Flat(flat=200),
        "ending": "first-bankruptcy",
    },
    "time-limit": {"setup": p.DeedsSold(count=2), "ending": "agreed-hour"},  # TL-01, TL-02
    "new-short": {"setup": p.DeedsSold(count=2), "ending": "agreed-hour"},  # S35-01 to S35-13
}
"""The games by their names, as replacements of the standard game's fields."""


@record
class Edition:
    """A rulebook. `games` are the names of its games, the standard one first.

    A book that prints no short game leaves the choice of them open.
    """

    rules: Rules
    games: tuple[str, ...] = tuple(GAMES)


_CLASSIC = Rules(shortage="claim-window")

CATALOGUE: Mapping[str, Edition] = {
    "1935": Edition(
        _CLASSIC.with_fields(
            edition="1935",
            players_min=3,
            players_max=7,
            jail_doubles_throw_again=1,
            mortgage_scope="that-lot",
            selling="sell-in-any-order",
            estate_passes="passes-auctioned",
        ),
        ("standard", "new-short"),
    ),
    "1973": Edition(_CLASSIC.with_fields(edition="1973")),
    "1994": Edition(
        _CLASSIC.with_fields(edition="1994"),
        ("standard", "short", "time-limit"),
    ),
    "1998": Edition(
        _CLASSIC.with_fields(edition="1998"),
        ("standard", "short", "time-limit"),
    ),
    "2008": Edition(
        _CLASSIC.with_fields(
            edition="2008",
            board="us2008",
            cards="us2008",
            luxury_tax=100,  # LTAX-01; AMB-41: income tax stays a choice, as its text has it.
            building_time="own-turn",
            rent_window="next-throw",
        )
    ),
}
DEFAULT = "1994"


def rules_of(edition: str) -> Rules:
    """Return the standard game's Rules of an edition. Raises KeyError for an unknown edition."""
    return CATALOGUE[edition].rules


@record
class Range:
    """The whole numbers that a house rule takes, the one to begin with, and what they count."""

    lowest: int
    highest: int
    usual: int
    unit: Literal["things", "dollars", "percent"] = "things"


@record
class HouseRule:
    """A named replacement of Rules fields; one without `numbers` is just on or off."""

    name: str
    fields: Callable[[Rules, int], Fields]
    numbers: Range | None = None

    @property
    def usual(self) -> int:
        """The number to begin with; 0 for a house rule that takes none."""
        return self.numbers.usual if self.numbers else 0


def _fixed(name: str, **fields: object) -> HouseRule:
    return HouseRule(name, lambda rules, number: fields)


def _auction_step(rules: Rules, number: int) -> Fields:
    return {"auction": rules.auction.model_copy(update={"step": number})}


_BY_TOPIC: Mapping[str, tuple[HouseRule, ...]] = {
    "start": (
        HouseRule(
            "starting-cash", lambda rules, n: {"start_cash": n}, Range(500, 10000, 2000, "dollars")
        ),
        HouseRule("dealt-deeds", lambda rules, n: {"setup": p.DeedsGiven(count=n)}, Range(1, 3, 2)),
        HouseRule("sold-deeds", lambda rules, n: {"setup": p.DeedsSold(count=n)}, Range(1, 3, 2)),
        HouseRule("players", lambda rules, n: {"players_min": 2, "players_max": n}, Range(2, 8, 8)),
        _fixed("no-buying-first-lap", buying_from_lap=1),
        _fixed("no-trading-first-lap", trading_from_lap=1),
    ),
    "money": (
        HouseRule(
            "parking-pot",
            lambda rules, n: {"free_parking": p.Pot(seed=n)},
            Range(0, 5000, 0, "dollars"),
        ),
        HouseRule("double-go", lambda rules, n: {"go_landing_salary": 2 * rules.go_salary}),
        _fixed("flat-income-tax", income_tax=p.Flat(flat=200)),
        _fixed("claimed-rent", rent_collection="claimed-rent"),
    ),
    "jail": (
        HouseRule("jail-fine", lambda rules, n: {"jail_fine": n}, Range(0, 500, 100, "dollars")),
        _fixed("no-rent-in-jail", jailed_owner="collects-nothing"),
        _fixed("throw-after-jail-doubles", jail_doubles_throw_again=1),
        _fixed("no-throw-after-jail-doubles", jail_doubles_throw_again=0),
    ),
    "auctions": (
        _fixed("no-auctions", declined="left-with-bank"),
        HouseRule(
            "auction-reserve", lambda rules, n: {"reserve_percent": n}, Range(1, 100, 50, "percent")
        ),
        HouseRule("auction-step", _auction_step, Range(2, 100, 10, "dollars")),
        _fixed("cash-bids", bid_cap="cash-in-hand"),
        _fixed("bids-without-cap", bid_cap="no-cap"),
    ),
    "building": (
        HouseRule("houses", lambda rules, n: {"houses": n}, Range(4, 100, 44)),
        HouseRule("hotels", lambda rules, n: {"hotels": n}, Range(0, 22, 22)),
        _fixed("own-turn-building", building_time="own-turn"),
        HouseRule(
            "limited-building",
            lambda rules, n: {"building_limit": p.PerTurn(most=n)},
            Range(1, 12, 3),
        ),
        _fixed("first-come-buildings", shortage="first-come"),
    ),
    "end": (
        _fixed("fast-bankruptcy", bankruptcy="straight-to-bank"),
        _fixed("finish-the-round", ending="agreed-round"),
        _fixed("cash-breaks-ties", tie="most-cash"),
    ),
}
"""The house rules by what they are about, in the order in which they are offered and listed."""
TOPICS: Mapping[str, tuple[str, ...]] = {
    topic: tuple(rule.name for rule in rules) for topic, rules in _BY_TOPIC.items()
}
HOUSE_RULES: Mapping[str, HouseRule] = {
    rule.name: rule for rules in _BY_TOPIC.values() for rule in rules
}
