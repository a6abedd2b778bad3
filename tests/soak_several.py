"""make soak ENGINE=postgresql PROCESSES=2: tests/soak.py with the games on a PostgreSQL server.

PROCESSES (default 1) processes share the games, those of each server by its shard. `built` and
`soak` are as in tests/soak.py, with the processor time and the memory of all processes together,
and beside them the processor time of the server that holds the games.
Exit code 1 if a press was not answered or a log tells of an error.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from engine.host.administration.databases import copy_all
from tests.crash_several import SHARDS_EACH, SeveralProcesses
from tests.soak import LIVE, MEMORY, STORED, build, settled, tell, troubles, under_load
from tests.support.bot_process import without_limits
from tests.support.load_generator import LoadGenerator
from tests.support.local_discord import LocalDiscord
from tests.support.postgres_server import OwnServer, own_server


async def soak(folder: Path, elsewhere: Path, server: OwnServer, processes: int, seed: int) -> int:
    """All of it; how many things went wrong."""
    shards = SHARDS_EACH * processes
    async with AsyncExitStack() as stack:
        local = LocalDiscord(elsewhere / "world.db", shards=shards)
        discord = await stack.enter_async_context(local)
        found = SeveralProcesses(discord, folder, processes, without_limits, server.url)
        begun = time.monotonic()
        games = await _build(found, folder / "games.db", server.url)
        tell("built", {"live": LIVE, "stored": STORED, "seconds": round(time.monotonic() - begun)})
        for it in found.all:
            stack.push_async_callback(it.kill)
            await it.launch()
        await found.wait_until_shared(processes)
        members = LoadGenerator(discord.hub, server.url)
        stack.callback(members.close)
        await settled(members)
        wrong = await under_load(discord, found.all, members, games, seed, server.processor)
        for it in found.all:
            await it.stop()
        return wrong + troubles(found.all)


async def _build(found: SeveralProcesses, file: Path, url: str) -> list[str]:
    """Make the games in a file, which is fast, and copy them to the server."""
    games = await build(found.discord, file, LIVE, STORED, found.add_guilds())
    await copy_all(f"sqlite:///{file}", url)
    return games


def main() -> int:
    """Exit code 1 if a press was not answered, or a log tells of an error."""
    seed, processes = (int(os.environ.get(it, "1")) for it in ("SEED", "PROCESSES"))
    here = Path(__file__).parent
    with (
        own_server(here, options=()) as server,
        tempfile.TemporaryDirectory(dir=here, prefix=".soak-") as folder,
        tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as elsewhere,
    ):
        found = soak(Path(folder), Path(elsewhere), server, processes, seed)
        return int(asyncio.run(found) > 0)


if __name__ == "__main__":
    sys.exit(main())
