"""What was bid and sold."""

from engine.core.actions import Decline, PassBid
from engine.core.events import AuctionUnsold, AuctionWon, BidMade, Event, Paid
from engine.core.why import AuctionPrice
from tests.support.game import (
    VERMONT,
    A,
    Game,
)
from tests.support.landings import land_on


def bids(game: Game) -> list[tuple[int, int]]:
    """The calls of the last action."""
    return [(e.seat, e.amount) for e in game.happened(BidMade) if isinstance(e, BidMade)]


def sales(events: tuple[Event, ...]) -> list[Event]:
    """How lots went, in order."""
    return [event for event in events if isinstance(event, AuctionWon | AuctionUnsold)]


def declined(game: Game, space: int = VERMONT) -> Game:
    """A has come to the space and declined it: the auction is open."""
    land_on(game, space).play(A, Decline())
    return game


def passing(game: Game, *seats: int) -> Game:
    """These seats pass, one after another."""
    for seat in seats:
        game.play(seat, PassBid())
    return game


def paid(seat: int, space: int, price: int) -> Paid:
    """The winner's payment to the Bank."""
    return Paid(seat, (), price, AuctionPrice(space))
