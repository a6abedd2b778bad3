"""Monitoring of a running bot: started and stopped with it."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import aiohttp

from bot.monitoring.connection import ConnectionState, connection_of
from bot.monitoring.heartbeat import INTERVAL, Heartbeat
from bot.monitoring.service_manager import ServiceManager
from bot.monitoring.start_errors import MonitoringError, PortTaken
from bot.process.app import App
from bot.process.config import Settings
from bot.process.free_space import DataFolder, free_bytes
from bot.process.logs import Redactor
from bot.process.version import version
from engine.host.administration.installing import install_command
from engine.host.finished.follow_ups import followed_share
from engine.host.processes.ownership import Ownership
from engine.host.store.records import Phase

if TYPE_CHECKING:
    from bot.monitoring.endpoints import Endpoints
    from bot.monitoring.metrics import Metrics

LOG = logging.getLogger(__name__)
PORT_RETRY = 1.0
"""Seconds until a port that is taken is tried again."""


class Monitoring:
    """What watches one app; `port` is that of the endpoints, None for none.

    Whatever nobody asks for is not imported: it takes time at the start, and memory.
    """

    def __init__(
        self,
        port: int | None,
        app: App,
        folder: DataFolder,
        metrics: "Metrics | None",
        manager: ServiceManager,
    ) -> None:
        self._port = port
        self._metrics = metrics
        self._manager = manager
        self._may_wait = app.several is not None
        self._endpoints = None if port is None else _watch(app, folder, metrics)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen, and tell the service manager that the bot has started.

        One of several processes, which may replace an earlier one, waits for the port of that one.
        Raises PortTaken or PortUnusable.
        """
        if self._endpoints is not None and self._port is not None:
            try:
                await _listen(self._endpoints, self._port)
            except PortTaken as error:
                if not self._may_wait:
                    raise
                LOG.warning("%s Until it is free, there is no monitoring.", error)
                waiting = _listen_when_free(self._endpoints, self._port)
                self._tasks.append(asyncio.create_task(waiting, name="monitoring port"))
        watchdog = self._manager.watchdog
        if self._metrics is not None or watchdog is not None:
            interval = min(INTERVAL, (watchdog or INTERVAL) / 2)
            heartbeat = Heartbeat(self._observe_lag, self._beat, interval)
            self._tasks.append(asyncio.create_task(heartbeat.run(), name="heartbeat"))
        self._manager.notify("READY=1", "STATUS=The bot is running.")

    async def stop(self) -> None:
        """Stop listening, as the last of all: a bot that takes long to stop is still alive."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._endpoints is not None:
            await self._endpoints.stop()

    def _observe_lag(self, seconds: float) -> None:
        if self._metrics is not None:
            self._metrics.observe_lag(seconds)

    def _beat(self) -> None:
        if self._manager.watchdog is not None:
            self._manager.notify("WATCHDOG=1")


def _watch(app: App, folder: DataFolder, metrics: "Metrics | None") -> "Endpoints":
    """Have everything counted that there is to count; return what tells it."""
    from bot.monitoring.endpoints import Endpoints
    from bot.monitoring.game_counts import AN_HOUR, GameCounts
    from bot.monitoring.readiness import Readiness

    owned, store = app.host.ownership if app.several else None, app.host.store

    def state() -> ConnectionState:
        slots = None if owned is None else owned.slots
        return connection_of(app.client, app.downtime.disconnected, slots)

    counts = GameCounts[Mapping[Phase, int]](store.search.count_by_phase, {})
    share = GameCounts[float | None](lambda: followed_share(store, app.host.now()), None, AN_HOUR)

    async def refresh() -> None:
        await counts.refresh()
        await share.refresh()

    if metrics is not None:
        store.observe_groups(metrics.observe_group)
        metrics.tell_version(*version())
        metrics.watch(state, lambda: len(app.publisher.writing))
        metrics.watch_games(lambda: counts.latest if tells_games(owned) else {})
        metrics.watch_followed(lambda: share.latest if tells_games(owned) else None)
        holds = "games" if folder.has_games else "deleted_people"
        metrics.watch_space(holds, lambda: free_bytes(folder.path))
    readiness = Readiness(state, store.settings.put, health=store.health)
    return Endpoints(readiness, metrics, refresh)


async def _listen(endpoints: "Endpoints", port: int) -> None:
    LOG.info("monitoring listens on http://127.0.0.1:%d", await endpoints.start(port))


async def _listen_when_free(endpoints: "Endpoints", port: int) -> None:
    """Listen as soon as nothing else does."""
    while True:
        await asyncio.sleep(PORT_RETRY)
        try:
            await _listen(endpoints, port)
        except PortTaken:
            continue
        except MonitoringError as error:
            LOG.error("%s", error)
        return


def tells_games(owned: Ownership | None) -> bool:
    """Return whether a process tells how many games there are: of several, the one that owns the
    first slot does, so that their sum is right.
    """
    return owned is None or 0 in owned.slots.numbers


def count_requests(metrics: "Metrics | None", trace: aiohttp.TraceConfig) -> None:
    """Have the requests of a client counted, with whose session this trace is to be made."""
    if metrics is None:
        return
    from bot.monitoring import http_trace

    http_trace.count_requests(metrics, trace)


@contextmanager
def reported_errors(settings: Settings) -> Iterator[None]:
    """Within this block, errors of the log go to Sentry if the settings say so.

    Raises MissingSentry.
    """
    if settings.sentry_dsn is None:
        yield
        return
    from bot.monitoring import sentry

    dsn, redact = settings.sentry_dsn.get_secret_value(), Redactor(*settings.secrets)
    sentry.start(dsn, redact, f"monopoly-bot@{version()}")
    try:
        yield
    finally:
        sentry.stop()


def metrics_for(port: int | None) -> "Metrics | None":
    """Return what counts, or None where nobody asks or its package is not installed."""
    if port is None:
        return None
    try:
        from bot.monitoring.metrics import Metrics
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        LOG.warning(
            "MONITORING_PORT is set, but there are no metrics: the package prometheus-client is "
            "missing. To install it, run: %s",
            install_command(),
        )
        return None
    return Metrics()
