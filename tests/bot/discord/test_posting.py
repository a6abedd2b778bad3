"""Sending and editing: what each of Discord's errors means for a message."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.discord import posting
from bot.discord.error_codes import Delivery
from bot.discord.posting import Post
from bot.ui.screen import Button, Screen
from tests.support.simulated_messages import buttons
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
HELLO = Screen("Hello", rows=((Button("Roll", "m1:abc:1:do:throw"),),))
AGAIN = Screen("Hello again")
MISSING, UNREACHABLE, LATER = Delivery.MISSING, Delivery.UNREACHABLE, Delivery.LATER

ERRORS = [
    (404, 10008, MISSING),  # The message is gone.
    (404, 10003, UNREACHABLE),  # The channel is gone.
    (404, 10004, UNREACHABLE),  # The server is gone.
    (403, 50001, UNREACHABLE),  # No access.
    (403, 50013, UNREACHABLE),  # No permission.
    (403, 50007, UNREACHABLE),  # Direct messages are closed.
    (403, 50278, UNREACHABLE),  # No server in common.
    (400, 40003, LATER),  # Direct messages are opened too fast.
    (429, 30046, Delivery.EDITS_LIMITED),  # Too many edits of old messages.
    (400, 50035, Delivery.REFUSED),  # A limit of Discord's is broken.
    (400, 200000, Delivery.BLOCKED),  # A filter of the server dislikes a word.
    (500, 0, LATER),
    (503, 0, LATER),
]


async def sent(server: SimulatedServer, screen: Screen = HELLO, nonce: str = "abc:1:table") -> Any:
    return await server.run_in_bot(server.post.send(server.channel.id, screen, nonce))


async def test_a_message_rings_for_whom_it_calls_and_else_is_silent(
    server: SimulatedServer,
) -> None:
    await sent(
        server, Screen(f"<@{server.user(0)}> and <@{server.user(1)}>", pings=(server.user(1),))
    )
    await sent(server, Screen(f"<@{server.user(0)}> @everyone"), "abc:2:table")
    rings, silent = server.sent
    assert rings.pings == (server.user(1),)
    assert silent.pings == ()
    assert server.messages[1].flags.suppress_notifications
    assert not server.messages[1].mention_everyone


async def test_a_nonce_makes_a_message_arrive_once(server: SimulatedServer) -> None:
    await sent(server)
    (body,) = [body for method, _, body in server.requests if method == "POST" and "nonce" in body]
    assert (body["nonce"], body["enforce_nonce"]) == ("abc:1:table", True)


async def test_an_edit_is_a_new_face(server: SimulatedServer) -> None:
    message = await sent(server)
    assert (
        await server.run_in_bot(server.post.edit(server.channel.id, message, AGAIN))
        is Delivery.SHOWN
    )
    assert server.newest.content == "Hello again"
    assert not buttons(server.newest)


async def test_taking_the_buttons_leaves_the_text(server: SimulatedServer) -> None:
    message = await sent(server)
    await server.run_in_bot(server.post.remove_buttons(server.channel.id, message))
    assert server.newest.content == "Hello"
    assert not buttons(server.newest)


async def test_a_refused_message_has_its_delivery(server: SimulatedServer) -> None:
    for status, code, delivery in ERRORS:
        server.fail("POST", "/channels/*/messages", status, code)
        assert await sent(server) is delivery, code
    assert not server.messages


async def test_a_refused_edit_has_its_delivery(server: SimulatedServer) -> None:
    message = await sent(server)
    for status, code, delivery in ERRORS:
        server.fail("PATCH", "/channels/*/messages/*", status, code)
        edited = server.post.edit(server.channel.id, message, AGAIN)
        assert await server.run_in_bot(edited) is delivery, code
    assert server.newest.content == "Hello"


async def test_a_thread_that_is_archived_is_woken_for_an_edit(server: SimulatedServer) -> None:
    message = await sent(server)
    thread = await server.run_in_bot(server.post.open_thread(server.channel.id, message, "Auction"))
    assert isinstance(thread, int)
    bids = await server.run_in_bot(server.post.send(thread, HELLO, "abc:1:bids"))
    assert isinstance(bids, int)
    await server.run_in_bot(server.post.close_thread(thread))
    assert await server.run_in_bot(server.post.edit(thread, bids, AGAIN)) is Delivery.SHOWN
    (shown,) = [it for it in server.threads[0].history() if it.id == bids]
    assert shown.content == "Hello again"
    server.fail("PATCH", f"/channels/{thread}/messages/*", 400, 50083)
    server.fail("PATCH", f"/channels/{thread}", 403, 50013)
    assert await server.run_in_bot(server.post.edit(thread, bids, AGAIN)) is UNREACHABLE


async def test_buttons_that_cannot_be_taken_stop_nothing(server: SimulatedServer) -> None:
    message = await sent(server)
    for status, code, _ in ERRORS:
        server.fail("PATCH", "/channels/*/messages/*", status, code)
        await server.run_in_bot(server.post.remove_buttons(server.channel.id, message))


async def test_a_thread_hangs_on_its_message_and_is_closed_in_one_request(
    server: SimulatedServer,
) -> None:
    message = await sent(server)
    opened = await server.run_in_bot(server.post.open_thread(server.channel.id, message, "x" * 200))
    (thread,) = server.threads
    assert thread.id == opened
    assert len(thread.name or "") == 100
    before = len(server.requests)
    await server.run_in_bot(server.post.close_thread(opened))
    ((method, _, body),) = server.requests[before:]
    assert method == "PATCH"
    assert body == {"archived": True, "locked": True}


async def test_a_thread_that_is_there_already_is_used(server: SimulatedServer) -> None:
    message = await sent(server)
    server.fail("POST", "/channels/*/messages/*/threads", 400, 160004)
    found = server.post.open_thread(server.channel.id, message, "Auction")
    assert await server.run_in_bot(found) == message


@pytest.mark.parametrize(
    ("status", "code", "delivery"),
    [
        (403, 50013, UNREACHABLE),
        (403, 50001, UNREACHABLE),
        (400, 160006, UNREACHABLE),
        (400, 50024, UNREACHABLE),
        (404, 10008, MISSING),
        (500, 0, LATER),
    ],
)
async def test_a_refused_thread_has_its_delivery(
    status: int, code: int, delivery: Delivery, server: SimulatedServer
) -> None:
    message = await sent(server)
    server.fail("POST", "/channels/*/messages/*/threads", status, code)
    opened = server.post.open_thread(server.channel.id, message, "Auction")
    assert await server.run_in_bot(opened) is delivery


async def test_a_thread_that_cannot_be_closed_stops_nothing(server: SimulatedServer) -> None:
    server.fail("PATCH", "/channels/*", 403, 50013)
    await server.run_in_bot(server.post.close_thread(server.channel.id))


async def test_a_direct_message_tells_where_it_is(server: SimulatedServer) -> None:
    wrote = server.post.send_direct(server.user(0), HELLO, "abc:1:0")
    place, message = await server.run_in_bot(wrote)  # type: ignore[misc]
    (letter,) = server.direct(0)
    assert (letter.id, place) == (message, server.members[0].user.dm_channel.id)


async def test_where_people_are_written_to_is_known_of_so_many_at_most(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "CACHE_SIZE", 1)
    writing = Post(server.app.client)
    for number, who in enumerate((0, 0, 1, 0)):
        await server.run_in_bot(writing.send_direct(server.user(who), HELLO, f"abc:{number}:0"))
    opened = [path for method, path, _ in server.requests if path == "/users/@me/channels"]
    assert len(opened) == 3
    assert (len(server.direct(0)), len(server.direct(1))) == (3, 1)


async def test_a_refused_direct_message_has_its_delivery(server: SimulatedServer) -> None:
    place = server.members[0].user.dm_channel.id
    for path in ("/users/@me/channels", f"/channels/{place}/messages"):
        for status, code, delivery in ERRORS:
            server.fail("POST", path, status, code)
            wrote = server.post.send_direct(server.user(0), HELLO, "abc:1:0")
            assert await server.run_in_bot(wrote) is delivery, (path, code)
    assert not server.direct(0)


@pytest.mark.parametrize(
    "error", [discord.RateLimited(90.0), aiohttp.ServerDisconnectedError(), ConnectionResetError()]
)
async def test_a_pause_or_a_dead_network_is_for_now(
    error: Exception, server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await sent(server)

    async def down(*given: Any, **named: Any) -> None:
        raise error

    monkeypatch.setattr(server.app.client.http, "request", down)
    place, posting = server.channel.id, server.post
    assert await sent(server) is LATER
    assert await server.run_in_bot(posting.edit(place, message, AGAIN)) is LATER
    assert await server.run_in_bot(posting.open_thread(place, message, "Auction")) is LATER
    assert await server.run_in_bot(posting.send_direct(server.user(0), HELLO, "abc:1:0")) is LATER
    await server.run_in_bot(posting.remove_buttons(place, message))
    await server.run_in_bot(posting.close_thread(place))
