"""Sending and editing: what each of Discord's errors means for a message."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.screen import Button, Screen
from bot.transport import messages
from bot.transport.errors import Fate
from bot.transport.messages import Post
from tests.support.discord import World
from tests.support.discord_faces import buttons

pytestmark = pytest.mark.asyncio
HELLO = Screen("Hello", rows=((Button("Throw", "m1:abc:1:do:throw"),),))
AGAIN = Screen("Hello again")
MISSING, UNREACHABLE, LATER = Fate.MISSING, Fate.UNREACHABLE, Fate.LATER

ERRORS = [
    (404, 10008, MISSING),  # The message is gone.
    (404, 10003, UNREACHABLE),  # The channel is gone.
    (404, 10004, UNREACHABLE),  # The server is gone.
    (403, 50001, UNREACHABLE),  # No access.
    (403, 50013, UNREACHABLE),  # No permission.
    (403, 50007, UNREACHABLE),  # Direct messages are closed.
    (403, 50278, UNREACHABLE),  # No server in common.
    (400, 40003, LATER),  # Direct messages are opened too fast.
    (429, 30046, Fate.WORN),  # Too many edits of old messages.
    (400, 50035, Fate.REFUSED),  # A limit of Discord's is broken.
    (400, 200000, Fate.BLOCKED),  # A filter of the server dislikes a word.
    (500, 0, LATER),
    (503, 0, LATER),
]


async def sent(here: World, screen: Screen = HELLO, nonce: str = "abc:1:table") -> Any:
    return await here.by_itself(here.post.send(here.channel.id, screen, nonce))


async def test_a_message_rings_for_whom_it_calls_and_else_is_silent(here: World) -> None:
    await sent(here, Screen(f"<@{here.user(0)}> and <@{here.user(1)}>", pings=(here.user(1),)))
    await sent(here, Screen(f"<@{here.user(0)}> @everyone"), "abc:2:table")
    rings, silent = here.shown
    assert rings.pings == (here.user(1),)
    assert silent.pings == ()
    assert here.messages[1].flags.suppress_notifications
    assert not here.messages[1].mention_everyone


async def test_a_nonce_makes_a_message_arrive_once(here: World) -> None:
    await sent(here)
    (body,) = [body for method, _, body in here.requests if method == "POST" and "nonce" in body]
    assert (body["nonce"], body["enforce_nonce"]) == ("abc:1:table", True)


async def test_an_edit_is_a_new_face(here: World) -> None:
    message = await sent(here)
    assert await here.by_itself(here.post.edit(here.channel.id, message, AGAIN)) is Fate.SHOWN
    assert here.newest.content == "Hello again"
    assert not buttons(here.newest)


async def test_taking_the_buttons_leaves_the_text(here: World) -> None:
    message = await sent(here)
    await here.by_itself(here.post.take_buttons(here.channel.id, message))
    assert here.newest.content == "Hello"
    assert not buttons(here.newest)


async def test_a_refused_message_has_a_fate(here: World) -> None:
    for status, code, fate in ERRORS:
        here.fail("POST", "/channels/*/messages", status, code)
        assert await sent(here) is fate, code
    assert not here.messages


async def test_a_refused_edit_has_a_fate(here: World) -> None:
    message = await sent(here)
    for status, code, fate in ERRORS:
        here.fail("PATCH", "/channels/*/messages/*", status, code)
        edited = here.post.edit(here.channel.id, message, AGAIN)
        assert await here.by_itself(edited) is fate, code
    assert here.newest.content == "Hello"


async def test_a_thread_that_is_archived_is_woken_for_an_edit(here: World) -> None:
    message = await sent(here)
    thread = await here.by_itself(here.post.open_thread(here.channel.id, message, "Auction"))
    assert isinstance(thread, int)
    bids = await here.by_itself(here.post.send(thread, HELLO, "abc:1:bids"))
    assert isinstance(bids, int)
    await here.by_itself(here.post.close_thread(thread))
    assert await here.by_itself(here.post.edit(thread, bids, AGAIN)) is Fate.SHOWN
    (shown,) = [it for it in here.threads[0].history() if it.id == bids]
    assert shown.content == "Hello again"
    here.fail("PATCH", f"/channels/{thread}/messages/*", 400, 50083)
    here.fail("PATCH", f"/channels/{thread}", 403, 50013)
    assert await here.by_itself(here.post.edit(thread, bids, AGAIN)) is UNREACHABLE


async def test_buttons_that_cannot_be_taken_stop_nothing(here: World) -> None:
    message = await sent(here)
    for status, code, _ in ERRORS:
        here.fail("PATCH", "/channels/*/messages/*", status, code)
        await here.by_itself(here.post.take_buttons(here.channel.id, message))


async def test_a_thread_hangs_on_its_message_and_is_closed_in_one_request(here: World) -> None:
    message = await sent(here)
    opened = await here.by_itself(here.post.open_thread(here.channel.id, message, "x" * 200))
    (thread,) = here.threads
    assert thread.id == opened
    assert len(thread.name or "") == 100
    before = len(here.requests)
    await here.by_itself(here.post.close_thread(opened))
    ((method, _, body),) = here.requests[before:]
    assert method == "PATCH"
    assert body == {"archived": True, "locked": True}


async def test_a_thread_that_is_there_already_is_used(here: World) -> None:
    message = await sent(here)
    here.fail("POST", "/channels/*/messages/*/threads", 400, 160004)
    found = here.post.open_thread(here.channel.id, message, "Auction")
    assert await here.by_itself(found) == message


@pytest.mark.parametrize(
    ("status", "code", "fate"),
    [
        (403, 50013, UNREACHABLE),
        (403, 50001, UNREACHABLE),
        (400, 160006, UNREACHABLE),
        (400, 50024, UNREACHABLE),
        (404, 10008, MISSING),
        (500, 0, LATER),
    ],
)
async def test_a_refused_thread_has_a_fate(status: int, code: int, fate: Fate, here: World) -> None:
    message = await sent(here)
    here.fail("POST", "/channels/*/messages/*/threads", status, code)
    opened = here.post.open_thread(here.channel.id, message, "Auction")
    assert await here.by_itself(opened) is fate


async def test_a_thread_that_cannot_be_closed_stops_nothing(here: World) -> None:
    here.fail("PATCH", "/channels/*", 403, 50013)
    await here.by_itself(here.post.close_thread(here.channel.id))


async def test_a_direct_message_tells_where_it_is(here: World) -> None:
    wrote = here.post.direct(here.user(0), HELLO, "abc:1:0")
    place, message = await here.by_itself(wrote)  # type: ignore[misc]
    (letter,) = here.direct(0)
    assert (letter.id, place) == (message, here.members[0].user.dm_channel.id)


async def test_where_people_are_written_to_is_known_of_so_many_at_most(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "REMEMBERED", 1)
    writing = Post(here.app.client)
    for number, who in enumerate((0, 0, 1, 0)):
        await here.by_itself(writing.direct(here.user(who), HELLO, f"abc:{number}:0"))
    opened = [path for method, path, _ in here.requests if path == "/users/@me/channels"]
    assert len(opened) == 3
    assert (len(here.direct(0)), len(here.direct(1))) == (3, 1)


async def test_a_refused_direct_message_has_a_fate(here: World) -> None:
    place = here.members[0].user.dm_channel.id
    for path in ("/users/@me/channels", f"/channels/{place}/messages"):
        for status, code, fate in ERRORS:
            here.fail("POST", path, status, code)
            wrote = here.post.direct(here.user(0), HELLO, "abc:1:0")
            assert await here.by_itself(wrote) is fate, (path, code)
    assert not here.direct(0)


@pytest.mark.parametrize(
    "error", [discord.RateLimited(90.0), aiohttp.ServerDisconnectedError(), ConnectionResetError()]
)
async def test_a_pause_or_a_dead_network_is_for_now(
    error: Exception, here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await sent(here)

    async def down(*given: Any, **named: Any) -> None:
        raise error

    monkeypatch.setattr(here.app.client.http, "request", down)
    place, messages = here.channel.id, here.post
    assert await sent(here) is LATER
    assert await here.by_itself(messages.edit(place, message, AGAIN)) is LATER
    assert await here.by_itself(messages.open_thread(place, message, "Auction")) is LATER
    assert await here.by_itself(messages.direct(here.user(0), HELLO, "abc:1:0")) is LATER
    await here.by_itself(messages.take_buttons(place, message))
    await here.by_itself(messages.close_thread(place))
