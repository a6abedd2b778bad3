"""JSON as the world stores it, read and written many times for each message."""

from __future__ import annotations

import json
from typing import Any

import orjson


def read(text: str) -> Any:
    """Return what a stored text says."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text)


def text_of(value: object) -> str:
    """Return the text to store."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        # Half a surrogate pair or a number of any length, which only a forged request brings.
        return json.dumps(value)
