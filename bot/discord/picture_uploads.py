"""The pictures of messages: drawn off the event loop, and not sent twice."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, TypeVar

import discord
from cachetools import LRUCache

from bot.discord.discord_screen import JsonObject, payload
from bot.discord.drawing_thread import DrawingThread
from bot.discord.sent_messages import files_on
from bot.ui.message_files import File, Picture
from bot.ui.panel_screen import AnyScreen
from bot.ui.symbols import NO_SYMBOLS, Symbols

LOG = logging.getLogger(__name__)
T = TypeVar("T")
_DRAWING_THREAD = DrawingThread()
"""One, for more would take the interpreter from each other and from the presses."""
CACHE_SIZE = 20_000
"""Messages whose pictures are remembered; on any other they are sent again."""


class _Upload(discord.File):
    """A file to be sent from memory."""

    def __init__(self, data: bytes, name: str, alt: str | None) -> None:
        super().__init__(BytesIO(data), name, description=alt)
        # The buffer's own method, put back on it in the end, would hold it.
        self._closer = self.fp.close


class PictureDrawer:
    """Draws one picture after another; beyond `most_waiting` (None: no limit) it draws none."""

    def __init__(self, most_waiting: int | None) -> None:
        self._most = most_waiting
        self._waiting = 0

    async def draw(
        self, screen: AnyScreen, pictures: Sequence[Picture]
    ) -> tuple[AnyScreen, list[discord.File]]:
        """Return the screen with those pictures drawn; without any where one cannot be drawn.

        A game goes on without its pictures: all that they say is also said in words.
        """
        if self._most is not None and self._waiting + len(pictures) > self._most:
            LOG.warning(
                "%d pictures are waiting to be drawn; words replace this one", self._waiting
            )
            return screen.in_words(), []
        self._waiting += len(pictures)
        try:
            return screen, [await _file(picture) for picture in pictures]
        except DrawingFailed:
            return screen.in_words(), []
        finally:
            self._waiting -= len(pictures)


async def draw_aside(draw: Callable[[], T]) -> T:
    """Return what is drawn, in the thread in which one picture is drawn after another."""
    return await _DRAWING_THREAD.begin(draw)


class DrawingFailed(Exception):
    """Raised for a picture that could not be drawn."""


async def _file(picture: Picture) -> discord.File:
    try:
        alt = picture.alt
        data = await draw_aside(picture.draw)
    except Exception as error:
        LOG.exception("%s could not be drawn", picture.name)
        raise DrawingFailed(picture.name) from error
    return _Upload(data, picture.name, alt)


class PictureUploads:
    """Which pictures each message carries, by message id; forgotten with the process.

    `symbols` are the emoji of our own that messages show in place of Unicode's.
    """

    def __init__(self, most_waiting: int | None = None, symbols: Symbols = NO_SYMBOLS) -> None:
        self.symbols = symbols
        self._drawer = PictureDrawer(most_waiting)
        # By hashes: to keep the pictures would keep the positions that they are drawn from.
        self._known: LRUCache[int, dict[int, int]] = LRUCache(CACHE_SIZE)

    def add_symbols(self, **found: Mapping[str, str]) -> None:
        """Have messages show emoji or commands that Discord knows by now."""
        self.symbols = replace(self.symbols, **found)

    def forget(self) -> None:
        """Forget what messages carry: another process may have edited them."""
        self._known.clear()

    async def for_new_message(self, screen: AnyScreen) -> dict[str, Any]:
        """Return keyword arguments that send a new message with its pictures and files."""
        shown, drawn = await self._drawer.draw(screen, screen.pictures)
        files = [*_files(screen.files), *drawn]
        return payload(shown, self.symbols) | ({"files": files} if files else {})

    async def for_edit(self, message_id: int | None, screen: AnyScreen) -> dict[str, Any]:
        """Return keyword arguments that edit a message: pictures it has are kept, others
        removed.
        """
        known = self._known.get(message_id) if message_id is not None else None
        if known is not None and set(known) == set(map(hash, screen.pictures)) and not screen.files:
            return payload(screen, self.symbols)
        had = known or {}
        if message_id is not None:
            # In doubt until Discord answers: it may have done what it seems to have failed at.
            self._known.pop(message_id, None)
        missing = [picture for picture in screen.pictures if hash(picture) not in had]
        shown, drawn = await self._drawer.draw(screen, missing)
        numbers = [had[hash(picture)] for picture in shown.pictures if hash(picture) in had]
        kept = [JsonObject({"id": number}) for number in numbers]
        return payload(shown, self.symbols) | {
            "attachments": [*kept, *_files(screen.files), *drawn]
        }

    def note(self, answer: Any, screen: AnyScreen) -> int | None:
        """Remember the pictures that a message shows from now on; return its id.

        `answer` is what Discord has answered with: the message, or None.
        """
        if answer is None:
            return None
        message_id, ids = files_on(answer)
        self._known.pop(message_id, None)
        # Else another edit came between: the next one names all that the message shall have.
        if ids.keys() == {picture.name for picture in screen.pictures}:
            known = {hash(picture): ids[picture.name] for picture in screen.pictures}
            self._known[message_id] = known
        return message_id


def _files(files: Iterable[File]) -> list[discord.File]:
    return [_Upload(file.data, file.name, file.alt or None) for file in files]
