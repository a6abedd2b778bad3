"""A game as the store sees it, in texts and numbers: what the tests of the store write."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.host.store.records import Commit, Deadline, GameRecord, Player, Secret, Step

PLAYERS = (
    Player(seat=0, user_id=71, name="Ada", token="hat"),
    Player(seat=1, user_id=None, name="Bot", token="ship", character="saver", strength="sharp"),
)
GAME = GameRecord(
    id="g1",
    version=1,
    schema=1,
    phase="running",
    state='{"at": 1}',
    pace="live",
    guild_id=2**62,
    channel_id=500,
    thread=True,
    host_id=71,
    opened_at=1000.5,
    moved_at=1000.5,
)


def creation(game_id: str = "g1", **changes: Any) -> tuple[Commit, Secret]:
    """A game's first version with two seats, and its secret."""
    game = replace(GAME, id=game_id, **changes)
    return (
        Commit(record=game, expected_version=0, steps=(step(1),), players=PLAYERS),
        Secret(game_id=game_id, seed=b"\x00seed\xff", commitment="c0ffee"),
    )


def step(version: int, key: str | None = None) -> Step:
    """A line of the log that can be told from its neighbours."""
    return Step(
        version=version,
        at=1000.0 + version,
        key=key,
        seat=0,
        action=f"0 move {version}",
        events=f'[{{"kind": "moved", "at": {version}}}]',
    )


def next_commit(game: GameRecord = GAME, *, key: str | None = None, **more: Any) -> Commit:
    """The change that follows a game's version, with one deadline a minute later."""
    version = game.version + 1
    moved = replace(game, version=version, state=f'{{"at": {version}}}', moved_at=1000.0 + version)
    parts: dict[str, Any] = {
        "steps": (step(version, key),),
        "deadlines": (deadline(1060.0 + version, decision=version),),
    }
    return Commit(record=moved, expected_version=game.version, **(parts | more))


def deadline(at: float, decision: int = 1, seat: int = 0) -> Deadline:
    """A deadline for a purchase."""
    return Deadline(decision=decision, seat=seat, kind="buy", at=at)
