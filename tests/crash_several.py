"""make crash PROCESSES=3: kill -9 of one of several processes under load, on PostgreSQL.

PROCESSES (default 3) processes share the shards of a local Discord. ROUNDS times (default 100)
members press in games on every shard; one process is killed at a random moment, the others go on
with its slots while people still press, and it is started again. At every rest the same must hold
as in tests/crash.py. `taken_s` of each line: the seconds from the kill until every shard was
connected again.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from engine.host.lobby import Location
from tests.crash import FAULTS, GAMES, PLAYS_FOR, CrashTest, Round, tell
from tests.support import load_generator, stored_rows
from tests.support.bot_process import TROUBLE, BotProcess, Launch, without_limits
from tests.support.local_discord import LocalDiscord
from tests.support.local_discord.places import add_guild
from tests.support.postgres_server import own_server
from tests.support.waiting import wait_for

SHARDS_EACH = 2
"""Shards of each process."""
TAKEN_WITHIN = 30.0
"""Seconds within which the shards of a dead process have to be connected again."""
STARTS_WITHIN = 120.0
"""Seconds: on a busy machine, one process may be connected before the next has started."""
Kill = Callable[[BotProcess], Awaitable[None]]
"""Kills a process. What its leases keep from others is to end by itself, or is ended."""
REFILLED = 10
"""Rounds after which games that have ended are played again; no process runs meanwhile."""


class SeveralProcesses:
    """The processes, by name, on one database and one local Discord."""

    def __init__(
        self, discord: LocalDiscord, folder: Path, count: int, launch: Launch, url: str
    ) -> None:
        self.discord = discord
        self.shards = SHARDS_EACH * count
        self._folder = folder
        self._count = count
        self._launch = launch
        self._url = url
        self.ever: list[BotProcess] = []
        self.all = [self.another(number) for number in range(count)]

    def another(self, number: int) -> BotProcess:
        """Return one more process of a name."""
        name = f"process-{number}"
        place = self._folder / f"{name}-{len(self.ever)}.db"
        settings = {"PROCESSES": str(self._count), "PROCESS_NAME": name}
        launch, url = self._launch, self._url
        made = BotProcess(self.discord, place, settings, launch, url, is_alone=False)
        self.ever.append(made)
        return made

    def add_guilds(self) -> list[int]:
        """Add a server on each shard."""
        world, shards = self.discord.hub.world, range(self.shards)
        return [add_guild(world, f"channel-{it}", it, len(shards)) for it in shards]

    async def wait_until_shared(self, owners: int) -> None:
        """Wait until every shard has an owner and a connection, and so many processes have some."""
        query = "SELECT owner FROM leases WHERE until > extract(epoch FROM clock_timestamp())"

        def shared() -> bool:
            found = [owner for (owner,) in stored_rows.rows(self._url, query)]
            open_now = [it for it in self.discord.hub.gateway.sessions.values() if it.socket]
            everywhere = len({it.shard for it in open_now}) == self.shards
            return len(found) == self.shards and len(set(found)) == owners and everywhere

        await wait_for(shared, "the shards are not shared", STARTS_WITHIN)


class SeveralCrashTest(CrashTest):
    """One of several processes is killed again and again."""

    def __init__(
        self,
        discord: LocalDiscord,
        folder: Path,
        random: Random,
        launch: Launch,
        games: int,
        url: str,
        processes: int,
        kill: Kill = BotProcess.kill,
    ) -> None:
        super().__init__(discord, folder, random, launch, games, url)
        self.processes = SeveralProcesses(discord, folder, processes, launch, url)
        self._kill = kill
        self._known = 0
        self._guilds = self.processes.add_guilds()

    @property
    def log(self) -> str:
        """All that the processes have written so far."""
        return "".join(it.log for it in self.processes.ever)

    def add_channels(self, count: int) -> list[Location]:
        """Add channels to play in, in the servers of all shards."""
        return load_generator.add_channels(self.discord.hub.world, count, self._guilds)

    async def begin(self) -> None:
        """Start all processes."""
        await self.fill()
        for it in self.processes.all:
            await it.launch()
        await self.processes.wait_until_shared(len(self.processes.all))

    async def round(self, number: int) -> Round:
        """A look at everything, some play, a kill, more play, and a start."""
        told = Round(number)
        await self.rest(told)
        self.pressed.clear()
        told.played_s = round(self.random.uniform(0.05, self.plays_for), 2)
        dead = self.random.choice(self.processes.all)
        async with self.playing():
            await asyncio.sleep(told.played_s)
            await self._kill(dead)
            killed = time.monotonic()
            await self.processes.wait_until_shared(len(self.processes.all) - 1)
            told.taken_s = round(time.monotonic() - killed, 2)
            await asyncio.sleep(told.played_s)
        self.count(told)
        if told.taken_s > TAKEN_WITHIN:
            told.faults.append(f"the slots of a dead process were taken after {told.taken_s} s")
            told.errors += 1
        await dead.launch()
        await self.processes.wait_until_shared(len(self.processes.all))
        return told

    async def rest(self, told: Round) -> None:
        """Wait until everything is shown, and look."""
        begun = time.monotonic()
        await self.settle()
        told.settled_s = round(time.monotonic() - begun, 2)
        await self.check(told)

    def errors(self) -> list[str]:
        """Lines that tell of trouble, since the last look: what was there before is left out."""
        found = [line for line in self.log.splitlines() if TROUBLE.search(line)]
        new = found[self._known :]
        self._known = len(found)
        return new

    async def kill(self) -> None:
        """Kill every process."""
        for it in self.processes.ever:
            await it.kill()

    async def stop(self) -> None:
        """Stop every process."""
        for it in self.processes.all:
            await it.stop()


async def run_rounds(
    rounds: int,
    seed: int,
    url: str,
    launch: Launch = without_limits,
    games: int = GAMES,
    processes: int = 3,
    kill: Kill = BotProcess.kill,
    plays_for: float = PLAYS_FOR,
) -> dict[str, float]:
    """Play all rounds and print what they came to; return the sums, and the longest `taken_s`."""
    rest, begun = Round(rounds), time.monotonic()
    totals = dict.fromkeys(("presses", "acknowledged", "steps", *FAULTS), 0)
    longest = 0.0
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".crash-") as folder:
        async with AsyncExitStack() as stack:
            shards = SHARDS_EACH * processes
            local = LocalDiscord(Path(folder, "world.db"), shards=shards)
            discord = await stack.enter_async_context(local)
            found = SeveralCrashTest(
                discord, Path(folder), Random(seed), launch, games, url, processes, kill
            )
            found.plays_for = plays_for
            stack.callback(found.close)
            stack.push_async_callback(found.kill)
            await found.begin()
            for number in range(rounds):
                if number and number % REFILLED == 0:
                    await found.stop()
                    await found.begin()
                told = await found.round(number + 1)
                longest = max(longest, told.taken_s)
                tell(told, totals)
            await found.rest(rest)
            await found.stop()
            tell(rest, totals)
    seconds = round(time.monotonic() - begun, 1)
    told_of = {**totals, "longest_taken_s": longest}
    print(json.dumps({"rounds": rounds, "seed": seed, "seconds": seconds, **told_of}), flush=True)
    return told_of


def main() -> int:
    """Exit code 1 if anything was lost, doubled, broken or shown wrongly, or taken too late."""
    seed = int(os.environ.get("SEED", int(time.time())))
    rounds = int(os.environ.get("ROUNDS", "100"))
    processes = int(os.environ.get("PROCESSES", "3"))
    with own_server(Path(__file__).parent, options=()) as server:
        totals = asyncio.run(run_rounds(rounds, seed, server.url, processes=processes))
    return int(any(totals[name] for name in FAULTS))


if __name__ == "__main__":
    sys.exit(main())
