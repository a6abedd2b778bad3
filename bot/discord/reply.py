"""Answering an interaction exactly once, in time, whatever it turns out to need."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.discord.archived_threads import ArchivedThreads
from bot.discord.discord_screen import WITHOUT_EMBEDS, modal_of
from bot.discord.double_presses import PressedButton
from bot.discord.edits import shown_embeds
from bot.discord.error_codes import FAILURES, Delivery, describe, meaning
from bot.discord.first_answer import FirstAnswer
from bot.discord.picture_uploads import PictureUploads
from bot.discord.private_messages import SentPrivately
from bot.ui.panel_screen import AnyScreen, PanelScreen, as_replacement
from bot.ui.screen import ModalScreen, Screen

LOG = logging.getLogger(__name__)
DEFER_AFTER = 1.5
"""Seconds before Discord is told to wait. Not at once: a modal cannot follow that."""
SendScreen = Callable[[AnyScreen], Awaitable[object]]
APOLOGY = Screen("😔")


class Reply:
    """The one answer to an interaction: a private sentence, an edit, a form, or nothing.

    `apology` is said where Discord refuses the answer that was to be shown. `pressed` is the press
    on a button that is answered, and learns when.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        apology: Screen = APOLOGY,
        uploads: PictureUploads | None = None,
        archived: ArchivedThreads | None = None,
        pressed: PressedButton | None = None,
    ) -> None:
        self._interaction = interaction
        # Not the interaction's own, which would hold each other until the next collection.
        self._response = FirstAnswer(interaction)
        self._uploads = uploads or PictureUploads()
        self._archived = archived
        self._pressed = pressed
        self._apology = apology
        self._lock = asyncio.Lock()
        self._deferred = False
        self._sent: int | None = None
        self._sent_panel = False
        self.answered = False
        self.is_update = False
        """Whether the answer is an edit of the message that was pressed: it may be edited again."""
        self.has_opened_form = False
        """Whether the answer is a form."""
        # Not a task that sleeps: it would keep itself and the reply until the next collection.
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._on_timeout)
        self._deferring: asyncio.Task[None] | None = None

    @property
    def message_id(self) -> int | None:
        """The id of the message that was pressed, if any."""
        message = self._interaction.message
        return message.id if message is not None else None

    @property
    def application_id(self) -> int:
        """The id of the bot's application."""
        return self._interaction.application_id

    @property
    def is_private(self) -> bool:
        """Whether the message that was pressed is one that only its reader sees."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def shown_id(self) -> int | None:
        """The id of the private message that this reply has sent, or edited as it was pressed."""
        return self.message_id if self.is_private and self.is_update else self._sent

    @property
    def sent_privately(self) -> SentPrivately | None:
        """The private message that was sent last, as another process can edit it."""
        if self._sent is None:
            return None
        token = self._interaction.token
        return SentPrivately(self.application_id, token, self._sent, self._sent_panel)

    @property
    def pressed_privately(self) -> SentPrivately | None:
        """The private message that was pressed, as another process can edit it."""
        if not self.is_private or self.message_id is None:
            return None
        token = self._interaction.token
        return SentPrivately(self.application_id, token, self.message_id, self._is_panel)

    @property
    def _is_panel(self) -> bool:
        """Whether the message that was pressed is one of components, and stays one."""
        message = self._interaction.message
        return message is not None and message.flags.components_v2

    def forget_press(self) -> None:
        """Note that the press has done nothing: one more is meant, and answered."""
        if self._pressed is not None:
            self._pressed.forget()

    def _on_timeout(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self._defer_in_time())

    async def _defer_in_time(self) -> None:
        async with self._lock:
            if not self.answered:
                self._deferred = True
                await self._request(self._defer)

    async def _defer(self) -> None:
        # Of a press, the silent kind (type 6); of a command, "thinking" for one reader only.
        if self._interaction.type is discord.InteractionType.application_command:
            await self._response.defer(ephemeral=True, thinking=True)
        else:
            await self._response.defer()

    async def send_private(self, screen: AnyScreen) -> SentPrivately | None:
        """Send a private message beside the one that was pressed; a plain sentence if it is
        refused. Return what deletes it later.
        """
        async with self._lock:
            send = self._private_sender()
            self._mark_answered()
            if (await self._send_or_fall_back(send, screen)).needs_other_text:
                await self._send_or_fall_back(send, self._apology)
            return self.sent_privately

    async def replace_sent(self, screen: AnyScreen) -> bool:
        """Replace the private message that was sent last; return whether that succeeded."""
        screen = as_replacement(screen, self._sent_panel)
        async with self._lock:
            if self._sent is None:
                return False
            arguments = await self._uploads.for_edit(self._sent, screen)
            edit = partial(self._interaction.followup.edit_message, self._sent, **arguments)
            return await self._attempt(edit) is Delivery.SHOWN

    async def replace_shown(self, screen: AnyScreen) -> bool:
        """Replace the private message of `shown_id`; return whether that succeeded."""
        if self.is_private and self.is_update:
            return await self.update(screen)
        return await self.replace_sent(screen)

    async def delete_sent(self) -> bool:
        """Delete the private message that was sent last; return whether that succeeded."""
        async with self._lock:
            if self._sent is None:
                return False
            delete = partial(self._interaction.followup.delete_message, self._sent)
            return await self._attempt(delete) is Delivery.SHOWN

    def _private_sender(self) -> SendScreen:
        """Return how a private message gets to its reader as things stand."""
        interaction = self._interaction
        if not self.answered and not self._deferred:
            return partial(self._send, self._response.send_message)
        if self._was_command and not self.answered:
            return partial(self._edit, interaction.edit_original_response)
        return partial(self._send, interaction.followup.send)

    async def update(self, screen: AnyScreen) -> bool:
        """Replace the content of the message that was pressed; return whether that succeeded.

        In place of a panel, what is no panel becomes one.
        """
        screen = as_replacement(screen, self._is_panel)
        async with self._lock:
            if self.answered or self._deferred:
                self._mark_answered()
                later = partial(self._edit, self._interaction.edit_original_response)
                self.is_update = await self._send_or_fall_back(later, screen) is Delivery.SHOWN
                return self.is_update
            private = self._private_sender()
            self._mark_answered()
            edit = partial(self._response.edit_message, **shown_embeds(screen))
            first = partial(self._edit, edit)
            delivery = await self._send_or_fall_back(first, screen)
            # The message may be gone: then the press is still to be acknowledged.
            self.answered = self.is_update = delivery is Delivery.SHOWN
            if delivery is Delivery.REFUSED:
                self.answered = (
                    await self._send_or_fall_back(private, self._apology) is Delivery.SHOWN
                )
            return self.is_update

    async def modal(self, screen: ModalScreen) -> bool:
        """Open a form, only as the first answer; return False when it is too late for that."""
        async with self._lock:
            if self.answered or self._deferred:
                return False
            self._mark_answered()
            private = partial(self._send, self._response.send_message)
            form = partial(self._response.send_modal, modal_of(screen))
            delivery = await self._request(form)
            if delivery.needs_other_text:
                await self._send_or_fall_back(private, self._apology)
            self.has_opened_form = delivery is Delivery.SHOWN
            return delivery is Delivery.SHOWN or delivery.needs_other_text

    async def close(self) -> None:
        """Acknowledge the interaction silently if nothing has answered it."""
        async with self._lock:
            if not self.answered and not self._deferred:
                await self._request(self._defer)
            self._mark_answered()
        if self._pressed is not None:
            self._pressed.note_answered()

    @property
    def _was_command(self) -> bool:
        return self._interaction.type is discord.InteractionType.application_command

    def _mark_answered(self) -> None:
        self.answered = True
        self._timer.cancel()

    async def _send_or_fall_back(self, send: SendScreen, screen: AnyScreen) -> Delivery:
        outcome = await self._request(partial(send, screen))
        if outcome.needs_no_pictures and screen.pictures:
            return await self._request(partial(send, screen.in_words()))
        return outcome

    async def _request(self, call: Callable[[], Awaitable[object]]) -> Delivery:
        outcome = await self._attempt(call)
        if outcome is not Delivery.ARCHIVED or self._archived is None:
            return outcome
        assert self._interaction.channel_id is not None, "it is in a thread"
        again = partial(self._attempt, call)
        return await self._archived.answer(self._interaction.channel_id, again)

    async def _attempt(self, call: Callable[[], Awaitable[object]]) -> Delivery:
        try:
            await call()
        except discord.InteractionResponded:
            return Delivery.TOO_LATE
        except FAILURES as error:
            found = meaning(error).delivery
            if found is Delivery.REFUSED:
                LOG.error("an answer to %s breaks a limit: %s", self._label, describe(error))
            elif found is Delivery.ARCHIVED:
                LOG.info("the thread for an answer to %s is archived", self._label)
            elif found is not Delivery.TOO_LATE:
                LOG.warning("an answer to %s did not arrive: %s", self._label, describe(error))
            return found
        return Delivery.SHOWN

    async def _send(self, send: Callable[..., Awaitable[object]], screen: AnyScreen) -> None:
        arguments = await self._uploads.for_new_message(screen)
        self._sent = self._uploads.note(await send(ephemeral=True, **arguments), screen)
        self._note_shown()
        self._sent_panel = not isinstance(screen, Screen)

    async def _edit(self, edit: Callable[..., Awaitable[object]], screen: AnyScreen) -> None:
        arguments = await self._uploads.for_edit(self.message_id, screen)
        if isinstance(screen, PanelScreen) and self.message_id is not None and not self._is_panel:
            arguments |= WITHOUT_EMBEDS
        self._uploads.note(await edit(**arguments), screen)
        self._note_shown()

    def _note_shown(self) -> None:
        if self._pressed is not None:
            self._pressed.note_shown()

    @property
    def _label(self) -> str:
        """What was pressed, which names the game, or the command that was typed."""
        data: Any = self._interaction.data or {}
        return str(data.get("custom_id") or data.get("name"))
