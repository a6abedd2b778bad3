"""Discord's messages, threads and direct messages, with a meaning for each way they fail."""

from collections.abc import Awaitable, Callable, Mapping
from copy import copy
from typing import Any, TypeVar

import discord
from cachetools import LRUCache

from bot.discord.access import is_open_to_readers, look_for_reader
from bot.discord.archived_threads import ArchivedThreads
from bot.discord.edits import edit_by_id, send_to
from bot.discord.error_codes import FAILURES, Delivery, delivery, delivery_of_edit
from bot.discord.members import Members
from bot.discord.own_messages import own_titles
from bot.discord.picture_uploads import PictureUploads
from bot.discord.private_messages import SentPrivately, delete_private, replace_private
from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import Screen

__all__ = ["Delivery", "Post"]
T = TypeVar("T")
CACHE_SIZE = 10_000
"""People whose channel for direct messages is kept in memory."""


class Post:
    """Sends, edits and closes messages by their stored ids: no cache is needed.

    `members` tells who is still in a server.
    """

    def __init__(
        self,
        client: discord.Client,
        uploads: PictureUploads | None = None,
        archived: ArchivedThreads | None = None,
        members: Members | None = None,
    ) -> None:
        self._client = client
        self.members = members or Members(client)
        self._archived = archived or ArchivedThreads(client)
        self._uploads = uploads or PictureUploads()
        self._directs: LRUCache[int, int] = LRUCache(CACHE_SIZE)
        self._closed: Mapping[int, Delivery] = {}

    def without(self, closed: Mapping[int, Delivery]) -> "Post":
        """Return what posts as this does, but asks nothing of places that are known to be closed:
        the outcome there is this one.
        """
        if closed == self._closed:
            return self
        other = copy(self)
        other._closed = closed
        return other

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        """Send a new message, without a sound unless it calls people; return its id."""
        # Writing wakes a thread by itself, unless somebody has locked it.
        sent = await self._in_open_thread(channel_id, lambda: self._send(channel_id, screen, nonce))
        if isinstance(sent, Delivery) and sent.needs_no_pictures and screen.pictures:
            return await self.send(channel_id, screen.in_words(), nonce)
        return sent

    async def _send(self, channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        arguments = await self._uploads.for_new_message(screen)
        try:
            silent = not screen.pings and screen.role is None
            answer = await send_to(self._client, channel_id, arguments, nonce, silent)
        except FAILURES as error:
            return delivery(error)
        self._uploads.note(answer, screen)
        return int(answer["id"])

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Delivery:
        """Replace the content of a message."""
        outcome = await self._in_open_thread(
            channel_id, lambda: self._edit_in_open_thread(channel_id, message_id, screen)
        )
        if outcome.needs_no_pictures and screen.pictures:
            return await self.edit(channel_id, message_id, screen.in_words())
        return outcome

    async def _edit_in_open_thread(
        self, channel_id: int, message_id: int, screen: Screen
    ) -> Delivery:
        changes = await self._uploads.for_edit(message_id, screen)
        try:
            edited = await edit_by_id(self._client, channel_id, message_id, screen, changes)
        except FAILURES as error:
            return delivery_of_edit(error, message_id)
        self._uploads.note(edited, screen)
        return Delivery.SHOWN

    async def remove_buttons(self, channel_id: int, message_id: int) -> Delivery:
        """Take the buttons off an old message and leave its text."""
        return await self._in_open_thread(
            channel_id, lambda: self._remove_buttons_in_open_thread(channel_id, message_id)
        )

    async def _remove_buttons_in_open_thread(self, channel_id: int, message_id: int) -> Delivery:
        try:
            await self._message(channel_id, message_id).edit(view=None)
        except FAILURES as error:
            return delivery_of_edit(error, message_id)
        return Delivery.SHOWN

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._channel(channel_id).get_partial_message(message_id)

    async def _in_open_thread(
        self, channel_id: int, work: Callable[[], Awaitable[T | Delivery]]
    ) -> T | Delivery:
        """Do the work, in an archived thread once more after unarchiving it."""
        if (closed := self._closed.get(channel_id)) is not None:
            return closed
        outcome = await work()
        if outcome is not Delivery.ARCHIVED:
            return outcome
        unarchived = await self._archived.unarchive(channel_id)
        if unarchived is not Delivery.SHOWN:
            return unarchived
        outcome = await work()
        return Delivery.LATER if outcome is Delivery.ARCHIVED else outcome

    async def look_for(self, channel_id: int, message_id: int) -> Delivery:
        """Return SHOWN if a message is there, MISSING if it has been deleted."""
        try:
            await self._client.http.get_message(channel_id, message_id)
        except FAILURES as error:
            return delivery(error)
        return Delivery.SHOWN

    async def own_titles(self, channel_id: int, since: float) -> dict[str, int] | Delivery:
        """Return the ids of what the bot has posted in a channel since a time, in unix seconds, by
        their titles.
        """
        return await own_titles(self._client, channel_id, since)

    async def look_at(self, channel_id: int) -> Delivery:
        """Return SHOWN if a place is open to the bot, LOCKED for a thread that was put away."""
        return await self._archived.look_at(channel_id)

    async def look_for_reader(self, guild_id: int, channel_id: int, user_id: int) -> Delivery:
        """Return SHOWN if a person may read a channel, UNREACHABLE if not, LATER if nobody can tell
        now.
        """
        return await look_for_reader(self._client, guild_id, channel_id, user_id)

    async def is_open_to_readers(self, guild_id: int, channel_id: int, of_channel: int) -> bool:
        """Return whether all who may read one channel may read another; False if unknown."""
        return await is_open_to_readers(self._client, guild_id, channel_id, of_channel)

    async def delete(self, channel_id: int, message_id: int) -> Delivery:
        """Delete a message; one that is gone already counts as deleted."""
        if (closed := self._closed.get(channel_id)) is not None:
            return closed
        try:
            await self._message(channel_id, message_id).delete()
        except FAILURES as error:
            return delivery(error)
        return Delivery.SHOWN

    async def replace_private(self, sent: SentPrivately, screen: AnyScreen) -> Delivery:
        """Replace the content of a private message that an earlier process has sent."""
        return await replace_private(self._client, self._uploads, sent, screen)

    async def delete_private(self, sent: SentPrivately) -> Delivery:
        """Delete a private message that an earlier process has sent."""
        return await delete_private(self._client, sent)

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int | Delivery:
        """Open a thread on a message; return its id."""
        try:
            # A message's own method wants the server's object, which a stored id does not bring.
            opened: Any = await self._client.http.start_thread_with_message(
                channel_id, message_id, name=name[:100], auto_archive_duration=1440
            )
        except FAILURES as error:
            outcome = delivery(error)
            if outcome is Delivery.DONE_BEFORE:
                return message_id
            # A channel that has no threads: only trouble of Discord's own passes.
            status = getattr(error, "status", 500)
            refused = outcome is Delivery.LATER and status < 500 and status != 429
            return Delivery.UNREACHABLE if refused else outcome
        return int(opened["id"])

    async def close_thread(self, thread_id: int) -> Delivery:
        """Archive and lock a thread in one request; just archive it where the bot may not lock."""
        return await self._archived.close(thread_id)

    async def send_direct(
        self, user_id: int, screen: Screen, nonce: str
    ) -> tuple[int, int] | Delivery:
        """Send a direct message; return the ids of its channel and of itself.

        People who take no direct messages are UNREACHABLE.
        """
        channel_id = await self.direct_channel(user_id)
        if isinstance(channel_id, Delivery):
            return channel_id
        sent = await self.send(channel_id, screen, nonce)
        return sent if isinstance(sent, Delivery) else (channel_id, sent)

    async def direct_channel(self, user_id: int) -> int | Delivery:
        """Return the channel of a person's direct messages, also of closed ones.

        It is opened once: Discord limits how fast direct messages may be opened.
        """
        if user_id not in self._directs:
            try:
                opened: Any = await self._client.http.start_private_message(user_id)
            except FAILURES as error:
                return delivery(error)
            self._directs[user_id] = int(opened["id"])
        return self._directs[user_id]
