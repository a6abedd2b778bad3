"""Where discord.py finds Discord."""

import discord
import yarl

from bot.process.config import Settings


def use_addresses(settings: Settings) -> None:
    """Talk to a Discord on this machine instead of the real one, if the settings say so."""
    if settings.discord_api_base and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_base
        gateway = yarl.URL(settings.discord_gateway_url)
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
