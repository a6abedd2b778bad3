"""Examples in the engine's docstrings say what really happens."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = sorted(
    path for path in (ROOT / "engine").rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")
)


def name_of(path: Path) -> str:
    """`engine.positions` for its `__init__.py`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name_of)
def test_examples_run(path: Path) -> None:
    module = importlib.import_module(name_of(path))
    results = doctest.testmod(module, optionflags=doctest.ELLIPSIS, report=False)
    assert results.attempted
    assert not results.failed


def test_what_a_user_of_the_engine_needs_has_an_example() -> None:
    import engine

    text = "".join(path.read_text(encoding="utf-8") for path in WITH_EXAMPLES)
    examples = [it.source for it in doctest.DocTestParser().get_examples(text)]
    wanted = ["new_game", "apply", "fold", "awaited", "answers", "offers", "standings",
              "time_up", "dump_state", "load_state",
              "broken", "layout", "position_of", "write_position"]  # fmt: skip
    assert set(wanted) <= set(engine.__all__)
    assert [name for name in wanted if not any(f"{name}(" in source for source in examples)] == []
