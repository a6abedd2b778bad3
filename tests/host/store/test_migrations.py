"""Migrations of what is stored, on every engine."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from engine.host.administration.databases import ENGINES, open_store
from engine.host.lobby import load_lobby
from engine.host.store.records import Player
from tests.support.databases import new_database
from tests.support.store_records import creation

pytestmark = pytest.mark.asyncio
PLAYERS = (
    Player(0, 100, "Ada", "hat"),
    Player(1, None, "Turing", "dog"),
    Player(2, 101, "B", "car"),
)
MIXED = ("join-0", "computer", "join-2")
CHOSEN = {
    "choice": {"edition": "1994", "game": "standard", "house_rules": [["jail-fine", 75]]},
    "pace": "daily",
    "hour": 9.5,
    "advice": "never",
}
STATE: dict[str, Any] = CHOSEN | {
    "host_id": 100,
    "players": [
        {"seat": 0, "user_id": 100, "name": "Zoë\n\U0001f3a9"},
        {"seat": 1, "user_id": None, "name": "Turing"},
        {"seat": 2, "user_id": 101, "name": 'B"host_id"'},
    ],
    "mixed": {"100": "join-0", "101": "join-2"},
    "agreed": {"100": "aa", "101": "bb"},
}
"""A lobby as it was stored while its state listed its people."""
STATES = {
    "whole": json.dumps(STATE),
    "no terms": json.dumps({key: it for key, it in STATE.items() if key != "agreed"}),
    "empty": json.dumps({**STATE, "players": [], "mixed": {}, "agreed": {}}),
    "damaged": '{"host_id": 100',
}


async def set_schema(url: str, number: int) -> None:
    """Have a database say that it has seen no later migration."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.execute(f"PRAGMA user_version = {number}")
        return
    db = await asyncpg.connect(url)
    await db.execute("UPDATE schema_version SET version = $1", number)
    await db.close()


@pytest.mark.parametrize("scheme", ENGINES)
async def test_who_sits_in_an_older_lobby_stands_in_its_players_alone(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async with new_database(scheme, request, tmp_path) as url:
        store = await open_store(url)
        for game, text in STATES.items():
            first, secret = creation(game, phase="lobby", schema=0, state=text)
            await store.games.create(replace(first, steps=(), players=PLAYERS), secret)
        stored = dict[str, str]()
        for _ in range(2):  # The second time changes nothing.
            await store.close()
            await set_schema(url, 13)
            store = await open_store(url)
            records = [await store.games.load(game) for game in STATES]
            before, stored = stored, {it.id: it.state for it in records if it is not None}
        await store.close()
    assert stored == before
    assert stored.pop("damaged") == STATES["damaged"]
    seats = {game: json.loads(text).pop("players") for game, text in stored.items()}
    assert [(it["mixed"], it["agreed"]) for it in seats["whole"]] == [
        ("join-0", "aa"), ("computer", None), ("join-2", "bb"),
    ]  # fmt: skip
    assert [(it["mixed"], it["agreed"]) for it in seats["no terms"]] == [(it, None) for it in MIXED]
    assert seats["empty"] == []
    for text in stored.values():
        assert {key: it for key, it in json.loads(text).items() if key != "players"} == CHOSEN
    lobby = load_lobby(stored["no terms"], 100, PLAYERS)
    assert (lobby.mix, lobby.unanswered) == ("-".join(MIXED), ())
    assert [it.user_id for it in load_lobby(stored["whole"], 100, PLAYERS).unanswered] == [101]
