"""What a message brings along: pictures, and files to save; and a file that a form takes."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property

from bot.language.clipping import clip_lines

FILE = 10 * 1024 * 1024
"""Bytes of a file at the most."""
ALT = 1024
"""Characters of the words for a picture at the most."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to save: its name and its bytes; `alt` are the words for a picture."""

    name: str
    data: bytes
    alt: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", clip_lines(self.alt, ALT))
        if len(self.data) > FILE:
            raise ValueError(f"a file has {FILE} bytes at the most: {self.name}")


@dataclass(frozen=True, slots=True)
class FileField:
    """A place in a form for a file, which may be left out."""

    label: str
    custom_id: str
    description: str | None = None


@dataclass(frozen=True)
class Picture:
    """A picture by its file name.

    `describe` gives the words for those who cannot see the picture, `draw` its bytes, in a
    thread. Nothing is drawn for a message that has a picture of the same name and `key`: it keeps
    that one. The words are part of every edit. `fallback_text` gives what the message says where
    the picture cannot be shown.
    """

    name: str
    key: Hashable
    describe: Callable[[], str] = field(compare=False, repr=False)
    draw: Callable[[], bytes] = field(compare=False, repr=False)
    fallback_text: Callable[[], str] = field(default=str, compare=False, repr=False)

    @cached_property
    def alt(self) -> str:
        """The words for those who cannot see the picture, cut to as many as Discord takes."""
        return clip_lines(self.describe(), ALT)

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.key))

    def __hash__(self) -> int:
        """Return the hash, which is made once: a key may be a whole board."""
        return self._hash
