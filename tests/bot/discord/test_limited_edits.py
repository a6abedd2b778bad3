"""Edits that Discord limits by a message's age, as it answers them: none is waited for."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web

from bot.discord.error_codes import Delivery, delivery_of_edit
from bot.discord.limited_edits import refuse_limited_edits
from bot.discord.posting import Post
from bot.monitoring.http_trace import count_requests
from bot.monitoring.metrics import Metrics
from bot.ui.screen import Screen

pytestmark = pytest.mark.asyncio
CHANNEL = 10**17
LIMITED = {"message": "Maximum number of edits to messages older than 1 hour reached"}
LIMITED |= {"code": 30046, "retry_after": 0.3, "global": False}  # type: ignore[dict-item]
TOO_FAST = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
USER = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
ITSELF = USER | {"name": "bot", "icon": None, "description": "", "verify_key": "", "flags": 0}
ITSELF |= {"bot_public": True, "bot_require_code_grant": False, "owner": USER}
"""The bot's user, and its application."""
MINUTE = timedelta(minutes=1)


def message_of(age: timedelta) -> int:
    """The id of a message of this age."""
    return discord.utils.time_snowflake(discord.utils.utcnow() - age)


OLD, YOUNG = message_of(61 * MINUTE), message_of(15 * MINUTE)


class LimitingDiscord:
    """A Discord that answers each edit with the next of these bodies and 429; then it is busy."""

    def __init__(self) -> None:
        self.limits: list[dict[str, Any]] = []
        self.headers = {"Via": "1.1 google"}
        self.edits = 0
        self.metrics, trace = Metrics(), aiohttp.TraceConfig()
        count_requests(self.metrics, trace)
        refuse_limited_edits(trace)
        self.client = discord.Client(intents=discord.Intents.none(), http_trace=trace)
        self.post = Post(self.client)

    async def answer(self, request: web.Request) -> web.Response:
        if request.method == "PATCH":
            self.edits += 1
            if not self.limits:
                return _json(403, {"message": "Missing Access", "code": 50001})
            return _json(429, self.limits.pop(0), self.headers)
        return _json(200, ITSELF)

    def counted(self, status: str) -> float | None:
        """How many requests have ended with a status, as metrics tell."""
        labels = {"route": "channels", "status": status}
        return self.metrics.registry.get_sample_value("monopoly_discord_requests_total", labels)

    async def edit(self, message_id: int) -> Delivery:
        return await self.post.edit(CHANNEL, message_id, Screen("Hello again"))


def _json(status: int, body: dict[str, Any], headers: dict[str, str] | None = None) -> web.Response:
    kind = {"Content-Type": "application/json"}
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers=kind | (headers or {})
    )


@pytest_asyncio.fixture
async def limiting(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LimitingDiscord]:
    """A client has logged in to it."""
    found = LimitingDiscord()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", found.answer)
    runner = web.AppRunner(application, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}/api/v10")
    await found.client.login("token")
    yield found
    await found.client.close()
    await runner.cleanup()


@pytest.mark.parametrize("retry_after", [0.3, 90.0])
@pytest.mark.parametrize("message_id", [OLD, YOUNG], ids=["old", "young"])
async def test_a_limit_of_old_messages_is_told_at_once(
    limiting: LimitingDiscord, message_id: int, retry_after: float
) -> None:
    limiting.limits = [LIMITED | {"retry_after": retry_after}] * 5
    assert await limiting.edit(message_id) is Delivery.EDITS_LIMITED
    assert await limiting.post.remove_buttons(CHANNEL, message_id) is Delivery.EDITS_LIMITED
    assert limiting.edits == 2, "nothing is sent a second time"
    assert limiting.counted("429") == 2
    assert limiting.counted("none") is None, "there was an answer"


async def test_any_limit_of_an_old_message_is_that_of_its_age(limiting: LimitingDiscord) -> None:
    limiting.limits = [TOO_FAST]
    assert await limiting.edit(OLD) is Delivery.EDITS_LIMITED


async def test_a_pause_before_the_edit_of_a_young_message_is_kept(
    limiting: LimitingDiscord,
) -> None:
    limiting.limits = [TOO_FAST, TOO_FAST]
    assert await limiting.edit(YOUNG) is Delivery.UNREACHABLE
    assert limiting.edits == 3


async def test_a_pause_for_all_requests_is_kept(limiting: LimitingDiscord) -> None:
    limiting.limits, limiting.headers = [TOO_FAST], limiting.headers | {"X-RateLimit-Global": "1"}
    assert await limiting.edit(OLD) is Delivery.UNREACHABLE
    assert limiting.edits == 2


async def test_a_pause_that_the_library_foresees_limits_old_messages_too() -> None:
    """It knows from earlier answers that the next edit would come too early."""
    paused = discord.RateLimited(90.0)
    assert delivery_of_edit(paused, OLD) is Delivery.EDITS_LIMITED
    assert delivery_of_edit(paused, YOUNG) is Delivery.LATER
