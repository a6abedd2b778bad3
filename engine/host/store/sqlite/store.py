"""The store in one SQLite file, by its URL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import unquote

from engine.host.store.errors import Unreadable
from engine.host.store.records import Schema
from engine.host.store.settings import SETTING
from engine.host.store.sqlite import backup
from engine.host.store.sqlite.checkpoints import QUIET_SECONDS
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.file import migrations, schema_in
from engine.host.store.store import Store, store_in


async def open_url(url: str, *, replicated: bool = False) -> Store:
    """Open the store at `sqlite:///relative.db` or `sqlite:////from/the/root.db`.

    `replicated`: another program copies the write-ahead log, and alone makes the checkpoints.
    """
    return await open_sqlite(file_of(url), None if replicated else QUIET_SECONDS)


def schema_at(url: str) -> Schema:
    """Return the schema of a file that is not open, without changing it. Raises Unreadable."""
    place = file_of(url)
    try:
        return Schema(schema_in(place.resolve()), max(migrations()))
    except sqlite3.Error as error:
        raise Unreadable(str(place), str(error)) from error


def setting_at(url: str, key: str) -> str | None:
    """Return a setting of a file that is not open, without changing it; None for what is no
    database with settings.
    """
    address = f"{file_of(url).resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as db:
            found: tuple[str] | None = db.execute(SETTING, (key,)).fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else found[0]


async def refuse_in_use(url: str) -> None:
    """Raise Unusable while another process has the file of a URL open."""
    backup.refuse_in_use(file_of(url))


def file_of(url: str) -> Path:
    """Return the file of a URL, from the root after four slashes. Raises ValueError for none."""
    name = url.partition(":///")[2]
    if "?" in url or name in {"", "/", ":memory:"}:
        raise ValueError("must name a file, as in sqlite:///monopoly.db")
    return Path(unquote(name))


async def open_sqlite(path: str | Path, quiet: float | None = QUIET_SECONDS) -> Store:
    """Open the store in a file; what `quiet` means, and what is raised, says `Database.open`."""
    return store_in(await Database.open(path, quiet=quiet))
