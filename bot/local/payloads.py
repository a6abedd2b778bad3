"""The objects of the wire: users, members, guild, channels and messages as Discord sends them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from bot.local import stored_json
from bot.local.errors import Json
from bot.local.media import by_themselves
from bot.local.permissions import BOT_ROLE, EVERYONE, bot_permissions, role_id, role_permissions
from bot.local.world import DIRECT, GUILD_NAME, PLACES, THREADS, World

JOINED = "2026-01-01T00:00:00.000000+00:00"


def user(world: World, user_id: int) -> Json:
    """Return a user object."""
    row = world.user(user_id)
    assert row is not None, user_id
    return {
        "id": str(user_id),
        "username": row["name"].lower(),
        "global_name": None if row["bot"] else row["name"],
        "discriminator": "0",
        "avatar": None,
        "bot": bool(row["bot"]),
        "public_flags": 0,
    }


def member(world: World, user_id: int) -> Json:
    """Return a guild member object."""
    return {
        "user": user(world, user_id),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": JOINED,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def bot_member(world: World, guild_id: int) -> Json:
    """Return the bot as a member, with the role that carries its permissions."""
    return member(world, world.bot_id) | {"roles": [str(role_id(guild_id, BOT_ROLE))]}


def application(world: World) -> Json:
    """Return the bot's application."""
    owner = user(world, world.owner())
    return {
        "id": str(world.bot_id),
        "name": user(world, world.bot_id)["username"],
        "icon": None,
        "description": "",
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": owner,
        "team": None,
        "bot": user(world, world.bot_id),
        "install_params": None,
        "integration_types_config": {"0": {}, "1": {}},
        "interactions_endpoint_url": None,
    }


def guild(world: World, guild_id: int) -> Json:
    """Return a guild without its channels and members."""
    return {
        "id": str(guild_id),
        "name": GUILD_NAME,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(world.owner()),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles(world),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.locale,
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
    }


def guild_create(world: World, guild_id: int) -> Json:
    """Return a guild as the gateway opens it: channels, active threads and the bot alone."""
    inside = [
        channel(world, stored)
        for stored in world.channels(*PLACES, *THREADS)
        if stored["guild_id"] == str(guild_id)
    ]
    threads = [it for it in inside if it["type"] in THREADS]
    return guild(world, guild_id) | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(world.users()) + 1,
        "voice_states": [],
        "members": [bot_member(world, guild_id)],
        "channels": [it for it in inside if it["type"] in PLACES],
        "threads": [t for t in threads if not t["thread_metadata"]["archived"]],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, body: Json) -> Json:
    """Return a channel, thread or direct message channel object."""
    channel_id = int(body["id"])
    if body["type"] == DIRECT:
        return body | {"recipients": [user(world, world.recipient(channel_id) or 0)]}
    if body["type"] in THREADS:
        members = world.thread_members(channel_id)
        body = body | {"member_count": len(members)}
        if world.bot_id in members:
            body["member"] = thread_member(channel_id, world.bot_id)
    return body


def thread_member(thread_id: int, user_id: int) -> Json:
    """Return a member of a thread."""
    return {
        "id": str(thread_id),
        "user_id": str(user_id),
        "join_timestamp": JOINED,
        "flags": 0,
    }


def interaction_channel(world: World, body: Json) -> Json:
    """Return the partial channel an interaction carries."""
    keys = ("id", "type", "name", "parent_id", "thread_metadata", "guild_id", "flags", "position",
            "last_message_id", "nsfw", "topic", "rate_limit_per_user", "owner_id", "message_count",
            "member_count", "recipients", "permission_overwrites")  # fmt: skip
    full = channel(world, body)
    part = {key: full[key] for key in keys if key in full}
    return part | {"permissions": str(bot_permissions(world, body))}


def message(world: World, row: sqlite3.Row, base: str) -> Json:
    """Return a message object; attachments are addressed under base, and its thread is added."""
    body = seen_message(world, row, base)
    return body | {"attachments": by_themselves(body)}


def seen_message(world: World, row: sqlite3.Row, base: str) -> Json:
    """Return the message with all its files, those that its embeds show too."""
    body: Json = stored_json.read(row["body"].replace("local:/", base + "/"))
    thread = world.channel(int(body["id"]))
    if thread is not None:
        body["thread"] = channel(world, thread)
    return body


def mentioned(world: World, ids: list[int]) -> Iterator[Json]:
    """Yield the user objects of those mentioned."""
    for user_id in ids:
        if world.user(user_id) is not None:
            yield user(world, user_id)


def mentioned_name(world: World, kind: str, number: int) -> str | None:
    """Return the name of a mentioned user or role; None for an unknown one."""
    if kind == "role":
        return next((str(it["name"]) for it in roles(world) if it["id"] == str(number)), None)
    row = world.user(number)
    return None if row is None else str(row["name"])


def roles(world: World) -> list[Json]:
    """Return the roles of the guild."""
    return [role(world, world.guild_id, which) for which in (EVERYONE, BOT_ROLE)]


def role(world: World, guild_id: int, which: str) -> Json:
    """Return one of a guild's two roles."""
    position = int(which == BOT_ROLE)
    return {
        "id": str(role_id(guild_id, which)),
        "name": "Monopoly" if position else "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(role_permissions(world, which)),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
