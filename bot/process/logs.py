"""What the log says, and what it never does: the bot's token and those of interactions."""

import logging
import re
from contextlib import suppress

import discord

from bot.transport.errors import FAILURES, told
from bot.transport.login import InShort
from engine.host.service import Host

HIDDEN = "(hidden)"
_SECRETS = re.compile(
    r"""(?P<before>/(?:interactions|webhooks)/\d+/ | ["']?\btoken["']?\s*[:=]\s*["'])[^\s/"'?]+""",
    re.VERBOSE,
)
"""Tokens in addresses, and in the events of the gateway."""


class Discreet(logging.Formatter):
    """Another formatter's lines, tracebacks included, without tokens."""

    def __init__(self, inner: logging.Formatter, token: str) -> None:
        super().__init__()
        self._inner = inner
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The line as it may be read by whoever is sent a log."""
        line = self._inner.format(record)
        if self._token:
            line = line.replace(self._token, HIDDEN)
        return _SECRETS.sub(rf"\g<before>{HIDDEN}", line)


class Completions(logging.Filter):
    """Completions that did not reach Discord, as a line: they cannot be sent again, nor missed.

    discord.py logs each as an error with its traceback.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """True; the record is changed."""
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if isinstance(error, FAILURES):
            record.msg, record.args = "a completion did not arrive: %s", (told(error),)
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.exc_info = record.exc_text = None
        return True


def set_up(level: int, token: str) -> None:
    """Log to the standard error, as discord.py does."""
    discord.utils.setup_logging(level=level, root=True)
    logging.captureWarnings(True)
    # Its debug lines carry whole messages.
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    # It tells of each attempt to connect, with a traceback, every few seconds.
    for name in ("discord.shard", "discord.client"):
        logging.getLogger(name).addFilter(InShort())
    logging.getLogger("discord.app_commands.tree").addFilter(Completions())
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Discreet(handler.formatter or logging.Formatter(), token))


async def game_at(host: Host, game_id: str) -> str:
    """A game and its version: enough to find the state again in which something went wrong."""
    # What went wrong may be that it cannot be read at all.
    with suppress(Exception):
        return f"{game_id} at version {(await host.look(game_id)).game.version}"
    return game_id
