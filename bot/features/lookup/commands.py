"""Commands that look something up: board and deed."""

from discord import app_commands

from bot.features.lookup import reading
from bot.interactions.command_client import (
    Interaction,
    OptionChoices,
    about,
    choices,
    client_of,
    words_of,
)
from bot.interactions.find_game import find_table
from bot.interactions.which_game import GameCommand


@app_commands.describe(name=about("deed-name"), game=about("which-game"))
async def _deed(interaction: Interaction, name: str, game: str | None = None) -> None:
    await DEED.answer(interaction, game, name)


DEED = GameCommand("deed", find_table, reading.show_deed, _deed)


@DEED.autocomplete("name")
async def _names(interaction: Interaction, typed: str) -> OptionChoices:
    host, words = client_of(interaction).host, await words_of(interaction)
    user, channel = interaction.user.id, interaction.channel_id
    return choices(await reading.deed_choices(host, user, channel, typed, words))


COMMANDS = (GameCommand("board", find_table, reading.show_board), DEED)
