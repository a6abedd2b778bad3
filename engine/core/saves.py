"""States, actions and events as JSON: byte-stable, with the kind of each thing written down."""

from functools import cache, lru_cache

from pydantic import TypeAdapter

from engine.core.actions import Action, AnyAction
from engine.core.events import AnyEvent, Event
from engine.core.state import GameState
from engine.core.upcast import SCHEMA, upcast
from engine.editions.rules import Rules

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


MOST_RULES = 1_000
"""Rules of loaded games that others with equal ones share."""


# Built when first asked for, which takes long.
@cache
def _states() -> TypeAdapter[GameState]:
    return TypeAdapter(GameState)


@cache
def _events() -> TypeAdapter[tuple[Event, ...]]:
    return TypeAdapter(tuple[AnyEvent, ...])


@cache
def _actions() -> TypeAdapter[Action]:
    return TypeAdapter(AnyAction)


@cache
def _rules() -> TypeAdapter[Rules]:
    return TypeAdapter(Rules)


def dump_state(state: GameState) -> bytes:
    """Return the whole state as JSON, the same bytes for the same state."""
    return _states().dump_json(state)


def load_state(text: bytes | str, schema: int = SCHEMA) -> GameState:
    """Return a state from JSON of this or an older schema. Raises ValueError for anything else."""
    if schema == SCHEMA:
        state = _states().validate_json(text)
    else:
        state = _states().validate_python(upcast(text, schema))
    state.rules = _shared(state.rules)
    return state


@lru_cache(MOST_RULES)
def _shared(rules: Rules) -> Rules:
    """Return the first of these rules, so that games share what is worked out of them."""
    return rules


def dump_events(events: tuple[Event, ...]) -> bytes:
    """Return a run of events as a JSON array."""
    return _events().dump_json(events)


def load_events(text: bytes | str) -> tuple[Event, ...]:
    """Return the events of a JSON array."""
    return _events().validate_json(text)


def dump_action(action: Action) -> bytes:
    """Return one action as JSON."""
    return _actions().dump_json(action)


def load_action(text: bytes | str) -> Action:
    """Return one action from JSON."""
    return _actions().validate_json(text)


def dump_rules(rules: Rules) -> bytes:
    """Return the resolved rules of a game."""
    return _rules().dump_json(rules)


def load_rules(text: bytes | str) -> Rules:
    """Return rules from JSON; a field that they lack gets its default."""
    return _rules().validate_json(text)
