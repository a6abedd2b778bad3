"""How a game ends: the last player left, a first bankruptcy, an agreed hour (SETUP-02, BKR-11)."""

from collections.abc import Iterable, Sequence

from engine.core.actions import SeatId
from engine.core.auctions import SHORTAGE
from engine.core.decisions import HeldRoll
from engine.core.errors import Reason, need
from engine.core.events import (
    CardReturned,
    GameEnded,
    RentLapsed,
    TimeLimitReached,
    TradeClosed,
    Worth,
)
from engine.core.position import Position
from engine.core.state import GameState
from engine.core.steps import FinalValuation, LastTurns, ReturnCard
from engine.core.table import Table
from engine.rules.rent_claims import collect_all
from engine.rules.turn import start_turn


def standings(position: Position, leavers: Sequence[SeatId] = ()) -> list[tuple[SeatId, int]]:
    """Return seats with their places: winners, those still in by worth, the others as they left.

    A player who left later is placed higher; equals share a place. `leavers`: the seats in the
    order in which they left, which a position knows only by turn.
    """
    ranks = {seat: _standing(position, seat, leavers) for seat in range(len(position.seats))}
    order = sorted(ranks, key=lambda seat: (ranks[seat], -seat), reverse=True)
    return [(seat, 1 + sum(r > ranks[seat] for r in ranks.values())) for seat in order]


def _standing(position: Position, seat: SeatId, leavers: Sequence[SeatId]) -> tuple[int, int, int]:
    left = position.seats[seat].left
    if left is not None:
        return 0, left, leavers.index(seat) if seat in leavers else 0
    return 1, int(seat in position.winners), worth_of(position, seat).total


def worth_of_unmortgaging(position: Position, spaces: Iterable[int]) -> int:
    """Return the dollars that mortgaged deeds would count more if their loans were paid off."""
    prices = [position.rules.properties[space].price for space in spaces]
    return sum(price - price // 2 for price in prices)


def worth_of(position: Position, seat: SeatId) -> Worth:
    """S35-08 to S35-12, S94-09, TL-03: what a seat is worth at the end, in dollars.

    A mortgaged deed counts half its price (S35-10, S94-09), a house what it cost (S35-11), a hotel
    its own price and the houses handed in for it: five in all, or four in the short game (S35-12,
    S94-09, AMB-72).
    """
    properties, hotel = position.rules.properties, position.rules.hotel_level
    deeds = mortgaged = houses = hotels = 0
    for space in position.owned(seat):
        prop, deed = properties[space], position.deeds[space]
        if deed.mortgaged:
            mortgaged += prop.price // 2
        else:
            deeds += prop.price
        if deed.level == hotel:
            hotels += prop.house_cost * hotel
        else:
            houses += prop.house_cost * deed.level
    return Worth(position.seats[seat].cash, deeds, mortgaged, houses, hotels)


def end_if_decided(table: Table) -> None:
    """BKR-11: the last player left wins at once; of what was pending only cards go back."""
    players = table.state.players()
    if len(players) == 1:
        _end(table, GameEnded(players))


def end_after_bankruptcy(table: Table) -> None:
    """S94-08, AMB-74: transfer, interest and auctions are completed, then the others are valued."""
    state = table.state
    if state.rules.ends_with_first_bankruptcy and not state.is_over and not state.is_closing():
        agenda = table.change_agenda()
        agenda.drop(*_NOT_COMPLETED)
        agenda.put_turn(FinalValuation())


def final_valuation(table: Table, frame: FinalValuation) -> None:
    """S35-13, S94-10, TL-01: the richest wins; AMB-73: equals share, or cash decides."""
    if table.state.claims:
        collect_all(table)
        return
    worths = {seat: worth_of(table.state, seat) for seat in table.state.players()}
    ranks = {seat: _rank(table.state, worth) for seat, worth in worths.items()}
    best = max(ranks.values())
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    _end(table, GameEnded(winners, tuple(worths.items()), frame.ending))


_NOT_COMPLETED = (HeldRoll, *SHORTAGE)
"""S35-06, AMB-71: nothing is held up or built any more once the game is closing."""


def _rank(state: GameState, worth: Worth) -> tuple[int, int]:
    return worth.total, worth.cash if state.rules.tie == "most-cash" else 0


def _end(table: Table, ended: GameEnded) -> None:
    for frame in table.state.agenda.pending(ReturnCard):
        table.emit(CardReturned(frame.card))
    for trade in tuple(table.state.trades):
        table.emit(TradeClosed(trade, "gone"))
    table.emit(ended)


def reach_time_limit(table: Table) -> None:
    """Close a timed game at its agreed hour (S35-05, TL-01).

    S35-07, AMB-71: a roll already made is completed with its auction, card or debt, and its bonus
    roll is not taken; or the round is completed, where that was agreed.
    """
    state = table.state
    need(state.rules.is_timed, Reason.NO_HOUR)
    need(not state.is_closing(), Reason.TIME_LIMIT_REACHED)
    table.emit(TimeLimitReached())
    agenda = table.change_agenda()
    agenda.drop(*_NOT_COMPLETED)
    if state.rules.finishes_round:
        agenda.put("after-turn", LastTurns(_until_starter(state)))
    else:
        agenda.put_turn(FinalValuation())


def end_early(table: Table) -> None:
    """End the game before its time, as a moderator may: it closes as at an agreed hour.

    S35-07, AMB-71: a roll already made is completed with its auction, card or debt. Turns that a
    round was still to have are not taken.
    """
    agenda = table.change_agenda()
    agenda.drop(LastTurns, *_NOT_COMPLETED)
    agenda.put_turn(FinalValuation("early"))


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
        agenda = table.change_agenda()
        agenda.remove(frame)
        agenda.put_turn(FinalValuation())
        return
    table.change_agenda().put("after-turn", LastTurns(frame.seats[1:]))
    start_turn(table, frame.seats[0])
