"""The store on PostgreSQL: each part passes its questions to statements of its own module."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from engine.host.store import protocol
from engine.host.store.health import Use
from engine.host.store.leases import Fence, Lease
from engine.host.store.leases import Hints as HintsProtocol
from engine.host.store.leases import Leases as LeasesProtocol
from engine.host.store.postgres import (
    changes,
    drafts,
    games,
    hints,
    leases,
    messages,
    notes,
    outbox,
    preferences,
    results,
    schedule,
    search,
    settings,
    texts,
)
from engine.host.store.postgres.database import Database
from engine.host.store.postgres.personal import Personal
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
from engine.host.store.texts import StoredText
from engine.host.store.texts import Texts as TextsProtocol


async def open_url(url: str) -> protocol.Store:
    """Open the store in the database of a URL. Raises NewerSchema or Unwritable."""
    return store_in(await Database.open(url))


def store_in(database: Database) -> protocol.Store:
    """Return the store in a database that is open."""
    return protocol.Store(
        games=Games(database),
        search=Search(database),
        schedule=Schedule(database),
        messages=Messages(database),
        outbox=Outbox(database),
        notes=Notes(database),
        drafts=Drafts(database),
        preferences=Preferences(database),
        settings=Settings(database),
        texts=Texts(database),
        results=Results(database),
        personal=Personal(database),
        leases=Leases(database),
        hints=Hints(database),
        close=database.close,
        observe_groups=database.observe_groups,
        health=database.health,
    )


class Repository:
    """A part of the store; what its methods promise is written in the protocol."""

    def __init__(self, database: Database) -> None:
        self._database = database


class Games(Repository, protocol.Games):
    """protocol.Games, in PostgreSQL."""

    async def create(self, first: Commit, secret: Secret) -> None:
        await self._database.write(changes.create(first, secret), Use.GAME)

    async def commit(self, commit: Commit) -> None:
        await self._database.write(changes.commit(commit), Use.GAME)

    async def load(self, game_id: str) -> GameRecord | None:
        return await self._database.read(games.load, game_id)

    async def players(self, game_id: str) -> tuple[Player, ...]:
        return await self._database.read(games.players, game_id)

    async def outcome(self, game_id: str, key: str) -> Step | None:
        return await self._database.read(games.outcome, game_id, key)

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        return await self._database.read(games.steps, game_id, after_version, limit)

    async def secret(self, game_id: str) -> Secret | None:
        return await self._database.read(games.secret, game_id)


class Search(Repository, protocol.Search):
    """protocol.Search, in PostgreSQL."""

    async def games_of(self, user_id: int, phases: Collection[Phase] = LIVE) -> tuple[GameRef, ...]:
        return await self._database.read(search.games_of, user_id, phases)

    async def games_in_channel(
        self, channel_id: int, phases: Collection[Phase] = LIVE
    ) -> tuple[GameRef, ...]:
        return await self._database.read(search.games_in_channel, channel_id, phases)

    async def games_in_guild(
        self, guild_id: int, phases: Collection[Phase] = EVERY_PHASE
    ) -> tuple[GameRef, ...]:
        return await self._database.read(search.games_in_guild, guild_id, phases)

    async def count_by_phase(self) -> Mapping[Phase, int]:
        return await self._database.read(search.count_by_phase)

    async def last_over(self, channel_id: int, user_id: int) -> str | None:
        return await self._database.read(search.last_over, channel_id, user_id)

    async def matching_games(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        return await self._database.read(search.matching_games, typed, limit, user_id, channel_id)

    async def matching_over(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        return await self._database.read(search.matching_over, typed, limit, user_id, channel_id)

    async def matching_in_guild(
        self, typed: str, limit: int, guild_id: int, channel_id: int
    ) -> tuple[GameRef, ...]:
        matching = search.matching_in_guild
        return await self._database.read(matching, typed, limit, guild_id, channel_id)


class Schedule(Repository, protocol.Schedule):
    """protocol.Schedule, in PostgreSQL."""

    async def next_deadline(self, within: Slots = ALL_SLOTS) -> float | None:
        return await self._database.read(schedule.next_deadline, within)

    async def due(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        return await self._database.read(schedule.due, now, within)

    async def expired(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        return await self._database.read(schedule.expired, now, within)

    async def deadlines(self, game_id: str) -> tuple[Deadline, ...]:
        return await self._database.read(schedule.deadlines, game_id)

    async def shift(
        self,
        seconds: float,
        within: Slots = ALL_SLOTS,
        fences: Collection[Fence] = (),
        **settings: str,
    ) -> None:
        await self._database.write(schedule.shift(seconds, within, fences, settings))


class Messages(Repository, protocol.Messages):
    """protocol.Messages, in PostgreSQL."""

    async def put(self, message: Message, fence: Fence | None = None) -> None:
        await self._database.write(messages.put(message, fence))

    async def get(self, game_id: str, role: str) -> Message | None:
        return await self._database.read(messages.get, game_id, role)

    async def of_game(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        return await self._database.read(messages.of_game, game_id, open_only)

    async def drop(self, game_id: str, role: str, fence: Fence | None = None) -> None:
        await self._database.write(messages.drop(game_id, role, fence))


class Outbox(Repository, protocol.Outbox):
    """protocol.Outbox, in PostgreSQL."""

    async def unshown(self, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        return await self._database.read(outbox.unshown, within)

    async def of_game(self, game_id: str) -> tuple[OutboxEntry, ...]:
        return await self._database.read(outbox.of_game, game_id)

    async def mark_shown(
        self, game_id: str, role: str, version: int, fence: Fence | None = None
    ) -> None:
        await self._database.write(outbox.mark_shown(game_id, role, version, fence))


class Notes(Repository, protocol.Notes):
    """protocol.Notes, in PostgreSQL."""

    async def get(self, game_id: str, key: str) -> str | None:
        return await self._database.read(notes.get, game_id, key)

    async def of_game(self, game_id: str) -> dict[str, str]:
        return await self._database.read(notes.of_game, game_id)

    async def put(self, game_id: str, key: str, body: str | None) -> None:
        await self._database.write(notes.put(game_id, key, body))

    async def orders(self, game_id: str) -> dict[int, str]:
        return await self._database.read(notes.orders, game_id)


class Drafts(Repository, protocol.Drafts):
    """protocol.Drafts, in PostgreSQL."""

    async def put(self, draft: Draft) -> None:
        await self._database.write(drafts.put(draft))

    async def get(self, draft_id: str) -> Draft | None:
        return await self._database.read(drafts.get, draft_id)

    async def of_user(self, game_id: str, user_id: int) -> Draft | None:
        return await self._database.read(drafts.of_user, game_id, user_id)

    async def drop(self, draft_id: str) -> None:
        await self._database.write(drafts.drop(draft_id))


class Preferences(Repository, protocol.Preferences):
    """protocol.Preferences, in PostgreSQL."""

    async def get(self, user_id: int) -> str | None:
        return await self._database.read(preferences.get, user_id)

    async def of_game(self, game_id: str) -> dict[int, str]:
        return await self._database.read(preferences.of_game, game_id)


class Hints(Repository, HintsProtocol):
    """The protocol of the same name, in PostgreSQL."""

    async def send(self, text: str) -> None:
        await self._database.read(hints.send, text)

    def listen(self, heard: Callable[[str], None]) -> None:
        self._database.listen(heard)


class Leases(Repository, LeasesProtocol):
    """The protocol of the same name, in PostgreSQL."""

    async def divide(self, count: int, absent: float) -> None:
        await self._database.read(leases.divide, count, absent)

    async def all(self) -> tuple[Lease, ...]:
        return await self._database.read(leases.every)

    async def acquire(
        self, owner: str, expected: Collection[Fence], seconds: float
    ) -> tuple[Lease, ...]:
        return await self._database.read(leases.acquire, owner, expected, seconds)

    async def renew(
        self, held: Mapping[int, int], connected: Collection[int], seconds: float
    ) -> frozenset[int]:
        return await self._database.read(leases.renew, held, connected, seconds)

    async def release(self, held: Mapping[int, int], connected: Collection[int]) -> None:
        await self._database.read(leases.release, held, connected)

    async def turn(self, line: str, pause: float) -> float:
        return await self._database.read(leases.turn, line, pause)


class Settings(Repository, protocol.Settings):
    """protocol.Settings, in PostgreSQL."""

    async def get(self, key: str) -> str | None:
        return await self._database.read(settings.get, key)

    async def put(self, key: str, text: str) -> None:
        await self._database.write(settings.put(key, text))


class Texts(Repository, TextsProtocol):
    """The protocol of the same name, in PostgreSQL."""

    async def get(self, text: StoredText) -> str | None:
        return await self._database.read(texts.get, text)

    async def swap(self, text: StoredText, before: str | None, after: str | None) -> None:
        await self._database.write(texts.swap(text, before, after))


class Results(Repository, protocol.Results):
    """protocol.Results, in PostgreSQL."""

    async def unsettled(self, guild_id: int) -> tuple[str, ...]:
        return await self._database.read(results.unsettled, guild_id)

    async def notices(self, game_id: str) -> tuple[str, ...]:
        return await self._database.read(results.notices, game_id)

    async def put(self, found: Collection[Result]) -> None:
        await self._database.write(results.put(found))

    async def of_guild(self, guild_id: int) -> tuple[Result, ...]:
        return await self._database.read(results.of_guild, guild_id)

    async def of_user(self, user_id: int) -> tuple[Result, ...]:
        return await self._database.read(results.of_user, user_id)

    async def guilds_of(self, user_id: int) -> tuple[int, ...]:
        return await self._database.read(results.guilds_of, user_id)
