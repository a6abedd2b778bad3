"""python -m tests.rules_index: writes docs/RULES.md, which clause is where and how it is tested.

The clauses and rulings are listed in tests/rules/clauses.json. Code says which it carries out by
naming them in docstrings and comments, tests by beginning with their names.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "RULES.md"
CITED = re.compile(r"\b([A-Z][A-Z0-9]+)-(\d\d)(?: to (?:\1-)(\d\d))?")
NAMED = re.compile(r"([a-z][a-z0-9]*)_(\d\d)(?:_to_(\d\d))?(?:_|$)")
HEAD = """\
# The rules, clause by clause

Written by `make rules`; a test compares it with code and tests. {clauses} clauses of the rulebooks
of 1935, 1973, 1994, 1998 and 2008, and below them {rulings} rulings for what the books leave open:
all of them hold in the engine, {tested} have tests that begin with their names. {no_effect} have
nothing to do in a program; they say why, and their tests show it.

"Editions" are those whose book states a clause, or implies it; in brackets those that it is
extended to, because the book is silent or lacks the page. Each test runs in all of them. "Where" is
each place of the engine that names the clause.
"""


@dataclass(frozen=True)
class Clause:
    """One clause of the rulebooks, or one ruling."""

    id: str
    topic: str
    title: str
    editions: tuple[str, ...]
    extended: tuple[str, ...] = ()
    note: str = ""
    no_effect: str = ""
    where: tuple[str, ...] = ()

    @property
    def is_ruling(self) -> bool:
        """Whether it settles what the books leave open."""
        return self.id.startswith("AMB-")

    @property
    def played(self) -> tuple[str, ...]:
        """The editions that it holds in, in order."""
        return tuple(sorted((*self.editions, *self.extended)))


@cache
def clauses() -> tuple[Clause, ...]:
    """All of them, in the order of the page."""
    listed = json.loads((ROOT / "tests/rules/clauses.json").read_text())
    return tuple(
        Clause(**{k: tuple(v) if type(v) is list else v for k, v in c.items()}) for c in listed
    )


def places() -> dict[str, list[str]]:
    """By clause: the functions and classes of the engine that name it, without line numbers."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "engine").rglob("*.py")):
        text = path.read_text()
        owners = _owners(text)
        for number, line in enumerate(text.splitlines(), 1):
            for clause in _cited(line):
                place = f"{path.relative_to(ROOT / 'engine')}: {owners.get(number, 'module')}"
                if place not in found[clause]:
                    found[clause].append(place)
    return found


def _owners(text: str) -> dict[int, str]:
    """By line: the innermost function or class it belongs to."""
    owners: dict[int, str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                owners[line] = node.name
    return owners


def _cited(line: str) -> Iterator[str]:
    """`SELL-04 to SELL-09` names six."""
    for kind, first, last in CITED.findall(line):
        for number in range(int(first), int(last or first) + 1):
            yield f"{kind}-{number:02}"


def functions() -> set[str]:
    """Every function and class of the engine, as `places` writes them."""
    return {
        f"{path.relative_to(ROOT / 'engine')}: {name}"
        for path in (ROOT / "engine").rglob("*.py")
        for name in _owners(path.read_text()).values()
    }


def with_tests() -> dict[str, list[str]]:
    """By clause: the tests that begin with its name, by file."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for clause in named(node.name):
                    found[clause].append(f"{path.relative_to(ROOT / 'tests')}: {node.name}")
    return found


def named(name: str) -> Iterator[str]:
    """What a test's name begins with: `test_setup_10_amb_04_…`, `test_amb_20_to_23_…`."""
    rest = name.removeprefix("test_")
    while match := NAMED.match(rest):
        for number in range(int(match[2]), int(match[3] or match[2]) + 1):
            yield f"{match[1].upper()}-{number:02}"
        rest = rest[match.end() :]


def page() -> str:
    """The text of docs/RULES.md."""
    where, checked = places(), with_tests()
    lines = [HEAD.format(**counts(checked)), *_untested(checked)]
    for topic, group in groupby(clauses(), key=lambda clause: clause.topic):
        lines += [f"## {topic}", ""]
        lines += ["| Clause | | Editions | Where | Tests |", "| --- | --- | --- | --- | --- |"]
        lines += [
            _row(clause, [*where[clause.id], *clause.where], checked[clause.id]) for clause in group
        ]
        lines.append("")
    return "\n".join(lines)


def counts(checked: dict[str, list[str]]) -> dict[str, int | str]:
    """What the head of the page says of all clauses and rulings."""
    rulings = sum(clause.is_ruling for clause in clauses())
    tested = sum(bool(checked[clause.id]) for clause in clauses())
    return {
        "clauses": len(clauses()) - rulings,
        "rulings": rulings,
        "tested": "all" if tested == len(clauses()) else tested,
        "no_effect": sum(bool(clause.no_effect) for clause in clauses()),
    }


def _untested(checked: dict[str, list[str]]) -> list[str]:
    missing = [clause.id for clause in clauses() if not checked[clause.id]]
    return [f"Still without a test: {', '.join(missing)}.", ""] if missing else []


def _row(clause: Clause, where: list[str], checked: list[str]) -> str:
    remark = f"No effect: {clause.no_effect}" if clause.no_effect else clause.note
    title = f"{clause.title}. {remark}" if remark else clause.title
    extended = [f"({edition})" for edition in clause.extended]
    editions = " ".join(sorted((*clause.editions, *extended), key=lambda it: it.strip("()")))
    cells = (clause.id, title, editions, _cell(where), _cell(checked))
    return f"| {' | '.join(cells)} |"


def _cell(entries: list[str]) -> str:
    """One line a file, the names of that file after it."""
    files: dict[str, list[str]] = defaultdict(list)
    for entry in sorted(entries):
        file, name = entry.split(": ")
        files[file].append(f"`{name}`")
    return "<br>".join(f"{file}: {', '.join(names)}" for file, names in files.items())


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page())


if __name__ == "__main__":
    main()
