"""What a message brings along: pictures, and files to save."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from bot.clipping import clip_lines

FILE = 10 * 1024 * 1024
"""Bytes of a file at the most."""
ALT = 1024
"""Characters of the words for a picture at the most."""


@dataclass(frozen=True, slots=True)
class File:
    """Something to save: a name and what is in it; `alt` are the words for a picture."""

    name: str
    data: bytes
    alt: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", clip_lines(self.alt, ALT))
        if len(self.data) > FILE:
            raise ValueError(f"a file has {FILE} bytes at the most: {self.name}")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its file name, with `alt`, the words for those who cannot see it.

    `draw` gives its bytes; it runs in a thread, and only where the picture has to be sent. A
    message that has one of the same name and `key` keeps that one, with its words. `instead` is
    what the message says where it cannot be shown.
    """

    name: str
    key: Hashable
    alt: str = field(compare=False)
    draw: Callable[[], bytes] = field(compare=False, repr=False)
    instead: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", clip_lines(self.alt, ALT))
