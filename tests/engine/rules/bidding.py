"""What was bid and sold."""

from engine.events import AuctionUnsold, AuctionWon, BidMade, Event
from tests.support.game import Game


def bids(game: Game) -> list[tuple[int, int]]:
    """The calls of the last action."""
    return [(e.seat, e.amount) for e in game.happened(BidMade) if isinstance(e, BidMade)]


def sales(events: tuple[Event, ...]) -> list[Event]:
    """How lots went, in order."""
    return [event for event in events if isinstance(event, AuctionWon | AuctionUnsold)]
