"""The bot as a process of its own over a local Discord: started, stopped, killed, its log read."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Protocol

from bot.process.limit_settings import LimitSettings
from tests.support import bot_programs
from tests.support import counting_bot as counting
from tests.support.forked import fork
from tests.support.local_discord import LocalDiscord
from tests.support.stored_rows import Place
from tests.support.timeouts import TIMEOUT
from tests.support.waiting import wait_for

STOPS_WITHIN = 3 * TIMEOUT
"""Seconds: it may give interactions, writers and its line a while each."""
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
TROUBLE = re.compile(
    r" (ERROR|CRITICAL) |\"level\": \"(ERROR|CRITICAL)\"|^Traceback"
    r"|was never (retrieved|awaited)|WordsWarning"
)
TAIL = 40
UNLIMITED = {name.upper(): "off" for name in LimitSettings.model_fields}
"""A test presses faster than people do; where limits are its subject, it sets them."""
NO_LIMITS = """
import sys
from bot.__main__ import main
from bot.process import limit_settings, running
limit_settings.RATES = running.QUEUES = {}
sys.exit(main(["run"]))
"""


class Process(Protocol):
    """A running process: a part of asyncio.subprocess.Process."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...
    async def wait(self) -> int: ...


Launch = Callable[[Mapping[str, str], Path], Awaitable[Process]]
"""Starts a process with these environment variables, whose output is appended to the file."""


def forked(program: Callable[[], int]) -> Launch:
    """Return a way to start one of tests/support/bot_programs.py without importing it again."""
    return partial(fork, program)


async def command_line(environment: Mapping[str, str], log: Path) -> Process:
    """Start the bot as hosts do, by `python -m bot run`."""
    return await _started(environment, log, "-m", "bot", "run")


async def without_limits(environment: Mapping[str, str], log: Path) -> Process:
    """Start the bot with no limits but those that are set, and nothing else of the tests."""
    return await _started(environment, log, "-c", NO_LIMITS)


async def _started(environment: Mapping[str, str], log: Path, *arguments: str) -> Process:
    with log.open("ab") as output:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, *arguments), env=environment, stdout=output, stderr=output
        )


PATIENT = forked(bot_programs.patient)


class BotProcess:
    """`async with` starts the bot and, at the end, stops it and fails if its log tells of an error.

    `database` is the SQLite file of the games; the log is beside it, one for all the starts. With a
    `url` the games are there instead. `games`: where they are.
    `launch`: how the process is started, `forked(bot_programs.real)` where the bot's own patience
    is the subject. `is_alone`: no other process has connections to this Discord.
    """

    def __init__(
        self,
        discord: LocalDiscord,
        database: Path,
        settings: Mapping[str, str] | None = None,
        launch: Launch = PATIENT,
        url: str | None = None,
        is_alone: bool = True,
    ) -> None:
        self.discord = discord
        self.database = database
        self.games: Place = url or database
        self.log_path = database.with_name(f"{database.name}.log")
        self._settings = {
            **discord.bot_environment(),
            "DATABASE_URL": url or f"sqlite:///{database}",
            "LOG_LEVEL": "INFO",
            "OWN_EMOJI": "off",  # To draw them takes a second of each start.
            "COMPUTER_DELAY": "0",
            "DOUBLE_PRESS_MS": "0",  # Programs press as fast as they can.
            **UNLIMITED,
            **(settings or {}),
        }
        self._launch = launch
        self._is_alone = is_alone
        self._process: Process | None = None

    @property
    def is_patient(self) -> bool:
        """Whether the process has much more time for everything than the bot has."""
        return isinstance(self._launch, partial) and self._launch.args[0] in bot_programs.PATIENT

    async def __aenter__(self) -> BotProcess:
        try:
            await self.start()
        except BaseException as error:
            error.add_note(self._tail())
            await self.kill()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None:
            if self._process is not None:
                await self.stop()
            self.check_log()
        else:
            await self.kill()
            error.add_note(self._tail())

    @property
    def log(self) -> str:
        """All that it has written so far, without colours."""
        return COLOUR.sub("", self.log_path.read_text()) if self.log_path.exists() else ""

    @property
    def pid(self) -> int:
        """The id of the process. Fails if it does not run."""
        assert self._process is not None, "it does not run"
        return self._process.pid

    @property
    def name(self) -> str:
        """The name of one of several processes, which owns its slots."""
        return self._settings["PROCESS_NAME"]

    @property
    def is_started(self) -> bool:
        """Whether it has been started and not been stopped or killed since."""
        return self._process is not None

    def check_log(self) -> None:
        """Fail if the log tells of an error."""
        faults = [line for line in self.log.splitlines() if TROUBLE.search(line)]
        assert not faults, f"the bot's log tells of errors: {faults}\n{self._tail()}"

    async def start(self) -> None:
        """Start it, until it is at the gateway and its commands can be typed."""
        await self.launch()
        await self.discord.control.wait_commands(TIMEOUT)

    async def launch(self) -> None:
        """Start the process, and wait for nothing."""
        assert self._process is None, "it runs already"
        self._process = await self._launch({**os.environ, **self._settings}, self.log_path)

    async def ended(self) -> int:
        """Wait until the process has ended by itself, and return its exit code."""
        assert self._process is not None, "it does not run"
        code = await asyncio.wait_for(self._process.wait(), TIMEOUT)
        self._process = None
        return code

    async def says(self, sentence: str) -> None:
        """Wait until the log has this sentence."""
        try:
            await wait_for(lambda: sentence in self.log)
        except AssertionError:
            raise AssertionError(f"it never says {sentence!r}: {self._tail()}") from None

    async def kill(self) -> None:
        """End it at once, as kill -9 does; nothing if it does not run."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            await self._left()

    async def stop(self) -> None:
        """Ask it to stop. Fails if it does not, or not cleanly."""
        process, self._process = self._process, None
        assert process is not None, "it does not run"
        assert process.returncode is None, f"it ended by itself: {self._tail()}"
        process.terminate()
        try:
            code = await asyncio.wait_for(process.wait(), STOPS_WITHIN)
        except TimeoutError:
            process.kill()
            await process.wait()
            raise
        assert code == 0, f"it ended with {code}: {self._tail()}"
        await self._left()

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()

    async def _left(self) -> None:
        """Until Discord has noticed too; what nobody will answer any more has failed at once."""
        if not self._is_alone:
            return
        await asyncio.wait_for(self.discord.hub.gateway.away.wait(), TIMEOUT)
        await asyncio.sleep(0.05)  # What was sent before the end is still read.
        for waiter in list(self.discord.hub.waiting.values()):
            if not waiter.done():
                waiter.set_exception(TimeoutError())

    def _tail(self) -> str:
        return "\n".join(["the bot's log:", *self.log.splitlines()[-TAIL:]])


@asynccontextmanager
async def counting_bot(discord: LocalDiscord) -> AsyncIterator[Process]:
    """Run tests/support/counting_bot.py, which keeps nothing, until the end of the block."""
    environment = {**os.environ, **discord.bot_environment()}
    process = await fork(counting.main, environment, Path(os.devnull))
    try:
        await discord.control.wait_commands(TIMEOUT)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
