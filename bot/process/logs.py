"""Log lines without secrets: the bot's token, those of interactions, the database's password."""

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
    """A formatter that takes secrets out of another formatter's lines, tracebacks included."""

    def __init__(self, inner: logging.Formatter, *secrets: str) -> None:
        super().__init__()
        self._inner = inner
        self._known = tuple(filter(None, secrets))

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record without secrets."""
        line = self._inner.format(record)
        for secret in self._known:
            line = line.replace(secret, HIDDEN)
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


def set_up(level: int, *secrets: str) -> None:
    """Log to the standard error, as discord.py does by default, without these secrets."""
    discord.utils.setup_logging(level=level, root=True)
    logging.captureWarnings(True)
    # Its debug lines carry whole messages.
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    # It tells of each attempt to connect, with a traceback, every few seconds.
    for name in ("discord.shard", "discord.client"):
        logging.getLogger(name).addFilter(ConnectionTrouble())
    logging.getLogger("discord.app_commands.tree").addFilter(CompletionFailures())
    for handler in logging.getLogger().handlers:
        inner = handler.formatter or logging.Formatter()
        handler.setFormatter(RedactingFormatter(inner, *secrets))
