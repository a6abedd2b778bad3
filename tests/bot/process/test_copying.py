"""`python -m bot copy --to URL`: what it says, and what it refuses."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.process.config import Settings
from bot.process.exit_codes import EXIT_REFUSED
from engine.host.administration.databases import open_store
from tests.support.store_records import creation

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file with one game, and the settings that name it."""
    for key in list(os.environ):
        if key.upper() in {name.upper() for name in Settings.model_fields}:
            monkeypatch.delenv(key)
    monkeypatch.setenv("DISCORD_TOKEN", "A.B.C")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///games.db")
    monkeypatch.chdir(tmp_path)

    async def write() -> None:
        store = await open_store("sqlite:///games.db")
        await store.games.create(*creation())
        await store.close()

    asyncio.run(write())


def test_the_report_has_a_line_a_table_and_a_sentence(capsys: Captured) -> None:
    assert main(["copy", "--to", "sqlite:///other.db"]) == 0
    *lines, sentence = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [
        ["games", "1"],
        ["steps", "1"],
        ["players", "2"],
        ["secrets", "1"],
    ]
    assert all(len(line.split()[2]) == 16 for line in lines)
    assert sentence == (
        "other.db holds 1 game, as in games.db. Every table was read back and has the same rows."
    )
    assert main(["copy", "--to", "sqlite:///other.db"]) == EXIT_REFUSED
    assert capsys.readouterr() == ("", "The database other.db is not empty. Nothing was copied.\n")


@pytest.mark.parametrize(
    ("url", "says"),
    [
        (
            "mysql://me:s3cret@there/games",
            "--to must look like sqlite:///monopoly.db or "
            "postgresql://user:password@host/monopoly, but it is mysql.\n",
        ),
        ("sqlite:///:memory:", "--to must name a file, as in sqlite:///monopoly.db.\n"),
        (
            "postgresql://me:s3cret@127.0.0.1:1/games",
            "The database postgresql://127.0.0.1:1/games cannot be written: the server cannot be "
            "reached.\n",
        ),
    ],
)
def test_a_target_that_cannot_be_used_is_one_sentence(
    url: str, says: str, capsys: Captured
) -> None:
    assert main(["copy", "--to", url]) == EXIT_REFUSED
    assert capsys.readouterr() == ("", says)


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        (3, "The database games.db is not up to date. Run: python -m bot migrate\n"),
        (999, "A newer version of this program has written the database games.db (schema 999; "),
    ],
)
def test_a_source_of_another_schema_is_refused(schema: int, says: str, capsys: Captured) -> None:
    with closing(sqlite3.connect("games.db")) as file:
        file.execute(f"PRAGMA user_version = {schema}")
    assert main(["copy", "--to", "sqlite:///other.db"]) == EXIT_REFUSED
    assert capsys.readouterr().err.startswith(says)
    assert not Path("other.db").exists()


def test_a_source_that_is_not_there_is_refused_and_not_made(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///absent.db")
    assert main(["copy", "--to", "sqlite:///other.db"]) == EXIT_REFUSED
    assert "absent.db cannot be opened" in capsys.readouterr().err
    assert not Path("absent.db").exists()
