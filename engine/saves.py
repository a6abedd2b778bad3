"""States, actions and events as JSON: byte-stable, with the kind of each thing written down."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from engine.actions import Action, AnyAction
from engine.editions.rules import Rules
from engine.events import AnyEvent, Event
from engine.state import GameState
from engine.upcast import SCHEMA, upcast

__all__ = [
    "SCHEMA",
    "dump_action",
    "dump_events",
    "dump_rules",
    "dump_state",
    "load_action",
    "load_events",
    "load_rules",
    "load_state",
]


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def dump_state(state: GameState) -> bytes:
    """The whole state as JSON, the same bytes for the same state."""
    dumped: bytes = _adapter(GameState).dump_json(state)
    return dumped


def load_state(text: bytes | str, schema: int = SCHEMA) -> GameState:
    """A state from JSON of this or an older schema. Raises ValueError for what is no state."""
    adapter = _adapter(GameState)
    if schema == SCHEMA:
        loaded = adapter.validate_json(text)
    else:
        loaded = adapter.validate_python(upcast(text, schema))
    assert isinstance(loaded, GameState)
    return loaded


def dump_events(events: tuple[Event, ...]) -> bytes:
    """A run of events as a JSON array."""
    dumped: bytes = _adapter(tuple[AnyEvent, ...]).dump_json(events)
    return dumped


def load_events(text: bytes | str) -> tuple[Event, ...]:
    """The events of a JSON array."""
    loaded: tuple[Event, ...] = _adapter(tuple[AnyEvent, ...]).validate_json(text)
    return loaded


def dump_action(action: Action) -> bytes:
    """One action as JSON."""
    dumped: bytes = _adapter(AnyAction).dump_json(action)
    return dumped


def load_action(text: bytes | str) -> Action:
    """One action from JSON."""
    loaded: Action = _adapter(AnyAction).validate_json(text)
    return loaded


def dump_rules(rules: Rules) -> bytes:
    """The resolved rules of a game."""
    return rules.model_dump_json().encode()


def load_rules(text: bytes | str) -> Rules:
    """Rules from JSON; a field they lack gets its default."""
    return Rules.model_validate_json(text)
