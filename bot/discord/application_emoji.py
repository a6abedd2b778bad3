"""Our emoji at Discord: uploaded once, and again where a drawing has changed.

They belong to the application, so every server shows them, and no permission is needed.
"""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from PIL import Image

from bot.discord.error_codes import FAILURES, describe
from bot.discord.picture_uploads import draw_aside
from bot.pictures.emoji_pictures import draw_emoji, emoji_file, emoji_names

LOG = logging.getLogger(__name__)
PREFIX = "mono_"
"""What the names of our emoji begin with; a host's other emoji are left alone."""
NOTE = "application-emoji"
"""The setting that remembers the id and the digest of what was uploaded, by name."""


class Emoji(Protocol):
    """An emoji of the application, as discord.py has it."""

    id: int
    name: str

    async def delete(self) -> None:
        """Delete the emoji at Discord."""


class EmojiClient(Protocol):
    """The part of the client that knows the application's emoji."""

    async def fetch_application_emojis(self) -> Sequence[Any]:
        """Return every emoji of the application."""

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        """Upload an emoji and return it."""


class Notes(Protocol):
    """Where the process remembers something by key."""

    async def get(self, key: str) -> str | None:
        """Return what was put last, or None."""

    async def put(self, key: str, value: str) -> None:
        """Remember a value."""


class EmojiUpload:
    """One comparison of our drawings with what the application has.

    `wait_for_turn` is called before the first change, where other processes may change them too.
    """

    def __init__(
        self,
        client: EmojiClient,
        notes: Notes,
        wait_for_turn: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._client = client
        self._notes = notes
        self.wait_for_turn = wait_for_turn
        self._listed: dict[str, Emoji] = {}
        self._known: dict[str, list[object]] = {}

    async def run(self) -> Mapping[str, str]:
        """Upload what is missing or has changed and delete our outdated emoji.

        Returns those there are, as text by their names without the prefix. Where Discord refuses,
        that is logged, and some or all are missing.
        """
        try:
            await self._look()
            for name in emoji_names():
                await self._bring_up_to_date(name)
            for name in self._listed.keys() - {PREFIX + name for name in emoji_names()}:
                await self._listed.pop(name).delete()
        except FAILURES as error:
            LOG.warning(
                "%d of %d emoji are uploaded; messages show Unicode emoji for the others: %s",
                len(self._usable()),
                len(emoji_names()),
                describe(error),
            )
        return self._usable()

    async def _look(self) -> None:
        found = await self._client.fetch_application_emojis()
        self._listed = {it.name: it for it in found if it.name.startswith(PREFIX)}
        self._known = json.loads(await self._notes.get(NOTE) or "{}")

    async def _bring_up_to_date(self, name: str) -> None:
        image = await draw_aside(partial(draw_emoji, name))
        own, digest = PREFIX + name, _digest(image)
        if self._is_current(own, digest):
            return
        if self.wait_for_turn is not None:
            wait, self.wait_for_turn = self.wait_for_turn, None
            await wait()
            await self._look()
            if self._is_current(own, digest):
                return
        listed = self._listed.get(own)
        if listed is not None:
            # Two emoji of one application cannot have the same name.
            await listed.delete()
            del self._listed[own]
        made = await self._client.create_application_emoji(name=own, image=emoji_file(image))
        self._listed[own] = made
        self._known[own] = [made.id, digest]
        await self._notes.put(NOTE, json.dumps(self._known))

    def _is_current(self, own: str, digest: str) -> bool:
        listed = self._listed.get(own)
        return listed is not None and self._known.get(own) == [listed.id, digest]

    def _usable(self) -> dict[str, str]:
        names = {PREFIX + name: name for name in emoji_names()}
        return {
            names[own]: f"<:{own}:{emoji.id}>"
            for own, emoji in self._listed.items()
            if own in names
        }


def known_emoji(note: str | None) -> set[str]:
    """Return the names of the emoji that a note remembers as uploaded, without the prefix."""
    return {own.removeprefix(PREFIX) for own in json.loads(note or "{}")}


def _digest(image: Image.Image) -> str:
    """Return a digest of what is seen: the same drawing is packed differently by other versions."""
    return hashlib.sha256(image.tobytes()).hexdigest()[:16]
