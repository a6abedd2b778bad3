"""The list of deleted people: salted hashes in a file beside the database.

A backup still holds people who have been deleted since it was made. The list lies outside of the
database, so it survives a restore, and tells whom to delete again. A hash cannot be turned back
into a person without trying ids one by one, so the file is as private as the database.
"""

import hmac
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.host.store.errors import StoreError

PRIVATE: Final = 0o600
SALT_BYTES: Final = 16
_DIGITS: Final = frozenset("0123456789abcdef")


class UnreadableList(StoreError):
    """The list of deleted people cannot be read or written; the text is for the operator."""


class DeletedPeople:
    """The hashes in the order of deletion. Without a place, they are kept in memory only."""

    def __init__(self, place: Path | None = None) -> None:
        """Read the list; there need not be one yet. Raises UnreadableList."""
        self._place = place
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._hashes: list[str] = []
        if place is not None and place.exists():
            self._salt, self._hashes = _read(place)

    def __len__(self) -> int:
        return len(self._hashes)

    def add(self, user_id: int) -> None:
        """Add a person, on disk when this returns. Raises UnreadableList."""
        found = self._hash(user_id)
        if self._place is not None:
            _write(self._place, [self._salt.hex(), *self._hashes, found])
        self._hashes.append(found)

    def among(self, user_ids: Iterable[int], since: int) -> tuple[int, ...]:
        """Return those of these people who have been deleted, but for the first `since` of all."""
        later = frozenset(self._hashes[since:])
        return tuple(user_id for user_id in user_ids if self._hash(user_id) in later)

    def _hash(self, user_id: int) -> str:
        return hmac.digest(self._salt, str(user_id).encode(), "sha256").hex()


def _read(place: Path) -> tuple[bytes, list[str]]:
    try:
        salt, *hashes = place.read_text("ascii").split()
    except (OSError, ValueError) as error:
        raise UnreadableList(f"The list of deleted people, {place}, cannot be read.") from error
    sizes = {len(salt): 2 * SALT_BYTES, **dict.fromkeys(map(len, hashes), 64)}
    if not all(map(_DIGITS.issuperset, (salt, *hashes))) or any(
        found != right for found, right in sizes.items()
    ):
        raise UnreadableList(f"The list of deleted people, {place}, is damaged.")
    return bytes.fromhex(salt), hashes


def _write(place: Path, lines: list[str]) -> None:
    """Replace the file at once: after a crash the old or the new one is there, never a part."""
    part = place.with_name(f"{place.name}.new")
    try:
        descriptor = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write("".join(f"{line}\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, place)
        _sync_folder(place.parent)
    except OSError as error:
        raise UnreadableList(f"The list of deleted people, {place}, cannot be written.") from error


def _sync_folder(folder: Path) -> None:
    """Make a renamed file last: a power cut may undo a rename that the folder has not kept."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
