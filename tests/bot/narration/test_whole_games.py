"""Games between computers, told from the first roll to the winner: no event is without words."""

import pytest

from bot.decisions.awaiting import awaiting_line
from bot.features.lookup.history import history_pages
from bot.features.table.question import question_embed
from bot.narration.narration import narrate
from bot.render.standings import table_embed
from engine.core.events import visible_to
from engine.host.store.records import Step
from engine.view import public_view
from tests.bot.render.tables import PEOPLE
from tests.support.computer_games import play_computers

LONGEST = 600


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("by_post", [False, True])
def test_a_whole_game_can_be_told(seed: int, by_post: bool) -> None:
    steps = play_computers(seed, by_post)
    assert len(steps) > 100
    lines = []
    for state, events in steps:
        view = public_view(state)
        lines += narrate(visible_to(events, None), PEOPLE, state.rules)
        assert awaiting_line(view, PEOPLE)
        assert len(table_embed(view, PEOPLE, standings="", lines=lines)) < 4096
        assert len(question_embed(view, PEOPLE)) < 2000
    assert lines[-1].startswith("🏆")
    assert max(map(len, lines)) < LONGEST
    assert not [line for line in lines if "  " in line or ": :" in line or line.endswith(" ")]


def test_a_whole_history_has_its_turns_in_order() -> None:
    steps = play_computers(9, by_post=False)
    log = [
        (Step(at, 0.0, None, None, "", "[]"), visible_to(events, None))
        for at, (_, events) in enumerate(steps, 1)
    ]
    pages = history_pages(log, PEOPLE, steps[0][0].rules)
    headings = [
        line for page in pages for line in page.description.split("\n") if line.startswith("**Turn")
    ]
    last = steps[-1][0].turn
    assert headings[0].startswith("**Turn 1 · ")
    assert headings[-1].startswith(f"**Turn {last:,} · ")
    assert len(headings) == last
