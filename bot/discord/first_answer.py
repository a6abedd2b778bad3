"""The first answer to an interaction, of whose answer no more is read than its message."""

from io import BytesIO
from secrets import token_hex
from typing import Any, Final, cast

import aiohttp
import discord
from discord.webhook.async_ import async_context, interaction_message_response_params

_Kind = discord.InteractionResponseType
LARGE: Final = 1 << 20
"""Bytes of a body that is written piece by piece, for the event loop goes on meanwhile."""


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
        params = interaction_message_response_params(
            type=kind.value, previous_allowed_mentions=connection.allowed_mentions, **content
        )
        session = interaction._session
        if params.multipart:
            session = cast(aiohttp.ClientSession, _WholeForm(session, params.multipart))
        data: Any = await async_context.get().create_interaction_response(
            interaction.id,
            interaction.token,
            session=session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=params,
        )
        self._response_type = kind
        return (data.get("resource") or {}).get("message")


class _WholeForm:
    """A session that sends a form with files as one body.

    aiohttp would make an object of each part, and write each boundary, header and value for itself.
    """

    def __init__(self, session: aiohttp.ClientSession, parts: list[dict[str, Any]]) -> None:
        self._session = session
        self._parts = parts

    def request(
        self, method: str, url: str, *, data: object, headers: dict[str, str], **options: Any
    ) -> Any:
        """Send the form in place of the library's `data`, which holds the same parts."""
        boundary = token_hex(16)
        headers["Content-Type"] = f"multipart/form-data; boundary={boundary}"
        body = _body(self._parts, boundary.encode())
        whole = body if len(body) < LARGE else BytesIO(body)
        return self._session.request(method, url, data=whole, headers=headers, **options)


def _body(parts: list[dict[str, Any]], boundary: bytes) -> bytes:
    """Return the parts of a form one after another: a text without a file name, and files."""
    body = list[bytes]()
    for part in parts:
        name, kind, value = part["name"], part.get("content_type"), part["value"]
        if filename := part.get("filename"):
            name += f'"; filename="{_quoted(filename)}'
            value = value.read()
        else:
            value = value.encode()
        kind = kind or "text/plain; charset=utf-8"
        head = f'Content-Type: {kind}\r\nContent-Disposition: form-data; name="{name}"'
        body += (b"--", boundary, b"\r\n", head.encode(), b"\r\n\r\n", value, b"\r\n")
    return b"".join((*body, b"--", boundary, b"--\r\n"))


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
