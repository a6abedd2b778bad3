"""What README says is true: its game is played, its pictures and pages are there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def test_the_games_in_the_readme_play() -> None:
    text = README.read_text(encoding="utf-8")
    _, engine = text.split("<!-- doctest -->")
    examples = "\n".join(re.findall(r"```python\n(.*?)```", engine, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(examples, {}, "README", str(README), 0)
    results = doctest.DocTestRunner().run(example)
    assert results.attempted >= 9
    assert not results.failed


def test_every_link_of_the_pages_leads_somewhere() -> None:
    for page in (README, *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")):
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
