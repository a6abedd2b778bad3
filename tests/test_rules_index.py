"""docs/RULES.md is up to date, and every clause and ruling has a test."""

import pytest

from engine.editions.catalogue import CATALOGUE
from tests import rules_index
from tests.rules_index import (
    PAGE,
    Clause,
    clauses,
    counts,
    functions,
    page,
    places,
    with_tests,
)

CLAUSES = clauses()
TESTED = with_tests()
KNOWN = {clause.id for clause in CLAUSES}


def test_every_clause_and_ruling_is_listed_once() -> None:
    assert len(CLAUSES) == len(KNOWN) == 178 + 78


def test_there_are_178_clauses_and_78_rulings() -> None:
    assert (counts(TESTED)["clauses"], counts(TESTED)["rulings"]) == (178, 78)


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda c: c.id)
def test_a_clause_has_a_test_and_editions_to_play_it_in(clause: Clause) -> None:
    assert TESTED[clause.id], f"{clause.id} ({clause.title}) has no test"
    assert clause.editions
    assert len(set(clause.played)) == len(clause.played)
    assert set(clause.played) <= set(CATALOGUE)


def test_every_clause_is_in_the_code_or_explained() -> None:
    cited = places()
    explained = [c.id for c in CLAUSES if c.where or c.note or c.no_effect]
    assert sorted(c.id for c in CLAUSES if not cited[c.id] and c.id not in explained) == []


def test_what_has_no_effect_is_cited_by_no_rule() -> None:
    """A chapter that names it would have something to do with it."""
    cited = places()
    acting = {c.id: cited[c.id] for c in CLAUSES if c.no_effect}
    assert not [id for id, where in acting.items() if any(it.startswith("rules/") for it in where)]


@pytest.mark.parametrize("clause", [c for c in CLAUSES if c.where], ids=lambda c: c.id)
def test_what_the_list_says_of_the_code_is_there(clause: Clause) -> None:
    assert set(clause.where) <= functions()


def test_code_and_tests_name_only_clauses_that_exist() -> None:
    prefixes = {clause.split("-")[0] for clause in KNOWN}
    named = {*places(), *TESTED} - KNOWN
    assert [one for one in named if one.split("-")[0] in prefixes] == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text() == page(), "run `make rules`"


def test_a_test_may_be_named_after_several_clauses() -> None:
    named = list(rules_index.named("test_setup_10_amb_04_the_4_seats"))
    assert named == ["SETUP-10", "AMB-04"]


def test_ranges_name_every_clause_in_them() -> None:
    assert list(rules_index._cited("SELL-04 to SELL-06, AMB-51")) == [
        "SELL-04",
        "SELL-05",
        "SELL-06",
        "AMB-51",
    ]
