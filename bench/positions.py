"""What one late position costs: an action, its offers, its snapshot out and in, its bytes."""

import statistics
import time
from collections.abc import Callable
from typing import Any

from engine.core.chance import FairChance
from engine.core.decisions import ToRoll
from engine.core.saves import dump_state, load_state
from engine.core.state import GameState, waiting
from engine.editions.board import TOKENS
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import apply, new_game, offers, play
from engine.players.computer import next_action

PLAYERS = 4
TIMES = 2000


def measure(rounds: int) -> dict[str, Any]:
    """Microseconds each, and the bytes of the state as it is stored."""
    state, chance = late()
    seat = state.mover
    action = offers(state, seat)[0]
    text = dump_state(state)
    return {
        "apply_us": _median(rounds, lambda: apply(state, seat, action, chance)),  # type: ignore[arg-type]
        "offers_us": _median(rounds, lambda: offers(state, seat)),
        "dump_us": _median(rounds, lambda: dump_state(state)),
        "load_us": _median(rounds, lambda: load_state(text)),
        "state_bytes": len(text),
    }


def late() -> tuple[GameState, FairChance]:
    """Return a game with every deed sold and groups built on, the player with most to do to
    roll.
    """
    best: tuple[int, GameState, FairChance] | None = None
    for number in range(10):
        chance = FairChance(b"late:%d" % number)
        rules = rules_of(DEFAULT).played_by_post()
        state = new_game(rules, TOKENS[:PLAYERS], chance).state
        while answer := next_action(state, range(PLAYERS)):
            play(state, *answer, chance)
            if state.is_over or len(state.players()) < PLAYERS or state.turn > 400:
                break
            if isinstance(waiting(state), ToRoll):
                much = len(offers(state, state.mover))
                if best is None or much > best[0]:
                    best = much, state.copy(), chance
    assert best is not None
    return best[1], best[2]


def _median(rounds: int, call: Callable[[], object]) -> float:
    call()
    return round(statistics.median(_time(call) for _ in range(rounds)), 2)


def _time(call: Callable[[], object]) -> float:
    begun = time.process_time()
    for _ in range(TIMES):
        call()
    return (time.process_time() - begun) / TIMES * 1e6
