"""A plugin of pytest, loaded in the copies only: chooses tests, and notes what became of each.

MUTATION_TESTS: a file with the ids of the tests to run, in this order, instead of all.
MUTATION_RESULTS: a file that gets a JSON line for each test: its id, result and seconds.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

TESTS, RESULTS = "MUTATION_TESTS", "MUTATION_RESULTS"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests to run, in their order."""
    if file := os.environ.get(TESTS):
        wanted = {name: at for at, name in enumerate(Path(file).read_text().split("\n"))}
        others = [item for item in items if item.nodeid not in wanted]
        config.hook.pytest_deselected(items=others)
        kept = [item for item in items if item.nodeid in wanted]
        items[:] = sorted(kept, key=lambda item: wanted[item.nodeid])


class Results:
    """Writes what became of each test."""

    def __init__(self, path: str) -> None:
        self._file = open(path, "a", encoding="utf-8", buffering=1)  # noqa: SIM115
        self._number = 0
        self._seconds = 0.0
        self._outcome = "passed"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Number the test, for what it executes, and write its line at its end."""
        self._number += 1
        self._seconds, self._outcome = 0.0, "passed"
        _begin(self._number)
        try:
            return (yield)
        finally:
            line = (item.nodeid, self._outcome, round(self._seconds, 4))
            self._file.write(json.dumps(line) + "\n")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a part of the test."""
        self._seconds += report.duration
        if report.outcome != "passed":
            self._outcome = report.outcome


def _begin(number: int) -> None:
    """Tell the probes, if there are any, which test is running."""
    try:
        import mutation_probe
    except ModuleNotFoundError:
        return
    mutation_probe.begin(number)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to write results."""
    if path := os.environ.get(RESULTS):
        config.pluginmanager.register(Results(path))
