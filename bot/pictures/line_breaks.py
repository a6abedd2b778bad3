"""Where a text is broken into lines, and how large its letters are, so that it has room."""

import re
from typing import NamedTuple

from bot.pictures.fonts import fitting_size, shortened, width

SOFT_HYPHEN = "\u00ad"
LEADING = 0.92
"""From one line to the next, where letters are 1."""
RISE = 0.1
"""How far the middle of lines is raised so that what reaches under the last has room, too."""
INK = 1.85
"""How high two lines are from the top of capitals to what reaches under them."""
GAIN = 1.3
"""How many times as large letters have to become to part a word."""
_PIECE = re.compile(rf"[^ \-{SOFT_HYPHEN}]*(?:[\-{SOFT_HYPHEN}] ?| )|[^ \-{SOFT_HYPHEN}]+")
"""What no line breaks within: up to a space, a hyphen, or a soft one."""


class Sizes(NamedTuple):
    """Sizes of letters in pixels: in one line from `most` down to `whole`, which is better than
    larger letters in several lines; in `lines` or fewer from `broken` down to `least`, at which
    what has no room is cut.
    """

    most: int
    whole: int
    broken: int
    least: int
    lines: int = 2

    def up_to(self, size: int) -> "Sizes":
        """Return the sizes without those above one."""
        most, whole, broken = (min(it, size) for it in self[:3])
        return self._replace(most=most, whole=whole, broken=broken)


class Lines(NamedTuple):
    """A text in lines at a size of letters, and whether some of it was cut."""

    size: int
    lines: tuple[str, ...]
    is_cut: bool = False


def broken(text: str, room: int, sizes: Sizes) -> Lines:
    """Return the text in lines that are no wider than `room` pixels.

    It is whole if it can be; else broken at spaces and hyphens; at soft hyphens, too, where letters
    are much larger then; and what has no room at the least size ends in an ellipsis.
    """
    one = without_hyphens(text)
    size = fitting_size(one, room, sizes.most, sizes.whole)
    if width(one, size) <= room:
        return Lines(size, (one,))
    spaced, parted = (_largest(it, room, sizes) for it in (one, text))
    if parted is None:
        return _cut(text, room, sizes.least, sizes.lines)
    return parted if spaced is None or parted.size >= spaced.size * GAIN else spaced


def _largest(text: str, room: int, sizes: Sizes) -> Lines | None:
    for size in range(_bound(text, room, sizes), sizes.least - 1, -1):
        lines = wrapped(text, room, size)
        if len(lines) <= sizes.lines and _widest(lines, size) <= room:
            return Lines(size, _even(text, lines, size))
    return None


def _bound(text: str, room: int, sizes: Sizes) -> int:
    """Return a size above which the text has no room: neither the longest word nor all of it."""
    whole = fitting_size(without_hyphens(text), room * sizes.lines, sizes.broken, sizes.least)
    pieces = (without_hyphens(it).strip() for it in _PIECE.findall(text))
    return min(fitting_size(it, room, whole, sizes.least) for it in pieces)


def _even(text: str, lines: tuple[str, ...], size: int) -> tuple[str, ...]:
    """Return as many lines whose widest is as narrow as can be."""
    while True:
        widest = _widest(lines, size)
        narrower = wrapped(text, widest - 0.5, size)
        if len(narrower) > len(lines) or _widest(narrower, size) >= widest:
            return lines
        lines = narrower


def _widest(lines: tuple[str, ...], size: int) -> float:
    return max(width(line, size) for line in lines)


def _cut(text: str, room: int, size: int, most: int) -> Lines:
    lines = _filled(text, room, size)
    kept = [*lines[: most - 1], sum(lines[most - 1 :], list[str]())]
    return Lines(size, tuple(shortened(_shown(it), room, size) for it in kept if it), is_cut=True)


def wrapped(text: str, room: float, size: int) -> tuple[str, ...]:
    """Return the text in lines as full as can be, broken at spaces, hyphens and soft hyphens. What
    cannot be broken may be wider than `room` pixels.
    """
    return tuple(map(_shown, _filled(text, room, size)))


def _filled(text: str, room: float, size: int) -> list[list[str]]:
    """Return the pieces of each line."""
    pieces, lines = _PIECE.findall(text), list[list[str]]()
    while pieces:
        ends = range(len(pieces), 1, -1)
        end = next((it for it in ends if width(_shown(pieces[:it]), size) <= room), 1)
        lines.append(pieces[:end])
        del pieces[:end]
    return lines


def _shown(pieces: list[str]) -> str:
    line = "".join(pieces)
    return without_hyphens(line).strip() + "-" * line.endswith(SOFT_HYPHEN)


def heights(lines: Lines, middle: float) -> list[tuple[int, str]]:
    """Return each line with the height of its own middle, where that of all is given."""
    step, more = round(lines.size * LEADING), len(lines.lines) - 1
    top = middle - step * more / 2 - (lines.size * RISE if more else 0)
    return [(round(top) + step * number, line) for number, line in enumerate(lines.lines)]


def without_hyphens(text: str) -> str:
    """Return the text without its soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")
