"""The probe of a container: whether the bot beside it lives."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from bot.monitoring import probe
from bot.monitoring.connection import ConnectionState
from bot.monitoring.endpoints import Endpoints
from bot.monitoring.metrics import Metrics
from bot.monitoring.readiness import Readiness


async def nothing(*texts: str) -> None:
    """Write nothing, and refresh nothing."""


async def _serve_a_probe() -> subprocess.CompletedProcess[str]:
    readiness = Readiness(lambda: ConnectionState(0, frozenset(), {}, 0), nothing)
    endpoints = Endpoints(readiness, Metrics(), nothing)
    port = await endpoints.start(0)
    try:
        return await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "bot.monitoring.probe"],
            env={"MONITORING_PORT": str(port)},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        await endpoints.stop()


def test_a_bot_that_lives() -> None:
    done = asyncio.run(_serve_a_probe())

    assert (done.returncode, done.stdout) == (0, "The bot lives.\n")


@pytest.mark.parametrize("port", ["", "0", "none"])
def test_without_a_port_there_is_nobody_to_ask(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONITORING_PORT", port)

    assert probe.main() == 1
    assert capsys.readouterr().err == "MONITORING_PORT is not set.\n"


def test_where_nobody_listens_it_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONITORING_PORT", "1")

    assert probe.main() == 1
    assert "The bot does not answer (" in capsys.readouterr().err


@pytest.mark.asyncio
@pytest.mark.parametrize("answer", [b"HTTP/1.0 503 No\r\n\r\n", b""])
async def test_any_other_answer_fails(
    answer: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        monkeypatch.setenv("MONITORING_PORT", str(server.sockets[0].getsockname()[1]))
        assert await asyncio.to_thread(probe.main) == 1
    assert "The bot answers with" in capsys.readouterr().out
