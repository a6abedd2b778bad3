"""A short session with Discord over REST alone, beside a bot that may be running."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord.http import HTTPClient


@asynccontextmanager
async def rest_session(token: str) -> AsyncIterator[HTTPClient]:
    """Log in, without a connection for events; within the block, requests can be made.

    Raises LoginFailure for a wrong token.
    """
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30) as client:
        await client.http.static_login(token)
        yield client.http
