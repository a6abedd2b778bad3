"""The tree of commands; a command that is not ours gets a private sentence, too."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.discord import tracing
from bot.discord.raw_interactions import focused_option, read_command
from bot.discord.tracing import InteractionOutcome
from bot.interactions.command_client import CommandClient, note_client

LOG = logging.getLogger(__name__)
NOT_OURS = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""A command, or an option of one, that we do not have: as a rule that of an older version."""


class Tree(app_commands.CommandTree[Any]):
    """Answers every command, also those of a client that still shows an older list."""

    def __init__(self, client: discord.Client, receiver: CommandClient) -> None:
        super().__init__(client)
        self._receiver = receiver

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Make typed options readable; refuse what is beyond the limits or has no completions."""
        note_client(interaction, self._receiver)
        interaction.data = read_command(interaction.data)
        if not await self._receiver.admits(interaction):
            return False
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        if self._completes(interaction):
            # What is left only reads, and answers nothing if it fails.
            tracing.end(InteractionOutcome.DONE)
            return True
        LOG.info("a completion that is none of ours: %.100r", (interaction.data or {}).get("name"))
        await interaction.response.autocomplete([])
        tracing.end(InteractionOutcome.UNKNOWN)
        return False

    def _completes(self, interaction: discord.Interaction[Any]) -> bool:
        command, name = interaction.command, focused_option(interaction.data or {})
        if not isinstance(command, app_commands.Command) or name is None:
            return False
        parameter = command.get_parameter(name)
        return parameter is not None and parameter.autocomplete

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an unknown command in one private sentence; log every other error as a bug."""
        if not isinstance(error, NOT_OURS):
            await super().on_error(interaction, error)
            tracing.end(InteractionOutcome.FAILED)
            return
        LOG.info("a command that is none of ours: %s", error)
        words = await self._receiver.words(interaction)
        await interaction.response.send_message(words.say("command-unknown"), ephemeral=True)
        tracing.end(InteractionOutcome.UNKNOWN)
