"""What root does to the files of the games leaves them to the bot's user."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.process.check import check_database, check_deleted_people
from bot.process.config import load_settings
from bot.process.owners import bots_user, can_write
from engine.host.store.sqlite.store import open_sqlite

BOT = 61234
pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bot's folder with its database, seen by root."""
    monkeypatch.chdir(tmp_path)
    state = tmp_path / "state"
    state.mkdir(mode=0o700)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{state}/games.db")

    async def make() -> None:
        await (await open_sqlite(state / "games.db")).close()

    asyncio.run(make())
    for place in (state, *state.iterdir()):
        os.chown(place, BOT, BOT)
    return state


def owners(folder: Path) -> set[tuple[int, int]]:
    return {(it.stat().st_uid, it.stat().st_gid) for it in folder.iterdir()}


@pytest.mark.parametrize(
    "commands",
    [
        [["backup", "kept.db"], ["restore", "kept.db", "--replace"]],
        [["migrate"]],
        [["copy", "--to", "sqlite:///state/other.db"]],
    ],
    ids=lambda it: it[-1][0],
)
def test_the_files_stay_the_bots(commands: list[list[str]], folder: Path) -> None:
    for command in commands:
        assert main(command) == 0
    assert owners(folder) == {(BOT, BOT)}


def test_what_is_restored_to_an_empty_folder_is_the_bots(folder: Path) -> None:
    assert main(["backup", "kept.db"]) == 0
    (folder / "games.db").unlink()
    assert main(["restore", "kept.db"]) == 0
    assert owners(folder) == {(BOT, BOT)}


def test_check_finds_what_only_root_can_write_to(folder: Path) -> None:
    database, deleted = folder / "games.db", folder / "games.db.deleted"
    assert check_database(database, f"sqlite:///{database}").level == "ok"
    os.chown(database, 0, 0)
    found = check_database(database, f"sqlite:///{database}")
    advice = "It belongs to another user. Run: chown --reference={0} {1}"
    assert (found.level, found.text) == (
        "error",
        f"database: the bot cannot write to {database}. {advice.format(folder, database)}",
    )
    deleted.touch(0o600)
    assert advice.format(folder, deleted) in check_deleted_people(load_settings(None), {}).text


def test_a_group_may_write_too(folder: Path) -> None:
    database = folder / "games.db"
    os.chown(database, 0, BOT)
    assert not can_write(database)
    database.chmod(0o660)
    assert can_write(database)


def test_roots_own_folder_is_roots(tmp_path: Path) -> None:
    assert bots_user(tmp_path) is None
    assert can_write(tmp_path)
