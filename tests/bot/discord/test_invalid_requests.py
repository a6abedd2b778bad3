"""Discord bars an address after too many invalid requests: a process stops before that."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web

from bot.discord.error_codes import FAILURES, Delivery, delivery
from bot.discord.invalid_requests import ALLOWED, WINDOW, HeldBack, InvalidRequests, is_invalid
from tests.support.manual_clock import ManualClock

MESSAGES = "/api/v10/channels/5/messages"
CALLBACK = "/api/v10/interactions/5/token/callback"
FOLLOW_UP = "/api/v10/webhooks/5/token/messages/@original"


def spend(budget: InvalidRequests, times: int, status: int = 403) -> None:
    for _ in range(times):
        budget.count(status, {})


def is_held(budget: InvalidRequests, path: str) -> bool:
    try:
        budget.check(path)
    except HeldBack:
        return True
    return False


@pytest.mark.parametrize("processes", [None, 1, 2, 3, 10])
def test_processes_together_stay_below_what_discord_allows(processes: int | None) -> None:
    budget = InvalidRequests(processes, ManualClock())
    running = 1 if processes is None else processes + 1  # One of them is being replaced.
    sent = 0
    while not is_held(budget, CALLBACK):
        spend(budget, 1)
        sent += 1
    assert ALLOWED - running <= sent * running <= ALLOWED


@pytest.mark.parametrize("path", [CALLBACK, FOLLOW_UP])
def test_the_last_quarter_is_for_answers(path: str) -> None:
    budget = InvalidRequests(now=ManualClock())
    spend(budget, ALLOWED * 3 // 4 - 1)
    assert not is_held(budget, MESSAGES)
    spend(budget, 1)
    assert is_held(budget, MESSAGES)
    assert not is_held(budget, path)
    spend(budget, ALLOWED // 4)
    assert is_held(budget, path)


def test_after_ten_minutes_an_invalid_request_counts_no_more() -> None:
    clock = ManualClock()
    budget = InvalidRequests(now=clock)
    spend(budget, ALLOWED // 2)
    clock.now = WINDOW / 2
    spend(budget, ALLOWED // 2)
    clock.now = WINDOW - 1
    assert is_held(budget, CALLBACK)
    clock.now = WINDOW
    assert not is_held(budget, MESSAGES)


@pytest.mark.parametrize(
    ("status", "headers", "counts"),
    [
        (200, {}, False),
        (404, {}, False),
        (401, {}, True),
        (403, {}, True),
        (429, {}, True),
        (429, {"X-RateLimit-Scope": "user"}, True),
        (429, {"X-RateLimit-Scope": "shared"}, False),
    ],
)
def test_what_counts(status: int, headers: dict[str, str], counts: bool) -> None:
    assert is_invalid(status, headers) == counts


def test_the_log_says_it_once_in_ten_minutes(caplog: pytest.LogCaptureFixture) -> None:
    clock = ManualClock()
    budget = InvalidRequests(now=clock)
    for _ in range(2):
        spend(budget, ALLOWED)
        assert is_held(budget, MESSAGES)
        assert is_held(budget, CALLBACK)
        clock.now += WINDOW
    assert len(caplog.messages) == 2
    assert "10000 requests of the last ten minutes were invalid" in caplog.text


def test_what_is_held_back_is_tried_again_as_after_trouble() -> None:
    error = HeldBack("it waits")
    assert isinstance(error, FAILURES)
    assert delivery(error) is Delivery.LATER


@pytest.mark.asyncio
async def test_a_session_sends_nothing_any_more_but_keeps_its_connections() -> None:
    asked = list[str]()

    async def refuse(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        if "Upgrade" in request.headers:
            socket = web.WebSocketResponse()
            await socket.prepare(request)
            return socket
        return web.Response(status=403)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(application, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host = f"127.0.0.1:{runner.addresses[0][1]}"
    budget = InvalidRequests(now=ManualClock())
    spend(budget, ALLOWED * 3 // 4 - 2)
    async with aiohttp.ClientSession(trace_configs=[budget.trace()]) as session:
        for _ in range(2):
            await session.post(f"http://{host}{MESSAGES}")
        with pytest.raises(HeldBack):
            await session.post(f"http://{host}{MESSAGES}")
        await session.post(f"http://{host}{CALLBACK}")
        async with session.ws_connect(f"ws://{host}/gateway"):
            pass
    await runner.cleanup()
    assert asked == [MESSAGES, MESSAGES, CALLBACK, "/gateway"]
