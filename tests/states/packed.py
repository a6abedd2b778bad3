"""The databases that are kept, and what is noted beside each, as compressed files."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

from tests.states.kinds import Kind
from tests.states.standing import counted

FOLDER = Path(__file__).parents[1] / "saves" / "open_states"
DATABASES = sorted(it.name.partition(".")[0] for it in FOLDER.glob("*.sqlite3.xz"))
"""The versions of the program that made a database, by their commits."""


def notes_of(version: str) -> list[dict[str, Any]]:
    """Return what is noted of the games of a database: how each stands, and what can be pressed."""
    found: list[dict[str, Any]] = json.loads(_unpacked(f"{version}.json.xz"))
    return found


def played_of(version: str) -> dict[str, list[str]]:
    """Return what came of the games of a database when the version that made it played them on."""
    found: dict[str, list[str]] = json.loads(_unpacked(f"{version}.played.json.xz"))
    return found


def counts_of(version: str) -> dict[Kind, int]:
    """Return how many games of a database have each kind open, as the version itself counted."""
    found: list[tuple[str, str, int]] = json.loads(_unpacked(f"{version}.counts.json.xz"))
    return {(family, name): games for family, name, games in found}


def unpack(version: str, place: Path) -> None:
    """Write a database to a file."""
    place.write_bytes(_unpacked(f"{version}.sqlite3.xz"))


def pack(version: str, place: Path, played: dict[str, list[str]]) -> None:
    """Keep a database, what is noted beside it, and what came of its games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    counts = [(*kind, len(games)) for kind, games in counted(place).items()]
    for name, content in (
        (f"{version}.sqlite3.xz", place.read_bytes()),
        (f"{version}.json.xz", place.with_suffix(".json").read_bytes()),
        (f"{version}.counts.json.xz", json.dumps(counts).encode()),
        (f"{version}.played.json.xz", json.dumps(played, indent=0).encode()),
    ):
        (FOLDER / name).write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def _unpacked(name: str) -> bytes:
    return lzma.decompress((FOLDER / name).read_bytes())
