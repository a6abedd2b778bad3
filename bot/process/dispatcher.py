"""The dispatcher: carries every press, form and command to what answers it."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.commands.groups import command_label
from bot.discord import tracing
from bot.discord.double_presses import DoublePresses
from bot.discord.raw_interactions import id_of, is_button
from bot.interactions.command_client import Work
from bot.interactions.context import Context
from bot.interactions.router import Router
from bot.language.language import Words
from bot.limits.admission import Admission
from bot.process.new_contexts import NewContexts
from bot.ui.press import NO_GAME, read_press
from engine.host.service import Host

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
Interaction = discord.Interaction[Any]


class Dispatcher:
    """Carries presses and commands to the host; `note_visit` hears of each game looked at."""

    def __init__(
        self,
        host: Host,
        contexts: NewContexts,
        router: Router,
        double_presses: DoublePresses,
        admission: Admission,
        note_visit: Callable[[Context, str], Awaitable[None]],
    ) -> None:
        self.host = host
        self.contexts = contexts
        self.router = router
        self.double_presses = double_presses
        self.admission = admission
        self.note_visit = note_visit

    async def on_interaction(self, interaction: Interaction) -> None:
        """Dispatch every button, select and form, those of an earlier process included."""
        if interaction.type in PRESSES and await self.admits(interaction):
            await self._press(interaction)

    async def admits(self, interaction: Interaction) -> bool:
        """Return whether an interaction may go on; answer one that may not."""
        return await self.admission.admits(interaction)

    async def _press(self, interaction: Interaction) -> None:
        custom_id, pressed = id_of(interaction.data), None
        press = read_press(custom_id)
        if press is not None and is_button(interaction.data):
            # As it is now: what comes first may take a while.
            pressed = self.double_presses.note(interaction, press, custom_id)
            if pressed is None:
                await self.router.refuse_double(await self.contexts.begin(interaction))
                return
        context = await self.contexts.begin(interaction, pressed)
        await self.router.press(context, custom_id)
        if press is not None and press.game_id != NO_GAME:
            await self.note_visit(context, press.game_id)

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Do the work of a command, and say in one private sentence why it was refused."""
        if interaction.command is not None:
            tracing.note_command(command_label(interaction.command))
        context = await self.contexts.begin(interaction)
        await self.router.run_work(context, None, work(context))

    async def words(self, interaction: Interaction) -> Words:
        """Return the words in which to answer the person of an interaction."""
        return await self.contexts.words(interaction)
