"""Bring the messages of games up to what is on disk: one latest-wins writer for each game.

A sync reads the newest state and updates every message of the game. Changes during a sync are
shown by the next sync, so no state in between is ever sent.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from bot.discord.posting import Post
from bot.discord.reply import Reply
from bot.interactions.bid_notes import BidNotes
from bot.interactions.first_encounters import FirstEncounters
from bot.interactions.log_labels import game_at
from bot.interactions.sent_offers import SentOffers
from bot.language.locales import Locales
from bot.limits.buckets import TokenBuckets
from bot.limits.pings import RepeatedPings
from bot.messages.backlog import Backlog
from bot.messages.delayed_syncs import CallLater, DelayedSyncs, call_later
from bot.messages.kinds import Kind, show_or_save
from bot.messages.message_sync import MessageSync
from bot.messages.parked import leave_channel
from bot.messages.redaction import redacted, redacted_step
from bot.messages.rendered import RenderedMessages
from bot.messages.reopening import Reopening
from bot.messages.restoring import REPOSTED, RESTORE_TIMEOUT, Restoring
from bot.messages.show_times import ShowTimes
from engine.host.lobby import Location
from engine.host.people.moderators import Moderation
from engine.host.people.parking import Parking
from engine.host.refusals import Refusal, Refused, demand
from engine.host.service import Host
from engine.host.store.leases import LostLease
from engine.host.store.records import LIVE

LOG = logging.getLogger(__name__)
COMPUTERS_TIMEOUT = 0.05
"""Seconds that a sync waits for computers which are just thinking about what comes next, unless
a press is still to be answered.
"""
DRAIN_TIMEOUT = 2.5
"""Seconds that a stopping bot gives its writers."""


class Publisher:
    """Writes every message of every game; `tell_owner` gets those that another process shows."""

    def __init__(
        self,
        host: Host,
        post: Post,
        locales: Locales,
        now: Callable[[], float],
        kinds: Sequence[Kind],
        timer: CallLater = call_later,
        pings: RepeatedPings | None = None,
        show_times: ShowTimes | None = None,
        tell_owner: Callable[[str, int], None] = lambda game_id, guild_id: None,
    ) -> None:
        self._host = host
        self.post = post
        self.kinds = kinds
        self.locales = locales
        self.encounters = FirstEncounters(host)
        self.sent_offers = SentOffers()
        self.pings = pings or RepeatedPings(None)
        self.bid_notes = BidNotes()
        self.show_times = show_times or ShowTimes()
        self._now = now  # In unix seconds.
        self._writers: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._replies: dict[str, list[Reply]] = {}
        self._delayed = DelayedSyncs(self.schedule, timer)
        self._redacted: set[str] = set()
        self._parking = Parking(host)
        self._rendered = RenderedMessages()
        self._reposts = TokenBuckets(REPOSTED, now)
        self._backlog = Backlog(host, self._shown, self._delayed.sync_later)
        self._reopening = Reopening(host, post, self._invalidate, self._delayed.sync_later, now)
        self._restoring = Restoring(
            host, post, self._rendered, self._show_now, self._delayed.sync_later, now
        )
        self._stopping, self._tell_owner = False, tell_owner

    @property
    def writing(self) -> frozenset[str]:
        """The games whose messages are being written."""
        return frozenset(self._writers)

    @property
    def retrying(self) -> frozenset[str]:
        """The games whose last sync failed, until it is repeated."""
        return self._delayed.retrying

    @contextmanager
    def answer_with(self, game_id: str, reply: Reply) -> Iterator[None]:
        """Within this block, let the next edit of the pressed message answer the press."""
        waiting = self._replies.setdefault(game_id, [])
        waiting.append(reply)
        try:
            yield
        finally:
            waiting.remove(reply)
            if not waiting:
                self._replies.pop(game_id, None)

    def schedule(self, game_id: str) -> None:
        """Start a sync of a game that has changed, or another one after the sync that runs."""
        self._changed.add(game_id)
        if game_id not in self._writers and not self._stopping:
            writer = asyncio.get_running_loop().create_task(self._write(game_id))
            self._writers[game_id] = writer

    def revisit(self, game_id: str) -> None:
        """Start a sync of a game that asks whether a place of it that was closed is open again."""
        self._reopening.want(game_id)
        self.schedule(game_id)

    async def flush(self, game_id: str) -> None:
        """Wait until every sync that is scheduled for a game is over."""
        while (writer := self._writers.get(game_id)) is not None:
            await asyncio.shield(writer)

    async def catch_up(self) -> None:
        """Start to show the games that an earlier process left unshown."""
        await self._backlog.catch_up()

    def _shown(self, game_id: str) -> asyncio.Task[None] | None:
        """Start a sync of a game; return its task, or None if none runs."""
        self.schedule(game_id)
        return self._writers.get(game_id)

    def forget(self) -> None:
        """Forget what messages show: another process may have shown their games meanwhile."""
        self._backlog.forget()
        self._rendered.forget_all()

    def forget_connection(self, shard: int, count: int) -> None:
        """Forget which messages exist whose deletion one of `count` shards may have missed."""
        self._rendered.forget_there(shard, count)

    async def ensure_active(self, game_id: str) -> None:
        """Look whether a parked game that was reached can go on; begin to show what is missing."""
        if not self._stopping:
            await self._backlog.show_first(game_id, self.flush)
        if await self._parking.is_parked(game_id):
            self.revisit(game_id)
        elif not self._stopping:
            await self._restoring.begin(game_id)

    async def restore(self, game_id: str) -> None:
        """Resume a parked game, post again what was deleted, and wait for it, but not for long."""
        was_parked = await self._parking.is_parked(game_id)
        await self.ensure_active(game_id)
        if was_parked:
            writer = self._writers.get(game_id)
            if writer is not None:
                await asyncio.wait((writer,), timeout=RESTORE_TIMEOUT)
        if not self._stopping and not await self._parking.is_parked(game_id):
            await self._restoring.restore(game_id)

    async def note_deleted(self, message_ids: Iterable[int]) -> None:
        """Note that messages have been deleted, by anyone and of any kind."""
        await self._restoring.note_deleted(message_ids)

    async def _show_now(self, game_id: str) -> None:
        self.schedule(game_id)
        await self.flush(game_id)

    async def redraw(self, game_id: str) -> None:
        """Show every message of a game again: some of them may be gone."""
        await self._invalidate(game_id)
        self.schedule(game_id)

    async def retranslate(self, guild_id: int) -> None:
        """Show the games of a server again after its language or its choice of pictures changed."""
        self.locales.forget_server(guild_id)
        for game in await self._host.store.search.games_in_guild(guild_id, LIVE):
            self.schedule(game.id)

    async def retranslate_for(self, user_id: int) -> None:
        """Show the games that a person plays alone again after a change of language or pictures."""
        self.locales.forget_person(user_id)
        for game in await self._host.store.search.games_of(user_id, LIVE):
            if game.is_direct:
                self.schedule(game.id)

    async def _invalidate(self, game_id: str) -> None:
        for message in await self._host.store.messages.of_game(game_id):
            self._rendered.forget(message.message_id)

    async def park(self, game_id: str) -> None:
        """Stop the clocks of a game that nobody can see; the sync after it tells its players."""
        if await self._is_mine(game_id) and not await self._parking.is_parked(game_id):
            await self._invalidate(game_id)
            await self._reopening.park(game_id)

    async def move(self, game_id: str, place: Location, what: Moderation | None = None) -> None:
        """Move a game to another channel, with new messages; nothing where it is there already.

        Raises Refused if the game is over.
        """
        record = (await self._host.snapshot(game_id)).record
        demand(record.phase in LIVE, Refusal.OVER)
        if record.channel_id != place.channel_id:
            await leave_channel(self._host.store, self.post, game_id, record.channel_id)
            await self._parking.move(game_id, place, what)

    async def drain(self) -> None:
        """Wait for the writers before the bot stops; the next process shows what comes later."""
        self._stopping = True
        if pending := (*self._restoring.tasks, *self._writers.values()):
            await asyncio.wait(pending, timeout=DRAIN_TIMEOUT)

    async def _write(self, game_id: str) -> None:
        try:
            while game_id in self._changed:
                if not self._is_awaited(game_id):
                    # Two edits for what one can show: most thoughts take a few milliseconds.
                    await self._host.computers.settled(game_id, COMPUTERS_TIMEOUT)
                self._changed.discard(game_id)
                began = self.show_times.take(game_id)
                if await self._show(game_id):
                    self._delayed.cancel_retry(game_id)
                    self.show_times.shown(began)
                else:
                    self._delayed.retry_later(game_id)
                    self.show_times.failed(game_id, began)
        finally:
            self._writers.pop(game_id, None)

    def _is_awaited(self, game_id: str) -> bool:
        """Return whether a press is still to be answered by what a sync shows."""
        return any(not it.answered for it in self._replies.get(game_id, ()))

    async def _show(self, game_id: str) -> bool:
        """Run a sync; False if something is left that another sync may show."""
        try:
            return not await self._is_mine(game_id) or await self._sync(game_id)
        except LostLease:
            LOG.info("game %s: another process shows it now", game_id)
            return True
        except Refused:
            LOG.info("game %s is gone", game_id)
            return True
        except Exception:
            game = await game_at(self._host, game_id)
            LOG.exception("game %s could not be shown; the bot tries again", game)
            return False

    async def _is_mine(self, game_id: str) -> bool:
        """Return whether this process shows a game; if not, tell the one that does."""
        guild_id = (await self._host.snapshot(game_id)).record.guild_id
        if self._host.ownership.owns(guild_id):
            return True
        self._tell_owner(game_id, guild_id)
        return False

    async def _sync(self, game_id: str) -> bool:
        post = self.post.without(await self._reopening.look(game_id))
        sync = await self._new_sync(game_id, post)
        await show_or_save(sync, self.kinds)
        if sync.is_blocked and game_id not in self._redacted:
            LOG.info("game %s: a word filter rejects a name; it is shown without names", game_id)
            self._redacted.add(game_id)
            await sync.save()
            sync = await self._new_sync(game_id, post)
            await show_or_save(sync, self.kinds)
        await self._reopening.note_place(sync)
        if sync.revisit_after == 0:
            self._changed.add(game_id)
        elif sync.revisit_after is not None:
            self._delayed.sync_later(game_id, sync.revisit_after)
        return await sync.finish()

    async def _new_sync(self, game_id: str, post: Post) -> MessageSync:
        snapshot, replies = await self._host.snapshot(game_id), self._replies.get(game_id, [])
        words = await self.locales.of_game(snapshot.record)
        sync = partial(
            MessageSync,
            self._host,
            post,
            words,
            locales=self.locales,
            encounters=self.encounters,
            sent_offers=self.sent_offers,
            bid_notes=self.bid_notes,
            pings=self.pings,
            reposts=self._reposts,
        )
        if game_id not in self._redacted:
            return sync(snapshot, replies, self._now(), self._rendered)
        redact, known = partial(redacted_step, words=words), redacted(snapshot, words)
        return sync(known, replies, self._now(), self._rendered, redact)
