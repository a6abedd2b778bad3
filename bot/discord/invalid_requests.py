"""Discord bars an address after too many invalid requests: a process stops before that.

Several processes may share an address, so each has its part of what is allowed. No process needs to
ask the others, and none is stopped by what the others do.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

import aiohttp

LOG = logging.getLogger(__name__)

ALLOWED: Final = 10_000
"""Invalid requests in a WINDOW after which Discord bars an address."""
WINDOW: Final = 600.0
"""Seconds."""
STATUSES: Final = (401, 403, 429)
ANSWERS: Final = ("/interactions/", "/webhooks/")
"""In the addresses of answers to presses and commands."""


class HeldBack(OSError):
    """A request was not sent: it is tried again later, as after trouble with the network."""


class InvalidRequests:
    """Counts the invalid requests of one of several processes, and holds requests back.

    The last quarter of its part is for answers to interactions: people wait for them, and few of
    them are invalid. While a process is replaced, there is one more than usual.
    """

    def __init__(
        self, processes: int | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.share = ALLOWED if processes is None else ALLOWED // (processes + 1)
        self._now = now
        self._times: deque[float] = deque()
        self._warned_at: float | None = None

    def check(self, path: str) -> None:
        """Raise HeldBack if no request to this path is to be sent now."""
        now = self._now()
        while self._times and self._times[0] <= now - WINDOW:
            self._times.popleft()
        is_answer = any(part in path for part in ANSWERS)
        if len(self._times) < (self.share if is_answer else self.share * 3 // 4):
            return
        if self._warned_at is None or self._warned_at <= now - WINDOW:
            self._warned_at = now
            LOG.warning(
                "%d requests of the last ten minutes were invalid (401, 403 or 429). At %d Discord "
                "bars the address, so this process sends nothing but answers for some minutes",
                len(self._times),
                ALLOWED,
            )
        raise HeldBack("too many invalid requests, so this one waits")

    def count(self, status: int, headers: Mapping[str, str]) -> None:
        """Count a response if it is one of those of which Discord allows a limited number."""
        if is_invalid(status, headers):
            self._times.append(self._now())

    def trace(self) -> aiohttp.TraceConfig:
        """Return what a client’s session calls before and after each of its requests."""

        async def began(
            session: aiohttp.ClientSession, context: object, asked: aiohttp.TraceRequestStartParams
        ) -> None:
            if asked.url.scheme in ("http", "https"):  # Not the connections to the gateway.
                self.check(asked.url.path)

        async def ended(
            session: aiohttp.ClientSession, context: object, done: aiohttp.TraceRequestEndParams
        ) -> None:
            self.count(done.response.status, done.response.headers)

        config = aiohttp.TraceConfig()
        config.on_request_start.append(began)
        config.on_request_end.append(ended)
        return config


def is_invalid(status: int, headers: Mapping[str, str]) -> bool:
    """Return whether a response counts against the address.

    A limit that several programs share (429 with that scope) does not.
    """
    return status in STATUSES and headers.get("X-RateLimit-Scope") != "shared"
