"""What Discord tells of servers, channels, threads and messages that come, go or change."""

import discord

from bot.discord.archived_threads import ArchivedThreads
from bot.messages.parked import games_of_thread
from bot.messages.publisher import Publisher
from bot.process.blocking import leave_blocked
from engine.host.administration.retention import note_back, note_left
from engine.host.service import Host
from engine.host.store.records import RUNNING


class PlaceEvents:
    """Carries what happens to the places of games to the publisher."""

    def __init__(self, host: Host, publisher: Publisher, archived: ArchivedThreads) -> None:
        self._host = host
        self._publisher = publisher
        self._archived = archived

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Note that a message was deleted: if it was a game's, it is posted again in time."""
        await self._publisher.note_deleted((gone.message_id,))

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Note that many messages of a channel were deleted at once."""
        await self._publisher.note_deleted(gone.message_ids)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the games of a server wait that is gone, or that has removed the bot; after some
        time, they are deleted.
        """
        await note_left(self._host, guild.id)
        for game in await self._host.store.search.games_in_guild(guild.id, RUNNING):
            await self._publisher.park(game.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the games of a deleted channel wait."""
        await self._park_all(channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Let a deleted thread's game wait; an auction whose thread is deleted goes on in the
        channel.
        """
        await self._park_all(gone.thread_id)
        for game in await self._host.store.search.games_in_channel(gone.parent_id, RUNNING):
            await self._publisher.redraw(game.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Let a game wait whose thread a moderator has archived and locked, and go on once it is
        open again.
        """
        state = changed.data["thread_metadata"]
        is_away = state["archived"] and state.get("locked", False)
        if is_away and self._archived.is_closed(changed.thread_id):
            return  # The bot has closed it: its auction is over.
        store, thread = self._host.store, changed.thread_id
        for game_id in await games_of_thread(store, thread, changed.parent_id):
            if is_away:
                await self._publisher.park(game_id)
            else:
                await self._publisher.ensure_active(game_id)

    async def _park_all(self, channel_id: int) -> None:
        for game in await self._host.store.search.games_in_channel(channel_id, RUNNING):
            await self._publisher.park(game.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let games that waited for the bot go on in a server that has added it again."""
        if await leave_blocked(self._host, [guild]):
            return
        await note_back(self._host, guild.id)
        for game in await self._host.store.search.games_in_guild(guild.id, RUNNING):
            await self._publisher.ensure_active(game.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Redraw what was shown in the wrong language before the server was known."""
        if self._publisher.locales.has_guessed(guild.id):
            await self._publisher.retranslate(guild.id)

    async def on_guild_update(self, before: discord.Guild, guild: discord.Guild) -> None:
        """Drop the cached language of the server, which may have changed."""
        if before.preferred_locale != guild.preferred_locale:
            await self._publisher.retranslate(guild.id)

    async def on_guild_role_update(self, before: discord.Role, role: discord.Role) -> None:
        """Let games of a server go on that a role may have opened to the bot again."""
        if role.permissions.value & ~before.permissions.value:
            for game in await self._host.store.search.games_in_guild(role.guild.id, RUNNING):
                await self._publisher.ensure_active(game.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Let games go on in a channel that may be open to the bot again."""
        threads = getattr(channel, "threads", ())
        for place in (channel, *threads):
            for game in await self._host.store.search.games_in_channel(place.id, RUNNING):
                await self._publisher.ensure_active(game.id)
