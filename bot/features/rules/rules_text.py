"""The rules of a game in words, on one page."""

from collections.abc import Mapping

from bot.language.language import Words
from bot.language.names import COLOUR
from bot.language.rule_numbers import rule_facts, told
from bot.ui.screen import Embed, Field
from engine.editions.rules import Rules

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "chosen": ("edition", "game", "house-rules"),
    "money": ("start-cash", "setup", "go-salary", "income-tax", "luxury-tax", "free-parking"),
    "turns": ("players", "doubles", "turn-end", "holds", "early", "board", "cards", "ending"),
    "dealing": (
        "buying-lap", "trading-lap", "auction", "reserve", "bid-cap", "rent-collection",
        "jailed-owner", "interest", "bankruptcy", "estate-passes",
    ),
    "jail": ("jail-fine", "jail-turns", "jail-pass", "jail-again"),
    "building": (
        "stock", "shortage", "hotel", "building-time", "building-limit", "selling",
        "mortgage-scope",
    ),
}  # fmt: skip
"""Every sentence about the rules, under its heading; one that comes out empty is not shown."""


def rules_embed(rules: Rules, words: Words) -> Embed:
    """Return every number and option of a game's rules; usual ones in few words or none."""
    facts = rule_facts(rules)
    fields = []
    for heading, keys in SENTENCES.items():
        said = [told(f"rules-{key}", facts, words) for key in keys]
        lines = "\n".join(it for it in said if it)
        fields.append(Field(words.say(f"rules-heading-{heading}"), lines))
    return Embed(words.say("rules-title"), "", COLOUR, tuple(fields))
