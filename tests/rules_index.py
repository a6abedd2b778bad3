"""The text of docs/RULES.md: which clause is where, and which tests of it ran in which editions.

The clauses and rulings are listed in tests/rules/clauses.json. Code says which it carries out by
naming them in docstrings and comments, tests by beginning with their names. What ran where is known
from a run alone (tests/support/clause_runs.py); `make rules` makes one and writes the page.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path

from tests.support.sources import parse

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "RULES.md"
CITED = re.compile(r"\b([A-Z][A-Z0-9]+)-(\d\d)(?: to (?:\1-)(\d\d))?")
NAMED = re.compile(r"([a-z][a-z0-9]*)_(\d\d)(?:_to_(\d\d))?(?:_|$)")
MAY_NAME = re.compile(r"def test_[a-z][a-z0-9]*_\d\d")
"""What a file has in it that has a test of a clause."""
HEAD = """\
# The rules, clause by clause

Written by `make rules`, which runs the tests of clauses; `make test` compares it with code, with
tests and with what ran. {clauses} clauses of the rulebooks of 1935, 1973, 1994, 1998 and 2008, and
below them {rulings} rulings for what the books leave open: all of them hold in the engine, {tested}
have tests that begin with their names. {no_effect} have nothing to do in a program; they say why,
and their tests show it.

"Editions" are those whose book states a clause, or implies it; in brackets those that it is
extended to, because the book is silent or lacks the page. A test ran in all of them and passed,
unless those in which it did are named after it: the editions under whose rules, as the catalogue
has them, the engine carried something out in it ("none" for tests of data, of words, of rules that
no rulebook has, or of a bot in a process of its own).
In each of a clause's editions at least one of its tests ran. "Where" is each place of the engine
that names the clause.
"""
RAN = re.compile(r" \((?:none|\d{4}(?: \d{4})*)\)(?=,|<br>| \|)")
"""What the page says of a test that ran in other editions than all of its clause."""
WITHOUT = "Without a test that ran: "
Runs = Mapping[str, Collection[str]]
"""By test, as `with_tests` names it: the editions that it ran in and passed."""


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


@cache
def places() -> dict[str, list[str]]:
    """By clause: the functions and classes of the engine that name it, without line numbers."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "engine").rglob("*.py")):
        owners = _owners(path)
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for clause in cited_clauses(line):
                place = f"{path.relative_to(ROOT / 'engine')}: {owners.get(number, 'module')}"
                if place not in found[clause]:
                    found[clause].append(place)
    return found


@cache
def _owners(path: Path) -> dict[int, str]:
    """By line: the innermost function or class it belongs to, or the field that it explains."""
    owners: dict[int, str] = {}
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            owners |= dict.fromkeys(_lines(node), node.name)
        if isinstance(node, ast.ClassDef):
            for field, below in pairwise(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    owners |= dict.fromkeys(_lines(below), ast.unparse(field.target))
    return owners


def _lines(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def cited_clauses(line: str) -> Iterator[str]:
    """`SELL-04 to SELL-09` names six."""
    for kind, first, last in CITED.findall(line):
        for number in range(int(first), int(last or first) + 1):
            yield f"{kind}-{number:02}"


@cache
def functions() -> set[str]:
    """Every function and class of the engine, as `places` writes them."""
    return {
        f"{path.relative_to(ROOT / 'engine')}: {name}"
        for path in (ROOT / "engine").rglob("*.py")
        for name in _owners(path).values()
    }


@cache
def trees_of_tests() -> list[tuple[Path, ast.Module]]:
    """The files in which there are tests of clauses, parsed."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [(file, parse(file)) for file in files if MAY_NAME.search(file.read_text())]


@cache
def with_tests() -> dict[str, list[str]]:
    """By clause: the tests that begin with its name, by file."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, tree in trees_of_tests():
        for node in ast.walk(tree):
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


def page(ran: Runs) -> str:
    """The text of docs/RULES.md after a run of all tests of clauses."""
    where, checked = places(), with_tests()
    lines = [HEAD.format(**counts(checked))]
    missing = [f"{clause} in {years}" for clause, years in untested(ran)]
    lines += [f"{WITHOUT}{', '.join(missing)}.", ""] if missing else []
    for topic, group in groupby(clauses(), key=lambda clause: clause.topic):
        lines += [f"## {topic}", ""]
        lines += ["| Clause | | Editions | Where | Tests |", "| --- | --- | --- | --- | --- |"]
        for clause in group:
            tests = {test: _ran_in(clause, ran.get(test, ())) for test in checked[clause.id]}
            lines.append(_row(clause, [*where[clause.id], *clause.where], tests))
        lines.append("")
    return "\n".join(lines)


def whatever_ran(text: str) -> str:
    """A page without what only a run can tell."""
    return RAN.sub("", re.sub(f"{WITHOUT}.*\n\n", "", text))


def untested(ran: Runs) -> list[tuple[str, str]]:
    """The clauses of which no test ran in some of their editions, with these editions."""
    tests = with_tests()
    missing = []
    for clause in clauses():
        found = {edition for test in tests[clause.id] for edition in ran.get(test, ())}
        if lacking := [edition for edition in clause.played if edition not in found]:
            missing.append((clause.id, " ".join(lacking)))
    return missing


def _ran_in(clause: Clause, editions: Collection[str]) -> str:
    """Return the books in which a test ran; an edition that no clause names is no book's."""
    books = {edition for one in clauses() for edition in one.played}
    ran = books.intersection(editions)
    if ran == set(clause.played):
        return ""
    return f" ({' '.join(sorted(ran)) or 'none'})"


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


def _row(clause: Clause, where: list[str], tests: Mapping[str, str]) -> str:
    remark = f"No effect: {clause.no_effect}" if clause.no_effect else clause.note
    title = f"{clause.title}. {remark}" if remark else clause.title
    extended = [f"({edition})" for edition in clause.extended]
    editions = " ".join(sorted((*clause.editions, *extended), key=lambda it: it.strip("()")))
    cells = (clause.id, title, editions, _cell(dict.fromkeys(where, "")), _cell(tests))
    return f"| {' | '.join(cells)} |"


def _cell(entries: Mapping[str, str]) -> str:
    """One line a file, the names of that file after it, each with its remark."""
    files: dict[str, list[str]] = defaultdict(list)
    for entry in sorted(entries):
        file, name = entry.split(": ")
        files[file].append(f"`{name}`{entries[entry]}")
    return "<br>".join(f"{file}: {', '.join(names)}" for file, names in files.items())
