"""The private messages about a player's bids in an auction, until the auction is over."""

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from cachetools import TTLCache

from bot.discord.reply import Reply
from bot.interactions.sent_offers import CACHE_SIZE, LIFETIME

K = TypeVar("K")


class BidNote(NamedTuple):
    """Whose bid a private message is about, in which auction, and what edits the message."""

    game_id: str
    auction: int
    user_id: int
    reply: Reply


class BidNotes:
    """The private messages about bids, and what edits them; forgotten with the process.

    Of those that say how a bid stands, a person has one in each auction: the newest. A panel for
    the maxima of several lots can be open several times.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._notes: TTLCache[tuple[str, int, int], BidNote] = TTLCache(CACHE_SIZE, LIFETIME, now)
        self._panels: TTLCache[int, BidNote] = TTLCache(CACHE_SIZE, LIFETIME, now)

    def put(self, note: BidNote) -> Reply | None:
        """Remember a message; return what deletes the one that it takes the place of, if any."""
        replaced = self._notes.pop(note[:3], None)
        self._notes[note[:3]] = note
        return None if replaced is None else replaced.reply

    def put_panel(self, note: BidNote) -> None:
        """Remember what edits a panel from now on."""
        if note.reply.shown_id is not None:
            self._panels[note.reply.shown_id] = note

    def take_ended(self, game_id: str, running: int | None) -> tuple[BidNote, ...]:
        """Return the messages about a game's auctions but for the running one; forget them."""
        return (
            *_take_ended(self._notes, game_id, running),
            *_take_ended(self._panels, game_id, running),
        )


def _take_ended(notes: TTLCache[K, BidNote], game_id: str, running: int | None) -> list[BidNote]:
    ended = [
        at for at, note in notes.items() if note.game_id == game_id and note.auction != running
    ]
    return [notes.pop(at) for at in ended]
