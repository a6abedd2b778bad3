"""Monitoring where a package for it is missing: a sentence says which, and what to do."""

from __future__ import annotations

import logging

import aiohttp
import pytest

from bot.process import running
from bot.process.config import Settings
from bot.process.monitoring import Monitoring, reported_errors
from bot.process.stopping import StopRequest
from tests.support.missing_package import hide

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
    Monitoring(0).count_requests(trace)

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
    Monitoring(None).count_requests(trace)
    assert not trace.on_request_end
    with reported_errors(settings(monkeypatch)):
        pass
    assert not caplog.records


def test_reports_without_their_package_end_the_bot_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hide(monkeypatch, "sentry_sdk")
    monkeypatch.setattr(running.logs, "set_up", lambda *secrets, **options: None)
    monkeypatch.setattr(running, "freeze_survivors", lambda: None)

    asked = settings(monkeypatch, SENTRY_DSN=DSN)
    assert running.run(asked, StopRequest()) == running.EXIT_MONITORING

    assert capsys.readouterr().err == (
        "SENTRY_DSN is set, but the package sentry-sdk is missing. Remove SENTRY_DSN, or run: "
        "make hosting\n"
    )


def test_the_address_for_reports_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(monkeypatch, SENTRY_DSN=DSN)

    assert found.secrets == ("a-token", DSN)
    assert "key@" not in repr(found)
