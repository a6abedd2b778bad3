"""Several processes on one database: each is refused where it comes late, reloads and goes on."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.administration.databases import ENGINES, open_store
from engine.host.store.store import Store
from tests.support.databases import new_database, wait_until_alone
from tests.support.forks import ForkingProgram, forking
from tests.support.store_records import creation

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[3]
IDS = tuple(f"g{number}" for number in range(6))
MOVES = 100
"""How often each process moves in each game."""

# Each line that it prints was on disk before; in every game it reloads where it is refused.
PLAYING = """
import asyncio, sys
from engine.host.administration.databases import ENGINES, file_of
from engine.host.store.store import Store
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.errors import Conflict
from tests.support.store_records import next_commit

async def play(store, game, name, moves):
    made = 0
    while made < moves:
        change = next_commit(game, key=f"{name} {made}", outbox=("table",))
        try:
            await store.games.commit(change)
        except Conflict:
            print("conflict", flush=True)
            game = await store.games.load(game.id)
            continue
        game, made = change.record, made + 1
        print(game.id, game.version, flush=True)

async def opened(url):
    # Where there is a file, its log is copied meanwhile too.
    place = file_of(url)
    return await (open_sqlite(place, quiet=0.01) if place else ENGINES["postgresql"].open(url))

async def main(url, name, moves, *ids):
    store = await opened(url)
    games = [await store.games.load(game_id) for game_id in ids]
    print("ready", flush=True)
    sys.stdin.readline()
    await asyncio.gather(*(play(store, game, name, int(moves)) for game in games))
    await store.close()

if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
"""
KILLED = (
    PLAYING.partition("if __name__")[0]
    + """
from tests.support.forks import fork_for_each_line

url, moves, *ids = sys.argv[1:]
fork_for_each_line(lambda name: asyncio.run(main(url, name, moves, *ids)))
"""
)


@pytest_asyncio.fixture(params=ENGINES)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Where the games lie, of every engine."""
    async with new_database(request.param, request, tmp_path) as url:
        yield url


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    for game_id in IDS:
        await store.games.create(*creation(game_id))
    yield store
    await store.close()


def begin(*processes: subprocess.Popen[str]) -> None:
    """Let them all play from the same moment on."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()


def playing(url: str, name: str, moves: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAYING, url, name, str(moves), *IDS],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


async def test_two_processes_in_the_same_games_lose_and_double_nothing(
    store: Store, url: str
) -> None:
    processes = [playing(url, name, MOVES) for name in ("one", "two")]
    begin(*processes)
    told = await asyncio.gather(*(asyncio.to_thread(it.communicate) for it in processes))
    assert [it.returncode for it in processes] == [0, 0]
    lines = [line for out, _ in told for line in out.splitlines()]
    # Both knew every first version, and only one could follow it.
    assert lines.count("conflict") >= len(IDS)
    for game_id in IDS:
        log = await store.games.steps(game_id, after_version=1)
        assert [line.version for line in log] == list(range(2, 2 + 2 * MOVES))
        keys = [f"{name} {made}" for name in ("one", "two") for made in range(MOVES)]
        assert Counter(line.key for line in log) == Counter(keys)
        told_of = {int(line.split()[1]) for line in lines if line.startswith(f"{game_id} ")}
        assert told_of == {line.version for line in log}
        game = await store.games.load(game_id)
        assert game is not None
        assert game.version == 1 + 2 * MOVES


async def test_kill_9_amid_commits_that_share_a_transaction(store: Store, url: str) -> None:
    await store.close()
    with forking(KILLED, url, str(10**6), *IDS) as program:
        for number in range(3):
            chance = random.Random(number)
            known = await asyncio.to_thread(killed, program, chance, f"run {number}")
            await wait_until_alone(url)
            await check_that_all_is_there(url, known)


async def check_that_all_is_there(url: str, known: dict[str, int]) -> None:
    """Open the database again, and look at every game of which a version is known."""
    again = await open_store(url)
    for game_id in IDS:
        game, log = await again.games.load(game_id), await again.games.steps(game_id)
        assert game is not None
        # One more may have been on disk before its acknowledgement got out.
        assert game.version - known.get(game_id, game.version) in (0, 1)
        assert [line.version for line in log] == list(range(1, game.version + 1))
        assert (await again.schedule.deadlines(game_id))[0].decision == game.version
        assert (await again.outbox.of_game(game_id))[0].version == game.version
    await again.close()


def killed(program: ForkingProgram, chance: random.Random, name: str) -> dict[str, int]:
    """The last version of each game that a process told of before it was killed."""
    program.begin(name)
    assert program.read() == "ready\n"
    program.write("")
    told = [program.read() for _ in range(20)]
    time.sleep(chance.uniform(0, 0.05))
    told += program.kill()
    return {game_id: int(version) for game_id, version in map(str.split, told)}
