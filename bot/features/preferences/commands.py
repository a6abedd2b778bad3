"""The command `preferences`."""

from discord import app_commands

from bot.features.preferences.preferences import open_preferences
from bot.features.preferences.zone import zone_choices
from bot.interactions.command_client import (
    Command,
    Interaction,
    OptionChoices,
    about,
    answer,
    choices,
    client_of,
    words_of,
)


@app_commands.command(name="preferences", description=about("preferences"))
@app_commands.describe(zone=about("preferences-zone"), quiet=about("preferences-quiet"))
async def preferences(
    interaction: Interaction, zone: str | None = None, quiet: str | None = None
) -> None:
    """Show what a person has chosen for all games, and choose what was typed."""
    await answer(interaction, lambda it: open_preferences(it, zone, quiet))


@preferences.autocomplete("zone")
async def _zones(interaction: Interaction, typed: str) -> OptionChoices:
    now = client_of(interaction).host.now()
    return choices(zone_choices(typed, now, await words_of(interaction)))


COMMANDS: tuple[Command, ...] = (preferences,)
