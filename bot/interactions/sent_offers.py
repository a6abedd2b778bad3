"""Open offers that are being read: the private messages that show one, until it is known how the
offer ended, and those that a receiver reads beside the draft of an answer.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import NamedTuple

from cachetools import TTLCache

from bot.discord.reply import Reply
from bot.interactions.game_cache import GameCache
from bot.ui.screen import Screen

LIFETIME = 14 * 60.0
"""Seconds for which a private message is remembered: Discord lets it be edited for 15 minutes."""
CACHE_SIZE = 1_000
"""Messages that are remembered."""


class _Card(NamedTuple):
    trade: int
    user_id: int
    reply: Reply


class ClosedNote(NamedTuple):
    """What edits a private message about an offer that has ended, and what is left of it."""

    user_id: int
    reply: Reply
    rest: Screen


class SentOffers:
    """Which private message shows which open offer, by the id of the message, and which how one has
    ended; forgotten with the process.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._cards: GameCache[int, _Card] = GameCache(CACHE_SIZE, LIFETIME, now)
        self._closed: GameCache[int, ClosedNote] = GameCache(CACHE_SIZE, LIFETIME, now)
        self._compared: TTLCache[tuple[str, int], None] = TTLCache(CACHE_SIZE, LIFETIME, now)

    def note(self, game_id: str, trade: int, user_id: int, reply: Reply) -> None:
        """Remember that the private message of this reply shows a person an open offer."""
        if reply.shown_id is not None:
            self._cards.put(game_id, reply.shown_id, _Card(trade, user_id, reply))

    def forget(self, message_id: int | None) -> None:
        """Forget a message that shows something else now."""
        if message_id is not None:
            self._cards.pop(message_id)
            self._closed.pop(message_id)

    def of_game(self, game_id: str) -> tuple[tuple[int, int], ...]:
        """Return the offers of a game that messages show as open: trade id and user id of each."""
        return tuple(dict.fromkeys(card[:2] for card in self._cards.of_game(game_id).values()))

    def take(self, game_id: str, trade: int, user_id: int) -> tuple[Reply, ...]:
        """Return what edits the messages that show a person an offer, and forget them."""
        cards = self._cards.of_game(game_id)
        found = [at for at, card in cards.items() if card[:2] == (trade, user_id)]
        return tuple(cards[at].reply for at in found if self._cards.pop(at) is not None)

    def note_closed(self, game_id: str, user_id: int, reply: Reply, screen: Screen) -> None:
        """Remember that the private message of this reply says how an offer ended."""
        if reply.shown_id is not None and screen.rows:
            note = ClosedNote(user_id, reply, replace(screen, rows=()))
            self._closed.put(game_id, reply.shown_id, note)

    def take_closed(self, game_id: str, playing: Collection[int | None]) -> tuple[ClosedNote, ...]:
        """Return the messages about ended offers of all but these people, and forget them."""
        notes = self._closed.of_game(game_id)
        found = [at for at, note in notes.items() if note.user_id not in playing]
        return tuple(note for at in found if (note := self._closed.pop(at)) is not None)

    def note_compared(self, game_id: str, trade: int) -> None:
        """Remember that an offer is read beside a draft, or advice: it is to be as new."""
        self._compared[game_id, trade] = None

    def take_compared(self, game_id: str, trade: int) -> bool:
        """Return whether an offer is read beside a draft, and forget it."""
        is_compared = (game_id, trade) in self._compared
        self._compared.pop((game_id, trade), None)
        return is_compared
