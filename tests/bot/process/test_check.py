"""`python -m bot check`: what it says, and that it says it in one line each."""

import asyncio
import base64
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.discord.application_emoji import NOTE, PREFIX
from bot.pictures.emoji_pictures import emoji_names
from bot.process import check, logs, running
from bot.process.config import Settings
from bot.process.exit_codes import EXIT_DATABASE
from bot.process.findings import Finding
from bot.process.free_space import DataFolder
from bot.process.version import version
from engine.host.store.errors import MissingPackage
from engine.host.store.records import Schema
from engine.host.store.sqlite.file import migrations
from tests.support.logged_errors import LoggedErrors
from tests.support.postgres_server import PostgresServer

APPLICATION = 123456789012345678
TOKEN = (
    f"{base64.urlsafe_b64encode(str(APPLICATION).encode()).decode().rstrip('=')}.GxYz12.{'s' * 38}"
)
ASKED = Finding("ok", "discord: it was asked.")


@pytest.fixture(autouse=True)
def one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for key in list(os.environ):
        if key.upper() in {name.upper() for name in Settings.model_fields}:
            monkeypatch.delenv(key)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(check, "check_discord", lambda settings: [ASKED])
    monkeypatch.chdir(tmp_path)


def database_of_schema(file: Path, schema: int) -> Path:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE games (id TEXT)")
        connection.execute(f"PRAGMA user_version = {schema}")
    return file


def url_of(file: Path) -> str:
    return f"sqlite:////{str(file).lstrip('/')}"


def test_all_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "disk_warning", lambda database, environ: None)
    monkeypatch.setattr(check, "free_bytes", lambda folder: 12_340_000_000)

    assert main(["check"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"ok      version: {version()}.",
        "ok      settings: every setting is valid.",
        f"ok      database: the bot will create {tmp_path / 'monopoly.db'}.",
        "ok      disk: nothing suggests that a restart deletes the games.",
        f"ok      emoji: the bot will upload {len(emoji_names())} emoji of its own once it runs. "
        "Until then messages show Unicode emoji.",
        f"ok      space: 12.3 GB are free for {tmp_path}.",
        f"ok      deleted people: their list is {tmp_path / 'monopoly.db.deleted'}.",
        str(ASKED),
    ]
    assert not (tmp_path / "monopoly.db").exists()


@pytest.mark.parametrize(
    ("missing", "line"),
    [
        (0, "ok      emoji: all {} of the bot’s own emoji are uploaded."),
        (2, "warning emoji: {} of the bot’s own"),
    ],
)
def test_it_says_which_emoji_are_uploaded(
    missing: int, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, names = tmp_path / "monopoly.db", emoji_names()[missing:]
    note = json.dumps({PREFIX + name: [1, "digest"] for name in names})
    database_of_schema(file, max(migrations()))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE settings (key TEXT, body TEXT)")
        connection.execute("INSERT INTO settings VALUES (?, ?)", (NOTE, note))
    file.chmod(0o600)

    assert main(["check"]) == 0
    assert f"\n{line.format(len(names))}" in capsys.readouterr().out


def test_it_says_that_own_emoji_are_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OWN_EMOJI", "off")

    assert main(["check"]) == 0
    assert "\nok      emoji: OWN_EMOJI is off" in capsys.readouterr().out


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o600])
def test_a_database_that_others_can_read_is_warned_of(
    mode: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = database_of_schema(tmp_path / "monopoly.db", max(migrations()))
    file.chmod(mode)

    assert main(["check"]) == 0
    warned = "warning database: other users of this machine can read " in capsys.readouterr().out
    assert warned is (mode != 0o600)


@pytest.mark.parametrize(
    ("where", "text", "line"),
    [
        (
            "nowhere/list",
            None,
            "error   deleted people: the bot cannot write to the folder {}/nowhere,",
        ),
        (
            "list",
            "damaged",
            "error   deleted people: The list of deleted people, {}/list, is damaged.",
        ),
    ],
)
def test_a_list_of_deleted_people_that_cannot_be_used_is_an_error(
    where: str,
    text: str | None,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DELETED_PEOPLE", str(tmp_path / where))
    if text is not None:
        (tmp_path / where).write_text(text)

    assert main(["check"]) == 1
    assert f"\n{line.format(tmp_path)}" in capsys.readouterr().out


def test_a_list_of_deleted_people_that_a_restart_loses_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        check, "disk_warning", lambda place, _: "Lost." if place.name == "list" else None
    )
    monkeypatch.setenv("DELETED_PEOPLE", str(tmp_path / "list"))

    assert main(["check"]) == 0
    assert "\nwarning deleted people: Lost.\n" in capsys.readouterr().out


def test_a_warning_alone_does_not_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DYNO", "worker.1")

    assert main(["check"]) == 0
    assert "\nwarning disk: Heroku " in capsys.readouterr().out


def test_wrong_settings_are_one_line_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("LOG_LEVEL", "loud")

    assert main(["check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"ok      version: {version()}.",
        "error   settings: DISCORD_TOKEN is missing: put it into .env or the environment.",
        "error   settings: LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR.",
    ]


@pytest.mark.parametrize(
    "token",
    [
        "nonsense",
        f"Bot {TOKEN}",
        TOKEN.rpartition(".")[0],
        f"{base64.b64encode(b'not an application id').decode()}.GxYz12.{'s' * 38}",
        f"{'é' * 24}.GxYz12.{'s' * 38}",
    ],
)
def test_what_is_no_bot_token_is_an_error_and_is_not_shown(
    token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)

    assert main(["check"]) == 1
    shown = capsys.readouterr().out
    assert "\nerror   token: DISCORD_TOKEN is not a bot token" in shown
    assert token not in shown
    assert str(ASKED) not in shown, "there is nothing to ask with"


def test_a_local_discord_takes_any_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1/api")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:1/gateway")

    assert main(["check"]) == 0
    assert str(ASKED) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("origin", "is_read"), [("http://127.0.0.1:80", False), ("http://nirn:80", True)]
)
def test_a_request_proxy_is_warned_of(
    origin: str,
    is_read: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISCORD_PROXY", origin)
    monkeypatch.setenv("DISCORD_PROXY_REMOTE", "on" if is_read else "off")
    assert main(["check"]) == 0
    (line,) = (it for it in capsys.readouterr().out.splitlines() if " proxy: " in it)
    assert line.startswith("warning proxy: every request to Discord, and the bot’s token with it, ")
    assert origin in line
    assert ("whoever reads the network" in line) == is_read


@pytest.mark.parametrize(
    ("schema", "level", "words"),
    [
        (3, "ok", "the bot can write to"),
        (2, "ok", "from schema 2 to 3."),
        (4, "error", "a newer version of the bot has written"),
    ],
)
def test_the_schema_is_compared(schema: int, level: str, words: str, tmp_path: Path) -> None:
    finding = check.check_schema(tmp_path / "monopoly.db", Schema(schema, 3))

    assert finding.level == level
    assert words in finding.text


def test_the_newest_schema_is_that_of_the_last_migration(tmp_path: Path) -> None:
    for name in ("0001_first.sql", "0012_later.sql", "README.md"):
        (tmp_path / name).touch()
    assert max(migrations(tmp_path)) == 12


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    database = tmp_path / "monopoly.db"
    database.write_text("a shopping list, long enough not to be taken for an empty database\n" * 20)

    finding = check.check_database(database, url_of(database))

    assert str(finding) == (
        f"error   database: the bot cannot open {database} (file is not a database)."
    )


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    finding = check.check_database(folder / "monopoly.db", url_of(folder / "monopoly.db"))

    assert finding.level == "error"
    assert finding.text.endswith("does not exist. Create it.")


@pytest.mark.parametrize("locked", ["folder", "file"])
def test_what_cannot_be_written(
    locked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = database_of_schema(tmp_path / "monopoly.db", 1)
    closed = tmp_path if locked == "folder" else database
    # The user who runs the tests may be root, who may write everything.
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != closed)

    finding = check.check_database(database, url_of(database))

    assert finding.level == "error"
    assert finding.text.endswith(f"{closed}.")


def lines_of(url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said with this database."""
    monkeypatch.setenv("DATABASE_URL", url)
    main(["check"])
    return capsys.readouterr().out


def test_a_server_that_is_not_there_is_an_error_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = lines_of("postgresql://me:s3cret@127.0.0.1:1/games", monkeypatch, capsys)
    assert (
        "error   database: the bot cannot open postgresql://127.0.0.1:1/games (the server cannot "
        "be reached).\n"
    ) in out
    assert "s3cret" not in out
    assert "emoji" not in out


@pytest.mark.parametrize("command", ["migrate", "run"])
def test_the_bot_does_not_start_without_its_server(
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    errors: LoggedErrors,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:s3cret@127.0.0.1:1/games")
    monkeypatch.setattr(logs, "set_up", lambda level, *secrets, as_json: None)
    monkeypatch.setattr(running, "freeze_survivors", lambda: None)
    assert main([command]) == EXIT_DATABASE
    said = errors.take() if command == "run" else capsys.readouterr().err.rstrip()
    assert said == (
        "The database postgresql://127.0.0.1:1/games cannot be written: the server cannot be "
        "reached."
    )


def test_the_bot_does_not_start_with_a_damaged_list_of_deleted_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    place = tmp_path / "monopoly.db.deleted"
    place.write_text("damaged")
    monkeypatch.setattr(logs, "set_up", lambda level, *secrets, as_json: None)
    monkeypatch.setattr(running, "freeze_survivors", lambda: None)
    assert main(["run"]) == EXIT_DATABASE
    assert errors.take() == "The list of deleted people, monopoly.db.deleted, is damaged."
    assert place.read_text() == "damaged"


def test_a_missing_package_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(url: str) -> Schema:
        raise MissingPackage("A database on PostgreSQL", "asyncpg", "make postgres")

    monkeypatch.setattr(check, "schema_at", missing)
    out = lines_of("postgresql://me@there/games", monkeypatch, capsys)
    assert "error   database: A database on PostgreSQL needs the package asyncpg. " in out


def test_an_empty_database_on_a_server_will_get_its_tables(
    postgres_server: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def looked_at() -> None:
        async with postgres_server.database(bare=True) as url:
            await asyncio.to_thread(look, url)

    def look(url: str) -> None:
        out = lines_of(url, monkeypatch, capsys)
        assert "ok      database: the bot will create its tables in postgresql:" in out
        assert main(["migrate"]) == 0
        assert "is up to date.\n" in capsys.readouterr().out
        out = lines_of(url, monkeypatch, capsys)
        assert "ok      database: the bot can write to postgresql:" in out
        assert "emoji of its own once it runs" in out

    asyncio.run(looked_at())


@pytest.mark.parametrize(
    ("is_on", "is_there", "line"),
    [
        ("on", True, "ok      litestream: the bot leaves the write-ahead log to it."),
        ("on", False, "warning litestream: LITESTREAM is on, but there is no "),
        ("off", True, "warning litestream: there is "),
        ("off", False, ""),
    ],
)
def test_litestream_and_its_setting_go_together(
    is_on: str,
    is_there: bool,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LITESTREAM", is_on)
    if is_there:
        (tmp_path / ".monopoly.db-litestream").mkdir()
    assert main(["check"]) == 0
    found = [it for it in capsys.readouterr().out.splitlines() if " litestream: " in it]
    assert [it[: len(line)] for it in found] == [line] * bool(line)


@pytest.mark.parametrize(("is_on", "is_left"), [("on", True), ("off", False)])
def test_migrating_leaves_the_log_to_litestream(
    is_on: str, is_left: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LITESTREAM", is_on)
    assert main(["migrate"]) == 0
    assert (tmp_path / "monopoly.db-wal").exists() == is_left


@pytest.mark.parametrize(
    ("free", "level"),
    [(400_000_000, "warning"), (1_000_000, "error"), (600_000_000, "ok"), (None, None)],
)
def test_little_room_is_told(
    free: int | None, level: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "free_bytes", lambda folder: free)
    found = [it.level for it in check.check_space(DataFolder(tmp_path, has_games=True))]
    assert found == ([] if level is None else [level])


@pytest.mark.parametrize("free", [400_000_000, 1_000_000])
def test_little_room_beside_a_server_is_a_warning_about_the_list_of_deleted_people(
    free: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "free_bytes", lambda folder: free)
    monkeypatch.setenv("DELETED_PEOPLE", str(tmp_path / "list"))
    out = lines_of("postgresql://me:s3cret@127.0.0.1:1/games", monkeypatch, capsys)
    assert (
        f"warning space: {free / 1e9:.1f} GB are free for the list of deleted people in "
        f"{tmp_path}. Once the disk is full, nobody can have their data deleted.\n"
    ) in out
    assert "play" not in out
