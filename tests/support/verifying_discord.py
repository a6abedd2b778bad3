"""A Discord to which everything is shown already: a bot that would change something fails."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.discord.discord_screen import payload
from bot.discord.posting import Delivery
from bot.ui.screen import Screen
from tests.support.local_discord import Message
from tests.support.visible_parts import controls, embed_texts

COMMAND = re.compile(r"</([\w -]+):\d+>")
"""A command that can be pressed: only the bot that registered it knows its number."""


class VerifyingDiscord:
    """In place of Discord: whatever it is asked to show must stand there already."""

    def __init__(self, message_of: Callable[[int], Message]) -> None:
        self._message_of = message_of
        self.compared: list[int] = []

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Delivery:
        """Compare what is shown with what should be."""
        stands = self._message_of(message_id)
        wanted = payload(screen)
        texts = embed_texts([it.to_dict() for it in wanted["embeds"]])
        shown = COMMAND.sub(r"`/\1`", str(embed_texts(stands.embeds)))
        assert shown == str(texts), (shown, texts)
        offered = controls(stands.data["components"])
        buttons = controls(wanted["view"].to_components())
        assert offered == buttons, (offered, buttons)
        self.compared.append(message_id)
        return Delivery.SHOWN

    async def remove_buttons(self, channel_id: int, message_id: int) -> Delivery:
        """Check that there are none."""
        assert self._message_of(message_id).buttons == []
        return Delivery.SHOWN

    def __getattr__(self, name: str) -> Any:
        async def not_asked_for(*arguments: object) -> None:
            raise AssertionError(f"{name} of {arguments} would be new")

        return not_asked_for
