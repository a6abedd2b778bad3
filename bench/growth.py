"""What grows with servers and games: memory a server, disk a game."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import tempfile
import time
import tracemalloc
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord

from engine.core.state import waiting
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from engine.host.service import Host
from engine.host.snapshots import state_of
from engine.host.store.sqlite.store import open_sqlite
from engine.players.computer import next_action

SERVERS = 200
CHANNELS, ROLES = 40, 25
"""What a server has that has been there for a while."""
GAMES = 20
PLAYERS = 4
TURNS = 120
"""About what a game of four takes."""
FIRST_ID = 10**17


def measure() -> dict[str, Any]:
    """Return kilobytes of memory a server, and disk of a game and of each step of its log."""
    return {"servers": SERVERS, "server_kb": _server_kb(), **asyncio.run(_games())}


def _server_kb() -> float:
    """Return the memory of a server with its channels and roles, as discord.py holds them."""
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True),
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
    )
    gc.collect()
    tracemalloc.start()
    for number in range(SERVERS):
        client._connection._add_guild_from_data(_server(FIRST_ID + number * 1000))
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(taken / SERVERS / 1024, 1)


def _server(first: int) -> Any:
    """Return a server as the gateway sends it."""
    rows = iter(range(first, first + 1000))
    server = next(rows)
    roles = [server, *(next(rows) for _ in range(ROLES - 1))]
    overwrite = {"id": str(server), "type": 0, "allow": "0", "deny": "1024"}
    return {
        "id": str(server), "name": f"Server {server}", "icon": "0" * 32,
        "owner_id": str(next(rows)),
        "features": ["COMMUNITY", "NEWS"], "preferred_locale": "en-US", "member_count": 300,
        "verification_level": 1, "default_message_notifications": 1, "explicit_content_filter": 2,
        "mfa_level": 0, "premium_tier": 0, "nsfw_level": 0, "system_channel_flags": 0,
        "system_channel_id": None, "afk_timeout": 300, "vanity_url_code": None, "description": None,
        "banner": None, "premium_progress_bar_enabled": False, "large": True, "members": [],
        "threads": [], "emojis": [], "stickers": [], "voice_states": [], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [],
        "roles": [
            {
                "id": str(role), "name": f"Role {role}", "color": 0, "hoist": False, "position": at,
                "permissions": "104324673", "managed": False, "mentionable": False, "flags": 0,
            }
            for at, role in enumerate(roles)
        ],
        "channels": [
            {
                "id": str(next(rows)), "type": 0, "name": f"channel-{at}", "position": at,
                "permission_overwrites": [overwrite], "topic": f"What channel {at} is about",
                "nsfw": False, "parent_id": None, "last_message_id": str(next(rows)),
                "rate_limit_per_user": 0, "flags": 0,
            }
            for at in range(CHANNELS)
        ],
    }  # fmt: skip


async def _games() -> dict[str, float]:
    """Play games, and return what they take on disk."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "games.db"
        store = await open_sqlite(place)
        host = Host(store, time.time)
        empty = _size(place)
        for number in range(GAMES):
            await _play(host, number)
        await store.close()
        taken = _size(place) - empty
        with closing(sqlite3.connect(place)) as db:
            ((steps,),) = db.execute("SELECT count(*) FROM steps")
    return {
        "games": GAMES,
        "turns_per_game": TURNS,
        "game_kb": round(taken / GAMES / 1024, 1),
        "steps_per_game": round(steps / GAMES, 1),
        "step_bytes": round(taken / steps),
    }


async def _play(host: Host, number: int) -> None:
    """Play a game by presses, each a step of its log, for as long as a game usually takes."""
    lobbies = Lobbies(host)
    people = [Person(number * PLAYERS + at + 1, f"Player {at}") for at in range(PLAYERS)]
    place = Location(1, number + 1, False)
    game_id = (await lobbies.open(place, people[0], Lobby(pace="live"), "lobby")).record.id
    for guest in people[1:]:
        await lobbies.change(game_id, partial(Lobby.joined_by, person=guest, key=guest.name))
    game = await lobbies.start(game_id, people[0].user_id)
    for press in count():
        state = state_of(game)
        answer = next_action(state, state.players())
        if answer is None or state.turn > TURNS:
            return
        seat, action = answer
        user_id = game.players[seat].user_id
        assert user_id is not None
        await host.submit(game_id, user_id, waiting(state).id, action, f"press {press}")
        game = await host.started_game(game_id)


def _size(place: Path) -> int:
    """Return the bytes of a database, without what is free in it."""
    with closing(sqlite3.connect(place)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((pages,),) = db.execute("PRAGMA page_count")
        ((free,),) = db.execute("PRAGMA freelist_count")
        ((size,),) = db.execute("PRAGMA page_size")
    return int((pages - free) * size)
