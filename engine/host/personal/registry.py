"""The list of deleted people: salted hashes in a file beside the database.

A backup still holds people who have been deleted since it was made. The list lies outside of the
database, so it survives a restore, and tells whom to delete again. A hash cannot be turned back
into a person without trying ids one by one, so the file is as private as the database.
"""

import hmac
import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from engine.host.store.errors import StoreError

PRIVATE: Final = 0o600
SALT_BYTES: Final = 16
MARK_DIGITS: Final = 12
"""Fewer than an id has, so that no part of a mark is taken for one."""
_DIGITS: Final = frozenset("0123456789abcdef")


class UnreadableList(StoreError):
    """The list of deleted people cannot be read or written; the text is for the operator."""


class SecondList(UnreadableList):
    """There is a second list of deleted people; the text is for the operator."""

    def __init__(self, used: Path, other: Path) -> None:
        super().__init__(
            f"There are two lists of deleted people: the settings name {used}, but this database "
            f"belongs to {other}. Move {other} to {used}, or set DELETED_PEOPLE to {other}: "
            "otherwise, people who had their data deleted could come back with a backup."
        )


class DeletedPeople:
    """The hashes in the order of deletion. Without a place, they are kept in memory only."""

    def __init__(self, place: Path | None = None) -> None:
        """Read the list; there need not be one yet. Raises UnreadableList."""
        self._place = place
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._hashes: list[str] = []
        if place is not None:
            self._load(place)

    def __len__(self) -> int:
        return len(self._hashes)

    def add(self, user_id: int) -> None:
        """Add a person, on disk when this returns. Raises UnreadableList."""
        if self._place is None:
            self._hashes.append(self.hash(user_id))
            return
        with _alone_in(self._place):
            self._load(self._place)  # Another process may have added somebody.
            found = self.hash(user_id)
            _write(self._place, [self._salt.hex(), *self._hashes, found])
            self._hashes.append(found)

    @property
    def mark(self) -> str:
        """What a database notes that is without everybody on the list: how many, and a digest.

        The hashes of people who are still to be deleted follow.
        """
        return self._mark(len(self._hashes))

    def since(self, mark: str) -> int | None:
        """Return how many people, from the first on, a database with this mark knows of.

        None if the mark is of another list, or of a version of this one that has been lost.
        """
        first = mark.partition(" ")[0]
        digits = first.partition(":")[0]
        count = int(digits) if digits.isdecimal() else len(self) + 1
        return count if count <= len(self) and first == self._mark(count) else None

    def behind(self, mark: str) -> tuple[str, ...]:
        """Return the hashes of those who may be in a database with this mark: everybody on the list
        if the mark is not of this one.
        """
        since = self.since(mark)
        unfinished = () if since is None else mark.split()[1:]
        return (*unfinished, *self._hashes[since or 0 :])

    def is_unfinished(self, user_id: int, mark: str) -> bool:
        """Return whether a mark says that a person is still to be deleted."""
        return self.hash(user_id) in mark.split()[1:]

    def begun(self, mark: str) -> str:
        """Return the mark of a database that knows of everybody on the list, as still to be deleted
        where the `mark` it had did not know of them. A mark that is not of this list stays.
        """
        if self.since(mark) is None:
            return mark
        return " ".join(dict.fromkeys((self.mark, *self.behind(mark))))

    def finished(self, mark: str, *hashes: str) -> str:
        """Return a mark by which people are no longer to be deleted."""
        return " ".join(part for part in mark.split() if part not in hashes)

    def need_no_other(self, mark: str, usual: Path, others: Iterable[Path]) -> None:
        """Raise SecondList if a database with this mark belongs to another list.

        That is one of the `others` which the mark is of, where it is not of this one; or the list
        at the `usual` place of this database, where this one has nobody yet.
        """
        if self._place is None:
            return
        known = {other.resolve(): _people_in(other) for other in (usual, *others)}
        known.pop(self._place.resolve(), None)
        for place, people in known.items():
            is_usual = place == usual.resolve() and len(self) == 0 < len(people)
            if is_usual or (self.since(mark) is None and people.since(mark) is not None):
                raise SecondList(self._place.absolute(), place)

    def among(self, user_ids: Iterable[int], hashes: Iterable[str]) -> dict[int, str]:
        """Return those of these people whose hashes these are, with the hash of each."""
        wanted = frozenset(hashes)
        found = ((user_id, self.hash(user_id)) for user_id in user_ids)
        return {user_id: their_hash for user_id, their_hash in found if their_hash in wanted}

    def hash(self, user_id: int) -> str:
        """Return what stands on the list for a person."""
        return hmac.digest(self._salt, str(user_id).encode(), "sha256").hex()

    def _load(self, place: Path) -> None:
        with suppress(FileNotFoundError):
            self._salt, self._hashes = _read(place)

    def _mark(self, count: int) -> str:
        if count == 0:
            return "0"  # The salt of an empty list is not on disk yet.
        first = "\n".join(self._hashes[:count]).encode()
        return f"{count}:{hmac.digest(self._salt, first, 'sha256').hex()[:MARK_DIGITS]}"


def _people_in(place: Path) -> DeletedPeople:
    """Return the list in a file; an empty one for what is none."""
    with suppress(UnreadableList):
        return DeletedPeople(place)
    return DeletedPeople()


def _read(place: Path) -> tuple[bytes, list[str]]:
    try:
        salt, *hashes = place.read_text("ascii").split()
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:
        raise UnreadableList(f"The list of deleted people, {place}, cannot be read.") from error
    sizes = {len(salt): 2 * SALT_BYTES, **dict.fromkeys(map(len, hashes), 64)}
    if not all(map(_DIGITS.issuperset, (salt, *hashes))) or any(
        found != right for found, right in sizes.items()
    ):
        raise UnreadableList(f"The list of deleted people, {place}, is damaged.")
    return bytes.fromhex(salt), hashes


@contextmanager
def _alone_in(place: Path) -> Iterator[None]:
    """Keep other processes from changing the list meanwhile, where its folder can be locked."""
    if os.name != "posix":
        yield
        return
    import fcntl  # Windows has none.

    try:
        folder = os.open(place.parent, os.O_RDONLY)
    except OSError as error:
        raise _unwritable(place) from error
    try:
        with suppress(OSError):  # Some network drives lock no folders.
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _unwritable(place: Path) -> UnreadableList:
    return UnreadableList(f"The list of deleted people, {place}, cannot be written.")


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
        raise _unwritable(place) from error


def _sync_folder(folder: Path) -> None:
    """Make a renamed file last: a power cut may undo a rename that the folder has not kept.

    Windows opens no folders, and keeps its renames itself.
    """
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
