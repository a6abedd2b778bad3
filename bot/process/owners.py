"""Whose the files of the games are: what root does to them must leave them to the bot's user."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

BESIDE: Final = ("", "-wal", "-shm")
"""What the names of a database's files end with."""


class Owner(NamedTuple):
    """A user and a group, by their numbers."""

    user: int
    group: int


def bots_user(folder: Path) -> Owner | None:
    """Return whose the folder with the games is, if root asks for another user; else None."""
    if os.name != "posix" or os.geteuid() != 0 or not folder.exists():
        return None
    found = _owner_of(folder)
    return None if found.user == 0 else found


def can_write(place: Path) -> bool:
    """Return whether the bot can write to a file or folder that there is.

    Root can write everywhere, so for root the folder's owner is asked about.
    """
    user = bots_user(place if place.is_dir() else place.parent)
    if user is None or not os.access(place, os.W_OK):
        return os.access(place, os.W_OK)
    found = place.stat()
    if found.st_uid == user.user:
        return bool(found.st_mode & stat.S_IWUSR)
    if found.st_gid == user.group:
        return bool(found.st_mode & stat.S_IWGRP)
    return bool(found.st_mode & stat.S_IWOTH)


@contextmanager
def preserve_owner(*files: Path) -> Iterator[None]:
    """Give each file, and those that a database has beside it, to their owners before this block.

    What was not there before goes to the owner of its folder.
    """
    places = [file.with_name(f"{file.name}{end}") for file in files for end in BESIDE]
    before = {
        place: _owner_of(place) if place.exists() else bots_user(place.parent) for place in places
    }
    try:
        yield
    finally:
        for place, owner in before.items():
            if owner is not None and place.exists() and _owner_of(place) != owner:
                os.chown(place, *owner)


def _owner_of(place: Path) -> Owner:
    found = place.stat()
    return Owner(found.st_uid, found.st_gid)
