"""Older saves, brought up to date one schema at a time."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from engine.core.agenda import agenda_of
from engine.core.decisions import AnyFrame, Frame

SCHEMA = 3
"""The schema this engine writes."""

Saved = dict[str, Any]


def _with_more_rules(saved: Saved) -> Saved:
    """Fields of Rules that schema 1 did not have: their defaults are how it was played."""
    return saved


def _with_agenda(saved: Saved) -> Saved:
    """Schema 2 had a stack, the last frame first, and the next id beside it."""
    frames = _frames().validate_python(saved.pop("stack"))
    return saved | {"agenda": agenda_of(frames, saved.pop("serial"))}


@cache
def _frames() -> TypeAdapter[list[Frame]]:
    return TypeAdapter(list[AnyFrame])


def up_to_date(saved: Any) -> Any:
    """Return a state that does not say its schema as one of this one."""
    is_older = isinstance(saved, dict) and "agenda" not in saved and "stack" in saved
    return _with_agenda({**saved}) if is_older else saved


UPCASTS: dict[int, Callable[[Saved], Saved]] = {1: _with_more_rules, 2: _with_agenda}
"""By schema: what turns a state of it into one of the next."""


def upcast(text: bytes | str, schema: int) -> Saved:
    """Return a state of an older schema as a dict of this one; ValueError for a newer one."""
    if not 1 <= schema <= SCHEMA:
        raise ValueError(f"schema {schema} is not known; this version knows 1 to {SCHEMA}")
    saved: Saved = json.loads(text)
    for step in range(schema, SCHEMA):
        saved = UPCASTS[step](saved)
    return saved
