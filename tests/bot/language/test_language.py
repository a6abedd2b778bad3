"""Every kind has words, and the words ask for nothing that they are not given."""

import ast
import tracemalloc
import warnings
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot.language.language
from bot.language.hint_line import NOT_EXPLAINED
from bot.language.language import Words, WordsWarning, languages, load
from bot.language.names import GROUP_EMOJI, TOKEN_EMOJI
from bot.language.sentences import patterns
from bot.narration.narration import NOT_NARRATED
from engine.core.decisions import Decision
from engine.core.errors import Reason
from engine.core.events import Event, MaximumFiled
from engine.editions.board import TOKENS, board
from engine.editions.board_names import CURRENCIES
from engine.editions.cards import cards
from engine.editions.catalogue import CATALOGUE
from engine.host.refusals import Refusal
from engine.record import kind_of
from tests.support.made_language import make_language

WORDS = load("en")
DECKS = sorted({it.rules.cards for it in CATALOGUE.values()})
ROOT = Path(bot.__file__).parents[1]
ENGLISH = bot.language.language.text_of("en")


def _entries() -> list[ftl.EntryType]:
    return FluentParser().parse(ENGLISH).body


# -- speaking ----------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["€", "R$", "kr", "CHF"])
def test_sums_have_the_sign_of_another_currency_once(sign: str) -> None:
    for locale in languages():
        said = load(locale).in_currency(sign).money(200)
        assert said.replace(sign, "").strip("\u00a0 ") == "200"


def test_words_in_another_currency_are_kept_for_sums_alone() -> None:
    """35 currencies and languages with all sentences each would take 80 MB."""
    load("de")
    tracemalloc.start()
    every = [Words("de", currency=sign) for sign in CURRENCIES]
    assert {it.say("list-separator") for it in every} == {", "}
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size < 1_000_000


def test_numbers_have_separators_and_moments_have_none() -> None:
    assert WORDS.money(1500) == "$1,500"
    assert "<t:1800000000:R>" in WORDS.say("awaiting-until", what="Ada", at=1800000000)


def test_names_are_not_wrapped_in_invisible_marks() -> None:
    assert WORDS.say("line", who="Ada", said="passed") == "Ada passed"


@pytest.mark.parametrize(
    ("items", "told"),
    [
        ([], ""),
        (["A"], "A"),
        (["A", "B"], "A and B"),
        (["A", "B", "C", "D"], "A, B, C and D"),
    ],
)
def test_lists_are_told_as_people_do(items: list[str], told: str) -> None:
    assert WORDS.and_list(items) == told
    assert WORDS.or_list(items) == told.replace(" and ", " or ")


def test_a_language_is_read_once_for_all_its_countries() -> None:
    assert load("en-US") is load("en-GB") is load("en")


def test_the_same_sentence_has_other_words_for_other_facts() -> None:
    said = [WORDS.say("line", who=who, said="passed") for who in ("Ada", "Bo", "Ada")]
    assert said == ["Ada passed", "Bo passed", "Ada passed"]


def test_words_that_are_missing_are_warned_of_each_time() -> None:
    for _ in range(2):
        with pytest.warns(WordsWarning, match="no words for unheard-of"):
            WORDS.say("unheard-of", at=1)


def test_a_missing_key_is_an_error_in_tests() -> None:
    with pytest.raises(WordsWarning, match="no-such-key"):
        WORDS.say("no-such-key")


def test_a_missing_fact_is_an_error_in_tests() -> None:
    with pytest.raises(WordsWarning, match="amount"):
        WORDS.say("money")


def test_at_run_time_the_key_is_better_than_nothing() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert WORDS.say("no-such-key") == "no-such-key"
        assert WORDS.say("money") == "money"
    assert [warning.category for warning in caught] == [WordsWarning, WordsWarning]


def test_at_run_time_another_language_falls_back_to_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_language(monkeypatch, "xx", "bank = la Banque\nmoney = { $euros } €")
    words = Words("xx")
    assert words.say("pot") == "the pot", "it waits for its translation, and nobody is warned"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert words.say("bank") == "la Banque"
        assert words.say("money", amount=5) == "$5"
        assert words.say("nothing") == "nothing"


def test_a_part_of_a_message_is_said_by_its_own_key(monkeypatch: pytest.MonkeyPatch) -> None:
    buy = "buy = { $who }: buy { buy.what }?\n    .what = it for ${ $price }\n"
    make_language(monkeypatch, "xx", f"{buy}only =\n    .part = a part")
    words = Words("xx")
    assert words.say("buy", who="Ada", price=60) == "Ada: buy it for $60?"
    assert words.say("buy.what", price=60) == "it for $60"
    assert words.facts_of("buy.what") == {"price"}
    assert [key for key in ("only", "only.part", "buy.part") if words.has(key)] == ["only.part"]
    with pytest.warns(WordsWarning, match="no words for only in"):
        words.say("only")


def test_a_language_without_a_file_is_spoken_in_english() -> None:
    assert load("tlh").locale == "en"
    assert load("en-GB").locale == "en"
    with pytest.raises(LookupError):
        Words("tlh")


# -- the file ----------------------------------------------------------------------------------


def test_the_file_has_no_junk() -> None:
    assert [entry.content for entry in _entries() if isinstance(entry, ftl.Junk)] == []


def test_no_key_is_there_twice() -> None:
    keys = [key for key, _ in patterns(FluentParser().parse(ENGLISH))]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


# -- every kind has words ----------------------------------------------------------------------


def _kinds(union: object) -> list[str]:
    return [kind_of(member) for member in get_args(union)]


WORDED_OTHERWISE = {MaximumFiled}
"""Of sealed maxima it is told who has answered; of those behind open calls, nothing."""


def test_every_event_has_words() -> None:
    told = [kind_of(it) for it in get_args(Event) if it not in NOT_NARRATED | WORDED_OTHERWISE]
    assert [kind for kind in told if not WORDS.has(f"event-{kind}")] == []


def test_every_decision_has_words() -> None:
    forms = ("", ".mine", ".board")
    keys = [f"decision-{kind}{form}" for kind in _kinds(Decision) for form in forms]
    explained = [it for it in get_args(Decision) if it not in NOT_EXPLAINED]
    keys += [f"decision-{kind_of(it)}.hint" for it in explained]
    assert [key for key in keys if not WORDS.has(key)] == []


@pytest.mark.parametrize("card", cards())
def test_every_card_has_words(card: str) -> None:
    assert all(WORDS.say(f"card-{card.lower()}", cards=deck, go="GO") for deck in DECKS)


def test_every_refusal_of_the_host_has_words() -> None:
    assert [it.value for it in Refusal if not WORDS.has(f"refusal-{it.value}")] == []


def test_every_group_and_token_has_a_name_and_a_sign() -> None:
    for group in board("classic").groups:
        assert WORDS.has(f"group-{group.replace('_', '-')}")
        assert WORDS.has(f"the-{group.replace('_', '-')}")
        assert GROUP_EMOJI[group]
    assert len(set(GROUP_EMOJI.values())) == len(GROUP_EMOJI)
    for token in TOKENS:
        assert WORDS.has(f"token-{token}")
        assert TOKEN_EMOJI[token]


@cache
def _facts_given() -> dict[str, list[frozenset[str]]]:
    """By reason: the facts of each of its refusals in the rules."""
    found = defaultdict[str, list[frozenset[str]]](list)
    for path in (ROOT / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("need" | "refuse"), arguments, keywords):
                    facts = frozenset(keyword.arg for keyword in keywords if keyword.arg)
                    for argument in arguments:
                        match argument:
                            case ast.Attribute(ast.Name("Reason"), name):
                                found[name].append(facts)
    return found


@cache
def _sentences() -> dict[str, ftl.Pattern]:
    return dict(patterns(FluentParser().parse(ENGLISH)))


def _placeables(key: str) -> set[str]:
    """The facts that a sentence asks for."""
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(_sentences()[key])
    return found


def _said() -> Iterator[tuple[str, set[str] | None]]:
    """Every key that the bot says by its full name, with its facts; None where some come packed."""
    for path in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    ast.Attribute(attr="say") | ast.Name("say"), [ast.Constant(str(key))], keywords
                ):
                    facts = {it.arg for it in keywords if it.arg}
                    yield key, facts if len(facts) == len(keywords) else None


def test_whatever_the_bot_says_has_words_and_all_their_facts() -> None:
    said = list(_said())
    assert len(said) > 100
    assert sorted(key for key, _ in said if not WORDS.has(key)) == []
    lacking = [(key, _placeables(key) - facts) for key, facts in said if facts is not None]
    assert [(key, lacks) for key, lacks in lacking if lacks] == []


# Given under a name: the same check for either side of a trade.
_BY_NAME = frozenset({"price", "cash"})


@pytest.mark.parametrize("reason", Reason)
def test_a_reason_needs_no_fact_that_the_rules_do_not_give(reason: Reason) -> None:
    given = list(_facts_given().get(reason.name, ()))
    if reason is Reason.PARTNER_CANNOT_PAY:
        given.append(_BY_NAME)
    asked = _placeables(f"reason-{reason.value}")
    assert all(asked <= facts for facts in given)
    assert given or not asked
    said = WORDS.say(f"reason-{reason.value}", **dict.fromkeys(asked, 2))
    assert said[0].isupper()
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        (
            "reason-bid-too-low",
            {"lowest": 111, "price": 110},
            "The bid is at $110. Bid at least $111.",
        ),
        ("reason-bid-too-low", {"lowest": 1, "price": 0}, "That’s too low. Bid at least $1."),
        (
            "reason-no-houses",
            {"left": 1},
            "The Bank has only one house left, which isn’t enough.",
        ),
        (
            "reason-no-houses",
            {"left": 0},
            "The Bank is out of houses. A player has to sell some first.",
        ),
        (
            "reason-cannot-afford",
            {"price": 1200, "cash": 80},
            "That costs $1,200, and you only have $80 for it.",
        ),
        (
            "reason-no-fine-on-last-turn",
            {"price": 50},
            "This is your last attempt in Jail, so roll. Without doubles you pay $50 and move.",
        ),
    ],
)
def test_a_refusal_says_what_would_be_legal(key: str, facts: dict[str, int], said: str) -> None:
    assert WORDS.say(key, **facts) == said


def test_a_name_that_ends_in_a_full_stop_brings_its_own() -> None:
    told = load("en").say("digest-player", who="Bo", did="bought B. & O.")
    assert told == "Bo bought B. & O."
