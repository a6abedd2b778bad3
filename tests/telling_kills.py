"""python -m tests.telling_kills paper: kills while a server is told something, once.

What is told is the weekly `paper`, or the end of a `season`. ROUNDS times (default 200) a week or a
season with a game in it goes by in a server of the local Discord. Then the bot is to tell so, and
is killed at a random request to Discord, carried out or not, or before a random write; the next
process too, up to three in a row. The next one comes after up to hours, and sometimes two, which
both own all, are at a paper at the same moment. At last one is left alive. One JSON line at the
end; exit code 1 if anything was told otherwise than once. SEED (default: 1).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.process.app import App
from bot.process.papers import print_due
from bot.process.season_ends import tell_once
from engine.core.actions import Resign
from engine.host.calendar import quarter_at
from engine.host.finished.season_end import AFTER
from engine.host.store.database import Database, Write
from engine.host.store.health import Use
from tests.support.game import B
from tests.support.in_process import LostAnswer
from tests.support.seating import as_joined
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.weekly_papers import TITLE, choose, play_to_the_end, wait_until_due

IN_A_ROW = 3
"""Processes that are killed, at the most, before one is left alive."""
BESIDE = 0.3
"""How many of the processes have a second one beside them, where that may be."""
LAG = 40
"""Turns of the event loop by which one of two processes may begin before the other."""
ABSENCES = 0.0, 60.0, 1200.0, 5 * 3600.0
"""Seconds from a kill to the next process: less, and more, than Discord knows a nonce."""
IS_KILLED = ContextVar("is_killed", default=True)
"""Whether what runs is of the process that is killed, and not of the second one."""
_WRITE = Database.write


@dataclass(frozen=True)
class Telling:
    """Something that is told once.

    `prepare`: makes it due; `words`: what its message says; `points`: requests and writes of a
    telling, of one that goes on where another was killed fewer;
    `with_second`: whether two processes may be at it at the same moment.
    """

    prepare: Callable[[SimulatedServer], Awaitable[None]]
    tell: Callable[[App], Awaitable[None]]
    words: str
    points: int
    with_second: bool = False


@dataclass
class Tally:
    """What the rounds came to: how many kills met a request or a write, and what was told."""

    rounds: int = 0
    with_second: int = 0
    at_requests: int = 0
    carried_out: int = 0
    at_writes: int = 0
    at_rest: int = 0
    told_once: int = 0
    never: int = 0
    again: int = 0


class Kill(LostAnswer):
    """Ends the process at one of the requests and writes that come: nothing more gets anywhere."""

    def __init__(self, left: int, carried_out: bool) -> None:
        super().__init__("", re.compile(""), carried_out)
        self.left = left
        self.at_write = False

    def meets(self, method: str, path: str) -> bool:
        """Return whether the process is dead by now."""
        if not IS_KILLED.get():
            return False
        self.carried_out = self.carried_out and not self.is_lost
        self.left -= 1
        return self.left < 0

    async def write(self, database: Database, write: Write, use: Use = Use.NOTE) -> None:
        """Write, unless the process is dead by then."""
        if self.meets("", ""):
            self.at_write = self.at_write or not self.is_lost
            self.is_lost = True
            await asyncio.get_running_loop().create_future()
        await _WRITE(database, write, use)

    @contextmanager
    def coming(self, server: SimulatedServer) -> Iterator[None]:
        """Let the kill come in this block."""
        server.wire.lost_answers.append(self)

        async def write(database: Database, write: Write, use: Use = Use.NOTE) -> None:
            await self.write(database, write, use)

        with patch.object(Database, "write", write):
            yield


async def play_a_season(server: SimulatedServer) -> None:
    """A game, and then the season goes by."""
    game = await server.start_game("live", 2)
    await server.act(game, B, Resign())
    await server.wait(quarter_at(server.now).ends_at + AFTER + 1 - server.now)


async def play_a_week(server: SimulatedServer) -> None:
    """A game in a server that has a paper, and then the week goes by."""
    await choose(server)
    await play_to_the_end(server)
    await wait_until_due(server)


TELLINGS = {
    "season": Telling(
        play_a_season,
        lambda app: tell_once(app.host, app.publisher.schedule),
        "season is over",
        points=8,
    ),
    "paper": Telling(
        play_a_week,
        lambda app: print_due(app.host, app.publisher),
        TITLE,
        points=6,
        with_second=True,
    ),
}


async def tell_and_die(
    telling: Telling, server: SimulatedServer, random: Random, tally: Tally
) -> None:
    """A process that tells as far as it gets, perhaps beside one that gets to the end."""
    carried_out = random.random() < 0.5
    kill = Kill(random.randrange(telling.points), carried_out)
    if telling.with_second and random.random() < BESIDE:
        tally.with_second += 1
        async with server.second_process() as second:
            with kill.coming(server):
                await _tell_at_once(telling, server, second, random)
    else:
        with kill.coming(server):
            await _tell_at_once(telling, server, None, random)
    await server.crash(random.choice(ABSENCES))
    tally.at_writes += kill.at_write
    tally.at_requests += kill.is_lost and not kill.at_write
    tally.carried_out += kill.is_lost and not kill.at_write and carried_out
    tally.at_rest += not kill.is_lost


async def _tell_at_once(
    telling: Telling, server: SimulatedServer, second: App | None, random: Random
) -> None:
    async def tell(app: App, lag: int) -> None:
        IS_KILLED.set(app is server.app)
        for _ in range(lag):
            await asyncio.sleep(0)
        await telling.tell(app)

    apps = [server.app] if second is None else [server.app, second]
    tasks = [asyncio.create_task(tell(app, random.randrange(LAG))) for app in apps]
    await server.settle()
    assert all(task.done() for task in tasks[1:])


async def run_rounds(what: str, rounds: int, seed: int, folder: Path) -> Tally:
    """Have something told so many times among kills."""
    telling, random, tally = TELLINGS[what], Random(seed), Tally()
    for number in range(rounds):
        place = folder / str(number)
        place.mkdir()
        async with simulated_server(place) as server:
            await telling.prepare(server)
            for _ in range(random.randint(1, IN_A_ROW)):
                await tell_and_die(telling, server, random, tally)
            for _ in range(2):
                await server.run_in_bot(telling.tell(server.app))
            times = sum(telling.words in said(it) for it in server.channel.history())
        tally.rounds += 1
        tally.told_once += times == 1
        tally.never += times == 0
        tally.again += times > 1
    return tally


def main() -> int:
    """Exit code 1 if anything was told otherwise than once."""
    parser = argparse.ArgumentParser(prog="python -m tests.telling_kills")
    parser.add_argument("what", choices=TELLINGS)
    what = parser.parse_args().what
    rounds, seed = int(os.environ.get("ROUNDS", "200")), int(os.environ.get("SEED", "1"))
    folder = tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".telling-")
    with folder as place, as_joined(), patch("engine.host.finished.turns.LEAST_TURNS", 0):
        tally = asyncio.run(run_rounds(what, rounds, seed, Path(place)))
    print(json.dumps(asdict(tally)))
    return int(tally.told_once < rounds)


if __name__ == "__main__":
    sys.exit(main())
