"""Whether the database can be used at the moment, as its last uses show."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

from engine.host.store.errors import Unwritable

LOG = logging.getLogger(__name__)


class Use(IntEnum):
    """What is asked of a database, the easiest first."""

    READ = 0
    NOTE = 1
    GAME = 2
    """A change of a game, or a write of its size."""


class Health:
    """Notes what becomes of the uses of a database, and logs when trouble begins and ends.

    A full disk can be read, and often still has room for a small note. So what was refused has to
    succeed, or something harder, before trouble counts as over.
    """

    def __init__(self) -> None:
        self.trouble: str | None = None
        """Why the database refused, as a sentence; None if it works."""
        self._needed = Use.READ

    @contextmanager
    def noting(self, use: Use) -> Iterator[None]:
        """Note what becomes of this block."""
        try:
            yield
        except Unwritable as error:
            if self.trouble is None:
                LOG.error("the database cannot be used: %s", error)
            self.trouble, self._needed = str(error), max(self._needed, use)
            raise
        self.note_success(use)

    def note_success(self, use: Use) -> None:
        """Note that the database has done what was asked of it."""
        if self.trouble is not None and use >= self._needed:
            LOG.info("the database can be used again")
            self.trouble, self._needed = None, Use.READ
