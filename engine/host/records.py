"""What crosses the store's border: frozen records in which state, actions and events are text.

Times are unix seconds (UTC). Ids of people, servers, channels and messages are whole numbers;
a game's id is short base-36 text made by the caller.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Phase = Literal["lobby", "running", "over", "cancelled"]

EVERY_PHASE: Final[tuple[Phase, ...]] = ("lobby", "running", "over", "cancelled")
LIVE: Final[tuple[Phase, ...]] = ("lobby", "running")


@dataclass(frozen=True, slots=True)
class Player:
    """A seat and who sits on it; `user_id` is None for a computer."""

    seat: int
    user_id: int | None
    name: str
    token: str


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a seat's silence on a decision counts as its answer; `kind` is the decision class."""

    decision: int
    seat: int
    kind: str
    at: float


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action and what came of it: a line of the append-only log.

    `key` names the request that caused it (None for an answer nobody pressed), `action` is one
    line of notation, or the host's own word "start", "hour" or "cancel", for which `seat` is None;
    `events` is a JSON array.
    """

    version: int
    at: float
    key: str | None
    seat: int | None
    action: str
    events: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game's row: its newest state and where it is played.

    `schema` is the version of the state's format, `thread` says that the channel is itself a
    thread, `shown_version` is the newest version that people have seen, `expires_at` is when
    an unstarted lobby closes.
    """

    id: str
    version: int
    schema: int
    phase: Phase
    state: str
    pace: str
    guild_id: int
    channel_id: int
    thread: bool
    host_id: int
    opened_at: float
    moved_at: float
    shown_version: int = 0
    expires_at: float | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one change of a game writes at once; refused when it contradicts itself.

    `game` holds the new values, its `version` the new one; its `shown_version` is not written,
    because only `Store.shown` moves it. `deadlines` replace all of the game's, `players` too
    unless None. `outbox` names the roles of the messages that must now be shown. `mix`, when
    given, becomes the secret's.
    """

    game: Game
    expected_version: int
    steps: tuple[Step, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    players: tuple[Player, ...] | None = None
    outbox: tuple[str, ...] = ()
    mix: str | None = None

    def __post_init__(self) -> None:
        if self.game.version <= self.expected_version:
            raise ValueError(f"version {self.game.version} follows {self.expected_version}")
        if self.steps and self.steps[-1].version != self.game.version:
            raise ValueError(f"the last step is not version {self.game.version}")
        before = self.expected_version
        for step in self.steps:
            if step.version != before + 1:
                raise ValueError(f"step {step.version} follows {before}")
            before = step.version


@dataclass(frozen=True, slots=True)
class Secret:
    """The seed of a game's dice, the hash shown beforehand, and what the players mixed in."""

    game_id: str
    seed: bytes
    commitment: str
    mix: str = ""


@dataclass(frozen=True, slots=True)
class Unshown:
    """A message that must be brought to at least `version`."""

    role: str
    version: int


@dataclass(frozen=True, slots=True)
class Message:
    """The message that plays a role in a game ("table", an auction's, …) and what it last showed.

    `body` is JSON of the caller's; `open` says that it still carries buttons.
    """

    game_id: str
    role: str
    channel_id: int
    message_id: int
    version: int
    posted_at: float
    body: str = "{}"
    open: bool = True


@dataclass(frozen=True, slots=True)
class Draft:
    """A trade that one player is still putting together; one a game and player, `body` is JSON."""

    id: str
    game_id: str
    user_id: int
    body: str
    updated_at: float
