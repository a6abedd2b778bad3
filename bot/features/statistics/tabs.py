"""The buttons of the standings that lead from one list to the others."""

from bot.features.statistics.presses import Leaderboard, Profile, Records, SeasonPage
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
