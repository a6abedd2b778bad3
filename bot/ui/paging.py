"""Pages: of lists of more than 25 options, whose last one turns to the next, and of texts."""

from collections.abc import Callable, Sequence
from typing import Literal

from bot.language.language import Words
from bot.ui.press_record import PressRecord
from bot.ui.screen import OPTIONS, Button, Option

Way = Literal["next", "before", "first"]
Turn = Literal["older", "newer"]


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


def page_buttons(
    words: Words, page: int, pages: int, press: Callable[[Turn, int], PressRecord]
) -> tuple[Button, ...]:
    """Return the buttons that turn a page of a list, counted from 0, if it has several.

    `press`: makes the press that leads to a page.
    """
    if pages == 1:
        return ()
    page = min(page, pages - 1)

    def button(key: str, turn: Turn, to: int) -> Button:
        label = words.say(key, page=to + 1, pages=pages)
        return Button(label, press(turn, to).custom_id, disabled=to == page)

    older, newer = max(page - 1, 0), min(page + 1, pages - 1)
    return (
        button("button-page-older", "older", older),
        button("button-page-newer", "newer", newer),
    )
