"""What a game has been like: worth over time, dice, rent, trades and auctions, from its events."""

from engine.analysis.statistics.fold import RunningStatistics, statistics
from engine.analysis.statistics.records import (
    AuctionResult,
    Charge,
    Deal,
    Dice,
    Lead,
    Player,
    Point,
    Statistics,
)

__all__ = [
    "AuctionResult",
    "Charge",
    "Deal",
    "Dice",
    "Lead",
    "Player",
    "Point",
    "RunningStatistics",
    "Statistics",
    "statistics",
]
