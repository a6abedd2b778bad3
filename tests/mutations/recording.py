"""Records which tests execute the place of each mutation, and how long each test takes.

A copy of the project gets a probe at each of these places. All processes that a test starts write
into one shared file, so this also sees what a test of sockets executes. Nothing is traced: the
tests run as fast as ever.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutations.finding import Found
from tests.mutations.plugin import RESULTS
from tests.mutations.tree import Tree

MOST_TESTS = 30_000
PROBE = """
import builtins, mmap
_SIZE = {size}
with open({hits!r}, "r+b") as _file:
    _HITS = mmap.mmap(_file.fileno(), 0)
_NOW = memoryview(_HITS).cast("I")

def begin(number):
    _NOW[0] = number

def hit(probe):
    _HITS[8 + _NOW[0] * _SIZE + probe] = 1

builtins._mutation_hit = hit
"""
"""The module that each Python of the copy imports first; tests are numbered from 1 on."""


@dataclass(frozen=True)
class TimedTest:
    """A test that passes without a mutation."""

    id: str
    seconds: float

    @property
    def module(self) -> str:
        """The path of its module."""
        return self.id.partition("::")[0]


@dataclass(frozen=True)
class Record:
    """The tests, the fastest first, and which of them execute each place, by their ids."""

    tests: list[TimedTest]
    executed: dict[str, set[str]] = field(default_factory=dict)
    at_import: set[str] = field(default_factory=set)

    def write(self, path: Path) -> None:
        """Store it."""
        executed = {place: sorted(tests) for place, tests in self.executed.items()}
        tests = [(test.id, test.seconds) for test in self.tests]
        text = json.dumps([tests, executed, sorted(self.at_import)])
        path.write_text(text)

    def updated(self, newer: Record) -> Record:
        """Return it with what a newer run of some of the tests has shown."""
        again = {test.id for test in newer.tests}
        tests = [*(test for test in self.tests if test.id not in again), *newer.tests]
        executed = {
            place: (self.executed.get(place, set()) - again) | ids
            for place, ids in newer.executed.items()
        }
        by_seconds = sorted(tests, key=lambda test: test.seconds)
        return Record(by_seconds, executed, self.at_import | newer.at_import)

    @classmethod
    def read(cls, path: Path) -> Record:
        """Return what was stored."""
        tests, executed, at_import = json.loads(path.read_text())
        return cls(
            [TimedTest(*test) for test in tests],
            {place: set(ids) for place, ids in executed.items()},
            set(at_import),
        )


def record(tree: Tree, places: Mapping[str, Found], folder: Path, paths: Iterable[str]) -> Record:
    """Run all tests, or those in some paths, once with probes in a new copy."""
    results, hits = tree.root / "results.jsonl", tree.root / "hits"
    with hits.open("wb") as file:
        file.truncate(8 + MOST_TESTS * len(places))
    hits.chmod(0o666)
    probe = PROBE.format(size=len(places), hits=str(hits))
    (tree.root / "mutation_probe.py").write_text(probe)
    tree.install(startup="import mutation_probe")
    found = list(places.values())
    for module in {it.function.module for it in found}:
        tree.write(module, probed(module, found))
    ended = tree.run(paths, {RESULTS: str(results)}, timeout=3 * 3600)
    (folder / "recording.log").write_text(ended.output)
    return _result(results, hits.read_bytes()[8:], list(places))


def _result(results: Path, hits: bytes, places: list[str]) -> Record:
    lines = [json.loads(line) for line in results.read_text().splitlines()]
    passed = [TimedTest(name, seconds) for name, outcome, seconds in lines if outcome == "passed"]
    executed: dict[str, set[str]] = {place: set() for place in places}
    at_import = {place for place, hit in zip(places, hits, strict=False) if hit}
    for number, (name, outcome, _) in enumerate(lines, 1):
        row = hits[number * len(places) : (number + 1) * len(places)]
        for place, hit in zip(places, row, strict=True):
            if hit and outcome == "passed":
                executed[place].add(name)
    return Record(sorted(passed, key=lambda test: test.seconds), executed, at_import)


def probed(module: str, found: list[Found]) -> bytes:
    """Return a module with a probe at each place that lies in it, numbered as in `found`."""
    insertions, text = list[tuple[int, int, int, bytes]](), b""
    for number, (function, site) in enumerate(found):
        if function.module != module:
            continue
        text = function.source.text
        start, end = site.node
        call = f"_mutation_hit({number})".encode()
        if site.is_statement:
            indent = text[text.rfind(b"\n", 0, start) + 1 : start]
            insertions.append((start, 1, start - end - 1, call + b"\n" + indent))
        else:  # The outer one begins first, and ends last.
            insertions.append((start, 1, start - end, b"(" + call + b" or ("))
            insertions.append((end, 0, end - start, b"))"))
    done, parts = 0, list[bytes]()
    for at, _, _, new in sorted(insertions):
        parts += [text[done:at], new]
        done = at
    return b"".join([*parts, text[done:]])
