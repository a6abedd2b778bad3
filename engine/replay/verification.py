"""Plays a finished game's file again and says whether it is what the rules and the dice lead to.

The rules have to be those that the catalogue has for the rulebook, the game and the house rules
that they name.
"""

from collections.abc import Sequence

from engine.core.actions import SeatId
from engine.core.chance import FairChance, commitment
from engine.core.events import DiceRolled, GameStarted, RentRolled, StarterRolled
from engine.core.notation import read
from engine.core.state import GameState
from engine.core.undo import roll_back, undo_target
from engine.game import Outcome, concede, end_early, new_game, play, time_up
from engine.replay.differences import (
    Difference,
    at_step,
    check_beginning,
    check_rules,
    compare,
    compare_states,
    fields_at_default,
)
from engine.replay.gamefile import FileStep, GameFile

TIME_LIMIT = "hour"
"""The host's word for a step in which the agreed hour of a timed game came."""
MOST_TAKEN_BACK = 1000
"""Steps of a file that may be taken back: for each a state is kept in memory until the end."""
ENDED_EARLY = "end-early"
"""The host's word for a step in which a moderator, or the host itself, ended the game."""
CONCEDED = "conceded "
"""What begins a step in which the others left the win to a seat, whose number follows."""


class StillRunning(Exception):
    """A game that still runs: nothing in its file can be checked before its seed is told."""


def check(file: GameFile) -> str:
    """Play a game again by the rules, with the dice of its seed; return what was found.

    Raises Difference, and StillRunning.
    """
    if file.phase == "running":
        raise StillRunning
    check_beginning(file)
    check_rules(file.rules)
    if file.seed is None or file.mix is None or file.state is None:
        raise Difference("the game is over, but its seed, its mix or its final state is missing")
    seed = bytes.fromhex(file.seed)
    if commitment(seed) != file.commitment:
        raise Difference("the hash told before the game is not that of the seed")
    compare_states(_played_again(file, FairChance(seed, file.mix)), file.state)
    return _report(file)


def _report(file: GameFile) -> str:
    events = [event for step in file.steps for event in step.events]
    rolls = sum(isinstance(event, StarterRolled | DiceRolled | RentRolled) for event in events)
    found = (
        f"Game {file.game}: {len(file.steps)} steps, {len(events)} events, {rolls} rolls. "
        "Rules and seed lead to every event and to the final state."
    )
    older = fields_at_default(file.rules)
    return found + (f" Its rules are older in: {', '.join(older)}." if older else "")


def _played_again(file: GameFile, chance: FairChance) -> GameState:
    first, *rest = file.steps
    with at_step(first):
        tokens = [seat.token for seat in file.seats]
        state, events = new_game(file.rules, tokens, chance, draws_seats=_draws_seats(first))
        compare(first.events, events, state.agenda)
    targets, before = _targets(file.steps), dict[int, GameState]()
    for step in rest:
        if step.number in targets:
            before[step.number] = state.copy()
        with at_step(step):
            state, events = _carried_out(state, step, before, chance)
            compare(step.events, events, state.agenda)
    return state


def _draws_seats(first: FileStep) -> bool:
    """Return whether a file says that the seats of its game were drawn."""
    return any(isinstance(event, GameStarted) and event.drawn for event in first.events)


def _targets(steps: Sequence[FileStep]) -> set[int]:
    """Return the numbers of the steps that are taken back later on."""
    found = set()
    for step in steps:
        with at_step(step):
            number = undo_target(step.action or "")
        if number is not None:
            found.add(number)
    if len(found) > MOST_TAKEN_BACK:
        raise Difference(f"more than {MOST_TAKEN_BACK} of its steps are taken back")
    return found


def _carried_out(
    state: GameState, step: FileStep, before: dict[int, GameState], chance: FairChance
) -> Outcome:
    """Return what a step leads to; mostly the same state, changed in place."""
    line = step.action or ""
    back = undo_target(line)
    if back is not None:
        return Outcome(roll_back(state, _remembered(back, before)), ())
    if line == TIME_LIMIT:
        return time_up(state, chance)
    if line == ENDED_EARLY:
        return end_early(state, chance)
    if line.startswith(CONCEDED):
        return concede(state, _winner(line), chance)
    if step.seat is None:  # What the host notes for itself changes nothing on the table.
        return Outcome(state, ())
    seat, action = read(line)
    _need_seat(step, seat)
    return Outcome(state, play(state, seat, action, chance))


def _winner(line: str) -> SeatId:
    number = line.removeprefix(CONCEDED)
    if not (number.isascii() and number.isdigit()):
        raise Difference(f"no seat has the number {number!r}")
    return int(number)


def _need_seat(step: FileStep, seat: SeatId) -> None:
    if seat != step.seat:
        raise Difference(f"it is a line of seat {seat}, not of seat {step.seat}")


def _remembered(number: int, before: dict[int, GameState]) -> GameState:
    if number not in before:
        raise Difference(f"there is no step {number} before it to take back")
    return before[number]
