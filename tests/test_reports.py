"""What is reported of a test: its run, and all that went wrong before and after it."""

import pytest

from tests.support import reports

pytestmark = pytest.mark.usefixtures("spared_heap")
SUITE = """
    import pytest

    @pytest.fixture
    def broken_before():
        assert False

    @pytest.fixture
    def broken_after():
        yield
        assert False

    def test_passes():
        pass

    def test_fails():
        assert False

    def test_skips():
        pytest.skip("not here")

    @pytest.mark.skip
    def test_is_skipped():
        pass

    def test_cannot_begin(broken_before):
        pass

    def test_cannot_end(broken_after):
        pass
"""
NOTING = """
    def pytest_runtest_logreport(report):
        print("report", report.nodeid.partition("::")[2], report.when, report.outcome)
"""


def test_only_what_passes_beside_a_test_is_left_out(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(reports, "SLOW", 60.0)
    pytester.makeconftest(NOTING)
    pytester.makepyfile(SUITE)
    found = pytester.runpytest_inprocess("-s", "-p", "no:cacheprovider", "-p", reports.__name__)
    found.assert_outcomes(passed=2, failed=1, skipped=2, errors=2)
    told = [line.partition("report ")[2] for line in found.outlines if "report test" in line]
    assert told == [
        "test_passes call passed",
        "test_fails call failed",
        "test_skips call skipped",
        "test_is_skipped setup skipped",
        "test_cannot_begin setup failed",
        "test_cannot_end call passed",
        "test_cannot_end teardown failed",
    ]
