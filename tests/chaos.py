"""python -m tests.chaos: messages and places of games are deleted, archived, locked and hidden.

GAMES (default 200) are played at all paces, in one process, in a simulated server each. At random,
messages are deleted one by one or all at once, threads are archived by time or put away by a
moderator, the channel is made unreadable and given back, and the bot is started again. After every
blow one press is made. Then everything that people need of the game must be there, once; what was
put away must have stayed so while its players heard of it once; and no press may be lost. One JSON
line for every ten games, and one at the end; exit code 1 if anything was wrong. SEED (default: the
clock) gives the blows.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random
from unittest.mock import AsyncMock, patch

from tests.support.chaos_game import PACES, ChaosGame, Tally
from tests.support.simulated_server import simulated_server

EVERY = 10
"""Games for each line."""


@asynccontextmanager
async def without_drawing() -> AsyncIterator[None]:
    """Send an empty file in place of each picture, which would take most of the time."""
    with patch("bot.discord.picture_uploads.draw_aside", AsyncMock(return_value=b"")):
        yield


async def play(games: int, seed: int, tally: Tally) -> None:
    """Play so many games."""
    for number in range(games):
        await play_one(number, seed, tally)
        if (number + 1) % EVERY == 0:
            tell({"games": number + 1}, tally)


async def play_one(number: int, seed: int, tally: Tally) -> None:
    """Play a game."""
    random = Random(f"{seed} {number}")
    with tempfile.TemporaryDirectory() as folder:
        place = simulated_server(Path(folder), seed=random.randbytes(32))
        async with without_drawing(), place as server:
            await ChaosGame(server, random, PACES[number % len(PACES)], tally).play()


def tell(about: dict[str, object], tally: Tally) -> None:
    """Print what has come of it so far."""
    print(json.dumps(about | asdict(tally)), flush=True)


def main() -> int:
    """Exit code 1 if anything was missing, doubled, lost or fetched back."""
    games = int(os.environ.get("GAMES", "200"))
    seed = int(os.environ.get("SEED", int(time.time())))
    logging.disable(logging.WARNING)
    tally, begun = Tally(), time.monotonic()
    asyncio.run(play(games, seed, tally))
    seconds = round(time.monotonic() - begun, 1)
    tell({"games": games, "seed": seed, "seconds": seconds}, tally)
    return int(bool(tally.faults))


if __name__ == "__main__":
    sys.exit(main())
