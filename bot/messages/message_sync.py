"""One sync of the messages of a game with its state: what there is, and how to change it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import cached_property

from bot.discord.posting import Delivery, Post
from bot.discord.reply import Reply
from bot.interactions.bid_notes import BidNotes
from bot.interactions.first_encounters import FirstEncounters
from bot.interactions.sent_offers import SentOffers
from bot.language.language import Words
from bot.language.locales import Locales
from bot.language.voice import Voice
from bot.limits.buckets import TokenBuckets
from bot.limits.pings import RepeatedPings
from bot.messages.direct_games import fitted
from bot.messages.log_reader import LogReader
from bot.messages.rendered import RenderedMessages
from bot.messages.replies import answer_with
from bot.messages.stored_messages import StoredMessages
from bot.narration.log import LoggedStep
from bot.ui.screen import Screen
from engine.core.actions import SeatId
from engine.host.people.presence import here_now
from engine.host.service import Host
from engine.host.snapshots import Snapshot, StartedGame
from engine.host.store.records import Message, Step

LOG = logging.getLogger(__name__)


class MessageSync(StoredMessages):
    """The newest snapshot of a game, and its messages by role."""

    def __init__(
        self,
        host: Host,
        post: Post,
        words: Words,
        snapshot: Snapshot,
        replies: Sequence[Reply],
        now: float,
        rendered: RenderedMessages,
        redact: Callable[[Step], Step] = lambda step: step,
        *,
        locales: Locales,
        encounters: FirstEncounters,
        sent_offers: SentOffers,
        bid_notes: BidNotes,
        pings: RepeatedPings,
        reposts: TokenBuckets,
    ) -> None:
        fence = host.ownership.fence(snapshot.record.guild_id)
        super().__init__(host.store, snapshot.record.id, fence)
        self.host = host
        self.encounters, self.pings, self.post = encounters, pings, post
        self.sent_offers, self.bid_notes = sent_offers, bid_notes
        self.snapshot, self.now = snapshot, now
        self.voice = Voice.of(snapshot, words)
        self._replies, self._reposts, self._rendered = replies, reposts, rendered
        self._steps = LogReader(host.store, snapshot, redact)
        self._locales = locales
        self._complete = True
        self._in_channel: set[Delivery] = set()
        self.is_blocked = False
        self.locked: set[int] = set()
        """The threads that were found archived and locked."""
        self.left: dict[int, Screen] = {}
        """What stays of game messages in whose place another comes, by the ids of the messages."""
        self.revisit_after: float | None = None
        self._here: tuple[SeatId, ...] | None = None

    async def voice_for(self, user_id: int, guild_id: int | None = None) -> Voice:
        """Look up how to talk to a person: in direct messages, or privately in a server."""
        home = self.snapshot.record.guild_id
        words = await self._locales.of_person(user_id, guild_id, home)
        return Voice.of(self.snapshot, words)

    async def has_pictures(self) -> bool:
        """Return whether what all see brings pictures."""
        return await self._locales.game_has_pictures(self.snapshot.record)

    @cached_property
    def game(self) -> StartedGame:
        """The snapshot of a game that has started."""
        assert isinstance(self.snapshot, StartedGame)
        return self.snapshot

    async def here_now(self) -> tuple[SeatId, ...]:
        """Return the seats of the people who are here now and may be shown, if two or more are."""
        if self._here is None:
            self._here = await here_now(self.host, self.game)
        return self._here

    async def log(self, after: int) -> list[LoggedStep]:
        """Return the steps after a version, with what everybody may know of them."""
        return await self._steps.public(after)

    async def whole_log(self, after: int) -> list[LoggedStep]:
        """Return the steps after a version with all events, also those that are not for
        everybody.
        """
        return await self._steps.whole(after)

    async def send(
        self, role: str, screen: Screen, body: str, *, is_open: bool = True
    ) -> Message | None:
        """Send a new message for a role to the game's channel."""
        channel_id = self.snapshot.record.channel_id
        return await self.send_to(channel_id, role, screen, body, is_open=is_open)

    async def send_to(
        self, channel_id: int, role: str, screen: Screen, body: str, *, is_open: bool = True
    ) -> Message | None:
        """Send a new message elsewhere; return None where it could not be sent, or not yet."""
        if await self._is_reposted_often(role):
            return None
        screen = self._fitting(screen)
        sent = await self.post.send(channel_id, screen, await self._nonce(role))
        self.note(sent if isinstance(sent, Delivery) else Delivery.SHOWN, channel_id)
        if isinstance(sent, Delivery):
            return None
        self._rendered.note(sent, screen)
        return await self.record(role, channel_id, sent, body, is_open=is_open)

    async def _is_reposted_often(self, role: str) -> bool:
        """Return whether a message that was deleted tells nothing new and has been posted again
        lately; then a later sync posts it.
        """
        gone = await self.message(role)
        if gone is None or not self.is_gone(gone) or gone.version < self.snapshot.record.version:
            return False
        if wait := self._reposts.take((self.game_id, role)):
            self.revisit(wait)
        return wait > 0

    async def _nonce(self, role: str) -> str:
        """Return a nonce that stays until the message is known: what a crash forgets is not sent
        twice.

        The nonce changes after each message of the role: a question that was answered can be asked
        again while the game stands where it stood. The first of a role is told apart by the
        version.
        """
        before = await self.message(role)
        last = self.snapshot.record.version if before is None else before.message_id
        return self.nonce_about(f"{role}:{last}")

    async def record(
        self, role: str, channel_id: int, message_id: int, body: str, *, is_open: bool = True
    ) -> Message:
        """Store which message plays a role from now on."""
        self._rendered.note_there(message_id, self.snapshot.record)
        version = self.snapshot.record.version
        stored = Message(
            self.game_id, role, channel_id, message_id, version, self.now, body, open=is_open
        )
        await self.put(stored)
        return stored

    async def answer(self, message: Message, screen: Screen) -> bool:
        """Edit a message as the answer to a press on it; return False where nobody pressed."""
        return await self._answer(message, self._fitting(screen))

    async def _answer(self, message: Message, screen: Screen) -> bool:
        answered = await answer_with(self._presses_on(message), screen)
        if answered:
            self._note_edit(message, screen, Delivery.SHOWN)
        return answered

    async def edit(self, message: Message, screen: Screen) -> Delivery:
        """Edit a message in the server, as the answer to the press on it if there was one."""
        return await self.edit_as_built(message, self._fitting(screen))

    async def edit_as_built(self, message: Message, screen: Screen) -> Delivery:
        """Edit a message as `edit` does, whatever the server has chosen of pictures and emoji."""
        if self.is_gone(message):
            return Delivery.MISSING
        if await self._answer(message, screen) or self._rendered.shows(message.message_id, screen):
            return Delivery.SHOWN
        # The answer to a press may be edited again, also where edits by id are closed.
        updates = [
            it for it in self._replies if it.message_id == message.message_id and it.is_update
        ]
        delivery = Delivery.SHOWN
        if not await answer_with(updates, screen):
            delivery = await self.post.edit(message.channel_id, message.message_id, screen)
        self._note_edit(message, screen, delivery)
        return delivery

    def _note_edit(self, message: Message, screen: Screen, delivery: Delivery) -> None:
        self.note(delivery, message.channel_id)
        if delivery is Delivery.SHOWN:
            self._rendered.note(message.message_id, screen)
            self._rendered.note_there(message.message_id, self.snapshot.record)
        elif delivery is Delivery.MISSING:
            self._rendered.note_gone(message.message_id)

    def is_gone(self, message: Message) -> bool:
        """Return whether Discord has reported that a message was deleted."""
        return self._rendered.is_gone(message.message_id)

    def forget(self, message: Message) -> None:
        """Forget what a message shows, and that it is there."""
        self._rendered.forget(message.message_id)

    async def try_edit(self, message: Message, screen: Screen) -> Delivery:
        """Edit a message as built; the sync counts as complete even where this fails."""
        self._rendered.forget(message.message_id)
        return await self.post.edit(message.channel_id, message.message_id, screen)

    def shows(self, message: Message, screen: Screen) -> bool:
        """Return whether a message shows this screen already, and no press on it waits for an
        answer.
        """
        pressed, fitting = self._presses_on(message), self._fitting(screen)
        return not pressed and self._rendered.shows(message.message_id, fitting)

    def _fitting(self, screen: Screen) -> Screen:
        return fitted(screen, self.snapshot.record, self.voice.words)

    def note(self, delivery: Delivery, channel_id: int | None = None) -> None:
        """Note the outcome of a request; in the game's own channel, it tells whether the channel is
        there.
        """
        if channel_id == self.snapshot.record.channel_id:
            self._in_channel.add(delivery)
        if delivery is Delivery.LATER or delivery is Delivery.EDITS_LIMITED:
            self.mark_incomplete()
        elif delivery is Delivery.BLOCKED:
            self.is_blocked = True
        elif delivery is Delivery.LOCKED and channel_id is not None:
            self.locked.add(channel_id)
        elif delivery is Delivery.REFUSED:
            record = self.snapshot.record
            LOG.error("game %s at version %d: a message breaks a limit", record.id, record.version)

    @property
    def is_reachable(self) -> bool:
        """Whether something has been shown in the game's channel."""
        return Delivery.SHOWN in self._in_channel

    @property
    def is_unreachable(self) -> bool:
        """Whether the game's channel is gone or closed: nothing arrives there by any way."""
        return Delivery.UNREACHABLE in self._in_channel and not self.is_reachable

    def is_put_off(self, delivery: Delivery, channel_id: int) -> bool:
        """Return whether what failed is to be done by a later sync: soon, or as soon as a thread
        that was put away, or the game's channel that is closed to the bot, is given back.
        """
        if delivery is Delivery.UNREACHABLE:
            return channel_id == self.snapshot.record.channel_id or self.is_unreachable
        return delivery.is_temporary or delivery is Delivery.LOCKED

    @property
    def is_complete(self) -> bool:
        """Whether everything so far has been shown, as far as it ever can be."""
        return self._complete

    def mark_incomplete(self) -> None:
        """Note that something could not be shown now: the sync is to be repeated."""
        self._complete = False

    def revisit(self, seconds: float) -> None:
        """Ask for another sync: after some seconds, also across a restart, for what must not be
        shown sooner; or at once (0), for what an earlier message says of a later one.
        """
        last = self.revisit_after
        self.revisit_after = seconds if last is None else min(seconds, last)

    def _presses_on(self, message: Message) -> list[Reply]:
        """Presses on a message that are not answered yet: an edit of it can be the answer."""
        return [
            it for it in self._replies if it.message_id == message.message_id and not it.answered
        ]

    async def save(self, shown: int | None = None, next_sync: float | None = None) -> None:
        """Save what was noted; what cannot be saved was not shown: the next sync shows it again."""
        edited = [it for it in self._unsaved.values() if it is not None]
        try:
            await super().save(shown, next_sync)
        except Exception:
            for message in edited:
                self._rendered.forget(message.message_id)
            raise

    async def finish(self) -> bool:
        """Note what has been shown; return False if this sync is to be repeated."""
        again = self.revisit_after
        shown = self.snapshot.record.version if self._complete and again != 0 else None
        next_sync = None if again is None else self.now + again
        if encounters := self.encounters.saves():
            # All at once: they share a transaction.
            await asyncio.gather(self.save(shown, next_sync), *encounters)
        else:
            await self.save(shown, next_sync)
        return self._complete
