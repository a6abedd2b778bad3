"""What the pages say is true: their games are played, their pictures and pages are there."""

import ast
import builtins
import doctest
import re
from pathlib import Path

import pytest

import engine

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PLAYED = (README, ROOT / "docs" / "ENGINE.md")
"""The pages with games of the engine."""
of_page = pytest.mark.parametrize("page", PLAYED, ids=lambda page: page.name)


def examples(page: Path) -> doctest.DocTest:
    """Return all examples of a page as one session."""
    found = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
    return doctest.DocTestParser().get_doctest(found, {}, page.name, str(page), 0)


@of_page
def test_the_games_of_a_page_play(page: Path) -> None:
    results = doctest.DocTestRunner().run(examples(page))
    assert results.attempted >= 5
    assert not results.failed


@of_page
def test_a_page_takes_every_name_from_the_engine_itself(page: Path) -> None:
    """Whoever follows a page needs to know nothing of the rooms of the engine."""
    session = ast.parse("".join(example.source for example in examples(page).examples))
    nodes = list(ast.walk(session))
    imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    assert {getattr(node, "module", None) for node in imports} == {"engine"}
    names = [node for node in nodes if isinstance(node, ast.Name)]
    bound = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    bound |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    bound |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    bound |= {node.name for node in nodes if isinstance(node, ast.ExceptHandler) and node.name}
    foreign = {node.id for node in names} - bound - set(dir(builtins))
    assert foreign
    assert foreign <= set(engine.__all__)


def test_the_page_of_the_engine_is_short_and_names_only_what_there_is() -> None:
    text = PLAYED[1].read_text("utf-8")
    assert len(text.split()) <= 700
    prose = re.sub(r"```python\n.*?```", "", text, flags=re.DOTALL)
    named = set(re.findall(r"`(\w+)[`(]", prose))
    kinds_of_pace = {"live", "engine", "seats", "next_action", "help"}
    assert named - kinds_of_pace <= set(engine.__all__)


def test_every_link_of_the_pages_leads_somewhere() -> None:
    for page in (README, *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")):
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r'(?:\]\(|src=")(?!https?:|#)([^)"#]+)', text):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
