"""Reports of tests without what nobody reads: that nothing happened before a test and after it,
that a worker begins with one, and what a test that passes has logged and is marked with.
"""

import pytest
from _pytest.runner import runtestprotocol

SLOW = 0.1
"""Seconds from which it is told how long a test was prepared or cleared away."""


@pytest.hookimpl
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test as pytest does, but report nothing that passes beside it at once.

    Each report is a message from a worker to the process that leads it.
    """
    hook = item.ihook
    if not hasattr(item.config, "workerinput"):
        hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed or report.duration > SLOW:
            if report.passed:
                report.keywords, report.sections = {}, []
            hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
