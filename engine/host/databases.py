"""Which engine keeps the games: a database's URL names it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from engine.host.store.cached import cached
from engine.host.store.protocol import Store
from engine.host.store.records import Schema
from engine.host.store.sqlite import store as sqlite


class UnknownEngine(ValueError):
    """No engine answers to the scheme of a URL."""

    def __init__(self, url: str) -> None:
        known = ", ".join(f"{scheme}://" for scheme in ENGINES)
        super().__init__(f"{url.partition(':')[0]} is no database that can be used: {known}.")


class Engine(NamedTuple):
    """What an engine does with a URL: open the store, read a closed one's schema or one of its
    settings, tell its file.

    `file` raises ValueError for a URL that the engine cannot read; None is a database elsewhere.
    """

    open: Callable[[str], Awaitable[Store]]
    schema: Callable[[str], Schema]
    setting: Callable[[str, str], str | None]
    file: Callable[[str], Path | None]


ENGINES: Final = {
    "sqlite": Engine(sqlite.open_url, sqlite.schema_at, sqlite.setting_at, sqlite.file_of)
}
"""The engines by the scheme of their URLs."""


async def open_store(url: str) -> Store:
    """Open the store at a URL such as `sqlite:///games.db`, with a cache around it.

    Raises UnknownEngine, or as the engine does: NewerSchema or Unwritable.
    """
    return cached(await _engine_of(url).open(url))


def schema_at(url: str) -> Schema:
    """Return the schema of the database at a URL, which need not be open, and the newest one.

    Raises UnknownEngine, or Unreadable for what is no database.
    """
    return _engine_of(url).schema(url)


def setting_at(url: str, key: str) -> str | None:
    """Return a setting of the database at a URL, which need not be open; None if it has none.

    Raises UnknownEngine.
    """
    return _engine_of(url).setting(url, key)


def file_of(url: str) -> Path | None:
    """Return the file that a URL names, or None for a database that is no file of this machine.

    Raises UnknownEngine, or ValueError with the end of a sentence ("must …") for a wrong URL.
    """
    return _engine_of(url).file(url)


def _engine_of(url: str) -> Engine:
    scheme = url.partition("://")[0]
    if scheme not in ENGINES:
        raise UnknownEngine(url)
    return ENGINES[scheme]
