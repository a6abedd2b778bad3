"""Games that an earlier release's bot left behind: its rows, and the buttons on its messages.

A file of tests/saves/live is one game as that release stored and showed it, never written anew:
`at` is the time in unix seconds, `schema` that of the database, `rows` the rows by table, and
`presses` what could be pressed, by whom, and whether that changed the game.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.host.store.sqlite.file import MIGRATIONS
from tests.support.app_harness import Answer, AppHarness, Sender

FOLDER = Path(__file__).parents[1] / "saves" / "live"
OLDER_GAMES = sorted(FOLDER.glob("*.json"))


@dataclass(frozen=True, slots=True)
class OlderPress:
    """A button, or a choice in a list, on a message that is still there."""

    id: str
    values: list[str] | None
    user: int
    message: int
    channel: int
    direct: bool
    private: bool
    changes: bool
    """Whether the release that showed it changed the game by it."""


@dataclass(frozen=True, slots=True)
class OlderGame:
    """One file."""

    at: float
    schema: int
    rows: Mapping[str, list[dict[str, Any]]]
    presses: tuple[OlderPress, ...]

    @classmethod
    def read(cls, place: Path) -> OlderGame:
        """The game of a file."""
        stored = json.loads(place.read_text("utf-8"))
        presses = tuple(OlderPress(**each) for each in stored.pop("presses"))
        return cls(**stored, presses=presses)

    @property
    def id(self) -> str:
        """The game's id."""
        return str(self.rows["games"][0]["id"])

    def store(self, database: Path) -> None:
        """Write a database of that release with this game in it."""
        with closing(sqlite3.connect(database)) as file, file:
            for script in sorted(MIGRATIONS.glob("*.sql"))[: self.schema]:
                file.executescript(script.read_text("utf-8"))
            file.execute(f"PRAGMA user_version = {self.schema}")
            for table, rows in self.rows.items():
                for row in rows:
                    _insert(file, table, row)

    async def press(self, harness: AppHarness, press: OlderPress) -> list[Answer]:
        """Press what that release showed, on its own message; all answers."""
        guild = None if press.direct else self.rows["games"][0]["guild_id"]
        names = {it["user_id"]: it["name"] for it in self.rows["players"]}
        sender = Sender(press.user, guild, press.channel, name=names.get(press.user, ""))
        return await harness.press(
            sender, press.id, press.values, private=press.private, message=press.message
        )


def _insert(file: sqlite3.Connection, table: str, row: Mapping[str, Any]) -> None:
    values = {name: bytes.fromhex(it) if name == "seed" else it for name, it in row.items()}
    holes = ", ".join("?" * len(values))
    file.execute(
        f"INSERT INTO {table} ({', '.join(values)}) VALUES ({holes})", tuple(values.values())
    )
