"""The store's protocol: what the host may ask of a database, a part at a time.

A store knows nothing of rules or of the chat: states, actions and events are text to it. Every
method that writes is one durable transaction: when it returns, the change survives a power cut.
What only the owner of a game's slot may write is given the `fence` of the ownership by which it
acts, and raises LostLease (engine/host/store/leases.py) once there is a newer one.
Cancelling the task that waits for a write leaves it either done entirely or not at all. Any method
raises `Unwritable` (engine/host/store/errors.py) when the database refuses to work.

An engine of its own implements these parts; engine/host/administration/databases.py names the
engines.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engine.host.store.health import Health
from engine.host.store.leases import Fence, Hints, Leases
from engine.host.store.personal import Personal
from engine.host.store.records import (
    EVERY_PHASE,
    LIVE,
    Commit,
    Deadline,
    Draft,
    GameRecord,
    GameRef,
    Message,
    OutboxEntry,
    Phase,
    Player,
    Result,
    Secret,
    Step,
)
from engine.host.store.slots import ALL_SLOTS, Slots
from engine.host.store.texts import Texts


class Games(Protocol):
    """Games, their players, their logs and their secrets."""

    async def create(self, first: Commit, secret: Secret) -> None:
        """Write a new game's first version; raise Conflict if the id is taken.

        `first.expected_version` is 0, `first.players` may be empty but not None.
        """

    async def commit(self, commit: Commit) -> None:
        """Write a change in one transaction, or raise and write nothing.

        Raises Repeated if one of the steps' keys is already in the game's log (checked first: the
        caller then answers with that outcome), Conflict if the game is not at
        `expected_version`, Unwritable if the disk refuses.
        """

    async def load(self, game_id: str) -> GameRecord | None:
        """Return the game as last committed, or None."""

    async def players(self, game_id: str) -> tuple[Player, ...]:
        """Return who sits where, by seat."""

    async def outcome(self, game_id: str, key: str) -> Step | None:
        """Return the step that the request `key` caused, or None if it caused none."""

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        """Return the log after a version, oldest first, `limit` steps at the most."""

    async def secret(self, game_id: str) -> Secret | None:
        """Return the seed of a game's dice, or None. Not for anybody's eyes in a live game."""


class Search(Protocol):
    """Games found by person, channel, server or typed text."""

    async def games_of(self, user_id: int, phases: Collection[Phase] = LIVE) -> tuple[GameRef, ...]:
        """Return the games in which a person has a seat, or has lent it, oldest first."""

    async def games_in_channel(
        self, channel_id: int, phases: Collection[Phase] = LIVE
    ) -> tuple[GameRef, ...]:
        """Return the games played in a channel or thread, oldest first."""

    async def games_in_guild(
        self, guild_id: int, phases: Collection[Phase] = EVERY_PHASE
    ) -> tuple[GameRef, ...]:
        """Return the games played in a server, oldest first."""

    async def count_by_phase(self) -> Mapping[Phase, int]:
        """Return how many games are in each phase: all of them, so not to be asked often."""

    async def last_over(self, channel_id: int, user_id: int) -> str | None:
        """Return the id of the last game of a channel that is over or called off, or None.

        It is the last in which the person had a seat, as long as there is such a game.
        """

    async def matching_games(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        """Return a person's live games that fit `typed`, then the others of a channel.

        Oldest first, `limit` at the most. `typed`, in upper or lower case, is part of the players'
        names or of the game's id, or has the id in it, in parentheses.
        """

    async def matching_over(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        """Return a person's games that are over and fit `typed`, then the others of a channel.

        Newest first, `limit` at the most; `typed` fits a game as in `matching_games`.
        """

    async def matching_in_guild(
        self, typed: str, limit: int, guild_id: int, channel_id: int
    ) -> tuple[GameRef, ...]:
        """Return running games of a server that fit `typed`, those of a channel first.

        `limit` at the most; `typed` fits a game as in `matching_games`.
        """


class Schedule(Protocol):
    """When something must happen in which game, of the slots that are asked for."""

    async def next_deadline(self, within: Slots = ALL_SLOTS) -> float | None:
        """Return when the nearest deadline, or lobby's end, of any live game is, or None."""

    async def due(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return running games with a deadline or a call that has passed, longest overdue first."""

    async def expired(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return live games whose `expires_at` has passed."""

    async def deadlines(self, game_id: str) -> tuple[Deadline, ...]:
        """Return a game's open deadlines, nearest first."""

    async def shift(
        self,
        seconds: float,
        within: Slots = ALL_SLOTS,
        fences: Collection[Fence] = (),
        **settings: str,
    ) -> None:
        """Move every deadline and `expires_at` of live games of these slots, after an outage.

        `seconds` are negative where the clock was set back. The settings given are written with
        it, and slots of which `fences` are given count as connected from then on, so that no crash
        makes it happen twice. These games are unshown then: their messages tell the old times. No
        version changes, so a copy of a game in memory is stale afterwards.
        """


class Messages(Protocol):
    """Which message of the chat plays which role for a game."""

    async def put(self, message: Message, fence: Fence | None = None) -> None:
        """Write the message of a role, in place of an earlier one."""

    async def get(self, game_id: str, role: str) -> Message | None:
        """Return the message that plays a role, or None."""

    async def of_game(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        """Return a game's messages, or those that still carry buttons, oldest first."""

    async def drop(self, game_id: str, role: str, fence: Fence | None = None) -> None:
        """Delete the message of a role."""


class Outbox(Protocol):
    """What has been committed and not been shown yet."""

    async def unshown(self, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return games of any phase with something nobody has seen yet: start-up redraws them."""

    async def of_game(self, game_id: str) -> tuple[OutboxEntry, ...]:
        """Return the messages of a game that must still be shown."""

    async def mark_shown(
        self, game_id: str, role: str, version: int, fence: Fence | None = None
    ) -> None:
        """Note that a message showed `version`: newer rows of the outbox stay.

        `shown_version` moves up to `version`, never down.
        """


class Notes(Protocol):
    """What hangs on a game and is no part of its log: ballots, orders."""

    async def get(self, game_id: str, key: str) -> str | None:
        """Return a note on a game, or None. It goes when the game goes."""

    async def of_game(self, game_id: str) -> dict[str, str]:
        """Return all notes on a game, by their keys."""

    async def put(self, game_id: str, key: str, body: str | None) -> None:
        """Write a note on a game in place of the earlier one; None deletes it."""

    async def orders(self, game_id: str) -> dict[int, str]:
        """Return the standing orders of a game's seats, as JSON text."""


class Drafts(Protocol):
    """What one person still puts together: trades, secret maxima."""

    async def put(self, draft: Draft) -> None:
        """Write a draft, in place of the same person's earlier one in that game."""

    async def get(self, draft_id: str) -> Draft | None:
        """Return a draft by its id, or None."""

    async def of_user(self, game_id: str, user_id: int) -> Draft | None:
        """Return a person's draft in a game, or None."""

    async def drop(self, draft_id: str) -> None:
        """Delete a draft."""


class Preferences(Protocol):
    """What people have chosen for all their games, as JSON text."""

    async def get(self, user_id: int) -> str | None:
        """Return a person's preferences, or None."""

    async def of_game(self, game_id: str) -> dict[int, str]:
        """Return the preferences of the people who sit in a game, by user id."""


class Settings(Protocol):
    """The bot's notes to itself and what servers have chosen, each by a key."""

    async def get(self, key: str) -> str | None:
        """Return a setting, or None."""

    async def put(self, key: str, text: str) -> None:
        """Write a setting in place of the earlier one."""


class Results(Protocol):
    """What games that are done came to for those who played them."""

    async def unsettled(self, guild_id: int) -> tuple[str, ...]:
        """Return games of a server that have begun, are over or cancelled, and lack results."""

    async def notices(self, game_id: str) -> tuple[str, ...]:
        """Return the notices of a game as JSON, oldest first."""

    async def put(self, found: Collection[Result]) -> None:
        """Write results. A person who has one of that game already keeps the first."""

    async def of_guild(self, guild_id: int) -> tuple[Result, ...]:
        """Return all results of a server, by the time that the games ended."""

    async def of_user(self, user_id: int) -> tuple[Result, ...]:
        """Return a person's results, wherever they played, by the time that the games ended."""

    async def guilds_of(self, user_id: int) -> tuple[int, ...]:
        """Return the servers in which a person has a seat, has lent one, or has a result."""


def _ignore(_: object) -> None:
    """Do nothing: not every store writes in groups."""


@dataclass(frozen=True, slots=True)
class Store:
    """Games and all that belongs to them, on disk: the parts of one database."""

    games: Games
    search: Search
    schedule: Schedule
    messages: Messages
    outbox: Outbox
    notes: Notes
    drafts: Drafts
    preferences: Preferences
    settings: Settings
    texts: Texts
    results: Results
    personal: Personal
    close: Callable[[], Awaitable[None]]
    """Finish what was begun and let go of the database; a second call does nothing."""
    leases: Leases | None = None
    """None where one process alone can use the database, and so owns every slot."""
    hints: Hints | None = None
    shared: bool = False
    """Whether other processes write to it too."""
    observe_groups: Callable[[Callable[[int], None]], None] = _ignore
    """Pass the size of each group of commits that share a transaction to a function from now on."""
    health: Health = field(default_factory=Health)
    """Whether the database can be used."""
