"""Prometheus in small, for the soak: it asks a bot for its metrics at even intervals."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp

EVERY = 15.0
"""Seconds between two scrapes, as Prometheus has it where a host chooses nothing."""


def free_port() -> int:
    """Return a port of the loopback that nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@asynccontextmanager
async def scraping(port: int) -> AsyncIterator[list[float]]:
    """Scrape the bot at this port; yields the list to which each scrape adds its seconds.

    Raises aiohttp.ClientError at the end if a scrape failed.
    """
    took: list[float] = []
    scraper = asyncio.create_task(_scrape(f"http://127.0.0.1:{port}/metrics", took))
    try:
        yield took
    finally:
        scraper.cancel()
        with suppress(asyncio.CancelledError):
            await scraper


async def _scrape(url: str, took: list[float]) -> None:
    async with aiohttp.ClientSession(raise_for_status=True) as session:
        while True:
            begun = time.perf_counter()
            async with session.get(url) as response:
                await response.read()
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(EVERY)
