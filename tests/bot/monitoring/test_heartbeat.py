"""The heartbeat and the service manager: what systemd is told, and when."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.monitoring.heartbeat import Heartbeat
from bot.monitoring.service_manager import ServiceManager


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(5)
        yield listening


def test_the_service_manager_is_told(manager: socket.socket) -> None:
    service = ServiceManager({"NOTIFY_SOCKET": manager.getsockname()})

    service.notify("READY=1", "STATUS=The bot is running.")

    assert manager.recv(200) == b"READY=1\nSTATUS=The bot is running."
    assert service.watchdog is None


def test_an_abstract_socket_is_one_too() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0monopoly-test-notify")
        listening.settimeout(5)
        ServiceManager({"NOTIFY_SOCKET": "@monopoly-test-notify"}).notify("STOPPING=1")
        assert listening.recv(200) == b"STOPPING=1"


@pytest.mark.parametrize("address", ["", "/nowhere/at/all"])
def test_where_nobody_listens_nothing_happens(address: str) -> None:
    ServiceManager({"NOTIFY_SOCKET": address}).notify("READY=1")


@pytest.mark.parametrize(
    ("environ", "seconds"),
    [
        ({"NOTIFY_SOCKET": "@x", "WATCHDOG_USEC": "30000000"}, 30.0),
        ({"NOTIFY_SOCKET": "@x", "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "7"}, 30.0),
        ({"NOTIFY_SOCKET": "@x", "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "8"}, None),
        ({"NOTIFY_SOCKET": "@x", "WATCHDOG_USEC": "soon"}, None),
        ({"NOTIFY_SOCKET": "@x"}, None),
        ({"WATCHDOG_USEC": "30000000"}, None),
    ],
)
def test_the_watchdog_is_fed_only_if_it_asks_this_process(
    environ: dict[str, str], seconds: float | None
) -> None:
    assert ServiceManager(environ, pid=7).watchdog == seconds


@pytest.mark.asyncio
async def test_the_heartbeat_measures_how_late_the_loop_is() -> None:
    late, beats = list[float](), asyncio.Event()
    task = asyncio.create_task(Heartbeat(late.append, beats.set, 0.0).run())
    await beats.wait()
    task.cancel()
    assert late
    assert all(it >= 0 for it in late)
