"""What the notice of an auction remembers: what is sold, and in which thread."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from engine.core.lots import Lot
from engine.host.store.records import Message

BIDS = {"auction": "bids", "shortage": "building"}
"""The kind of message that the bids are on, by the kind of the notice; both have one number."""


@dataclass(frozen=True, slots=True)
class AuctionThread:
    """The body of a notice: an auction that the log tells of from version `since` on.

    `thread` is the channel with its bidding, None where that is on the notice itself.
    """

    lots: tuple[Lot, ...]
    since: int
    thread: int | None

    def dump(self) -> str:
        """Return the body."""
        return _AUCTION_THREAD.dump_json(self).decode()


_AUCTION_THREAD = TypeAdapter(AuctionThread)


def auction_thread_of(message: Message) -> AuctionThread:
    """Return the auction that a notice remembers, and its thread."""
    return _AUCTION_THREAD.validate_json(message.body)


def is_auction_notice(role: str) -> bool:
    """Return whether a role is that of an auction's notice."""
    return role.partition(":")[0] in BIDS


def keeps_results(notice: Message) -> bool:
    """Return whether a notice is left with its results: the table has no room to tell of several
    lots.
    """
    return len(auction_thread_of(notice).lots) != 1
