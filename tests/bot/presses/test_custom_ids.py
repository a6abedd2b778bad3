"""Buttons that stand in channels: every shape of custom_id that was ever sent is still read.

tests/support/custom_ids.txt has a line for each shape. A new shape is a new line; none ever goes.
"""

from __future__ import annotations

from bot.ui.press_record import acts, record_of, takes_back
from tests.support.press_shapes import SHAPES, press_at


def _written_back(custom_id: str) -> str:
    press = press_at(custom_id)
    record = record_of(press)
    assert record is not None, custom_id
    return record.read(press).custom_id


def _other_half(custom_id: str) -> str:
    head, _, word = custom_id.rpartition(":")
    return f"{head}:{'out' if word.startswith('put') else 'put'}{word[3:]}"


def test_every_shape_is_read_and_written_back() -> None:
    assert [it for it in SHAPES if _written_back(it) != it] == []


def test_every_shape_acts_as_it_did() -> None:
    found = {it: acts(press_at(it)) for it in SHAPES}
    assert found == {it: kind == "acts" for it, kind in SHAPES.items()}


def test_the_halves_of_a_toggle_take_each_other_back() -> None:
    halves = {it for it, kind in SHAPES.items() if kind == "toggles"}
    assert halves
    for it in SHAPES:
        if it in halves:
            assert takes_back(press_at(it), press_at(_other_half(it)))
        assert not takes_back(press_at(it), press_at(it))
