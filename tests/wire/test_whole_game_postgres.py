"""A whole game over real sockets whose every step lies on a PostgreSQL server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.host.administration.databases import copy_all
from tests.support import stored_rows
from tests.support.log_verifier import LogVerifier
from tests.support.played_game import NAMES, Played, play_game
from tests.support.postgres_server import PostgresServer

pytestmark = pytest.mark.timeout(580)


def test_a_game_is_played_to_its_end(postgres_server: PostgresServer, tmp_path: Path) -> None:
    async def play() -> Played:
        async with postgres_server.database() as url:
            played = await play_game(tmp_path, "en", url)
            verifier = LogVerifier(url)
            assert verifier.verify() == []
            assert verifier.steps >= len(played.log) > 100
            ((phase,),) = stored_rows.rows(url, "SELECT phase FROM games")
            assert phase == "over"
            copy = tmp_path / "copy.db"
            copied = {it.table: it.rows for it in await copy_all(url, f"sqlite:///{copy}")}
            assert copied["steps"] == verifier.steps
            assert LogVerifier(copy).verify() == []
        return played

    played = asyncio.run(play())
    assert not played.missing
    assert played.winner in NAMES
    assert played.verified.count("✅") == 2
    assert not played.violations
    assert not (tmp_path / "games.db").exists()
