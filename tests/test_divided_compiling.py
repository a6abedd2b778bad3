"""Workers of a new checkout compile the modules of tests together."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import divided_compiling
from tests.support.divided_compiling import begun_elsewhere, modules, pytest_collection

WHOLE, PART = pytest.Config.ArgsSource.TESTPATHS, pytest.Config.ArgsSource.ARGS


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that are imported, of four, one of which fails."""
    names: list[str] = []

    def import_(name: str) -> None:
        names.append(name)
        if name == "c":
            raise ImportError

    monkeypatch.setattr(divided_compiling, "modules", lambda: ["a", "b", "c", "d"])
    monkeypatch.setattr(divided_compiling, "import_module", import_)
    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw1")
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "2")
    return names


def collect(source: pytest.Config.ArgsSource) -> None:
    session: Any = SimpleNamespace(config=SimpleNamespace(args_source=source))
    pytest_collection(session)


def test_each_begins_elsewhere_and_has_them_all() -> None:
    rows = [begun_elsewhere("abcdefg", worker, 3) for worker in range(3)]
    assert ["".join(row) for row in rows] == ["abcdefg", "cdefgab", "efgabcd"]


def test_what_fails_stops_none_of_the_others(imported: list[str]) -> None:
    collect(WHOLE)
    assert imported == ["c", "d", "a", "b"]


def test_of_a_part_nothing_else_is_imported(imported: list[str]) -> None:
    collect(PART)
    assert imported == []


def test_who_runs_alone_has_nothing_to_divide(
    imported: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTEST_XDIST_WORKER")
    collect(WHOLE)
    assert imported == []


def test_modules_have_the_names_by_which_pytest_imports_them() -> None:
    assert __name__ in modules()
