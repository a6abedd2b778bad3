"""The commands `stats`, `leaderboard` and `profile`."""

import discord
from discord import app_commands

from bot.features.statistics.ladder import show_leaderboard, show_profile
from bot.features.statistics.stats import show_stats
from bot.interactions.command_client import Command, Interaction, about, answer, plain_command
from bot.interactions.find_game import find_table
from bot.interactions.which_game import GameCommand
from engine.host.lobby import Person


@app_commands.command(name="profile", description=about("profile"))
@app_commands.describe(player=about("profile-player"))
async def profile(interaction: Interaction, player: discord.User | None = None) -> None:
    """Show a person's results, by default one's own."""
    who = None if player is None else Person(player.id, player.display_name)
    await answer(interaction, lambda it: show_profile(it, who))


COMMANDS: tuple[Command, ...] = (
    GameCommand("stats", find_table, show_stats),
    plain_command("leaderboard", show_leaderboard),
    profile,
)
