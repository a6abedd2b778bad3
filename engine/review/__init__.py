"""Looking back at a finished game: chances, turning points, best and costliest choices."""

from engine.review.records import (
    Alternative,
    Instead,
    JudgedChoice,
    Moment,
    PlayerReview,
    Review,
    TurningPoint,
)
from engine.review.reviewing import Unplayed, review

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
