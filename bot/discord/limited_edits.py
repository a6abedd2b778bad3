"""Edits that Discord limits by the age of the message: refused at once, never waited for.

Discord answers such an edit with 429 and a `retry_after`, as it does when requests come too fast.
discord.py would sleep that long and send it again, five times over, while the game's one writer
shows nothing. A new message can take the place of the old one at once.
"""

import re
from typing import Any, Final

import aiohttp
import discord

EDITS_LIMITED: Final = 30046
"""Discord's code for too many edits of old messages."""
LIMITED_FROM: Final = 60 * 60
"""Seconds after which a message counts as old."""
_MESSAGE: Final = re.compile(r"/channels/\d+/messages/(\d+)$")


def is_limited(message_id: int) -> bool:
    """Return whether a message is so old that Discord limits its edits; its id has its time."""
    age = discord.utils.utcnow() - discord.utils.snowflake_time(message_id)
    return age.total_seconds() > LIMITED_FROM


def refuse_limited_edits(trace: aiohttp.TraceConfig) -> None:
    """Have a client's session raise HTTPException for such an answer: discord.py passes it on."""

    async def ended(
        session: aiohttp.ClientSession, context: object, done: aiohttp.TraceRequestEndParams
    ) -> None:
        response = done.response
        if response.status != 429 or _is_global(response):
            return
        data = await _body(response)
        edited = _MESSAGE.search(done.url.path) if done.method == "PATCH" else None
        is_old = edited is not None and is_limited(int(edited[1]))
        if is_old or data.get("code") == EDITS_LIMITED:
            raise discord.HTTPException(response, data)

    trace.on_request_end.append(ended)


def _is_global(response: aiohttp.ClientResponse) -> bool:
    """Return whether the limit is for all requests of the bot, so that a new message must wait."""
    return "X-RateLimit-Global" in response.headers


async def _body(response: aiohttp.ClientResponse) -> dict[str, Any]:
    """Return what an answer says; discord.py can read it once more."""
    try:
        data = await response.json(content_type=None)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
