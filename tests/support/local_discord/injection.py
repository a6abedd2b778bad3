"""Routes for tests: what the bot has requested, and failures to inject into the answers."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from aiohttp import web

from bot.local import commands, messages, payloads, threads
from bot.local.bodies import json_answer
from bot.local.errors import Json
from bot.local.hub import HUB
from bot.local.options import ClientRefusal
from bot.local.permissions import BOT_ROLE, overwrite, overwritten
from bot.local.world import DIRECT, FORUM, PLACES, PUBLIC_THREAD, THREADS
from tests.support.local_discord import places
from tests.support.local_discord.disturbed_gateway import DisturbedGateway
from tests.support.local_discord.places import deny, take_from_role
from tests.support.local_discord.watched_hub import InjectedFailure, WatchedHub
from tests.support.local_discord.watching import news

routes = web.RouteTableDef()


def hub_of(request: web.Request) -> WatchedHub:
    """Return the hub of the local Discord that a request has come to."""
    found = request.app[HUB]
    assert isinstance(found, WatchedHub)
    return found


def gateway_of(request: web.Request) -> DisturbedGateway:
    """Return the gateway of the local Discord that a request has come to."""
    found = request.app[HUB].gateway
    assert isinstance(found, DisturbedGateway)
    return found


@routes.get("/control/world")
async def world(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    everywhere = hub.world.channels(*PLACES, DIRECT, *THREADS)
    channels = [payloads.channel(hub.world, it) for it in everywhere]
    people = [payloads.user(hub.world, row["id"]) for row in hub.world.users()]
    return json_answer(
        {
            "guild_id": str(hub.world.guild_id),
            "bot_id": str(hub.world.bot_id),
            "members": people,
            "channels": channels,
            "commands": commands.stored(hub, None),
            "connected": hub.gateway.connected.is_set(),
            "gateway_log": gateway_of(request).log,
        }
    )


@routes.get("/control/connected")
async def connected(request: web.Request) -> web.Response:
    """Answer once a gateway session of the bot is open, or after `timeout` seconds."""
    hub = request.app[HUB]
    try:
        await asyncio.wait_for(hub.gateway.connected.wait(), float(request.query["timeout"]))
    except TimeoutError:
        return json_answer(False)
    return json_answer(True)


@routes.get("/control/commands")
async def wait_commands(request: web.Request) -> web.Response:
    """Return the global commands, once there are any, or after `timeout` seconds."""
    hub = request.app[HUB]
    queue = hub.feed.watch()
    try:
        if not commands.stored(hub, None):
            await news(queue, hub, float(request.query["timeout"]), "commands")
    finally:
        hub.feed.leave(queue)
    return json_answer(commands.stored(hub, None))


@routes.get("/control/violations")
async def violations(request: web.Request) -> web.Response:
    rows = request.app[HUB].world.select("SELECT * FROM violations ORDER BY id")
    return json_answer([_request_json(row) | {"faults": json.loads(row["faults"])} for row in rows])


@routes.get("/control/requests")
async def requests(request: web.Request) -> web.Response:
    """Return what the bot asked, in order; `after` leaves out all up to that id."""
    after = int(request.query.get("after", 0))
    rows = request.app[HUB].world.select("SELECT * FROM requests WHERE id>? ORDER BY id", after)
    return json_answer([_request_json(row) | {"status": row["status"]} for row in rows])


@routes.post("/control/faults")
async def inject(request: web.Request) -> web.Response:
    hub, body = hub_of(request), await request.json()
    status = int(body.get("status") or 0)
    retry_after = float(body.get("retry_after") or 0.1)
    headers = {"Via": "1.1 local"} if status == 429 else {}
    answer: Json = {"message": body.get("message", "injected"), "code": body.get("code", 0)}
    if status == 429:
        headers["Retry-After"] = str(retry_after)
        answer |= {"retry_after": retry_after, "global": bool(body.get("global"))}
    hub.injected.append(
        InjectedFailure(
            method=body.get("method", "*"),
            path=re.compile(body.get("path", "")),
            status=status,
            body=answer,
            headers=headers,
            times=int(body.get("times") or 1),
            carry_out=bool(body.get("carry_out")),
            delay=float(body.get("delay") or 0),
        )
    )
    return json_answer({})


@routes.delete("/control/faults")
async def stop_injecting(request: web.Request) -> web.Response:
    """Forget all faults; what they delay goes on at once."""
    hub_of(request).stop_failing()
    return json_answer({})


@routes.post("/control/deny")
async def deny_bot(request: web.Request) -> web.Response:
    """Take exactly these permissions from the bot, in one channel or in all."""
    hub, body = request.app[HUB], await request.json()
    for channel in hub.world.channels(*PLACES):
        if body.get("channel") in (None, channel["id"], channel["name"]):
            hub.changed(deny(hub.world, channel, body["permissions"]))
    return json_answer({})


@routes.post("/control/channel")
async def add_channel(request: web.Request) -> web.Response:
    """Add a channel of a kind, by Discord's number; a forum gets a post of the same name."""
    hub, body = request.app[HUB], await request.json()
    channel = places.add_channel(hub.world, body["name"], int(body["kind"]))
    hub.gateway.dispatch("CHANNEL_CREATE", channel, hub.guild_of(channel))
    if channel["type"] != FORUM:
        return json_answer(channel)
    post, post_id = {"name": body["name"]}, hub.world.next_id()
    return json_answer(threads.open_thread(hub, channel, post, post_id, PUBLIC_THREAD))


@routes.post("/control/overwrite")
async def overwrite_role(request: web.Request) -> web.Response:
    """Allow and deny a role exactly this in every text channel."""
    hub, body = request.app[HUB], await request.json()
    for channel in hub.world.channels(*PLACES):
        target = overwritten(hub.world, channel)[body["role"] == BOT_ROLE]
        hub.changed(overwrite(hub.world, channel, target, body["allow"], body["deny"]))
    return json_answer({})


@routes.post("/control/role")
async def change_role(request: web.Request) -> web.Response:
    """Take exactly these permissions from a role."""
    hub, body = request.app[HUB], await request.json()
    take_from_role(hub.world, body["role"], body["permissions"])
    for guild_id in hub.world.guilds():
        role = payloads.role(hub.world, guild_id, body["role"])
        event = {"guild_id": str(guild_id), "role": role}
        hub.gateway.dispatch("GUILD_ROLE_UPDATE", event, guild_id)
    return json_answer({})


@routes.post("/control/gateway")
async def disturb_gateway(request: web.Request) -> web.Response:
    """Disturb the gateway: drop closes sockets with `code`; reconnect is op 7, invalidate op 9.

    freeze: close the socket of a shard, and answer it no more; thaw: answer it again.
    """
    gateway, body = gateway_of(request), await request.json()
    match body["act"]:
        case "drop":
            await gateway.drop(int(body.get("code") or 4000), forget=bool(body.get("forget")))
        case "freeze":
            await gateway.freeze(int(body["shard"]))
        case "thaw":
            gateway.thaw(int(body["shard"]))
        case act:
            await gateway.ask(*{"reconnect": (7, None), "invalidate": (9, False)}[act])
    return json_answer({})


@routes.post("/control/expire")
async def expire(request: web.Request) -> web.Response:
    """Let 16 minutes pass for every interaction token."""
    request.app[HUB].world.run("UPDATE interactions SET created=created-960")
    return json_answer({})


@routes.post("/control/age")
async def age(request: web.Request) -> web.Response:
    """Let an hour pass for every message there is, as far as edits are concerned."""
    hub = request.app[HUB]
    hub.rate_limits.old_until = hub.world.next_id()
    return json_answer({})


@routes.post("/control/limit")
async def limit(request: web.Request) -> web.Response:
    """Allow a number of requests of a bucket in a number of seconds."""
    hub, body = request.app[HUB], await request.json()
    hub.rate_limits.allowed = int(body["requests"]), float(body["seconds"])
    return json_answer({})


@routes.post("/control/idle")
async def idle(request: web.Request) -> web.Response:
    """Let minutes pass in which nobody writes: Discord archives the threads whose time is up."""
    hub, body = request.app[HUB], await request.json()
    for found in hub.world.channels(*THREADS):
        data = found["thread_metadata"]
        if not data["archived"] and data["auto_archive_duration"] <= int(body["minutes"]):
            data.update(archived=True, archive_timestamp=hub.world.timestamp())
            hub.world.put_channel(found)
            hub.changed(found)
    return json_answer({})


@routes.post("/control/delete")
async def delete(request: web.Request) -> web.Response:
    """Delete a message as a moderator would."""
    hub, body = request.app[HUB], await request.json()
    row = hub.world.message(int(body["message"]))
    if row is None:
        raise ClientRefusal("no such message")
    messages.delete(hub, hub.channel(row["channel_id"]), row["id"])
    return json_answer({})


def _request_json(row: Any) -> Json:
    body = None if row["body"] is None else json.loads(row["body"])
    return {"id": str(row["id"]), "method": row["method"], "path": row["path"], "body": body}
