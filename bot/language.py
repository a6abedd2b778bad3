"""What the bot says: sentences by key, from Project Fluent files by language and subject."""

import warnings
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
Fact = int | str


class WordsWarning(UserWarning):
    """Words that are missing or cannot be filled in: an error in tests, a warning in the log."""


class Words:
    """The sentences of one language. Raises LookupError for a language without a file."""

    def __init__(self, locale: str = FALLBACK) -> None:
        self.locale = locale
        # Isolating marks would be invisible characters around every name and number.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(text_of(locale)))

    def has(self, key: str) -> bool:
        """Whether this language has words of its own for the key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of a key with its facts: numbers as numbers, names ready to be shown.

        A fact called `at` is a moment in unix seconds, for Discord to count down to.
        What goes wrong is warned of; then English is spoken, and at the worst the key itself.
        """
        if not self.has(key):
            warnings.warn(f"no words for {key} in {self.locale}", WordsWarning, stacklevel=2)
            return self._fallback(key, **facts)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            warnings.warn(f"empty words for {key} in {self.locale}", WordsWarning, stacklevel=2)
            return self._fallback(key, **facts)
        said, errors = self._bundle.format_pattern(pattern, _moments_as_text(facts))
        if errors:
            warnings.warn(
                f"{key} in {self.locale}: {errors[0]} (facts: {sorted(facts)})",
                WordsWarning,
                stacklevel=2,
            )
            return self._fallback(key, **facts)
        return str(said)

    def money(self, dollars: int) -> str:
        """A sum of money."""
        return self.say("money", amount=dollars)

    def listed(self, items: list[str] | tuple[str, ...]) -> str:
        """ "A", "A and B", "A, B and C"; nothing for none."""
        if len(items) < 2:
            return "".join(items)
        told = items[0]
        for item in items[1:-1]:
            told = self.say("list-more", first=told, next=item)
        return self.say("list-last", first=told, last=items[-1])

    def _fallback(self, key: str, **facts: Fact) -> str:
        return key if self.locale == FALLBACK else load(FALLBACK).say(key, **facts)


def _moments_as_text(facts: dict[str, Fact]) -> dict[str, Fact]:
    """As numbers they would be written with separators."""
    return {**facts, "at": str(facts["at"])} if "at" in facts else facts


def text_of(locale: str) -> str:
    """`en.ftl`, and beside it a file for each subject that has many words: `en.rules.ftl`."""
    found = sorted(
        (file for file in files("bot.words").iterdir() if _is_of(file.name, locale)),
        key=lambda file: file.name,
    )
    if not found:
        raise LookupError(f"no words in {locale}")
    return "\n".join(file.read_text("utf-8") for file in found)


def _is_of(name: str, locale: str) -> bool:
    return name.endswith(".ftl") and name.split(".")[0] == locale


@cache
def load(locale: str = FALLBACK) -> Words:
    """The words of a language, read once; its short form or English where there are none."""
    for name in (locale, locale.split("-")[0], FALLBACK):
        if files("bot.words").joinpath(f"{name}.ftl").is_file():
            return Words(name)
    raise LookupError(f"no words in {locale}, and none in {FALLBACK}")
