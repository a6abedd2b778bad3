"""What receives commands, as they see it."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import discord

from bot.features.people.absence_digest import AbsenceDigest
from bot.interactions.context import Context
from bot.language.language import Words
from engine.host.service import Host

Interaction = discord.Interaction[Any]
Work = Callable[[Context], Awaitable[None]]
_RECEIVER = "receiver"


class CommandClient(Protocol):
    """What commands and their completions use of what receives them."""

    host: Host
    absence_digest: AbsenceDigest

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
