"""The log: no token is ever in it, whatever is logged by whom."""

from __future__ import annotations

import contextvars
import json
import logging
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.__main__ import main
from bot.discord import tracing
from bot.process import logs, running
from bot.process.config import Settings
from bot.process.exit_codes import EXIT_DATABASE, EXIT_SETTINGS
from bot.process.logs import (
    HIDDEN,
    WHOLE_MESSAGES,
    CompletionFailures,
    JsonFormatter,
    RedactingFormatter,
    fatal,
)
from bot.process.stopping import StopRequest
from engine.host.store.errors import StoreError
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


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (
            "PUT https://discord.com/api/v10/channels/5/thread-members/777000111222 responded",
            "PUT https://discord.com/api/v10/channels/5/thread-members/(hidden) responded",
        ),
        ("GET /guilds/7/members/777000111222", "GET /guilds/7/members/(hidden)"),
        ("POST /users/@me/channels has 403", "POST /users/@me/channels has 403"),
        (
            "Error: a key\n  | DETAIL:  Key (user_id)=(777000111222) is there.\nHINT:  x",
            "Error: a key\n  | DETAIL:  (hidden)\nHINT:  x",
        ),
    ],
)
def test_no_person_is_named_by_an_address_or_a_row(told: str, line: str) -> None:
    assert logged("%s", told) == f"WARNING {line}"
    assert as_json("%s", told)["message"] == line


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


def as_json(message: str, *args: object, error: Exception | None = None) -> dict[str, object]:
    info = (type(error), error, None) if error else None
    record = logging.LogRecord("bot.x", logging.WARNING, "", 0, message, args, info)
    line = JsonFormatter(TOKEN).format(record)
    assert "\n" not in line
    found: dict[str, object] = json.loads(line)
    return found


def test_an_event_is_one_line_of_json() -> None:
    event = as_json("game %s: a press went wrong", "abc1234 at version 7", error=KeyError("é\n"))

    assert datetime.fromisoformat(str(event.pop("time"))).tzinfo is UTC
    assert event == {
        "level": "WARNING",
        "logger": "bot.x",
        "message": "game abc1234 at version 7: a press went wrong",
        "game": "abc1234",
        "version": 7,
        "exception": "KeyError: 'é\\n'",
    }


def test_the_notes_of_an_error_name_its_game() -> None:
    error = RuntimeError("no")
    error.add_note("game abc1234 at version 9")

    for found in (error, ExceptionGroup("some games could not go on", [error])):
        event = as_json("a deadline could not be carried out", error=found)
        assert (event["game"], event["version"]) == ("abc1234", 9)


def test_what_is_about_no_game_names_none() -> None:
    assert "game" not in as_json("the game message of 7 is gone")
    assert "game" not in as_json("game messages")
    assert "request" not in as_json("stopping")


def test_json_hides_secrets_too() -> None:
    told = f'{{"op": 2, "d": {{"token": "{ANSWERS}", "bot": "{TOKEN}"}}}}'
    for event in (as_json(told), as_json("%s", told), as_json("no", error=RuntimeError(told))):
        assert ANSWERS not in str(event)
        assert TOKEN not in str(event)
        assert HIDDEN in str(event)


def test_a_line_names_the_interaction_that_is_being_answered() -> None:
    interaction: Any = Mock(id=77, type=discord.InteractionType.component)

    def during() -> dict[str, object]:
        tracing.begin(interaction, tracing.Observer())
        tracing.note_game("abc1234")
        return as_json("a request to Discord failed")

    event = contextvars.copy_context().run(during)
    assert (event["request"], event["game"]) == ("77", "abc1234")


@pytest.fixture
def added() -> Iterator[Callable[[], logging.Handler]]:
    """Returns the handler that the setup has added; all is as before afterwards."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    names = ("discord.http", "discord.shard", "discord.client", "discord.app_commands.tree")
    loggers = map(logging.getLogger, (*names, *WHOLE_MESSAGES))
    changed = [(it, it.level, list(it.filters)) for it in loggers]
    # Those of pytest serve all tests of the process.
    others = [(it, it.formatter, list(it.filters)) for it in before]

    def find() -> logging.Handler:
        (found,) = set(root.handlers) - set(before)
        return found

    yield find
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(False)
    for logger, own_level, filters in changed:
        logger.setLevel(own_level)
        logger.filters[:] = filters
    for handler, formatter, filters in others:
        handler.setFormatter(formatter)
        handler.filters[:] = filters


@pytest.mark.parametrize("wanted", [False, True])
def test_the_log_is_text_unless_json_is_wanted(
    wanted: bool, added: Callable[[], logging.Handler]
) -> None:
    logs.set_up(logging.INFO, TOKEN, as_json=wanted)
    assert isinstance(added().formatter, JsonFormatter) == wanted


@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO, logging.WARNING])
def test_no_level_logs_whole_messages(level: int, added: Callable[[], logging.Handler]) -> None:
    logs.set_up(level, TOKEN)
    for name in (*WHOLE_MESSAGES, "aiosqlite", "discord.http"):
        logger = logging.getLogger(name)
        assert not logger.isEnabledFor(logging.DEBUG)
        assert logger.isEnabledFor(logging.WARNING)
    for name in ("bot", "discord.gateway"):
        logger = logging.getLogger(name)
        assert logger.isEnabledFor(logging.INFO) == (level <= logging.INFO)
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG) == (level == logging.DEBUG)


def test_what_ends_the_bot_is_without_secrets(
    added: Callable[[], logging.Handler],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    errors: LoggedErrors,
) -> None:
    def refuse(settings: Settings) -> None:
        raise StoreError(f"There is no list for {settings.discord_token.get_secret_value()}.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(running, "freeze_survivors", lambda: None)
    monkeypatch.setattr(running, "need_one_list", refuse)
    assert running.run(Settings(_env_file=None), StopRequest()) == EXIT_DATABASE
    line = capsys.readouterr().err.splitlines()[-1]
    assert line.endswith(f"There is no list for {HIDDEN}.")
    errors.take()


@pytest.mark.parametrize("as_json", [True, False])
def test_what_ends_the_process_looks_like_the_other_lines(
    as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    fatal("No token.", as_json=as_json)
    line = capsys.readouterr().err
    if as_json:
        told = json.loads(line)
        assert (told["level"], told["message"]) == ("CRITICAL", "No token.")
    else:
        assert line == "No token.\n"


def test_wrong_settings_are_json_too_where_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("LOG_FORMAT", "json")
    assert main(["run"]) == EXIT_SETTINGS
    told = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert told == ["DISCORD_TOKEN is missing: put it into .env or the environment."]
