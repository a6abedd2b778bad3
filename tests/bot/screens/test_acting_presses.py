"""Which presses act: nothing green, red or of the game may be left out, nor a verb made up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.panels.contents import PANELS
from bot.screens import acting_presses
from bot.screens.acting_presses import acts
from bot.screens.press import Press

BOT = Path(__file__).parents[3] / "bot"


def test_every_acting_press_is_one_that_a_panel_answers() -> None:
    assert acting_presses.ACTING_WORDS.keys() <= PANELS.keys()
    code = "\n".join(it.read_text("utf-8") for it in (BOT / "panels").rglob("*.py"))
    words = {word for them in acting_presses.ACTING_WORDS.values() for word in them}
    unknown = {it for it in words - {"act"} if not re.search(rf'["f ]{it}[" ]', code)}
    assert unknown == set()


@pytest.mark.parametrize("arguments", ["", "open 1", "page 2", "look 7", "again 7 3"])
def test_what_opens_does_not_act(arguments: str) -> None:
    assert not acts(Press("abc", 0, "trade", arguments))
