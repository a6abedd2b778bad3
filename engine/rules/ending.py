"""How a game ends: the last player left, a first bankruptcy, an agreed hour (SETUP-02, BKR-11)."""

from engine.actions import SeatId
from engine.decisions import HeldThrow
from engine.editions.policies import MostCash
from engine.errors import Reason, need
from engine.events import (
    CardReturned,
    GameEnded,
    RentLapsed,
    TimeLimitReached,
    TradeClosed,
    Worth,
)
from engine.rules.rent_claims import collect_all
from engine.rules.turn import start_turn
from engine.shortage.frames import SHORTAGE
from engine.state import GameState
from engine.steps import LastTurns, Reckoning, ReturnCard
from engine.table import Table
from engine.valuation import worth_of


def end_if_decided(table: Table) -> None:
    """BKR-11: the last player left wins at once; of what was pending only cards go back."""
    players = table.state.players()
    if len(players) == 1:
        _end(table, GameEnded(players))


def end_after_bankruptcy(table: Table) -> None:
    """S94-08, AMB-74: transfer, interest and auctions are completed, then the others are valued."""
    state = table.state
    if state.rules.ends_with_first_bankruptcy and table.stack and not state.is_closing():
        table.drop(*_NOT_COMPLETED)
        table.instead_of_turn(Reckoning())


def reckon(table: Table, frame: Reckoning) -> None:
    """S35-13, S94-10, TL-01: the richest wins; AMB-73: equals share, or cash decides."""
    if table.state.claims:
        table.then(frame)
        collect_all(table)
        return
    worths = {seat: worth_of(table.state, seat) for seat in table.state.players()}
    ranks = {seat: _rank(table.state, worth) for seat, worth in worths.items()}
    best = max(ranks.values())
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    _end(table, GameEnded(winners, tuple(worths.items()), frame.ending))


_NOT_COMPLETED = (HeldThrow, *SHORTAGE)
"""S35-06, AMB-71: nothing is held up or built any more once the game is closing."""


def _rank(state: GameState, worth: Worth) -> tuple[int, int]:
    return worth.total, worth.cash if isinstance(state.rules.tie, MostCash) else 0


def _end(table: Table, ended: GameEnded) -> None:
    for frame in reversed(table.stack):
        if isinstance(frame, ReturnCard):
            table.emit(CardReturned(frame.card))
    table.stack.clear()
    for trade in tuple(table.state.trades):
        table.emit(TradeClosed(trade, "gone"))
    table.emit(ended)


def reach_time_limit(table: Table) -> None:
    """Close a timed game at its agreed hour (S35-05, TL-01).

    S35-07, AMB-71: a throw already made is completed with its auction, card or debt, and its bonus
    throw is not taken; or the round is completed, where that was agreed.
    """
    state = table.state
    need(state.rules.is_timed, Reason.NO_HOUR)
    need(not state.is_closing(), Reason.TIME_LIMIT_REACHED)
    table.emit(TimeLimitReached())
    table.drop(*_NOT_COMPLETED)
    if state.rules.finishes_round:
        table.after_this_turn(LastTurns(_until_starter(state)))
    else:
        table.instead_of_turn(Reckoning())


def end_early(table: Table) -> None:
    """End the game before its time, as a moderator may: it closes as at an agreed hour.

    S35-07, AMB-71: a throw already made is completed with its auction, card or debt. Turns that a
    round was still to have are not taken.
    """
    table.drop(LastTurns, *_NOT_COMPLETED)
    table.instead_of_turn(Reckoning("early"))


def concede(table: Table, winner: SeatId) -> None:
    """End the game at once for the one player to whom all others leave the win.

    Nobody goes bankrupt by it: all keep what they have, and come in by what that is worth.
    """
    need(winner in table.state.players(), Reason.NOT_AWAITED)
    for claim in tuple(table.state.claims):
        table.emit(RentLapsed(claim, "left"))
    _end(table, GameEnded((winner,), ending="conceded"))


def _until_starter(state: GameState) -> tuple[SeatId, ...]:
    """Return the players to the left of the mover that have had one turn less."""
    seats = len(state.seats)
    missing = (state.starter - state.mover - 1) % seats
    following = ((state.mover + step) % seats for step in range(1, missing + 1))
    return tuple(seat for seat in following if state.seats[seat].left is None)


def last_turns(table: Table, frame: LastTurns) -> None:
    """AMB-71: everybody has had as many turns when the starter would be next."""
    if not frame.seats:
        table.then(Reckoning())
        return
    table.then(LastTurns(frame.seats[1:]))
    start_turn(table, frame.seats[0])
