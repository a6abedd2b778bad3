"""Wires store, host, deadline timer and client by hand."""

import logging
import time
from collections.abc import Awaitable, Callable

import discord

from bot.interactions.log_labels import game_at
from bot.interactions.privacy import PolicyLinks, Privacy
from bot.interactions.router import Router
from bot.limits.rates import Limits
from bot.panels.contents import PANELS
from bot.process.client import Client
from bot.process.retention import delete_daily
from bot.showing.publisher import Publisher
from bot.text.locales import Locales
from bot.transport import tracing
from bot.transport.connections import Connections
from bot.transport.debounce import Debounce
from bot.transport.messages import Post
from engine.host.administration.retention import Retention
from engine.host.clocks.deadline_timer import DeadlineTimer
from engine.host.computers.thinker import Thinker
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.personal.erase import Eraser
from engine.host.personal.registry import DeletedPeople
from engine.host.processes.downtime import DowntimeWatch
from engine.host.service import Host
from engine.host.store.leases import LostLease
from engine.host.store.store import Store

LOG = logging.getLogger(__name__)


def now() -> float:
    """Return the time in unix seconds."""
    return discord.utils.utcnow().timestamp()


def monotonic() -> float:
    """Return seconds of a clock that nobody sets."""
    return time.monotonic()


class App:
    """Everything that one process of the bot consists of.

    `double_press`: seconds within which a press on a button that has just come up is not meant.
    Without a `thinker` computers play plainly; without `deleted` that list is kept in memory.
    """

    def __init__(
        self,
        store: Store,
        client_options: dict[str, object],
        double_press: float = 0.0,
        limits: Limits | None = None,
        thinker: Thinker | None = None,
        deleted: DeletedPeople | None = None,
        links: PolicyLinks | None = None,
    ) -> None:
        self.host = Host(store, now, thinker=thinker)
        self.lobbies = Lobbies(self.host)
        router, debounce, limits = Router(PANELS), Debounce(double_press), limits or Limits()
        self.client = Client(self.host, self.lobbies, router, debounce, limits, **client_options)
        post = Post(self.client, self.client.uploads, self.client.archived)
        locales = Locales(self.host, self.client.locale_of)
        self.publisher = Publisher(self.host, post, locales, now, pings=limits.pings)
        self.client.publisher = self.publisher
        known = DeletedPeople() if deleted is None else deleted  # An empty list is false.
        self.eraser = Eraser(self.host, self.lobbies, known)
        self.eraser.flush, self.eraser.forget = self.publisher.flush, self._forget_person
        self.client.privacy = Privacy(self.eraser, links or PolicyLinks())
        host, moved = self.host, self.note_moved
        self.downtime = DowntimeWatch(
            host.store, now, monotonic, host.shift_deadlines, moved, host.ownership
        )
        self.host.connected_until = self.downtime.connected_until
        self.deadline_timer = DeadlineTimer(now, self._next_deadline, self.fire_due)
        self.client.connections = Connections(self.downtime, self.deadline_timer.reschedule)
        self.host.on_commit = self._on_commit
        self.host.on_deadline = self.deadline_timer.expect
        self.leave: Callable[[], None] = lambda: None
        """Ends the process, because another one has taken over."""

    def _on_commit(self, game_id: str) -> None:
        if (trace := tracing.current()) is not None:
            self.publisher.show_times.committed(game_id, trace.began)
        self.publisher.schedule(game_id)

    async def _forget_person(self, user_id: int) -> None:
        """Drop what this process holds in memory about a person."""
        self.publisher.locales.forget_person(user_id)
        await self.publisher.encounters.forget(user_id)
        self.client.managers.forget()
        self.host.seen.forget(user_id)
        self.client.members.forget(user_id)

    async def delete_again(self) -> None:
        """Delete people whom a restored backup or a crash has left in the database.

        Their games are shown once the bot is connected.
        """
        show, self.host.on_commit = self.host.on_commit, _show_later
        try:
            found = await self.eraser.apply()
        finally:
            self.host.on_commit = show
        if found:
            LOG.info("deleted again: %d people of the list of deleted people", found)

    async def _next_deadline(self) -> float | None:
        """Return the next deadline of a connected slot: in another nobody could answer in time."""
        await self.downtime.compensate()
        return await self.host.store.schedule.next_deadline(self.downtime.connected)

    async def note_moved(self, seconds: float) -> None:
        """Redraw the messages that name deadlines which have moved."""
        await self.publisher.catch_up()
        self.deadline_timer.reschedule()

    async def fire_due(self) -> None:
        """Apply every deadline that has passed, and close every lobby past its time."""
        connected = self.downtime.connected
        expired = await self.host.store.schedule.expired(now(), connected)
        due = await self.host.store.schedule.due(now(), connected)
        due_calls = [(self.lobbies.expire, game_id) for game_id in expired]
        due_calls += [(self.host.fire_due, game_id) for game_id in due]
        troubles = [trouble for call in due_calls if (trouble := await self._attempt(*call))]
        if troubles:
            raise ExceptionGroup("some games could not go on", troubles)

    async def _attempt(
        self, fire: Callable[[str], Awaitable[None]], game_id: str
    ) -> Exception | None:
        """Return what goes wrong in one game instead of raising it, so that the others go on."""
        try:
            await fire(game_id)
        except LostLease:
            return None  # Its next owner fires it.
        except Exception as error:
            error.add_note(f"game {await game_at(self.host, game_id)}")
            return error
        return None

    async def start_deadline_timer(self) -> None:
        """Start the deadline timer, once the bot is connected to Discord."""
        await self.client.wait_until_ready()
        await self.host.wake_computers(self.host.ownership.slots)
        self.deadline_timer.reschedule()

    async def delete_old_daily(self, keep: Retention) -> None:
        """Delete what is old once a day, as soon as it is known which servers have the bot."""
        await self.client.wait_until_ready()

        def is_here(guild_id: int) -> bool:
            others = not self.host.ownership.owns(guild_id)
            return others or self.client.get_guild(guild_id) is not None

        await delete_daily(self.host, keep, is_here)


def _show_later(_: str) -> None:
    pass  # What is unshown is shown when the bot is ready.
