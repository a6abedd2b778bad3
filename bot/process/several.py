"""One of several processes on one database: what it does besides what a process alone does.

It shows the games of its slots only, and tells the owners of the others by hints what has happened
in theirs. What a hint would have told is found in the database a moment later.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.picture_uploads import PictureUploads
from bot.messages.publisher import Publisher
from bot.process.shards import Shards
from engine.host.clocks.deadline_timer import DeadlineTimer
from engine.host.processes.downtime import DowntimeWatch
from engine.host.processes.ownership import LeasedSlots, Ownership, SoleOwner
from engine.host.service import Host
from engine.host.store.errors import StoreError
from engine.host.store.leases import Hints
from engine.host.store.slots import Slots, slot_of
from engine.host.store.store import Store

LOG = logging.getLogger(__name__)
SLOTS: Final = "slots"
"""The hint that some slots have another owner."""
GAME: Final = "game"
"""The first word of the hint that a game has changed; its id and its slot follow."""


@dataclass(frozen=True, slots=True)
class Membership:
    """A process that shares a database with others, by a name that stays with it."""

    name: str
    processes: int


def ownership(store: Store, membership: Membership | None) -> Ownership:
    """Return which slots a process owns: all, unless it is one of several."""
    if membership is None or store.leases is None or store.hints is None:
        return SoleOwner(store.leases)
    return LeasedSlots(store.leases, membership.name, membership.processes, _running)


class OtherProcesses:
    """What this process tells the others, beside what asks for it."""

    def __init__(self, hints: Hints | None, owned: Ownership) -> None:
        self._hints = hints
        self._owned = owned
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, hear: Callable[[str], None]) -> None:
        """Have `hear` called with every hint from now on."""
        if self._hints is not None:
            self._hints.listen(hear)

    def tell_owner(self, game_id: str, guild_id: int) -> None:
        """Tell the owner of a game that it has changed."""
        self.tell(f"{GAME} {game_id} {slot_of(guild_id, self._owned.count)}")

    def tell(self, text: str) -> None:
        """Send a hint."""
        if self._hints is not None:
            self.begin(self._hints.send(text))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something about a hint; trouble of the database is logged."""
        task = asyncio.get_running_loop().create_task(_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def done(self) -> None:
        """Wait until everything that was begun is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class SharedGames:
    """What becomes of games when slots change hands, and when others change them.

    `leave` ends this process.
    """

    def __init__(
        self,
        host: Host,
        publisher: Publisher,
        uploads: PictureUploads,
        deadline_timer: DeadlineTimer,
        owned: LeasedSlots,
        others: OtherProcesses,
        leave: Callable[[], None],
    ) -> None:
        self._host = host
        self._publisher = publisher
        self._uploads = uploads
        self._deadline_timer = deadline_timer
        self._owned = owned
        self._others = others
        self._leave = leave

    def taken(self) -> None:
        """Forget what is known of games, which others have changed and shown meanwhile."""
        self._host.loaded.drop_all()
        self._publisher.forget()
        self._uploads.forget()
        self._others.tell(SLOTS)

    async def served(self, slot: int) -> None:
        """Go on with the games of a slot."""
        within = Slots.of(self._owned.count, {slot})
        await self._publisher.catch_up()
        await self._host.wake_computers(within)

    def left(self) -> None:
        """End this process, since a newer one has its slots."""
        LOG.info("a newer process of the name %s has taken over; this one ends", self._owned.name)
        self._leave()

    async def looked(self) -> None:
        """Show what others have changed without being heard."""
        found = set(await self._host.store.outbox.unshown(self._owned.slots))
        publisher = self._publisher
        for game_id in found & publisher.retrying:  # It is to be shown later: as it is then.
            self._host.loaded.drop(game_id)
        self.show(sorted(found - publisher.writing - publisher.retrying))

    def show(self, game_ids: list[str]) -> None:
        """Show games that others have changed."""
        for game_id in game_ids:
            self._host.loaded.drop(game_id)
            self._publisher.revisit(game_id)
        if game_ids:
            self._deadline_timer.reschedule()


class Several:
    """Connects the shards of a process with its games, and with the other processes."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        store: Store,
        owned: LeasedSlots,
        watch: DowntimeWatch,
        games: SharedGames,
        others: OtherProcesses,
        on_connected: Callable[[], None],
    ) -> None:
        assert store.leases is not None, "slots are leased"
        self.shards = Shards(client, store.leases, owned, watch, on_connected, games)
        self._owned = owned
        self._games = games
        self._others = others

    def listen(self) -> None:
        """Hear the other processes from now on."""
        self._others.listen(self._hear)

    async def stop(self) -> None:
        """Give the slots back."""
        await self.shards.stop()
        await self._others.done()
        self._others.tell(SLOTS)
        await self._others.done()

    def _hear(self, text: str) -> None:
        match text.split():
            case [word, game_id, slot] if word == GAME:
                if self._owned.has(int(slot)):
                    self._games.show([game_id])
            case _ if self.shards.is_launched:
                self._others.begin(self.shards.look_after())
            case _:
                pass  # Their launch looks anyway.


async def _done(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StoreError as error:
        LOG.info("other processes were not told, or not heard: %s", error)


def _running() -> float:
    """Return seconds of a clock that nobody sets, and that runs while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))
