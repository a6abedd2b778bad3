"""Log lines without secrets: neither the bot's token nor those of interactions."""

import logging
import re

import discord

from bot.transport.errors import FAILURES, describe
from bot.transport.login import ConnectionTrouble

HIDDEN = "(hidden)"
_SECRETS = re.compile(
    r"""(?P<before>/(?:interactions|webhooks)/\d+/ | ["']?\btoken["']?\s*[:=]\s*["'])[^\s/"'?]+""",
    re.VERBOSE,
)
"""Tokens in addresses, and in the events of the gateway."""


class RedactingFormatter(logging.Formatter):
    """A formatter that takes tokens out of another formatter's lines, tracebacks included."""

    def __init__(self, inner: logging.Formatter, token: str) -> None:
        super().__init__()
        self._inner = inner
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record without tokens."""
        line = self._inner.format(record)
        if self._token:
            line = line.replace(self._token, HIDDEN)
        return _SECRETS.sub(rf"\g<before>{HIDDEN}", line)


class CompletionFailures(logging.Filter):
    """A filter that shortens failed completions to a line: they can neither be sent again nor
    missed.

    discord.py logs each as an error with its traceback.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True; the record is changed in place."""
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if isinstance(error, FAILURES):
            record.msg, record.args = "a completion did not arrive: %s", (describe(error),)
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.exc_info = record.exc_text = None
        return True


def set_up(level: int, token: str) -> None:
    """Log to the standard error, as discord.py does by default."""
    discord.utils.setup_logging(level=level, root=True)
    logging.captureWarnings(True)
    # Its debug lines carry whole messages.
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    # It tells of each attempt to connect, with a traceback, every few seconds.
    for name in ("discord.shard", "discord.client"):
        logging.getLogger(name).addFilter(ConnectionTrouble())
    logging.getLogger("discord.app_commands.tree").addFilter(CompletionFailures())
    for handler in logging.getLogger().handlers:
        handler.setFormatter(RedactingFormatter(handler.formatter or logging.Formatter(), token))
