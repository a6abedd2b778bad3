"""python -m tests.season_kills: kills while the end of a season is told, which is told once.

ROUNDS times (default 200) a season with a game in it goes by in a server of the local Discord. Then
the bot is to tell so, and is killed at a random request to Discord, carried out or not, or before a
random write; the next process too, up to three in a row. At last one is left alive. One JSON line
at the end; exit code 1 if any season was told of otherwise than once. SEED (default: 1).
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.process.season_ends import tell_once
from engine.core.actions import Resign
from engine.host.calendar import quarter_at
from engine.host.finished.season_end import AFTER
from engine.host.store.database import Database, Write
from engine.host.store.health import Use
from tests.support.game import B
from tests.support.in_process import LostAnswer
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer, simulated_server

IN_A_ROW = 3
"""Processes that are killed, at the most, before one is left alive."""
POINTS = 4
"""Requests and writes of a telling; of one that goes on where another was killed, fewer."""
_WRITE = Database.write


@dataclass
class Tally:
    """What the rounds came to: how many kills met a request or a write, and what was told."""

    rounds: int = 0
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


async def tell_and_die(server: SimulatedServer, random: Random, tally: Tally) -> None:
    """A process that tells of the end of a season as far as it gets."""
    carried_out = random.random() < 0.5
    kill = Kill(random.randrange(POINTS), carried_out)
    with kill.coming(server):
        telling = asyncio.create_task(tell_once(server.app.host, server.app.publisher.schedule))
        await server.settle()
    await server.crash()
    assert telling.done()
    tally.at_writes += kill.at_write
    tally.at_requests += kill.is_lost and not kill.at_write
    tally.carried_out += kill.is_lost and not kill.at_write and carried_out
    tally.at_rest += not kill.is_lost


def told(server: SimulatedServer) -> int:
    """Return how often the end of the season is told."""
    return sum("season is over" in said(it) for it in server.channel.history())


async def run_rounds(rounds: int, seed: int, folder: Path) -> Tally:
    """Let so many seasons end among kills."""
    random, tally = Random(seed), Tally()
    for number in range(rounds):
        place = folder / str(number)
        place.mkdir()
        async with simulated_server(place) as server:
            await play_a_season(server)
            for _ in range(random.randint(1, IN_A_ROW)):
                await tell_and_die(server, random, tally)
            for _ in range(2):
                await tell_once(server.app.host, server.app.publisher.schedule)
                await server.settle()
            times = told(server)
        tally.rounds += 1
        tally.told_once += times == 1
        tally.never += times == 0
        tally.again += times > 1
    return tally


def main() -> int:
    """Exit code 1 if a season was told of otherwise than once."""
    rounds, seed = int(os.environ.get("ROUNDS", "200")), int(os.environ.get("SEED", "1"))
    folder = tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".season-")
    with folder as place, patch("engine.host.finished.turns.LEAST_TURNS", 0):
        tally = asyncio.run(run_rounds(rounds, seed, Path(place)))
    print(json.dumps(asdict(tally)))
    return int(tally.told_once < rounds)


if __name__ == "__main__":
    sys.exit(main())
