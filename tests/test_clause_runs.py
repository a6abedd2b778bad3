"""What a test counts for: the editions in which it has really played, and passed."""

import re
from pathlib import Path

import pytest

from engine.core.actions import Buy
from engine.editions.catalogue import CATALOGUE, rules_of
from tests.rules_index import page, with_tests
from tests.support import clause_runs
from tests.support.clause_runs import faults, noting
from tests.support.game import A, Game, live, live_with

pytestmark = pytest.mark.usefixtures("spared_heap")
ROOT = clause_runs.ROOT
SUITE = """
    import pytest
    from engine.core.actions import Roll
    from engine.editions.catalogue import rules_of
    from tests.support.game import A, live

    @pytest.mark.parametrize("edition", ["1935", "1998"])
    def test_go_01_in_both(edition):
        live(3, edition).play(A, Roll(), (1, 2))

    @pytest.mark.parametrize("edition", ["1935", "2008"])
    def test_go_02_one_skips_itself(edition):
        live(3, edition)
        if edition == "2008":
            pytest.skip("not here")

    @pytest.mark.parametrize("edition", ["1935", "1998"])
    def test_go_03_plays_another_than_it_is_given(edition):
        live(3, "1994")

    def test_go_04_fails():
        live(3, "1994")
        assert False

    def test_go_05_plays_nothing():
        assert rules_of("1973").go_salary == 200

    def test_without_a_clause():
        live(3, "1973")
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A suite of its own, whose end prints what it has noted."""
    # Each of its Pythons would take a second for plugins that it has no use for.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(clause_runs, "ROOT", pytester.path)
    pytester.makepyprojecttoml('[tool.pytest.ini_options]\ntestpaths = ["tests"]')
    pytester.makeconftest(
        f"""
        import sys
        sys.path.insert(0, {str(ROOT)!r})
        from pathlib import Path
        from tests.support import clause_runs
        clause_runs.ROOT = Path({str(pytester.path)!r})
        pytest_addoption = clause_runs.pytest_addoption
        pytest_configure = clause_runs.pytest_configure

        def pytest_terminal_summary(terminalreporter, config):
            runs = config.pluginmanager.get_plugin("clause-runs")
            for test, editions in sorted(runs._ran.items()):
                terminalreporter.line(f"{{test}} ran in {{sorted(editions)}}")
        """
    )
    pytester.mkdir("tests").joinpath("test_go.py").write_text(
        "\n".join(line[4:] for line in SUITE.splitlines())
    )
    return pytester


def run(suite: pytest.Pytester, *options: str) -> pytest.RunResult:
    return suite.runpytest_inprocess("-p", "no:cacheprovider", *options)


def test_what_counts_is_what_was_played_and_passed(suite: pytest.Pytester) -> None:
    """Also when a worker has run it; with a failure there is nothing to compare."""
    found = run(suite, "-p", "xdist", "-n", "1")
    found.assert_outcomes(passed=5, failed=3, skipped=1)
    assert [line for line in found.outlines if " ran in " in line] == [
        "test_go.py: test_go_01_in_both ran in ['1935', '1998']",
        "test_go.py: test_go_02_one_skips_itself ran in ['1935']",
        "test_go.py: test_go_05_plays_nothing ran in []",
    ]
    assert "it is given 1998 and plays 1994" in found.stdout.str()
    assert "was not looked at" in found.stdout.str()


def test_a_whole_run_fails_for_an_edition_without_a_test(suite: pytest.Pytester) -> None:
    module = suite.path / "tests" / "test_go.py"
    text = module.read_text().replace("assert False", "assert True")
    module.write_text(re.sub('(def test_go_03.*\n.*)"1994"', r"\1edition", text))
    found = run(suite)
    assert found.ret == pytest.ExitCode.TESTS_FAILED
    assert "SETUP-02: no test of it has run in 1935 1973 1994 1998 2008" in found.outlines
    assert "run `make rules`" in found.outlines


def test_a_run_of_some_tests_is_compared_with_nothing(suite: pytest.Pytester) -> None:
    for some in (["-k", "go_01"], ["tests/test_go.py::test_go_01_in_both"]):
        found = run(suite, *some)
        found.assert_outcomes(passed=2, deselected=7 if "-k" in some else 0)
        assert found.ret == pytest.ExitCode.OK
        assert "clauses and editions" not in found.stdout.str()


def test_rules_that_are_only_read_are_not_played() -> None:
    editions = set[str]()
    with noting(editions):
        live(3, "2008").refused(A, Buy())
        rules_of("1935")
    live(3, "1998")
    assert editions == {"2008"}


def test_house_rules_are_an_editions_own_and_fields_of_the_tests_making_are_not() -> None:
    editions = set[str]()
    with noting(editions):
        live_with("claimed-rent", "jail-fine 80", seats=3, edition="1935")
        Game(rules_of("1994").played_live().with_fields(jail_fine=80), 2)
        Game(rules_of("1998").played_live().with_fields(shortage="first-come"), 2)
        Game(rules_of("1973").with_fields(edition="1899"), 2)
    assert editions == {"1935"}


def test_a_page_that_a_run_contradicts_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = {test: set(CATALOGUE) for tests in with_tests().values() for test in tests}
    kept = tmp_path / "RULES.md"
    monkeypatch.setattr(clause_runs, "PAGE", kept)
    kept.write_text(page(ran))
    assert faults(ran) == []
    ran["engine/rules/test_setup.py: test_setup_05_each_starts_with_1500_and_no_property"] = {
        "1994"
    }
    stale, advice = faults(ran)
    assert stale.startswith("docs/RULES.md should say: | SETUP-05 |")
    assert advice == "run `make rules`"
