"""How long a disk takes for a bare write that is safe, measured beside whatever else goes on.

Some disks stand still for a tenth of a second or more now and then, and a press cannot be answered
faster than the disk on which it is safe.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

EVERY = 0.05
"""Seconds between two writes."""
STALL = 0.05
"""Seconds from which on a write has met a disk that stood still."""
PAGE = bytes(4096)


class Span(NamedTuple):
    """From when until when something took place, in seconds of `time.perf_counter`."""

    begun: float
    ended: float

    @property
    def seconds(self) -> float:
        """How long it took."""
        return self.ended - self.begun


class DiskProbe(AbstractContextManager["DiskProbe"]):
    """Inside of `with`, writes a page to a file of its own and syncs it, over and over.

    `file` must be on the disk that is of interest; it is deleted at the end.
    """

    def __init__(
        self,
        file: Path,
        sync: Callable[[int], None] = os.fsync,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.writes: list[Span] = []
        self._file = file
        self._sync = sync
        self._clock = clock
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="disk probe", daemon=True)

    def __enter__(self) -> DiskProbe:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stopped.set()
        self._thread.join()
        self._file.unlink()

    def _run(self) -> None:
        with self._file.open("wb", buffering=0) as file:
            while not self._stopped.is_set():
                begun = self._clock()
                os.pwrite(file.fileno(), PAGE, 0)
                self._sync(file.fileno())
                self.writes.append(Span(begun, self._clock()))
                self._stopped.wait(EVERY)


def without_stall(spans: Sequence[Span], writes: Sequence[Span]) -> list[Span]:
    """Return the spans during which no write took so long that the disk must have stood still."""
    stalls = [write for write in writes if write.seconds > STALL]
    return [span for span in spans if not any(_overlap(span, stall) for stall in stalls)]


def _overlap(one: Span, other: Span) -> bool:
    return one.begun < other.ended and other.begun < one.ended
