"""Routes for tests: what members see, and what their apps and the owner of the server do."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.local import payloads
from bot.local.bodies import json_answer
from bot.local.control import MEMBER_CHOSE, channel_of, read_request, speak
from bot.local.feed import News
from bot.local.hub import HUB, Hub
from bot.local.visibility import seen_messages
from tests.support.local_discord.watched_hub import WatchedHub

routes = web.RouteTableDef()


@routes.post("/control/forget")
async def forget(request: web.Request) -> web.Response:
    """Show a member no private message of before any more; the bot can still edit each of them."""
    hub, _, user_id = await read_request(request)
    hub.world.run("UPDATE messages SET only_for=-only_for WHERE only_for=?", user_id)
    return json_answer({})


@routes.post("/control/finished")
async def finished(request: web.Request) -> web.Response:
    """Return the message that finishes a deferred interaction, if it comes in time."""
    hub, body, _ = await read_request(request)
    assert isinstance(hub, WatchedHub)
    waiting = asyncio.shield(hub.finished(int(body["interaction"])))
    try:
        message_id = await asyncio.wait_for(waiting, float(body["wait"]))
    except TimeoutError:
        return json_answer({})
    return json_answer({"message": hub.seen_message(message_id), "finished": True})


@routes.post("/control/guild")
async def guild(request: web.Request) -> web.Response:
    """Set the preferred locale of every guild, as its owner would."""
    hub, body = request.app[HUB], await request.json()
    speak(hub, body["locale"])
    return json_answer({})


@routes.post("/control/language")
async def language(request: web.Request) -> web.Response:
    """Set the language of the guilds and of every member's client."""
    hub, body = request.app[HUB], await request.json()
    _everyone_speaks(hub, body["locale"])
    return json_answer({})


def _everyone_speaks(hub: Hub, locale: str) -> None:
    hub.world.run("UPDATE users SET locale=? WHERE bot=0", locale)
    for user in hub.world.users():
        hub.world.set_meta(MEMBER_CHOSE.format(user["id"]), "1")
    speak(hub, locale)


@routes.post("/control/messages")
async def list_messages(request: web.Request) -> web.Response:
    """Return what the member sees; with `wait`, as soon as something is newer than revision
    `after`.
    """
    hub, body, user_id = await read_request(request)
    which = body.get("channel")
    channel_id = None if which is None else int(channel_of(hub, user_id, str(which))["id"])
    after, limit = int(body.get("after") or 0), int(body.get("limit") or 200)
    queue = hub.feed.watch()
    try:
        rows = seen_messages(hub.world, user_id, channel_id, limit, after)
        if not rows and body.get("wait"):
            await news(queue, hub, float(body["wait"]))
            rows = seen_messages(hub.world, user_id, channel_id, limit, after)
    finally:
        hub.feed.leave(queue)
    revision = max([after, *(row["revision"] for row in rows)])
    found = [payloads.seen_message(hub.world, row, hub.base) for row in rows]
    return json_answer({"revision": str(revision), "messages": found})


@routes.post("/control/pings")
async def pings(request: web.Request) -> web.Response:
    hub, _, user_id = await read_request(request)
    rows = hub.world.select("SELECT * FROM pings WHERE user_id=? ORDER BY id", user_id)
    found = []
    for row in rows:
        message = hub.seen_message(row["message_id"])
        found.append({"message": message, "kind": row["kind"], "silent": bool(row["silent"])})
    return json_answer(found)


async def news(queue: asyncio.Queue[News], hub: Hub, wait: float, kind: str = "message") -> None:
    """Wait for news of this kind, or until the server closes or the time is over."""
    try:
        async with asyncio.timeout(wait):
            while (await queue.get()).kind not in (kind, "closing"):
                pass
    except TimeoutError:
        pass
