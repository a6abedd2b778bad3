"""A screen as the body that discord.py would send, and what can be read on it."""

from __future__ import annotations

from typing import Any

from discord.http import handle_message_parameters

from bot.discord.discord_screen import payload
from bot.ui.panel_screen import AnyScreen, PanelScreen


def sent_body(screen: AnyScreen) -> dict[str, Any]:
    """The JSON body of a new message, without its files."""
    body = handle_message_parameters(**payload(screen)).payload
    assert body is not None
    return {key: value for key, value in body.items() if key != "tts"}


def texts_on(screen: AnyScreen) -> str:
    """All its text but for lists and buttons."""
    if isinstance(screen, PanelScreen):
        return "\n".join(screen.texts)
    embeds = [f"{embed.title}\n{embed.description}\n{embed.footer}" for embed in screen.embeds]
    return "\n".join([screen.content, *embeds])
