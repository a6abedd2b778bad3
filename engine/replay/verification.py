"""Plays a game's file back and says whether it is what the rules and the dice lead to.

The rules have to be those that the catalogue has for the rulebook, the game and the house rules
that they name. A finished game is played again from its seed; of a game that still runs, what
everybody may know is followed, and what cannot be checked is said.
"""

from collections.abc import Sequence

from engine.core.actions import SeatId
from engine.core.chance import FairChance, commitment
from engine.core.events import (
    CardDrawn,
    DiceThrown,
    Event,
    GameStarted,
    RentThrown,
    StarterThrown,
    audience,
)
from engine.core.notation import read
from engine.core.state import GameState, open_table
from engine.core.undo import roll_back, undo_target
from engine.editions.catalogued import fields_at_default
from engine.game import Outcome, concede, end_early, new_game, play, time_up
from engine.replay.announcements import Announcements, is_announcement
from engine.replay.differences import (
    Difference,
    at_step,
    check_beginning,
    check_rules,
    compare,
    compare_states,
    event_text,
)
from engine.replay.gamefile import (
    FileStep,
    GameFile,
)
from engine.replay.public_replay import apply_public, initial_state

START = "start"
"""The host's word for the first step of a game."""
TIME_LIMIT = "hour"
"""The host's word for a step in which the agreed hour of a timed game came."""
MOST_TAKEN_BACK = 1000
"""Steps of a file that may be taken back: for each a state is kept in memory until the end."""
ENDED_EARLY = "end-early"
"""The host's word for a step in which a moderator, or the host itself, ended the game."""
CONCEDED = "conceded "
"""What begins a step in which the others left the win to a seat, whose number follows."""


def check(file: GameFile) -> str:
    """Follow a file to its end; return what was found. Raises Difference."""
    check_beginning(file)
    check_rules(file.rules)
    if file.phase == "running":
        _follow(file)
    else:
        _play_again(file)
    return _report(file)


def _report(file: GameFile) -> str:
    older = fields_at_default(file.rules)
    return _findings(file) + (f" Its rules are older in: {', '.join(older)}." if older else "")


def _findings(file: GameFile) -> str:
    events = [event for step in file.steps for event in step.events]
    throws = sum(isinstance(event, StarterThrown | DiceThrown | RentThrown) for event in events)
    found = f"Game {file.game}: {len(file.steps)} steps, {len(events)} events, {throws} throws."
    if file.phase != "running":
        return f"{found} Rules and seed lead to every event and to the final state."
    cards = sum(isinstance(event, CardDrawn) for event in events)
    public = sum(is_announcement(event) for event in events)
    secret = sum(step.action is None for step in file.steps)
    return (
        f"{found} What is public leads to the table as it stands, and {public} bids, debts and "
        "other events that change nothing there agree with it. The seed is told at the end: "
        f"until then the {throws} throws, {cards} drawn cards, the answers to them, {secret} "
        "secret steps, and whether the rules lead to each event cannot be checked."
    )


# -- a game that is over: played again ---------------------------------------------------------


def _play_again(file: GameFile) -> None:
    """Play the game once more by the rules, with the dice of the seed."""
    if file.seed is None or file.mix is None or file.state is None:
        raise Difference("the game is over, but its seed, its mix or its final state is missing")
    seed = bytes.fromhex(file.seed)
    if commitment(seed) != file.commitment:
        raise Difference("the hash told before the game is not that of the seed")
    compare_states(_played_again(file, FairChance(seed, file.mix)), file.state)


def _played_again(file: GameFile, chance: FairChance) -> GameState:
    first, *rest = file.steps
    with at_step(first):
        tokens = [seat.token for seat in file.seats]
        state, events = new_game(file.rules, tokens, chance)
        compare(first.events, events)
    targets, before = _targets(file.steps), dict[int, GameState]()
    for step in rest:
        if step.number in targets:
            before[step.number] = state.copy()
        with at_step(step):
            state, events = _carried_out(state, step, before, chance)
            compare(step.events, events)
    return state


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


# -- a game that still runs: followed as far as it is public -----------------------------------


def _follow(file: GameFile) -> None:
    """Let every public event happen, and look at the table that they lead to."""
    if file.table is None or file.seed or file.mix or file.state:
        raise Difference("the game still runs: its file has a table, and neither seed nor state")
    state = _followed(file)
    compare_states(open_table(state), file.table)


def _followed(file: GameFile) -> GameState:
    state, before = _laid_out(file), dict[int, GameState]()
    announcements, announcements_before = Announcements(), dict[int, Announcements]()
    targets = _targets(file.steps)
    for step in file.steps:
        if step.number in targets:
            before[step.number] = state.copy()
            announcements_before[step.number] = announcements.copy()
        with at_step(step):
            back = undo_target(step.action or "")
            if back is not None:
                state = roll_back(state, _remembered(back, before))
                announcements = announcements_before[back].copy()
            _check_line(step)
            _happen(state, announcements, step.events)
    return state


def _check_line(step: FileStep) -> None:
    """Check that an open line can be read, and belongs to the seat it names."""
    if step.action is None or step.seat is None:
        if step.seat is not None or (
            step.events and step.action not in (None, START, TIME_LIMIT, ENDED_EARLY)
        ):
            raise Difference("nobody has said it, and something comes of it")
        return
    _need_seat(step, read(step.action)[0])


def _laid_out(file: GameFile) -> GameState:
    with at_step(file.steps[0]):
        started = file.steps[0].events[0]
        assert isinstance(started, GameStarted)
        return initial_state(started)


def _happen(state: GameState, announcements: Announcements, events: tuple[Event, ...]) -> None:
    for number, event in enumerate(events):
        if audience(event) is not None:
            raise Difference(f"it tells a secret, {event_text(event)}")
        announcements.check(state, events, number)
        apply_public(state, event)
