"""The buttons of the standings: from one page to another, and from one list to the others."""

from collections.abc import Callable

from bot.features.statistics.presses import Leaderboard, Profile, Records, SeasonPage, Way
from bot.language.language import Words
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button


def tabs(words: Words, shown: type[PressRecord], *, has_seasons: bool) -> tuple[Button, ...]:
    """Return a button for each list, that of the one shown in color, and one for the profile."""
    lists: list[tuple[str, PressRecord]] = [
        ("button-season", SeasonPage(NO_GAME, 0)),
        ("button-all-time", Leaderboard(NO_GAME, 0)),
        ("button-records", Records(NO_GAME)),
        ("button-profile", Profile(NO_GAME)),
    ]
    return tuple(
        Button(words.say(key), tab.custom_id, "primary" if type(tab) is shown else "secondary")
        for key, tab in (lists if has_seasons else lists[1:])
    )


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
