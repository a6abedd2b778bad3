"""What a member sees: channels, threads, direct messages and private answers."""

from __future__ import annotations

import sqlite3

from bot.local import stored_json
from bot.local.errors import Json
from bot.local.world import DIRECT, PLACES, PRIVATE_THREAD, THREADS, World


def sees(world: World, user_id: int, channel: Json) -> bool:
    """Return whether the member can open the channel."""
    if channel["type"] == DIRECT:
        return world.recipient(int(channel["id"])) == user_id
    if channel["type"] == PRIVATE_THREAD:
        return user_id in world.thread_members(int(channel["id"]))
    return True


def seen_channels(world: World, user_id: int) -> list[Json]:
    """Return every channel, thread and direct message channel the member can open."""
    everywhere = world.channels(*PLACES, *THREADS, DIRECT)
    return [channel for channel in everywhere if sees(world, user_id, channel)]


def seen_messages(
    world: World, user_id: int, channel_id: int | None, limit: int, after: int = 0
) -> list[sqlite3.Row]:
    """Return messages the member sees, newest first; after is a revision: changed since then."""
    ids = [int(c["id"]) for c in seen_channels(world, user_id)]
    ids = [i for i in ids if channel_id in (None, i)]
    marks = ",".join("?" * len(ids))
    return world.select(
        f"SELECT * FROM messages WHERE channel_id IN ({marks}) AND deleted=0 AND revision>?"
        " AND (only_for IS NULL OR only_for=?) ORDER BY id DESC LIMIT ?",
        *ids,
        after,
        user_id,
        limit,
    )


def last_read(world: World, user_id: int, channel_id: int) -> int:
    """Return the moment, as an id, until which the member has seen the channel; 0 if never."""
    rows = world.select(
        "SELECT message_id FROM reads WHERE user_id=? AND channel_id=?", user_id, channel_id
    )
    return int(rows[0]["message_id"]) if rows else 0


def unread(world: World, user_id: int, channel: Json) -> tuple[bool, int]:
    """Return whether something new is in the channel, and how many notifications came from it.

    A closed thread wants nothing of anybody any more.
    """
    if (channel.get("thread_metadata") or {}).get("archived"):
        return False, 0
    channel_id = int(channel["id"])
    read = last_read(world, user_id, channel_id)
    pings = world.select(
        "SELECT count(*) AS n FROM pings JOIN messages m ON m.id=message_id"
        " WHERE user_id=? AND m.channel_id=? AND m.deleted=0 AND message_id>?",
        user_id,
        channel_id,
        read,
    )
    return int(channel.get("last_message_id") or 0) > read, pings[0]["n"]


def waiting(world: World, user_id: int) -> int:
    """Return how many notifications the member has not seen, wherever they are but in closed
    threads.
    """
    rows = world.select(
        "SELECT count(*) AS n FROM pings p JOIN messages m ON m.id=p.message_id"
        " JOIN channels c ON c.id=m.channel_id"
        " LEFT JOIN reads r ON r.user_id=p.user_id AND r.channel_id=m.channel_id"
        " WHERE p.user_id=? AND m.deleted=0 AND p.message_id>coalesce(r.message_id, 0)"
        " AND NOT coalesce(json_extract(c.body, '$.thread_metadata.archived'), 0)",
        user_id,
    )
    return int(rows[0]["n"])


def notifying_channels(world: World, user_id: int) -> list[str]:
    """Return the channels whose notifications still want something of the member, who has not seen
    them.

    A closed thread wants nothing any more, nor does a message that has lost its last button.
    """
    rows = world.select(
        "SELECT DISTINCT m.channel_id, m.body FROM pings p JOIN messages m ON m.id=p.message_id"
        " JOIN channels c ON c.id=m.channel_id"
        " LEFT JOIN reads r ON r.user_id=p.user_id AND r.channel_id=m.channel_id"
        " WHERE p.user_id=? AND p.silent=0 AND m.deleted=0"
        " AND p.message_id>coalesce(r.message_id, 0)"
        " AND NOT coalesce(json_extract(c.body, '$.thread_metadata.archived'), 0)",
        user_id,
    )
    found = (str(row["channel_id"]) for row in rows if not _is_over(stored_json.read(row["body"])))
    return list(dict.fromkeys(found))


def _is_over(message: Json) -> bool:
    """Return whether an edit has left nothing to press; a message that never had is not over."""
    return bool(message.get("edited_timestamp")) and not _can_be_pressed(message["components"])


def _can_be_pressed(parts: list[Json]) -> bool:
    inner = (it for part in parts for it in (*part.get("components", ()), part.get("accessory")))
    pressable = any("custom_id" in part and not part.get("disabled") for part in parts)
    return pressable or any(_can_be_pressed([it]) for it in inner if it is not None)


def mark_read(world: World, user_id: int, channel_id: int) -> None:
    """Note that the member has seen all there is in the channel."""
    world.run("REPLACE INTO reads VALUES (?, ?, ?)", user_id, channel_id, world.next_id())
