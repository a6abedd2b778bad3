"""Private messages that an earlier process has sent: edited by the token of their interaction.

Discord accepts the token for 15 minutes, and after that nobody can edit such a message.
"""

from dataclasses import dataclass

import discord

from bot.discord.error_codes import FAILURES, Delivery, delivery
from bot.discord.picture_uploads import PictureUploads
from bot.ui.panel_screen import AnyScreen, as_replacement


@dataclass(frozen=True, slots=True)
class SentPrivately:
    """A private message, and what edits it; `is_panel`: it is one of components."""

    application_id: int
    token: str
    message_id: int
    is_panel: bool = False


async def replace_private(
    client: discord.Client, uploads: PictureUploads, sent: SentPrivately, screen: AnyScreen
) -> Delivery:
    """Replace the content of a private message."""
    screen = as_replacement(screen, sent.is_panel)
    arguments = await uploads.for_edit(sent.message_id, screen)
    try:
        await _webhook(client, sent).edit_message(sent.message_id, **arguments)
    except FAILURES as error:
        return delivery(error)
    return Delivery.SHOWN


async def delete_private(client: discord.Client, sent: SentPrivately) -> Delivery:
    """Delete a private message."""
    try:
        await _webhook(client, sent).delete_message(sent.message_id)
    except FAILURES as error:
        return delivery(error)
    return Delivery.SHOWN


def _webhook(client: discord.Client, sent: SentPrivately) -> discord.Webhook:
    return discord.Webhook.partial(sent.application_id, sent.token, client=client)
