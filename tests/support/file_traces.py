"""Traces of a person in files, byte by byte: also in what a database has let go of."""

from __future__ import annotations

from pathlib import Path


def traces(folder: Path, user_id: int, *names: str) -> dict[tuple[str, str], int]:
    """How often an id or a name stands in each file of a folder, in whatever form SQLite has it."""
    needles = {
        "text": str(user_id).encode(),
        "value": user_id.to_bytes(8, "big"),
        "row": _row_number(user_id),
        **{name: name.encode() for name in names},
    }
    found = {
        (place.name, form): place.read_bytes().count(needle)
        for place in sorted(folder.iterdir())
        if place.is_file()
        for form, needle in needles.items()
    }
    return {where: count for where, count in found.items() if count}


def _row_number(number: int) -> bytes:
    """A number as SQLite writes that of a row: seven bits a byte, the last of nine has eight."""
    shift = 8 if number >= 1 << 56 else 7
    found = [number & ((1 << shift) - 1)]
    number >>= shift
    while number:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(reversed(found))
