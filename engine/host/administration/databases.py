"""Which engine keeps the games: a database's URL names it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from engine.host.administration.installing import install_command
from engine.host.store.copying import Copied, Tables, copy
from engine.host.store.errors import MissingPackage
from engine.host.store.postgres import address
from engine.host.store.records import Schema
from engine.host.store.sqlite import store as sqlite
from engine.host.store.sqlite import tables as sqlite_tables
from engine.host.store.sqlite.backup import visit_rows
from engine.host.store.store import Store
from engine.host.store.texts import RowVisitor

DRIVERS: Final = ("aiosqlite",)
"""Loggers of drivers whose debug lines carry whole statements."""


class UnknownEngine(ValueError):
    """No engine answers to the scheme of a URL."""

    def __init__(self, url: str) -> None:
        self.scheme = url.partition("://")[0] if "://" in url else "something else"
        self.known = " or ".join(engine.example for engine in ENGINES.values())
        super().__init__(f"{self.scheme} is no database that can be used: {self.known}.")


class Engine(NamedTuple):
    """What an engine does with a URL: open the store, read a closed one's schema, one of its
    settings or all its rows, give out its rows, tell its file, tell its place.

    `file` raises ValueError for a URL that the engine cannot read; None is a database elsewhere.
    `example` is a URL of this kind; `place` is a URL without what is secret, `password` what is.
    `open_replicated` opens the store beside a program that copies it; None where no such program
    needs to be known.
    """

    example: str
    open: Callable[[str], Awaitable[Store]]
    open_replicated: Callable[[str], Awaitable[Store]] | None
    schema: Callable[[str], Schema]
    setting: Callable[[str, str], str | None]
    rows: Callable[[str, RowVisitor], None]
    file: Callable[[str], Path | None]
    tables: Callable[[str], AbstractAsyncContextManager[Tables]]
    place: Callable[[str], str]
    password: Callable[[str], str | None]
    refuse_in_use: Callable[[str], Awaitable[None]]


def _postgres(module: str) -> ModuleType:
    """Return a module of the store on PostgreSQL, whose driver not every host has installed."""
    try:
        return import_module(f"engine.host.store.postgres.{module}")
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        command = install_command("postgres")
        raise MissingPackage("A database on PostgreSQL", "asyncpg", command) from None


async def _open_postgres(url: str) -> Store:
    opened: Store = await _postgres("store").open_url(url)
    return opened


def _postgres_tables(url: str) -> AbstractAsyncContextManager[Tables]:
    tables: AbstractAsyncContextManager[Tables] = _postgres("tables").tables_of(url)
    return tables


def _no_file(url: str) -> None:
    address.check(url)


ENGINES: Final = {
    "sqlite": Engine(
        example="sqlite:///monopoly.db",
        open=sqlite.open_url,
        open_replicated=partial(sqlite.open_url, replicated=True),
        schema=sqlite.schema_at,
        setting=sqlite.setting_at,
        rows=lambda url, visit: visit_rows(sqlite.file_of(url).resolve(), visit),
        file=sqlite.file_of,
        tables=lambda url: sqlite_tables.tables_of(sqlite.file_of(url)),
        place=lambda url: str(sqlite.file_of(url)),
        password=lambda url: None,
        refuse_in_use=sqlite.refuse_in_use,
    ),
    "postgresql": Engine(
        example=address.EXAMPLE,
        open=_open_postgres,
        open_replicated=None,
        schema=lambda url: _postgres("inspection").schema_at(url),
        setting=lambda url, key: _postgres("inspection").setting_at(url, key),
        rows=lambda url, visit: _postgres("inspection").visit_rows(url, visit),
        file=_no_file,
        tables=_postgres_tables,
        place=address.place_of,
        password=address.password_of,
        refuse_in_use=lambda url: _postgres("inspection").refuse_in_use(url),
    ),
}
"""The engines by the scheme of their URLs."""
ALIASES: Final = {"postgres": "postgresql"}
"""Other schemes that such URLs begin with; providers of databases differ in it."""


async def open_store(url: str, *, shared: bool = False, replicated: bool = False) -> Store:
    """Open the store at a URL such as `sqlite:///games.db`.

    `shared`: other processes write to it too. `replicated`: another program copies the file, and
    the checkpoints of its write-ahead log are left to that program. Raises UnknownEngine, or as the
    engine does: NewerSchema, Unwritable or MissingPackage.
    """
    engine = _engine_of(url)
    opened = (replicated and engine.open_replicated) or engine.open
    return replace(await opened(url), shared=shared)


async def copy_all(source: str, target: str) -> list[Copied]:
    """Copy all games from one URL's database to another's, which is empty; neither is in use.

    Return what the target then holds, a table at a time. Raises UnknownEngine or StoreError.
    """
    tables = _engine_of(source).tables, _engine_of(target).tables
    await (await _engine_of(target).open(target)).close()
    async with tables[0](source) as rows, tables[1](target) as copied:
        return await copy(rows, copied, place_of(target))


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


def visit_rows_at(url: str, visit: RowVisitor) -> None:
    """Pass the table and the values of each row at a URL, which may be in use, to a function.

    Raises UnknownEngine, StoreError, or what `visit` raises.
    """
    _engine_of(url).rows(url, visit)


def file_of(url: str) -> Path | None:
    """Return the file that a URL names, or None for a database that is no file of this machine.

    Raises UnknownEngine, or ValueError with the end of a sentence ("must …") for a wrong URL.
    """
    return _engine_of(url).file(url)


def place_of(url: str) -> str:
    """Return what a database is called in a sentence: its URL without what is secret, or its file.

    Raises UnknownEngine.
    """
    return _engine_of(url).place(url)


async def refuse_in_use(url: str) -> None:
    """Raise Unusable while another process of this program uses the database at a URL."""
    await _engine_of(url).refuse_in_use(url)


def password_of(url: str) -> str | None:
    """Return the password in a URL as it is written there, or None."""
    return _engine_of(url).password(url)


def _engine_of(url: str) -> Engine:
    scheme = url.partition("://")[0]
    scheme = ALIASES.get(scheme, scheme)
    if scheme not in ENGINES:
        raise UnknownEngine(url)
    return ENGINES[scheme]
