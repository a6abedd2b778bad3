"""Presses that must change nothing: games to try them on, and the sentences they get."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.state import waiting
from tests.support.acting_members import ActingMember
from tests.support.answer_labels import JOIN, START
from tests.support.consistency import check_requests
from tests.support.custom_ids import action_custom_id
from tests.support.local_discord import Answer, Member, Message
from tests.support.players import Player, Table, button_of
from tests.support.simulated_server import SimulatedServer, simulated_server

NAMES = ("Ada", "Bo", "Cem", "Dee")
HERE, ELSEWHERE = "table", "tavern"
"""The channels there are."""
UNCHANGING = {
    "games": "id, version, phase, state, next_deadline",
    "steps": "*",
    "players": "*",
    "deadlines": "*",
    "drafts": "id, game_id, user_id, body",
    "orders": "*",
    "preferences": "*",
    "secrets": "*",
}


@dataclass(frozen=True, slots=True)
class RefusalScenario:
    """The bot among members of a server, and the file of its games."""

    server: SimulatedServer

    @property
    def database(self) -> Path:
        """The file."""
        return self.server.place

    def member(self, name: str) -> Member:
        """A member to act as."""
        return ActingMember(self.server, name)

    def rows(self) -> dict[str, list[tuple[object, ...]]]:
        """All that a refused press must not touch."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return {
                table: sorted(connection.execute(f"SELECT {what} FROM {table}"), key=repr)
                for table, what in UNCHANGING.items()
            }

    async def start_game(self, *names: str, channel: str = HERE) -> list[Player]:
        """A new game that has started, and its players in seating order."""
        host, *guests = map(self.member, names)
        lobby = await self.open_lobby(host, channel)
        for guest in guests:
            await guest.press(lobby, JOIN)
        await host.press(lobby, START)
        table = Table(self.database, game_of(lobby), lobby.channel_id)
        return [
            Player(self.member(name), seat, table, plays_several=True)
            for seat, name in enumerate(names)
        ]

    async def open_lobby(self, host: Member, channel: str = HERE) -> Message:
        """The message of a new lobby."""
        before = {message.id for message in await host.messages(channel)}
        await host.slash("monopoly new", channel, pace="live")
        return await host.wait_for(
            lambda seen: seen.id not in before and JOIN in seen.labels, channel=channel
        )


@asynccontextmanager
async def refusal_scenario(folder: Path) -> AsyncIterator[RefusalScenario]:
    """A bot at work. Fails at the end if Discord or the log tells of a fault."""
    async with simulated_server(folder, NAMES) as server:
        server.create_channel(ELSEWHERE)
        yield RefusalScenario(server)
        check_requests(server.hub)


def game_of(message: Message) -> str:
    """The game that a message's buttons belong to."""
    return str(message.buttons[0]["custom_id"]).split(":")[1]


async def refusal(member: Member, act: Awaitable[Answer]) -> str:
    """The private sentence that a member gets for something: not one of trouble, and no panel.

    Whoever does not play may be offered to watch beside it.

    Where the table was being drawn anyway, that is the answer, and the sentence follows it.
    """
    answer = await act
    message = answer.message
    if message is None or not message.ephemeral:
        message = await member.wait_for(lambda seen: follows(seen, answer))
    assert message.content, answer
    assert not message.content.startswith("Something went wrong"), answer
    offered = [button["label"] for button in message.buttons]
    watching = ["Board", "Follow", "Guess the winner…"]
    assert offered in ([], watching[:2], watching), answer
    return message.content


def follows(message: Message, answer: Answer) -> bool:
    """Whether it is a private message that came after what was answered."""
    return message.ephemeral and int(message.id) > int(answer.interaction_id)


async def mover(players: list[Player]) -> tuple[Player, Message, str]:
    """Return the player who is to roll, the message with the button, and its custom_id."""
    state = players[0].table.look()
    decision = waiting(state)
    assert isinstance(decision, d.ToRoll | d.InJail)
    player = players[decision.seat]
    roll = action_custom_id(player.table.game, decision.id, a.Roll())
    message = await player.member.wait_for(lambda seen: button_of(seen, roll) is not None)
    return player, message, roll
