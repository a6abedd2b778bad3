"""Where discord.py finds Discord: its own addresses, a request proxy, or a Discord for tests."""

import logging

import discord
import yarl

from bot.process.config import Settings

LOG = logging.getLogger(__name__)


def use_addresses(settings: Settings) -> None:
    """Send requests to the addresses of the settings from now on.

    A request proxy takes the place of Discord’s host for all requests; it tells of the gateway
    itself, or the gateway is the usual one.
    """
    if settings.discord_api_base and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_base
        gateway = yarl.URL(settings.discord_gateway_url)
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    if (warning := proxy_warning(settings)) is not None:
        path = yarl.URL(discord.http.Route.BASE).path
        discord.http.Route.BASE = f"{settings.discord_proxy}{path}"
        LOG.warning(warning)


def proxy_warning(settings: Settings) -> str | None:
    """Return where the token goes because of a request proxy; None without one."""
    if settings.discord_proxy is None:
        return None
    open_way = settings.discord_proxy_remote and settings.discord_proxy.startswith("http://")
    return (
        f"every request to Discord, and the bot’s token with it, goes to {settings.discord_proxy} "
        "(DISCORD_PROXY). Whoever runs that program, or comes in its place, has the bot"
        f"{', and so has whoever reads the network in between' if open_way else ''}."
    )
