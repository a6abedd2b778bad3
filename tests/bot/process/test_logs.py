"""The log: no token is ever in it, whatever is logged by whom."""

from __future__ import annotations

import logging
from unittest.mock import Mock

import discord
import pytest

from bot.process.logs import HIDDEN, CompletionFailures, RedactingFormatter
from tests.support.logged_errors import LoggedErrors

TOKEN = "MTE2.Gx7.a-secret_of_38_letters"
ANSWERS = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"


def logged(message: str, *args: object, error: Exception | None = None) -> str:
    info = (type(error), error, None) if error else None
    record = logging.LogRecord("discord", logging.WARNING, "", 0, message, args, info)
    return RedactingFormatter(logging.Formatter("%(levelname)s %(message)s"), TOKEN).format(record)


@pytest.mark.parametrize(
    "told",
    [
        f"POST https://discord.com/api/v10/interactions/123/{ANSWERS}/callback has 404",
        f"PATCH https://discord.com/api/v10/webhooks/7/{ANSWERS}/messages/@original",
        f"POST https://discord.com/api/v10/webhooks/7/{ANSWERS}?wait=true",
        f"Event: {{'t': 'INTERACTION_CREATE', 'd': {{'token': '{ANSWERS}', 'type': 3}}}}",
        f'{{"op": 2, "d": {{"token": "{TOKEN}", "intents": 1}}}}',
        f"Authorization: Bot {TOKEN}",
    ],
)
def test_no_token_is_logged(told: str) -> None:
    for line in (logged(told), logged("%s", told), logged("no", error=RuntimeError(told))):
        assert ANSWERS not in line
        assert TOKEN not in line
        assert HIDDEN in line


def test_no_password_of_a_database_is_logged() -> None:
    record = logging.LogRecord("asyncpg", logging.ERROR, "", 0, "at me:s3cret@there", (), None)
    line = RedactingFormatter(logging.Formatter(), TOKEN, "s3cret", "").format(record)
    assert line == f"at me:{HIDDEN}@there"


def test_a_completion_that_came_too_late_is_one_line_and_no_error(
    caplog: pytest.LogCaptureFixture, errors: LoggedErrors
) -> None:
    logger = logging.getLogger("discord.app_commands.tree")
    late = discord.NotFound(Mock(status=404, reason="Not Found"), {"code": 10062, "message": "x"})
    completions = CompletionFailures()
    logger.addFilter(completions)
    try:
        for error in (late, ConnectionResetError("gone"), KeyError("a bug")):
            try:
                raise error
            except Exception:
                logger.exception("Ignoring exception in autocomplete for %r", "monopoly rules")
    finally:
        logger.removeFilter(completions)
    first, second, bug = caplog.records
    for record in (first, second):
        assert record.levelno == logging.INFO
        assert "a completion did not arrive" in record.getMessage()
        assert "\n" not in logging.Formatter().format(record)
    assert errors.take().startswith("Ignoring exception")
    assert "KeyError" in logging.Formatter().format(bug)


def test_what_is_no_secret_stays() -> None:
    told = "game abc at version 7: PATCH /channels/5/messages/6 has 404, a top hat's token: hat"
    assert logged(told) == f"WARNING {told}"
