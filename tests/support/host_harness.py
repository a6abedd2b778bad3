"""A host over a real file with its lobbies and games, and a clock that only the test moves."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import pytest

from engine.core.actions import Action, SeatId
from engine.core.chance import Dice, commitment
from engine.core.errors import IllegalAction, Reason
from engine.core.notation import write
from engine.core.saves import SCHEMA, dump_state
from engine.core.state import GameState, waiting
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import pace_of
from engine.host.clocks.seat_status import seat_statuses
from engine.host.clocks.table_deadlines import hour_at
from engine.host.computers.names import COMPUTER_NAMES
from engine.host.computers.thinker import Thinker
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobbies.rematches import rematch
from engine.host.lobby import TOKENS, Lobby, Location, Person
from engine.host.preferences.preferences import Dice as WhoRolls
from engine.host.preferences.preferences import Preferences
from engine.host.refusals import Refusal, Refused
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame, state_of
from engine.host.store.errors import StoreError
from engine.host.store.records import Commit, Deadline, GameRecord, Player, Secret, Step
from engine.host.store.sqlite.database import Database
from engine.host.store.store import store_in
from engine.invariants import broken
from tests.support.empty_file import copy_empty
from tests.support.game import Game
from tests.support.seed_search import seed_for
from tests.support.stored_preferences import put_preferences
from tests.support.unthreaded_sqlite import unthreaded

START = 1_000_000.0
CHANNEL = Location(guild_id=7, channel_id=8, thread=False)
ADA, BEN, CLEO, DORA = (
    Person(100, "Ada"),
    Person(101, "Ben"),
    Person(102, "Cleo"),
    Person(103, "Dora"),
)
PEOPLE = (ADA, BEN, CLEO, DORA)
KEYS = itertools.count()
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def person(number: int) -> Person:
    """Somebody who may sit down as number so and so."""
    return Person(100 + number, f"Guest {number}")


class HostHarness:
    """A host, its lobbies and its clock, and the ids of the games it has committed."""

    database: Database
    """What the host's store lies in."""

    def __init__(
        self, store: Any, time: list[float] | None = None, thinker: Thinker | None = None
    ) -> None:
        self.time = time if time is not None else [START]
        self.committed: list[str] = []
        self.host = Host(store, lambda: self.time[0], self.committed.append, thinker)
        self.store = self.host.store
        seeds = itertools.count()
        self.lobbies = Lobbies(self.host, lambda: sha256(b"%d" % next(seeds)).digest())

    @classmethod
    async def at(cls, place: Path, thinker: Thinker | None = None) -> Self:
        """A host of its own on a file; with a thinker, its computers think beside the presses."""
        with unthreaded():
            database = await Database.open(copy_empty(place))
        found = cls(store_in(database), thinker=thinker)
        found.database = database
        return found

    async def close(self) -> None:
        """The end of the process, in good order."""
        await self.host.computers.close()
        await self.store.close()

    # -- games ---------------------------------------------------------------------------------

    async def open_lobby(
        self, *people: Person, computers: int = 0, pace: str = "live"
    ) -> OpenLobby:
        """A lobby that these people have joined, the first of them its host."""
        host = people[0]
        opened = await self.lobbies.open(CHANNEL, host, Lobby(pace=pace), "join-0")
        for number, guest in enumerate(people[1:], start=1):
            opened = await self.join_lobby(opened.record.id, guest, f"join-{number}")
        for _ in range(computers):
            opened = await self.lobbies.change(
                opened.record.id, lambda it: it.with_computer(host.user_id)
            )
        return opened

    async def join_lobby(self, game_id: str, guest: Person, key: str = "join") -> OpenLobby:
        """One more person."""
        return await self.lobbies.change(game_id, lambda it: it.joined_by(guest, key))

    async def rematch(self, game_id: str, guest: Person, key: str) -> OpenLobby:
        """The lobby in which somebody asks for another game of the same people."""
        return await rematch(self.host, self.lobbies, game_id, guest, key)

    async def confirm_all(self, game_id: str) -> OpenLobby:
        """Everybody in a lobby says yes to what is to be played now."""

        def confirm(lobby: Lobby) -> Lobby:
            for player in lobby.unanswered:
                lobby = lobby.confirmed_by(player.user_id or 0, lobby.terms)
            return lobby

        return await self.lobbies.change(game_id, confirm)

    async def start_game(
        self,
        arranged: Game,
        *rolls: Dice,
        pace: str = "live",
        computers: Sequence[SeatId] = (),
        game_id: str = "g",
        hour: float | None = None,
    ) -> HostedGame:
        """An arranged game under way: people 100, 101 … on its seats but for the computers.

        A timed game ends `hour` seconds from now.
        """
        state, now = arranged.state, self.time[0]
        players = tuple(
            Player(seat, None, COMPUTER_NAMES[seat], TOKENS[seat])
            if seat in computers
            else Player(seat, 100 + seat, f"Guest {seat}", TOKENS[seat])
            for seat in range(len(state.seats))
        )
        text = dump_state(state).decode()
        row = GameRecord(game_id, 1, SCHEMA, "running", text, pace, 7, 8, False, 100, now, now)
        hours = () if hour is None else (hour_at(now + hour),)
        times = deadlines(
            state, (), hours, pace_of(pace), seat_statuses(players, pace_of(pace), {}, {}, now), now
        )
        step = Step(1, now, None, None, "start", "[]")
        seed = seed_for(rolls, state.rolls)
        await self.store.games.create(
            Commit(row, 0, (step,), times, players), Secret(game_id, seed, commitment(seed))
        )
        return HostedGame(self, game_id)

    async def prefer(self, user_id: int, dice: WhoRolls) -> None:
        """A person's choice of who rolls."""
        await put_preferences(self.store, user_id, Preferences(dice=dice).model_dump_json())

    async def crash_before_commit(self, work: Awaitable[object]) -> None:
        """The process is killed as soon as `work` would write a change of a game."""
        self.store.games.commit = _dead
        with pytest.raises(StoreError):
            await work
        del self.store.games.commit

    def key(self) -> str:
        """The id of a new request."""
        return f"request-{next(KEYS)}"


class HostedGame:
    """One game of a host, played by seats."""

    def __init__(self, harness: HostHarness, game_id: str) -> None:
        self.harness = harness
        self.host = harness.host
        self.id = game_id

    async def table(self) -> StartedGame:
        return await self.host.started_game(self.id)

    async def state(self) -> GameState:
        return state_of(await self.table())

    async def decision(self) -> Any:
        """What is waited for."""
        return waiting(await self.state())

    async def submit(
        self, seat: SeatId, action: Action, decision: int | None = None, key: str | None = None
    ) -> StartedGame:
        """An action on what is waited for now, or on a decision that was."""
        on = (await self.decision()).id if decision is None else decision
        return await self.host.submit(self.id, 100 + seat, on, action, key or self.harness.key())

    async def wait(self, seconds: float) -> StartedGame:
        """Time passes, then the host fires what is due."""
        self.harness.time[0] += seconds
        await self.host.fire_due(self.id)
        return await self.table()

    async def settled(self) -> StartedGame:
        """Computers have thought as far as they can."""
        await self.host.computers.done()
        return await self.table()

    async def time_left(self) -> dict[SeatId, float]:
        """Seconds until each seat's deadline on the decision that waits."""
        table = await self.table()
        on = waiting(state_of(table)).id
        now = self.harness.time[0]
        return {it.seat: it.at - now for it in table.deadlines if it.decision == on}

    async def deadlines(self) -> tuple[Deadline, ...]:
        return (await self.table()).deadlines

    async def log_lines(self, after: int = 1) -> list[str]:
        """The log from a version on, in notation."""
        return [step.action for step in await self.harness.store.games.steps(self.id, after)]

    async def check(self) -> None:
        """Log and state fit together, on disk as in memory."""
        table = await self.table()
        steps = await self.harness.store.games.steps(self.id)
        assert [step.version for step in steps] == list(range(1, table.record.version + 1))
        assert broken(state_of(table)) == []
        stored = await self.harness.store.games.load(self.id)
        assert stored.version == table.record.version
        assert stored.state == dump_state(state_of(table)).decode()
        assert sorted(await self.harness.store.schedule.deadlines(self.id), key=_order) == sorted(
            table.deadlines, key=_order
        )


async def _dead(change: Commit) -> None:
    raise StoreError


def _order(deadline: Deadline) -> tuple[int, int]:
    return deadline.decision, deadline.seat


async def refusal(work: Awaitable[object]) -> Refusal:
    """What the host refuses with."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.refusal


async def reason(work: Awaitable[object]) -> Reason:
    """What the rules refuse with."""
    with pytest.raises(IllegalAction) as refused:
        await work
    return refused.value.reason


def logged_line(seat: SeatId, action: Action) -> str:
    """An action as the log writes it."""
    return write(seat, action)
