"""Discord's messages, threads and direct messages, with a meaning for each way they fail."""

import logging
from enum import Enum
from typing import Any

import aiohttp
import discord

from bot.discord_screen import payload
from bot.screen import Screen

LOG = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
GONE = {10003, 10004}
NO_ACCESS = {50001, 50013}
ARCHIVED = 50083
THREAD_THERE = 160004
CLOSED = {50007, 50278}
"""Direct messages that are closed to us; 40003, opened too fast, is only for now."""

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Whatever may come of asking Discord: its refusals, a pause it wants, a network that is down."""


class Fate(Enum):
    """What became of something we wanted Discord to show."""

    SHOWN = "shown"
    MISSING = "missing"
    """The message is gone: post it anew."""
    UNREACHABLE = "unreachable"
    """The channel is gone or closed to us: do not try again by itself."""
    LATER = "later"
    """Discord has trouble: the next change tries again."""


def fate(error: Exception) -> Fate:
    """What one of the failures means for a message."""
    if not isinstance(error, discord.HTTPException):
        LOG.warning("Discord is out of reach: %r", error)
        return Fate.LATER
    if error.code == UNKNOWN_MESSAGE or error.code == ARCHIVED:
        return Fate.MISSING
    if error.code in GONE or error.code in NO_ACCESS or error.code in CLOSED:
        return Fate.UNREACHABLE
    LOG.warning("Discord refused a message: %s %s", error.status, error.code)
    return Fate.LATER


class Post:
    """Sends, edits and closes messages by their stored ids: no cache is needed."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._directs: dict[int, int] = {}

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Fate:
        """A new message, without a sound unless it calls somebody; its id."""
        try:
            sent = await self._channel(channel_id).send(
                silent=not screen.pings, nonce=nonce, **payload(screen)
            )
        except FAILURES as error:
            return fate(error)
        return sent.id

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Fate:
        """A new face for a message."""
        message = self._channel(channel_id).get_partial_message(message_id)
        try:
            await message.edit(**payload(screen))
        except FAILURES as error:
            return fate(error)
        return Fate.SHOWN

    async def take_buttons(self, channel_id: int, message_id: int) -> Fate:
        """An old message keeps its text and loses its buttons."""
        message = self._channel(channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=None)
        except FAILURES as error:
            return fate(error)
        return Fate.SHOWN

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int | Fate:
        """A thread that hangs on a message; its id."""
        try:
            # A message's own method wants the server's object, which a stored id does not bring.
            opened: Any = await self._client.http.start_thread_with_message(
                channel_id, message_id, name=name[:100], auto_archive_duration=1440
            )
        except FAILURES as error:
            if getattr(error, "code", 0) == THREAD_THERE:  # A crash came between.
                return message_id
            became = fate(error)
            # Too many threads, or a channel that has none: only trouble of Discord's own passes.
            status = getattr(error, "status", 500)
            refused = became is Fate.LATER and status < 500 and status != 429
            return Fate.UNREACHABLE if refused else became
        return int(opened["id"])

    async def close_thread(self, thread_id: int) -> None:
        """Archived and locked, in one request."""
        try:
            await self._client.http.edit_channel(thread_id, archived=True, locked=True)
        except FAILURES as error:
            fate(error)

    async def direct(self, user_id: int, screen: Screen, nonce: str) -> tuple[int, int] | Fate:
        """A direct message; the ids of its channel and of itself. Closed ones are UNREACHABLE."""
        channel_id = await self._direct_channel(user_id)
        if isinstance(channel_id, Fate):
            return channel_id
        sent = await self.send(channel_id, screen, nonce)
        return sent if isinstance(sent, Fate) else (channel_id, sent)

    async def _direct_channel(self, user_id: int) -> int | Fate:
        """Opened once: Discord limits how fast direct messages may be opened."""
        if user_id not in self._directs:
            try:
                opened: Any = await self._client.http.start_private_message(user_id)
            except FAILURES as error:
                return fate(error)
            self._directs[user_id] = int(opened["id"])
        return self._directs[user_id]
