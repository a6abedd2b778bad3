"""Many tables at once in the local Discord: who sits there, and the presses they make.

Presses go into the local Discord itself and from there to the bot over its sockets; what to press
is read from the bot's file.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from bot.local import interactions
from bot.local.hub import Hub
from bot.local.world import TEXT, World
from engine.core.actions import Action, SeatId
from engine.core.saves import load_state
from engine.core.state import GameState, waiting
from engine.host.administration.databases import open_store
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from engine.host.people import seats
from engine.host.preferences.preferences import Preferences
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Message
from engine.host.store.sqlite.store import open_sqlite
from engine.host.unit_of_work import UnitOfWork
from engine.players import absent
from engine.players.computer import next_action
from tests.support.custom_ids import action_custom_id
from tests.support.stored_preferences import put_preferences
from tests.support.stored_rows import Place, standing

LONGEST_ACK = 1.4
"""Seconds after which an answer may only mean that the bot is still at it."""


LOST = 1
"""The id of a message that is not there."""


class PendingPress(NamedTuple):
    """A press that a game waits for: by whom, on which message, with which custom_id."""

    game: str
    user: int
    message: int
    custom_id: str


@dataclass(frozen=True, slots=True)
class PressResult:
    """What became of a press; `seconds` from sending it to its answer."""

    pending: PendingPress
    kind: str
    key: str
    seconds: float

    @property
    def acknowledged(self) -> bool:
        """Whether the member was shown that it was done."""
        at_once = self.kind == "deferred_update" and self.seconds < LONGEST_ACK
        return self.kind == "update" or at_once


# -- before the bot is there -------------------------------------------------------------------


def add_members(world: World, count: int) -> list[Person]:
    """Add a number of members."""
    first = len(world.users())
    names = [f"Guest {first + number}" for number in range(count)]
    return [Person(world.add_user(name), name) for name in names]


def add_channels(world: World, count: int, guilds: Sequence[int] = ()) -> list[Location]:
    """Add a number of channels, in these servers by turns (none: the world's first)."""
    made = []
    for number in range(count):
        guild = guilds[number % len(guilds)] if guilds else world.guild_id
        channel = world.next_id()
        body = {
            "id": str(channel),
            "type": TEXT,
            "guild_id": str(guild),
            "name": f"table-{channel}",
            "position": number + 2,
            "permission_overwrites": [],
            "parent_id": None,
            "nsfw": False,
            "topic": None,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "flags": 0,
        }
        world.put_channel(body)
        made.append(Location(guild, channel, False))
    return made


async def write_games(
    database: Place,
    tables: Sequence[tuple[Location, Sequence[Person]]],
    actions: int = 0,
    pace: str = "live",
    computers: float = 0.0,
) -> list[str]:
    """Write games that have started while no bot runs, with a number of actions played.

    Then sharp computers take the seats of a share of the people. The others want no offers of
    theirs, because nobody would answer them.
    """
    store = await (open_sqlite if isinstance(database, Path) else open_store)(database)
    host = Host(store, time.time)
    lobbies, begun = Lobbies(host), list[str]()
    try:
        for place, seated in tables:
            opened = await lobbies.open(place, seated[0], Lobby(pace=pace), "a host's")
            for guest in seated[1:]:
                key = f"{guest.user_id}'s"
                await lobbies.change(opened.record.id, _joining(guest, key))
            game = await lobbies.start(opened.record.id, seated[0].user_id)
            await _play_on(host, game, actions)
            before, after = (round(computers * 4 * (len(begun) + it)) for it in (0, 1))
            await _seat_computers(host, game, range(1, 1 + after - before))
            begun.append(opened.record.id)
    finally:
        await store.close()
    return begun


async def _seat_computers(host: Host, game: StartedGame, taken: Sequence[SeatId]) -> None:
    def change(work: UnitOfWork) -> None:
        for seat in taken:
            seats.give_to_computer(work, seat, "for-good", None)
            work.replace_player(replace(work.players[seat], strength="sharp"))

    if taken:
        for user_id in filter(None, (player.user_id for player in game.players)):
            wanted = Preferences(offers_from_computers=False).model_dump_json()
            await put_preferences(host.store, user_id, wanted)
        await host.update_running(game.record.id, None, change)


def _joining(guest: Person, key: str) -> Any:
    return lambda lobby: lobby.joined_by(guest, key)


async def _play_on(host: Host, game: StartedGame, actions: int) -> None:
    """Play a number of actions by everybody in one commit; a game that would end stops before.

    The events count as told by a message that a person has deleted: the next one tells the rest.
    """
    if not actions:
        return
    work = await host.unit_of_work(game)
    for _ in range(actions):
        answer = next_action(work.state, work.state.players())
        if answer is None or len(work.state.players()) < len(game.players):
            break
        work.act(*answer, None)
    await host.commit(work.commit())
    record = (await host.started_game(game.record.id)).record
    lost = Message(
        record.id,
        "table",
        record.channel_id,
        LOST,
        record.version,
        0.0,
        f'{{"since": {record.version}}}',
    )
    await host.store.messages.put(lost)


# -- while it plays ----------------------------------------------------------------------------


class LoadGenerator:
    """The members of all the games in a database, with the messages that they see."""

    def __init__(self, hub: Hub, database: Place) -> None:
        self.hub = hub
        self._stack = ExitStack()
        self._rows = self._stack.enter_context(standing(database))

    def close(self) -> None:
        """Close the file."""
        self._stack.close()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the bot's database."""
        return self._rows.rows(query, *values)

    def running(self) -> list[str]:
        """The games that are played."""
        return [game for (game,) in self.rows("SELECT id FROM games WHERE phase = 'running'")]

    def unshown(self) -> int:
        """How many games have something that nobody has seen yet."""
        behind = (
            "SELECT id FROM games WHERE shown_version < version UNION SELECT game_id FROM outbox"
        )
        return len(self.rows(behind))

    def state(self, game: str) -> GameState | None:
        """How a game stands; None once it is over."""
        found = self.rows(
            "SELECT state, schema FROM games WHERE id = ? AND phase = 'running'", game
        )
        return load_state(*found[0]) if found else None

    def pending_press(self, game: str) -> PendingPress | None:
        """What a game waits for, or None where no button could say it."""
        state = self.state(game)
        if state is None:
            return None
        seats = dict(self.rows("SELECT seat, user_id FROM players WHERE game_id = ?", game))
        people = [seat for seat in state.players() if seats[seat] is not None]
        for seat, action in filter(None, (next_action(state, people), _silence(state))):
            custom_id = _button(game, state, action) if seat in people else None
            message = self._message(game, custom_id) if custom_id else None
            if custom_id and message:
                return PendingPress(game, seats[seat], message, custom_id)
        return None

    def _message(self, game: str, custom_id: str) -> int | None:
        """The message that has this button; else the table's, as for a client that lags behind."""
        found = self.rows(
            "SELECT message_id FROM messages WHERE game_id = ? AND open"
            " ORDER BY role = 'table' DESC, message_id DESC",
            game,
        )
        for (message,) in found:
            row = self.hub.world.message(message)
            if row is not None and custom_id in row["body"]:
                return int(message)
        return int(found[0][0]) if found else None

    async def press(self, pending: PendingPress) -> PressResult:
        """Press, and wait for the answer as the member would."""
        begun = time.perf_counter()
        sent = interactions.press_raw(self.hub, pending.user, pending.message, pending.custom_id)
        answer = await interactions.answered(self.hub, sent)
        seconds = time.perf_counter() - begun
        return PressResult(pending, answer["kind"], answer["interaction"], seconds)

    def deliver_again(self) -> None:
        """Discord sends the newest interaction once more, as after a dropped connection."""
        for session in self.hub.gateway.sessions.values():
            frames = [it for it in session.sent if it["t"] == "INTERACTION_CREATE"]
            if frames and session.socket is not None:
                session.send("INTERACTION_CREATE", frames[-1]["d"])


def _silence(state: GameState) -> tuple[SeatId, Action] | None:
    """What the first who is waited for would be taken to say."""
    awaited = waiting(state).awaited(state)
    return (awaited[0], absent.answer(state, awaited[0])) if awaited else None


def _button(game: str, state: GameState, action: Action) -> str | None:
    """The custom_id of an action, or None for one that is too long for a button."""
    try:
        return action_custom_id(game, waiting(state).id, action)
    except ValueError:
        return None
