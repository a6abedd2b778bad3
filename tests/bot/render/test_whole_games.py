"""Games between computers, told from the first throw to the winner: no event is without words."""

import pytest

from bot.render.awaiting import awaiting_line, silence_line
from bot.render.history import history_pages
from bot.render.narration import narrate
from bot.render.table import table_embed
from engine.chance import FairChance
from engine.editions.catalogue import rules_of
from engine.events import Event, heard_by
from engine.game import apply, new_game
from engine.host.store.records import Step
from engine.players import computer
from engine.state import GameState
from engine.view import public_view
from tests.bot.render.tables import PEOPLE, WORDS

LONGEST = 600


def _play(seed: int, by_post: bool) -> list[tuple[GameState, tuple[Event, ...]]]:
    rules = rules_of("1994")
    rules = rules.played_by_post() if by_post else rules.played_live()
    chance = FairChance(seed.to_bytes(32, "big"), "")
    state, events = new_game(rules, ("hat", "car", "dog", "cat"), chance)
    steps = [(state, events)]
    while (answer := computer.next_action(state, range(4))) and len(steps) < 3000:
        state, events = apply(state, *answer, chance)
        steps.append((state, events))
    return steps


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("by_post", [False, True])
def test_a_whole_game_can_be_told(seed: int, by_post: bool) -> None:
    steps = _play(seed, by_post)
    assert len(steps) > 100
    lines = []
    for state, events in steps:
        view = public_view(state)
        lines += narrate(heard_by(events, None), PEOPLE, state.rules)
        assert awaiting_line(view, PEOPLE)
        assert len(table_embed(view, PEOPLE, lines=lines)) < 4096
        if view.decision is not None:
            assert silence_line(view.decision, view, WORDS, view.awaited[0])
    assert lines[-1].startswith("🏆")
    assert max(map(len, lines)) < LONGEST
    assert not [line for line in lines if "  " in line or ": :" in line or line.endswith(" ")]


def test_a_whole_history_has_its_turns_in_order() -> None:
    steps = _play(9, by_post=False)
    log = [
        (Step(at, 0.0, None, None, "", "[]"), heard_by(events, None))
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
