"""docs/RULES.md is up to date, and every clause and ruling has a test."""

import ast

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
    untested,
    whatever_ran,
    with_tests,
)

CLAUSES = clauses()
KNOWN = {clause.id for clause in CLAUSES}


def test_every_clause_and_ruling_is_listed_once() -> None:
    assert len(CLAUSES) == len(KNOWN) == 178 + 81


def test_there_are_178_clauses_and_81_rulings() -> None:
    assert (counts(with_tests())["clauses"], counts(with_tests())["rulings"]) == (178, 81)


def test_a_clause_has_a_test() -> None:
    assert [
        f"{clause.id} ({clause.title})" for clause in CLAUSES if not with_tests()[clause.id]
    ] == []


def test_a_clause_has_editions_to_play_it_in_each_named_once() -> None:
    def is_listed(clause: Clause) -> bool:
        known = set(clause.played) <= set(CATALOGUE)
        return bool(clause.editions) and known and len(set(clause.played)) == len(clause.played)

    assert [clause.id for clause in CLAUSES if not is_listed(clause)] == []


def test_every_clause_is_in_the_code_or_explained() -> None:
    cited = places()
    explained = [c.id for c in CLAUSES if c.where or c.note or c.no_effect]
    assert sorted(c.id for c in CLAUSES if not cited[c.id] and c.id not in explained) == []


def test_what_has_no_effect_is_cited_by_no_rule() -> None:
    """A chapter that names it would have something to do with it."""
    cited = places()
    acting = {c.id: cited[c.id] for c in CLAUSES if c.no_effect}
    assert not [id for id, where in acting.items() if any(it.startswith("rules/") for it in where)]


def test_what_the_list_says_of_the_code_is_there() -> None:
    missing = {clause.id: set(clause.where) - functions() for clause in CLAUSES}
    assert {id: where for id, where in missing.items() if where} == {}
    assert any(clause.where for clause in CLAUSES)


def test_code_and_tests_name_only_clauses_that_exist() -> None:
    prefixes = {clause.split("-")[0] for clause in KNOWN}
    named = {*places(), *with_tests()} - KNOWN
    assert [one for one in named if one.split("-")[0] in prefixes] == []


def test_the_page_is_up_to_date() -> None:
    """But for the editions in which tests ran: the end of a whole run compares those."""
    assert whatever_ran(PAGE.read_text()) == whatever_ran(page({})), "run `make rules`"


def test_the_page_says_where_a_test_ran_if_not_in_all_editions_of_its_clause() -> None:
    one, two, three = (
        with_tests()["SETUP-03"][0],
        with_tests()["SETUP-04"][0],
        with_tests()["SETUP-04"][1],
    )
    written = page({one: CATALOGUE.keys(), two: {"2008", "1935"}})
    names = [test.split(": ")[1] for test in (one, two, three)]
    assert f"`{names[0]}` (" not in written
    assert f"`{names[1]}` (1935 2008)" in written
    assert f"`{names[2]}` (none)" in written
    assert whatever_ran(written) == whatever_ran(page({}))


def test_a_clause_needs_a_test_that_ran_in_each_of_its_editions() -> None:
    everywhere = {test: set(CATALOGUE) for tests in with_tests().values() for test in tests}
    assert untested(everywhere) == []
    assert rules_index.WITHOUT not in page(everywhere)
    less = {test: ran - {"1998"} for test, ran in everywhere.items()}
    assert ("SETUP-02", "1998") in untested(less)
    assert "SETUP-01" not in dict(untested(less))
    assert "SETUP-02 in 1998, " in page(less)
    failed = {test: ran for test, ran in everywhere.items() if test not in with_tests()["BANK-10"]}
    assert ("BANK-10", "2008") in untested(failed)


def ways_out(test: ast.AST) -> list[int]:
    """The lines at which a test ends before its last one: where it returns or skips itself."""
    lines, inner = [], list(ast.iter_child_nodes(test))
    while inner:
        node = inner.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.Return) or getattr(node, "attr", "") in ("skip", "xfail"):
            lines.append(node.lineno)  # type: ignore[attr-defined]
        inner += ast.iter_child_nodes(node)
    return lines


def test_no_test_of_a_clause_ends_early() -> None:
    """Else it would pass, and be counted, in an edition in which it has shown nothing."""
    early = [
        f"{path}: {node.name}, line {line}"
        for path, tree in rules_index.trees_of_tests()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and set(rules_index.named(node.name)) & KNOWN
        for line in ways_out(node)
    ]
    assert early == []


def test_a_test_may_be_named_after_several_clauses() -> None:
    named = list(rules_index.named("test_setup_10_amb_04_the_4_seats"))
    assert named == ["SETUP-10", "AMB-04"]


def test_ranges_name_every_clause_in_them() -> None:
    assert list(rules_index.cited_clauses("SELL-04 to SELL-06, AMB-51")) == [
        "SELL-04",
        "SELL-05",
        "SELL-06",
        "AMB-51",
    ]
