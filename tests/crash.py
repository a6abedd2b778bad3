"""python -m tests.crash: kill -9 of the real bot at random moments, with 20 games under load.

ROUNDS times (default 200) the bot is started over the local Discord, comes to rest and is looked
at; then members press as fast as they are answered, some twice, some too late, some for others,
until the process is killed. At every rest nothing that was acknowledged may be missing, nothing
may have happened twice, every state of the log is sound and the log comes to what is stored, and
another pass over every message would change nothing. One JSON line a round, and one at the end;
exit code 1 if anything was wrong. SEED (default: the clock) gives the moments. With
ENGINE=postgresql the games are on a server of the test's own.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from engine.host.lobby import Location, Person
from engine.host.service import Host
from tests.support import load_generator
from tests.support.bot_process import TROUBLE, BotProcess, Launch, without_limits
from tests.support.consistency import check_shown
from tests.support.load_generator import LoadGenerator, PendingPress, PressResult
from tests.support.local_bot import LocalBot
from tests.support.local_discord import LocalDiscord
from tests.support.log_verifier import LogVerifier
from tests.support.postgres_server import own_server
from tests.support.timeouts import TIMEOUT

GAMES = 20
EARLY = 0.15
"""The share of kills that come while the bot is still starting."""
STARTS_IN, PLAYS_FOR = 1.0, 1.2
"""Seconds within which a kill comes, of a start and of play."""
TWICE, AGAIN, STALE, FOREIGN = 0.1, 0.05, 0.05, 0.05
"""The shares of presses made twice at once, delivered twice, made once more, made by another."""
MOVED = 2.0
"""Seconds in which deadlines that an absence has moved are shown; that is no step of a game."""
FAULTS = ("lost", "broken", "unlike", "errors")
"""What must never be found."""


@dataclass
class Round:
    """What one round came to; the faults are sentences, all others counts or seconds."""

    round: int
    presses: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    steps: int = 0
    started_s: float = 0.0
    settled_s: float = 0.0
    played_s: float = 0.0
    lost: int = 0
    broken: int = 0
    unlike: int = 0
    orphans: int = 0
    taken_s: float = 0.0
    errors: int = 0
    faults: list[str] = field(default_factory=list)


class CrashTest:
    """The local Discord, the bot that is killed again and again, and the games it keeps.

    `games`: how many are played at once. `url`: where they are, instead of in a file. `pause`: how
    many seconds pass between the answer to a press and the next one in a game. `plays_for`: after
    how many seconds of play the bot is killed, at the latest.
    """

    pause = 0.0
    plays_for = PLAYS_FOR

    def __init__(
        self,
        discord: LocalDiscord,
        folder: Path,
        random: Random,
        launch: Launch,
        games: int,
        url: str | None,
    ) -> None:
        self.discord = discord
        self.games = games
        self.bot = BotProcess(discord, folder / "games.db", launch=launch, url=url)
        self.verifier = LogVerifier(self.bot.games)
        self.random = random
        self.acknowledged: set[str] = set()
        self.pressed: list[PressResult] = []
        self._local_bot = LocalBot(discord, self.bot)
        self._people: list[Person] = []
        self._presses: set[asyncio.Task[None]] = set()
        self._read = 0
        self._filled = False
        self._load: LoadGenerator | None = None

    @property
    def load(self) -> LoadGenerator:
        """The members of all games."""
        if self._load is None:
            self._load = LoadGenerator(self.discord.hub, self.bot.games)
        return self._load

    def close(self) -> None:
        """Close the file of the games."""
        if self._load is not None:
            self._load.close()

    async def fill(self) -> None:
        """So many games are played again, in place of those that have ended."""
        running = self.load.running() if self._filled else []
        self._filled = True
        world, missing = self.discord.hub.world, self.games - len(running)
        if missing:
            guests = load_generator.add_members(world, 4 * missing)
            seats = [guests[at : at + self.random.randint(2, 4)] for at in range(0, 4 * missing, 4)]
            self._people += guests
            tables = list(zip(self.add_channels(missing), seats, strict=True))
            await load_generator.write_games(self.bot.games, tables, self.random.randint(0, 150))

    def add_channels(self, count: int) -> list[Location]:
        """Add channels to play in."""
        return load_generator.add_channels(self.discord.hub.world, count)

    # -- a round -------------------------------------------------------------------------------

    async def round(self, number: int) -> Round:
        """A start, a look at everything, some play, and a kill."""
        told = Round(number)
        await self.fill()
        if self.random.random() < EARLY:
            await self._die_young()
        begun = time.monotonic()
        await self.bot.start()
        told.started_s = round(time.monotonic() - begun, 2)
        await self.settle()
        told.settled_s = round(time.monotonic() - begun, 2)
        await self.check(told)
        self.pressed.clear()
        told.played_s = round(self.random.uniform(0.05, self.plays_for), 2)
        await self._play(told.played_s)
        self.count(told)
        return told

    def count(self, told: Round) -> None:
        """Count the presses of a round."""
        told.presses = len(self.pressed)
        told.acknowledged = sum(it.acknowledged for it in self.pressed)
        told.unanswered = sum(it.kind == "failed" for it in self.pressed)
        self.acknowledged |= {it.key for it in self.pressed if it.acknowledged}

    async def _die_young(self) -> None:
        """Killed before it has come to anything."""
        starting = asyncio.create_task(self.bot.start())
        await asyncio.sleep(self.random.uniform(0.3, STARTS_IN))
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        await self.bot.kill()

    async def settle(self) -> None:
        """Wait until everything is shown but for what is to be shown later."""
        last = time.monotonic() + TIMEOUT
        while self.load.unshown():
            if time.monotonic() > last:
                raise TimeoutError(f"{self.load.unshown()} games are never shown")
            await asyncio.sleep(0.02)

    async def _play(self, seconds: float) -> None:
        """Everybody plays; after so many seconds the bot is killed in the middle of it."""
        async with self.playing():
            await asyncio.sleep(seconds)
            await self.bot.kill()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let everybody play in this block; afterwards, wait for the answers."""
        games = self.load.running()
        playing = [asyncio.create_task(self._play_game(game)) for game in games]
        yield
        for task in playing:
            task.cancel()
        await asyncio.gather(*self._presses)

    async def _play_game(self, game: str) -> None:
        """The players of one game, and those who press what is not for them."""
        last: PendingPress | None = None
        while (pending := self.load.pending_press(game)) is not None:
            presses = [pending, *self._nuisance(pending, last)]
            await asyncio.wait([self._start(it) for it in presses])
            await asyncio.sleep(self.pause)
            last = pending

    def _start(self, pending: PendingPress) -> asyncio.Task[None]:
        """A press that is counted, even if whoever made it is not there to see the answer."""
        task = asyncio.create_task(self._press(pending))
        self._presses.add(task)
        task.add_done_callback(self._presses.discard)
        return task

    def _nuisance(self, pending: PendingPress, last: PendingPress | None) -> list[PendingPress]:
        found = [pending] if self.random.random() < TWICE else []
        if last is not None and self.random.random() < STALE:
            found.append(last)
        if self.random.random() < FOREIGN:
            found.append(pending._replace(user=self.random.choice(self._people).user_id))
        return found

    async def _press(self, pending: PendingPress) -> None:
        pressing = asyncio.create_task(self.load.press(pending))
        if self.random.random() < AGAIN:
            await asyncio.sleep(0)
            self.load.deliver_again()
        self.pressed.append(await pressing)

    # -- what must hold ------------------------------------------------------------------------

    async def check(self, told: Round) -> None:
        """Look for what is lost, doubled, broken or shown wrongly."""
        steps = self.verifier.steps
        broken = self.verifier.verify()
        told.steps = self.verifier.steps - steps
        lost = [f"{key} was acknowledged and is gone" for key in self._lost()]
        told.orphans = len(self._orphans())
        unlike = await self._unlike()
        unlike += [
            f"Discord refused {it['path']}" for it in await self.discord.control.violations()
        ]
        errors = self.errors()
        told.lost, told.broken, told.unlike = len(lost), len(broken), len(unlike)
        told.errors = len(errors)
        told.faults = [*lost, *broken, *unlike, *errors]

    def _lost(self) -> set[str]:
        return self.acknowledged - self.verifier.keys()

    async def _unlike(self) -> list[str]:
        """Games of which a fresh look at the state would show something else."""
        unlike = {game: "" for game in self.load.running()}
        for _ in range(3):
            versions = self._versions()
            async with self._local_bot.host_on_copy() as host:
                unlike = {
                    game: said for game in unlike if (said := await self._compare(host, game))
                }
            if versions == self._versions() and not unlike:
                break
            await self.settle()  # Time has passed at a table meanwhile.
            await asyncio.sleep(MOVED)
        return [f"{game} is shown otherwise: {said}" for game, said in unlike.items()]

    async def _compare(self, host: Host, game: str) -> str | None:
        try:
            await check_shown(self._local_bot.discord.hub, host, [game])
        except AssertionError as error:
            return str(error) or "a message differs"
        return None

    def _versions(self) -> list[tuple[object, ...]]:
        return self.load.rows("SELECT id, version FROM games ORDER BY id")

    def _orphans(self) -> set[int]:
        """Messages with buttons that were sent, and whose sender died before it could note so."""
        known = {message for (message,) in self.load.rows("SELECT message_id FROM messages")}
        pressable = (
            "SELECT id FROM messages WHERE only_for IS NULL AND NOT deleted"
            " AND body LIKE '%\"custom_id\"%'"
        )
        return {row["id"] for row in self.discord.hub.world.select(pressable)} - known

    @property
    def log(self) -> str:
        """All that the bot has written so far."""
        return self.bot.log

    def errors(self) -> list[str]:
        """Lines of the bot's log that tell of trouble, since the last look."""
        lines = self.log.splitlines()
        found = [line for line in lines[self._read :] if TROUBLE.search(line)]
        self._read = len(lines)
        return found


async def run_rounds(
    rounds: int,
    seed: int,
    launch: Launch = without_limits,
    games: int = GAMES,
    url: str | None = None,
    plays_for: float = PLAYS_FOR,
) -> dict[str, int]:
    """Play all rounds and print what they came to; return the sums over all of them."""
    rest, begun = Round(rounds), time.monotonic()
    totals = dict.fromkeys(("presses", "acknowledged", "steps", *FAULTS), 0)
    # Beside the sources, because a folder for temporary files may live in memory.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".crash-") as folder:
        async with LocalDiscord(Path(folder, "world.db")) as discord:
            found = CrashTest(discord, Path(folder), Random(seed), launch, games, url)
            found.plays_for = plays_for
            try:
                for number in range(rounds):
                    told = await found.round(number + 1)
                    tell(told, totals)
                await found.bot.start()
                await found.settle()
                await found.check(rest)
                await found.bot.stop()
                tell(rest, totals)
            finally:
                await found.bot.kill()
                found.close()
    seconds = round(time.monotonic() - begun, 1)
    print(json.dumps({"rounds": rounds, "seed": seed, "seconds": seconds, **totals}), flush=True)
    return totals


def tell(told: Round, totals: dict[str, int]) -> None:
    """Print a round, and add it to the sums."""
    figures = asdict(told)
    for name in totals:
        totals[name] += figures[name]
    print(json.dumps(figures), flush=True)


def main() -> int:
    """Exit code 1 if anything was lost, doubled, broken or shown wrongly."""
    seed = int(os.environ.get("SEED", int(time.time())))
    rounds, engine = int(os.environ.get("ROUNDS", "200")), os.environ.get("ENGINE", "sqlite")
    if engine == "postgresql":
        # Not with the options of the tests: it promises to survive a power cut, as hosts' do.
        with own_server(Path(__file__).parent, options=()) as server:
            totals = asyncio.run(run_rounds(rounds, seed, url=server.url))
    else:
        totals = asyncio.run(run_rounds(rounds, seed))
    return int(any(totals[name] for name in FAULTS))


if __name__ == "__main__":
    sys.exit(main())
