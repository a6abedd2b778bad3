"""The real bot as a process of its own over a local Discord: started, stopped, killed, read."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from bot.local import LocalDiscord
from bot.process.config import Settings
from tests.support.patience import PATIENCE

STOPS_WITHIN = 3 * PATIENCE
"""Seconds: it may give interactions, writers and its line a while each."""
REAL = ("-m", "bot", "run")
PATIENT = ("-m", "tests.support.patient_bot")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
TROUBLE = re.compile(r" (ERROR|CRITICAL) |^Traceback|was never (retrieved|awaited)|WordsWarning")
TAIL = 40
UNLIMITED = {
    name.upper(): "off" for name in Settings.model_fields if name.startswith(("limit_", "queue_"))
}
"""A test presses faster than people do; where limits are its subject, it sets them."""


class BotProcess:
    """`async with` starts it and, at the end, stops it and fails if its log tells of an error.

    `database` is the SQLite file of the games; the log is beside it, one for all the starts.
    `program` is what Python runs: PATIENT where nobody's patience is the subject, else REAL.
    """

    def __init__(
        self,
        discord: LocalDiscord,
        database: Path,
        settings: Mapping[str, str] | None = None,
        program: Sequence[str] = PATIENT,
    ) -> None:
        self.discord = discord
        self.database = database
        self.log_path = database.with_name(f"{database.name}.log")
        self._settings = {
            **discord.bot_environment(),
            "DATABASE_URL": f"sqlite:///{database}",
            "LOG_LEVEL": "INFO",
            "DOUBLE_PRESS_MS": "0",  # Programs press as fast as they can.
            **UNLIMITED,
            **(settings or {}),
        }
        self._program = program
        self._process: asyncio.subprocess.Process | None = None

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

    def check_log(self) -> None:
        """Fail if the log tells of an error."""
        faults = [line for line in self.log.splitlines() if TROUBLE.search(line)]
        assert not faults, f"the bot's log tells of errors: {faults}\n{self._tail()}"

    async def start(self) -> None:
        """Start it, until it is at the gateway and its commands can be typed."""
        assert self._process is None, "it runs already"
        with self.log_path.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self._program),
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
            )
        await self.discord.control.wait_commands(PATIENCE)

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
        await asyncio.wait_for(self.discord.hub.gateway.away.wait(), PATIENCE)
        await asyncio.sleep(0.05)  # What was sent before the end is still read.
        for waiter in list(self.discord.hub.waiting.values()):
            if not waiter.done():
                waiter.set_exception(TimeoutError())

    def _tail(self) -> str:
        return "\n".join(["the bot's log:", *self.log.splitlines()[-TAIL:]])
