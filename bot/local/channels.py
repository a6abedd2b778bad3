"""REST: channels, messages, users and the guild."""

from __future__ import annotations

from bot.local import messages, payloads
from bot.local.errors import ApiError, Json
from bot.local.hub import Hub
from bot.local.permissions import need
from bot.local.routes import Answer, Request, Routes, no_content
from bot.local.threads import unarchive
from bot.local.world import DIRECT, EPOCH_MS, FORUM, PLACES, THREADS

routes = Routes()


def _here(request: Request) -> tuple[Hub, Json]:
    hub = request.hub
    channel = hub.channel(request.parts["channel"])
    need(hub.world, channel)
    return hub, channel


def _own_message(request: Request) -> tuple[Hub, Json, int]:
    hub, channel = _here(request)
    message_id = int(request.parts["message"])
    row = hub.world.message(message_id)
    if row is None or row["channel_id"] != int(channel["id"]) or row["only_for"] is not None:
        raise ApiError(10008)
    return hub, channel, message_id


@routes.get(r"/channels/{channel:\d+}")
def get_channel(request: Request) -> Answer:
    hub, channel = _here(request)
    return Answer(payloads.channel(hub.world, channel))


@routes.get(r"/channels/{channel:\d+}/messages")
def list_messages(request: Request) -> Answer:
    hub, channel = _here(request)
    need(hub.world, channel, "read_message_history")
    query = request.query
    order = "ASC" if "after" in query else "DESC"  # Those next to what is named.
    rows = hub.world.select(
        "SELECT * FROM messages WHERE channel_id=? AND deleted=0 AND only_for IS NULL"
        f" AND id<? AND id>? ORDER BY id {order} LIMIT ?",
        int(channel["id"]),
        int(query.get("before", 1 << 62)),
        int(query.get("after", 0)),
        int(query.get("limit", 50)),
    )
    rows.sort(key=lambda row: -row["id"])
    return Answer([payloads.message(hub.world, row, hub.base) for row in rows])


@routes.post(r"/channels/{channel:\d+}/messages")
def create_message(request: Request) -> Answer:
    hub, channel = _here(request)
    body, uploads = request.json, request.uploads
    speak = "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"
    wanted = [speak] + ["embed_links"] * bool(body.get("embeds")) + ["attach_files"] * bool(uploads)
    need(hub.world, channel, *wanted)
    _need_open(hub, channel)
    if channel["type"] == FORUM:
        raise ApiError(50008)
    before = messages.earlier_with_nonce(hub, channel, body)
    if before is not None:
        return Answer(before)
    unarchive(hub, channel)
    return Answer(messages.write(hub, channel, hub.world.bot_id, body, uploads))


@routes.get(r"/channels/{channel:\d+}/messages/{message:\d+}")
def get_message(request: Request) -> Answer:
    hub, channel, message_id = _own_message(request)
    need(hub.world, channel, "read_message_history")
    return Answer(hub.message(message_id))


@routes.patch(r"/channels/{channel:\d+}/messages/{message:\d+}")
def edit_message(request: Request) -> Answer:
    hub, channel, message_id = _own_message(request)
    if int(hub.message(message_id)["author"]["id"]) != hub.world.bot_id:
        raise ApiError(50005)
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(50083)
    sent_at = ((message_id >> 22) + EPOCH_MS) / 1000
    hub.rate_limits.take_edit(int(channel["id"]), message_id, sent_at)
    return Answer(messages.edit(hub, channel, message_id, request.json, request.uploads))


@routes.delete(r"/channels/{channel:\d+}/messages/{message:\d+}")
def delete_message(request: Request) -> Answer:
    hub, channel, message_id = _own_message(request)
    if int(hub.message(message_id)["author"]["id"]) != hub.world.bot_id:
        need(hub.world, channel, "manage_messages")
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(50083)
    messages.delete(hub, channel, message_id)
    return no_content()


@routes.put(r"/channels/{channel:\d+}/messages/pins/{message:\d+}")
@routes.put(r"/channels/{channel:\d+}/pins/{message:\d+}")
def pin(request: Request) -> Answer:
    return _pin(request, True)


@routes.delete(r"/channels/{channel:\d+}/messages/pins/{message:\d+}")
@routes.delete(r"/channels/{channel:\d+}/pins/{message:\d+}")
def unpin(request: Request) -> Answer:
    return _pin(request, False)


def _pin(request: Request, pinned: bool) -> Answer:
    hub, channel, message_id = _own_message(request)
    need(hub.world, channel, "pin_messages")
    row = hub.world.message(message_id)
    hub.world.change_message(messages.stored_body(row) | {"pinned": pinned})
    return no_content()


@routes.post(r"/channels/{channel:\d+}/typing")
def typing(request: Request) -> Answer:
    _here(request)
    return no_content()


@routes.get("/users/@me")
def me(request: Request) -> Answer:
    world = request.hub.world
    return Answer(payloads.user(world, world.bot_id) | {"verified": True, "flags": 0})


@routes.get(r"/users/{user:\d+}")
def get_user(request: Request) -> Answer:
    world = request.hub.world
    user_id = int(request.parts["user"])
    if world.user(user_id) is None:
        raise ApiError(10013)
    return Answer(payloads.user(world, user_id))


@routes.post("/users/@me/channels")
def open_direct(request: Request) -> Answer:
    hub = request.hub
    user_id = int(request.json.get("recipient_id") or 0)
    row = hub.world.user(user_id)
    if row is None or row["bot"]:
        raise ApiError(50035, [(("recipient_id",), "Unknown user")])
    return Answer(payloads.channel(hub.world, direct_channel(hub, user_id)))


def direct_channel(hub: Hub, user_id: int) -> Json:
    """Return the direct messages of the bot and this member, opened if they were not."""
    found = hub.world.direct(user_id)
    if found is not None:
        return found
    body = {"id": str(hub.world.next_id()), "type": DIRECT, "last_message_id": None, "flags": 0}
    hub.world.put_channel(body, recipient_id=user_id)
    hub.changed(body)
    return body


def _need_open(hub: Hub, channel: Json) -> None:
    if channel["type"] != DIRECT:
        return
    recipient = hub.world.user(hub.world.recipient(int(channel["id"])) or 0)
    if recipient is not None and recipient["dms_closed"]:
        raise ApiError(50007)


def _guild(request: Request) -> tuple[Hub, int]:
    hub, guild_id = request.hub, int(request.parts["guild"])
    if guild_id not in hub.world.guilds():
        raise ApiError(10004)
    return hub, guild_id


@routes.get(r"/guilds/{guild:\d+}")
def get_guild(request: Request) -> Answer:
    hub, guild_id = _guild(request)
    return Answer(payloads.guild(hub.world, guild_id))


@routes.get(r"/guilds/{guild:\d+}/channels")
def get_channels(request: Request) -> Answer:
    hub, guild_id = _guild(request)
    inside = [
        channel for channel in hub.world.channels(*PLACES) if hub.guild_of(channel) == guild_id
    ]
    return Answer([payloads.channel(hub.world, it) for it in inside])


@routes.get(r"/guilds/{guild:\d+}/members/{user:\d+}")
def get_member(request: Request) -> Answer:
    hub, guild_id = _guild(request)
    world, user_id = hub.world, int(request.parts["user"])
    if user_id == world.bot_id:
        return Answer(payloads.bot_member(world, guild_id))
    if world.user(user_id) is None:
        raise ApiError(10007)
    return Answer(payloads.member(world, user_id))
