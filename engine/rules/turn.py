"""Turns: who starts, rolling, doubles, and passing the dice on (TURN, DBL)."""

from functools import cache

from engine.core.actions import EndTurn, Roll, SeatId
from engine.core.decisions import ToEnd, ToRoll
from engine.core.events import DiceRolled, Jailed, MoveEnded, StarterRolled, TurnStarted
from engine.core.state import GameState
from engine.core.steps import EndOfMove
from engine.core.table import Table
from engine.rules.building.buying import could_build
from engine.rules.landing import move_roll
from engine.rules.rent_claims import lapse_claims

ROLL = Roll()
# Records never change. Of these there are few, so each is made once for all turns.
_turn_started = cache(TurnStarted)
_move_ended = cache(MoveEnded)


def choose_starter(table: Table) -> SeatId:
    """TURN-01: the highest roll begins. AMB-03: only the tied roll again."""
    contenders: tuple[SeatId, ...] = table.state.players()
    while len(contenders) > 1:
        totals = {seat: _roll_to_start(table, seat) for seat in contenders}
        best = max(totals.values())
        contenders = tuple(seat for seat in contenders if totals[seat] == best)
    return contenders[0]


def _roll_to_start(table: Table, seat: SeatId) -> int:
    number = table.state.rolls
    first, second = table.chance.dice(number)
    table.emit(StarterRolled(seat, first, second, number))
    return first + second


def start_turn(table: Table, seat: SeatId) -> None:
    """Start a player's turn: to roll, or first to choose a way out of Jail."""
    table.emit(_turn_started(seat))


def roll_dice(table: Table, seat: SeatId) -> tuple[int, int]:
    """Roll the dice to move."""
    state = table.state
    number = state.rolls
    first, second = table.chance.dice(number)
    if state.claims:
        lapse_claims(table)
    table.emit(DiceRolled(seat, first, second, number))
    return first, second


def roll(table: Table, decision: ToRoll, seat: SeatId, action: Roll) -> None:
    """DBL-01, DBL-02: move the roll; DBL-03: the third doubles are not moved but go to Jail."""
    first, second = roll_dice(table, seat)
    if first == second and decision.doubles + 1 == table.state.rules.doubles_to_jail:
        table.emit(Jailed(seat, "doubles"))
    else:
        move_roll(table, seat, first + second)


def end_of_move(table: Table, frame: EndOfMove) -> None:
    """Roll again after doubles (DBL-02); being sent to Jail ends the turn (DBL-05, JAIL-05)."""
    state, seat = table.state, frame.seat
    player = state.seats[seat]
    if player.left is not None or player.jail == 0:
        pass_dice(table, seat)
    elif frame.doubles or not state.rules.turns_end_by_themselves or waits_to_end(state, seat):
        table.emit(_move_ended(seat, frame.doubles))
    else:
        pass_dice(table, seat)


def waits_to_end(state: GameState, seat: SeatId) -> bool:
    """AMB-07: whether the mover, who builds in this turn only, could still build before it ends."""
    return state.rules.is_built_in_own_turn and not state.is_closing() and could_build(state, seat)


def close_end(table: Table, decision: ToEnd) -> bool:
    """AMB-07: a turn that only waited for building ends once nothing more could be built."""
    if not table.state.rules.turns_end_by_themselves or waits_to_end(table.state, decision.seat):
        return False
    pass_dice(table, decision.seat)
    return True


def end_turn(table: Table, decision: ToEnd, seat: SeatId, action: EndTurn) -> None:
    """AMB-07: the player says that the turn is over."""
    pass_dice(table, seat)


def pass_dice(table: Table, seat: SeatId) -> None:
    """TURN-02: play goes to the left, unless the last turns are already counted (AMB-71)."""
    state = table.state
    if state.agenda.lanes[-1] == "after-turn":
        table.change_agenda().remove(state.agenda.frames[0])
    else:
        table.emit(_turn_started(state.left_of(seat)))
