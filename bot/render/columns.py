"""Tables in letters of equal width, narrow enough for a phone."""

from collections.abc import Sequence
from unicodedata import combining, east_asian_width

from bot.render.names import plain_name

NAME = 9
"""Columns that a name may have; a phone shows some 34 in all."""


def table_block(rows: Sequence[Sequence[str]]) -> str:
    """Return the rows as a code block in columns; the first row is the heading, names are on the
    left.
    """
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    lines = ["  ".join(_aligned(row, widths)).rstrip() for row in rows]
    return "\n".join(["```", *lines, "```"])


def _aligned(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = (
        (cell, " " * (width - columns(cell))) for cell, width in zip(row, widths, strict=True)
    )
    return ["".join(first), *(blank + cell for cell, blank in others)]


def columns(text: str) -> int:
    """Return the width of a text in columns: East Asian letters and signs take two."""
    return sum(_wide(letter) for letter in text)


def _wide(letter: str) -> int:
    if combining(letter) or letter in "\u200d\ufe0f":
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def short_name(name: str) -> str:
    """Return a name for a table: it cannot end the code block, and leaves room for numbers."""
    bare = plain_name(name.replace("`", "'"))
    if columns(bare) <= NAME:
        return bare
    kept = bare
    while columns(kept) >= NAME:
        kept = kept[:-1]
    return kept.rstrip() + "…"
