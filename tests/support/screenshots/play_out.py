"""A stored game played on, to its end at most, while no bot runs: real rolls, real events."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

from engine.core.state import waiting
from engine.host.service import Host
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.sqlite.store import open_sqlite
from engine.players.computer import next_action

MOST = 20_000
"""Actions after which a game that does not end is given up."""


async def play_out(database: Path, game: str, *, to_building: bool = False) -> None:
    """Answer for everybody as a computer would, until the game is won, or somebody has built."""
    store = await open_sqlite(database)
    try:
        host = Host(store, time.time)
        # A bot that has been stopped may have left a computer thinking.
        started = await host.update_running(game, None, lambda _: None)
        for number in count():
            is_built = any(deed.level for deed in started.position.deeds.values())
            if started.record.phase != "running" or (is_built and to_building):
                return
            assert number < MOST, f"still no winner in turn {started.position.turn}"
            started = await _answer(host, started, f"played:{number}")
    finally:
        await store.close()


async def _answer(host: Host, game: StartedGame, key: str) -> StartedGame:
    people = [player.seat for player in game.players if player.user_id is not None]
    found = next_action(state_of(game), people)
    assert found is not None, f"a seat of a computer is awaited: {waiting(state_of(game))}"
    seat, action = found
    user = game.player(seat).user_id
    assert user is not None
    return await host.submit(game.record.id, user, waiting(state_of(game)).id, action, key)
