"""Ends a process of the tests in which one hangs so that its own limit cannot end it.

Python's watchdog is a thread. To start and end one for each test, as pytest would, takes a tenth of
the time of a small test, so it is started anew once a minute.
"""

import faulthandler
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest

ENDS_AFTER = 700.0
"""Seconds: more than the limit of any test and the minute before it together."""
RENEWED_EVERY = 60.0


@dataclass
class Watchdog:
    """Writes to a file, by its number, what every thread was at, and ends the process."""

    file: int
    now: Callable[[], float] = time.monotonic
    renewed: float | None = None

    def renew(self) -> None:
        """Begin to wait anew, unless that was done within the last minute."""
        now = self.now()
        if self.renewed is None or now - self.renewed >= RENEWED_EVERY:
            self.renewed = now
            faulthandler.dump_traceback_later(ENDS_AFTER, exit=True, file=self.file)

    def stop(self) -> None:
        """Let the process live."""
        faulthandler.cancel_dump_traceback_later()
        os.close(self.file)


KEY = pytest.StashKey[Watchdog]()


def pytest_configure(config: pytest.Config) -> None:
    """Keep the way to the terminal, which each test is without."""
    config.stash[KEY] = Watchdog(os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Watch no longer."""
    config.stash[KEY].stop()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Renew the watch with each test."""
    item.config.stash[KEY].renew()
