"""A simulated turn: all its offers, choices and actions, with events and fair dice."""

import statistics
import time
from collections.abc import Callable
from typing import Any

from engine.core.chance import FairChance
from engine.core.state import awaited
from engine.editions.board import TOKENS
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import new_game, offers, play
from engine.players.computer import next_action
from engine.simulate import TURNS

GAMES = 40
PLAYERS = 4


def compared(rounds: int, ply: Callable[[int], float]) -> dict[str, Any]:
    """Return a turn and a ply, measured in turn so that a slow spell of the machine meets both."""
    _simulate(0)
    pairs = [(_simulate(number), ply(number)) for number in range(rounds)]
    turn = statistics.median(turn for turn, _ in pairs)
    chess_ply = statistics.median(other for _, other in pairs)
    return {
        "turn_us": round(turn, 2),
        "chess_ply_us": round(chess_ply, 2),
        "ratio": round(statistics.median(turn / other for turn, other in pairs), 3),
        "turns_per_s": round(1e6 / turn),
        **_counts(),
    }


def _simulate(round_number: int) -> float:
    """Microseconds a turn, over whole games between four computer players."""
    turns = 0
    rules = rules_of(DEFAULT).played_by_post()
    seats = range(PLAYERS)
    begun = time.process_time()
    for number in range(GAMES):
        chance = FairChance(b"bench:%d:%d" % (round_number, number))
        state = new_game(rules, TOKENS[:PLAYERS], chance).state
        while state.turn <= TURNS and (answer := next_action(state, seats)):
            play(state, *answer, chance)
        turns += state.turn
    return (time.process_time() - begun) / turns * 1e6


def _counts() -> dict[str, float]:
    """Actions and offers a turn, counted apart so that counting costs no time above."""
    turns = actions = listed = 0
    rules = rules_of(DEFAULT).played_by_post()
    for number in range(GAMES):
        chance = FairChance(b"bench:0:%d" % number)
        state = new_game(rules, TOKENS[:PLAYERS], chance).state
        while state.turn <= TURNS and (answer := next_action(state, range(PLAYERS))):
            listed += len(offers(state, awaited(state)[0]))
            play(state, *answer, chance)
            actions += 1
        turns += state.turn
    return {
        "actions_per_turn": round(actions / turns, 2),
        "offers_per_turn": round(listed / turns, 2),
        "turns_per_game": round(turns / GAMES),
    }
