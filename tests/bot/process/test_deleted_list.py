"""Two lists of deleted people are noticed before people come back, and before the bot starts."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.process import check, logs, running
from bot.process.config import Settings
from bot.process.exit_codes import EXIT_DATABASE
from engine.host.personal.erase import APPLIED
from engine.host.personal.registry import DeletedPeople, SecondList
from engine.host.store.sqlite.store import open_sqlite
from tests.support.logged_errors import LoggedErrors

ADA = 71


@pytest.fixture(autouse=True)
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty database that one person was deleted from, and its list, where the settings are."""
    for key in list(os.environ):
        if key.upper() in {name.upper() for name in Settings.model_fields}:
            monkeypatch.delenv(key)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.chdir(tmp_path)
    deleted = DeletedPeople(tmp_path / "monopoly.db.deleted")
    deleted.add(ADA)
    mark_with(tmp_path / "monopoly.db", deleted.mark)
    return tmp_path / "monopoly.db"


def mark_with(place: Path, mark: str) -> None:
    async def write() -> None:
        store = await open_sqlite(place)
        await store.settings.put(APPLIED, mark)
        await store.close()

    asyncio.run(write())


def findings() -> list[str]:
    """What check says of the lists, by level."""
    found = check.check_deleted_people(Settings(_env_file=None), {})
    return [found.level, *found.text.split(": ")[1:2]]


def test_the_bot_does_not_start_on_a_second_list(
    database: Path, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    monkeypatch.setenv("DELETED_PEOPLE", "lists.deleted")
    monkeypatch.setattr(logs, "set_up", lambda level, *secrets, as_json: None)
    monkeypatch.setattr(running, "freeze_survivors", lambda: None)
    assert main(["run"]) == EXIT_DATABASE
    said = errors.take()
    assert said.startswith("There are two lists of deleted people")
    assert f"this database belongs to {database}.deleted." in said
    assert not Path("lists.deleted").exists()
    assert findings() == ["error", "There are two lists of deleted people"]
    Path("monopoly.db.deleted").rename("lists.deleted")
    assert findings()[0] != "error"


def test_a_list_in_use_elsewhere_does_not_hide_the_one_that_the_database_knows(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = DeletedPeople(database.with_name("other.deleted"))
    other.add(72)
    monkeypatch.setenv("DELETED_PEOPLE", "other.deleted")
    assert findings()[0] == "error"
    mark_with(database, other.mark)  # As after a start that has deleted all of them again.
    assert findings()[0] != "error"


def test_a_database_that_was_moved_beside_the_old_one_knows_its_list(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.rename(database.with_name("moved.db"))
    monkeypatch.setenv("DATABASE_URL", "sqlite:///moved.db")
    assert findings()[0] == "error"


def test_the_list_of_another_bot_in_the_folder_is_none_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///other.db")
    assert findings()[0] != "error"
    mark_with(Path("other.db"), "1:abcdefabcdef")  # Of a list that is lost.
    assert findings()[0] != "error"


def test_an_empty_list_beside_a_usual_one_with_people_is_refused(tmp_path: Path) -> None:
    usual = tmp_path / "monopoly.db.deleted"
    with pytest.raises(SecondList):
        DeletedPeople(tmp_path / "new").need_no_other("0", usual, ())
    DeletedPeople(usual).need_no_other("0", usual, (usual,))
