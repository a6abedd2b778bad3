"""One of several processes on one database: what it does besides what a process alone does.

It shows the games of its slots only, and tells the owners of the others by hints what has happened
in theirs. What a hint would have told is found in the database a moment later.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from bot.process.client import Client
from bot.process.config import Settings
from bot.process.shards import Shards
from bot.showing.publisher import Publisher
from engine.host.clocks.deadline_timer import DeadlineTimer
from engine.host.processes.downtime import DowntimeWatch
from engine.host.processes.ownership import LeasedSlots
from engine.host.service import Host
from engine.host.store.errors import StoreError
from engine.host.store.leases import Hints, Leases
from engine.host.store.slots import Slots, slot_of

LOG = logging.getLogger(__name__)
SLOTS: Final = "slots"
"""The hint that some slots have another owner."""
GAME: Final = "game"
"""The first word of the hint that a game has changed; its id and its slot follow."""


class App(Protocol):
    """What an app lets be shared with others."""

    host: Host
    client: Client
    publisher: Publisher
    downtime: DowntimeWatch
    deadline_timer: DeadlineTimer
    leave: Callable[[], None]

    async def note_moved(self, seconds: float) -> None:
        """Redraw the messages that name deadlines which have moved."""


def share(app: App, settings: Settings) -> "Several | None":
    """Make an app one of several processes if the settings say so."""
    store = app.host.store
    if settings.processes is None or store.leases is None or store.hints is None:
        return None
    several = Several(app, store.leases, store.hints, settings.process_name, settings.processes)
    several.listen()
    return several


class Several:
    """Connects an app with its shards, and with the other processes."""

    def __init__(self, app: App, leases: Leases, hints: Hints, name: str, processes: int) -> None:
        self._app = app
        self._hints = hints
        self._owned = owned = LeasedSlots(leases, name, processes, _running)
        host, now, moved = app.host, app.host.now, app.note_moved
        watch = DowntimeWatch(host.store, now, time.monotonic, host.shift_deadlines, moved, owned)
        self._shards = shards = Shards(leases, owned, watch, app.deadline_timer.reschedule)
        app.downtime, host.ownership = watch, owned
        host.connected_until = watch.connected_until
        app.client.keeper = app.client.connections = shards
        app.client.admission.is_mine = shards.is_mine
        app.publisher.tell_owner = self._tell_owner
        shards.taken, shards.served, shards.looked = self._note_taken, self._serve, self._sweep
        shards.left = self._note_left
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        """Hear the other processes from now on."""
        self._hints.listen(self._hear)

    async def stop(self) -> None:
        """Give the slots back."""
        await self._shards.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._send(SLOTS)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what happens to slots -----------------------------------------------------------------

    def _note_taken(self) -> None:
        """Forget what is known of games, which others have changed and shown meanwhile."""
        self._app.host.loaded.drop_all()
        self._app.publisher.forget()
        self._app.client.uploads.forget()
        self._send(SLOTS)

    async def _serve(self, slot: int) -> None:
        within = Slots.of(self._owned.count, {slot})
        await self._app.publisher.catch_up()
        await self._app.host.wake_computers(within)

    def _note_left(self) -> None:
        LOG.info("a newer process of the name %s has taken over; this one ends", self._owned.name)
        self._app.leave()

    # -- what happens to games -----------------------------------------------------------------

    def _tell_owner(self, game_id: str, guild_id: int) -> None:
        self._send(f"{GAME} {game_id} {slot_of(guild_id, self._owned.count)}")

    def _hear(self, text: str) -> None:
        match text.split():
            case [word, game_id, slot] if word == GAME:
                if self._owned.has(int(slot)):
                    self._show([game_id])
            case _ if self._shards.is_launched:
                self._begin(self._shards.look_after())
            case _:
                pass  # Their launch looks anyway.

    async def _sweep(self) -> None:
        """Show what others have changed without being heard."""
        found = set(await self._app.host.store.outbox.unshown(self._owned.slots))
        publisher = self._app.publisher
        for game_id in found & publisher.delayed:  # It is to be shown later: as it is then.
            self._app.host.loaded.drop(game_id)
        self._show(sorted(found - publisher.writing - publisher.delayed))

    def _show(self, game_ids: list[str]) -> None:
        for game_id in game_ids:
            self._app.host.loaded.drop(game_id)
            self._app.publisher.schedule(game_id)
        if game_ids:
            self._app.deadline_timer.reschedule()

    # -- beside what asks for it ---------------------------------------------------------------

    def _send(self, text: str) -> None:
        self._begin(self._hints.send(text))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _done(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StoreError as error:
        LOG.info("other processes were not told, or not heard: %s", error)


def _running() -> float:
    """Return seconds of a clock that nobody sets, and that runs while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))
