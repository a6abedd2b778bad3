"""Logging in to Discord, with retries while the network is down."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.discord.error_codes import FAILURES

LOG = logging.getLogger(__name__)
UNREACHABLE: Final = (
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)
"""No network, no answer, or one that says that Discord is in trouble or wants a pause."""
RETRIED: Final = (*FAILURES, discord.GatewayNotFound)
"""What the next attempt may be spared, a refusal too; never a wrong token."""
WAIT, LONGEST_WAIT = 5.0, 60.0
"""Seconds until the next attempt: at first, doubled each time, and at the most."""
LOG_INTERVAL = 60.0
"""Seconds between two lines of the log about the same trouble, at the least."""


async def connect(
    client: discord.Client, token: str, prepare: Callable[[], Awaitable[None]] | None = None
) -> None:
    """Log in and serve until the client is closed; `prepare` runs between the two.

    Raises LoginFailure for a wrong token, ConnectionClosed where Discord does not want this bot.
    """
    await _until_reached(client, partial(_log_in, client, token))
    if prepare is not None:
        await prepare()
    await _until_reached(client, client.connect)


async def _log_in(client: discord.Client, token: str) -> None:
    try:
        await client.login(token)
    except RETRIED:
        # The next attempt opens a session of its own, with a connector of its own.
        await client.http.close()
        client.http.connector = discord.utils.MISSING
        raise


async def _until_reached(client: discord.Client, attempt: Callable[[], Awaitable[None]]) -> None:
    wait, told_at = WAIT, -LOG_INTERVAL
    while True:
        try:
            return await attempt()
        except RETRIED as error:
            if client.is_closed():
                raise
            if time.monotonic() >= told_at + LOG_INTERVAL:
                told_at = time.monotonic()
                LOG.warning("The bot cannot reach Discord and tries again: %s", in_short(error))
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def in_short(error: BaseException) -> str:
    """Return what went wrong, in one line."""
    cause = error.__cause__ if isinstance(error, discord.GatewayNotFound) else error
    return " ".join(str(cause or error).split()) or type(error).__name__


class ConnectionTrouble(logging.Filter):
    """A filter for discord.py's lines about failing connections: no traceback, and few
    repetitions.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last_logged: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is logged."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, RETRIED):
            return True
        record.msg = f"{record.getMessage()} ({in_short(error)})"
        record.args, record.exc_info, record.exc_text = (), None, None
        now, what = time.monotonic(), in_short(error)
        if now < self._last_logged.get(what, -LOG_INTERVAL) + LOG_INTERVAL:
            return False
        self._last_logged = {
            logged: at for logged, at in self._last_logged.items() if now < at + LOG_INTERVAL
        }
        self._last_logged[what] = now
        return True
