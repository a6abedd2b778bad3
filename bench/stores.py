"""Durable commits on PostgreSQL beside SQLite, in one run: one game, and ten busy ones."""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from bench.commits import BUSY_GAMES, ROUNDS, figures, opened, play
from engine.host.administration.databases import ENGINES
from tests.support.postgres_server import own_server


def measure(seconds: float) -> dict[str, Any]:
    """Commits a second with their times in ms, on each engine, in about `seconds`.

    The engines take turns, so that a slow spell of the disk meets both. The server is one of our
    own, on the same disk, which promises the same: what is committed survives a power cut. It may
    use every core, as it may elsewhere.
    """
    # Beside the sources, because a folder for temporary files may live in memory.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".stores-") as folder:
        ours = os.sched_getaffinity(0)
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        with own_server(Path(__file__).parent, options=()) as server:
            os.sched_setaffinity(0, ours)
            urls = {"sqlite": f"sqlite:///{folder}/games.db", "postgresql": server.url}
            return asyncio.run(_measure(urls, seconds / (4 * ROUNDS)))


async def _measure(urls: dict[str, str], seconds: float) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        rows = []
        for scheme, url in urls.items():
            store = await ENGINES[scheme].open(url)
            stack.push_async_callback(store.close)
            single = [await opened(store, "single")]
            busy = [await opened(store, f"busy{number}") for number in range(BUSY_GAMES)]
            rows += [(f"{scheme}_one_game", store, single), (f"{scheme}_ten_games", store, busy)]
        times: dict[str, list[float]] = {name: [] for name, _, _ in rows}
        spent = dict.fromkeys(times, 0.0)
        for _ in range(ROUNDS):
            for name, store, games in rows:
                spent[name] += await play(store, games, seconds, times[name])
    told: dict[str, Any] = {name: figures(times[name], spent[name]) for name in times}
    one, ten = (
        (told[f"sqlite_{it}"], told[f"postgresql_{it}"]) for it in ("one_game", "ten_games")
    )
    told["ten_games_commits_to_sqlite"] = round(
        ten[1]["commits_per_s"] / ten[0]["commits_per_s"], 2
    )
    told["one_game_p99_to_sqlite"] = round(one[1]["p99_ms"] / one[0]["p99_ms"], 2)
    return told
