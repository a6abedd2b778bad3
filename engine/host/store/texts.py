"""Single stored texts: where each lies, so that one can be changed as it was read or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.host.store.database import GuardFailed, Repository, Statement
from engine.host.store.errors import StoreError
from engine.host.store.rows import placeholders

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
    `synced`: as that of a write.
    """

    table: Table
    key: tuple[tuple[str, str | int], ...]
    also: tuple[tuple[str, float], ...] = ()
    synced: bool = True

    @property
    def lock(self) -> str:
        """A name that no other text has, and no game."""
        return ":".join((self.table, *(str(value) for value in self.values)))

    @property
    def condition(self) -> str:
        """The condition on its row; `values` are its values."""
        return " AND ".join(f"{name} = ?" for name, _ in self.key)

    @property
    def values(self) -> tuple[str | int, ...]:
        """The row's key without the names of its columns."""
        return tuple(value for _, value in self.key)


class Texts(Repository):
    """Texts that several requests, and several processes, may change at the same time."""

    async def get(self, text: StoredText) -> str | None:
        """Return a text as it is stored right now, whatever is remembered of it; or None."""
        query = f"SELECT body FROM {text.table} WHERE {text.condition}"
        return await self._text(query, *text.values)

    async def last_known(self, text: StoredText) -> str | None:
        """Return a text as it was last read or written, for a swap, which refuses it if outdated.

        What is not remembered is read.
        """
        return await self.get(text)

    async def swap(self, text: StoredText, before: str | None, after: str | None) -> None:
        """Write `after` in place of `before`, which is another; None stands for no such row.

        A draft is changed or deleted, never made so. Raises Outdated unless `before` is what is
        stored.
        """
        try:
            # About what one that does not ask what is stored would be about: a game, a setting.
            change = _swap(text, before, after)
            await self._write(str(text.values[0]), change, synced=text.synced)
        except GuardFailed as error:
            raise Outdated(f"another request has changed {text.lock}") from error


def _swap(text: StoredText, before: str | None, after: str | None) -> Statement:
    """Return the statement that changes a row only where the text is as it was."""
    if before is None:
        names = ", ".join((*(name for name, _ in text.key), "body"))
        row = (*text.values, after)
        insert = f"INSERT INTO {text.table} ({names}) VALUES ({placeholders(row)})"
        return Statement(f"{insert} ON CONFLICT DO NOTHING", row, guards=True)
    which = f"{text.condition} AND body = ?"
    if after is None:
        delete = f"DELETE FROM {text.table} WHERE {which}"
        return Statement(delete, (*text.values, before), guards=True)
    news = ", ".join(f"{name} = ?" for name in ("body", *(name for name, _ in text.also)))
    also = (value for _, value in text.also)
    update = f"UPDATE {text.table} SET {news} WHERE {which}"
    return Statement(update, (after, *also, *text.values, before), guards=True)


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
