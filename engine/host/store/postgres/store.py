"""The store on PostgreSQL: its parts, and what several processes need on one database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.host.store import protocol
from engine.host.store.postgres.database import Database
from engine.host.store.postgres.hints import CHANNEL
from engine.host.store.postgres.leases import Leases


async def open_url(url: str) -> protocol.Store:
    """Open the store in the database of a URL. Raises NewerSchema or Unwritable."""
    return store_in(await Database.open(url))


def store_in(database: Database) -> protocol.Store:
    """Return the store in a database that is open."""
    store = protocol.store_in(database)
    return replace(store, leases=Leases(database), hints=Hints(database))


class Hints:
    """Hints between processes, as engine/host/store/leases.py describes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def send(self, text: str) -> None:
        await self._database.rows("SELECT pg_notify($1, $2)", CHANNEL, text)

    def listen(self, heard: Callable[[str], None]) -> None:
        self._database.listen(heard)
