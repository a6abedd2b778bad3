"""The rules of a game on one page: every field told, nothing cut."""

from dataclasses import fields
from itertools import chain

import pytest

from bot.features.rules.rules_text import SENTENCES, rules_embed
from bot.language.language import languages, load
from engine.editions.catalogue import CATALOGUE
from engine.editions.choice import Choice, resolve
from engine.editions.policies import Flat
from engine.editions.rules import Rules
from tests.bot.features.rules.tables import tables, with_rule
from tests.bot.render.tables import RULES, WORDS

FIELDS = {field.name for field in fields(Rules)}
DERIVED = {"hotel_houses": "hotel_level"}
"""Facts that are told in place of a field."""
TOO_LONG = """\
Discord shows 1024 characters under a heading and 6000 in all (bot/ui/screen.py), and the rest
would be cut. Make sentences of rules_summary.ftl shorter, or let SENTENCES of
bot/features/rules/rules_text.py have another one under another heading.
"""


def test_every_rule_is_told() -> None:
    """A field of Rules that no sentence reads would be a rule that nobody is told."""
    keys = [f"rules-{key}" for key in chain.from_iterable(SENTENCES.values())]
    facts = set().union(*map(WORDS.facts_of, keys))
    read = {DERIVED.get(fact, fact) for fact in facts}
    untold = sorted(FIELDS - read)
    assert not untold, f"no sentence in SENTENCES tells {', '.join(untold)}"


def test_the_rules_in_words() -> None:
    text = "\n".join(field.value for field in rules_embed(RULES, WORDS).fields)
    assert "Everyone starts with $1,500." in text
    assert "Income Tax is $200 or 10% of everything you own." in text
    assert "On your first 2 turns in Jail, you can pay $50 to get out before you roll." in text
    assert "an open auction. Bids start at $1" in text


def test_other_rules_are_told_otherwise() -> None:
    rules = RULES.played_by_post().with_fields(income_tax=Flat(), start_cash=2500)
    text = "\n".join(field.value for field in rules_embed(rules, WORDS).fields)
    assert "Everyone starts with $2,500." in text
    assert "Income Tax is always $200.\n" in text
    assert "a secret auction starting at $1" in text
    assert "Your turn ends automatically." in text


@pytest.mark.parametrize("locale", languages())
def test_all_that_may_be_chosen_is_told_in_words_and_fits(locale: str) -> None:
    words = load(locale)
    headings = [words.say(f"rules-heading-{heading}") for heading in SENTENCES]
    for rules in chain.from_iterable(map(tables, CATALOGUE)):
        for paced in (rules.played_live(), rules.played_by_post()):
            page = rules_embed(paced, words).fields
            cut = [field.name for field in page if "… +" in field.value]
            assert not cut, f"{locale}: {', '.join(cut)}. {TOO_LONG}"
            assert [field.name for field in page] == headings, f"{locale}. {TOO_LONG}"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("parking-pot", "on top of $500 from the Bank. The next player who lands there"),
        ("double-go", "$200 for passing GO and $400 for landing on it."),
        ("no-auctions", "A property you don’t buy stays with the Bank."),
        ("auction-reserve", "bidding starts at 50% of the list price instead."),
        (
            "sold-deeds",
            "Everyone is dealt 2 properties before the first roll and pays list price for them.",
        ),
        ("claimed-rent", "before a second player rolls after the visitor’s turn."),
        ("limited-building", "at most 3 houses and hotels per turn."),
        ("fast-bankruptcy", "No trade can save you from bankruptcy: your creditor gets your cash"),
    ],
)
def test_a_house_rule_is_told_where_it_belongs(name: str, sentence: str) -> None:
    number = 500 if name == "parking-pot" else None
    rules = resolve(with_rule(Choice(), name, number))
    text = "\n".join(field.value for field in rules_embed(rules, WORDS).fields)
    assert "1 house rule" in text
    assert sentence in text
    assert sentence not in "\n".join(field.value for field in rules_embed(RULES, WORDS).fields)
