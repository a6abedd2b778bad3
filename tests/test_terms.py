"""One word for one thing: names that were given up are not used again (docs/GLOSSARY.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
RETIRED = {
    "BEAT": "AUTOMATIC_THROW",
    "By": "Author",
    "ByHand": "CustomPace",
    "COURTESY": "HUMAN_DELAY",
    "Course": "UnitOfWork",
    "EARLY": "ENDED_EARLY",
    "HOUR_STRUCK": "TIME_LIMIT_REACHED",
    "Hand": "Author",
    "Held": "HeldThrow, or GameEntry in memory",
    "HourStruck": "TimeLimitReached",
    "IntentNoted": "IntentQueued",
    "Open": "OpenLobby",
    "Playing": "StartedGame",
    "Pulse": "DowntimeWatch",
    "Rung": "LadderEntry",
    "Sitting": "SeatStatus",
    "Unshown": "OutboxEntry",
    "Wish": "UndoRequest, or Pending for work on the disk",
    "attended": "update_locked",
    "by_hand": "custom_pace",
    "courtesy": "human_delay",
    "dealing": "trading",
    "heard_until": "connected_until",
    "lapse_at_throw": "lapse_claims",
    "lapses_at_throw": "is_last_chance",
    "let_automatic_answer": "answer_automatically",
    "let_silence_speak": "apply_timeouts",
    "notable": "deferrable",
    "read_by_hand": "read_custom_pace",
    "rings_at": "fires_at",
    "sittings": "seat_statuses",
    "strike": "time_up",
    "strike_hour": "reach_time_limit",
    "unheard": "disconnected",
    "wish_of": "undo_request_of",
}
"""Each identifier that nobody defines any more, and the one that took its place."""


def test_no_retired_word_names_anything_again() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name} is {RETIRED[name]} now"
        for top in ("engine", "bot", "bench")
        for path in (ROOT / top).rglob("*.py")
        for name in {path.stem, *_defined(ast.parse(path.read_text()))} & RETIRED.keys()
    ]
    assert found == []


def test_no_retired_word_is_the_word_for_another() -> None:
    assert RETIRED.keys() & {word for new in RETIRED.values() for word in new.split()} == set()


def _defined(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to classes, functions, arguments, variables and attributes."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AsyncFunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
