"""Log lines without secrets and ids of people, as text or as JSON."""

import json
import logging
import re
import sys
from datetime import UTC, datetime

import discord

from bot.discord import tracing
from bot.discord.error_codes import FAILURES, describe
from bot.discord.login import ConnectionTrouble
from bot.process.store_trouble import StoreTrouble
from engine.host.administration.databases import DRIVERS

HIDDEN = "(hidden)"
WHOLE_MESSAGES = ("discord.gateway", "discord.state", *DRIVERS)
"""Loggers whose debug lines carry whole messages, events or statements: names, ids and seeds."""
_SECRETS = re.compile(
    r"""(?P<before>/(?:interactions|webhooks)/\d+/ | ["']?\btoken["']?\s*[:=]\s*["'])[^\s/"'?]+""",
    re.VERBOSE,
)
"""Tokens in addresses, and in the events of the gateway."""
_PEOPLE = re.compile(r"(?P<before>/(?:users|members|thread-members)/)\d+")
"""People in addresses, such as one that Discord limits."""
_ROWS = re.compile(r"(?P<before>\bDETAIL:  ).+")
"""The values of a row that a database refuses."""
_GAME = re.compile(
    r"^[ |]*game (?P<game>[0-9a-z]{7})\b(?: at version (?P<version>\d+))?", re.MULTILINE
)
"""How lines, and the notes of errors, begin that are about a game."""


class Redactor:
    """Takes secrets out of texts: those that are given, the tokens of interactions, and what names
    people in addresses and in errors of a database.
    """

    def __init__(self, *secrets: str) -> None:
        self._known = tuple(filter(None, secrets))

    def __call__(self, text: str) -> str:
        """Return a text without secrets."""
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        for pattern in (_SECRETS, _PEOPLE, _ROWS):
            text = pattern.sub(rf"\g<before>{HIDDEN}", text)
        return text


class RedactingFormatter(logging.Formatter):
    """A formatter that takes secrets out of another formatter's lines, tracebacks included."""

    def __init__(self, inner: logging.Formatter, *secrets: str) -> None:
        super().__init__()
        self._inner = inner
        self._redact = Redactor(*secrets)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record without secrets."""
        return self._redact(self._inner.format(record))


class JsonFormatter(logging.Formatter):
    """A formatter that writes each event as one line of JSON, for tools that collect logs.

    The standard library's records have all that is wanted, discord.py's lines included, so no
    library for structured logs is needed.
    """

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        # Before the text becomes JSON: escaped, a secret looks different.
        self._redact = Redactor(*secrets)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, without secrets."""
        message = self._redact(record.getMessage())
        error = self._redact(self.formatException(record.exc_info)) if record.exc_info else ""
        event: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        if (trace := tracing.current()) is not None:
            event["request"] = trace.id
            if trace.game_id is not None:
                event["game"] = trace.game_id
        if (found := _GAME.search(message) or _GAME.search(error)) is not None:
            event["game"] = found["game"]
            if found["version"] is not None:
                event["version"] = int(found["version"])
        if error:
            event["exception"] = error
        return json.dumps(event, ensure_ascii=False)


def fatal(sentence: str, *, as_json: bool) -> None:
    """Write a sentence that says why the process ends before it can log: bare, or as JSON."""
    if as_json:
        record = logging.LogRecord("bot", logging.CRITICAL, "", 0, sentence, None, None)
        sentence = JsonFormatter().format(record)
    print(sentence, file=sys.stderr)


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


def set_up(level: int, *secrets: str, as_json: bool = False) -> None:
    """Log to the standard error without these secrets: as discord.py does, or as JSON."""
    discord.utils.setup_logging(level=level, root=True)
    logging.captureWarnings(True)
    # Its debug lines carry whole messages.
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    for name in WHOLE_MESSAGES:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
    # It tells of each attempt to connect, with a traceback, every few seconds.
    for name in ("discord.shard", "discord.client"):
        logging.getLogger(name).addFilter(ConnectionTrouble())
    logging.getLogger("discord.app_commands.tree").addFilter(CompletionFailures())
    for handler in logging.getLogger().handlers:
        handler.addFilter(StoreTrouble())
        inner = handler.formatter or logging.Formatter()
        text = RedactingFormatter(inner, *secrets)
        handler.setFormatter(JsonFormatter(*secrets) if as_json else text)
