"""What a host asks over HTTP on loopback: /live, /ready and /metrics."""

import errno
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler

from bot.monitoring.readiness import Readiness
from bot.monitoring.start_errors import MonitoringError, PortTaken, PortUnusable
from engine.host.administration.installing import install_command

LOG = logging.getLogger(__name__)
LOOPBACK: Final = "127.0.0.1"
NAMES: Final = (LOOPBACK, "localhost", "[::1]")
"""What this machine calls itself: another name is that of a page that makes a browser ask here."""
MISSING: Final = (
    "There are no metrics without the package prometheus-client. To install it, run: "
    f"{install_command()}\n"
)


class Scraped(Protocol):
    """What /metrics answers with."""

    content_type: str

    def text(self) -> bytes:
        """Return everything that was counted, in Prometheus' format."""


@web.middleware
async def _refuse_other_names(request: web.Request, handler: Handler) -> web.StreamResponse:
    host = request.headers.get("Host", LOOPBACK)
    name, colon, port = host.rpartition(":")
    if (name if colon and port.isdecimal() else host).lower() not in NAMES:
        return web.Response(status=421, text="Ask for 127.0.0.1.\n")
    return await handler(request)


def _unreadable_requests(record: logging.LogRecord) -> bool:
    """Drop the line, and its traceback, about what is no request: aiohttp has answered with 400."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    return not isinstance(error, HttpProcessingError)


def _refusal(port: int, error: OSError) -> MonitoringError:
    """Return what a host reads who has chosen this port."""
    if error.errno == errno.EADDRINUSE:
        return PortTaken(
            f"MONITORING_PORT: port {port} cannot be used: something else listens on it. "
            "Choose another one."
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return PortUnusable(
            f"MONITORING_PORT: the bot may not listen on port {port}. Choose one from 1024 on."
        )
    return PortUnusable(
        f"MONITORING_PORT: port {port} cannot be used ({error.strerror}). Choose another one."
    )


class Endpoints:
    """A server for questions about health, which answers this machine only.

    `metrics` is None where their package is missing; `refresh` reads what a scrape shows.
    """

    def __init__(
        self,
        readiness: Readiness,
        metrics: Scraped | None,
        refresh: Callable[[], Awaitable[None]],
    ) -> None:
        self._readiness = readiness
        self._metrics = metrics
        self._refresh = refresh
        self._runner: web.AppRunner | None = None

    async def start(self, port: int) -> int:
        """Listen on loopback; return the port, which the system chooses for 0.

        Raises PortTaken or PortUnusable with a sentence for the host.
        """
        app = web.Application(middlewares=[_refuse_other_names])
        app.add_routes(
            [
                web.get("/live", self._live),
                web.get("/ready", self._ready),
                web.get("/metrics", self._scrape),
            ]
        )
        runner = web.AppRunner(app, access_log=None, logger=LOG)
        LOG.addFilter(_unreadable_requests)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            await runner.cleanup()
            raise _refusal(port, error) from error
        self._runner = runner
        return int(runner.addresses[0][1])

    async def stop(self) -> None:
        """Stop listening; a second call does nothing."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        await self._readiness.stop()

    async def _live(self, request: web.Request) -> web.Response:
        # It is the event loop that answers: that it does is the news.
        return web.Response(text="live\n")

    async def _ready(self, request: web.Request) -> web.Response:
        problems = await self._readiness.problems()
        if problems:
            return web.Response(status=503, text="".join(f"{problem}\n" for problem in problems))
        return web.Response(text="ready\n")

    async def _scrape(self, request: web.Request) -> web.Response:
        if self._metrics is None:
            return web.Response(status=501, text=MISSING)
        await self._refresh()
        headers: Mapping[str, str] = {"Content-Type": self._metrics.content_type}
        return web.Response(body=self._metrics.text(), headers=headers)
