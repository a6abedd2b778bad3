"""Migrations of what is stored, on every engine."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from engine.host.administration.databases import ENGINES, open_store
from engine.host.boards.hiding import LIST
from engine.host.lobby_text import dump_lobby, load_lobby
from engine.host.store.migrations import scripts_in
from engine.host.store.postgres import schema as server_schema
from engine.host.store.postgres.schema import MIGRATIONS as POSTGRES_SCRIPTS
from engine.host.store.records import Player
from engine.host.store.sqlite import file as file_schema
from engine.host.store.sqlite.file import MIGRATIONS as SQLITE_SCRIPTS
from engine.host.store.store import Store
from tests.support.databases import execute, new_database

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
    "strange": json.dumps({**STATE, "players": ["x"]}),
}


SCRIPTS = {"sqlite": SQLITE_SCRIPTS, "postgresql": POSTGRES_SCRIPTS}
"""Where the scripts of each engine lie."""
OLDER = 13
"""The schema of the database in which such lobbies were stored."""


def scripts_of_then(scheme: str, folder: Path, older: int) -> Path:
    """Put the scripts up to an older schema, and no others, into a folder of their own."""
    folder.mkdir()
    for number, script in scripts_in(SCRIPTS[scheme]).items():
        if number <= older:
            (folder / f"{number:04}_of_then.sql").write_text(script, encoding="utf-8")
    return folder


async def make_older(scheme: str, url: str, folder: Path, older: int = OLDER) -> None:
    """Bring an empty database to an older schema."""
    scripts_of_then(scheme, folder, older)
    if scheme == "sqlite":
        place = Path(url.removeprefix("sqlite:///"))
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            file_schema.migrate(file, place, folder)
        return
    db = await asyncpg.connect(url)
    await server_schema.migrate(db, url, folder)
    await db.close()


async def store_lobby(url: str, game: str, state: str) -> None:
    """Store a lobby and its people in the columns that the older schema has."""
    await execute(
        url,
        "INSERT INTO games (id, version, schema, phase, pace, guild_id, channel_id, thread,"
        " host_id, opened_at, moved_at, shown_version, state)"
        f" VALUES ('{game}', 1, 0, 'lobby', 'live', 7, 8, FALSE, 100, 1, 1, 1, '{state}')",
    )
    for player in PLAYERS:
        await execute(
            url,
            "INSERT INTO players (game_id, seat, user_id, name, token) VALUES"
            f" ('{game}', {player.seat}, {player.user_id or 'NULL'}, '{player.name}', 'hat')",
        )


async def states(store: Store) -> dict[str, str]:
    """The states of the lobbies as they are stored."""
    records = [await store.games.load(game) for game in STATES]
    return {it.id: it.state for it in records if it is not None}


@pytest.mark.parametrize("scheme", ENGINES)
async def test_who_sits_in_an_older_lobby_stands_in_its_players_alone(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async with new_database(scheme, request, tmp_path, bare=True) as url:
        await make_older(scheme, url, tmp_path / "older")
        for game, text in STATES.items():
            await store_lobby(url, game, text)
        store = await open_store(url)
        stored = await states(store)
        await execute(url, scripts_in(SCRIPTS[scheme])[OLDER + 1])
        assert await states(store) == stored, "the script changes what it has changed"
        await store.close()
    assert stored.keys() == STATES.keys()
    assert stored.pop("damaged") == STATES["damaged"]
    del stored["strange"]  # Either engine may read it or leave it; the bot starts all the same.
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


@pytest.mark.parametrize("scheme", ENGINES)
async def test_what_a_server_hid_stays_hidden(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async with new_database(scheme, request, tmp_path, bare=True) as url:
        await make_older(scheme, url, tmp_path / "older", older=15)
        for board, guild, hidden in (("a", 7, "TRUE"), ("b", 7, "FALSE"), ("c", 8, "TRUE")):
            row = f"'{board}', 'CODE-{board}', 100, {guild}, 'Town', '{{}}', 1, 1.5, 2.5, {hidden}"
            await execute(url, f"INSERT INTO boards VALUES ({row})")
        store = await open_store(url)
        hidden_in_7 = await store.settings.get(LIST.format(7))
        hidden_in_8 = await store.settings.get(LIST.format(8))
        servers = [it.guild_id for it in await store.boards.of_user(100)]
        await store.close()
    assert (hidden_in_7, hidden_in_8, servers) == ("a", "c", [0, 7, 0])


async def test_what_an_older_process_stores_after_the_migration_is_read() -> None:
    """Where processes are replaced one after the other, an older one may still write."""
    lobby = load_lobby(STATES["whole"], 100, PLAYERS)
    assert lobby.mix == "-".join(MIXED)
    assert [it.agreed for it in lobby.players] == ["aa", None, "bb"]
    late = Player(3, 102, "Late", "ship")
    assert load_lobby(dump_lobby(lobby), 100, (*PLAYERS, late)).players[3].name == "Late"
