"""python -m tests.suspensions: one of two processes is suspended for a while, and goes on.

ROUNDS times (default 10) a process that owns slots gets SIGSTOP for SECONDS (default 40), in which
the other one takes them, and then SIGCONT. One JSON line a round, with the seconds until both had
as many slots again and every shard was connected; exit code 1 if those were more than LONGEST.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from engine.host.administration.databases import open_store
from tests.crash_several import SHARDS_EACH, SeveralProcesses
from tests.support import stored_rows
from tests.support.bot_process import Launch, without_limits
from tests.support.local_discord import LocalDiscord
from tests.support.postgres_server import own_server
from tests.support.timeouts import TIMEOUT
from tests.support.waiting import wait_for

LONGEST = 60.0
PROCESSES = 2
OWNERS = "SELECT owner FROM leases WHERE until > extract(epoch FROM clock_timestamp())"


async def wait_until(processes: SeveralProcesses, url: str, *counts: int) -> None:
    """Wait until the owners have so many slots, and every shard is connected."""

    def are_met() -> bool:
        found = Counter(owner for (owner,) in stored_rows.rows(url, OWNERS))
        sessions = processes.discord.hub.gateway.sessions.values()
        connected = {it.shard for it in sessions if it.socket is not None}
        return sorted(found.values()) == sorted(counts) and len(connected) == processes.shards

    await wait_for(are_met, f"the owners never have {counts} slots", 2 * LONGEST)


async def suspend(processes: SeveralProcesses, url: str, number: int, seconds: float) -> float:
    """Suspend a process for some seconds; return how many more the slots take to be even again."""
    pid = processes.all[number].pid
    os.kill(pid, signal.SIGSTOP)
    try:
        # The time itself is the subject, so nothing that could be seen is waited for.
        await asyncio.sleep(seconds)
        await wait_until(processes, url, processes.shards)
    finally:
        os.kill(pid, signal.SIGCONT)
    begun = time.monotonic()
    await wait_until(processes, url, *[SHARDS_EACH] * PROCESSES)
    return time.monotonic() - begun


async def run_rounds(
    rounds: int, url: str, seconds: float, launch: Launch = without_limits
) -> list[float]:
    """Suspend one process after the other; return how long each round took to be even again."""
    found = list[float]()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        local = LocalDiscord(folder / "world.db", shards=SHARDS_EACH * PROCESSES)
        discord = await stack.enter_async_context(local)
        await (await open_store(url)).close()
        processes = SeveralProcesses(discord, folder, PROCESSES, launch, url)
        for process in processes.all:
            stack.push_async_callback(process.kill)
            await process.launch()
        await wait_until(processes, url, *[SHARDS_EACH] * PROCESSES)
        for number in range(rounds):
            found.append(await suspend(processes, url, number % PROCESSES, seconds))
            print(json.dumps({"round": number, "even_s": round(found[-1], 1)}), flush=True)
        for process in processes.all:
            await asyncio.wait_for(process.stop(), TIMEOUT)
    return found


def main() -> int:
    """Suspend processes again and again; return the exit code."""
    rounds = int(os.environ.get("ROUNDS", "10"))
    seconds = float(os.environ.get("SECONDS", "40"))
    with own_server() as server:
        found = asyncio.run(run_rounds(rounds, server.url, seconds))
    return int(max(found) > LONGEST)


if __name__ == "__main__":
    sys.exit(main())
