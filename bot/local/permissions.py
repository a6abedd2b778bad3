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


def bot_permissions(world: World, channel: Json) -> int:
    """Return the bot's permissions in a channel; a thread has its parent's."""
    if channel["type"] == DIRECT:
        return DIRECT_PERMISSIONS
    if channel["type"] in THREADS:
        channel = world.channel(int(channel["parent_id"])) or channel
    denied = 0
    for overwrite in channel.get("permission_overwrites") or []:
        if overwrite["id"] == str(world.bot_id):
            denied |= int(overwrite["deny"])
    return BOT_PERMISSIONS & ~denied


def member_permissions(world: World, user_id: int) -> int:
    """Return a member's permissions; the first member owns the guild."""
    return OWNER_PERMISSIONS if world.owner() == user_id else MEMBER_PERMISSIONS


def deny(world: World, channel: Json, names: list[str]) -> Json:
    """Take exactly these permissions from the bot in a channel."""
    bits = sum(BITS[name] for name in names)
    channel["permission_overwrites"] = (
        [{"id": str(world.bot_id), "type": 1, "allow": "0", "deny": str(bits)}] if bits else []
    )
    return world.put_channel(channel)


def need(world: World, channel: Json, *names: str) -> None:
    """Raise 50001 or 50013 unless the bot may do all this in the channel."""
    held = bot_permissions(world, channel)
    if not held & BITS["view_channel"]:
        raise ApiError(50001)
    for name in names:
        if not held & BITS[name]:
            raise ApiError(50013)
