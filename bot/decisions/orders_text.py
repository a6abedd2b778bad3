"""Standing orders in plain sentences, topic by topic."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

from bot.language.clipping import clip
from bot.language.names import group_emoji, group_key
from bot.language.voice import Voice
from bot.narration.log import LoggedStep
from bot.narration.narration import chronicle
from bot.narration.secret_bids import ordered_bid
from engine.editions.policies import TenthOrFlat
from engine.editions.rules import Rules
from engine.players.orders.presets import PRESETS, preset
from engine.players.orders.terms import (
    Bidding,
    Building,
    Buying,
    Item,
    Leaving,
    Lifting,
    Orders,
    Raising,
    Trading,
)

T = TypeVar("T", str, int)
TOPICS: Mapping[str, str] = {
    "buy": "buying",
    "bid": "bidding",
    "jail": "leaving",
    "tax": "tax",
    "debt": "raising",
    "build": "building",
    "mortgage": "lifting",
    "trade": "trading",
    "rent": "rents",
}
"""What orders may be about, each with its part of them."""
MAX_ANSWERED = 600
"""Characters of a line about what orders have answered."""


@dataclass(frozen=True, slots=True)
class OrdersText:
    """Puts the standing orders of one game into sentences."""

    voice: Voice
    rules: Rules

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics about which this game has anything to decide."""
        needless = set()
        if not isinstance(self.rules.income_tax, TenthOrFlat):
            needless.add("tax")
        if self.rules.rent_collection != "claimed-rent":
            needless.add("rent")
        return tuple(topic for topic in TOPICS if topic not in needless)

    def in_short(self, orders: Orders) -> str:
        """Return the orders in force as the name of their preset, or as their topics; empty without
        any.
        """
        say, saved = self.voice.say, orders.model_copy(update={"draft": None})
        for name in PRESETS:
            if saved == preset(name, self.rules):
                return say(f"orders-preset-{name}")
        ordered = [topic for topic in self.topics if self.lines(topic, saved)]
        return self.voice.words.comma_list([say(f"orders-topic-{it}") for it in ordered])

    def lines(self, topic: str, orders: Orders) -> list[str]:
        """Return the orders about a topic, a sentence each; empty where nothing is ordered."""
        match topic:
            case "buy":
                return list(self._buying(orders.buying))
            case "bid":
                return list(self._bidding(orders.bidding))
            case "jail":
                return list(self._leaving(orders.leaving))
            case "debt":
                return list(self._raising(orders.raising))
            case "build":
                return list(self._building(orders.building))
            case "mortgage":
                return list(self._lifting(orders.lifting))
            case "trade":
                return list(self._trading(orders.trading))
            case _:
                return list(self._single(topic, orders))

    def item(self, item: Item) -> str:
        """Return a deed or a group by its mark and name: "🟦 Boardwalk", "🟧 Orange"."""
        if isinstance(item, int):
            return self.voice.deed(item) if item in self.rules.properties else str(item)
        return f"{self.mark(item)} {self.group(item)}" if item in self.rules.groups else item

    def mark(self, group: str) -> str:
        """Return the mark of a group."""
        return group_emoji(self.rules.groups[group])

    def group(self, group: str) -> str:
        """Return the name of a group."""
        return self.voice.say(group_key("group", self.rules.groups[group]))

    def level(self, level: int) -> str:
        """Return a building level in words: "3 houses", "a hotel"."""
        if level >= self.rules.hotel_level:
            return self.voice.say("a-hotel")
        return self.voice.say("level-houses", count=level)

    def listed(self, items: Sequence[Item]) -> str:
        """Return several deeds or groups by their marks and names."""
        return self.voice.and_list([self.item(item) for item in items])

    def _told_list(self, key: str, items: Sequence[Item]) -> str:
        return self.voice.say(key, what=self.listed(items), count=len(items))

    def _buying(self, buying: Buying) -> Iterator[str]:
        say = self.voice.say
        if buying.rule is not None:
            declined = self.rules.declined
            yield say(f"orders-told-rule-{buying.rule}", keep=buying.keep, declined=declined)
        for item, rule in _exceptions(buying.groups, buying.deeds):
            short = say(f"orders-short-{rule}", keep=buying.keep)
            yield say("orders-told-exception", what=self.item(item), told=short)

    def _bidding(self, bidding: Bidding) -> Iterator[str]:
        say = self.voice.say
        if bidding.percent is not None:
            yield say("orders-told-percent", percent=bidding.percent)
        if bidding.most is not None:
            yield say("orders-told-most", most=bidding.most)
        for item, most in _exceptions(bidding.groups, bidding.deeds):
            short = say("orders-short-most", most=most)
            yield say("orders-told-exception", what=self.item(item), told=short)
        if bidding.passes is not None:
            yield say("orders-told-passes", most=bidding.passes)
        if bidding.limit is not None:
            yield say("orders-told-limit", most=bidding.limit)
        if bidding.keep is not None:
            yield say("orders-told-bid-keep", keep=bidding.keep)

    def _leaving(self, leaving: Leaving) -> Iterator[str]:
        say = self.voice.say
        for stage in ("early", "late", "last"):
            way = getattr(leaving, stage)
            if way is not None:
                short = say(f"orders-way-{way}", fine=self.rules.jail_fine)
                yield say(f"orders-told-{stage}", few=leaving.few, told=short)

    def _raising(self, raising: Raising | None) -> Iterator[str]:
        if raising is None:
            return
        yield self._told_list("orders-told-raising", raising.first)
        if raising.keep:
            yield self._told_list("orders-told-keep", raising.keep)

    def _building(self, building: Building) -> Iterator[str]:
        say = self.voice.say
        for place, (level, is_whole, items) in enumerate(steps := plan_steps(building), 1):
            yield say(
                "orders-told-goal",
                place=place,
                steps=len(steps),
                what=self.listed(items),
                level=self.level(level),
                whole="yes" if is_whole else "no",
            )
        if building.plan:
            yield say("orders-told-build-keep", keep=building.keep)
        if building.scarce is not None:
            yield say("orders-told-scarce", most=building.scarce)

    def _lifting(self, lifting: Lifting) -> Iterator[str]:
        if lifting.received is not None:
            yield self.voice.say(f"orders-told-received-{lifting.received}")
        if lifting.keep is not None:
            yield self.voice.say("orders-told-lift", keep=lifting.keep)

    def _trading(self, trading: Trading) -> Iterator[str]:
        say = self.voice.say
        if trading.until is not None:
            yield say("orders-told-until", at=int(trading.until))
        if trading.never:
            yield self._told_list("orders-told-never", trading.never)
        if trading.gain is not None:
            yield say("orders-told-gain", worth=_worth(trading.gain), dollars=abs(trading.gain))

    def _single(self, topic: str, orders: Orders) -> Iterator[str]:
        """Yield what is one choice and no more."""
        if topic == "tax" and orders.tax is not None:
            yield self.voice.say(f"orders-told-tax-{orders.tax}")
        if topic == "rent" and orders.rents:
            yield self.voice.say("orders-told-rents")


def _exceptions(groups: Mapping[str, T], deeds: Mapping[int, T]) -> Iterator[tuple[Item, T]]:
    yield from groups.items()
    yield from deeds.items()


def _worth(gain: int) -> str:
    """Which of the three sentences tells of a gain, or of a loss."""
    if gain == 0:
        return "even"
    return "better" if gain > 0 else "worse"


def plan_steps(building: Building) -> list[tuple[int, bool, list[Item]]]:
    """Return the steps of the plan: goals that follow each other up to the same level are one.

    Of each: the level, whether its items are whole groups, and the items.
    """
    steps = groupby(building.plan, lambda goal: (goal.level, isinstance(goal.on, str)))
    return [(level, is_whole, [goal.on for goal in goals]) for (level, is_whole), goals in steps]


def orders_lines(
    answers: Iterable[LoggedStep], log: Sequence[LoggedStep], voice: Voice, rules: Rules
) -> Iterator[str]:
    """Yield what a player's standing orders have answered, each with its moment; `log`: all that
    has happened meanwhile.
    """
    for step, events in answers:
        lines = chronicle(events, voice, rules)[:2] or [voice.say("orders-did-untold")]
        if bid := ordered_bid(step, log, voice):
            lines = [bid, *lines[1:]]
        text = clip(" · ".join(lines), MAX_ANSWERED)
        yield voice.say("orders-did-line", at=int(step.at), told=text)
