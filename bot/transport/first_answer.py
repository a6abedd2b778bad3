"""The first answer to an interaction, of whose answer no more is read than its message."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, cast

import aiohttp
import discord
from discord.webhook.async_ import async_context, interaction_message_response_params

_Kind = discord.InteractionResponseType


class FirstAnswer(discord.InteractionResponse[Any]):
    """Sends what discord.py would send, and returns messages as JSON.

    discord.py would make objects of all that is on a message that the bot itself has just written.
    """

    async def send_message(  # type: ignore[override]
        self, *, ephemeral: bool, content: str | None = None, **more: Any
    ) -> Any:
        """Send a message; return it, or None where Discord does not."""
        flags = discord.MessageFlags(ephemeral=ephemeral)
        return await self._answer(_Kind.channel_message, content=content, flags=flags, **more)

    async def edit_message(self, *, suppress_embeds: bool | None = None, **changes: Any) -> Any:
        """Edit the message that was pressed; return it, or None where Discord does not."""
        if suppress_embeds is not None:
            changes["flags"] = discord.MessageFlags(suppress_embeds=suppress_embeds)
        return await self._answer(_Kind.message_update, **changes)

    async def _answer(self, kind: discord.InteractionResponseType, **content: Any) -> Any:
        if self.is_done():
            raise discord.InteractionResponded(self._parent)
        interaction: Any = self._parent
        http, connection = interaction.client.http, interaction.client._connection
        data: Any = await async_context.get().create_interaction_response(
            interaction.id,
            interaction.token,
            session=cast(aiohttp.ClientSession, _WholeForms(interaction._session)),
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=interaction_message_response_params(
                type=kind.value, previous_allowed_mentions=connection.allowed_mentions, **content
            ),
        )
        self._response_type = kind
        return (data.get("resource") or {}).get("message")


class _WholeForms:
    """A session that writes a form with its files at once.

    aiohttp alone would write each of its boundaries, headers and values for itself.
    """

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, data: Any, headers: dict[str, str], **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        if isinstance(data, aiohttp.FormData):
            form = data()
            headers = {**headers, "Content-Type": form.content_type}
            data = BytesIO(await form.as_bytes())
        async with self._session.request(
            method, url, data=data, headers=headers, **options
        ) as response:
            yield response
