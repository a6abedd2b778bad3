"""What README says is true: its game is played, its pictures and pages are there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def test_the_game_in_the_readme_plays() -> None:
    text = README.read_text(encoding="utf-8")
    block = re.search(r"<!-- doctest -->\n```python\n(.*?)```", text, re.DOTALL)
    assert block is not None
    example = doctest.DocTestParser().get_doctest(block[1], {}, "README", str(README), 0)
    results = doctest.DocTestRunner().run(example)
    assert results.attempted >= 7
    assert not results.failed


def test_every_link_of_the_pages_leads_somewhere() -> None:
    for page in (README, *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")):
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
