"""`python -m bot backup` and `restore`: what they say, and how they end."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.process import running
from bot.process.check import check_contents
from bot.process.config import Settings
from bot.process.exit_codes import EXIT_REFUSED, EXIT_SETTINGS
from engine.host.store.sqlite.store import open_sqlite
from tests.support.game import live
from tests.support.panel_game import put_game

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A database with one game, where the settings say that it is."""
    for key in list(os.environ):
        if key.upper() in {name.upper() for name in Settings.model_fields}:
            monkeypatch.delenv(key)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///games.db")
    monkeypatch.chdir(tmp_path)

    async def make() -> None:
        store = await open_sqlite("games.db")
        await put_game(store, "g1", live(2).state)
        await store.close()

    asyncio.run(make())
    return tmp_path / "games.db"


def test_games_are_put_away_and_put_back(database: Path, capsys: Captured) -> None:
    assert main(["backup", "kept.db"]) == 0
    database.unlink()
    assert main(["restore", "kept.db"]) == 0
    assert capsys.readouterr() == (
        "kept.db holds 1 game (1 unfinished). It was read back and is undamaged.\n"
        "games.db holds 1 game (1 unfinished), as in kept.db.\n",
        "",
    )


def test_a_state_that_cannot_be_read_is_named_and_replaces_nothing(
    database: Path, capsys: Captured
) -> None:
    assert main(["backup", "kept.db"]) == 0
    before = database.read_bytes()
    for place in ("kept.db", "games.db"):
        with closing(sqlite3.connect(place)) as file:
            file.execute("UPDATE games SET state = substr(state, 1, 99)")
            file.commit()
    capsys.readouterr()
    sentence = "The state of game g1 is damaged: it can’t be read.\n"
    assert main(["restore", "kept.db", "--replace"]) == EXIT_REFUSED
    advice = "Nothing is restored. With --damaged, all is, and these stay unreadable.\n"
    assert capsys.readouterr() == ("", sentence + advice)
    assert main(["backup", "again.db"]) == EXIT_REFUSED
    assert capsys.readouterr() == (
        "",
        f"again.db is a true copy of a damaged database. {sentence}",
    )
    (warning,) = check_contents("sqlite:///games.db")
    assert str(warning) == f"warning database: {sentence.strip()}"
    assert sorted(os.listdir()) == ["again.db", "games.db", "kept.db"]
    database.write_bytes(before)
    assert list(check_contents("sqlite:///games.db")) == []


def test_what_cannot_be_read_keeps_nothing_else_from_being_restored(
    database: Path, capsys: Captured
) -> None:
    assert main(["backup", "kept.db"]) == 0
    with closing(sqlite3.connect("kept.db")) as file:
        file.execute("UPDATE games SET state = substr(state, 1, 99)")
        file.executemany(
            "INSERT INTO settings (key, body) VALUES (?, '{')",
            [(f"damaged:{number}",) for number in range(11)],
        )
        file.commit()
    database.unlink()
    capsys.readouterr()
    assert main(["restore", "kept.db", "--damaged"]) == 0
    out, err = capsys.readouterr()
    assert out == "games.db holds 1 game (1 unfinished), as in kept.db.\n"
    first, *settings, more = err.splitlines()
    assert first == "The state of game g1 is damaged: it can’t be read."
    assert settings[0] == "The setting damaged:0 is damaged: it can’t be read."
    assert (len(settings), more) == (9, "2 more can’t be read.")


def test_the_replaced_database_is_kept_beside(database: Path, capsys: Captured) -> None:
    assert main(["backup", "kept.db"]) == 0
    capsys.readouterr()
    assert main(["restore", "kept.db", "--replace"]) == 0
    (beside,) = [name for name in os.listdir() if name.startswith("games.db.")]
    assert (
        capsys.readouterr().out.splitlines()[1]
        == f"The file that was there before is now {beside}."
    )
    with closing(sqlite3.connect(beside)) as file:
        assert file.execute("SELECT count(*) FROM games").fetchone() == (1,)


def test_where_nothing_was_nothing_is_said_to_be_kept(database: Path, capsys: Captured) -> None:
    main(["backup", "kept.db"])
    database.unlink()
    assert main(["restore", "kept.db", "--replace"]) == 0
    assert "before" not in capsys.readouterr().out


def test_without_replace_a_database_stays(capsys: Captured) -> None:
    main(["backup", "kept.db"])
    capsys.readouterr()
    assert main(["restore", "kept.db"]) == EXIT_REFUSED
    assert capsys.readouterr() == (
        "",
        "There is already a database at games.db. --replace renames and keeps it.\n",
    )


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["backup", "games.db"], "games.db already exists. Choose another name.\n"),
        (["restore", "absent.db"], "There is no file absent.db.\n"),
    ],
)
def test_a_refusal_is_one_sentence(command: list[str], says: str, capsys: Captured) -> None:
    assert main(command) == EXIT_REFUSED
    assert capsys.readouterr() == ("", says)


@pytest.mark.parametrize("command", [["backup", "kept.db"], ["restore", "kept.db"]])
def test_a_database_that_is_no_file_is_not_copied(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:s3cret@there/games")
    assert main(command) == EXIT_REFUSED
    assert capsys.readouterr().err == (
        "The database postgresql://there/games is no file. Copy it with its server's own tools: "
        "pg_dump and pg_restore.\n"
    )
    assert not Path("kept.db").exists()


@pytest.mark.parametrize("command", [["backup", "kept.db"], ["migrate"], ["restore", "kept.db"]])
def test_what_needs_the_database_alone_needs_no_token(
    command: list[str], database: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "/nowhere")
    if command[0] == "restore":
        assert main(["backup", "kept.db"]) == 0
        database.unlink()
    assert main(command) == 0
    assert capsys.readouterr().err == ""


def test_wrong_settings_are_told_as_for_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://games")
    assert main(["backup", "kept.db"]) == EXIT_SETTINGS
    assert not Path("kept.db").exists()


def test_a_backup_needs_a_name(capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["backup"])
    assert "FILE" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["run"]])
def test_the_bot_runs_unless_something_else_is_asked(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "run", lambda settings, stop: 42)
    assert main(command) == 42
