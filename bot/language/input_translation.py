"""What people type in their own language, put into the English in which it can be read.

The words of a language say what is typed for "monday", "week" or "until". English is understood
from everybody.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TypeVar

from bot.language.language import FALLBACK, Words, load

Parsed = TypeVar("Parsed")
CACHE_SIZE = 16
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = ("january", "february", "march", "april", "may", "june", "july", "august", "september",
          "october", "november", "december")  # fmt: skip
UNITS = ("week", "day", "hour", "minute", "second")
OTHER_WORDS = ("today", "tomorrow", "noon", "midnight", "next", "in", "until", "at", "a", "and",
          "of", "oclock", "back", "off")  # fmt: skip
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
VOCABULARY = (*DAYS, *MONTHS, *UNITS, *OTHER_WORDS, *NUMBERS)
"""What there is a word for in each language, by its English one."""
_SPELT: Mapping[str, str] = {"oclock": "o'clock", "of": ""}


def read_translated(read: Callable[[str], Parsed | None], text: str, words: Words) -> Parsed | None:
    """Return what `read` makes of the text in the reader's language, or else in English."""
    found = (read(reading) for reading in english_readings(text, words))
    return next((it for it in found if it is not None), None)


def english_readings(text: str, words: Words) -> Iterable[str]:
    """Yield the texts in English that may be meant: translated from the typist's language, then
    as typed.
    """
    if words.locale != FALLBACK:
        yield _in_english(text, words)
    yield text


def _in_english(text: str, words: Words) -> str:
    pattern, english = _vocabulary(words)
    said = pattern.sub(lambda found: english[found[0]], without_accents(text))
    return " ".join(said.split())


def without_accents(text: str) -> str:
    """Return the text in small letters and without accents, which not everybody types."""
    marked = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in marked if not unicodedata.combining(letter))


def _spellings(word: str, words: Words) -> list[str]:
    return [without_accents(way.strip()) for way in words.say(f"typed-{word}").split("|")]


@lru_cache(CACHE_SIZE)
def _vocabulary(words: Words) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return a pattern of the phrases, the longest first ("a las" before "a"), and their English.

    What English has too stays: "h".
    """
    english: dict[str, str] = {}
    for word in reversed(VOCABULARY):
        same = _spellings(word, load(FALLBACK))
        for way in _spellings(word, words):
            english[way] = way if way in same else _SPELT.get(word, word)
    longest_first = sorted(english, key=len, reverse=True)
    either = "|".join(map(re.escape, longest_first))
    return re.compile(rf"(?<![^\W\d_])(?:{either})(?![^\W\d_])"), english
