"""Processes forked from a parent that is warm (tests/support/warm.py): a start costs no imports.

The parent is the fork server of `multiprocessing`. It starts with the first process that is asked
for, one for each process of the tests, and ends with it.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(
    [
        "bot.process.running",
        "tests.support.bot_programs",
        "tests.support.counting_bot",
        "tests.support.warm",  # The last, for it is done with all that is there.
    ]
)


class ForkedProcess:
    """A running process, with the part of asyncio.subprocess.Process that tests need."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, -9 after SIGKILL; None while the process runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """Send SIGKILL."""
        self._process.kill()

    def terminate(self) -> None:
        """Send SIGTERM."""
        self._process.terminate()

    async def wait(self) -> int:
        """Wait for the end of the process, and return its exit code."""
        if self._process.exitcode is None:
            ended, loop = asyncio.Event(), asyncio.get_running_loop()
            loop.add_reader(self._process.sentinel, ended.set)
            try:
                await ended.wait()
            finally:
                loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode


async def fork(
    program: Callable[[], int], environment: Mapping[str, str], log: Path
) -> ForkedProcess:
    """Run a function of an importable module in a process of its own; its result is the exit code.

    What the process writes is appended to the file `log`.
    """
    # A daemon is ended with the tests, whatever has become of the test.
    process = CONTEXT.Process(target=_run, args=(program, dict(environment), log), daemon=True)
    await asyncio.to_thread(process.start)
    return ForkedProcess(process)


def _run(program: Callable[[], int], environment: dict[str, str], log: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    code = program()
    gc.unfreeze()
    gc.collect()  # What was never awaited or retrieved is logged, as at the end of an interpreter.
    sys.exit(code)
