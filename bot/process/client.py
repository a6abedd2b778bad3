"""The connection to Discord: one client of discord.py with all shards of the process.

It knows nothing of games. What is to happen on its events is registered by listeners.
"""

from typing import Any, Final

import discord

from bot.discord.received_messages import read_presses
from bot.discord.tracing import Observer
from bot.discord.unreadable_events import UnreadableEvents

INTENTS: Final = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
"""The events that Discord sends, none privileged. Of messages, deletions are listened to."""
UNREAD: Final = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
"""The events of these intents that are dropped unread: the bot reads nobody's messages."""
HOOKS: Final = ("setup_hook", "launch_shards", "before_identify_hook")
"""What a listener may do in discord.py's place, beside events."""


class Client(discord.AutoShardedClient):
    """A client that caches no members and no messages, and reads only what the bot needs."""

    def __init__(self, observer: Observer, **options: Any) -> None:
        super().__init__(
            intents=INTENTS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            **options,
        )
        for event in UNREAD:  # The library has no public place for this.
            self._connection.parsers[event] = _leave_unread
        read_presses(self)
        UnreadableEvents(self, observer.event_dropped)

    def listen(self, listener: object) -> None:
        """Have a listener's methods `on_...` and its hooks called from now on."""
        for name in dir(type(listener)):
            if name.startswith("on_") or name in HOOKS:
                setattr(self, name, getattr(listener, name))

    @property
    def shards_in_all(self) -> int:
        """The number of shards of all processes, as Discord or the settings say."""
        return self.shard_count or 1

    def locale_of(self, guild_id: int) -> str | None:
        """Return a server's locale; None while Discord has not named it."""
        guild = self.get_guild(guild_id)
        # Of a server that is still to come there is just the id.
        return str(guild.preferred_locale) if guild is not None and guild.name else None


def _leave_unread(_: Any) -> None:
    """Do nothing with an event."""
