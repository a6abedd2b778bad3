"""What messages show, as far as this process has rendered them: nothing is sent twice."""

from cachetools import LRUCache

from bot.screens.screen import Screen

CACHE_SIZE = 20_000
"""Messages that are remembered; of any other it is not known what it shows."""


class RenderedMessages:
    """The last rendering of each message by its id; lost with the process, then shown again."""

    def __init__(self) -> None:
        self._known: LRUCache[int, int] = LRUCache(CACHE_SIZE)

    def note(self, message_id: int, screen: Screen) -> None:
        """Note what a message shows from now on."""
        self._known[message_id] = _rendering(screen)

    def forget(self, message_id: int) -> None:
        """Whether a message is there at all is not known any more."""
        self._known.pop(message_id, None)

    def shows(self, message_id: int, screen: Screen) -> bool:
        """Return whether a message looks so already."""
        return self._known.get(message_id) == _rendering(screen)


def _rendering(screen: Screen) -> int:
    # The line over an embed calls somebody, which only a new message can do.
    return hash((screen.embeds or screen.content, screen.rows))
