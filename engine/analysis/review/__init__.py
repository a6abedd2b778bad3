"""Looking back at a finished game: chances, turning points, best and costliest choices."""

from engine.analysis.review.records import (
    Alternative,
    Instead,
    JudgedChoice,
    Moment,
    PlayerReview,
    Review,
    TurningPoint,
)
from engine.analysis.review.reviewing import Unplayed, review

__all__ = [
    "Alternative",
    "Instead",
    "JudgedChoice",
    "Moment",
    "PlayerReview",
    "Review",
    "TurningPoint",
    "Unplayed",
    "review",
]
