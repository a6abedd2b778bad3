"""python -m tests.soak: what the bot takes with 1,000 games played and 100,000 in the file.

One JSON line a subject: `opening`, the seconds from opening the file until the timer is armed;
`soak`, PRESSES presses a second for SECONDS seconds over real sockets, each timed by the local
Discord from sending it to its acknowledgement, and in `shown` until what came of it is shown and
noted, with the memory of the bot's process and what it asked of Discord for each press; `scrapes`,
where the bot is monitored, how long it took to tell its metrics; `disk`,
what a bare write with fsync took on the same disk meanwhile, how many took so long that the disk
stood still, and in `without_stall` the acknowledgements of the presses that met none of those;
`alone`, presses one after another in a game of this file and in the only game of another file, by
turns.
Figures are in milliseconds unless their name says otherwise.
Exit code 1 if a press was not answered or the bot's log tells of an error.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any

from engine.host.clocks.deadline_timer import DeadlineTimer
from engine.host.processes.downtime import DowntimeWatch
from engine.host.store.sqlite.store import open_sqlite
from tests.support import finished_games, load_generator
from tests.support.bot_process import BotProcess, without_limits
from tests.support.custom_ids import panel_custom_id
from tests.support.disk_probe import STALL, DiskProbe, Span, without_stall
from tests.support.load_generator import LoadGenerator, PendingPress, PressResult
from tests.support.local_discord import LocalDiscord
from tests.support.scraper import free_port, scraping

LIVE, STORED = int(os.environ.get("LIVE", "1000")), int(os.environ.get("STORED", "100000"))
PRESSES, SECONDS = int(os.environ.get("PRESSES", "50")), float(os.environ.get("SECONDS", "60"))
COMPUTERS = float(os.environ.get("COMPUTERS", "0"))
"""The share of seats that computers play."""
MONITORED = os.environ.get("MONITORING", "off") == "on"
"""Whether the bot counts its metrics, and is asked for them as Prometheus would."""
ALONE = 150
"""Presses in one game after another."""
PLAYED = 60
"""Actions that have been played in each game."""
QUICK = 4
"""One game in so many is played at the pace at which everybody is there."""
LOOKS = 0.2
"""The share of presses that only open a private panel."""
PANELS = ("board", "manage", "mine")
BATCH = 50
MEMORY = Path("/dev/shm")
"""A folder that no disk is behind, where there is one."""
AT_ONCE = 5
"""Presses at a time before the measured ones."""


async def build(
    discord: LocalDiscord, database: Path, live: int, stored: int, guilds: Sequence[int] = ()
) -> list[str]:
    """The file: so many games under way in these servers, and others that are over for the rest."""
    world, games = discord.hub.world, []
    for first in range(0, live, BATCH):
        count = min(BATCH, live - first)
        guests = load_generator.add_members(world, 2 * BATCH)
        seats = [
            [guests[(at * 2 + more) % len(guests)] for more in range(4)] for at in range(count)
        ]
        tables = list(zip(load_generator.add_channels(world, count, guilds), seats, strict=True))
        pace = "daily" if (first // BATCH) % QUICK else "live"
        games += await load_generator.write_games(database, tables, PLAYED, pace, COMPUTERS)
    if stored > live:
        await asyncio.to_thread(finished_games.add_finished_games, database, stored - live)
    return games


async def opened(database: Path) -> dict[str, Any]:
    """Open the file as the bot does, until the timer knows what it waits for."""
    begun = time.perf_counter()
    store = await open_sqlite(database)
    watch = DowntimeWatch(store, time.time, time.monotonic)
    armed = asyncio.get_running_loop().create_future()

    async def nearest() -> float | None:
        at = await store.schedule.next_deadline()
        if not armed.done():
            armed.set_result(time.perf_counter() - begun)
        return None if at is None else at + 3600.0

    timer = DeadlineTimer(time.time, nearest, _nothing)
    try:
        await watch.begin()
        timer.reschedule()
        return {"armed_s": round(await armed, 4)}
    finally:
        await timer.stop()
        await watch.stop()
        await store.close()


async def _nothing() -> None:
    """Fire nothing: only the time until the timer is set counts."""


class Soak:
    """Presses at a steady rate, whatever becomes of those before."""

    def __init__(
        self, discord: LocalDiscord, load: LoadGenerator, games: Sequence[str], seed: int
    ) -> None:
        self.discord = discord
        self.load = load
        self.games = games
        self.pressed: list[PressResult] = []
        self.acknowledged: list[Span] = []
        self._shown: list[float] = []
        self._random = Random(seed)
        self._busy: set[str] = set()
        self._late = 0.0

    async def touch(self) -> None:
        """One press in every game: a bot that has been up for a while knows them all."""
        left = iter(self.games)

        async def press_each() -> None:
            for game in left:
                if (pending := self.load.pending_press(game)) is not None:
                    await self.load.press(pending)

        await asyncio.gather(*(press_each() for _ in range(AT_ONCE)))
        await settled(self.load)

    async def run(self, rate: int, seconds: float) -> None:
        """So many presses a second, in any game that nobody is pressing in."""
        begun, tasks = time.perf_counter(), set[asyncio.Task[None]]()
        for number in range(int(rate * seconds)):
            pending = self._next_press()
            wait = begun + number / rate - time.perf_counter()
            self._late = max(self._late, -wait)
            await asyncio.sleep(max(wait, 0))
            if pending is not None:
                task = asyncio.create_task(self._press(pending))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks)

    def _next_press(self) -> PendingPress | None:
        for _ in range(20):
            game = self._random.choice(self.games)
            if game not in self._busy and (pending := self.load.pending_press(game)) is not None:
                self._busy.add(game)
                if self._random.random() < LOOKS:
                    return pending._replace(
                        custom_id=panel_custom_id(game, self._random.choice(PANELS))
                    )
                return pending
        return None

    async def _press(self, pending: PendingPress) -> None:
        begun = time.perf_counter()
        try:
            result = await self.load.press(pending)
            self.pressed.append(result)
            self.acknowledged.append(Span(begun, begun + result.seconds))
            await settled(self.load, pending.game)
            self._shown.append(time.perf_counter() - begun)
        finally:
            self._busy.discard(pending.game)

    def told(self, requests: int, seconds: float) -> dict[str, Any]:
        """The figures."""
        return {
            "presses": len(self.pressed),
            "presses_per_s": round(len(self.pressed) / seconds, 1),
            **spread([it.seconds for it in self.pressed]),
            "shown": spread(self._shown),
            "answers": dict(Counter(it.kind for it in self.pressed)),
            "requests_per_press": round(requests / max(1, len(self.pressed)), 2),
            "late_at_most": round(self._late * 1000, 1),
        }


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and longest, in milliseconds; nothing of fewer than two."""
    if len(seconds) < 2:
        return {}
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    found = {"p50": cuts[49], "p99": cuts[98], "longest": max(seconds)}
    return {name: round(value * 1000, 1) for name, value in found.items()}


def disk(writes: Sequence[Span], presses: Sequence[Span]) -> dict[str, Any]:
    """The figures of the disk, and of the presses while it did not stand still."""
    unmet = without_stall(presses, writes)
    return {
        "writes": len(writes),
        **spread([it.seconds for it in writes]),
        "stalls": sum(it.seconds > STALL for it in writes),
        "without_stall": {"presses": len(unmet), **spread([it.seconds for it in unmet])},
    }


async def alone(tables: dict[str, tuple[LoadGenerator, str]], presses: int) -> dict[str, Any]:
    """Presses one after another, by turns in each of these games."""
    times: dict[str, list[float]] = {name: [] for name in tables}
    for _ in range(presses):
        for name, (members, game) in tables.items():
            if (pending := members.pending_press(game)) is not None:
                times[name].append((await members.press(pending)).seconds)
                await settled(members, game)
    return {name: spread(found) for name, found in times.items()}


async def settled(members: LoadGenerator, game: str | None = None) -> None:
    """Until everything, or all of one game, is shown."""
    last = time.monotonic() + 300
    one = "SELECT 1 FROM games WHERE id = ? AND shown_version < version"
    while members.rows(one, game) if game else members.unshown():
        assert time.monotonic() < last, "it is never shown"
        await asyncio.sleep(0.01)


def memory(pids: Sequence[int]) -> dict[str, float]:
    """Resident megabytes of processes, now and at most."""
    texts = [Path(f"/proc/{pid}/status").read_text() for pid in pids]
    found = [dict(it.split(":", 1) for it in text.splitlines() if ":" in it) for text in texts]
    told = {"rss_mb": "VmRSS", "rss_most_mb": "VmHWM"}
    return {
        name: round(sum(int(lines[key].split()[0]) for lines in found) / 1024, 1)
        for name, key in told.items()
    }


def processor(pids: Sequence[int]) -> float:
    """Seconds of processor time that processes have used."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in pids]
    return sum(int(it[11]) + int(it[12]) for it in stats) / os.sysconf("SC_CLK_TCK")


async def soak(folder: Path, elsewhere: Path, seed: int) -> int:
    """All of it; how many things went wrong."""
    big, small = folder / "big.db", folder / "small.db"
    async with (
        LocalDiscord(elsewhere / "world.db") as discord,
        LocalDiscord(elsewhere / "other.db") as other,
    ):
        begun = time.monotonic()
        games = await build(discord, big, LIVE, STORED)
        (single,) = await build(other, small, 1, 1)
        tell("built", {"live": LIVE, "stored": STORED, "seconds": round(time.monotonic() - begun)})
        tell("opening", await opened(big))
        port = free_port()
        monitoring = {"MONITORING_PORT": str(port)} if MONITORED else {}
        async with (
            BotProcess(discord, big, monitoring, launch=without_limits) as bot,
            BotProcess(other, small, launch=without_limits),
        ):
            members, one = LoadGenerator(discord.hub, big), LoadGenerator(other.hub, small)
            try:
                await settled(members)
                async with scraping(port) if MONITORED else nullcontext(list[float]()) as scrapes:
                    wrong = await under_load(discord, [bot], members, games, seed)
                if MONITORED:
                    tell("scrapes", {"count": len(scrapes), **spread(scrapes)})
                tables = {"stored": (members, games[0]), "single": (one, single)}
                found = await alone(tables, ALONE)
                ratio = round(found["stored"]["p50"] / found["single"]["p50"], 2)
                tell("alone", {**found, "ratio": ratio})
            finally:
                members.close()
                one.close()
            return wrong + troubles([bot])


async def under_load(
    discord: LocalDiscord,
    bots: Sequence[BotProcess],
    members: LoadGenerator,
    games: Sequence[str],
    seed: int,
    database_cpu: Callable[[], float] = lambda: 0.0,
) -> int:
    """Press at a steady rate, and tell what that was like; how many things went wrong.

    `database_cpu` returns the seconds of processor time of a server that holds the games; what
    SQLite needs is a part of the bot's.
    """
    world, load = discord.hub.world, Soak(discord, members, games, seed)
    # What measures may not stop itself: a search through all that was built takes 50 ms.
    gc.collect()
    gc.freeze()
    begun = time.perf_counter()
    await load.touch()
    tell("warm", {"games": len(games), "seconds": round(time.perf_counter() - begun, 1)})
    pids = [bot.pid for bot in bots]
    clocks = (lambda: processor(pids), database_cpu, time.process_time)
    requests, before = _requests(world), [clock() for clock in clocks]
    begun = time.perf_counter()
    with DiskProbe(bots[0].database.with_name("probe")) as probe:
        await load.run(PRESSES, SECONDS)
    seconds, count = time.perf_counter() - begun, max(1, len(load.pressed))
    bot, database, own = (clock() - was for clock, was in zip(clocks, before, strict=True))
    figures = load.told(_requests(world) - requests, seconds)
    figures |= {
        "bot_cpu": round(bot / seconds, 2),
        "bot_cpu_per_press": round(bot * 1000 / count, 2),
        "database_cpu_per_press": round(database * 1000 / count, 1),
        "own_cpu": round(own / seconds, 2),
        **memory(pids),
        "errors": troubles(bots),
    }
    tell("soak", figures)
    tell("disk", disk(probe.writes, load.acknowledged))
    return sum(it.kind == "failed" for it in load.pressed) + int(figures["errors"])


def _requests(world: Any) -> int:
    return int(world.select("SELECT count(*) AS n FROM requests")[0]["n"])


def troubles(bots: Sequence[BotProcess]) -> int:
    """Print what the logs say of errors; how many logs say so."""
    found = 0
    for bot in bots:
        try:
            bot.check_log()
        except AssertionError as error:
            print(error, file=sys.stderr)
            found += 1
    return found


def tell(subject: str, figures: dict[str, Any]) -> None:
    """Print one line."""
    print(json.dumps({"soak": subject, **figures}), flush=True)


def main() -> int:
    """Exit code 1 if a press was not answered, or the log tells of an error."""
    seed = int(os.environ.get("SEED", "1"))
    # The bot's files beside the sources, because a folder for temporary files may live in memory;
    # those of Discord in memory, because Discord does not write to the disk of the bot.
    memory = MEMORY if MEMORY.is_dir() else None
    with (
        tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".soak-") as folder,
        tempfile.TemporaryDirectory(dir=memory) as elsewhere,
    ):
        return int(asyncio.run(soak(Path(folder), Path(elsewhere), seed)) > 0)


if __name__ == "__main__":
    sys.exit(main())
