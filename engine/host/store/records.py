"""What crosses the store's border: frozen records in which state, actions and events are text.

Times are unix seconds (UTC). Ids of people, servers, channels and messages are whole numbers;
a game's id is short base-36 text made by the caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from engine.host.store.leases import Fence

Phase = Literal["lobby", "running", "over", "cancelled"]

Fate = Literal["played", "abandoned", "called-off", "removed"]
"""How a game that is done ended for somebody: at the table to the end of their seat, gone before
that for good, called off by all, or taken from the table by a moderator."""

Author = Literal["press", "orders", "silence", "absence", "computer", "dice", "host"]
"""Who made a step: a player, that player's standing orders, nobody in time, a computer, the dice
that are rolled for everybody, or the host itself."""

AUTOMATIC_ROLL: Final = "beat"
"""The class of a roll that happens by itself: nobody is asked and nobody is pinged."""
THOUGHT: Final = "thought"
"""The class of a computer's decision, or of an open trade that it is offered: nobody is pinged."""
TIME_LIMIT: Final = "hour"
"""The class of the agreed hour of a timed game, which waits for nobody in particular."""
ENDED_EARLY: Final = "end-early"
"""The host's word for the end of a game by a moderator, or by the host itself."""
CONCEDED: Final = "conceded"
"""The host's word for the end of a game that computers concede; the winner's seat follows it."""
RETURN: Final = "return"
"""The class of the time that somebody who is away will be back at."""
PAUSE: Final = "pause"
"""The class of the end of a pause."""
MODERATORS_PAUSE: Final = -7
"""What stands for a seat in the end of a pause that a moderator has made: no seat and no vote."""
VOTE: Final = "vote"
"""The class of the end of a vote, which is about the table and not in the game."""

DIRECT: Final = 0
"""What stands for a server in games that one person plays in direct messages.

Discord carries these by its first shard, to which a server of this number would belong.
"""

EVERY_PHASE: Final[tuple[Phase, ...]] = ("lobby", "running", "over", "cancelled")
LIVE: Final[tuple[Phase, ...]] = ("lobby", "running")
RUNNING: Final[tuple[Phase, ...]] = ("running",)


@dataclass(frozen=True, slots=True)
class Player:
    """A seat and its player; `user_id` is None for a computer.

    `waited`: seconds of waiting time used up in this game; `owner_waited`: by a lent seat's owner.
    `bank`: seconds of thinking time saved up; `missed`: deadlines missed in a row; `away_until`:
    when a player who is away comes back, unix seconds; `owner_id`: who gets the seat back on
    return. `character`, `strength`: how a computer plays, by the names of
    engine/players/characters.py; None for a person, and for a computer that is neutral and even.
    """

    seat: int
    user_id: int | None
    name: str
    token: str
    bank: float = 0.0
    missed: int = 0
    away_until: float | None = None
    owner_id: int | None = None
    character: str | None = None
    strength: str | None = None
    waited: float = 0.0
    owner_waited: float = 0.0


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a seat's silence on a decision counts as its answer; `kind` is the decision class.

    It runs from `since` to `at`, and the last `bank` seconds of it come out of the seat's time
    bank. `calls`: how often the seat is to have been called by now, last at `called_at`;
    `next_call`: when once more.
    `covered`: since when another decision has to be answered first, while no time runs. `used`: the
    seconds of its free time that an earlier answer has used up.
    """

    decision: int
    seat: int
    kind: str
    at: float
    since: float = 0.0
    bank: float = 0.0
    calls: int = 1
    called_at: float = 0.0
    next_call: float | None = None
    covered: float | None = None
    used: float = 0.0

    @property
    def fires_at(self) -> float | None:
        """When something is to be done about it: a call, or the end."""
        if self.covered is not None:
            return None
        return self.at if self.next_call is None else min(self.at, self.next_call)

    @property
    def is_moderators_pause(self) -> bool:
        """Whether it is the end of a pause that a moderator has made."""
        return (self.kind, self.seat) == (PAUSE, MODERATORS_PAUSE)

    def moved(self, seconds: float) -> Deadline:
        """Return the deadline moved by a number of seconds."""
        call = None if self.next_call is None else self.next_call + seconds
        return replace(self, at=self.at + seconds, since=self.since + seconds, next_call=call)


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action and what came of it: a line of the append-only log.

    `key` names the request that caused it (None for an answer nobody pressed), `action` is one
    line of notation, or the host's own word ("start", "hour", "end-early", "conceded 0", "cancel",
    "undo 41", or that of a notice), for which `seat` is None; `events` is a JSON array. `hand`: the
    author, as its column is called; `notice`: what the host has to tell, as JSON.
    """

    version: int
    at: float
    key: str | None
    seat: int | None
    action: str
    events: str
    hand: Author = "host"
    notice: str | None = None

    @property
    def by(self) -> Author:
        """The author; of a step from before authors were stored, a request tells of a press."""
        return self.hand if self.key is None else "press"

    @property
    def goes_on(self) -> bool:
        """Whether the press that made this step made the next one too: only its last has a key."""
        return self.key is None and self.hand == "press"


class _Placed:
    __slots__ = ()
    guild_id: int

    @property
    def is_direct(self) -> bool:
        """Whether one person plays the game in direct messages."""
        return self.guild_id == DIRECT


@dataclass(frozen=True, slots=True)
class GameRecord(_Placed):
    """A game's row: its newest state and where it is played.

    `schema` is the version of the state's format, `thread` says that the channel is itself a
    thread, `shown_version` is the newest version that people have seen, `expires_at` is when
    an unstarted lobby closes, `paused_at` since when no time runs, `number` tells apart the games
    in a person's direct messages (elsewhere 0), `shifts` counts how often an absence has moved its
    deadlines.
    """

    id: str
    version: int
    schema: int
    phase: Phase
    state: str = field(repr=False)
    pace: str
    guild_id: int
    channel_id: int
    thread: bool
    host_id: int
    opened_at: float
    moved_at: float
    shown_version: int = 0
    expires_at: float | None = None
    paused_at: float | None = None
    number: int = 0
    shifts: int = 0


@dataclass(frozen=True, slots=True)
class Schema:
    """The schema that a database has, and the newest one, which this program writes."""

    found: int
    newest: int


@dataclass(frozen=True, slots=True)
class GameRef(_Placed):
    """Which game, and where it is played: what can be read of many games without their states."""

    id: str
    phase: Phase
    guild_id: int
    channel_id: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one change of a game writes at once; refused when it contradicts itself.

    `record` holds the new values, its `version` the new one, or the old one without steps; its
    `shifts` has to be as it was read, and `shown_version` is not written: only `save` of the
    messages moves it. `deadlines` replace all of the game's, `players` too unless None. `outbox`
    names the roles of the messages that must now be shown. `mix`, when given, becomes the secret's.
    `notes` on the game and standing `orders` by seat replace the earlier ones, or drop them where
    None. `fence`: by which ownership of the game's slot; None for what any process may do.
    `is_move`: it has steps, by which the game counts as unshown without a row of the outbox, and
    leaves phase, pace and place as they were.
    """

    record: GameRecord
    expected_version: int
    steps: tuple[Step, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    players: tuple[Player, ...] | None = None
    outbox: tuple[str, ...] = ()
    mix: str | None = None
    notes: Mapping[str, str | None] = field(default_factory=dict)
    orders: Mapping[int, str | None] = field(default_factory=dict)
    fence: Fence | None = None
    is_move: bool = False

    def __post_init__(self) -> None:
        if self.record.version < self.expected_version:
            raise ValueError(f"version {self.record.version} follows {self.expected_version}")
        if self.steps and self.steps[-1].version != self.record.version:
            raise ValueError(f"the last step is not version {self.record.version}")
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
class OutboxEntry:
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

    @property
    def kind(self) -> str:
        """What a role begins with, which says what the message is for."""
        return self.role.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Draft:
    """A trade that one player is still putting together; one a game and player, `body` is JSON."""

    id: str
    game_id: str
    user_id: int
    body: str
    updated_at: float


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board with names that a person has made; `body`: a file of engine/editions/board_names.py.

    A `code` is given away for copies. `guild_id`: the server where it can be chosen by all, 0 for
    none; `revision` counts its changes from 1.
    """

    id: str
    code: str
    owner_id: int
    guild_id: int
    title: str
    body: str
    revision: int
    created_at: float
    changed_at: float


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game for one person, who sat on `seat`, one of `seats`.

    `place` counts from 1, computers included, and is shared by equals; it is the last one for a
    person who abandoned the game, and None where the game was called off or a moderator removed the
    person. `turns`: how many were begun; `ended_at`: unix seconds; `name` and `token` as they were
    at the table. `unrated`: a moderator had a part in the game, or players might ask for advice, or
    it was too short.
    """

    game_id: str
    guild_id: int
    user_id: int
    ended_at: float
    seat: int
    place: int | None
    seats: int
    turns: int
    fate: Fate
    name: str
    token: str
    unrated: bool = False
