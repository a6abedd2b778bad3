"""The table of the running season on a server with 100,000 results, the first time and again."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from engine.host.calendar import Season
from engine.host.finished.season_tables import table_of
from engine.host.finished.seasons import season_table
from engine.host.service import Host
from engine.host.store.records import Result
from engine.host.store.results import RESULT
from engine.host.store.sqlite.store import open_sqlite

RESULTS = 100_000
PEOPLE = 400
SERVER = 7
SEASONS = 20
"""Five years of quarters: of each, a twentieth of the results."""
RUNNING = Season(2026, 10, 3)


def measure(rounds: int) -> dict[str, Any]:
    """Return milliseconds of processor time, as medians: of the fold alone, and of the table with
    what it reads.
    """
    return asyncio.run(_measure(rounds))


async def _measure(rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        await (await open_sqlite(path)).close()
        _fill(path)
        store = await open_sqlite(path)
        first, cached, folds = list[float](), list[float](), list[float]()
        within = SERVER, RUNNING.begins_at, RUNNING.ends_at
        of_season = await store.results.of_season(*within)
        for _ in range(rounds):
            host = Host(store, lambda: RUNNING.ends_at - 1)
            for taken in (first, cached):
                began = process_time()
                table = await table_of(host, SERVER, RUNNING)
                taken.append(process_time() - began)
            began = process_time()
            assert season_table(of_season) == table
            folds.append(process_time() - began)
        await store.close()
    figures = {"first_ms": first, "cached_ms": cached, "fold_ms": folds}
    told = {name: round(1000 * median(taken), 2) for name, taken in figures.items()}
    return {"results": RESULTS, "of_season": len(of_season), **told}


def _fill(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executemany(RESULT.insert("results"), map(RESULT.row, _results()))
        db.commit()


def _results() -> Iterator[Result]:
    """Yield results of games of two to five people, spread evenly over the seasons."""
    random, made, number = Random(1), 0, 0
    quarter = RUNNING.ends_at - RUNNING.begins_at
    while made < RESULTS:
        seated = random.sample(range(PEOPLE), random.choice((2, 3, 4, 4, 5)))
        ended = RUNNING.ends_at - 1 - random.random() * (SEASONS * quarter - 2)
        for seat, user in enumerate(seated):
            yield Result(
                f"g{number}", SERVER, user, ended, seat, seat + 1, len(seated), 40, "played",
                f"Player {user}", "hat",
            )  # fmt: skip
        made, number = made + len(seated), number + 1
