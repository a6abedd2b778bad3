"""Tables of letters that are all equally wide, narrow enough for a phone."""

from collections.abc import Sequence
from unicodedata import combining, east_asian_width

from bot.render.names import plain_name

NAME = 9
"""Columns that a name may have; a phone shows some 34 in all."""


def table_block(rows: Sequence[Sequence[str]]) -> str:
    """The rows, of which the first is the heading, one cell below the other; names on the left."""
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    lines = ["  ".join(_aligned(row, widths)).rstrip() for row in rows]
    return "\n".join(["```", *lines, "```"])


def _aligned(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = (
        (cell, " " * (width - columns(cell))) for cell, width in zip(row, widths, strict=True)
    )
    return ["".join(first), *(blank + cell for cell, blank in others)]


def columns(text: str) -> int:
    """How wide a text is: letters of East Asia and signs are twice as wide as others."""
    return sum(_wide(letter) for letter in text)


def _wide(letter: str) -> int:
    if combining(letter) or letter in "\u200d\ufe0f":
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def short_name(name: str) -> str:
    """A name as it may stand in a table: it cannot end the block, and leaves room for numbers."""
    bare = plain_name(name.replace("`", "'"))
    if columns(bare) <= NAME:
        return bare
    kept = bare
    while columns(kept) >= NAME:
        kept = kept[:-1]
    return kept.rstrip() + "…"
