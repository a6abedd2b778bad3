"""How records lie in rows: a record's fields are its columns, in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Generic, TypeVar

R = TypeVar("R")
Row = tuple[Any, ...]


class RowMapper(Generic[R]):
    """A record's column names for SQL, and the way from record to row and back."""

    def __init__(self, kind: type[R]) -> None:
        columns = fields(kind)  # type: ignore[arg-type]  # every record is a dataclass
        self.names = tuple(column.name for column in columns)
        self.kinds = tuple(str(column.type) for column in columns)
        self.columns = ", ".join(self.names)
        self.row: Callable[[R], Row] = attrgetter(*self.names)
        self._kind = kind
        # Not every engine has booleans.
        self._flags = tuple(at for at, kind in enumerate(self.kinds) if kind == "bool")

    def record(self, row: Iterable[Any]) -> R:
        """Return the record that a row of `columns` holds."""
        values = list(row)
        for at in self._flags:
            values[at] = bool(values[at])
        return self._kind(*values)

    def all(self, rows: Iterable[Iterable[Any]]) -> tuple[R, ...]:
        """Return every record of a query."""
        return tuple(self.record(row) for row in rows)
