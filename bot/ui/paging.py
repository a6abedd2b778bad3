"""Lists of more than 25 options: pages, of which the last option turns to the next."""

from collections.abc import Sequence
from typing import Literal

from bot.language.language import Words
from bot.ui.screen import OPTIONS, Option

Way = Literal["next", "before", "first"]


def way_to(page: int, shown: int) -> Way:
    """Return how a page is reached from the one that is shown, as words select by it."""
    return "next" if page == shown + 1 else "before" if page == shown - 1 else "first"


def paged(options: Sequence[Option], page: int, words: Words) -> tuple[Option, ...]:
    """Return the options of a page; "page" with a number is the value that turns to that page.

    A page that is no longer there, because the list has become shorter, is the first one.
    """
    if len(options) <= OPTIONS:
        return tuple(options)
    size = OPTIONS - 1
    pages = -(-len(options) // size)
    page = page if 0 <= page < pages else 0
    after = (page + 1) % pages
    label = words.say("turn-page", to=way_to(after, page))
    shown = options[page * size : (page + 1) * size]
    return (*shown, Option(label, f"page {after}", emoji="➡️" if after else "⬅️"))
