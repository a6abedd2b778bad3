"""Each test of a clause runs in every edition that states the clause or that it is extended to.

For a conftest, which names what it takes from here.
"""

import re
from collections.abc import Iterator

import pytest

from engine.editions.catalogue import CATALOGUE, DEFAULT, rules_of
from tests.rules_index import clauses, named
from tests.support.game import EDITION

TIMED = ("S35-", "TL-")
"""Two books' chapters on what is the same game by either name."""
YEAR = re.compile(r"_in_(\d{4})_")
PLAYED = {clause.id: clause.played for clause in clauses()}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise `edition`, which every test here has, unless the test does so itself."""
    marks = metafunc.definition.iter_markers("parametrize")
    if not any("edition" in _names(mark.args[0]) for mark in marks):
        metafunc.parametrize("edition", editions_of(metafunc.definition))


def _names(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(names.replace(",", " ").split()) if isinstance(names, str) else names


def editions_of(test: pytest.Item) -> tuple[str, ...]:
    """Those of all the clauses in its name; the usual one where it names none.

    "in_1935" in the name and `@only_in(…)` narrow them to some that differ, `@seats(…)` to those
    with so many players.
    """
    found = _of_all(tuple(named(test.originalname)))  # type: ignore[attr-defined]
    if only := _only(test):
        found = [it for it in found or CATALOGUE if it in only]
        assert found, f"{test.name} is not stated there"
    seats = test.get_closest_marker("seats")
    if seats:
        found = [it for it in found if _may_seat(it, *seats.args)]
    return tuple(found) or (DEFAULT,)


def _of_all(ids: tuple[str, ...]) -> list[str]:
    """Where all of them hold; of the clauses on timed games, where one of them does."""
    timed = {year for id in ids if id.startswith(TIMED) for year in PLAYED[id]}
    others = [PLAYED[id] for id in ids if not id.startswith(TIMED)]
    sets = [*others, timed] if timed else others
    return [it for it in CATALOGUE if sets and all(it in some for some in sets)]


def _only(test: pytest.Item) -> tuple[str, ...]:
    mark, year = test.get_closest_marker("only_in"), YEAR.search(test.name)
    if year:
        return (year[1],)
    return tuple(mark.args) if mark else ()


def _may_seat(edition: str, *seats: int) -> bool:
    rules = rules_of(edition)
    return all(rules.players_min <= number <= rules.players_max for number in seats)


@pytest.fixture(autouse=True)
def played(edition: str) -> Iterator[None]:
    """What `live` and `by_post` play by default."""
    before = EDITION.set(edition)
    yield
    EDITION.reset(before)
