"""The facts that fill in what is said of rules: the fields of a game's rules, and its clocks."""

from collections.abc import Mapping
from dataclasses import fields

from bot.language.language import Fact, Words
from engine.editions.policies import Policy
from engine.editions.rules import Rules
from engine.host.clocks.paces import Pace

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
OPTIONAL = ("claim", "hold")
"""Classes of decisions that not every pace has a time for."""


def told(key: str, facts: Mapping[str, Fact], words: Words) -> str:
    """Return a sentence with those of the facts that it tells: each fact given costs time."""
    return words.say(key, **{name: facts[name] for name in words.facts_of(key) if name in facts})


def numbers(rules: Rules, pace: Pace, words: Words) -> Mapping[str, Fact]:
    """Return the facts of rules and a pace by name.

    Times are in words: `time_buy`, `soft_close`, `waiting`.
    """
    return {**rule_facts(rules), **_times(pace, words)}


def rule_facts(rules: Rules) -> Mapping[str, Fact]:
    """Return the facts of rules by name: sums are whole dollars, house rules are counted."""
    facts = field_facts({field.name: getattr(rules, field.name) for field in fields(rules)})
    facts["house_rules"] = len(rules.house_rules)
    facts["hotel_houses"] = rules.hotel_level - 1
    facts["go_landing"] = "same" if rules.go_landing_salary == rules.go_salary else "more"
    return {**facts, **_scales(rules)}


def field_facts(values: Mapping[str, object]) -> dict[str, Fact]:
    """Return the facts of some fields of the rules: a policy by its kind and its own numbers
    (`auction`, `auction_step`).
    """
    facts: dict[str, Fact] = {}
    for name, value in values.items():
        if isinstance(value, Policy):
            parts = dict(value)
            facts[name] = parts.pop("kind")
            facts |= {f"{name}_{key}": part for key, part in parts.items()}
        elif isinstance(value, int | str):
            facts[name] = value
    return facts


def _scales(rules: Rules) -> Mapping[str, Fact]:
    """RENT-12, RENT-13: what railroads and utilities charge, by how many are owned."""
    rents = rules.groups["railroad"].rent_by_count_owned
    factors = rules.groups["utility"].dice_multiplier_by_count_owned
    scales = {"railroad": rents, "utility": factors}
    return {
        f"{group}_{count}": number
        for group, scale in scales.items()
        for count, number in enumerate(scale, 1)
    }


def _times(pace: Pace, words: Words) -> Mapping[str, Fact]:
    times = {f"time_{kind}": duration(seconds, words) for kind, seconds in pace.times.items()}
    missing = {f"time_{kind}": "none" for kind in OPTIONAL}
    others = {"soft_close": pace.soft_close, "waiting": pace.waiting_time}
    named = {name: duration(seconds, words) for name, seconds in others.items()}
    return {**missing, **times, **named}


def duration(seconds: int, words: Words) -> str:
    """Return a time in the largest unit that it is a whole number of: "12 hours"."""
    unit, size = next(((unit, size) for unit, size in UNITS if seconds % size == 0))
    return words.say(f"clock-{unit}", count=seconds // size)
