"""Discord's permission bits, what each member may do where, and the bot's share of them."""

from __future__ import annotations

from bot.local.errors import ApiError, Json
from bot.local.world import DIRECT, THREADS, World

BITS = {
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
BOT_PERMISSIONS = sum(BITS.values())
MEMBER_PERMISSIONS = BOT_PERMISSIONS & ~(
    BITS["manage_messages"] | BITS["manage_threads"] | BITS["pin_messages"]
)
OWNER_PERMISSIONS = (1 << 53) - 1
DIRECT_PERMISSIONS = BITS["view_channel"] | BITS["send_messages"] | BITS["embed_links"] | BITS[
    "attach_files"
] | BITS["read_message_history"]  # fmt: skip


BROUGHT_PERMISSIONS = BITS["embed_links"] | BITS["attach_files"] | BITS["use_external_emojis"]
"""What answers may hold where a person has only installed the app for themselves."""
EVERYONE, BOT_ROLE = "everyone", "bot"
"""The roles of a guild; `role_id` tells their ids."""
OF_ROLE = "role:{}"
"""The note with what a role allows, if that is not the usual."""
GRANTED = "granted:{}"
"""The note with the permissions of a member beyond those of everyone."""
USUAL = {EVERYONE: MEMBER_PERMISSIONS, BOT_ROLE: BOT_PERMISSIONS}


def role_id(guild_id: int, role: str) -> int:
    """Return the id of a role: that of everyone is the guild's own, as at Discord."""
    return guild_id - 1 if role == BOT_ROLE else guild_id


def role_permissions(world: World, role: str) -> int:
    """Return what a role allows wherever no channel says otherwise."""
    return int(world.meta(OF_ROLE.format(role)) or USUAL[role])


def bot_permissions(world: World, channel: Json) -> int:
    """Return the bot's permissions in a channel; a thread has its parent's.

    Overwrites count in Discord's order: that of everyone, those of roles, that of the member.
    """
    if channel["type"] == DIRECT:
        return DIRECT_PERMISSIONS
    if not world.has_bot(int(channel["guild_id"])):
        return 0
    if channel["type"] in THREADS:
        channel = world.channel(int(channel["parent_id"])) or channel
    held = role_permissions(world, EVERYONE) | role_permissions(world, BOT_ROLE)
    found = {it["id"]: it for it in channel.get("permission_overwrites") or []}
    for target in overwritten(world, channel):
        if (overwrite := found.get(target)) is not None:
            held = held & ~int(overwrite["deny"]) | int(overwrite["allow"])
    return held


def overwritten(world: World, channel: Json) -> tuple[str, str, str]:
    """Return whose overwrites concern the bot: everyone's, its role's, its own."""
    guild_id = int(channel["guild_id"])
    roles = [str(role_id(guild_id, it)) for it in (EVERYONE, BOT_ROLE)]
    return roles[0], roles[1], str(world.bot_id)


def member_permissions(world: World, user_id: int) -> int:
    """Return a member's permissions, which are all for the owner of the guild."""
    if world.owner() == user_id:
        return OWNER_PERMISSIONS
    return MEMBER_PERMISSIONS | int(world.meta(GRANTED.format(user_id)) or 0)


def overwrite(
    world: World, channel: Json, target: str, allowed: list[str], denied: list[str]
) -> Json:
    """Allow and deny exactly this to a role or a member in a channel."""
    others = [it for it in channel.get("permission_overwrites") or [] if it["id"] != target]
    kind, allow, deny_ = int(target == str(world.bot_id)), _bits(allowed), _bits(denied)
    entry = {"id": target, "type": kind, "allow": str(allow), "deny": str(deny_)}
    channel["permission_overwrites"] = [*others, entry] if allow or deny_ else others
    return world.put_channel(channel)


def _bits(names: list[str]) -> int:
    return sum(BITS[name] for name in names)


def need(world: World, channel: Json, *names: str) -> None:
    """Raise 50001 or 50013 unless the bot may do all this in the channel."""
    held = bot_permissions(world, channel)
    if not held & BITS["view_channel"]:
        raise ApiError(50001)
    for name in names:
        if not held & BITS[name]:
            raise ApiError(50013)
