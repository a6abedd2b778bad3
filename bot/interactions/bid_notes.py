"""The private messages about a player's bids in an auction, until the auction is over."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.discord.reply import Reply
from bot.interactions.game_cache import GameCache
from bot.interactions.sent_offers import LIFETIME

CACHE_SIZE: Final = 2_000
"""Messages that are remembered."""


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
        self._notes: GameCache[tuple[str, int, int] | int, BidNote]
        self._notes = GameCache(CACHE_SIZE, LIFETIME, now)

    def put(self, note: BidNote) -> Reply | None:
        """Remember a message; return what deletes the one that it takes the place of, if any."""
        replaced = self._notes.pop(note[:3])
        self._notes.put(note.game_id, note[:3], note)
        return None if replaced is None else replaced.reply

    def put_panel(self, note: BidNote) -> None:
        """Remember what edits a panel from now on."""
        if note.reply.shown_id is not None:
            self._notes.put(note.game_id, note.reply.shown_id, note)

    def take_ended(self, game_id: str, running: int | None) -> tuple[BidNote, ...]:
        """Return the messages about a game's auctions but for the running one; forget them."""
        notes = self._notes.of_game(game_id)
        ended = [at for at, note in notes.items() if note.auction != running]
        return tuple(notes[at] for at in ended if self._notes.pop(at) is not None)
