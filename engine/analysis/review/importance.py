"""How much each episode counts for the course of a game, seen from its end.

Four things count: how far it moved the chances, for good, by much or by completing a group, what
the groups that it completed went on to bring, and how much of the money that players could still
pay with one of them lost by it, or gave for a trade.
"""

from collections.abc import Sequence
from math import sqrt

from engine.analysis.review.episode import Episode
from engine.analysis.review.records import Chances, Moment
from engine.core import events as e

COMPLETING, OTHER = 1.5, 0.7
"""How much a swing counts if a deal completes a group, and if none does: games are remembered by
deals."""
BROUGHT, TOLL = 1.0, 1.0
"""How much it counts to complete a group that brings all rents, and to take all that all have."""
DEALT = 0.5
"""How much it counts to trade for all that all could pay."""
SAFE, HOPELESS = 0.97, 0.03
"""The chances of a leader and of a payer from which on nothing more is decided by what is paid."""
DECIDED_TOLL = 0.5
"""How much of a loss counts then: the last money of the last rival is still worth telling."""
LARGE = 0.15
"""The change of somebody's chance from which on a swing counts though it changes back."""
LASTS = 20
"""Turns in which what a swing has changed must not change back."""
LEAST_SHARE = 0.2
"""The share of all rents from which on a completed group is told of whatever it moved, and counts
by what it moved at once: a leader hardly gains by the group that then ruins the others."""


class Importance:
    """How much each episode of one game counts, by all that came of it."""

    def __init__(self, moments: Sequence[Moment], rents: int) -> None:
        self._rents = rents
        self._at = {moment.turn: moment.chances for moment in moments}

    def of(self, episode: Episode) -> float:
        """Return how much an episode counts."""
        # A group that earns much decided something, though what the chances gained may change back;
        # and who reads of chances looks for the largest swings.
        is_large = max(map(abs, episode.moved)) >= LARGE
        swing = self._at_once if is_large or self.earned(episode) else self._lasting
        brought = self._share_brought(episode)
        factor = COMPLETING if _is_completing_deal(episode) else OTHER
        paid = TOLL * _toll(episode) + DEALT * episode.dealt
        return factor * swing(episode) + BROUGHT * brought + paid

    def earned(self, episode: Episode) -> bool:
        """Return whether a group that an episode completed brought much of all rents."""
        return self._share_brought(episode) >= LEAST_SHARE

    def _share_brought(self, episode: Episode) -> float:
        return episode.brought / self._rents if self._rents else 0.0

    def _at_once(self, episode: Episode) -> float:
        """Return how far an episode moved the chances, whatever came later."""
        moved = zip(episode.before, episode.moved, strict=True)
        return _distance(episode.before, [max(0.0, before + by) for before, by in moved])

    def _lasting(self, episode: Episode) -> float:
        """Return how far the chances moved for good: the Hellinger distance, from 0 to 1.

        It counts a player who is out, and a lead that becomes safe, for more than sums would.
        """
        turns = range(episode.turn, episode.turn + LASTS + 1)
        later = [self._at[turn] for turn in turns if turn in self._at]
        kept = [
            max(0.0, before + _kept(before, moved, [it[seat] for it in later]))
            for seat, (before, moved) in enumerate(zip(episode.before, episode.moved, strict=True))
        ]
        return _distance(episode.before, kept)


def _is_completing_deal(episode: Episode) -> bool:
    """Return whether a group is completed, and not only inherited from who went bankrupt."""
    is_fall = any(isinstance(event, e.WentBankrupt) for event in episode.events)
    return bool(episode.completed) and not is_fall


def _toll(episode: Episode) -> float:
    """Return the share that the one who lost most by it lost, less once the game was decided."""
    if episode.ends_game or not episode.losses:
        return 0.0
    payer, lost = max(episode.losses.items(), key=lambda loss: loss[1])
    was_decided = max(episode.before) >= SAFE or episode.before[payer] < HOPELESS
    return lost * DECIDED_TOLL if was_decided else lost


def _kept(before: float, moved: float, later: Sequence[float]) -> float:
    """Return how much of what a seat has gained or lost has not changed back later."""
    if moved > 0:
        return max(0.0, min([moved, *(it - before for it in later)]))
    return min(0.0, max([moved, *(it - before for it in later)]))


def _distance(before: Chances, after: Sequence[float]) -> float:
    total = sum(after)
    common = sum(sqrt(it * then / total) for it, then in zip(before, after, strict=True))
    return sqrt(max(0.0, 1 - common))
