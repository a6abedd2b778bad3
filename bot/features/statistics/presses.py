"""Presses in statistics of a game, and in the leaderboard."""

from bot.presses.shared import StatsPage
from bot.ui.paging import Turn
from bot.ui.press_record import PressRecord, press_record


@press_record("sharestats", acts=True)
class ShareStats(PressRecord):
    """Show a page of the statistics to everyone."""

    page: StatsPage


@press_record("profile", acts=False)
class Profile(PressRecord):
    """Show a person's own results."""


@press_record("leaderboard", acts=False)
class Leaderboard(PressRecord):
    """Show the first page of the ladder."""

    page: int


@press_record("leaderboard", acts=False)
class TurnLeaderboard(PressRecord):
    """Turn a page of the ladder: two buttons of a message may not share an id."""

    way: Turn
    page: int


@press_record("records", acts=False)
class Records(PressRecord):
    """Show the records of this season and of all time."""


@press_record("season", acts=False)
class SeasonPage(PressRecord):
    """Show a page of the table of this season."""

    page: int


@press_record("season", acts=False)
class TurnSeason(PressRecord):
    """Turn a page of it: two buttons of a message may not share an id."""

    way: Turn
    page: int
