"""The sentences of a Fluent text by key, each read only where it is asked for.

To read all of a language takes 0.3 s and ten megabytes, and a process says a part of it.
"""

import re
from collections.abc import Iterator, Mapping
from copy import copy
from functools import lru_cache

from fluent.syntax import FluentParser, FluentParserStream
from fluent.syntax import ast as ftl

DOLLAR = "$"
_SIGN = re.compile(r"\$(?![a-zA-Z])(?=([{\d])?)")
"""The sign of the currency in a Fluent text, and whether it stands right before a sum: "$" before a
letter begins the name of a fact.
"""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PART = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_NO_VALUE = re.compile(r"\s*(?:\.|\Z)")
_PLAIN = re.compile(r"[^{}\n]*")
RECENT = 64
"""Messages that are kept as they were read: what says one asks for it several times on end."""


class Sentences(Mapping[str, ftl.Pattern]):
    """What is said under each key of a Fluent text without terms: its messages and their parts."""

    def __init__(self, text: str) -> None:
        self._sign = DOLLAR
        starts = [*_MESSAGE.finditer(text)]
        ends = [it.start() for it in starts[1:]] + [len(text)]
        self._messages = {
            found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)
        }
        self._keys = dict.fromkeys(
            key for found, end in zip(starts, ends, strict=True) for key in _keys(found, text, end)
        )

    def __getitem__(self, key: str) -> ftl.Pattern:
        return dict(patterns(self.resource_of(key)))[key]

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def resource_of(self, key: str) -> ftl.Resource:
        """Return the message that has a key, with all its parts. Raises KeyError without one."""
        return parse(_with_sign(self._messages[key.partition(".")[0]], self._sign))

    def has_sign(self, key: str) -> bool:
        """Return whether the sign of a currency stands in the message that has a key."""
        return _SIGN.search(self._messages[key.partition(".")[0]]) is not None

    def in_currency(self, sign: str) -> "Sentences":
        """Return the same with another sign of currency: the text is there once for all of them."""
        other = copy(self)
        other._sign = sign
        return other


class _Parser(FluentParser):
    """Reads plain text at once, for which the library goes from character to character."""

    def get_text_element(self, ps: FluentParserStream) -> ftl.TextElement:
        found = _PLAIN.match(ps.string, ps.index)
        assert found is not None
        ps.index = found.end()
        return ftl.TextElement(found[0])


_PARSER = _Parser(with_spans=False)


@lru_cache(RECENT)
def parse(text: str) -> ftl.Resource:
    """Return what a Fluent text says; nobody may change it. Its line ends are "\\n"."""
    return _PARSER.parse(text)


def _with_sign(text: str, sign: str) -> str:
    """Return a Fluent text with another sign of currency where a language puts it.

    It is replaced here and not in what is said, for people may have a dollar in their names.
    """
    if sign == DOLLAR:
        return text
    spaced = f"{sign}\u00a0" if sign[-1].isalpha() else sign
    return _SIGN.sub(lambda found: spaced if found[1] else sign, text)


def _keys(found: re.Match[str], text: str, end: int) -> Iterator[str]:
    """Yield the keys of the message that begins with a match and ends at a place in the text."""
    if not _NO_VALUE.match(text, found.end(), end):
        yield found[1]
    for part in _PART.finditer(text, found.end(), end):
        yield f"{found[1]}.{part[1]}"


def patterns(resource: ftl.Resource) -> Iterator[tuple[str, ftl.Pattern]]:
    """Yield what is said under each key of a Fluent text: its messages, and the parts of these."""
    for message in resource.body:
        if isinstance(message, ftl.Message):
            name = message.id.name
            if message.value is not None:
                yield name, message.value
            yield from ((f"{name}.{part.id.name}", part.value) for part in message.attributes)
