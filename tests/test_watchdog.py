"""The watch over tests that hang."""

import faulthandler
from pathlib import Path

import pytest

from tests.support import watchdog
from tests.support.watchdog import ENDS_AFTER, RENEWED_EVERY, Watchdog

ROOT = Path(__file__).parent.parent


def test_it_is_renewed_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[tuple[float, bool, int]]()

    def note(timeout: float, *, exit: bool, file: int) -> None:
        begun.append((timeout, exit, file))

    monkeypatch.setattr(faulthandler, "dump_traceback_later", note)
    seconds = iter((0.0, 1.0, 59.9, 60.0, 61.0, 125.0))
    watching = Watchdog(2, lambda: next(seconds))
    found = []
    for _ in range(6):
        watching.renew()
        found.append(len(begun))
    assert found == [1, 1, 1, 2, 2, 3]
    assert set(begun) == {(ENDS_AFTER, True, 2)}


def test_no_test_may_last_until_it_ends_the_process(request: pytest.FixtureRequest) -> None:
    limits = [float(request.config.getini("timeout"))]
    for item in request.session.items:
        limits += [float(mark.args[0]) for mark in item.iter_markers("timeout")]
    assert max(limits) + RENEWED_EVERY < ENDS_AFTER


HANGING = """
    import time
    from tests.support import watchdog

    watchdog.ENDS_AFTER = 0.2

    def test_that_hangs():
        time.sleep(60)
"""


def test_a_process_that_hangs_is_ended_and_says_where(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile(HANGING)
    found = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", watchdog.__name__)
    assert found.ret == 1
    found.stderr.fnmatch_lines(["Timeout (0:00:00.200000)!", "*in test_that_hangs"])
