"""What messages show, and which are there, as far as this process knows: nothing is sent twice."""

from cachetools import LRUCache

from bot.ui.screen import Screen
from engine.host.store.records import DIRECT, GameRecord
from engine.host.store.slots import slot_of

CACHE_SIZE = 20_000
"""Messages that are remembered; what any other message shows is not known."""


class RenderedMessages:
    """What each message last showed, by its id; and, for each known to exist, its game and server.

    Lost with the process: then messages are shown again, and looked for. Discord tells of each
    deletion while the process is connected.
    """

    def __init__(self) -> None:
        self._known: LRUCache[int, int] = LRUCache(CACHE_SIZE)
        self._there: LRUCache[int, tuple[str, int]] = LRUCache(CACHE_SIZE)
        self._gone: LRUCache[int, None] = LRUCache(CACHE_SIZE)

    def note(self, message_id: int, screen: Screen) -> None:
        """Note what a message shows from now on."""
        self._known[message_id] = _rendering(screen)

    def forget(self, message_id: int) -> None:
        """Forget what a message shows, and whether it is there."""
        self._known.pop(message_id, None)
        self._there.pop(message_id, None)

    def forget_all(self) -> None:
        """Forget what all messages show: another process may have changed them."""
        self._known.clear()
        self._there.clear()

    def shows(self, message_id: int, screen: Screen) -> bool:
        """Return whether a message shows this screen already, as far as this process knows."""
        return self._known.get(message_id) == _rendering(screen)

    def note_there(self, message_id: int, game: GameRecord) -> None:
        """Note that a message of a game exists: Discord would report its deletion."""
        if message_id not in self._gone:
            self._there[message_id] = game.id, game.guild_id

    def is_there(self, message_id: int) -> bool:
        """Return whether a message is surely there."""
        return message_id in self._there

    def note_gone(self, message_id: int) -> str | None:
        """Note that a message has been deleted; return its game, if that is known."""
        self._gone[message_id] = None
        self._known.pop(message_id, None)
        game_id, _ = self._there.pop(message_id, (None, None))
        return game_id

    def is_gone(self, message_id: int) -> bool:
        """Return whether Discord has reported that a message was deleted."""
        return message_id in self._gone

    def forget_there(self, shard: int, count: int) -> None:
        """Forget which messages exist where one of `count` shards would report their deletion."""
        if shard == slot_of(DIRECT, count):
            # Any game may have direct messages.
            self._there.clear()
            return
        for message_id, (_, guild_id) in list(self._there.items()):
            if slot_of(guild_id, count) == shard:
                del self._there[message_id]


def _rendering(screen: Screen) -> int:
    # The line over an embed calls somebody, which only a new message can do.
    return hash((screen.embeds or screen.content, screen.rows))
