"""The referee shares nothing with what it judges but the form of the record."""

import ast
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
PLAYING = ("watching.py", "leaving.py", "setting.py", "falsifying.py")
"""What plays the games that are judged."""
JUDGING = sorted(
    path.name
    for path in FOLDER.glob("*.py")
    if path.name not in PLAYING and not path.name.startswith(("test_", "__"))
)
RECORD = ("engine.core.actions", "engine.core.events", "engine.core.why")


def imported(name: str) -> set[str]:
    """Every name that a module imports, in full."""
    nodes = list(ast.walk(ast.parse((FOLDER / name).read_text())))
    plain = {it.name for node in nodes if isinstance(node, ast.Import) for it in node.names}
    return plain | {
        f"{node.module}.{it.name}"
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for it in node.names
    }


@pytest.mark.parametrize("name", JUDGING)
def test_a_judge_reads_nothing_of_the_engine_but_the_record(name: str) -> None:
    foreign = {it for it in imported(name) if it.split(".")[0] in ("engine", "bot")}
    assert {it for it in foreign if not it.startswith(RECORD)} == set()


@pytest.mark.parametrize("name", JUDGING)
def test_a_judge_uses_nothing_of_those_who_play(name: str) -> None:
    players = tuple(f"tests.referee.{it.removesuffix('.py')}." for it in PLAYING)
    assert not [it for it in imported(name) if it.startswith((*players, "tests.support"))]


@pytest.mark.parametrize("name", ["board.py", "cards.py"])
def test_what_is_printed_is_read_from_nowhere(name: str) -> None:
    assert imported(name) == {"typing.NamedTuple"}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 300
