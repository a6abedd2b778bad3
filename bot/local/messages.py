"""Messages: writing, changing and deleting them, and telling those concerned."""

from __future__ import annotations

from typing import Any

from bot.local import attachments, payloads, stored_json
from bot.local.bodies import Upload
from bot.local.errors import ApiError, Json, refuse
from bot.local.feed import News
from bot.local.hub import Hub
from bot.local.limits import (
    COMPONENTS_V2,
    EPHEMERAL,
    SUPPRESS_NOTIFICATIONS,
    message_faults,
)
from bot.local.limits_components import walk
from bot.local.mentions import mentioned_roles, mentioned_users, texts_of
from bot.local.world import DIRECT, THREADS

DEFAULT, REPLY, COMMAND_ANSWER = 0, 19, 20


def write(
    hub: Hub,
    channel: Json,
    author_id: int,
    body: Json,
    uploads: list[Upload],
    *,
    only_for: int | None = None,
    extra: Json | None = None,
) -> Json:
    """Post a new message and return it as sent; extra is what an interaction adds to it."""
    refuse(message_faults(body))
    message_id = hub.world.next_id()
    mentions = mentioned_users(hub.world, texts_of(body), body.get("allowed_mentions"))
    stored: Json = {
        "id": str(message_id),
        "channel_id": channel["id"],
        "type": DEFAULT,
        "author": payloads.user(hub.world, author_id),
        "content": body.get("content") or "",
        "timestamp": hub.world.timestamp(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": list(payloads.mentioned(hub.world, mentions)),
        "mention_roles": mentioned_roles(texts_of(body), body.get("allowed_mentions")),
        "attachments": attachments.attach(hub, channel, body, uploads, []),
        "embeds": [_rich(embed) for embed in body.get("embeds") or []],
        "pinned": False,
        "flags": (body.get("flags") or 0) | (EPHEMERAL if only_for else 0),
        "components": _with_ids(body.get("components") or []),
        **_reply(hub, channel, body),
        **({"nonce": body["nonce"]} if body.get("nonce") is not None else {}),
        **(extra or {}),
    }
    attachments.show(stored)
    _need_something(stored)
    hub.world.add_message(stored, only_for=only_for)
    return _announce(hub, channel, stored, author_id, mentions, only_for)


def edit(hub: Hub, channel: Json, message_id: int, body: Json, uploads: list[Upload]) -> Json:
    """Change what the body names in a message; nobody is notified."""
    row = hub.world.message(message_id)
    if row is None:
        raise ApiError(10008)
    stored = stored_body(row)
    refuse(message_faults(body, stored["flags"]))
    if body.get("flags") is not None:
        kept = stored["flags"] & (EPHEMERAL | SUPPRESS_NOTIFICATIONS)
        stored["flags"] = kept | body["flags"]
    if "content" in body:
        stored["content"] = body["content"] or ""
    if "embeds" in body:
        stored["embeds"] = [_rich(embed) for embed in body["embeds"] or []]
    if "components" in body:
        stored["components"] = _with_ids(body["components"] or [])
    if "attachments" in body or uploads:
        stored["attachments"] = attachments.attach(
            hub, channel, body, uploads, stored["attachments"]
        )
    attachments.show(stored)
    _need_something(stored)
    stored["edited_timestamp"] = hub.world.timestamp()
    hub.world.change_message(stored)
    return _announce_change(hub, channel, message_id, row["only_for"])


def delete(hub: Hub, channel: Json, message_id: int) -> None:
    """Delete a message."""
    row = hub.world.message(message_id)
    if row is None:
        raise ApiError(10008)
    hub.world.delete_message(message_id)
    if row["only_for"] is None:
        data: Json = {"id": str(message_id), "channel_id": channel["id"]}
        guild_id = hub.guild_of(channel)
        if guild_id is not None:
            data["guild_id"] = str(guild_id)
        hub.gateway.dispatch("MESSAGE_DELETE", data, guild_id)
    hub.feed.publish(News("message", int(channel["id"]), message_id, row["only_for"]))


def earlier_with_nonce(hub: Hub, channel: Json, body: Json) -> Json | None:
    """Return the message this one repeats by its enforced nonce, if any."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    rows = hub.world.select(
        "SELECT * FROM messages WHERE channel_id=? AND nonce=? AND id>? ORDER BY id DESC LIMIT 1",
        int(channel["id"]),
        str(body["nonce"]),
        hub.world.next_id() - (300_000 << 22),
    )
    return payloads.message(hub.world, rows[0], hub.base) if rows else None


def stored_body(row: Any) -> Json:
    """Return a message's body as it was stored."""
    body: Json = stored_json.read(row["body"])
    return body


def _announce(
    hub: Hub, channel: Json, stored: Json, author_id: int, mentions: list[int], only_for: int | None
) -> Json:
    message_id, channel_id = int(stored["id"]), int(channel["id"])
    wire = hub.message(message_id)
    if only_for is None:
        channel["last_message_id"] = stored["id"]
        if channel["type"] in THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            for user_id in (author_id, *mentions):
                hub.world.join_thread(channel_id, user_id)
        hub.world.put_channel(channel)
        _ping(hub, channel, stored, author_id, mentions)
        _dispatch(hub, channel, "MESSAGE_CREATE", wire)
    hub.feed.publish(News("message", channel_id, message_id, only_for))
    return wire


def _announce_change(hub: Hub, channel: Json, message_id: int, only_for: int | None) -> Json:
    wire = hub.message(message_id)
    if only_for is None:
        _dispatch(hub, channel, "MESSAGE_UPDATE", wire)
    hub.feed.publish(News("message", int(channel["id"]), message_id, only_for))
    return wire


def _dispatch(hub: Hub, channel: Json, event: str, wire: Json) -> None:
    guild_id = hub.guild_of(channel)
    if guild_id is not None:
        author = int(wire["author"]["id"])
        member = {k: v for k, v in payloads.member(hub.world, author).items() if k != "user"}
        wire = wire | {"guild_id": str(guild_id), "member": member}
    hub.gateway.dispatch(event, wire, guild_id)


def _ping(hub: Hub, channel: Json, stored: Json, author_id: int, mentions: list[int]) -> None:
    pinged = {user_id: "mention" for user_id in mentions}
    if channel["type"] == DIRECT:
        pinged[hub.world.recipient(int(channel["id"])) or 0] = "direct"
    pinged.pop(author_id, None)
    for user_id, kind in pinged.items():
        hub.world.run(
            "INSERT INTO pings VALUES (?, ?, ?, ?, ?)",
            hub.world.next_id(),
            int(stored["id"]),
            user_id,
            kind,
            bool(stored["flags"] & SUPPRESS_NOTIFICATIONS),
        )


def _reply(hub: Hub, channel: Json, body: Json) -> Json:
    reference = body.get("message_reference")
    if not reference:
        return {}
    row = hub.world.message(int(reference["message_id"]))
    if row is None or row["channel_id"] != int(channel["id"]):
        raise ApiError(50035, [(("message_reference",), "Unknown message")])
    return {
        "type": REPLY,
        "message_reference": {"type": 0, "message_id": str(row["id"]), "channel_id": channel["id"]},
    }


def _rich(embed: Json) -> Json:
    return {"type": "rich", **embed}


def _with_ids(components: list[Json]) -> list[Json]:
    taken = {component.get("id") for component in walk(components)}
    number = 0
    for component in walk(components):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
    return components


def _need_something(stored: Json) -> None:
    """Raise ApiError for a message without anything, and for a panel with more than components."""
    legacy = stored["content"] or stored["embeds"]
    if stored["flags"] & COMPONENTS_V2:
        if legacy:  # An edit keeps what it does not name.
            raise ApiError(50035, [(("flags",), "A V2 message cannot have content or embeds")])
        if not stored["components"]:
            raise ApiError(50006)
    # Discord shows a message of components alone only under the new look's flag.
    elif not (legacy or stored["attachments"] or stored["components"]):
        raise ApiError(50006)
