"""Buttons that stand in channels: every shape of custom_id that was ever sent is still read.

custom_ids.txt has a line for each shape: an example, and whether its press acts at once, looks at
something, or is one half of a toggle. A new shape is a new line; a line never goes.
"""

from __future__ import annotations

from pathlib import Path

from bot.screens.acting_presses import acts, takes_back
from bot.screens.press import Press, read_press

SHAPES = Path(__file__).with_name("custom_ids.txt").read_text("ascii").splitlines()
EXAMPLES = dict(line.split("\t") for line in SHAPES)


def _read(custom_id: str) -> Press:
    press = read_press(custom_id)
    assert press is not None, custom_id
    return press


def _other_half(custom_id: str) -> str:
    head, _, word = custom_id.rpartition(":")
    return f"{head}:{'out' if word.startswith('put') else 'put'}{word[3:]}"


def test_every_shape_is_read_and_written_back() -> None:
    assert [it for it in EXAMPLES if _read(it).custom_id != it] == []


def test_every_shape_acts_as_it_did() -> None:
    found = {it: acts(_read(it)) for it in EXAMPLES}
    assert found == {it: kind == "acts" for it, kind in EXAMPLES.items()}


def test_the_halves_of_a_toggle_take_each_other_back() -> None:
    halves = {it for it, kind in EXAMPLES.items() if kind == "toggles"}
    assert halves
    for it in EXAMPLES:
        if it in halves:
            assert takes_back(_read(it), _read(_other_half(it)))
        assert not takes_back(_read(it), _read(it))
