"""What holds for every test."""

import pytest
from hypothesis import HealthCheck, settings

from tests.support import clause_runs, seeds
from tests.support.clause_runs import pytest_addoption

__all__ = ["pytest_addoption"]

pytest_plugins = ["pytester"]

# The same examples at each run, as fast as they come: a loaded machine is no error, and what only
# chance finds is looked for by `make fuzz`.
settings.register_profile(
    "unhurried", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    """Notes which editions clauses are tested in; chooses the seeds before any worker begins."""
    clause_runs.pytest_configure(config)
    try:
        seeds.fix_part()
    except ValueError as wrong:
        raise pytest.UsageError(str(wrong)) from None


def pytest_report_header() -> str:
    """Names the seeds, so that the same ones can be played again."""
    return f"random play: {seeds.told()}"
