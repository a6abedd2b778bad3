"""python -m tests.flood: what others notice while one person presses Statistics 15 times a second.

One JSON line each for `quiet` and `flooded`: how long the presses of everybody else take until they
are acknowledged, over real sockets, in ROUNDS turns of quiet and flood of SECONDS / ROUNDS each, by
turns so that a slow spell of the machine meets both; then `ratio`, of the 99th percentiles. In the
flooded turns there is also what became of the flood. Figures are in milliseconds. LIMITS=off takes
the host's limits away, WHAT=history or replay presses something else. Exit code 1 if the ratio is
above MOST, or a press was not answered.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.local import interactions
from tests.soak import MEMORY, Soak, settled, spread
from tests.support import load_generator
from tests.support.bot_process import BotProcess, command_line
from tests.support.custom_ids import panel_custom_id
from tests.support.load_generator import LoadGenerator
from tests.support.local_discord import LocalDiscord

SECONDS, ROUNDS = float(os.environ.get("SECONDS", "90")), int(os.environ.get("ROUNDS", "6"))
FLOOD, OTHERS = 15, 3
"""Presses a second: of the one person, and of all the others."""
GAMES, PLAYED = 30, 60
LONGER, LONG = 5, 2000
"""Games of the others, the actions played in each; and of some more, whose longest is looked at."""
WHAT = os.environ.get("WHAT", "stats")
MOST = 3.0
EXAMPLE = Path(__file__).parents[1] / ".env.example"


def limits() -> dict[str, str]:
    """The host's limits as the example has them."""
    found = re.findall(r"^((?:LIMIT|QUEUE)_[A-Z]+)=(\S+)", EXAMPLE.read_text(), re.MULTILINE)
    own = {name: os.environ[name] for name, _ in found if name in os.environ}
    return {**dict(found), **own} if os.environ.get("LIMITS") != "off" else {}


async def build(discord: LocalDiscord, database: Path) -> tuple[list[str], str]:
    """The games of the others, and the longest of some that nobody else plays in."""
    world = discord.hub.world
    guests = load_generator.add_members(world, 4 * (GAMES + LONGER))
    seats = [guests[first : first + 4] for first in range(0, len(guests), 4)]
    tables = list(zip(load_generator.add_channels(world, GAMES + LONGER), seats, strict=True))
    games = await load_generator.write_games(database, tables[:GAMES], PLAYED, "daily")
    longer = await load_generator.write_games(database, tables[GAMES:], LONG, "daily")
    with closing(sqlite3.connect(database)) as file:
        count = "SELECT count(*) FROM steps WHERE game_id = ?"
        return games, max(longer, key=lambda game: file.execute(count, (game,)).fetchone())


class Flood:
    """One person, one button, so many times a second, whatever becomes of it."""

    def __init__(self, discord: LocalDiscord, members: LoadGenerator, game: str) -> None:
        self.hub = discord.hub
        self.custom_id = panel_custom_id(game, WHAT)
        find = "SELECT user_id FROM players WHERE game_id = ? AND seat = 0"
        ((self.user,),) = members.rows(find, game)
        open_ = "SELECT message_id FROM messages WHERE game_id = ? AND role = 'table'"
        ((self.message,),) = members.rows(open_, game)
        self.answers: Counter[str] = Counter()

    async def run(self, seconds: float) -> None:
        """For so long; its last presses may still be on their way afterwards."""
        begun = time.perf_counter()
        presses = []
        for number in range(int(FLOOD * seconds)):
            await asyncio.sleep(max(begun + number / FLOOD - time.perf_counter(), 0))
            presses.append(asyncio.create_task(self._press()))
        await asyncio.gather(*presses)

    async def _press(self) -> None:
        sent = interactions.press_raw(self.hub, self.user, self.message, self.custom_id)
        answer = await interactions.answered(self.hub, sent)
        self.answers[answer["kind"]] += 1


async def flood(folder: Path) -> int:
    """All of it; how many things went wrong."""
    database = folder / "games.db"
    async with LocalDiscord(folder / "world.db") as discord:
        games, long = await build(discord, database)
        async with BotProcess(discord, database, limits(), command_line):
            members = LoadGenerator(discord.hub, database)
            try:
                await settled(members)
                return await _measured(discord, members, games, Flood(discord, members, long))
            finally:
                members.close()


async def _measured(
    discord: LocalDiscord, members: LoadGenerator, games: Sequence[str], one: Flood
) -> int:
    turns = SECONDS / ROUNDS
    loads = {
        name: Soak(discord, members, games, seed) for seed, name in enumerate(("quiet", "flooded"))
    }
    await loads["quiet"].touch()
    # What measures may not stop itself.
    gc.collect()
    gc.freeze()
    for _ in range(ROUNDS):
        await loads["quiet"].run(OTHERS, turns)
        await asyncio.gather(loads["flooded"].run(OTHERS, turns), one.run(turns))
    figures: dict[str, dict[str, Any]] = {
        name: {"presses": len(load.pressed), **spread([it.seconds for it in load.pressed])}
        for name, load in loads.items()
    }
    (steps,) = members.rows(
        "SELECT count(*) FROM steps WHERE game_id = ?", one.custom_id.split(":")[1]
    )[0]
    _tell("quiet", figures["quiet"])
    _tell("flooded", {**figures["flooded"], "became": dict(one.answers), "steps": steps})
    ratio = round(figures["flooded"]["p99"] / figures["quiet"]["p99"], 2)
    _tell("ratio", {"p99": ratio, "most": MOST})
    failed = sum(it.kind == "failed" for load in loads.values() for it in load.pressed)
    return failed + int(ratio > MOST)


def _tell(subject: str, figures: dict[str, Any]) -> None:
    print(json.dumps({"flood": subject, **figures}), flush=True)


def main() -> int:
    """Exit code 1 if others waited too long, or were not answered."""
    memory = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        return int(asyncio.run(flood(Path(folder))) > 0)


if __name__ == "__main__":
    sys.exit(main())
