"""What the bot may do in a channel, and what it could not keep a game going without."""

import discord


def lacking(has: discord.Permissions, channel: object) -> tuple[str, ...]:
    """The names of the permissions that are missing there; threads have a fallback."""
    in_thread = isinstance(channel, discord.Thread)
    needed = ["view_channel", "embed_links", "read_message_history"]
    needed.append("send_messages_in_threads" if in_thread else "send_messages")
    return tuple(name.replace("_", " ") for name in needed if not getattr(has, name))
