"""Older saves, brought up to date one schema at a time."""

import json
from collections.abc import Callable
from typing import Any

SCHEMA = 2
"""The schema this engine writes."""

Saved = dict[str, Any]


def _with_more_rules(saved: Saved) -> Saved:
    """Fields of Rules that schema 1 did not have: their defaults are how it was played."""
    return saved


UPCASTS: dict[int, Callable[[Saved], Saved]] = {1: _with_more_rules}
"""By schema: what turns a state of it into one of the next."""


def upcast(text: bytes | str, schema: int) -> Saved:
    """Return a state of an older schema as a dict of this one; ValueError for a newer one."""
    if not 1 <= schema <= SCHEMA:
        raise ValueError(f"schema {schema} is not known; this version knows 1 to {SCHEMA}")
    saved: Saved = json.loads(text)
    for step in range(schema, SCHEMA):
        saved = UPCASTS[step](saved)
    return saved
