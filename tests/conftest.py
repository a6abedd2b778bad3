"""What holds for every test."""

from hypothesis import HealthCheck, settings

from tests.support.clause_runs import pytest_addoption, pytest_configure

__all__ = ["pytest_addoption", "pytest_configure"]

pytest_plugins = ["pytester"]

# The same examples at each run, as fast as they come: a loaded machine is no error, and what only
# chance finds is looked for by `make fuzz`.
settings.register_profile(
    "unhurried", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")
