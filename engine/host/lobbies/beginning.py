"""What is written when a lobby opens, and when its game starts."""

import secrets
from collections.abc import Iterable
from dataclasses import replace

from engine.core.chance import FairChance, commitment
from engine.core.saves import dump_events
from engine.core.state import GameState
from engine.editions.choice import chosen, fitting
from engine.game import new_game
from engine.host import chosen_board
from engine.host.automatic import begin
from engine.host.boards.own_boards import newest
from engine.host.chosen_board import ChosenBoard
from engine.host.clocks.paces import pace_of
from engine.host.clocks.table_deadlines import hour_at
from engine.host.computers.play import ComputerPlay
from engine.host.lobbies import called, guests
from engine.host.lobbies.hosting import NOTE as HOST_VISIT
from engine.host.lobbies.presets import preset_of
from engine.host.lobbies.seating import as_seated, seating_of
from engine.host.lobby import ALLOWANCE_NOTE, Lobby, Location, Person
from engine.host.lobby_text import LOBBY_SCHEMA, dump_lobby
from engine.host.people.advising import allowance_of
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import EVERY_PHASE, LIVE, Commit, GameRecord, Player, Secret, Step
from engine.host.unit_of_work import UnitOfWork

LENGTH_NOTE = "length"
"""The note on how many seconds a timed game lasts, where its host has chosen that."""
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_DIRECT = 5
"""Games in direct messages that one person may have at a time."""


def new_id() -> str:
    """Return seven random letters and digits: short enough for every button."""
    return "".join(secrets.choice(LETTERS) for _ in range(7))


async def next_number(host: Host, place: Location, replaced: str | None = None) -> int:
    """Return the number of the next game: in direct messages, all are counted.

    Raises Refused where MOST_DIRECT run there, apart from a game that the next one replaces.
    """
    if not place.is_direct:
        return 0
    games = await host.store.search.games_in_channel(place.channel_id, EVERY_PHASE)
    live = [game for game in games if game.phase in LIVE and game.id != replaced]
    demand(len(live) < MOST_DIRECT, Refusal.DIRECT_FULL, most=MOST_DIRECT)
    return max((game.number for game in games), default=0) + 1


def new_lobby(
    place: Location, number: int, lobby: Lobby, seed: bytes, now: float
) -> tuple[OpenLobby, Secret]:
    """Return a lobby before it is written, at version 0, and the secret with its seed."""
    record = GameRecord(
        new_id(),
        0,
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
        number=number,
    )
    secret = Secret(record.id, seed, commitment(seed))
    return OpenLobby(record, lobby, secret.commitment), secret


async def lobby_like(host: Host, game: StartedGame) -> Lobby:
    """Return a lobby without people, in which the same is to be played once more."""
    choice, allowance = (
        fitting(chosen(game.position.rules)),
        await allowance_of(host, game.record.id),
    )
    noted = await host.store.notes.get(game.record.id, LENGTH_NOTE)
    length = int(noted) if noted else None
    return Lobby(
        choice, game.record.pace, length=length, advice=allowance, follows=game.record.id,
        board=await _board_again(host, game), seating=await seating_of(host, game.record.id),
    )  # fmt: skip


async def _board_again(host: Host, game: StartedGame) -> ChosenBoard:
    """Return the board of a rematch: the usual one where the server no longer has people's own."""
    guild_id, board = game.record.guild_id, game.chosen_board
    preset = await preset_of(host, guild_id)
    if board.is_own and preset.own_boards == "off":
        return preset.board_in(preset.language or "")
    return await newest(host, board, guild_id, game.players)


async def token_before(host: Host, lobby: Lobby, person: Person) -> str | None:
    """Return the token that a person had in the game that this one is a rematch of; None if there
    is no such game any more.
    """
    if not lobby.follows or await host.store.games.load(lobby.follows) is None:
        return None
    game = await host.started_game(lobby.follows)
    seat = game.seat_of(person.user_id)
    return None if seat is None else game.players[seat].token


def with_computers_like(computers: Iterable[Player], lobby: Lobby, user_id: int) -> Lobby:
    """Return a lobby with computers that play like those of an earlier game."""
    for computer in computers:
        lobby = lobby.with_computer(user_id, computer.character, computer.strength, computer.token)
    return lobby


async def starting_commit(host: Host, found: OpenLobby, secret: Secret) -> Commit:
    """Return what is written when the game of a lobby starts: seats are drawn, decks are laid, and
    dice rolled for the first turn. Raises Refused for a board that the server no longer allows.
    """
    lobby, before = found.lobby, found.record
    is_allowed = (await preset_of(host, before.guild_id)).own_boards != "off"
    demand(is_allowed or not lobby.board.is_own, Refusal.OWN_BOARDS_OFF)
    board = await newest(host, lobby.board, before.guild_id, lobby.players)
    chance = FairChance(secret.seed, lobby.mix)
    tokens, is_drawn = [player.token for player in lobby.players], lobby.seating == "drawn"
    state, events = new_game(lobby.rules(), tokens, chance, draws_seats=is_drawn)
    found = replace(found, lobby=as_seated(lobby, events))
    step = Step(before.version + 1, host.now(), None, None, "start", dump_events(events).decode())
    started = replace(_started(found, step.version, state, step.at), chosen_board=board)
    work = await _unit_of_work(host, started, chance)
    begin(work)
    return Commit(
        work.record(),
        before.version,
        (step, *work.steps),
        work.deadlines,
        work.players,
        ("table", "lobby"),
        lobby.mix,
        {
            ALLOWANCE_NOTE: lobby.advice,
            LENGTH_NOTE: str(lobby.length) if lobby.length else None,
            called.NOTE: None,
            guests.NOTE: None,
            HOST_VISIT.format(before.host_id): None,
            chosen_board.NOTE: chosen_board.note_of(board),
        },
    )


def _started(found: OpenLobby, version: int, state: GameState, now: float) -> StartedGame:
    """Return the game of a lobby as it starts, before anything has happened in it."""
    lobby, pace = found.lobby, pace_of(found.lobby.pace)
    record = replace(found.record, version=version, phase="running", expires_at=None)
    hours = () if lobby.ends_after is None else (hour_at(now + lobby.ends_after),)
    players = tuple(replace(player, bank=float(pace.bank)) for player in lobby.players)
    return StartedGame(record, players, hours, state)


async def _unit_of_work(host: Host, game: StartedGame, chance: FairChance) -> UnitOfWork:
    """Return a unit of work on a game that the store may not know yet."""
    people = [player.user_id for player in game.players if player.user_id is not None]
    preferences = {user_id: await host.preferences(user_id) for user_id in people}
    computers = ComputerPlay({} if host.computers.think else None, host.live_delay)
    return UnitOfWork(game, chance, preferences, host.now_in(game.record.guild_id), computers)
