"""What the local Discord stores of a request is what it brought."""

from __future__ import annotations

import pytest

from bot.local import stored_json


@pytest.mark.parametrize(
    "value",
    [
        {"content": "Straße 🎩", "flags": 64, "embeds": [], "nonce": None, "ratio": 0.5},
        {"content": "half a pair: \ud83c"},
    ],
)
def test_a_body_is_read_as_it_was_written(value: object) -> None:
    assert stored_json.read(stored_json.text_of(value)) == value


def test_a_number_of_any_length_is_written() -> None:
    assert stored_json.text_of([10**30]) == f"[{10**30}]"
