"""Where a language parts its words at the end of a line, by the dictionaries of pyphen."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import combinations, compress
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

    A file is read each time, some 40 ms for the largest: so this is done where pictures are drawn,
    and all texts of a board are given at once.
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


def _parts(word: bytes) -> Iterator[bytes]:
    """Yield all that stands in a word."""
    for begin, end in combinations(range(len(word) + 1), 2):
        yield word[begin:end]


class _Patterns:
    """The part of a dictionary's file that is about some words, as pyphen reads a file: to read all
    of it takes 0.6 s and 22 MB for German. Patterns that change letters are left out.
    """

    def __init__(self, path: Path, words: Sequence[str]) -> None:
        head, _, text = path.read_bytes().partition(b"\n")
        encoding = head.decode().strip()
        encoding = "cp1251" if encoding.lower() == "microsoft-cp1251" else encoding
        pointed = {f".{word}.".lower().encode(encoding, "replace") for word in words}
        parts = {part for word in pointed for part in _parts(word)}
        letters = text.translate(None, _DIGITS).splitlines()
        # Never none: pyphen looks for the longest.
        kept = [b"1..", *compress(text.splitlines(), map(parts.__contains__, letters))]
        self._data = b"\n".join((head, *kept))

    def open(self, mode: str) -> BinaryIO:
        """Return what is read of the encoding."""
        return BytesIO(self._data)

    def read_text(self, encoding: str) -> str:
        """Return the patterns, below the name of their encoding."""
        return self._data.decode(encoding)
