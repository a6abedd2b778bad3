"""The private messages that say how a player's bid stands, until the auction is over."""

import time
from collections.abc import Callable
from typing import NamedTuple

from cachetools import TTLCache

from bot.interactions.sent_offers import CACHE_SIZE, LIFETIME
from bot.transport.reply import Reply


class BidNote(NamedTuple):
    """Whose bid a private message is about, in which auction, and what edits the message."""

    game_id: str
    auction: int
    user_id: int
    reply: Reply


class BidNotes:
    """The newest such message of each person in each auction; forgotten with the process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._notes: TTLCache[tuple[str, int, int], BidNote] = TTLCache(CACHE_SIZE, LIFETIME, now)

    def put(self, note: BidNote) -> Reply | None:
        """Remember a message; return what deletes the one that it takes the place of, if any."""
        replaced = self._notes.pop(note[:3], None)
        self._notes[note[:3]] = note
        return None if replaced is None else replaced.reply

    def take_ended(self, game_id: str, running: int | None) -> tuple[BidNote, ...]:
        """Return the messages about a game's auctions but for the running one; forget them."""
        notes = [note for _, note in self._notes.items() if note.game_id == game_id]
        ended = tuple(note for note in notes if note.auction != running)
        for note in ended:
            self._notes.pop(note[:3], None)
        return ended
