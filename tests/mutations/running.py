"""Runs the tests that execute a mutation, the fastest first, until one fails."""

from __future__ import annotations

import json
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.mutations.finding import Found
from tests.mutations.listing import CAUGHT, NOT_EXECUTED, SURVIVED, Mutation
from tests.mutations.plugin import RESULTS, TESTS
from tests.mutations.recording import Record, TimedTest
from tests.mutations.tree import Tree

FIRST_MODULES, FIRST_TESTS, FIRST_SECONDS = 5, 60, 40.0
"""How many modules and tests are run first, and how long they take together at most."""
ALL_SECONDS = 120.0
"""How long those that are run then take together at most."""
SLOWER, STARTS_WITHIN = 5.0, 60.0
"""How many times as long tests may take, beside the seconds of a start, before they hang."""


def rounds(found: Found, place: str, record: Record) -> Iterator[list[TimedTest]]:
    """Yield the tests to run first, and those to run if these notice nothing.

    The first ones execute the place and are in few modules, which are read quickly, near to it.
    Where what it makes is shared by the tests of a module, or was made by an import, others may be
    those that look at it: they come last.
    """
    executing = [test for test in record.tests if test.id in record.executed[place]]
    near = _nearest(found, executing)
    first = list(_within(FIRST_SECONDS, (it for it in executing if it.module in near)))[
        :FIRST_TESTS
    ]
    yield first
    second = list(_within(FIRST_SECONDS, [it for it in executing if it not in first]))[:FIRST_TESTS]
    yield second
    modules = {test.module for test in executing}
    beside = [test for test in record.tests if test.module in modules]
    if place in record.at_import:
        beside += sorted(record.tests, key=lambda test: _distance(found, test.module))
    done = {test.id for test in [*first, *second]}
    unique = {test.id: test for test in [*executing, *beside] if test.id not in done}
    yield list(_within(ALL_SECONDS, unique.values()))


def _nearest(found: Found, tests: Iterable[TimedTest]) -> list[str]:
    """Return the few modules of tests that are most likely about a place."""
    counts = Counter(test.module for test in tests)
    ordered = sorted(counts, key=lambda it: (_distance(found, it), -counts[it]))
    return ordered[:FIRST_MODULES]


def _distance(found: Found, tests: str) -> int:
    """Return how far a module of tests is from the one that it would mirror."""
    folder, _, name = found.function.module.removesuffix(".py").rpartition("/")
    tests_folder, _, tests_name = tests.rpartition("/")
    return 2 * (not folder.endswith(tests_folder.removeprefix("tests/"))) + (name not in tests_name)


def _within(seconds: float, tests: Iterable[TimedTest]) -> Iterator[TimedTest]:
    """Yield tests as long as they take so many seconds together; one at least."""
    total = 0.0
    for test in tests:
        if total and total + test.seconds > seconds:
            return
        total += test.seconds
        yield test


def judge(tree: Tree, mutation: Mutation, found: Found, place: str, record: Record) -> Mutation:
    """Return the mutation with its result."""
    if not record.executed[place] and place not in record.at_import:
        return mutation.with_result(NOT_EXECUTED)
    began = time.monotonic()
    with tree.changed(found.function.module, found.mutated):
        for tests in rounds(found, place, record):
            if tests and (failed := first_failure(tree, tests)):
                return mutation.with_result(CAUGHT, failed, time.monotonic() - began)
    return mutation.with_result(SURVIVED, "", time.monotonic() - began)


def first_failure(tree: Tree, tests: list[TimedTest]) -> str | None:
    """Return the first test that fails, "(timeout)" if they hang, "(import)" if none can begin."""
    limit = SLOWER * sum(test.seconds for test in tests) + STARTS_WITHIN
    longest = SLOWER * max(test.seconds for test in tests) + STARTS_WITHIN
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        wanted, results = Path(folder) / "tests", Path(folder) / "results"
        wanted.write_text("\n".join(test.id for test in tests))
        modules = sorted({test.module for test in tests})
        options = ("-x", "--tb=no", f"--timeout={longest:.0f}", *modules)
        ended = tree.run(options, {TESTS: str(wanted), RESULTS: str(results)}, limit)
        lines = results.read_text().splitlines() if results.exists() else []
    failed = [name for name, outcome, *_ in map(json.loads, lines) if outcome == "failed"]
    if failed:
        return str(failed[0])
    if ended.code in (0, 5):
        return None
    return "(timeout)" if ended.code is None else "(import)"
