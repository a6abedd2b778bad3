"""The command `new`, and `settings` for moderators."""

from discord import app_commands

from bot.features.lobby.lobby_opening import open_lobby
from bot.features.lobby.server_settings import open_settings
from bot.interactions.command_choices import EDITION_CHOICES, GAME_CHOICES, PACE_CHOICES
from bot.interactions.command_client import Command, Interaction, about, answer, plain_command


@app_commands.command(name="new", description=about("new"))
@app_commands.describe(
    pace=about("new-pace"),
    edition=about("new-edition"),
    game=about("new-game"),
    guests=about("new-with"),
)
@app_commands.rename(guests="with")
@app_commands.choices(pace=PACE_CHOICES, edition=EDITION_CHOICES, game=GAME_CHOICES)
async def new(
    interaction: Interaction,
    pace: str | None = None,
    edition: str | None = None,
    game: str | None = None,
    guests: str | None = None,
) -> None:
    """Open a lobby."""
    await answer(interaction, lambda it: open_lobby(it, pace, edition, game, guests))


COMMANDS: tuple[Command, ...] = (new,)
MODERATOR_COMMANDS = (plain_command("settings", open_settings),)
