"""What the bot says: sentences by key, from a folder of Project Fluent files for each language.

A message may have parts beside its sentence, which Fluent calls attributes; the key of such a part
is "message.part".
"""

import re
import warnings
from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from bot.language.app_names import NAMES
from bot.language.formatters import Formatter, Formatters, Unusual
from bot.language.grammar import FUNCTIONS
from bot.language.sentences import DOLLAR, Sentences
from bot.language.variables import variables, with_references

FALLBACK = "en"
Fact = int | str | datetime
IN_WORDS = "-in-words"
"""What the key of a sentence ends with that is said where text alone is read."""
CACHE_SIZE = 16_384
"""Sentences of a language that are kept ready."""
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?=\s|$)")
"""B. & O. at the end of a sentence has its full stop already."""


class WordsWarning(UserWarning):
    """Words that are missing or cannot be filled in: an error in tests, a warning in the log."""


class _FormatError(Exception):
    """Why a sentence cannot be said."""


class Words:
    """The sentences of one language, with sums of money in one currency.

    Raises LookupError for a language without words.
    """

    def __init__(
        self, locale: str = FALLBACK, *, plain: bool = False, currency: str = DOLLAR
    ) -> None:
        self.locale = locale
        self.plain = plain
        self.currency = currency
        # Isolating marks would be invisible characters around every name and number.
        self._bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
        self._sentences = _sentences(locale).in_currency(currency)
        self._in_dollars = None if currency == DOLLAR else words_of(locale, plain)
        self._formatters = Formatters(locale)
        self._formatter_of = cache(self._find_formatter_of)
        # A message that is edited says most of its sentences again.
        self._formatted = lru_cache(CACHE_SIZE)(self._format)
        self.money: Callable[[int], str] = lru_cache(CACHE_SIZE)(self._money)
        """Returns a sum of money in dollars as this language writes it."""
        self._facts_of = cache(self._find_facts_of)
        self._has_sums = cache(self._find_sums)
        self._in_text = _text_variants(self._sentences) if plain else {}
        self._untranslated = _sentences(FALLBACK).keys() - self._sentences.keys()

    def in_currency(self, sign: str) -> "Words":
        """Return the same words with sums of money in another currency, by its sign."""
        return self if sign == self.currency else words_of(self.locale, self.plain, sign)

    def has(self, key: str) -> bool:
        """Return whether this language has words of its own for the key."""
        return key in self._sentences

    def facts_of(self, key: str) -> frozenset[str]:
        """Return the names of the facts that a sentence tells, here or in English."""
        return self._facts_of(key)

    def say(self, key: str, **facts: Fact) -> str:
        """Return the sentence of a key with its facts: numbers as numbers, names ready to be shown.

        Where text alone is read, "key-in-words" is said if there is one. A fact called `at`
        is a moment in unix seconds, for Discord to count down to. What waits for its translation
        is said in English. A key that English lacks, or a missing fact, is warned of
        (WordsWarning); then the sentence is English too, and at the worst the key itself.
        """
        if key in self._untranslated:
            return self._fallback(key, **facts)
        if self._in_dollars is not None and not self._has_sums(key):
            return self._in_dollars.say(key, **facts)  # What is kept ready is kept once.
        try:
            return self._formatted(key, **facts)
        except _FormatError as trouble:
            warnings.warn(str(trouble), WordsWarning, stacklevel=2)
        return self._fallback(self._in_text.get(key, key), **facts)

    def _format(self, key: str, **facts: Fact) -> str:
        key = self._in_text.get(key, key)
        if not self.has(key):
            raise _FormatError(f"no words for {key} in {self.locale}")
        facts = _moments_as_text(facts)
        if (formatter := self._formatter_of(key)) is not None:
            try:
                return _TWO_STOPS.sub(".", formatter(facts))
            except (Unusual, LookupError):
                pass  # The runtime tells what is wrong.
        said, errors = self._bundle.format_pattern(self._pattern_in_bundle(key), facts)
        if errors:
            raise _FormatError(f"{key} in {self.locale}: {errors[0]} (facts: {sorted(facts)})")
        return _TWO_STOPS.sub(".", str(said))

    def _pattern_in_bundle(self, key: str) -> Pattern:
        """Return a sentence for the runtime, which then knows all those that it refers to."""
        for needed in sorted(with_references(key, self._sentences)):
            if not self._bundle.has_message(needed.partition(".")[0]):
                self._bundle.add_resource(self._sentences.resource_of(needed))
        name, _, part = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None
        return pattern

    def _find_formatter_of(self, key: str) -> Formatter | None:
        try:
            return self._formatters.of(self._sentences[key])
        except Unusual:
            return None

    def _money(self, dollars: int) -> str:
        return self.say("money", amount=dollars)

    def and_list(self, items: Sequence[str]) -> str:
        """Return "A", "A and B" or "A, B and C"; an empty string for no items."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", first=self.comma_list(items[:-1]), last=items[-1])

    def or_list(self, items: Sequence[str]) -> str:
        """Return "A", "A or B" or "A, B or C"; an empty string for no items."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last-or", first=self.comma_list(items[:-1]), last=items[-1])

    def comma_list(self, items: Sequence[str]) -> str:
        """Return "A, B, C", for lists that are no sentence; an empty string for no items."""
        return self.say("list-separator").join(items) if len(items) > 1 else "".join(items)

    def semicolon_list(self, items: Sequence[str]) -> str:
        """Return "A; B; C", for items that may be lists themselves; an empty string for no
        items.
        """
        return self.say("list-separator-of-lists").join(items)

    def _find_sums(self, key: str) -> bool:
        """Return whether a sentence, or one that it refers to, has the sign of the currency."""
        said = self._in_text.get(key, key)
        needed = with_references(said, self._sentences) if self.has(said) else ()
        return any(map(self._sentences.has_sign, needed))

    def _find_facts_of(self, key: str) -> frozenset[str]:
        own = variables(key, self._sentences)
        return own if self.locale == FALLBACK else own | load(FALLBACK).facts_of(key)

    def _fallback(self, key: str, **facts: Fact) -> str:
        english = None if self.locale == FALLBACK else self._english()
        return key if english is None else english.say(key, **facts)

    def _english(self) -> "Words":
        return words_of(FALLBACK, self.plain, self.currency)


def _text_variants(keys: Collection[str]) -> dict[str, str]:
    """Return by key the sentence that needs no symbol: "player-pass-in-words"."""
    return {key.removesuffix(IN_WORDS): key for key in keys if key.endswith(IN_WORDS)}


def _moments_as_text(facts: dict[str, Fact]) -> dict[str, Fact]:
    """Return the facts with `at` as text: a number would be written with separators."""
    return {**facts, "at": str(facts["at"])} if "at" in facts else facts


def text_of(locale: str) -> str:
    """Return all words of a language as one Fluent text: every file of its folder in bot/words,
    with the names of commands and of the app. Raises LookupError for a language without words.
    """
    if locale not in languages():
        raise LookupError(f"no words in {locale}")
    folder = files("bot.words").joinpath(locale)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    text = "\n".join(file.read_text("utf-8") for file in found if file.name.endswith(".ftl"))
    return NAMES.filled_in(text)


def _sentences(locale: str) -> Sentences:
    return sentences_with(locale, NAMES.command, NAMES.title)


@cache
def sentences_with(locale: str, command: str, title: str) -> Sentences:
    """Return the sentences of a language that names the app like this; plain words and others share
    them. Nobody keeps the whole text: for its emoji, it has four bytes a letter.
    """
    return Sentences(text_of(locale))


@cache
def languages() -> tuple[str, ...]:
    """Return the locales that bot/words has a folder for, English first."""
    folders = (it.name for it in files("bot.words").iterdir() if it.is_dir())
    return tuple(
        sorted((folder for folder in folders if not folder.startswith("_")), key=_english_first)
    )


def _english_first(locale: str) -> tuple[bool, str]:
    return locale != FALLBACK, locale


@cache
def load(locale: str = FALLBACK, *, plain: bool = False) -> Words:
    """Return the words of a language, of its short form, or English, whichever exists first.

    `plain`: names come without emoji, for people and servers that have chosen text alone.
    """
    for name in (locale, locale.split("-")[0], FALLBACK):
        if name in languages():
            return words_of(name, plain)
    raise LookupError(f"no words in {locale}, and none in {FALLBACK}")


@cache
def words_of(locale: str, plain: bool, currency: str = DOLLAR) -> Words:
    """Return the words of a language; they are read once, for that takes longer than a press
    may.
    """
    return Words(locale, plain=plain, currency=currency)
