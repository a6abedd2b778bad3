"""Tests of clauses run in every edition that the clauses hold in."""

from tests.support.clause_editions import played, pytest_generate_tests

__all__ = ["played", "pytest_generate_tests"]
