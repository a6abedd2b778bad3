"""Answering an interaction exactly once, in time, whatever it turns out to need."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

import discord

from bot.limits.debounce import Debounce, brought_up, brought_up_in_another
from bot.press import Press, read_press
from bot.screen import ModalScreen, Screen
from bot.transport.archived_threads import ArchivedThreads
from bot.transport.discord_screen import modal_of
from bot.transport.errors import FAILURES, Fate, describe, meaning
from bot.transport.payloads import id_of, is_button
from bot.transport.picture_uploads import PictureUploads

LOG = logging.getLogger(__name__)
DEFER_AFTER = 1.5
"""Seconds before Discord is told to wait. Not at once: a modal cannot follow that."""
Way = Callable[[Screen], Awaitable[object]]
Risky = Callable[[Press, Iterable[str], Screen], Iterable[str]]
Response = discord.InteractionResponse[Any]
APOLOGY = Screen("😔")


class Reply:
    """The one answer to an interaction: a private sentence, an edit, a form, or nothing.

    `sorry` is said where Discord refuses the answer that was to be shown.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        sorry: Screen = APOLOGY,
        uploads: PictureUploads | None = None,
        debounce: Debounce | None = None,
        archived: ArchivedThreads | None = None,
    ) -> None:
        self._interaction = interaction
        # Not the interaction's own, which would hold each other until the next collection.
        self._response: Response = discord.InteractionResponse(interaction)
        self._uploads = uploads or PictureUploads()
        self._debounce = debounce
        self._archived = archived
        self._sorry = sorry
        self._turn = asyncio.Lock()
        self._deferred = False
        self.answered = False
        self.is_update = False
        """Whether the answer is an edit of the message that was pressed: it may be edited again."""
        self.has_asked = False
        """Whether the answer is a form."""
        # Not a task that sleeps: it would keep itself and the reply until the next collection.
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._run_out)
        self._late: asyncio.Task[None] | None = None

    @property
    def message_id(self) -> int | None:
        """The id of the message that was pressed, if any."""
        message = self._interaction.message
        return message.id if message is not None else None

    @property
    def is_private(self) -> bool:
        """Whether the message that was pressed is one that only its reader sees."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    def bringing(self, screen: Screen) -> AbstractContextManager[None]:
        """Note the screens sent inside this context as brought up by this press.

        A second press that was meant for the same button must not hit their buttons.
        """
        return self._bringing(brought_up, screen)

    def bringing_to_another(self, screen: Screen) -> AbstractContextManager[None]:
        """Note the edits inside this context, of messages that were not pressed, as caused by
        this press.
        """
        return self._bringing(brought_up_in_another, screen)

    def _bringing(self, risky: Risky, screen: Screen) -> AbstractContextManager[None]:
        pressed = read_press(self._pressed)
        if self._debounce is None or pressed is None:
            return nullcontext()
        found = risky(pressed, _custom_ids(self._interaction.message), screen)
        return self._debounce.bringing(self._interaction.user.id, found)

    @property
    def _pressed(self) -> str:
        """The custom_id of the button that was pressed; nothing where it was none."""
        data: Any = self._interaction.data or {}
        return id_of(data) if is_button(data) else ""

    def _run_out(self) -> None:
        self._late = asyncio.get_running_loop().create_task(self._defer_in_time())

    async def _defer_in_time(self) -> None:
        async with self._turn:
            if not self.answered:
                self._deferred = True
                await self._ask(self._defer)

    async def _defer(self) -> None:
        # Of a press, the silent kind (type 6); of a command, "thinking" for one reader only.
        if self._interaction.type is discord.InteractionType.application_command:
            await self._response.defer(ephemeral=True, thinking=True)
        else:
            await self._response.defer()

    async def whisper(self, screen: Screen) -> None:
        """Send a private message beside the one that was pressed; a plain sentence if it is
        refused.
        """
        async with self._turn:
            way = self._way_to_whisper()
            self._done()
            if (await self._try(way, screen)).is_no_screen:
                await self._try(way, self._sorry)

    def _way_to_whisper(self) -> Way:
        """How a private message gets to its reader as things stand."""
        interaction = self._interaction
        if not self.answered and not self._deferred:
            return partial(self._send, self._response.send_message)
        if self._was_command and not self.answered:
            return partial(self._edit, interaction.edit_original_response)
        return partial(self._send, interaction.followup.send)

    async def update(self, screen: Screen) -> bool:
        """Replace the content of the message that was pressed; return whether that succeeded."""
        async with self._turn:
            if self.answered or self._deferred:
                self._done()
                later = partial(self._edit, self._interaction.edit_original_response)
                self.is_update = await self._try(later, screen) is Fate.SHOWN
                return self.is_update
            private = self._way_to_whisper()
            self._done()
            first = partial(self._edit, self._response.edit_message)
            fate = await self._try(first, screen)
            # The message may be gone: then the press is still to be acknowledged.
            self.answered = self.is_update = fate is Fate.SHOWN
            if fate is Fate.REFUSED:
                self.answered = await self._try(private, self._sorry) is Fate.SHOWN
            return self.is_update

    async def modal(self, screen: ModalScreen) -> bool:
        """Open a form, only as the first answer; return False when it is too late for that."""
        async with self._turn:
            if self.answered or self._deferred:
                return False
            self._done()
            private = partial(self._send, self._response.send_message)
            form = partial(self._response.send_modal, modal_of(screen))
            fate = await self._ask(form)
            if fate.is_no_screen:
                await self._try(private, self._sorry)
            self.has_asked = fate is Fate.SHOWN
            return fate is Fate.SHOWN or fate.is_no_screen

    async def close(self) -> None:
        """Acknowledge the interaction silently if nothing has answered it."""
        async with self._turn:
            if not self.answered and not self._deferred:
                await self._ask(self._defer)
            self._done()

    @property
    def _was_command(self) -> bool:
        return self._interaction.type is discord.InteractionType.application_command

    def _done(self) -> None:
        self.answered = True
        self._timer.cancel()

    async def _try(self, way: Way, screen: Screen) -> Fate:
        became = await self._ask(partial(way, screen))
        if became.wants_words and screen.pictures:
            return await self._ask(partial(way, screen.in_words()))
        return became

    async def _ask(self, call: Callable[[], Awaitable[object]]) -> Fate:
        became = await self._attempt(call)
        if became is not Fate.ASLEEP or self._archived is None:
            return became
        assert self._interaction.channel_id is not None, "it is in a thread"
        again = partial(self._attempt, call)
        return await self._archived.answer(self._interaction.channel_id, again)

    async def _attempt(self, call: Callable[[], Awaitable[object]]) -> Fate:
        try:
            await call()
        except discord.InteractionResponded:
            return Fate.TOO_LATE
        except FAILURES as error:
            found = meaning(error).fate
            if found is Fate.REFUSED:
                LOG.error("an answer to %s breaks a limit: %s", self._what, describe(error))
            elif found is Fate.ASLEEP:
                LOG.info("an answer to %s finds its thread archived", self._what)
            elif found is not Fate.TOO_LATE:
                LOG.warning("an answer to %s did not arrive: %s", self._what, describe(error))
            return found
        return Fate.SHOWN

    async def _send(self, way: Callable[..., Awaitable[object]], screen: Screen) -> None:
        arguments = await self._uploads.for_new_message(screen)
        with self.bringing(screen):
            self._uploads.note(_message(await way(ephemeral=True, **arguments)), screen)

    async def _edit(self, way: Callable[..., Awaitable[object]], screen: Screen) -> None:
        arguments = await self._uploads.for_edit(self.message_id, screen)
        with self.bringing(screen):
            self._uploads.note(_message(await way(**arguments)), screen)

    @property
    def _what(self) -> str:
        """What was pressed, which names the game, or the command that was typed."""
        data: Any = self._interaction.data or {}
        return str(data.get("custom_id") or data.get("name"))


def _custom_ids(message: discord.Message | None) -> Iterator[str]:
    """What could be pressed on a message when something on it was."""
    for row in () if message is None else message.components:
        for part in row.children if isinstance(row, discord.ActionRow) else ():
            if isinstance(part, discord.Button) and part.custom_id and not part.disabled:
                yield part.custom_id


def _message(answered: object) -> object:
    """The message in what Discord answers, which may be an envelope around it."""
    if isinstance(answered, discord.InteractionCallbackResponse):
        return answered.resource
    return answered
