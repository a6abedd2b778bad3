"""Opening, filling, starting and closing games: what the host does before and after play."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from engine.chance import FairChance, commitment
from engine.editions.choosing import fitting
from engine.editions.options import chosen
from engine.game import new_game
from engine.host import ballots
from engine.host.automatic import begin
from engine.host.clocks.paces import pace_of
from engine.host.clocks.table_deadlines import hour_at
from engine.host.lobby import ALLOWANCE_NOTE, LOBBY_SCHEMA, Lobby, Location, Person, dump_lobby
from engine.host.people import cancellation, motions
from engine.host.people.advising import allowance_of
from engine.host.refusals import Refusal, demand, refuse
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import EVERY_PHASE, LIVE, Commit, GameRecord, Player, Secret, Step
from engine.saves import dump_events

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_DIRECT = 5
"""Games that a person can play in direct messages at the same time, open lobbies included."""
PLACE = "place:{}"
"""What stands for a game while one is being opened in somebody's direct messages."""
REMATCH = "rematch"
"""The note on which lobby follows a game."""


def new_id() -> str:
    """Return seven random letters and digits: short enough for every button."""
    return "".join(secrets.choice(LETTERS) for _ in range(7))


class Lobbies:
    """Lobbies of one host. `seed` gives 32 secret bytes for a game's dice."""

    def __init__(self, host: Host, seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)):
        self._host = host
        self._seed = seed

    async def open(self, place: Location, person: Person, lobby: Lobby, key: str) -> OpenLobby:
        """Open a lobby, hosted by this person, with the hash of its seed fixed from now on."""
        lobby = replace(lobby, host_id=person.user_id).joined_by(person, key)
        opened = await self.create(place, lobby)
        self._host.on_commit(opened.record.id)
        return opened

    async def create(self, place: Location, lobby: Lobby) -> OpenLobby:
        """Store a new lobby with its host in it, without a message of its own until it changes.

        In direct messages one follows the other: each gets a number of its own there.
        """
        if not place.is_direct:
            return await self._create(place, lobby)
        key = PLACE.format(place.channel_id)
        return await self._host.change(key, lambda: self._create(place, lobby))

    async def _create(self, place: Location, lobby: Lobby) -> OpenLobby:
        now, seed = self._host.now(), self._seed()
        record = GameRecord(
            new_id(),
            1,
            LOBBY_SCHEMA,
            "lobby",
            dump_lobby(lobby),
            lobby.pace,
            place.guild_id,
            place.channel_id,
            place.thread,
            lobby.host_id,
            now,
            now,
            expires_at=now + pace_of(lobby.pace).lobby,
            number=await self._next_number(place),
        )
        secret = Secret(record.id, seed, commitment(seed))
        first = Commit(record, 0, players=lobby.players, outbox=("lobby",))
        await self._host.store.games.create(first, secret)
        return OpenLobby(record, lobby, secret.commitment)

    async def _next_number(self, place: Location) -> int:
        """Return the number of the next game: in direct messages, all are counted. Raises Refused
        where too many run there.
        """
        if not place.is_direct:
            return 0
        games = await self._host.store.search.games_in_channel(place.channel_id, EVERY_PHASE)
        live = [it for it in games if it.phase in LIVE]
        demand(len(live) < MOST_DIRECT, Refusal.DIRECT_FULL, most=MOST_DIRECT)
        return max((it.number for it in games), default=0) + 1

    async def find(self, game_id: str) -> OpenLobby:
        """Return an open lobby. Raises Refused for a game that has started or been cancelled."""
        found = await self._host.snapshot(game_id)
        if isinstance(found, StartedGame):
            refuse(Refusal.STARTED)
        demand(found.record.phase == "lobby", Refusal.CANCELLED)
        return found

    async def change(self, game_id: str, change: Callable[[Lobby], Lobby]) -> OpenLobby:
        """Apply a change of a lobby: join, leave, choose. Only computers left, it closes."""

        async def attempt() -> OpenLobby:
            found = await self.find(game_id)
            lobby = change(found.lobby)
            if lobby.is_deserted():
                return await self._close(found, lobby)
            return await self._store(found, lobby, found.record)

        return await self._host.change(game_id, attempt)

    async def _store(self, found: OpenLobby, lobby: Lobby, record: GameRecord) -> OpenLobby:
        now = self._host.now()
        after = replace(
            record,
            version=record.version + 1,
            state=dump_lobby(lobby),
            pace=lobby.pace,
            host_id=lobby.host_id,
            moved_at=now,
            expires_at=now + pace_of(lobby.pace).lobby,
        )
        commit = Commit(after, record.version, players=lobby.players, outbox=("lobby",))
        await self._host.commit(commit)
        return OpenLobby(after, lobby, found.commitment)

    async def start(self, game_id: str, user_id: int) -> StartedGame:
        """Start the game: seats and mix are fixed, decks laid, dice thrown for the first turn."""

        async def attempt() -> StartedGame:
            found = await self.find(game_id)
            found.lobby.need_startable(user_id, self._host.now())
            return await self._start(found)

        return await self._host.change(game_id, attempt)

    async def _start(self, found: OpenLobby) -> StartedGame:
        lobby, now = found.lobby, self._host.now()
        secret = await self._host.store.games.secret(found.record.id)
        assert secret is not None
        chance = FairChance(secret.seed, lobby.mix)
        tokens = [player.token for player in lobby.players]
        state, events = new_game(lobby.rules(), tokens, chance)
        version = found.record.version + 1
        record = replace(found.record, version=version, phase="running", expires_at=None)
        step = Step(version, now, None, None, "start", dump_events(events).decode())
        hours = (hour_at(lobby.hour),) if lobby.hour is not None and state.rules.is_timed else ()
        bank = float(pace_of(lobby.pace).bank)
        players = tuple(replace(player, bank=bank) for player in lobby.players)
        work = await self._host.unit_of_work(StartedGame(record, players, hours, state), chance)
        begin(work)
        await self._host.commit(
            Commit(
                work.record(),
                found.record.version,
                (step, *work.steps),
                work.deadlines,
                work.players,
                ("table", "lobby"),
                lobby.mix,
                {ALLOWANCE_NOTE: lobby.advice},
            )
        )
        return await self._host.started_game(record.id)

    async def close(self, game_id: str, user_id: int) -> OpenLobby:
        """Call the lobby off, as its host may."""

        async def attempt() -> OpenLobby:
            found = await self.find(game_id)
            found.lobby.need_host(user_id)
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
        return await self._store(found, lobby, replace(found.record, phase="cancelled"))

    async def agree_to_cancel(self, game_id: str, user_id: int) -> tuple[int, ...]:
        """Count a vote to call a running game off; return the user ids that have not agreed yet.

        When there are none, the game is cancelled and its seed may be published.
        """

        async def attempt() -> tuple[int, ...]:
            game = await self._voters_game(game_id, user_id)
            ballot = await motions.ballot_now(self._host, game, ballots.CANCEL)
            counted = ballot.counting(user_id, ballots.FOR)
            users = counted.users(ballots.FOR)
            missing = tuple(voter for voter in cancellation.voters(game) if voter not in users)
            if missing:
                await self._host.update_locked(
                    game, None, lambda it: motions.store_ballot(it, ballots.CANCEL, counted)
                )
            else:
                await self._cancel(game)
            return missing

        return await self._host.change(game_id, attempt)

    async def play_on(self, game_id: str, user_id: int) -> None:
        """End the vote to call the game off: one voter wants to play on."""

        async def attempt() -> None:
            game = await self._voters_game(game_id, user_id)
            await self._host.update_locked(game, None, lambda it: it.close_vote(ballots.CANCEL))

        await self._host.change(game_id, attempt)

    async def _voters_game(self, game_id: str, user_id: int) -> StartedGame:
        """Return a running game that this person has a vote in. Raises Refused."""
        game = await self._host.started_game(game_id)
        cancellation.need_voter(game, user_id)
        return game

    async def _cancel(self, game: StartedGame) -> None:
        record = game.record
        after = replace(
            record, version=record.version + 1, phase="cancelled", moved_at=self._host.now()
        )
        step = Step(after.version, after.moved_at, None, None, "cancel", "[]")
        settled = {ballots.note(ballots.CANCEL): None}
        await self._host.commit(
            Commit(after, record.version, (step,), outbox=("table",), notes=settled)
        )

    async def rematch(self, game_id: str, person: Person, key: str) -> OpenLobby:
        """Open a lobby like the one this game came from, its computers included.

        The first person who asks sits in it; others who ask while it is open sit down in the same
        one.
        """

        async def attempt() -> OpenLobby:
            game = await self._host.started_game(game_id)
            demand(game.record.phase != "running", Refusal.STARTED)
            demand(game.seat_of(person.user_id) is not None, Refusal.NOT_PLAYING)
            open_already = await self.rematch_of(game_id)
            if open_already is None:
                return await self._open_again(game, person, key)
            if open_already.lobby.player(person.user_id) is not None:
                return open_already
            return await self.change(open_already.record.id, lambda it: it.joined_by(person, key))

        return await self._host.change(game_id, attempt)

    async def rematch_of(self, game_id: str) -> OpenLobby | None:
        """Return the lobby that follows a game, while it is open."""
        noted = await self._host.store.notes.get(game_id, REMATCH)
        found = await self._host.snapshot(noted) if noted is not None else None
        return found if isinstance(found, OpenLobby) and found.record.phase == "lobby" else None

    async def _open_again(self, game: StartedGame, person: Person, key: str) -> OpenLobby:
        record, choice = game.record, fitting(chosen(game.position.rules))
        place = Location(record.guild_id, record.channel_id, record.thread)
        lobby = Lobby(choice, record.pace, advice=await allowance_of(self._host, record.id))
        opened = await self.open(place, person, lobby, key)
        await self._host.store.notes.put(record.id, REMATCH, opened.record.id)
        computers = [player for player in game.players if player.user_id is None]
        if not computers:
            return opened
        again = partial(_with_computers_like, computers, user_id=person.user_id)
        return await self.change(opened.record.id, again)


def _with_computers_like(computers: Iterable[Player], lobby: Lobby, user_id: int) -> Lobby:
    """Return a lobby with computers that play like those of an earlier game."""
    for computer in computers:
        lobby = lobby.with_computer(user_id, computer.character, computer.strength)
    return lobby
