"""The bot's permissions in a channel, and those without which it could not keep a game going."""

from collections.abc import Sequence

import discord

from bot.language.language import Words

EVERYWHERE = ("view-channel", "embed-links", "read-message-history")
IN_CHANNELS, IN_THREADS = "send-messages", "send-messages-in-threads"
FILES = "attach-files"
"""The permission to send files: without it a game goes on in words, and no file can be sent."""


def missing_permissions(has: discord.Permissions, channel: object) -> tuple[str, ...]:
    """Return the permissions that are missing in a channel; threads have a fallback."""
    writing = IN_THREADS if isinstance(channel, discord.Thread) else IN_CHANNELS
    needed = (*EVERYWHERE, writing)
    return tuple(name for name in needed if not getattr(has, name.replace("-", "_")))


def permission_names(missing: Sequence[str], words: Words) -> str:
    """Return the names of permissions, as they stand in the settings of a channel."""
    return words.and_list([words.say(f"permission-{name}") for name in missing])
