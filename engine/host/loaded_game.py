"""What the host holds in memory of each game: read once, changed by commits, dropped as a whole."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Final, Literal, TypeVar
from weakref import ref

from engine.core.chance import FairChance
from engine.core.saves import load_state
from engine.host import chosen_board
from engine.host.clocks import parked
from engine.host.clocks.parked import read_parked
from engine.host.computers.notes import NOTE, load_notes
from engine.host.computers.play import Thoughts
from engine.host.lobby_text import LOBBY_SCHEMA, load_lobby
from engine.host.refusals import Refusal, refuse
from engine.host.snapshots import OpenLobby, Snapshot, StartedGame
from engine.host.store.records import LIVE, Commit, GameRecord, Message, Step
from engine.host.store.store import Store

T = TypeVar("T")
MOST_GAMES: Final = 4_000
"""Games in memory, those used last. One under way takes about 50 KB."""
NEWEST: Final = 20
"""Steps of a game's log that are held: a message seldom tells more, and as many tell whether a
choice may be taken back.
"""


@dataclass(slots=True, eq=False)
class LoadedGame:
    """One game. Nothing that is None, and no steps, stand for what has not been read."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    """How many requests are using it: it stays in memory until none does."""
    chance: FairChance | None = None
    """The dice, which are the same for as long as the game runs."""
    thoughts: Thoughts = field(default_factory=dict)
    """What computers have thought of its newest version."""
    changes: int = 0
    """How often what is held has changed: what was read across a change is not held."""
    version: int | None = None
    """The version at which this process has found or left the game."""
    snapshot: Snapshot | None = None
    """Row, people, deadlines, orders and state; only of a game under way."""
    shared: ref[StartedGame] | None = None
    """The copy of it that readers have just now, with the views that they have made."""
    messages: tuple[Message, ...] | None = None
    notes: dict[str, str] | None = None
    preferences: dict[int, str] | None = None
    """What the people at the table have chosen, by user id."""
    newest: tuple[Step, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing of the game is held."""
        is_read = self.snapshot is not None or self.messages is not None or bool(self.newest)
        return not is_read and self.notes is None and self.preferences is None

    def drop(self) -> None:
        """Drop all that was read: the store may hold something else."""
        self.version = self.messages = self.notes = self.preferences = None
        self.snapshot, self.shared, self.newest = None, None, ()
        self.changes += 1

    def update(self, commit: Commit) -> None:
        """Put what a commit has written in place of what was held, but for the snapshot."""
        follows = bool(self.newest) and self.newest[-1].version == commit.expected_version
        self.newest = (*(self.newest if follows else ()), *commit.steps)[-NEWEST:]
        self.update_notes(commit.notes)
        if commit.players is not None and self._people() != {
            player.user_id for player in commit.players
        }:
            self.preferences = None
        self.version, self.snapshot, self.shared = commit.record.version, None, None

    def _people(self) -> set[int | None]:
        return (
            set() if self.snapshot is None else {player.user_id for player in self.snapshot.players}
        )

    def update_notes(self, notes: Mapping[str, str | None]) -> None:
        """Put written notes in place of those held, if any are; None drops one."""
        if self.notes is not None:
            both = {**self.notes, **notes}
            self.notes = {key: body for key, body in both.items() if body is not None}

    def hold(self, snapshot: Snapshot) -> None:
        """Hold a game as it stands now, if it is under way; its readers get this very one."""
        self.snapshot = self.shared = None
        if snapshot.record.phase not in LIVE:
            return
        self.snapshot = snapshot
        if isinstance(snapshot, StartedGame):
            self.snapshot, self.shared = _without_views(snapshot), ref(snapshot)

    def for_readers(self) -> Snapshot | None:
        """Return a game as it stands, if it is held.

        All who read it at the same time get the same copy, and share the views that are made of
        it; these go with the last reader, because they take more room than what is held.
        """
        if not isinstance(self.snapshot, StartedGame):
            return self.snapshot
        copy = None if self.shared is None else self.shared()
        if copy is None:
            copy = _without_views(self.snapshot)
            self.shared = ref(copy)
        return copy


_TABLE: Final = tuple(it.name for it in fields(StartedGame))


def _without_views(game: StartedGame) -> StartedGame:
    """Return a copy without the views that were made; `replace` would take ten times as long."""
    copy = object.__new__(StartedGame)
    copy.__dict__.update({name: game.__dict__[name] for name in _TABLE})
    return copy


class LoadedGames:
    """The games by their ids, those used last: `most` of them, and all that are in use."""

    def __init__(self, most: int = MOST_GAMES) -> None:
        self._games: OrderedDict[str, LoadedGame] = OrderedDict()
        self._most = most

    def __len__(self) -> int:
        return len(self._games)

    def find(self, game_id: str) -> LoadedGame | None:
        """Return a game if it is in memory, for a look that waits for nothing."""
        if (game := self._games.get(game_id)) is not None:
            self._games.move_to_end(game_id)
        return game

    def holding(self, game_id: str) -> "_Use":
        """Keep a game and its lock in memory while the context runs, so that all share one."""
        return _Use(self, game_id)

    def begin_use(self, game_id: str) -> LoadedGame:
        """Return a game that stays in memory until `end_use`; `holding` calls both."""
        if (game := self.find(game_id)) is None:
            game = self._games[game_id] = LoadedGame()
        game.users += 1
        return game

    def end_use(self, game_id: str, game: LoadedGame) -> None:
        """Let a game go if nobody else uses it and nothing was read of it."""
        game.users -= 1
        self._let_go(game_id, game)

    async def once(
        self,
        game_id: str,
        name: Literal["messages", "notes", "preferences"],
        read: Callable[[str], Awaitable[T]],
    ) -> T:
        """Return a field of a game, read only if it is not held."""
        known: T | None = getattr(self.find(game_id), name, None)
        if known is not None:
            return known
        with self.holding(game_id) as game:
            before, found = game.changes, await read(game_id)
            if game.changes == before:
                setattr(game, name, found)
            return found

    @contextmanager
    def writing(self, game_id: str) -> Iterator[LoadedGame]:
        """Write to a game inside; where that fails, nothing is known of it afterwards."""
        with self.holding(game_id) as game:
            try:
                yield game
            except BaseException:
                game.drop()
                raise
            game.changes += 1

    def drop(self, *game_ids: str) -> None:
        """Drop what was read of games."""
        for game_id in game_ids:
            if (game := self._games.get(game_id)) is not None:
                game.drop()
                self._let_go(game_id, game)

    def drop_all(self) -> None:
        """Drop what was read of all games."""
        self.drop(*self._games)

    def drop_preferences(self) -> None:
        """Drop what people have chosen: each may sit in any number of games."""
        for game in self._games.values():
            game.preferences = None
            game.changes += 1

    def _let_go(self, game_id: str, game: LoadedGame) -> None:
        if game.users == 0 and game.is_empty:
            del self._games[game_id]
        elif len(self._games) > self._most:
            unused = (each for each, it in self._games.items() if it.users == 0)
            if (oldest := next(unused, None)) is not None:
                del self._games[oldest]


class _Use:
    """The context of `LoadedGames.holding`: a generator would take more time than all it does."""

    __slots__ = ("_game", "_game_id", "_games")

    def __init__(self, games: LoadedGames, game_id: str) -> None:
        self._games = games
        self._game_id = game_id

    def __enter__(self) -> LoadedGame:
        self._game = self._games.begin_use(self._game_id)
        return self._game

    def __exit__(self, *_: object) -> None:
        self._games.end_use(self._game_id, self._game)


async def load(
    store: Store, game_id: str, game: LoadedGame, owns: Callable[[int], bool]
) -> Snapshot:
    """Return a game as it is stored, and hold it; read it once more if it has changed meanwhile.

    A look does not wait for the game's lock, which a change holds until the disk has written.
    Raises Refused for a game that does not exist.
    """
    for _ in range(2):
        before = game.changes
        record = await store.games.load(game_id)
        if record is None:
            refuse(Refusal.NO_SUCH_GAME)
        is_written = game.changes == before and game.version != record.version
        if is_written or not owns(record.guild_id):  # By another process.
            game.drop()
            game.version, before = record.version, game.changes
        snapshot = await _snapshot(store, record, game)
        if game.changes == before:
            game.hold(snapshot)
            break
    return snapshot


async def _snapshot(store: Store, record: GameRecord, game: LoadedGame) -> Snapshot:
    secret = await store.games.secret(record.id)
    assert secret is not None
    players = await store.games.players(record.id)
    if record.schema == LOBBY_SCHEMA:
        lobby = load_lobby(record.state, record.host_id, players)
        return OpenLobby(record, lobby, secret.commitment)
    game.chance = FairChance(secret.seed, secret.mix)
    has_computer = any(player.user_id is None for player in players)
    deadlines = await store.schedule.deadlines(record.id)
    may_be_parked = record.phase == "running" and not deadlines
    return StartedGame(
        record,
        players,
        deadlines,
        load_state(record.state, record.schema),
        await store.notes.orders(record.id),
        load_notes(await store.notes.get(record.id, NOTE) if has_computer else None),
        read_parked(await store.notes.get(record.id, parked.NOTE) if may_be_parked else None),
        chosen_board.read_note(await store.notes.get(record.id, chosen_board.NOTE)),
    )
