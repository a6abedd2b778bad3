"""Leaving servers that the host of the bot has blocked."""

import logging
from collections.abc import Iterable

import discord

from bot.discord.error_codes import FAILURES
from engine.host.administration.blocked import blocked_servers
from engine.host.service import Host
from engine.host.store.errors import StoreError

LOG = logging.getLogger(__name__)


async def leave_blocked(host: Host, guilds: Iterable[discord.Guild]) -> frozenset[int]:
    """Leave those of these servers that are blocked; return their ids."""
    try:
        blocked = await blocked_servers(host)
    except StoreError as error:
        LOG.warning("which servers are blocked could not be read: %s", error)
        return frozenset()
    found = [guild for guild in guilds if guild.id in blocked]
    for guild in found:
        LOG.info("leaving server %d, which is blocked", guild.id)
        try:
            await guild.leave()
        except FAILURES as error:
            LOG.warning("the blocked server %d could not be left: %s", guild.id, error)
    return frozenset(it.id for it in found)
