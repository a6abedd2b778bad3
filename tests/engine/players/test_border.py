"""Computer players that judge see views: none of their modules knows what a state hides."""

import ast
from pathlib import Path

import pytest

import engine.players
from tests.support.borders import asks_beyond_position

ROOMS = ("judge", "plain", "policy")
SECRET = ("engine.core.state", "engine.game", "engine.core.table", "engine.core.chance")
FOLDER = Path(next(iter(engine.players.__path__)))
BESIDE = (
    "advice", "advice_notes", "building_loans", "coaching", "consequences", "lesson", "motives",
    "offer_limits", "opponents", "options", "ranking", "rents_ahead", "rescue",
    "suggested_trade",
)  # fmt: skip
MODULES = [path for room in ROOMS for path in sorted((FOLDER / room).glob("*.py"))]
MODULES += [FOLDER / f"{name}.py" for name in BESIDE]


def imported(path: Path) -> set[str]:
    """Return the modules and names that a module imports, in full."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {it.name for it in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{it.name}" for it in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_module_of_theirs_reaches_what_is_secret(path: Path) -> None:
    names = imported(path)
    assert not {it for it in names if it.startswith(SECRET)}
    assert asks_beyond_position(it for it in names if it.startswith("engine.rules.")) == []


def test_the_check_sees_modules() -> None:
    assert len(MODULES) > 8
    assert any("engine.view.View" in imported(path) for path in MODULES)
