"""Commands that are gone are named nowhere: not in what the bot says, nor in the docs."""

import re
from pathlib import Path

import pytest

from tests.support import command_names

ROOT = Path(__file__).parents[3]
GONE = (
    "history", "stats", "replay", "review", "verify", "export", "resign", "cancel", "leaderboard",
    "profile",
)  # fmt: skip
"""What players no longer type after /monopoly."""
NAMED = re.compile(
    r'(?:COMMAND\("|command-name-|/monopoly )(' + "|".join(GONE) + r")\b"
    # In a table that names several: `/monopoly board`, `history`.
    r"|`/monopoly \w+`(?:, `\w+`)*, `(" + "|".join(GONE) + ")`"
)
HISTORY = ROOT / "CHANGELOG.md"
"""It tells what became of them."""
TEXTS = sorted(
    it
    for it in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bot").rglob("*.ftl"))
    if it != HISTORY
)


@pytest.mark.parametrize(
    "text",
    ["`/monopoly stats`", "`/monopoly board`, `stats`", '{ COMMAND("stats") }', "/monopoly stats."],
)
def test_an_old_name_is_found(text: str) -> None:
    assert NAMED.search(text)


def test_no_command_is_gone_that_is_there() -> None:
    assert set(GONE).isdisjoint(command_names.PLAYERS)
    assert len(command_names.PLAYERS) == 19


def test_no_text_names_a_command_that_is_gone() -> None:
    assert len(TEXTS) > 125
    found = [f"{it.relative_to(ROOT)}: {found[0]}" for it in TEXTS
             for found in NAMED.finditer(it.read_text("utf-8"))]  # fmt: skip
    assert found == []
