"""Monitoring where a package for it is missing: a sentence says which, and what to do."""

from __future__ import annotations

import errno
import logging
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import web

from bot.monitoring.connection import ConnectionState
from bot.monitoring.endpoints import Endpoints
from bot.monitoring.metrics import Metrics
from bot.monitoring.readiness import Readiness
from bot.monitoring.service_manager import ServiceManager
from bot.monitoring.start_errors import PortTaken, PortUnusable
from bot.process import monitoring as process_monitoring
from bot.process import running
from bot.process.config import Settings
from bot.process.exit_codes import EXIT_MONITORING
from bot.process.free_space import DataFolder, free_bytes
from bot.process.monitoring import (
    Monitoring,
    count_requests,
    metrics_for,
    reported_errors,
    tells_games,
)
from bot.process.stopping import StopRequest
from engine.host.processes.ownership import Ownership
from engine.host.store.slots import Slots
from tests.support.logged_errors import LoggedErrors
from tests.support.missing_package import hide
from tests.support.waiting import wait_for

DSN = "https://key@sentry.example/1"


def settings(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    for key, value in {"DISCORD_TOKEN": "a-token", **values}.items():
        monkeypatch.setenv(key, value)
    return Settings(_env_file=None)


def test_without_their_package_there_are_no_metrics_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hide(monkeypatch, "prometheus_client", "bot.monitoring.metrics")

    trace = aiohttp.TraceConfig()
    count_requests(metrics_for(0), trace)

    assert not trace.on_request_end
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert "prometheus-client is missing" in record.getMessage()


def test_whoever_wants_no_monitoring_needs_no_package(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hide(monkeypatch, "prometheus_client", "bot.monitoring.metrics")
    hide(monkeypatch, "sentry_sdk")

    trace = aiohttp.TraceConfig()
    count_requests(metrics_for(None), trace)
    assert not trace.on_request_end
    with reported_errors(settings(monkeypatch)):
        pass
    assert not caplog.records


def test_reports_without_their_package_end_the_bot_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    hide(monkeypatch, "sentry_sdk")
    monkeypatch.setattr(running.logs, "set_up", lambda *secrets, **options: None)
    monkeypatch.setattr(running, "freeze_survivors", lambda: None)

    asked = settings(monkeypatch, SENTRY_DSN=DSN)
    assert running.run(asked, StopRequest()) == EXIT_MONITORING

    assert errors.take() == (
        "SENTRY_DSN is set, but the package sentry-sdk is missing. Remove SENTRY_DSN, or run: "
        "make hosting"
    )


def test_the_address_for_reports_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(monkeypatch, SENTRY_DSN=DSN)

    assert found.secrets == ("a-token", DSN)
    assert "key@" not in repr(found)


def test_of_several_processes_one_tells_how_many_games_there_are() -> None:
    def owner(*slots: int) -> Ownership:
        return cast(Ownership, SimpleNamespace(slots=Slots.of(4, slots)))

    assert [tells_games(it) for it in (None, owner(0, 2), owner(1, 3), owner())] == [
        True, True, False, False,
    ]  # fmt: skip


def test_the_room_on_the_disk_is_a_metric(tmp_path: Path) -> None:
    metrics = Metrics()
    metrics.watch_space("games", lambda: free_bytes(tmp_path))
    found = metrics.registry.get_sample_value("monopoly_disk_free_bytes", {"holds": "games"})
    assert found is not None
    assert found > 0
    assert free_bytes(tmp_path / "absent") is None


@pytest.mark.asyncio
@pytest.mark.parametrize("has_others", [True, False])
async def test_one_of_several_waits_for_the_port_of_the_process_that_it_replaces(
    has_others: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process_monitoring, "PORT_RETRY", 0.01)
    caplog.set_level(logging.INFO)
    earlier, later = endpoints(), endpoints()
    port = await earlier.start(0)
    monkeypatch.setattr(process_monitoring, "_watch", lambda *_: later)
    monitoring = monitoring_of(port, several=object() if has_others else None)
    starting = monitoring.start()
    if not has_others:
        with pytest.raises(PortTaken):
            await starting
    else:
        await starting
        assert "Until it is free, there is no monitoring." in caplog.text
        await earlier.stop()
        await wait_for(lambda: f"monitoring listens on http://127.0.0.1:{port}" in caplog.text)
    for stopping in (earlier, monitoring):
        await stopping.stop()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.EACCES, "the bot may not listen on port 80. Choose one from 1024 on."),
        (errno.EADDRNOTAVAIL, "port 80 cannot be used (no address). Choose another one."),
    ],
)
async def test_one_of_several_waits_for_no_port_that_it_never_gets(
    number: int, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(site: object) -> None:
        raise OSError(number, "no address")

    monkeypatch.setattr(web.TCPSite, "start", refuse)
    monkeypatch.setattr(process_monitoring, "_watch", lambda *_: endpoints())
    monitoring = monitoring_of(80, several=object())
    with pytest.raises(PortUnusable, match=re.escape(f"MONITORING_PORT: {says}")):
        await monitoring.start()
    await monitoring.stop()


def monitoring_of(port: int, several: object | None) -> Monitoring:
    """What watches an app, which is one of several or alone."""
    app: Any = SimpleNamespace(several=several)
    return Monitoring(port, app, cast(DataFolder, None), None, ServiceManager())


def endpoints() -> Endpoints:
    async def nothing(*_: object) -> None:
        """Write and read nothing."""

    return Endpoints(
        Readiness(lambda: ConnectionState(0, frozenset(), {}, 0), nothing), None, nothing
    )
