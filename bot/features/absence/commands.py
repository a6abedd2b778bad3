"""The commands `away` and `pause`."""

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.features.absence import absence
from bot.interactions.command_client import (
    Interaction,
    OptionChoices,
    about,
    choices,
    client_of,
    words_of,
)
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand
from bot.language.language import Words
from engine.host.service import Host


@app_commands.describe(until=about("away-until"), game=about("which-game"))
async def _away(interaction: Interaction, until: str = "", game: str | None = None) -> None:
    await AWAY.answer(interaction, game, until)


@app_commands.describe(until=about("pause-until"), game=about("which-game"))
async def _pause(interaction: Interaction, until: str = "", game: str | None = None) -> None:
    await PAUSE.answer(interaction, game, until)


def _complete_moments(
    command: GameCommand,
    offered: Callable[[Host, int, str, Words], Awaitable[list[tuple[str, str]]]],
) -> None:
    @command.autocomplete("until")
    async def moments(interaction: Interaction, typed: str) -> OptionChoices:
        host, words = client_of(interaction).host, await words_of(interaction)
        return choices(await offered(host, interaction.user.id, typed, words))


AWAY = GameCommand("away", find_seat, absence.away, _away)
PAUSE = GameCommand("pause", find_seat, absence.pause, _pause)
_complete_moments(AWAY, absence.away_choices)
_complete_moments(PAUSE, absence.pause_choices)
COMMANDS = (AWAY, PAUSE)
