"""Reviewing a finished game from its log, by the judge of the computer players."""

from collections.abc import Sequence

from engine.analysis.review.auctions import Auctions
from engine.analysis.review.buying import Buying
from engine.analysis.review.choices import Choices, Watcher
from engine.analysis.review.episode import Episode, payments_joined
from engine.analysis.review.episodes import Episodes
from engine.analysis.review.importance import Importance
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.leaving import Leaving
from engine.analysis.review.managing import Managing
from engine.analysis.review.records import Chances, Moment, Review, TurningPoint
from engine.analysis.review.trading import Trading
from engine.analysis.review.turning_points import MOST_POINTS, turning_points
from engine.core import events as e
from engine.core.timeline import Entry, Timeline
from engine.core.undo import LogLine
from engine.players.judge.judging import Judge, fitted_judge

MOST_MOMENTS = 240
"""The most moments of a review: more than a picture of a thousand pixels can show."""
WATCHERS: tuple[type[Watcher], ...] = (Buying, Auctions, Trading, Managing, Leaving)


class Unplayed(ValueError):
    """A game that ended before anybody rolled the dice: there is nothing to review."""


def review(log: Sequence[LogLine], judge: Judge | None = None) -> Review:
    """Review a game from its whole log; what was taken back does not count.

    Raises Unplayed for a game without a roll, ValueError for a log without its beginning, and
    ImpossibleTransition for one that contradicts itself.
    """
    timeline = Timeline(log)
    reviewing = _Reviewing(JudgedTable(judge or fitted_judge(), timeline))
    for entry in timeline:
        reviewing.follow(entry)
    return reviewing.review()


class _Reviewing:
    """All that watches one game."""

    def __init__(self, table: JudgedTable) -> None:
        self._table = table
        self._choices = Choices(table)
        self._watchers = [make(table, self._choices) for make in WATCHERS]
        self._episodes = Episodes(table)
        self._moments: list[Moment] = []
        self._rolled = False

    def follow(self, entry: Entry) -> None:
        """Look at the table before an event and after it."""
        if isinstance(entry.event, e.TurnStarted):
            self._note_moment(self._table.chances())
        self._rolled = self._rolled or isinstance(entry.event, e.DiceRolled)
        self._episodes.before(entry)
        self._choices.episode = self._episodes.now
        for watcher in self._watchers:
            watcher.before(entry)
        self._table.follow(entry)
        for watcher in self._watchers:
            watcher.after(entry)

    def _note_moment(self, chances: Chances) -> None:
        self._moments.append(Moment(self._table.turn, chances))

    def review(self) -> Review:
        """Return what has been found. Raises Unplayed."""
        if not self._rolled:
            raise Unplayed("nobody has rolled the dice")
        self._episodes.pause()
        self._note_moment(self._table.chances())
        importance = Importance(self._moments, self._episodes.ledgers.rents)
        winners = self._table.state.winners
        if winners:
            share = 1 / len(winners)
            seats = range(len(self._table.state.seats))
            result = tuple(share if seat in winners else 0.0 for seat in seats)
            self._note_moment(result)
            if not self._table.state.rules.is_timed:
                _settle(self._episodes.all, self._table.turn, result)
        episodes = payments_joined(self._episodes.all)
        points = turning_points(episodes, importance, self._table.state.rules)
        return Review(
            self._table.turn,
            _with_points(_thinned(self._moments), points),
            points,
            self._choices.players(self._table.state.rules),
        )


def _settle(episodes: Sequence[Episode], turn: int, result: Chances) -> None:
    """Give the fall of the last turn, which ended the game, the result as the chances after it."""
    falls = [it for it in episodes if any(isinstance(ev, e.WentBankrupt) for ev in it.events)]
    if falls and falls[-1].turn == turn:
        falls[-1].after = result


def _thinned(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return the first and the last moments, and at even distances as many between as may be."""
    last, most = len(moments) - 1, MOST_MOMENTS - 2 * MOST_POINTS
    if last < most:
        return tuple(moments)
    return tuple(moments[round(at * last / (most - 1))] for at in range(most))


def _with_points(moments: Sequence[Moment], points: Sequence[TurningPoint]) -> tuple[Moment, ...]:
    """Return the moments with those right before and after each turning point among them."""
    around = [
        Moment(point.turn, chances) for point in points for chances in (point.before, point.after)
    ]
    ended = [(moment.turn, 1, moment) for moment in moments]
    found = sorted([(it.turn, 0, it) for it in around] + ended, key=lambda found: found[:2])
    return tuple(it for _, _, it in found)
