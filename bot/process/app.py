"""The parts of one process, put together: the store, the host, the client and what shows games."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.contents import HANDLERS, KINDS
from bot.discord import tracing
from bot.discord.archived_threads import ArchivedThreads
from bot.discord.connections import Connections
from bot.discord.double_presses import DoublePresses
from bot.discord.members import Members
from bot.discord.picture_uploads import PictureUploads
from bot.discord.posting import Post
from bot.discord.reply import Reply
from bot.discord.tracing import Observer
from bot.features.people.absence_digest import note_visit
from bot.interactions.context import Context
from bot.interactions.data_deletion import PolicyLinks, Privacy
from bot.interactions.log_labels import game_at
from bot.interactions.managers import Managers
from bot.interactions.private_cards import PrivateCards
from bot.interactions.router import Router
from bot.interactions.typed_forms import TypedForms
from bot.language.locales import Locales
from bot.limits.admission import Admission
from bot.limits.rates import Limits
from bot.messages.publisher import Publisher
from bot.messages.show_times import ShowTimes
from bot.process.client import Client
from bot.process.connection_events import ConnectionEvents
from bot.process.dispatcher import Dispatcher
from bot.process.new_contexts import NewContexts
from bot.process.papers import print_due
from bot.process.place_events import PlaceEvents
from bot.process.retention import delete_daily
from bot.process.season_ends import repeat_hourly, tell_once
from bot.process.several import Membership, OtherProcesses, Several, SharedGames, ownership
from bot.process.slash_commands import SlashCommands
from bot.ui.version_cache import VersionCache
from engine.host.administration.retention import Retention
from engine.host.clocks.deadline_timer import DeadlineTimer
from engine.host.computers.thinker import Thinker
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.personal.erase import Eraser
from engine.host.personal.registry import DeletedPeople
from engine.host.processes.downtime import DowntimeWatch
from engine.host.processes.ownership import LeasedSlots
from engine.host.service import Host
from engine.host.store.leases import LostLease
from engine.host.store.store import Store

LOG = logging.getLogger(__name__)


def unix_now() -> float:
    """Return the time in unix seconds."""
    return discord.utils.utcnow().timestamp()


def _stay() -> None:
    """Let the process go on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What one app has otherwise than another."""

    client: Mapping[str, object] = field(default_factory=dict)
    """Options of the Discord client."""
    limits: Limits = field(default_factory=Limits)
    double_press: float = 0.0
    """Seconds within which a press on a button that has just come up is not meant; 0 for none."""
    live_delay: int = 0
    """Seconds that a computer waits before it rolls at pace live."""
    links: PolicyLinks = PolicyLinks()
    membership: Membership | None = None
    """Which of several processes it is; None for one that is alone."""
    thinker: Thinker | None = None
    """What computers think with; without a thinker, they play plainly."""
    deleted: DeletedPeople = field(default_factory=DeletedPeople)
    """The list of deleted people, by default in memory."""
    observer: Observer = Observer()
    leave: Callable[[], None] = _stay
    """Ends the process, because another one has taken over."""
    now: Callable[[], float] = unix_now
    monotonic: Callable[[], float] = time.monotonic
    seed: Callable[[], bytes] = partial(secrets.token_bytes, 32)
    """Gives the secret bytes of a game's dice."""


class App:
    """Everything that one process of the bot consists of.

    Each part gets what it needs when it is made. What a part has to report to one that is made
    later, such as a commit to the publisher, goes through a method of the app.
    """

    def __init__(self, store: Store, setup: Setup) -> None:
        self._make_host(store, setup)
        self._make_publisher(setup)
        self._make_listeners(setup)

    def _make_host(self, store: Store, setup: Setup) -> None:
        now, owned = setup.now, ownership(store, setup.membership)
        self.host = Host(
            store,
            now,
            self._on_commit,
            setup.thinker,
            on_deadline=lambda at: self.deadline_timer.expect(at),
            connected_until=lambda guild_id: self.downtime.connected_until(guild_id),
            ownership=owned,
            live_delay=setup.live_delay,
        )
        self.lobbies = Lobbies(self.host, setup.seed)
        shift = self.host.shift_deadlines
        self.downtime = DowntimeWatch(
            self.host.store, now, setup.monotonic, shift, self._note_moved, owned
        )
        lateness = setup.observer.observe_lateness
        self.deadline_timer = DeadlineTimer(now, self._next_deadline, self.fire_due, lateness)
        self._is_deleting_again = False

    def _make_publisher(self, setup: Setup) -> None:
        self.client = Client(setup.observer, **setup.client)
        self.uploads = PictureUploads(setup.limits.pictures)
        self._archived = ArchivedThreads(self.client)
        self.members = Members(self.client, setup.now)
        self._others = OtherProcesses(self.host.store.hints, self.host.ownership)
        self.publisher = Publisher(
            self.host,
            Post(self.client, self.uploads, self._archived, self.members),
            Locales(self.host, self.client.locale_of),
            setup.now,
            KINDS,
            pings=setup.limits.pings,
            show_times=ShowTimes(setup.observer.observe_shown),
            tell_owner=self._others.tell_owner,
        )
        self.managers = Managers(self.host)
        self.typed = TypedForms(setup.monotonic)
        self.eraser = Eraser(
            self.host, self.lobbies, setup.deleted, self.publisher.flush, self._forget_person
        )

    def _make_listeners(self, setup: Setup) -> None:
        client, host, publisher = self.client, self.host, self.publisher
        self.several = self._make_several(setup)
        reschedule = self.deadline_timer.reschedule
        connections = (
            Connections(self.downtime, reschedule) if self.several is None else self.several.shards
        )
        self.dispatcher = self._make_dispatcher(setup, connections)
        self.commands = SlashCommands(client, self.dispatcher, self.uploads)
        places = PlaceEvents(host, publisher, self._archived)
        events = ConnectionEvents(client, host, publisher, connections)
        for listener in (places, events, self.dispatcher, self.commands):
            client.listen(listener)

    def _make_dispatcher(self, setup: Setup, connections: Connections) -> Dispatcher:
        client, host, publisher = self.client, self.host, self.publisher
        new_context = partial(
            Context, host, self.lobbies, publisher, limits=setup.limits, cache=VersionCache(),
            cards=PrivateCards(setup.monotonic), privacy=Privacy(self.eraser, setup.links),
            members=self.members, typed=self.typed,
        )  # fmt: skip
        new_reply = partial(Reply, uploads=self.uploads, archived=self._archived)
        contexts = NewContexts(
            client, publisher.locales, connections, self.managers, self.members,
            new_context, new_reply,
        )  # fmt: skip
        admission = Admission(
            setup.limits, contexts.words, host.now,
            observer=setup.observer, is_mine=host.ownership.answers,
        )  # fmt: skip
        double_presses = DoublePresses(setup.double_press, setup.monotonic)
        return Dispatcher(host, contexts, Router(HANDLERS), double_presses, admission, note_visit)

    def _make_several(self, setup: Setup) -> Several | None:
        """Return what connects this process with others, if it is one of several."""
        host, owned, timer = self.host, self.host.ownership, self.deadline_timer
        if not isinstance(owned, LeasedSlots):
            return None
        games = SharedGames(
            host, self.publisher, self.uploads, timer, owned, self._others, setup.leave
        )
        several = Several(
            self.client, host.store, owned, self.downtime, games, self._others, timer.reschedule
        )
        self.client.listen(several.shards)
        return several

    def _on_commit(self, game_id: str) -> None:
        if self._is_deleting_again:
            return  # What is unshown is shown when the bot is ready.
        if (trace := tracing.current()) is not None:
            self.publisher.show_times.committed(game_id, trace.began)
        self.publisher.schedule(game_id)

    async def _forget_person(self, user_id: int) -> None:
        """Drop what this process holds in memory about a person."""
        self.publisher.locales.forget_person(user_id)
        await self.publisher.encounters.forget(user_id)
        self.managers.forget()
        self.host.seen.forget(user_id)
        self.members.forget(user_id)
        self.typed.forget_person(user_id)

    async def delete_again(self) -> None:
        """Delete people whom a restored backup or a crash has left in the database.

        Their games are shown once the bot is connected.
        """
        self._is_deleting_again = True
        try:
            found = await self.eraser.apply()
        finally:
            self._is_deleting_again = False
        if found:
            LOG.info("deleted again: %d people of the list of deleted people", found)

    async def _next_deadline(self) -> float | None:
        """Return the next deadline of a connected slot: in another nobody could answer in time."""
        await self.downtime.compensate()
        return await self.host.store.schedule.next_deadline(self.downtime.connected)

    async def _note_moved(self, seconds: float) -> None:
        """Redraw the messages that name deadlines which have moved."""
        await self.publisher.catch_up()
        self.deadline_timer.reschedule()

    async def fire_due(self) -> None:
        """Apply every deadline that has passed, and close every lobby past its time."""
        connected, now = self.downtime.connected, self.host.now()
        expired = await self.host.store.schedule.expired(now, connected)
        due = await self.host.store.schedule.due(now, connected)
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

    async def tell_servers(self) -> None:
        """Have the ends of seasons told, and the weekly papers appear, once the bot is connected to
        Discord.
        """
        await self.client.wait_until_ready()
        await repeat_hourly(
            partial(tell_once, self.host, self.publisher.schedule),
            partial(print_due, self.host, self.publisher),
        )

    async def delete_old_daily(self, keep: Retention) -> None:
        """Delete what is old once a day, as soon as it is known which servers have the bot."""
        await self.client.wait_until_ready()

        def is_here(guild_id: int) -> bool:
            others = not self.host.ownership.owns(guild_id)
            return others or self.client.get_guild(guild_id) is not None

        await delete_daily(self.host, keep, is_here)
