"""Places that a world of the local Discord does not begin with, and what roles may do there."""

from __future__ import annotations

from bot.local.errors import Json
from bot.local.permissions import BITS, OF_ROLE, USUAL, overwrite
from bot.local.stored_json import text_of
from bot.local.world import MORE_GUILDS, PLACES, WITHOUT_BOT, World


def add_guild(world: World, channel: str, shard: int, shards: int) -> int:
    """Add a guild with the same members and one channel, on the given shard of `shards`."""
    stamp = (world.next_id() >> 22) + 1
    guild = stamp + (shard - stamp) % shards << 22
    world.set_meta(MORE_GUILDS, text_of([*world.guilds()[1:], guild]))
    world.add_channel(guild, channel, 0)
    return guild


def add_guild_without_bot(world: World, channel: str) -> int:
    """Add a guild in which people have only installed the app for themselves."""
    guild = add_guild(world, channel, 0, 1)
    world.set_meta(WITHOUT_BOT.format(guild), "1")
    return guild


def add_channel(world: World, name: str, kind: int) -> Json:
    """Return a new channel of the first guild, of one of PLACES."""
    return world.add_channel(world.guild_id, name, len(world.channels(*PLACES)), kind)


def take_from_role(world: World, role: str, names: list[str]) -> None:
    """Take exactly these permissions from a role."""
    left = USUAL[role] & ~sum(BITS[name] for name in names)
    world.set_meta(OF_ROLE.format(role), str(left))


def deny(world: World, channel: Json, names: list[str]) -> Json:
    """Take exactly these permissions from the bot itself in a channel."""
    return overwrite(world, channel, str(world.bot_id), [], names)
