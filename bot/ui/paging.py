"""Lists of more than 25 options: pages, of which the last option turns to the next."""

from collections.abc import Sequence

from bot.language.language import Words
from bot.ui.screen import OPTIONS, Option


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
    label = words.say("page-of", page=after + 1, pages=pages)
    shown = options[page * size : (page + 1) * size]
    return (*shown, Option(label, f"page {after}", emoji="➡️" if after else "⬅️"))
