"""Presses that look something up: board, history, statistics, reviews, rules, the tour."""

from dataclasses import dataclass
from typing import Literal

from bot.screens.press_record import PressRecord, press_record

Opened = Literal["rules", "mine", "preferences"]
Way = Literal["older", "newer"]
StatsPage = Literal["worth", "rent", "deals", "luck"]


@press_record("board", acts=False)
class Board(PressRecord):
    """Show the board."""


@press_record("verify", acts=False)
class Verify(PressRecord):
    """Show the proof of the dice."""


@dataclass(frozen=True, slots=True)
class HistoryPage(PressRecord):
    """Show a page of the history, by its number from 0."""

    page: int | Literal["first", "last"]


@press_record("history", acts=False)
class NewerHistory(HistoryPage):
    """Turn to a later page."""


@press_record("older", acts=False)
class OlderHistory(HistoryPage):
    """Turn to an earlier page: two buttons of a message may not share an id."""


@dataclass(frozen=True, slots=True)
class SincePage(PressRecord):
    """Show what has happened after a version, or since a person's last move.

    `origin`: that the press came from the short list of what was missed.
    """

    after: int | None = None
    page: int | None = None
    origin: Literal["missed"] | None = None


@press_record("since", acts=False)
class Since(SincePage):
    """Open the page, or turn to a later one."""


@press_record("sinceback", acts=False)
class SinceBack(SincePage):
    """Turn to an earlier page: two buttons of a message may not share an id."""


@press_record("stats", acts=False)
class Stats(PressRecord):
    """Show a page of the statistics."""

    page: StatsPage | None = None


@press_record("sharestats", acts=True)
class ShareStats(PressRecord):
    """Show a page of the statistics to everyone."""

    page: StatsPage


@press_record("review", acts=False)
class ReviewPage(PressRecord):
    """Show a page of the review: that of a seat, or the overview."""

    seat: int | None = None


@press_record("sharereview", acts=True)
class ShareReview(PressRecord):
    """Show a page of the review to everyone."""

    seat: int | None = None


@press_record("replay", acts=False)
class Replay(PressRecord):
    """Show the film of a game."""


@press_record("sharereplay", acts=True)
class ShareReplay(PressRecord):
    """Show the film of a game to everyone."""


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

    way: Way
    page: int


@press_record("chapter", acts=False)
class Chapter(PressRecord):
    """Show the chosen chapter of the rules of a game, or of an edition."""

    edition: str | None = None


@press_record("rulesof", acts=False)
class RulesOf(PressRecord):
    """Show the rules, or a chapter of them, of the chosen game."""

    chapter: str | None = None


@press_record("guide", acts=False)
class GuidePage(PressRecord):
    """Show a page of the tour."""

    page: int


@press_record("guide", "close", acts=False)
class CloseGuide(PressRecord):
    """Close the tour."""


@press_record("guide", "open", acts=False)
class OpenFromGuide(PressRecord):
    """Open a panel beside the tour."""

    panel: Opened


@press_record("guide", acts=True)
class BeginFromGuide(PressRecord):
    """Start a game against computers, or a first game."""

    what: Literal["play", "learn"]


@press_record("why", acts=False)
class Why(PressRecord):
    """Tell why computers did what they did last, or why one has made an offer."""

    proposer: int | None = None
