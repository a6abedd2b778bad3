"""A language that nobody speaks: English with another letter, so that what stays English shows.

Everything that comes from words has é where English has e. Marks for Discord and links have none.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import bot.language.language

LOCALE = "sv"
"""A locale that Discord has (as "sv-SE") and that there are no words in."""
_CACHES = (
    bot.language.language.load,
    bot.language.language.words_of,
    bot.language.language.languages,
    bot.language.language.sentences_with,
)


def pseudolocalized(text: str) -> str:
    """A text of words as this language has it."""
    return text.replace("e", "é")


@contextmanager
def with_pseudolocale(folder: Path) -> Iterator[None]:
    """While this runs there is such a language, beside those there are."""
    words = folder / "words"
    real = Path(bot.__file__).parent / "words"
    shutil.copytree(real, words, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (words / LOCALE).mkdir()
    (words / LOCALE / "all.ftl").write_text(
        _translated(bot.language.language.text_of("en")), "utf-8"
    )
    _clear_caches()
    with patch.object(bot.language.language, "files", lambda _: words):
        yield
    _clear_caches()


def _clear_caches() -> None:
    for cached in _CACHES:
        cached.cache_clear()


@cache
def _translated(english: str) -> str:
    resource = FluentParser().parse(english)
    _translate(resource)
    return FluentSerializer().serialize(resource)


def _translate(node: object) -> None:
    if isinstance(node, ftl.TextElement):
        node.value = pseudolocalized(node.value)
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            _translate(value)
    elif isinstance(node, list):
        for item in node:
            _translate(item)
