"""The command `standings`."""

import discord
from discord import app_commands

from bot.features.statistics.ladder import show_profile, show_standings
from bot.interactions.command_client import Command, Interaction, about, answer
from engine.host.lobby import Person


@app_commands.command(name="standings", description=about("standings"))
@app_commands.describe(player=about("standings-player"))
async def standings(interaction: Interaction, player: discord.User | None = None) -> None:
    """Show the server's standings, or a person's results."""
    who = None if player is None else Person(player.id, player.display_name)
    await answer(interaction, lambda it: show_profile(it, who) if who else show_standings(it))


COMMANDS: tuple[Command, ...] = (standings,)
