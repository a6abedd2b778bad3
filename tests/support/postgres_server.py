"""A PostgreSQL server for tests: the one of TEST_POSTGRES_URL, else one in a temporary folder."""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from engine.host.store.postgres.database import Database

DEBIAN = Path("/usr/lib/postgresql")
PR_SET_PDEATHSIG = 1
STARTS_WITHIN = 60
"""Seconds, on a machine with much else to do."""
FAST = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""For tests that do not claim that anything survives a power cut."""
_NUMBERS = count(1)


class MissingServer(Exception):
    """There is no server, and none can be started here."""


class PostgresServer:
    """A server, by the URL of a database in which others can be made."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made: list[str] = []
        self._free: list[str] = []

    def url_of(self, name: str) -> str:
        """Return the URL of a database on this server."""
        return urlsplit(self.url)._replace(path=f"/{name}").geturl()

    @asynccontextmanager
    async def database(self, *, bare: bool = False) -> AsyncIterator[str]:
        """Lend a database that holds nothing; a `bare` one has no tables and is dropped at the end.

        The others are emptied and lent again, since to make one takes a quarter of a second.
        """
        name = self._free.pop() if self._free and not bare else await self._new(bare)
        url = self.url_of(name)
        try:
            yield url
        finally:
            if bare:
                await self.run(f"DROP DATABASE {name} WITH (FORCE)")
                self._made.remove(name)
            else:
                await _empty(url)
                self._free.append(name)

    async def _new(self, bare: bool) -> str:
        name = f"monopoly_tests_{os.getpid()}_{next(_NUMBERS)}"
        await self.run(f"CREATE DATABASE {name}")
        self._made.append(name)
        if not bare:
            await (await Database.open(self.url_of(name))).close()
        return name

    async def run(self, statement: str) -> None:
        """Run a statement beside all transactions."""
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def drop_all(self) -> None:
        """Leave a server that goes on running without what was made on it."""
        while self._made:
            await self.run(f"DROP DATABASE {self._made.pop()} WITH (FORCE)")


async def _empty(url: str) -> None:
    """Delete all rows of a database, and end whatever a test has left connected."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid();"
            " DELETE FROM games; DELETE FROM preferences; DELETE FROM settings;"
            " DELETE FROM boards;"
            " DELETE FROM leases; DELETE FROM turns"
        )
    finally:
        await connection.close()


class OwnServer(PostgresServer):
    """A server of our own in a folder, reached by a socket there; it can be stopped and started."""

    def __init__(self, folder: Path, options: tuple[str, ...] = ()) -> None:
        super().__init__(f"postgresql://postgres@/postgres?host={folder}")
        self._folder = folder
        self._options = options
        self._programs = _programs()
        self._user = _user()
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Make the files of an empty database.

        The first ones of a process are copied for its other servers, in a tenth of the time.
        """
        empty = _place_of_empty()
        if self._user is not None:
            for folder in (empty.parent, self._folder):
                shutil.chown(folder, self._user, self._user)
        if not empty.exists():
            arguments = ("--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync")
            made = self._begin("initdb", *arguments, "--locale=C.UTF-8", "-D", str(empty))
            if made.wait(STARTS_WITHIN):
                raise MissingServer(f"initdb fails: {self.log}")
        shutil.copytree(empty, self._data)
        if self._user is not None:
            for path in Path(self._data).rglob("*"):
                shutil.chown(path, self._user, self._user)
            shutil.chown(self._data, self._user, self._user)

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return Path(self._folder, "log").read_text()

    def processor(self) -> float:
        """Seconds of processor time that all its processes have used, those that ended too."""
        assert self._process is not None, "it does not run"
        first = self._process.pid
        while (ticks := _ticks_with_children(first)) is None:
            pass  # A process ended while it was counted: it would be counted nowhere.
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        """Start it, until it answers."""
        options = ("-c", "listen_addresses=", "-c", "shared_buffers=32MB", *self._options)
        self._process = self._begin("postgres", "-D", self._data, "-k", str(self._folder), *options)
        last = time.monotonic() + STARTS_WITHIN
        while self._begin("pg_isready", "-q", "-h", str(self._folder)).wait():
            if time.monotonic() > last or self._process.poll() is not None:
                self.stop()
                raise MissingServer(f"the server does not start: {self.log}")
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, whoever is connected; nothing if it does not run."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGQUIT)
            process.wait()

    def suspend(self) -> None:
        """Let it answer nothing, on no connection, until `resume`."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None, "it does not run"
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):  # It has ended in this moment.
                os.kill(process, number)

    def _begin(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        user = self._user
        groups: dict[str, object] = {}
        if user is not None:
            groups = {"user": user, "group": user, "extra_groups": []}
        with Path(self._folder, "log").open("ab") as log:
            return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
                [self._programs / program, *arguments],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_parent,
                **groups,
            )


@cache
def _place_of_empty() -> Path:
    """Return where the files of an empty database lie until the process ends."""
    folder = Path(tempfile.mkdtemp(prefix=".pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder / "data"


def _ticks(pid: int, count: int) -> list[int]:
    """Return the processor time of a process, user and system; then of its children that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return [int(it) for it in fields[11 : 11 + count]]


def _ticks_with_children(first: int) -> int | None:
    """Return the processor time of a process and its children, ``None`` if one ends meanwhile."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    ticks = sum(_ticks(first, 4))
    try:
        return ticks + sum(sum(_ticks(int(child), 2)) for child in children)
    except (FileNotFoundError, ProcessLookupError):
        return None


def _end_with_parent() -> None:
    """Let the kernel end a server whose tests are killed, where it knows how to."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


def _programs() -> Path:
    """Return the folder of the server's programs, of the newest version there is."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda it: float(it.parts[-3]))
    if not versions:
        raise MissingServer("PostgreSQL is not installed (Debian: apt install postgresql)")
    return versions[-1].parent


def _user() -> str | None:
    """Return as whom the server runs: it refuses to be root's."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        raise MissingServer(
            "PostgreSQL does not run as root, and no user postgres is there"
        ) from None


@contextmanager
def own_server(place: Path | None = None, options: tuple[str, ...] = FAST) -> Iterator[OwnServer]:
    """Run a server in a folder of its own in `place`, until the end of the block.

    Raises MissingServer. Without the options FAST, what it has committed survives a power cut.
    """
    with tempfile.TemporaryDirectory(dir=place, prefix=".pg-", ignore_cleanup_errors=True) as name:
        server = OwnServer(Path(name), options)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def skipping_without() -> Iterator[None]:
    """Skip the test where no server can be started; in CI it fails instead."""
    try:
        yield
    except MissingServer as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@contextmanager
def server_for_tests() -> Iterator[PostgresServer]:
    """Yield a server; where there is none, the test is skipped or fails."""
    if url := os.environ.get("TEST_POSTGRES_URL"):
        server = PostgresServer(url)
        yield server
        asyncio.run(server.drop_all())
        return
    with skipping_without(), own_server() as own:
        yield own
