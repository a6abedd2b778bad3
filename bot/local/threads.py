"""REST: threads: opening, archiving, locking, joining."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local import payloads
from bot.local.errors import ApiError, Fault, Json, refuse
from bot.local.feed import News
from bot.local.hub import Hub
from bot.local.limits import text_faults
from bot.local.permissions import BITS, bot_permissions, need
from bot.local.routes import Answer, Request, Routes, no_content
from bot.local.world import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
)

routes = Routes()
DURATIONS = (60, 1440, 4320, 10080)


@routes.post(r"/channels/{channel:\d+}/messages/{message:\d+}/threads")
def on_message(request: Request) -> Answer:
    hub, channel = _parent(request)
    message_id = int(request.parts["message"])
    row = hub.world.message(message_id)
    if row is None or row["only_for"] is not None or row["channel_id"] != int(channel["id"]):
        raise ApiError(10008)
    need(hub.world, channel, "create_public_threads")
    if hub.world.channel(message_id) is not None:
        raise ApiError(160004)
    kind = ANNOUNCEMENT_THREAD if channel["type"] == ANNOUNCEMENT else PUBLIC_THREAD
    thread = open_thread(hub, channel, request.json, message_id, kind)
    hub.feed.publish(News("message", int(channel["id"]), message_id))
    return Answer(thread, 201)


@routes.post(r"/channels/{channel:\d+}/threads")
def without_message(request: Request) -> Answer:
    hub, channel = _parent(request)
    body = request.json
    kind = body.get("type", PRIVATE_THREAD)
    need(
        hub.world,
        channel,
        "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads",
    )
    return Answer(open_thread(hub, channel, body, hub.world.next_id(), kind), 201)


@routes.patch(r"/channels/{channel:\d+}")
def change(request: Request) -> Answer:
    hub = request.hub
    thread = hub.channel(request.parts["channel"])
    need(hub.world, thread)
    if thread["type"] not in THREADS:
        raise ApiError(50013)
    body = request.json
    refuse(_thread_faults(body, required=False))
    return Answer(alter(hub, thread, body))


@routes.delete(r"/channels/{channel:\d+}")
def remove(request: Request) -> Answer:
    hub = request.hub
    thread = hub.channel(request.parts["channel"])
    if thread["type"] not in THREADS:
        raise ApiError(50013)
    need(hub.world, thread, "manage_threads")
    hub.world.remove_channel(int(thread["id"]))
    gone = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    hub.gateway.dispatch("THREAD_DELETE", gone, hub.guild_of(thread))
    hub.feed.publish(News("channels", int(thread["id"])))
    return Answer(payloads.channel(hub.world, thread))


@routes.put(r"/channels/{channel:\d+}/thread-members/{user}")
def add_member(request: Request) -> Answer:
    hub, thread, user_id = _membership(request)
    if thread["thread_metadata"]["archived"]:
        raise ApiError(50083)
    if hub.world.join_thread(int(thread["id"]), user_id):
        hub.feed.publish(News("channels", int(thread["id"])))
    return no_content()


@routes.delete(r"/channels/{channel:\d+}/thread-members/{user}")
def remove_member(request: Request) -> Answer:
    hub, thread, user_id = _membership(request)
    if thread["thread_metadata"]["archived"]:
        raise ApiError(50083)
    if user_id != hub.world.bot_id:
        need(hub.world, thread, "manage_threads")
    hub.world.leave_thread(int(thread["id"]), user_id)
    hub.feed.publish(News("channels", int(thread["id"])))
    return no_content()


@routes.get(r"/channels/{channel:\d+}/thread-members")
def list_members(request: Request) -> Answer:
    hub = request.hub
    thread_id = int(hub.channel(request.parts["channel"])["id"])
    members = hub.world.thread_members(thread_id)
    return Answer([payloads.thread_member(thread_id, user_id) for user_id in members])


@routes.get(r"/guilds/{guild:\d+}/threads/active")
def active(request: Request) -> Answer:
    world = request.hub.world
    threads = [payloads.channel(world, thread) for thread in world.channels(*THREADS)]
    threads = [t for t in threads if not t["thread_metadata"]["archived"]]
    return Answer({"threads": threads, "members": [t["member"] for t in threads
                                                        if "member" in t]})  # fmt: skip


def unarchive(hub: Hub, thread: Json) -> None:
    """Unarchive a thread before something is sent, unless the thread is locked (50083)."""
    if thread["type"] not in THREADS:
        return
    data = thread["thread_metadata"]
    may_manage = bot_permissions(hub.world, thread) & BITS["manage_threads"]
    if data["locked"] and data["archived"]:
        raise ApiError(50083)
    if data["locked"] and not may_manage:
        raise ApiError(160005)
    if data["archived"]:
        data.update(archived=False, archive_timestamp=hub.world.timestamp())
        hub.world.put_channel(thread)
        hub.changed(thread)


def need_open(thread: Json) -> None:
    """Refuse to answer or edit by token where a thread is archived and locked (50083)."""
    data = thread.get("thread_metadata") or {}
    if data.get("archived") and data.get("locked"):
        raise ApiError(50083)


def alter(hub: Hub, thread: Json, body: Json) -> Json:
    """Archive, lock or rename a thread as the bot."""
    data = thread["thread_metadata"]
    if "locked" in body and bool(body["locked"]) != data["locked"]:
        need(hub.world, thread, "manage_threads")
    opening = body.get("archived") is False
    if data["archived"] and not opening:
        raise ApiError(50083)
    if data["archived"] and data["locked"]:
        need(hub.world, thread, "manage_threads")
    _set(hub, thread, body)
    hub.world.put_channel(thread)
    hub.changed(thread)
    return payloads.channel(hub.world, thread)


def _set(hub: Hub, thread: Json, body: Json) -> None:
    data = thread["thread_metadata"]
    for key in ("locked", "auto_archive_duration"):
        if key in body:
            data[key] = body[key]
    if "archived" in body and body["archived"] != data["archived"]:
        data.update(archived=body["archived"], archive_timestamp=hub.world.timestamp())
    for key in ("name", "rate_limit_per_user"):
        if key in body:
            thread[key] = body[key]


def _parent(request: Request) -> tuple[Hub, Json]:
    hub = request.hub
    channel = hub.channel(request.parts["channel"])
    need(hub.world, channel)
    if channel["type"] not in (TEXT, ANNOUNCEMENT):
        raise ApiError(50024)
    return hub, channel


def _membership(request: Request) -> tuple[Hub, Json, int]:
    hub = request.hub
    thread = hub.channel(request.parts["channel"])
    need(hub.world, thread)
    if thread["type"] not in THREADS:
        raise ApiError(10003)
    who = request.parts["user"]
    user_id = hub.world.bot_id if who == "@me" else int(who)
    if hub.world.user(user_id) is None:
        raise ApiError(10013)
    return hub, thread, user_id


def open_thread(hub: Hub, parent: Json, body: Json, thread_id: int, kind: int) -> Json:
    """Return a new thread of a channel, or post of a forum, and tell of it."""
    refuse(_thread_faults(body, required=True))
    opened = hub.world.timestamp()
    thread = hub.world.put_channel(
        {
            "id": str(thread_id),
            "type": kind,
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "owner_id": str(hub.world.bot_id),
            "name": body["name"],
            "last_message_id": None,
            "message_count": 0,
            "total_message_sent": 0,
            "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": body.get("auto_archive_duration") or 4320,
                "archive_timestamp": opened,
                "create_timestamp": opened,
                **({"invitable": True} if kind == PRIVATE_THREAD else {}),
            },
        }
    )
    hub.world.join_thread(thread_id, hub.world.bot_id)
    wire = payloads.channel(hub.world, thread)
    hub.gateway.dispatch("THREAD_CREATE", wire | {"newly_created": True}, hub.guild_of(thread))
    hub.feed.publish(News("channels", thread_id))
    return wire


def _thread_faults(body: Json, *, required: bool) -> Iterator[Fault]:
    yield from text_faults(body, "name", 1 if required or "name" in body else 0, 100, ())
    if body.get("auto_archive_duration") not in (None, *DURATIONS):
        yield ("auto_archive_duration",), f"Value must be one of {DURATIONS}"
    if body.get("type") not in (None, PUBLIC_THREAD, PRIVATE_THREAD):
        yield ("type",), "Value must be one of (11, 12)"
