"""In which editions the tests of clauses have run, noted while they run; for tests/conftest.py.

An edition counts for a test that passed and in which the engine carried something out under rules
that the catalogue has for that edition: one of its games, with house rules or without, and no field
of the test's own making. What a test is given as a parameter says nothing: it may play another.
With workers each report brings its note to the process that leads them.
"""

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest import mock

import pytest

from engine.core.table import Table
from engine.editions.choice import NotPlayable
from engine.editions.rules import Rules
from engine.replay.differences import differences_from_catalogue, fields_at_default
from tests.rules_index import PAGE, ROOT, Runs, named, page, untested

NOTE = "editions of a clause's test"
NARROWING = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly")
"""The options of pytest by which a run is one of some tests only."""


@cache
def edition_of(rules: Rules) -> str | None:
    """The edition whose catalogue has these rules, None for rules that it has not."""
    try:
        altered = differences_from_catalogue(rules) or fields_at_default(rules)
    except NotPlayable:
        return None
    return None if altered else rules.edition


@contextmanager
def noting(editions: set[str]) -> Iterator[None]:
    """Add the edition of all rules that something is carried out under."""
    lay = Table.__init__

    def noted(table: Table, *given: Any, **named: Any) -> None:
        lay(table, *given, **named)
        if edition := edition_of(table.state.rules):
            editions.add(edition)

    with mock.patch.object(Table, "__init__", noted):
        yield


def function_of(item: pytest.Item) -> str:
    """The name of a test without its parameters."""
    return getattr(item, "originalname", None) or item.name


def _given(item: pytest.Item) -> str | None:
    """The edition that a test is to run in this time, where it has such a parameter."""
    found = item.callspec.params.get("edition") if hasattr(item, "callspec") else None
    return found if isinstance(found, str) else None


class ClauseRuns:
    """Takes the notes of a run, and at the end of a whole one compares them with docs/RULES.md."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._ran = defaultdict[str, set[str]](set)
        self._said: list[str] = []

    @property
    def writes(self) -> bool:
        """Whether this run is there to write the page."""
        return bool(self._config.option.write_rules)

    @property
    def is_whole(self) -> bool:
        """Whether every test of a clause runs, as far as the command line says."""
        options = self._config.option
        narrowed = any(getattr(options, name, None) for name in NARROWING)
        everywhere = self._config.args_source is pytest.Config.ArgsSource.TESTPATHS
        return everywhere and not narrowed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only the tests of clauses are needed to write the page."""
        if self.writes:
            items[:] = [item for item in items if any(named(function_of(item)))]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Note the editions with the report, unless the test fails or skips itself."""
        if not any(named(function_of(item))):
            return (yield)
        editions = set[str]()
        with noting(editions):
            yield
        given = _given(item)
        if given and editions and given not in editions:
            pytest.fail(f"it is given {given} and plays {' '.join(sorted(editions))}", False)
        entry = f"{item.path.relative_to(ROOT / 'tests')}: {function_of(item)}"
        item.user_properties.append((NOTE, [entry, *sorted(editions)]))
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take the note of one test, from wherever it ran."""
        note = dict(report.user_properties).get(NOTE) if report.when == "call" else None
        if isinstance(note, list):
            entry, *editions = note
            self._ran[entry].update(editions)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the page or check it, once all has passed; only where the workers are led."""
        if hasattr(self._config, "workerinput") or not self.is_whole:
            return
        if exitstatus != pytest.ExitCode.OK:
            self._said = ["docs/RULES.md was not looked at, because not every test has passed"]
            return
        if self.writes:
            PAGE.write_text(page(self._ran))
        self._said = faults(self._ran)
        if self._said:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what is wrong."""
        if self._said:
            terminalreporter.section("clauses and editions")
            for line in self._said:
                terminalreporter.line(line)


def faults(ran: Runs) -> list[str]:
    """What a whole run finds: editions without a test of a clause, and a page that is stale."""
    missing = [f"{clause}: no test of it has run in {years}" for clause, years in untested(ran)]
    written, found = PAGE.read_text().splitlines(), page(ran).splitlines()
    stale = [f"docs/RULES.md should say: {line}" for line in _first(found, written)]
    return [*missing, *stale, *(["run `make rules`"] if stale else [])]


def _first(found: Iterable[str], written: Iterable[str]) -> list[str]:
    """The first line that is missing."""
    known = set(written)
    return next(([line] for line in found if line not in known), [])


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--write-rules`, which `make rules` gives."""
    purpose = "run the tests of clauses, and write docs/RULES.md from what ran in which edition"
    parser.addoption("--write-rules", action="store_true", help=purpose)


def pytest_configure(config: pytest.Config) -> None:
    """Every run takes notes."""
    config.pluginmanager.register(ClauseRuns(config), "clause-runs")
