"""The link by which the bot is added to a server."""

import discord

NEEDED_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    manage_threads=True,
)
SCOPES = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Return the link by which a server's owner adds the bot with just the permissions it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED_PERMISSIONS, scopes=SCOPES)
