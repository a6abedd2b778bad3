"""No way to Discord at the start: one line a minute, and trying again until there is one."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord import login as connecting
from bot.discord.login import LONGEST_WAIT, ConnectionTrouble, connect

pytestmark = pytest.mark.asyncio
SENTENCE = "The bot cannot reach Discord and tries again: "


def answered(status: int) -> discord.DiscordServerError:
    response = SimpleNamespace(status=status, reason="Service Unavailable")
    return discord.DiscordServerError(response, "upstream connect error")  # type: ignore[arg-type]


def no_name() -> aiohttp.ClientConnectorDNSError:
    key = SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True)
    return aiohttp.ClientConnectorDNSError(
        key,  # type: ignore[arg-type]
        OSError(-3, "Temporary failure in name resolution"),
    )


class Http:
    """What of discord.py's HTTP client has to be renewed for another attempt."""

    def __init__(self) -> None:
        self.connector: object = "used"
        self.closed = 0

    async def close(self) -> None:
        self.closed += 1


class Client:
    """In place of discord.py's: each attempt meets the next of these troubles, then works."""

    def __init__(self, login: list[Exception], gateway: list[Exception]) -> None:
        self.http = Http()
        self.troubles = {"login": login, "connect": gateway}
        self.done: list[str] = []
        self.closed = False

    def is_closed(self) -> bool:
        return self.closed

    async def login(self, token: str) -> None:
        await self._attempt("login")

    async def connect(self) -> None:
        await self._attempt("connect")

    async def _attempt(self, what: str) -> None:
        if self.troubles[what]:
            raise self.troubles[what].pop(0)
        self.done.append(what)


class Clock:
    """Nobody waits: time is what has been slept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.naps: list[float] = []
        monkeypatch.setattr(connecting.asyncio, "sleep", self._sleep)
        monkeypatch.setattr(connecting.time, "monotonic", lambda: 1000.0 + sum(self.naps))

    async def _sleep(self, seconds: float) -> None:
        self.naps.append(seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (no_name, "Cannot connect to host discord.com:443"),
        (lambda: ConnectionRefusedError(111, "Connect call failed"), "Connect call failed"),
        (lambda: answered(503), "503 Service Unavailable (error code: 0): upstream connect error"),
        (lambda: aiohttp.ServerDisconnectedError(), "Server disconnected"),
        (lambda: TimeoutError(), "TimeoutError"),
    ],
    ids=["dns", "refused", "5xx", "cut", "slow"],
)
async def test_it_tries_until_there_is_a_way(
    clock: Clock, caplog: pytest.LogCaptureFixture, trouble: Any, told: str
) -> None:
    client: Any = Client([trouble() for _ in range(20)], [])
    await connect(client, "token")
    assert client.done == ["login", "connect"]
    lines = [record for record in caplog.records if record.name == "bot.discord.login"]
    assert all(record.exc_info is None for record in lines), "no traceback"
    assert all(record.getMessage().startswith(SENTENCE) for record in lines)
    assert told in lines[0].getMessage()
    assert "\n" not in lines[0].getMessage()
    assert max(clock.naps) == LONGEST_WAIT
    assert 1 <= len(lines) <= 1 + sum(clock.naps) / 60
    assert client.http.closed == 20, "nothing of a failed attempt stays open"
    assert client.http.connector is discord.utils.MISSING


async def test_a_gateway_that_is_not_found_is_looked_for_again(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    missing = discord.GatewayNotFound()
    missing.__cause__ = answered(500)
    client: Any = Client([], [missing])
    await connect(client, "token")
    assert client.done == ["login", "connect"]
    (line,) = [it.getMessage() for it in caplog.records if it.name == "bot.discord.login"]
    assert line == f"{SENTENCE}500 Service Unavailable (error code: 0): upstream connect error"


@pytest.mark.parametrize(
    "error", [discord.LoginFailure("Improper token has been passed."), RuntimeError("a bug")]
)
async def test_what_no_network_mends_is_not_tried_again(clock: Clock, error: Exception) -> None:
    client: Any = Client([error], [])
    with pytest.raises(type(error)):
        await connect(client, "token")
    assert clock.naps == []


async def test_a_client_that_has_ended_is_not_begun_again(clock: Clock) -> None:
    client: Any = Client([], [OSError("no")])
    client.closed = True
    with pytest.raises(OSError, match="no"):
        await connect(client, "token")
    assert clock.naps == []


def record(error: Exception | None, number: int = 3) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    message = "Failed to connect for shard_id: %s. Retrying..."
    return logging.LogRecord("discord.shard", logging.ERROR, "", 0, message, (number,), info)


async def test_attempts_of_discord_py_are_told_in_a_line_once_a_minute(clock: Clock) -> None:
    short, told = ConnectionTrouble(), []
    for _ in range(30):
        line = record(ConnectionRefusedError(111, "Connect call failed"))
        if short.filter(line):
            told.append(logging.Formatter().format(line))
        clock.naps.append(5.0)
    sentence = "Failed to connect for shard_id: 3. Retrying... ([Errno 111] Connect call failed)"
    assert told == [sentence] * 3
    assert short.filter(record(answered(502))), "another trouble is news"


async def test_other_lines_of_discord_py_stay_as_they_are(clock: Clock) -> None:
    short = ConnectionTrouble()
    for error in (None, RuntimeError("a bug"), RuntimeError("a bug")):
        line = record(error)
        assert short.filter(line)
        assert line.exc_info == ((RuntimeError, error, None) if error else None)
