"""Leaving servers that the host of the bot has blocked."""

import logging
from collections.abc import Iterable

import discord

from engine.host.personal.blocked import blocked_servers
from engine.host.service import Host
from engine.host.store.errors import StoreError

LOG = logging.getLogger(__name__)


async def leave_blocked(host: Host, guilds: Iterable[discord.Guild]) -> frozenset[int]:
    """Leave those of these servers that are blocked; return their ids."""
    left = set[int]()
    try:
        blocked = await blocked_servers(host)
        for guild in guilds:
            if guild.id in blocked:
                LOG.info("leaving server %d, which is blocked", guild.id)
                left.add(guild.id)
                await guild.leave()
    except (StoreError, discord.HTTPException) as error:
        LOG.warning("a blocked server could not be left: %s", error)
    return frozenset(left)
