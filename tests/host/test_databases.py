"""A database's URL names the engine that keeps the games, and where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.host.databases import UnknownEngine, open_store
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


@pytest.mark.parametrize("url", ["mysql://games", "games.db", ""])
async def test_what_names_no_engine_is_refused_with_those_there_are(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownEngine, match="sqlite://"):
        await open_store(url)
    assert os.listdir(tmp_path) == []
