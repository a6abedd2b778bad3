"""The buttons of the standings: from one page to another, and from one list to the others."""

from collections.abc import Callable

from bot.features.statistics.presses import Leaderboard, Profile, SeasonPage, Way
from bot.language.language import Words
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button

TABS = {SeasonPage: "button-season", Leaderboard: "button-all-time"}


def tabs(words: Words, shown: type[PressRecord]) -> tuple[Button, ...]:
    """Return a button for each list, that of the one shown in color, and one for the profile."""
    lists = [
        Button(
            words.say(key), tab(NO_GAME, 0).custom_id, "primary" if tab is shown else "secondary"
        )
        for tab, key in TABS.items()
    ]
    return (*lists, profile_button(words))


def profile_button(words: Words) -> Button:
    """Return the button for the reader's own results."""
    return Button(words.say("button-profile"), Profile(NO_GAME).custom_id)


def page_buttons(
    words: Words, page: int, pages: int, press: Callable[[Way, int], PressRecord]
) -> tuple[Button, ...]:
    """Return the buttons that turn a page of a list, counted from 0, if it has several.

    `press`: makes the press that leads to a page.
    """
    if pages == 1:
        return ()
    page = min(page, pages - 1)

    def turn(key: str, way: Way, to: int) -> Button:
        label = words.say(key, page=to + 1, pages=pages)
        return Button(label, press(way, to).custom_id, disabled=to == page)

    older, newer = max(page - 1, 0), min(page + 1, pages - 1)
    return (turn("button-page-older", "older", older), turn("button-page-newer", "newer", newer))
