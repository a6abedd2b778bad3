"""What the local Discord limits, and its kinds of channels, met by the bot’s own requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.discord.error_codes import Delivery
from bot.discord.limited_edits import refuse_limited_edits
from bot.discord.posting import Post
from bot.local.rate_limits import Limited, RateLimits
from bot.ui.screen import Button, Screen
from tests.support.local_discord import LocalDiscord
from tests.support.manual_clock import ManualClock

HELLO = Screen("Hello", rows=((Button("Roll", "m1:abc:1:do:throw"),),))
CHANNEL = 10**17
MESSAGES = f"/channels/{CHANNEL}/messages"


@pytest_asyncio.fixture
async def post(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    """The bot's requests, logged in there without a gateway."""
    monkeypatch.setattr(discord.http.Route, "BASE", local.api_base)
    trace = aiohttp.TraceConfig()
    refuse_limited_edits(trace)
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        await client.login(local.bot_token)
        yield Post(client)


async def channel_of(local: LocalDiscord) -> int:
    return int((await local.control.world())["channels"][0]["id"])


async def sent(post: Post, channel: int, number: int = 0) -> int:
    found = await post.send(channel, HELLO, f"nonce:{number}")
    assert isinstance(found, int)
    return found


async def statuses(local: LocalDiscord, method: str) -> list[int]:
    asked: list[Any] = await local.control.requests()
    return [it["status"] for it in asked if it["method"] == method]


@pytest.mark.asyncio
async def test_edits_of_old_messages_are_limited_and_new_ones_are_not(
    local: LocalDiscord, post: Post
) -> None:
    channel = await channel_of(local)
    old = await sent(post, channel)
    await local.control.age_messages()
    told = [await post.edit(channel, old, Screen(f"{n}")) for n in range(5)]
    assert told == [Delivery.SHOWN] * 3 + [Delivery.EDITS_LIMITED] * 2
    assert await statuses(local, "PATCH") == [200] * 3 + [429] * 2, "nothing is sent again"
    new = await sent(post, channel, 1)
    assert await post.edit(channel, new, Screen("5")) is Delivery.SHOWN


@pytest.mark.asyncio
async def test_the_bot_keeps_to_what_the_headers_of_a_bucket_allow(
    local: LocalDiscord, post: Post
) -> None:
    channel = await channel_of(local)
    await local.control.limit_requests(2, 0.2)
    for number in range(5):
        await sent(post, channel, number)
    assert await statuses(local, "POST") == [200] * 5


@pytest.mark.asyncio
async def test_an_idle_thread_is_archived_and_opened_again_by_the_next_edit(
    local: LocalDiscord, post: Post
) -> None:
    channel = await channel_of(local)
    thread = await post.open_thread(channel, await sent(post, channel), "Auction")
    assert isinstance(thread, int)
    bids = await sent(post, thread)
    await local.control.let_threads_idle(1439)
    assert not await archived(local, thread)
    await local.control.let_threads_idle(1440)
    assert await archived(local, thread)
    assert await post.edit(thread, bids, Screen("Sold")) is Delivery.SHOWN
    assert not await archived(local, thread)


async def archived(local: LocalDiscord, thread: int) -> bool:
    found = (await local.control.world())["channels"]
    (data,) = [it["thread_metadata"] for it in found if it["id"] == str(thread)]
    return bool(data["archived"])


@pytest.mark.asyncio
async def test_where_a_channel_has_no_threads_the_bot_is_told_so(
    local: LocalDiscord, post: Post
) -> None:
    voice = int((await local.control.ask("POST", "channel", {"name": "Lounge", "kind": 2}))["id"])
    opened = await post.open_thread(voice, await sent(post, voice), "Auction")
    assert opened is Delivery.UNREACHABLE


@pytest.mark.asyncio
async def test_threads_of_announcements_and_posts_of_forums_are_used_like_any_thread(
    local: LocalDiscord, post: Post
) -> None:
    news = int((await local.control.ask("POST", "channel", {"name": "news", "kind": 5}))["id"])
    thread = await post.open_thread(news, await sent(post, news), "Auction")
    forum = await local.control.ask("POST", "channel", {"name": "Games", "kind": 15})
    places = {it["id"]: it["type"] for it in (await local.control.world())["channels"]}
    assert (places[str(thread)], places[forum["id"]]) == (10, 11)
    for number, place in enumerate((thread, int(forum["id"])), start=1):
        assert isinstance(place, int)
        bids = await sent(post, place, number)
        await local.control.let_threads_idle(4320)
        assert await post.edit(place, bids, Screen("Sold")) is Delivery.SHOWN


def test_a_full_bucket_answers_429_with_the_headers_of_discord() -> None:
    clock = ManualClock()
    limits = RateLimits((2, 5.0), now=clock)
    first, second = (limits.take("POST", MESSAGES) for _ in range(2))
    assert [it["X-RateLimit-Remaining"] for it in (first, second)] == ["1", "0"]
    assert second["X-RateLimit-Reset-After"] == "5.000"
    with pytest.raises(Limited) as limited:
        limits.take("POST", MESSAGES)
    assert limited.value.status == 429
    assert limited.value.body()["retry_after"] == 5.0
    assert "Via" in limited.value.headers
    other = limits.take("POST", f"/channels/{CHANNEL + 1}/messages")
    assert other["X-RateLimit-Remaining"] == "1", "each channel has its own"
    assert other["X-RateLimit-Bucket"] == first["X-RateLimit-Bucket"]
    clock.now += 5.0
    limits.take("POST", MESSAGES)
