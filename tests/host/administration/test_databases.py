"""A database's URL names the engine that keeps the games, and where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.host.administration.databases import UnknownEngine, open_store, schema_at
from engine.host.store.errors import Unreadable
from tests.support.store_records import GAME, creation

pytestmark = pytest.mark.asyncio


async def test_a_url_names_a_file_from_the_root_or_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "my games.db"
    written = await open_store(f"sqlite:////{str(place).lstrip('/').replace(' ', '%20')}")
    await written.games.create(*creation())
    await written.close()
    read = await open_store("sqlite:///my%20games.db")
    assert await read.games.load(GAME.id) == GAME
    await read.close()


async def test_the_schema_of_a_closed_database_is_asked_of_its_url(tmp_path: Path) -> None:
    url = f"sqlite:////{str(tmp_path / 'games.db').lstrip('/')}"
    await (await open_store(url)).close()
    schema = schema_at(url)
    assert schema.found == schema.newest > 1


async def test_what_is_no_database_has_no_schema(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    place.write_text("a shopping list, long enough not to be taken for an empty one\n" * 20)
    with pytest.raises(Unreadable, match=r"games\.db cannot be opened: file is not a database"):
        schema_at(f"sqlite:////{str(place).lstrip('/')}")


@pytest.mark.parametrize("url", ["mysql://games", "games.db", ""])
async def test_what_names_no_engine_is_refused_with_those_there_are(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownEngine, match="sqlite:///.*postgresql://"):
        await open_store(url)
    with pytest.raises(UnknownEngine):
        schema_at(url)
    assert os.listdir(tmp_path) == []
