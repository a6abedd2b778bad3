"""make update: each of several processes is replaced while people press.

PROCESSES (default 2) processes share the shards of a local Discord. ROUNDS times (default 3) every
process is started once more under its name; the new one takes over, and the old one ends. One JSON
line a replaced process: how many presses were made meanwhile, how many were not answered, and how
long their answers took. Exit code 1 if a press was not answered, or if the slowest of a hundred
took longer than 2.5 s.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from tests.crash import FAULTS, GAMES, Round
from tests.crash_several import SHARDS_EACH, SeveralCrashTest
from tests.support.bot_process import Launch, without_limits
from tests.support.local_discord import LocalDiscord
from tests.support.postgres_server import own_server

SLOWEST = 2.5
"""Seconds that 99 of 100 answers may take."""


async def replace(found: SeveralCrashTest, number: int) -> dict[str, float]:
    """Start a process once more, play until the old one has ended, and say what that was like."""
    old, new = found.processes.all[number], found.processes.another(number)
    found.pressed.clear()
    async with found.playing():
        begun = time.monotonic()
        await new.launch()
        code = await old.ended()
        seconds = time.monotonic() - begun
        found.processes.all[number] = new
        await found.processes.wait_until_shared(len(found.processes.all))
    times = sorted(it.seconds for it in found.pressed)
    unanswered = sum(it.kind == "failed" for it in found.pressed)
    at_most = times[min(len(times) - 1, int(0.99 * len(times)))]
    figures = {"seconds": round(seconds, 2), "p99_s": round(at_most, 3), "max_s": times[-1]}
    return {"presses": len(times), "unanswered": unanswered, "exit_code": code, **figures}


async def replace_in_turn(
    replacements: int,
    url: str,
    launch: Launch = without_limits,
    games: int = GAMES,
    processes: int = 2,
    pause: float = 0.0,
) -> list[dict[str, float]]:
    """Replace one process after the other, so many times; return the figures of each time."""
    told = list[dict[str, float]]()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".crash-") as folder:
        async with AsyncExitStack() as stack:
            local = LocalDiscord(Path(folder, "world.db"), shards=SHARDS_EACH * processes)
            discord = await stack.enter_async_context(local)
            place, random = Path(folder), Random(1)
            found = SeveralCrashTest(discord, place, random, launch, games, url, processes)
            found.pause = pause
            stack.callback(found.close)
            stack.push_async_callback(found.kill)
            await found.begin()
            for number in range(replacements):
                told.append(await replace(found, number % processes))
                rest = Round(number)
                found.count(rest)
                await found.rest(rest)
                told[-1] |= {name: getattr(rest, name) for name in FAULTS}
                print(json.dumps({**told[-1], "faults": rest.faults}), flush=True)
            await found.stop()
    return told


def main() -> int:
    """Exit code 1 if a press was not answered, or answers took too long."""
    rounds = int(os.environ.get("ROUNDS", "3"))
    processes = int(os.environ.get("PROCESSES", "2"))
    with own_server(Path(__file__).parent, options=()) as server:
        replaced = replace_in_turn(rounds * processes, server.url, processes=processes)
        told = asyncio.run(replaced)
    wrong = ("unanswered", "exit_code", *FAULTS)
    return int(
        any(it[name] for it in told for name in wrong) or max(it["p99_s"] for it in told) > SLOWEST
    )


if __name__ == "__main__":
    sys.exit(main())
