"""A game read turn by turn, from what everybody may know of it, is the game that was played."""

import pytest

from engine.analysis.turns import turns
from engine.core.chance import FairChance
from engine.core.errors import ImpossibleTransition
from engine.core.events import Event, GameStarted, Mortgaged, Moved, TurnStarted, visible_to
from engine.core.state import GameState, open_table
from engine.editions.catalogue import rules_of
from engine.game import apply, new_game
from engine.players import computer
from tests.support.event_logs import log_of


def played(seed: int, steps: int = 3000) -> tuple[GameState, list[Event]]:
    """The state in the end, and what everybody may know of the way there."""
    chance = FairChance(seed.to_bytes(32, "big"), "")
    state, events = new_game(rules_of("1994").played_live(), ("hat", "car", "dog"), chance)
    heard = list(visible_to(events, None))
    for _ in range(steps):
        if (answer := computer.next_action(state, range(3))) is None:
            break
        state, events = apply(state, *answer, chance)
        heard += visible_to(events, None)
    return state, heard


@pytest.mark.parametrize("seed", range(3))
def test_the_last_turn_ends_as_the_game_did(seed: int) -> None:
    state, heard = played(seed)
    *_, (followed, _) = turns(log_of(heard))
    assert open_table(followed) == open_table(state)


def test_each_turn_has_its_events_and_none_is_lost() -> None:
    _, heard = played(4, 300)
    parts = [happened for _, happened in turns(log_of(heard))]
    assert [event for part in parts for event in part] == heard[1:]
    assert all(isinstance(part[0], TurnStarted) for part in parts[1:])
    assert [view.turn for view, _ in turns(log_of(heard))] == [*range(len(parts))]


def test_a_log_without_its_beginning_is_refused() -> None:
    _, heard = played(5, 20)
    assert isinstance(heard[0], GameStarted)
    with pytest.raises(ValueError, match="GameStarted"):
        list(turns(log_of(heard[1:])))


@pytest.mark.parametrize("false", [Moved(0, 39, 9), Moved(9, 0, 9), Mortgaged(0, 2, 9)])
def test_a_log_that_contradicts_itself_is_told_as_that(false: Event) -> None:
    _, heard = played(5, 20)
    with pytest.raises(ImpossibleTransition):
        list(turns(log_of([*heard, false])))
