"""A file in which very many games that are over lie beside those that are played."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

KEPT_STEPS = 10
"""Steps of the log that each copy of a game brings along: all of them would fill the disk."""
PER_PERSON = 50
"""In how many of the games one person has played."""


def add_finished_games(database: Path, count: int) -> None:
    """Add a number of finished games, copies of those in the file; their people are strangers."""
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("PRAGMA cache_size = -200000")
        first, *_ = (
            name for (name,) in file.execute("SELECT id FROM games WHERE schema > 0 ORDER BY id")
        )
        over = {"phase": "'over'", "next_deadline": "NULL", "shown_version": "version"}
        _copy(file, "games", first, count, {"id": _NAME, **over})
        for table in ("players", "secrets", "messages"):
            person = {"user_id": f"1000 + (n / {PER_PERSON}) * 8 + seat"}
            named = {"game_id": _NAME, **(person if table == "players" else {})}
            _copy(file, table, first, count, named)
        last = (
            f"version > (SELECT max(version) - {KEPT_STEPS} FROM steps WHERE game_id = '{first}')"
        )
        _copy(file, "steps", first, count, {"game_id": _NAME}, last)


_NAME = "printf('old%07d', n)"


def _copy(
    file: sqlite3.Connection,
    table: str,
    first: str,
    count: int,
    changed: dict[str, str],
    where: str = "true",
) -> None:
    """Insert copies of the rows of one game."""
    columns = [name for _, name, *_ in file.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(changed.get(name, name) for name in columns)
    key = "id" if table == "games" else "game_id"
    file.execute(
        "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)"
        f" INSERT INTO {table} ({', '.join(columns)})"
        f" SELECT {values} FROM {table}, many WHERE {key} = ? AND {where}",
        (count, first),
    )
