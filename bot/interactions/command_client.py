"""What rooms declare their commands with: who answers them, and what Discord shows of them.

Commands know no client: they are made once, and what receives one is noted on its interaction.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.interactions.context import Context
from bot.interactions.find_game import game_choices
from bot.language.language import Words, load
from engine.host.service import Host

Interaction = discord.Interaction[Any]
Work = Callable[[Context], Awaitable[None]]
Command = app_commands.Command[Any, Any, Any]
OptionChoices = list[app_commands.Choice[str]]
GameChoices = Callable[[Host, int, int | None, str, Words], Awaitable[list[tuple[str, str]]]]
"""Returns a label and an id for each game that a person may mean by what they have typed."""
_ENGLISH = load()
_RECEIVER = "receiver"


class CommandClient(Protocol):
    """What commands and their completions use of what receives them."""

    host: Host
    note_visit: Callable[[Context, str], Awaitable[None]]
    """Notes that a person has looked at a game; tells what they have missed."""

    async def admits(self, interaction: Interaction) -> bool:
        """Return whether an interaction may go on; answer one that may not."""

    async def words(self, interaction: Interaction) -> Words:
        """Return the words in which to answer the person of an interaction."""

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Do the work of a command, and say in one private sentence why it was refused."""


def client_of(interaction: Interaction) -> CommandClient:
    """Return what has received a command."""
    found: CommandClient = interaction.extras[_RECEIVER]
    return found


def note_client(interaction: Interaction, client: CommandClient) -> None:
    """Note on a command what has received it."""
    interaction.extras[_RECEIVER] = client


async def answer(interaction: Interaction, work: Work) -> None:
    """Do the work of a command, and say in one private sentence why it was refused."""
    await client_of(interaction).answer(interaction, work)


async def words_of(interaction: Interaction) -> Words:
    """Return the words in which to answer the person of a command."""
    return await client_of(interaction).words(interaction)


def localized(say: Callable[[Words], str]) -> app_commands.locale_str:
    """Return English words that Discord shows in the language of the person who types a command."""
    return app_commands.locale_str(say(_ENGLISH), say=say)


def about(name: str) -> app_commands.locale_str:
    """Return the description of a command or an option, `command-<name>` in the words."""
    return localized(lambda words: words.say(f"command-{name}"))


def plain_command(name: str, work: Work) -> Command:
    """Return a command without options, about no game in particular."""

    async def run(interaction: Interaction) -> None:
        await answer(interaction, work)

    return app_commands.Command(name=name, description=about(name), callback=run)


def choices(found: Iterable[tuple[str, str]]) -> OptionChoices:
    """Return completions by their labels and values."""
    return [app_commands.Choice(name=label, value=value) for label, value in found]


def complete_games(command: Command, offered: GameChoices = game_choices) -> None:
    """Let the option `game` of a command be completed."""

    @command.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> OptionChoices:
        host, words = client_of(interaction).host, await words_of(interaction)
        user, channel = interaction.user.id, interaction.channel_id
        return choices(await offered(host, user, channel, typed, words))
