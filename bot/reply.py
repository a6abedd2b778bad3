"""Answering an interaction exactly once, in time, whatever it turns out to need."""

import asyncio
import logging
from typing import Any

import aiohttp
import discord

from bot.discord_screen import modal_of, payload
from bot.screen import ModalScreen, Screen

LOG = logging.getLogger(__name__)
PATIENCE = 1.5
"""Seconds before Discord is told to wait. Not at once: a modal cannot follow that."""
ANSWERED = {40060, 10062}
"""Already acknowledged, or too late: what was asked is done all the same."""


class Reply:
    """The one answer to an interaction: a private sentence, a new face, a modal, or nothing."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._turn = asyncio.Lock()
        self._deferred = False
        self.answered = False
        self._timer = asyncio.get_running_loop().create_task(self._defer_in_time())

    @property
    def message_id(self) -> int | None:
        """The message that was pressed, if any."""
        message = self._interaction.message
        return message.id if message is not None else None

    @property
    def is_private(self) -> bool:
        """Whether the message that was pressed is one that only its reader sees."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    async def _defer_in_time(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._turn:
            if not self.answered:
                self._deferred = True
                await self._try(self._defer)

    async def _defer(self) -> None:
        # Of a press, the silent kind (type 6); of a command, "thinking" for one reader only.
        if self._interaction.type is discord.InteractionType.application_command:
            await self._interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self._interaction.response.defer()

    async def whisper(self, screen: Screen) -> None:
        """A private message beside what was pressed."""
        async with self._turn:
            first = not self.answered and not self._deferred
            thinking = self._deferred and not self.answered and self._was_command
            self._done()
            content = payload(screen)
            if first:
                await self._try(
                    lambda: self._interaction.response.send_message(ephemeral=True, **content)
                )
            elif thinking:
                await self._try(lambda: self._interaction.edit_original_response(**content))
            else:
                await self._try(lambda: self._interaction.followup.send(ephemeral=True, **content))

    async def update(self, screen: Screen) -> bool:
        """A new face for the message that was pressed; whether it got there."""
        content = payload(screen)
        async with self._turn:
            first = not self.answered and not self._deferred
            self._done()
            if not first:
                return await self._try(lambda: self._interaction.edit_original_response(**content))
            arrived = await self._try(lambda: self._interaction.response.edit_message(**content))
            # The message may be gone: then the press is still to be acknowledged.
            self.answered = arrived
            return arrived

    async def modal(self, screen: ModalScreen) -> bool:
        """A form, only as the first answer; False when it came too late for that."""
        async with self._turn:
            if self.answered or self._deferred:
                return False
            self._done()
            form = modal_of(screen)
            return await self._try(lambda: self._interaction.response.send_modal(form))

    async def close(self) -> None:
        """Nothing more to say: acknowledge silently what was not answered."""
        async with self._turn:
            if not self.answered and not self._deferred:
                await self._try(self._defer)
            self._done()

    @property
    def _was_command(self) -> bool:
        return self._interaction.type is discord.InteractionType.application_command

    def _done(self) -> None:
        self.answered = True
        self._timer.cancel()

    async def _try(self, call: Any) -> bool:
        try:
            await call()
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as error:
            if error.code not in ANSWERED:
                LOG.warning("an answer did not arrive: %s", error.code or error.status)
            return False
        except (aiohttp.ClientError, OSError) as error:
            LOG.warning("an answer did not arrive: %r", error)
            return False
        return True
