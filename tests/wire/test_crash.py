"""kill -9 at random moments under load: a little of what `make crash` does two hundred times."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.world import World
from tests.crash import FAULTS, run_rounds
from tests.support import bot_programs, load_generator
from tests.support.bot_process import forked
from tests.support.log_verifier import LogVerifier

pytestmark = pytest.mark.asyncio
DEALS = (
    "UPDATE games SET state = json_set(state, '$.seats[0].cash',"
    " json_extract(state, '$.seats[0].cash') + 1)"
)


@pytest.mark.timeout(580)
async def test_nothing_is_lost_or_doubled_by_a_kill_under_load() -> None:
    rounds = int(os.environ.get("ROUNDS", "2"))
    launch = forked(bot_programs.real_in_english)
    totals = await run_rounds(rounds, seed=1, launch=launch, games=5, plays_for=0.5)
    assert {name: totals[name] for name in FAULTS} == dict.fromkeys(FAULTS, 0)
    assert totals["acknowledged"] > 0


@pytest_asyncio.fixture
async def verifier(tmp_path: Path) -> AsyncIterator[LogVerifier]:
    world = World(tmp_path / "world.db")
    tables = list(
        zip(
            load_generator.add_channels(world, 2),
            [load_generator.add_members(world, 2)] * 2,
            strict=True,
        )
    )
    await load_generator.write_games(tmp_path / "games.db", tables, 30)
    yield LogVerifier(tmp_path / "games.db")
    world.close()


def change(verifier: LogVerifier, statement: str) -> None:
    with closing(sqlite3.connect(verifier.database)) as file, file:
        file.execute(statement)


async def test_the_verifier_finds_nothing_in_games_as_they_are(verifier: LogVerifier) -> None:
    assert verifier.verify() == []
    assert verifier.steps > 60
    assert verifier.verify() == []


@pytest.mark.parametrize(
    ("forgery", "found"),
    [
        ("DELETE FROM steps WHERE version = 10", "follows"),
        ("DELETE FROM steps WHERE version = (SELECT max(version) FROM steps)", "the log ends at"),
        ("UPDATE games SET version = version - 1", "the log ends at"),
        (DEALS, "not what the log comes to"),
        (
            "INSERT INTO steps (game_id, version, at, key, seat, action, events)"
            " SELECT game_id, version + 1000, at, 'twice', seat, action, '[]' FROM steps"
            " WHERE version = 10",
            "'twice' has 2 effects",
        ),
    ],
)
async def test_the_verifier_finds_what_is_lost_or_doubled(
    verifier: LogVerifier, forgery: str, found: str
) -> None:
    change(verifier, forgery)
    assert any(found in fault for fault in verifier.verify())


async def test_the_verifier_finds_a_rewritten_step_of_long_ago(verifier: LogVerifier) -> None:
    assert verifier.verify() == []
    change(verifier, DEALS)
    assert len(verifier.verify()) == 2
