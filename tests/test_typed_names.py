"""Some of the names of tests/typed_names.py."""

from __future__ import annotations

from tests.typed_names import try_names


def test_a_name_is_its_letters_wherever_it_stands() -> None:
    tally = try_names(1500, 1)
    assert tally.taken > 400
    assert not tally.faults
