"""The list of mutations, a row each, with what the tests made of it."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

LIST = Path(__file__).parent / "list.tsv"
NOT_RUN = "not run"
NOT_EXECUTED = "not executed"
CAUGHT = "caught"
SURVIVED = "survived"
LOST = "lost"


@dataclass(frozen=True)
class Mutation:
    """A mutation, how it is found again, and its result.

    `nth`: which of the function's sites of this kind it is. Where the kind is "replacement",
    `before` and `after` are parts of the function's text; else they are the lines of the site.
    `text` and `shape`: hashes of the function when the mutation was drawn.
    """

    part: str
    kind: str
    module: str
    function: str
    nth: int
    before: str
    after: str
    text: str
    shape: str
    result: str = NOT_RUN
    test: str = ""
    seconds: str = ""
    note: str = ""

    @property
    def key(self) -> tuple[str, ...]:
        """What tells it from others of the list."""
        return self.module, self.function, self.kind, str(self.nth), self.before, self.after

    def with_result(self, result: str, test: str = "", seconds: float | None = None) -> Mutation:
        """Return it with what the tests made of it."""
        took = "" if seconds is None else f"{seconds:.0f}"
        return replace(self, result=result, test=test, seconds=took)


def read(path: Path = LIST) -> list[Mutation]:
    """Return the mutations of a list."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, dialect="excel-tab")
        return [Mutation(**{**row, "nth": int(row["nth"])}) for row in rows]


def write(mutations: Iterable[Mutation], path: Path = LIST) -> None:
    """Write a list, in place of what is there."""
    new = path.with_suffix(".new")
    with new.open("w", encoding="utf-8", newline="") as file:
        names = [field.name for field in fields(Mutation)]
        writer = csv.DictWriter(file, names, dialect="excel-tab", lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(mutation) for mutation in mutations)
    new.replace(path)


def merge(drawn: Iterable[Mutation], known: Iterable[Mutation]) -> list[Mutation]:
    """Return what is drawn, with the results that are known of the same mutations."""
    results = {mutation.key: mutation for mutation in known}
    return [results.get(mutation.key, mutation) for mutation in drawn]
