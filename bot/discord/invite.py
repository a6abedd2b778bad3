"""The links by which the bot is added to a server, and the app to a person’s own account."""

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
USER_INSTALL = 1
"""Discord's number for an installation by a person, for themselves."""


def invite_link(application: int) -> str:
    """Return the link by which a server's owner adds the bot with just the permissions it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED_PERMISSIONS, scopes=SCOPES)


def install_link(application: int) -> str:
    """Return the link by which people add the app to their own account, and have its commands
    everywhere.
    """
    link = discord.utils.oauth_url(application, scopes=SCOPES[1:])
    return f"{link}&integration_type={USER_INSTALL}"
