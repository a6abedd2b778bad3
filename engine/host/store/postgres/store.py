"""The store on PostgreSQL: its parts, and what several processes need on one database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.host.store.postgres.database import Database
from engine.host.store.postgres.hints import CHANNEL
from engine.host.store.postgres.leases import Leases
from engine.host.store.store import Store, store_in


async def open_url(url: str) -> Store:
    """Open the store in the database of a URL. Raises NewerSchema or Unwritable."""
    database = await Database.open(url)
    return replace(store_in(database), leases=Leases(database), hints=Hints(database))


class Hints:
    """Hints between processes, as engine/host/store/leases.py describes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def send(self, text: str) -> None:
        await self._database.rows("SELECT pg_notify($1, $2)", CHANNEL, text)

    def listen(self, heard: Callable[[str], None]) -> None:
        self._database.listen(heard)
