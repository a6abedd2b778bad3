"""Opening, filling, starting and closing games: what the host does before and after play."""

import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from engine.host.clocks.paces import pace_of
from engine.host.lobbies import beginning, called, hosting
from engine.host.lobbies.called import calls_after
from engine.host.lobbies.guests import NO_GUESTS, Guests, guests_of
from engine.host.lobbies.guests import NOTE as GUESTS
from engine.host.lobby import Lobby, Location, Person
from engine.host.lobby_text import dump_lobby
from engine.host.refusals import Refusal, demand, refuse
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import Commit, GameRecord, Phase, Secret

PLACE = "place:{}"
"""What stands for a game while one is being opened in a channel: one at a time."""
WAITING: Final[tuple[Phase, ...]] = ("lobby",)


class Lobbies:
    """Lobbies of one host. `seed` gives 32 secret bytes for a game's dice."""

    def __init__(
        self,
        host: Host,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._host = host
        self._seed = seed

    async def open(
        self, place: Location, person: Person, lobby: Lobby, key: str,
        change: Callable[[Lobby], Lobby] | None = None, guests: Guests = NO_GUESTS,
    ) -> OpenLobby:  # fmt: skip
        """Open a lobby, changed once its host sits there; the hash of its seed is fixed now."""
        create = partial(self._create, place, person, lobby, key, change, guests)
        return await self._host.change(PLACE.format(place.channel_id), create)

    async def open_if_free(
        self,
        place: Location,
        person: Person,
        lobby: Lobby,
        key: str,
        change: Callable[[Lobby], Lobby] | None = None,
        guests: Guests = NO_GUESTS,
    ) -> OpenLobby:
        """Open a lobby, changed once its host sits there. Raises Refused where one is open."""

        async def attempt() -> OpenLobby:
            already = await self._host.store.search.games_in_channel(place.channel_id, WAITING)
            if already:
                refuse(Refusal.LOBBY_HERE, game=already[-1].id)
            return await self._create(place, person, lobby, key, change, guests)

        return await self._host.change(PLACE.format(place.channel_id), attempt)

    async def _create(
        self,
        place: Location,
        person: Person,
        lobby: Lobby,
        key: str,
        change: Callable[[Lobby], Lobby] | None = None,
        guests: Guests = NO_GUESTS,
    ) -> OpenLobby:
        token = await beginning.token_before(self._host, lobby, person)
        hosted = replace(lobby, host_id=person.user_id)
        seated = hosted.joined_by(person, key, token=token)
        lobby = change(seated) if change else seated
        found, secret = await self._new(place, lobby)
        record = replace(found.record, version=1)
        notes = {} if guests == NO_GUESTS else {GUESTS: guests.note}
        first = Commit(record, 0, players=lobby.players, outbox=("lobby",), notes=notes)
        await self._host.write(first, partial(self._host.store.games.create, first, secret))
        return replace(found, record=record)

    async def begin(
        self,
        place: Location,
        lobby: Lobby,
        notes: Mapping[str, str | None],
        replaced: str | None = None,
    ) -> StartedGame:
        """Start the game of a lobby that its host fills alone, without ever opening the lobby.

        All is one change, the notes on the game included: a crash leaves a whole game, or none.
        `replaced` is a game that is to end once this one is shown: it takes no place of its own.
        """

        async def attempt() -> str:
            found, secret = await self._new(place, lobby, replaced)
            found.lobby.need_startable(lobby.host_id)
            commit = await beginning.starting_commit(self._host, found, secret)
            first = replace(commit, notes={**commit.notes, **notes})
            await self._host.write(first, partial(self._host.store.games.create, first, secret))
            return found.record.id

        game_id = await self._host.change(PLACE.format(place.channel_id), attempt)
        self._host.computers.wake(game_id)
        return await self._host.started_game(game_id)

    async def _new(
        self, place: Location, lobby: Lobby, replaced: str | None = None
    ) -> tuple[OpenLobby, Secret]:
        number = await beginning.next_number(self._host, place, replaced)
        return beginning.new_lobby(place, number, lobby, self._seed(), self._host.now())

    async def find(self, game_id: str) -> OpenLobby:
        """Return an open lobby. Raises Refused for a game that has started or been cancelled."""
        found = await self._host.snapshot(game_id)
        if isinstance(found, StartedGame):
            refuse(Refusal.STARTED)
        demand(found.record.phase == "lobby", Refusal.CANCELLED)
        return found

    async def find_led(self, game_id: str, user_id: int) -> OpenLobby:
        """Return an open lobby as a person may start or close it (`hosting.led_by`)."""
        return await hosting.led_by(self._host, await self.find(game_id), user_id)

    async def change(
        self, game_id: str, change: Callable[[Lobby], Lobby], joins: int | None = None
    ) -> OpenLobby:
        """Apply a change of a lobby: join, leave, choose. Only computers left, it closes.

        `joins`: who sits down by it. Of terms that are others by now, their answer tells them: the
        note that they have been called is written with the change, and so before anybody is.
        """

        async def attempt() -> OpenLobby:
            found = await self.find(game_id)
            lobby = change(found.lobby)
            _need_place(found.record, lobby)
            if joins is not None:
                (await guests_of(self._host, game_id)).need_welcome(joins)
            return await self._change(found, lobby, joins, {})

        return await self._host.change(game_id, attempt)

    async def _change(
        self, found: OpenLobby, lobby: Lobby, joins: int | None, notes: Mapping[str, str | None]
    ) -> OpenLobby:
        if lobby.is_deserted():
            return await self._close(found, lobby)
        calls = await calls_after(self._host, found.record.id, lobby, joins)
        return await self._store(found, lobby, found.record, {**calls, **notes})

    async def take_out(self, game_id: str, user_id: int, by: int | None) -> OpenLobby:
        """Take a person out, who may not join again. `by`: the host; None for a moderator.

        Raises Refused.
        """

        async def attempt() -> OpenLobby:
            found = await self.find(game_id)
            if by is not None:
                found.lobby.need_host(by)
            lobby = found.lobby.left_by(user_id)
            kept_out = (await guests_of(self._host, game_id)).without(user_id)
            return await self._change(found, lobby, None, {GUESTS: kept_out.note})

        return await self._host.change(game_id, attempt)

    async def join(
        self, game_id: str, person: Person, key: str, seen: str | None = None
    ) -> OpenLobby:
        """Seat a person, in a rematch with the token of the game before; `seen`: see `Lobby`."""
        lobby = (await self.find(game_id)).lobby
        token = await beginning.token_before(self._host, lobby, person)
        join = partial(Lobby.joined_by, person=person, key=key, seen=seen, token=token)
        return await self.change(game_id, join, joins=person.user_id)

    async def _store(
        self, found: OpenLobby, lobby: Lobby, record: GameRecord, notes: Mapping[str, str | None]
    ) -> OpenLobby:
        now = self._host.now()
        notes = {**notes, **hosting.visits_after(found.lobby, lobby, now)}
        until = now + pace_of(lobby.pace).lobby
        after = replace(
            record,
            version=record.version + 1,
            state=dump_lobby(lobby),
            pace=lobby.pace,
            host_id=lobby.host_id,
            moved_at=now,
            expires_at=until if _is_kept_open(found.lobby, lobby) else record.expires_at,
        )
        commit = Commit(
            after, record.version, players=lobby.players, outbox=("lobby",), notes=notes
        )
        stored = OpenLobby(after, lobby, found.commitment)
        await self._host.commit(commit, stored)
        return stored

    async def invite(self, game_id: str, by: int, users: Collection[int]) -> OpenLobby:
        """Invite people, who alone may join from now on; nobody, for everyone to join again.

        Those who sit there keep their seats. Raises Refused for all but the host.
        """

        async def attempt() -> OpenLobby:
            found = await self.find(game_id)
            found.lobby.need_host(by)
            invited = (await guests_of(self._host, game_id)).inviting(users)
            return await self._store(found, found.lobby, found.record, {GUESTS: invited.note})

        return await self._host.change(game_id, attempt)

    async def start(
        self, game_id: str, user_id: int, seen: str | None = None, without: Collection[int] = ()
    ) -> StartedGame:
        """Start the game: seats and mix are fixed, decks laid, dice rolled for the first turn.

        Like `Lobby.as_started`, which says who has a seat. Raises Refused.
        """

        async def attempt() -> StartedGame:
            found = await self.find_led(game_id, user_id)
            lobby = found.lobby.as_started(user_id, seen, without)
            return await self._start(replace(found, lobby=lobby))

        return await self._host.change(game_id, attempt)

    async def _start(self, found: OpenLobby) -> StartedGame:
        secret = await self._host.store.games.secret(found.record.id)
        assert secret is not None
        await self._host.commit(await beginning.starting_commit(self._host, found, secret))
        return await self._host.started_game(found.record.id)

    async def close(self, game_id: str, user_id: int) -> OpenLobby:
        """Call the lobby off, as its host may, or anyone who sits there once the host is idle."""

        async def attempt() -> OpenLobby:
            found = await self.find_led(game_id, user_id)
            found.lobby.need_host(user_id)
            return await self._close(found, found.lobby)

        return await self._host.change(game_id, attempt)

    async def close_for_moderator(self, game_id: str, guild_id: int) -> OpenLobby:
        """Call off a lobby of a server for those who manage the server."""

        async def attempt() -> OpenLobby:
            found = await self.find(game_id)
            demand(found.record.guild_id == guild_id, Refusal.NO_SUCH_GAME)
            return await self._close(found, found.lobby)

        return await self._host.change(game_id, attempt)

    async def expire(self, game_id: str) -> None:
        """Close a lobby that nobody has started in time."""

        async def attempt() -> None:
            found = await self._host.snapshot(game_id)
            due = found.record.expires_at
            now = self._host.now_in(found.record.guild_id)
            if isinstance(found, OpenLobby) and due is not None and due <= now:
                await self._close(found, found.lobby)

        await self._host.change(game_id, attempt)

    async def _close(self, found: OpenLobby, lobby: Lobby) -> OpenLobby:
        closed = replace(found.record, phase="cancelled", expires_at=None)
        over = (called.NOTE, GUESTS, hosting.NOTE.format(found.record.host_id))
        return await self._store(found, lobby, closed, dict.fromkeys(over))


def place_of(record: GameRecord) -> Location:
    """Return where a game is played."""
    return Location(record.guild_id, record.channel_id, record.thread)


def _is_kept_open(before: Lobby, after: Lobby) -> bool:
    """Return whether a change gives a lobby its whole time anew.

    A person who sits down does, and a choice that only its host may make: nobody else can hold the
    channel with it.
    """

    def chosen(lobby: Lobby) -> tuple[object, ...]:
        return lobby.choice, lobby.pace, lobby.length, lobby.advice, lobby.board

    people = {it.user_id for it in after.players} - {it.user_id for it in before.players}
    return bool(people - {None}) or chosen(before) != chosen(after)


def _need_place(record: GameRecord, lobby: Lobby) -> None:
    """Raise Refused for a second person in direct messages: nobody else can see the game there."""
    people = [player for player in lobby.players if player.user_id is not None]
    demand(not record.is_direct or len(people) <= 1, Refusal.DIRECT_TAKEN)
