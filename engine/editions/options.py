"""What a table may choose beside its rulebook: the game, and house rules, each by its name.

A game or a house rule is a replacement of some fields of Rules. `resolve` puts them together and
refuses what contradicts itself.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.editions import policies as p
from engine.editions.board import board
from engine.editions.catalogue import CATALOGUE, DEFAULT
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
class Range:
    """The whole numbers that a house rule takes, and the one to begin with."""

    lowest: int
    highest: int
    usual: int


@record
class HouseRule:
    """A named replacement of Rules fields; one without `numbers` is just on or off."""

    name: str
    fields: Callable[[Rules, int], Fields]
    numbers: Range | None = None


def _fixed(name: str, **fields: object) -> HouseRule:
    return HouseRule(name, lambda rules, number: fields)


def _auction_step(rules: Rules, number: int) -> Fields:
    return {"auction": rules.auction.model_copy(update={"step": number})}


HOUSE_RULES: Mapping[str, HouseRule] = {
    rule.name: rule
    for rule in (
        HouseRule(
            "parking-pot",
            lambda rules, number: {"free_parking": p.Pot(seed=number)},
            Range(0, 5000, 0),
        ),
        HouseRule("double-go", lambda rules, number: {"go_landing_salary": 2 * rules.go_salary}),
        _fixed("no-auctions", declined="left-with-bank"),
        HouseRule("auction-reserve", lambda rules, n: {"reserve_percent": n}, Range(1, 100, 50)),
        HouseRule("auction-step", _auction_step, Range(2, 100, 10)),
        _fixed("cash-bids", bid_cap="cash-in-hand"),
        _fixed("bids-without-cap", bid_cap="no-cap"),
        HouseRule("starting-cash", lambda rules, n: {"start_cash": n}, Range(500, 10000, 2000)),
        HouseRule("dealt-deeds", lambda rules, n: {"setup": p.DeedsGiven(count=n)}, Range(1, 3, 2)),
        HouseRule("sold-deeds", lambda rules, n: {"setup": p.DeedsSold(count=n)}, Range(1, 3, 2)),
        HouseRule("players", lambda rules, n: {"players_min": 2, "players_max": n}, Range(2, 8, 8)),
        _fixed("no-buying-first-lap", buying_from_lap=1),
        _fixed("no-trading-first-lap", trading_from_lap=1),
        _fixed("no-rent-in-jail", jailed_owner="collects-nothing"),
        HouseRule("jail-fine", lambda rules, number: {"jail_fine": number}, Range(0, 500, 100)),
        _fixed("throw-after-jail-doubles", jail_doubles_throw_again=1),
        _fixed("no-throw-after-jail-doubles", jail_doubles_throw_again=0),
        _fixed("claimed-rent", rent_collection="claimed-rent"),
        _fixed("flat-income-tax", income_tax=p.Flat(flat=200)),
        HouseRule("houses", lambda rules, number: {"houses": number}, Range(4, 100, 44)),
        HouseRule("hotels", lambda rules, number: {"hotels": number}, Range(0, 22, 22)),
        _fixed("own-turn-building", building_time="own-turn"),
        HouseRule(
            "limited-building",
            lambda rules, number: {"building_limit": p.PerTurn(most=number)},
            Range(1, 12, 3),
        ),
        _fixed("first-come-buildings", shortage="first-come"),
        _fixed("fast-bankruptcy", bankruptcy="straight-to-bank"),
        _fixed("finish-the-round", ending="agreed-round"),
        _fixed("cash-breaks-ties", tie="most-cash"),
    )
}
"""The house rules by their names, in the order in which a table's are listed."""
TOPICS: Mapping[str, tuple[str, ...]] = {
    "start": (
        "starting-cash", "dealt-deeds", "sold-deeds", "players", "no-buying-first-lap",
        "no-trading-first-lap",
    ),
    "money": ("parking-pot", "double-go", "flat-income-tax", "claimed-rent"),
    "jail": (
        "jail-fine", "no-rent-in-jail", "throw-after-jail-doubles", "no-throw-after-jail-doubles",
    ),
    "auctions": (
        "no-auctions", "auction-reserve", "auction-step", "cash-bids", "bids-without-cap",
    ),
    "building": (
        "houses", "hotels", "own-turn-building", "limited-building", "first-come-buildings",
    ),
    "end": ("fast-bankruptcy", "finish-the-round", "cash-breaks-ties"),
}  # fmt: skip
"""The names of the house rules by what they are about, in the order in which they are offered."""


class NotPlayable(ValueError):
    """A choice that no game can be played by: `kind` says why, `names` what is to blame."""

    def __init__(self, kind: str, names: tuple[str, ...]) -> None:
        super().__init__(kind, names)
        self.kind = kind
        self.names = names


@record
class Choice:
    """What a table has chosen; `house_rules` by name, with their number (0 without one)."""

    edition: str = DEFAULT
    game: str = "standard"
    house_rules: tuple[tuple[str, int], ...] = ()


@lru_cache(maxsize=1024)
def resolve(choice: Choice) -> Rules:
    """Return the Rules of a choice, the same ones each time. Raises NotPlayable.

    `kind` is "unknown", "number", "twice" (two rules for one thing), "needs" (a rule without what
    it is about) or "cash" (dealt deeds that the starting cash may not cover).
    """
    edition = CATALOGUE.get(choice.edition)
    if edition is None or choice.game not in edition.games:
        raise NotPlayable("unknown", (choice.edition, choice.game))
    rules = edition.rules.with_fields(game=choice.game, **GAMES[choice.game])
    replaced: dict[str, str] = {}
    for name, number in choice.house_rules:
        rule = _known(name, number)
        fields = rule.fields(rules, number)
        for field in fields:
            if field in replaced:
                raise NotPlayable("twice", (replaced[field], name))
            replaced[field] = name
        rules = rules.with_fields(**fields)
    _need_sense(choice, rules)
    return rules.with_fields(house_rules=choice.house_rules)


def _known(name: str, number: int) -> HouseRule:
    rule = HOUSE_RULES.get(name)
    if rule is None:
        raise NotPlayable("unknown", (name,))
    numbers = rule.numbers or Range(0, 0, 0)
    if not numbers.lowest <= number <= numbers.highest:
        raise NotPlayable("number", (name,))
    return rule


def _need_sense(choice: Choice, rules: Rules) -> None:
    """Raise NotPlayable for rules without what they are about, and for deeds beyond all cash."""
    chosen = dict(choice.house_rules)
    if "finish-the-round" in chosen and not is_timed(GAMES[choice.game]):
        raise NotPlayable("needs", ("finish-the-round",))
    if rules.declined == "left-with-bank":
        about = [name for name in chosen if name in _ABOUT_AUCTIONS]
        if about:
            raise NotPlayable("twice", ("no-auctions", about[0]))
    if isinstance(rules.setup, p.DeedsSold) and rules.start_cash < _dearest(rules):
        raise NotPlayable("cash", tuple(name for name in chosen if name in _ABOUT_CASH))


_ABOUT_AUCTIONS = {"auction-reserve", "auction-step", "cash-bids", "bids-without-cap"}
_ABOUT_CASH = {"starting-cash", "sold-deeds"}


def _dearest(rules: Rules) -> int:
    """Return the most that the deeds dealt to one player can cost."""
    assert isinstance(rules.setup, p.DeedsSold)
    prices = sorted(prop.price for prop in board(rules.board).properties.values())
    return sum(prices[-rules.setup.count :])


def is_timed(fields: Fields) -> bool:
    """S35-01, TL-01: whether a game ends at an hour that must be agreed on before it starts."""
    return fields.get("ending") in ("agreed-hour", "agreed-round")


def chosen(rules: Rules) -> Choice:
    """Return the choice that rules came from, for playing by them again."""
    return Choice(rules.edition, rules.game, rules.house_rules)


def possible(choice: Choice, names: Iterable[str] = HOUSE_RULES) -> tuple[str, ...]:
    """Return those of these house rules that may be added to a choice as it stands."""
    found = []
    for name in names:
        rule = HOUSE_RULES[name]
        added = (name, rule.numbers.usual if rule.numbers else 0)
        try:
            resolve(Choice(choice.edition, choice.game, (*choice.house_rules, added)))
        except NotPlayable:
            continue
        found.append(name)
    return tuple(found)
