"""A simulated turn: all its offers, choices and actions, with events and fair dice.

The player is one that never changes, so that turns of other versions are the same turns; apart from
that, a simulation with four sharp players is timed, whose turns change with what they have learned.
"""

import statistics
import time
from collections.abc import Callable
from typing import Any

from bench.arena.greedy import choose
from engine.core.actions import Action, SeatId
from engine.core.chance import FairChance
from engine.core.decisions import OfTurn
from engine.core.state import GameState, awaited, waiting
from engine.editions.board import TOKENS
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import answers, new_game, offers, play
from engine.players.own import computer_player
from engine.rules.manage import spending_offers
from engine.simulate import TURNS, simulate

GAMES = 40
SHARP_GAMES = 4
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


def sharp(rounds: int) -> dict[str, Any]:
    """Return how many turns a second a simulation with sharp players plays, checks included."""
    own = [computer_player(strength="sharp")] * PLAYERS
    rules = rules_of(DEFAULT).played_by_post()
    speeds, turns = list[float](), 0
    simulate(rules, 1, PLAYERS, "warm", 2, own=own)
    for number in range(rounds):
        begun = time.process_time()
        report = simulate(rules, SHARP_GAMES, PLAYERS, f"bench:{number}", TURNS, own=own)
        speeds.append(report.turns / (time.process_time() - begun))
        turns += report.turns
    games = rounds * SHARP_GAMES
    return {"turns_per_s": round(statistics.median(speeds)), "turns_per_game": round(turns / games)}


def _simulate(round_number: int) -> float:
    """Microseconds a turn, over whole games between four computer players."""
    turns = 0
    rules = rules_of(DEFAULT).played_by_post()
    begun = time.process_time()
    for number in range(GAMES):
        chance = FairChance(b"bench:%d:%d" % (round_number, number))
        state = new_game(rules, TOKENS[:PLAYERS], chance).state
        while state.turn <= TURNS and (answer := _answer(state)):
            play(state, *answer, chance)
        turns += state.turn
    return (time.process_time() - begun) / turns * 1e6


def _answer(state: GameState) -> tuple[SeatId, Action] | None:
    """Return who acts next and what the seat does, None once the game is over."""
    seats = awaited(state)
    if not seats:
        return None
    seat, decision = seats[0], waiting(state)
    found = answers(state, seat)
    if isinstance(decision, OfTurn):
        found += spending_offers(state, seat)
    return seat, choose(state, seat, decision.seen_by(seat), found)


def _counts() -> dict[str, float]:
    """Actions and offers a turn, counted apart so that counting costs no time above."""
    turns = actions = listed = 0
    rules = rules_of(DEFAULT).played_by_post()
    for number in range(GAMES):
        chance = FairChance(b"bench:0:%d" % number)
        state = new_game(rules, TOKENS[:PLAYERS], chance).state
        while state.turn <= TURNS and (answer := _answer(state)):
            listed += len(offers(state, awaited(state)[0]))
            play(state, *answer, chance)
            actions += 1
        turns += state.turn
    return {
        "actions_per_turn": round(actions / turns, 2),
        "offers_per_turn": round(listed / turns, 2),
        "turns_per_game": round(turns / GAMES),
    }
