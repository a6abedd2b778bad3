"""Whole games between computers, step by step."""

from engine.core.chance import FairChance
from engine.core.events import Event
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.game import apply, new_game
from engine.players import computer


def play_computers(seed: int, by_post: bool) -> list[tuple[GameState, tuple[Event, ...]]]:
    rules = rules_of("1994")
    rules = rules.played_by_post() if by_post else rules.played_live()
    chance = FairChance(seed.to_bytes(32, "big"), "")
    state, events = new_game(rules, ("hat", "car", "dog", "cat"), chance)
    steps = [(state, events)]
    while (answer := computer.next_action(state, range(4))) and len(steps) < 3000:
        state, events = apply(state, *answer, chance)
        steps.append((state, events))
    return steps
