"""One whole game, from /monopoly new to the winner, and what is left to be looked at after it."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.language.language import Words, load
from tests.support.acting_members import players_of
from tests.support.local_discord import Message
from tests.support.players import Logged, Player, shown
from tests.support.seating import as_joined
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.whole_game import WholeGame

NAMES = ("Ada", "Bo", "Cem")
SEED = bytes([15]) * 32
"""Dice by which everything on the list happens soon."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is there to be looked at after a game; `promised` is what the lobby's verify told."""

    game: str
    missing: list[str]
    winner: str
    promised: str
    final: Message
    verified: str
    log: list[Logged]
    threads: list[dict[str, Any]]
    sold: list[Message]
    violations: list[dict[str, Any]]
    requests: list[dict[str, Any]]


async def play_game(folder: Path, locale: str) -> Played:
    """Everybody, and the server, has Discord in a language; the bot is to speak it."""
    words = load(locale)
    # It is made once for all tests, before any of them has its own seats.
    with as_joined():
        async with simulated_server(folder, NAMES, SEED) as server:
            await server.set_language(locale)
            promised, players = await _start(server, locale, words)
            play = WholeGame(players[0].table, players)
            await play.to_the_end()
            return await _look_back(server, play, promised, words)


async def _start(server: SimulatedServer, locale: str, words: Words) -> tuple[str, list[Player]]:
    """Open the lobby, sit down, start; what the dice promised then, and the players."""
    here = str(server.channel.id)
    host, *guests = [it.member for it in players_of(server, "", *NAMES)]
    for member in (host, *guests):
        await member.speak(locale)
    join_label, start_label = words.say("button-lobby-join"), words.say("button-lobby-start")
    await host.slash("monopoly new", here, pace="live")
    message = await host.wait_for(lambda seen: join_label in seen.labels, channel=here)
    for guest in guests:
        assert (await guest.press(message, join_label)).kind in ("update", "deferred_update")
    promised = shown(await host.slash("monopoly game", here, show="verify")).text
    await host.press(message, start_label)
    join = message.button(join_label)
    assert join is not None
    return promised, players_of(server, join["custom_id"].split(":")[1], *NAMES)


async def _look_back(
    server: SimulatedServer, play: WholeGame, promised: str, words: Words
) -> Played:
    ada, world = play.players[0].member, server.hub.world
    final = await ada.wait_for(
        lambda seen: words.say("button-rematch") in seen.labels, channel=play.table.channel_id
    )
    (winner,) = play.table.look().winners
    return Played(
        game=play.table.game,
        missing=play.list.missing(),
        winner=NAMES[winner],
        promised=promised,
        final=final,
        verified=shown(await ada.slash("monopoly game", play.table.channel_id, show="verify")).text,
        log=play.table.log(),
        threads=[it.body for it in server.threads],
        sold=[it for it in await ada.messages(play.table.channel_id, 1000) if it.thread],
        violations=[dict(it) for it in world.select("SELECT * FROM violations")],
        requests=[_request(it) for it in world.select("SELECT * FROM requests ORDER BY id")],
    )


def _request(row: sqlite3.Row) -> dict[str, Any]:
    return dict(row) | {"body": json.loads(row["body"] or "null")}
