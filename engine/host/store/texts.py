"""Single stored texts: where each lies, so that one can be changed as it was read or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from engine.host.store.errors import StoreError

Row = Mapping[str, Any]
"""A row's values by their columns."""
RowVisitor = Callable[[str, Row], None]
"""Gets the table and the values of each row."""
Table = Literal["settings", "notes", "preferences", "drafts"]


class Outdated(StoreError):
    """Another request has changed a text since it was read; nothing was written."""


@dataclass(frozen=True, slots=True)
class StoredText:
    """A text in the column `body` of a row: its table, and the row's key as columns and values.

    `also`: columns that are written along with the text, and belong to a row that is there.
    """

    table: Table
    key: tuple[tuple[str, str | int], ...]
    also: tuple[tuple[str, float], ...] = ()

    @property
    def lock(self) -> str:
        """A name that no other text has, and no game."""
        return ":".join((self.table, *(str(value) for _, value in self.key)))


class Texts(Protocol):
    """Texts that several requests, and several processes, may change at the same time."""

    async def get(self, text: StoredText) -> str | None:
        """Return a text as it is stored right now, whatever is remembered of it; or None."""

    async def swap(self, text: StoredText, before: str | None, after: str | None) -> None:
        """Write `after` in place of `before`, which is another; None stands for no such row.

        A draft is changed or deleted, never made so. Raises Outdated unless `before` is what is
        stored.
        """


def setting(key: str) -> StoredText:
    """Return where a setting lies."""
    return StoredText("settings", (("key", key),))


def note(game_id: str, key: str) -> StoredText:
    """Return where a note on a game lies."""
    return StoredText("notes", (("game_id", game_id), ("key", key)))


def preferences(user_id: int) -> StoredText:
    """Return where a person's preferences lie."""
    return StoredText("preferences", (("user_id", user_id),))


def draft(draft_id: str, now: float) -> StoredText:
    """Return where the body of a draft lies, whose time of change is to be `now`, unix seconds."""
    return StoredText("drafts", (("id", draft_id),), (("updated_at", now),))
