"""Where a language parts its words at the end of a line, by the dictionaries of pyphen."""

import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, cast

from pyphen import LANGUAGES, HyphDict, language_fallback

from bot.pictures.line_breaks import SOFT_HYPHEN

SHORTEST = 3
"""Letters of a word that stay together at its beginning, and at its end."""
STREETS = {
    "de": ("straße", "gasse", "allee", "platz", "damm", "ufer", "markt", "brücke", "weg"),
}
"""What names of streets end in, by the language: they are best parted before it, and only there if
the line before that is not too long.
"""
LONGEST_LINE = 12
"""Letters of a word that have room in a line, mostly."""
_WORD = re.compile(r"[^\W\d_]+")
_DIGITS = b"0123456789"
"""They say in a pattern how willingly a word is parted between its letters."""


def hyphenated(texts: Sequence[str], locale: str) -> tuple[str, ...]:
    """Return the texts with soft hyphens where this language parts their words; as they are if it
    has no dictionary.

    A file is read each time, some 50 ms for the largest: all texts of a board are given at once,
    and what is returned should be kept.
    """
    language = language_fallback(locale)
    if language is None:
        return tuple(texts)
    words = [word for text in texts for word in _WORD.findall(text)]
    # Of a path, no more is used than _Patterns has.
    patterns = HyphDict(cast("Path", _Patterns(LANGUAGES[language], words)))
    endings = STREETS.get(language.partition("_")[0], ())
    return tuple(
        _WORD.sub(lambda found: _parted(found[0], patterns, endings), text) for text in texts
    )


def _parted(word: str, patterns: HyphDict, endings: tuple[str, ...]) -> str:
    at = len(word) - max((len(it) for it in endings if word.lower().endswith(it)), default=0)
    if SHORTEST <= at <= LONGEST_LINE and at < len(word):
        return f"{word[:at]}{SOFT_HYPHEN}{word[at:]}"
    if len(word.lower()) != len(word):  # Its places would be those of other letters.
        return word
    letters = list(word)
    for at in reversed(patterns.positions(word)):
        if SHORTEST <= at <= len(word) - SHORTEST:
            letters.insert(at, SOFT_HYPHEN)
    return "".join(letters)


class _Patterns:
    """The part of a dictionary's file that is about some words, as pyphen reads a file: to read all
    of it takes 0.6 s and 22 MB for German. Patterns that change letters are left out.
    """

    def __init__(self, path: Path, words: Sequence[str]) -> None:
        head, _, text = path.read_bytes().partition(b"\n")
        encoding = head.decode().strip()
        encoding = "cp1251" if encoding.lower() == "microsoft-cp1251" else encoding
        pointed = "".join(f".{word}." for word in words).lower().encode(encoding, "replace")
        letters = text.translate(None, _DIGITS).splitlines()
        lines = zip(text.splitlines(), letters, strict=True)
        # Never none: pyphen looks for the longest.
        kept = [b"1..", *(line for line, key in lines if key and key in pointed)]
        self._data = b"\n".join((head, *kept))

    def open(self, mode: str) -> BinaryIO:
        """Return what is read of the encoding."""
        return BytesIO(self._data)

    def read_text(self, encoding: str) -> str:
        """Return the patterns, below the name of their encoding."""
        return self._data.decode(encoding)
