"""The host: keeps games alive, one change at a time, on disk before anybody learns of it."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.events import Event, visible_to
from engine.core.saves import load_events
from engine.host.automatic import answer_automatically, apply_timeouts
from engine.host.background import in_background
from engine.host.cached_store import cached
from engine.host.clocks.deadlines import RETRY_THOUGHT_AFTER
from engine.host.clocks.last_seen import SeenCache
from engine.host.computer_tasks import ComputerTasks
from engine.host.computers.play import ComputerPlay
from engine.host.computers.thinker import Thinker
from engine.host.loaded_game import LoadedGame, LoadedGames, load
from engine.host.preferences.preferences import Preferences, load_preferences
from engine.host.processes.ownership import Ownership, SoleOwner
from engine.host.refusals import Refusal, Refused, demand, need_right_to_act, refuse
from engine.host.snapshots import Snapshot, StartedGame, need_seat, state_of
from engine.host.statistics_cache import StatisticsCache
from engine.host.store.errors import Conflict, Repeated
from engine.host.store.leases import Fence
from engine.host.store.records import Commit, Step
from engine.host.store.schedule import next_deadline
from engine.host.store.slots import ALL_SLOTS, Slots
from engine.host.store.store import Store
from engine.host.unit_of_work import UnitOfWork

T = TypeVar("T")
MANY = 100
"""Steps from which on a log is read in the background, so that other games go on meanwhile."""


class Host:
    """Loads, changes and commits games; `now` is unix seconds, `on_commit` gets a game's id.

    Without a `thinker`, computers play plainly and at once. At pace live, they roll after
    `live_delay` seconds. `on_deadline` gets the nearest deadline of a game that has changed.
    `connected_until` tells until when a server's slot was connected, infinity for until now.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        on_commit: Callable[[str], None] = lambda game_id: None,
        thinker: Thinker | None = None,
        on_deadline: Callable[[float], None] = lambda at: None,
        connected_until: Callable[[int], float] = lambda guild_id: math.inf,
        ownership: Ownership | None = None,
        live_delay: int = 0,
    ) -> None:
        self.loaded = LoadedGames()
        self.store = cached(store, self.loaded)
        self.now, self.connected_until = now, connected_until
        self.on_commit, self.on_deadline = on_commit, on_deadline
        self.statistics = StatisticsCache(self.history)
        self.seen = SeenCache(self.store)
        self.ownership = ownership or SoleOwner(store.leases)
        self.computers, self.live_delay = ComputerTasks(self, thinker), live_delay
        self._moving = asyncio.Lock()

    def now_in(self, guild_id: int) -> float:
        """Return the time in a server's games; it stands still while their slot is disconnected."""
        return min(self.now(), self.connected_until(guild_id))

    # -- looking -------------------------------------------------------------------------------

    async def snapshot(self, game_id: str) -> Snapshot:
        """Return the game as it stands. Raises Refused for one that does not exist."""
        owns = self.ownership.owns
        known = None if (held := self.loaded.find(game_id)) is None else held.for_readers()
        if known is not None and owns(known.record.guild_id):
            return known
        with self.loaded.holding(game_id) as game:
            return await load(self.store, game_id, game, owns)

    async def started_game(self, game_id: str) -> StartedGame:
        """Return a game that has started. Raises Refused for a lobby."""
        found = await self.snapshot(game_id)
        return found if isinstance(found, StartedGame) else refuse(Refusal.NOT_STARTED)

    async def history(
        self, game_id: str, user_id: int | None, after_version: int = 0
    ) -> tuple[tuple[Step, tuple[Event, ...]], ...]:
        """Return the log with the events that this reader may know: all, once the game is over."""
        game = await self.started_game(game_id)
        over = game.record.phase != "running"
        seat = None if user_id is None else game.seat_of(user_id)
        steps = await self.store.games.steps(game_id, after_version)
        demand(steps or after_version or not over, Refusal.LOG_DELETED)
        read = partial(_read, steps, tuple if over else partial(visible_to, seat=seat))
        return await in_background(read) if len(steps) > MANY else read()

    async def preferences(self, user_id: int) -> Preferences:
        """Return what a person has chosen."""
        return load_preferences(await self.store.preferences.get(user_id))

    # -- changing ------------------------------------------------------------------------------

    async def submit(
        self, game_id: str, user_id: int, decision: int, action: Action, key: str
    ) -> StartedGame:
        """Carry out a player's action on a decision's id (any number for business beside it).

        `key` names the request: repeated, it changes nothing. Passed deadlines are applied first.
        Raises Refused or IllegalAction, and then nothing else has changed.
        """

        async def attempt() -> StartedGame:
            game = await self.started_game(game_id)
            try:
                return await self._acted(game, user_id, decision, action, key)
            except (Repeated, Refused, IllegalAction):
                # Asked only now: few requests come twice, and each would wait for the answer.
                done = await self.store.games.outcome(game_id, key)
                if done is None:
                    raise
                return await self._at_least(await self.started_game(game_id), done.version)

        return await self.change(game_id, attempt)

    async def _acted(
        self, game: StartedGame, user_id: int, decision: int, action: Action, key: str
    ) -> StartedGame:
        seat = need_seat(game, user_id)
        work = await self.unit_of_work(game)
        apply_timeouts(work)
        if work.has_changed:
            game = await self._commit(work, game)
            work = await self.unit_of_work(game)
        demand(work.paused_at is None, Refusal.PAUSED)
        need_right_to_act(state_of(game), game.players[seat], decision, action)
        work.act(seat, action, key)
        answer_automatically(work)
        return await self._commit(work, game)

    async def update_running(
        self, game_id: str, key: str | None, change: Callable[[UnitOfWork], None]
    ) -> StartedGame:
        """Apply `change` to a running game under its lock, then what follows by itself.

        Raises what `change` raises, and then nothing has changed. A repeated `key` changes nothing.
        """

        async def attempt() -> StartedGame:
            return await self.update_locked(await self.started_game(game_id), key, change)

        return await self.change(game_id, attempt)

    async def update_locked(
        self, game: StartedGame, key: str | None, change: Callable[[UnitOfWork], None]
    ) -> StartedGame:
        """Apply `change` as `update_running` does, for a caller that holds the game's lock."""
        done = None if key is None else await self.store.games.outcome(game.record.id, key)
        if done is not None:
            return await self._at_least(game, done.version)
        demand(game.record.phase == "running", Refusal.OVER)
        work = await self.unit_of_work(game)
        apply_timeouts(work)
        demand(not work.state.is_over, Refusal.OVER)
        change(work)
        answer_automatically(work)
        return await self._commit(work, game)

    async def order(
        self, game_id: str, user_id: int, change: Callable[[str | None], str | None]
    ) -> StartedGame:
        """Change a player's standing orders; what waits for them is answered at once.

        `change` gets the JSON of the seat's orders, and returns the new ones; None is none. Raises
        what it raises, and Refused.
        """

        async def attempt() -> StartedGame:
            game = await self.started_game(game_id)
            seat = need_seat(game, user_id)
            body = change(game.orders.get(seat))
            return await self.update_locked(game, None, lambda work: work.set_orders(seat, body))

        return await self.change(game_id, attempt)

    async def _at_least(self, game: StartedGame, version: int) -> StartedGame:
        """Return the game as of that version or later: another process may have been faster."""
        if game.record.version >= version:
            return game
        self.loaded.drop(game.record.id)
        return await self.started_game(game.record.id)

    async def fire_due(self, game_id: str) -> None:
        """Apply the deadlines of a game that have passed. Late or twice does nothing."""

        async def attempt() -> None:
            snapshot = await self.snapshot(game_id)
            if isinstance(snapshot, StartedGame) and snapshot.has_time:
                work = await self.unit_of_work(snapshot)
                apply_timeouts(work)
                fence = self.ownership.fence(snapshot.record.guild_id)
                await self._commit(work, snapshot, fence)

        await self.change(game_id, attempt)

    async def wake_computers(self, within: Slots = ALL_SLOTS) -> None:
        """Let computers go on that an earlier process has left thinking."""
        for game_id in await self.store.schedule.due(self.now() + RETRY_THOUGHT_AFTER, within):
            self.computers.wake(game_id)

    async def change(self, game_id: str, attempt: Callable[[], Awaitable[T]]) -> T:
        """Run one change under the game's lock, once more where another process was faster."""
        with self.loaded.holding(game_id) as game:
            async with game.lock:
                try:
                    return await attempt()
                except (Conflict, Repeated):
                    pass
                except (Refused, IllegalAction):
                    if not await self._is_behind(game_id, game):
                        raise
                game.drop()
                return await attempt()

    async def _is_behind(self, game_id: str, game: LoadedGame) -> bool:
        """Return whether another process has changed a game since it was read."""
        if (known := game.snapshot) is None:
            return False
        stored = await self.store.games.load(game_id)
        return stored is not None and known.record.version < stored.version

    async def unit_of_work(self, game: StartedGame) -> UnitOfWork:
        """Return a unit of work on a game, with the game's own dice."""
        texts = await self.store.preferences.of_game(game.record.id)
        preferences = {user_id: load_preferences(text) for user_id, text in texts.items()}
        with self.loaded.holding(game.record.id) as held:
            chance, thoughts = held.chance, held.thoughts if self.computers.think else None
        assert chance is not None
        computers = ComputerPlay(thoughts, self.live_delay)
        return UnitOfWork(game, chance, preferences, self.now_in(game.record.guild_id), computers)

    async def _commit(
        self, work: UnitOfWork, game: StartedGame, fence: Fence | None = None
    ) -> StartedGame:
        if not work.has_changed:
            return game
        commit = work.commit() if fence is None else replace(work.commit(), fence=fence)
        after = work.after(commit.record)
        await self.commit(commit, after)
        return after

    async def commit(self, commit: Commit, after: Snapshot | None = None) -> None:
        """Store a change, then call `on_commit` if messages have to follow it.

        `after`: the game as the change leaves it; where it is not given, the game is read again.
        Raises Conflict also where all deadlines have moved since the change began to read.
        """
        await self.write(commit, partial(self.store.games.commit, commit), after)
        if after is not None:
            with self.loaded.holding(commit.record.id) as game:
                game.hold(after)

    async def write(
        self, commit: Commit, write: Callable[[], Awaitable[None]], after: Snapshot | None = None
    ) -> None:
        """Have `write` store a change, as `commit` does, and call what has to know of it."""
        game_id = commit.record.id
        async with self._moving:
            pass  # A movement that has begun comes first.
        await write()
        if commit.outbox:
            self.on_commit(game_id)
        if (at := next_deadline(commit)) is not None:
            self.on_deadline(at)
        if commit.record.phase == "running" and self.ownership.owns(commit.record.guild_id):
            self.computers.wake(game_id, after)

    async def shift_deadlines(
        self,
        seconds: float,
        within: Slots = ALL_SLOTS,
        fences: Collection[Fence] = (),
        **settings: str,
    ) -> None:
        """Move the deadlines of many games at once: what was read before counts no more.

        Like `Schedule.shift` of the store. Raises StoreError.
        """
        async with self._moving:
            await self.store.schedule.shift(seconds, within, fences, **settings)


def _read(
    steps: Iterable[Step], may_read: Callable[[tuple[Event, ...]], tuple[Event, ...]]
) -> tuple[tuple[Step, tuple[Event, ...]], ...]:
    return tuple((step, may_read(load_events(step.events))) for step in steps)
