"""python -m tests.stops: stop the real bot where stopping is hard, by SIGTERM and by SIGINT.

ROUNDS times (default 10) each: with a disk that takes nothing any more, with a PostgreSQL server
that is gone, with one that does not answer, and at a random moment of a start. The process has to
end by itself within LONGEST seconds with the exit code that says how it went, all that was
acknowledged has to be in the database, and the next start has to be clean. One JSON line a stop;
exit code 1 if one was wrong. DISK=folder: a small disk that may be filled, instead of a process
that may write to no file.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from bot.process.exit_codes import EXIT_UNFINISHED
from bot.process.stopping import SIGNALS
from tests.support import bot_programs
from tests.support.answer_labels import JOIN
from tests.support.bot_process import BotProcess, Launch, command_line, forked
from tests.support.local_bot import LocalBot, running_bot
from tests.support.local_discord import Message
from tests.support.postgres_server import OwnServer, own_server
from tests.support.timeouts import local_discord

LONGEST = 10.0
STARTS_IN = 2.5
"""Seconds within which a signal comes that is to meet a start."""
REAL = forked(bot_programs.real_in_english)
"""The bot with its own times: to end in time is the subject."""
MOST_PRESSES = 500
Trouble = Callable[[LocalBot], Awaitable[None]]
"""Makes the database of a running bot unusable."""


@dataclass
class Stop:
    """What became of one stop; `faults` are sentences."""

    situation: str
    signal: str
    code: int
    seconds: float
    faults: list[str] = field(default_factory=list)


async def stop(bot: LocalBot, situation: str, number: signal.Signals, *codes: int) -> Stop:
    """Ask the bot to stop, and see how it ends."""
    begun = time.monotonic()
    os.kill(bot.process.pid, number)
    code = await bot.process.ended()
    found = Stop(situation, number.name, code, round(time.monotonic() - begun, 2))
    if found.seconds > LONGEST:
        found.faults.append(f"it took {found.seconds} s")
    if code not in codes:
        found.faults.append(f"it ended with {code}, not {codes}")
    return found


async def in_trouble(
    bot: LocalBot,
    situation: str,
    number: signal.Signals,
    trouble: Trouble,
    repair: Trouble,
    *,
    is_noticed: bool = True,
) -> Stop:
    """Stop a bot whose database has become unusable, before or after a press has noticed that."""
    lobby = await bot.open_lobby("Ada", "Bo")
    await bot.wait_until_shown()
    await trouble(bot)
    expected = ["Ada", "Bo"]
    if is_noticed:
        expected = await press_until_refused(bot, lobby, expected)
    found = await stop(bot, situation, number, EXIT_UNFINISHED)
    await repair(bot)
    people = [name for (name,) in bot.rows("SELECT name FROM players ORDER BY seat")]
    if people != expected:
        found.faults.append(f"seated are {people}, not {expected}")
    bot.process.log_path.unlink()
    await bot.process.start()
    await bot.wait_until_shown()
    await bot.process.stop()
    return found


async def press_until_refused(bot: LocalBot, lobby: Message, seated: list[str]) -> list[str]:
    """Join and leave until the bot stores nothing any more; return who was seated then.

    What a full log has room for is still stored: it is written over.
    """
    for _ in range(MOST_PRESSES):
        label = "Leave" if "Dee" in seated else JOIN
        answer = await bot.member("Dee").press(lobby, label)
        if answer.kind not in ("update", "deferred_update"):
            return seated
        seated = [*seated, "Dee"] if label == JOIN else seated[:-1]
    raise AssertionError("the database goes on storing")


# -- what goes wrong -------------------------------------------------------------------------------


async def forbid_writing(bot: LocalBot) -> None:
    """Let the process write to no file any more, its log included."""
    resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


async def fill(bot: LocalBot) -> None:
    """Fill the disk on which the games are."""
    with (bot.database.parent / "filler").open("wb", buffering=0) as filler:
        for size in (1 << 16, 1 << 10, 1):
            with suppress(OSError):
                while filler.write(bytes(size)) == size:
                    pass


async def empty(bot: LocalBot) -> None:
    """Make room on the disk again."""
    (bot.database.parent / "filler").unlink(missing_ok=True)


async def on_full_disk(folder: Path, number: signal.Signals, disk: Path | None = None) -> Stop:
    """Stop a bot on SQLite whose disk takes nothing any more."""
    trouble = forbid_writing if disk is None else fill
    async with local_discord(folder / "world.db") as discord:
        process = BotProcess(discord, (disk or folder) / "games.db", launch=REAL)
        async with process:
            found = await in_trouble(
                LocalBot(discord, process), "full disk", number, trouble, empty
            )
        for file in (disk or folder).glob("games.db*"):
            file.unlink()
        return found


async def without_server(
    folder: Path, number: signal.Signals, server: OwnServer, *, silent: bool
) -> Stop:
    """Stop a bot on PostgreSQL whose server is gone, or does not answer."""

    async def begin(bot: LocalBot) -> None:
        if silent:
            server.suspend()
        else:
            server.stop()

    async def end(bot: LocalBot) -> None:
        if silent:
            server.resume()
        else:
            server.start()

    async with server.database(bare=True) as url, running_bot(folder, launch=REAL, url=url) as bot:
        what = "silent server" if silent else "server gone"
        # A press waits until a silent server counts as lost, and so for most of a minute.
        return await in_trouble(bot, what, number, begin, end, is_noticed=not silent)


async def while_starting(
    folder: Path, number: signal.Signals, seconds: float, launch: Launch = command_line
) -> Stop:
    """Stop a bot that is just starting; before Python runs, the signal itself ends it."""
    async with running_bot(folder, launch=launch) as bot:
        await bot.process.launch()
        await asyncio.sleep(seconds)
        found = await stop(bot, f"start, {seconds:.2f} s", number, 0, -number)
        await bot.open_lobby("Ada")
        return found


# -- all of it -------------------------------------------------------------------------------------


@asynccontextmanager
async def folders() -> AsyncIterator[Callable[[], Path]]:
    """Yield what makes a new folder."""
    with tempfile.TemporaryDirectory() as name:
        yield lambda: Path(tempfile.mkdtemp(dir=name))


async def main() -> int:
    """Stop the bot again and again; return the exit code."""
    rounds, disk = int(os.environ.get("ROUNDS", "10")), os.environ.get("DISK")
    random, wrong = Random(os.environ.get("SEED", time.time())), 0
    with own_server() as server:
        async with folders() as folder:
            for number in SIGNALS * rounds:
                stops = (
                    on_full_disk(folder(), number, Path(disk) if disk else None),
                    without_server(folder(), number, server, silent=False),
                    without_server(folder(), number, server, silent=True),
                    while_starting(folder(), number, random.uniform(0.0, STARTS_IN)),
                )
                for it in stops:
                    found = await it
                    print(json.dumps(asdict(found)), flush=True)
                    wrong += bool(found.faults)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
