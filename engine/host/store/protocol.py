"""The store's protocol: what the host may ask of a database, and how it is refused.

A store knows nothing of rules or of the chat: states, actions and events are text to it. Every
method that writes is one durable transaction: when it returns, the change survives a power cut.
Cancelling the task that waits for a write leaves it either done entirely or not at all.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from engine.host.clocks.shards import ALL_SHARDS, NO_SHARDS, Shards
from engine.host.store.records import (
    EVERY_PHASE,
    LIVE,
    Commit,
    Deadline,
    Draft,
    Game,
    GameRef,
    Message,
    Phase,
    Player,
    Result,
    Secret,
    Step,
    Unshown,
)


class StoreError(Exception):
    """Any refusal of a store."""


class Conflict(StoreError):
    """The game is not at the expected version; `found` is None when there is no such game."""

    def __init__(self, game_id: str, expected: int, found: int | None) -> None:
        super().__init__(f"game {game_id} is at version {found}, not {expected}")
        self.game_id = game_id
        self.expected = expected
        self.found = found


class Repeated(StoreError):
    """The request was committed before; `version` is that of its first outcome."""

    def __init__(self, version: int) -> None:
        super().__init__(f"already committed as version {version}")
        self.version = version


class NewerSchema(StoreError):
    """The database was written by a newer version of this program."""

    def __init__(self, place: str, found: int, known: int) -> None:
        super().__init__(
            f"The database {place} has schema {found}, but this program knows only up to {known}: "
            "start the newer program again."
        )
        self.found = found
        self.known = known


class Unwritable(StoreError):
    """The database cannot be opened or written just now; nothing was changed."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The database {place} cannot be written: {reason}.")
        self.reason = reason


class Store(Protocol):
    """Games and all that belongs to them, kept on disk."""

    # A game's course

    async def create(self, first: Commit, secret: Secret) -> None:
        """Write a new game's first version; Conflict if the id is taken.

        `first.expected_version` is 0, `first.players` may be empty but not None.
        """

    async def commit(self, commit: Commit) -> None:
        """Write a change in one transaction, or raise and write nothing.

        Raises Repeated if one of the steps' keys is already in the game's log (checked first: the
        caller then answers with that outcome), Conflict if the game is not at
        `expected_version`, Unwritable if the disk refuses.
        """

    async def load(self, game_id: str) -> Game | None:
        """The game as last committed, or None."""

    async def players(self, game_id: str) -> tuple[Player, ...]:
        """Who sits where, by seat."""

    async def outcome(self, game_id: str, key: str) -> Step | None:
        """The step that the request `key` caused, or None if it never did."""

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        """The log after a version, oldest first, `limit` lines at the most."""

    # Time

    async def next_deadline(self, besides: Shards = NO_SHARDS) -> float | None:
        """When the nearest deadline or lobby's end of any live game is, or None.

        Here and below, games of the shards `besides` are left out.
        """

    async def due(self, now: float, besides: Shards = NO_SHARDS) -> tuple[str, ...]:
        """Running games with a deadline or a call that has passed, longest overdue first."""

    async def expired(self, now: float, besides: Shards = NO_SHARDS) -> tuple[str, ...]:
        """Live games whose `expires_at` has passed."""

    async def deadlines(self, game_id: str) -> tuple[Deadline, ...]:
        """A game's open deadlines, nearest first."""

    async def shift_deadlines(
        self, seconds: float, within: Shards = ALL_SHARDS, **noted: str
    ) -> None:
        """Move every deadline and `expires_at` of live games of these shards, after an outage.

        `seconds` are negative where the clock was set back. The settings `noted` are kept with it,
        so that no crash makes it happen twice.
        These games are unshown then, because their messages tell the old times. No version
        changes: a copy of a game held in memory is stale afterwards.
        """

    # Finding games

    async def games_of(self, user_id: int, phases: Collection[Phase] = LIVE) -> tuple[GameRef, ...]:
        """Games in which a person has a seat, or has lent it, oldest first."""

    async def games_in_channel(
        self, channel_id: int, phases: Collection[Phase] = LIVE
    ) -> tuple[GameRef, ...]:
        """Games played in a channel or thread, oldest first."""

    async def games_in_guild(
        self, guild_id: int, phases: Collection[Phase] = EVERY_PHASE
    ) -> tuple[GameRef, ...]:
        """Games played in a server, oldest first."""

    async def last_over(self, channel_id: int, user_id: int) -> str | None:
        """The id of the last game of a channel that is over or called off, if there is one.

        It is the last in which the person had a seat, as long as there is such a one.
        """

    async def matching_games(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        """A person's live games, then the others of a channel, oldest first, `limit` at the most.

        `typed`, in upper or lower case, is part of the players' names or of the game's id, or has
        the id in it, in parentheses.
        """

    async def matching_in_guild(
        self, typed: str, limit: int, guild_id: int, channel_id: int
    ) -> tuple[GameRef, ...]:
        """Running games of a server that fit `typed`, at most `limit`, those of a channel first.

        `typed` fits a game as in `matching_games`.
        """

    # Showing

    async def unshown(self) -> tuple[str, ...]:
        """Games of any phase with something nobody has seen yet: what start-up redraws."""

    async def outbox(self, game_id: str) -> tuple[Unshown, ...]:
        """The messages of a game that must still be shown."""

    async def shown(self, game_id: str, role: str, version: int) -> None:
        """Note that a message showed `version`: newer rows of the outbox stay.

        `shown_version` moves up to `version`, never down.
        """

    async def put_message(self, message: Message) -> None:
        """Remember the message of a role, in place of an earlier one."""

    async def message(self, game_id: str, role: str) -> Message | None:
        """The message that plays a role, or None."""

    async def messages(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        """A game's messages, or those that still carry buttons, oldest first."""

    async def drop_message(self, game_id: str, role: str) -> None:
        """Forget the message of a role."""

    # Secrets

    async def secret(self, game_id: str) -> Secret | None:
        """The seed of a game's dice, or None. Not for anybody's eyes while the game is live."""

    # What hangs on a game and is no part of its course

    async def orders(self, game_id: str) -> dict[int, str]:
        """The standing orders of a game's seats, as JSON text."""

    async def note(self, game_id: str, key: str) -> str | None:
        """A note on a game (a vote, a draft), or None. It goes when the game goes."""

    async def put_note(self, game_id: str, key: str, body: str | None) -> None:
        """Keep a note on a game in place of the earlier one; None drops it."""

    # What games came to

    async def unsettled(self, guild_id: int) -> tuple[str, ...]:
        """Games of a server that have begun, are over or cancelled, and have no results yet."""

    async def notices(self, game_id: str) -> tuple[str, ...]:
        """What the host had to tell of a game, as JSON, oldest first."""

    async def put_results(self, found: Collection[Result]) -> None:
        """Keep results. Whoever has one of that game already keeps the first."""

    async def results(self, guild_id: int) -> tuple[Result, ...]:
        """All of a server, by the time that the games ended."""

    async def results_of(self, user_id: int) -> tuple[Result, ...]:
        """A person's, wherever they played, by the time that the games ended."""

    async def guilds_of(self, user_id: int) -> tuple[int, ...]:
        """The servers in which a person has a seat, has lent one, or has a result."""

    # What belongs to people and to the bot

    async def put_draft(self, draft: Draft) -> None:
        """Keep a draft, in place of the same user's earlier one in that game."""

    async def draft(self, draft_id: str) -> Draft | None:
        """A draft by its id, or None."""

    async def draft_of(self, game_id: str, user_id: int) -> Draft | None:
        """The user's draft in a game, or None."""

    async def drop_draft(self, draft_id: str) -> None:
        """Forget a draft."""

    async def preferences(self, user_id: int) -> str | None:
        """A person's preferences as JSON text, or None."""

    async def wishes(self, game_id: str) -> dict[int, str]:
        """The preferences of the people who sit in a game, by user id, as JSON text."""

    async def put_preferences(self, user_id: int, text: str) -> None:
        """Keep a person's preferences in place of the earlier ones."""

    async def setting(self, key: str) -> str | None:
        """A note of the bot to itself (hash of its commands, when it last lived), or None."""

    async def put_setting(self, key: str, text: str) -> None:
        """Keep a note in place of the earlier one."""

    async def drop_setting(self, key: str) -> None:
        """Forget a note, if there is one."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database; a second call does nothing."""
