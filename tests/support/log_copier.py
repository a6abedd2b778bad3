"""A program that copies a SQLite file by its write-ahead log, as Litestream does.

`python -m tests.support.log_copier DATABASE COPY` copies until its standard input ends. Started
again it goes on where it stopped. It prints what it has done, or that the log does not have what
comes next any more.
"""

from __future__ import annotations

import json
import select
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

LONG = 50
"""Frames after which it moves the log into the database."""
HEADER, FRAME = struct.Struct(">8I"), struct.Struct(">6I")
PAUSE = 0.005
WORD = 2**32 - 1
"""The largest number in 32 bits."""


class Lost(Exception):
    """The log has begun anew, and what was in it had not been copied."""


class Position(NamedTuple):
    """How far the log has been copied: its number and salts, an offset, the checksum there."""

    number: int
    salts: tuple[int, int]
    offset: int
    sums: tuple[int, int]
    is_moved: bool
    """Whether all of it is in the database, so that the log may begin anew."""


class Copier:
    """Copies the frames that a log has got since the last time."""

    def __init__(self, database: Path, copy: Path) -> None:
        self._database = database
        self._log = database.with_name(f"{database.name}-wal")
        self._copy = copy
        self._noted = copy.with_name(f"{copy.name}.position")
        self._locks = sqlite3.connect(database, isolation_level=None, timeout=30)
        self._reader = sqlite3.connect(database, isolation_level=None, timeout=30)
        self._uncopied = 0
        self.frames = self.moves = 0
        if self._noted.exists():
            number, salts, offset, sums, is_moved = json.loads(self._noted.read_text())
            self._at = Position(number, tuple(salts), offset, tuple(sums), is_moved)
        else:
            self._begin()
        self._hold()

    def _begin(self) -> None:
        self._locks.execute("BEGIN IMMEDIATE")
        # By another process: closing the file here would let go of SQLite's locks on it.
        subprocess.run(("cp", str(self._database), str(self._copy)), check=True)
        self._at = _start(self._log.read_bytes())
        self._follow()
        self._locks.execute("ROLLBACK")

    def _hold(self) -> None:
        """Read, so that nobody lets the log begin anew."""
        self._reader.execute("BEGIN")
        self._reader.execute("SELECT count(*) FROM sqlite_master").fetchone()

    def follow(self) -> None:
        """Copy what is new, and move a long log into the database."""
        self._follow()
        if self._uncopied >= LONG:
            self._move()

    def _follow(self) -> None:
        log = self._log.read_bytes() if self._log.exists() else b""
        if len(log) < HEADER.size:
            raise Lost("the log is empty")
        start = _start(log)
        if start.salts != self._at.salts:
            if not self._at.is_moved or start.number != self._at.number + 1:
                raise Lost("another log has begun")
            self._at = start
        for pages, at in _commits(log, self._at):
            self._at = at
            with self._copy.open("r+b") as file:
                for number, page in pages.items():
                    file.seek((number - 1) * len(page))
                    file.write(page)
            self.frames += len(pages)
            self._uncopied += len(pages)
        self._noted.write_text(json.dumps(self._at))

    def _move(self) -> None:
        self._locks.execute("BEGIN IMMEDIATE")
        self._follow()
        self._reader.execute("ROLLBACK")
        _, there, moved = self._reader.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        self._at = self._at._replace(is_moved=there == moved)
        self._hold()
        self._locks.execute("ROLLBACK")
        self._uncopied, self.moves = 0, self.moves + 1

    def close(self) -> None:
        """Copy what is left, and let go of the database."""
        self._follow()
        self._reader.close()
        self._locks.close()


def _start(log: bytes) -> Position:
    _, _, _, number, one, two, *sums = HEADER.unpack_from(log)
    return Position(number, (one, two), HEADER.size, (sums[0], sums[1]), False)


def _commits(log: bytes, at: Position) -> Iterator[tuple[dict[int, bytes], Position]]:
    """The pages of each commit after a position, and the position after it."""
    size, pages = HEADER.unpack_from(log)[2], dict[int, bytes]()
    offset, sums = at.offset, at.sums
    while offset + FRAME.size + size <= len(log):
        number, commit, *salts, one, two = FRAME.unpack_from(log, offset)
        begin = offset + FRAME.size
        sums = _sums(log[begin : begin + size], _sums(log[offset : offset + 8], sums))
        if tuple(salts) != at.salts or sums != (one, two):
            return  # Left over from an earlier log, or not written to its end yet.
        pages[number] = log[begin : begin + size]
        offset = begin + size
        if commit:
            yield pages, Position(at.number, at.salts, offset, sums, False)
            pages = {}


def _sums(data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    # On the machines of today, the words are in little-endian order.
    one, two = sums
    for first, second in struct.iter_unpack("<2I", data):
        one = (one + first + two) & WORD
        two = (two + second + one) & WORD
    return one, two


def main(database: str, copy: str) -> None:
    """Copy until the standard input ends."""
    copier = Copier(Path(database), Path(copy))
    print("copying", flush=True)
    try:
        while not select.select([sys.stdin], [], [], PAUSE)[0]:
            copier.follow()
        copier.close()
    except Lost as lost:
        print(f"lost: {lost}", flush=True)
        return
    print(f"copied {copier.frames} frames, moved {copier.moves} times", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
