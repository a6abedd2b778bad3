"""A program that is started once and runs several times, each time as a fork that may be killed.

To start a Python with the engine takes a third of a second, a fork of it a hundredth.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENDED = "ended\n"
"""The last that is said of a run; it may follow half a line."""


def fork_for_each_line(run: Callable[[str], object]) -> None:
    """Run by each line of the input, in a fork that first says which process it is."""
    for line in sys.stdin:
        child = os.fork()
        if not child:
            print(os.getpid(), flush=True)
            run(line.strip())
            sys.exit()
        os.waitpid(child, 0)
        print(ENDED, end="", flush=True)


class ForkingProgram:
    """A program in another process, one run at a time."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._run = 0

    def begin(self, line: str) -> None:
        """Begin a run by a line."""
        self.write(line)
        self._run = int(self.read())

    def write(self, line: str) -> None:
        """Give the run, or the program, a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def read(self) -> str:
        """Return the next line."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> list[str]:
        """Kill the run, and return what it had said that was not read yet, in whole lines."""
        os.kill(self._run, signal.SIGKILL)
        said = list[str]()
        while not (line := self.read()).endswith(ENDED):
            assert line, "the program itself has ended"
            said.append(line)
        return said


@contextmanager
def forking(program: str, *arguments: str) -> Iterator[ForkingProgram]:
    """Start a program that ends with `fork_for_each_line`; it ends with the block."""
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield ForkingProgram(process)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
