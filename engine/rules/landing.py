"""Dealing with the space that a token reaches (MOVE-04, PARK)."""

from collections.abc import Callable

from engine.core.actions import SeatId
from engine.core.events import Jailed
from engine.core.steps import Arrive, RentTerms, UsualRent
from engine.core.table import Table
from engine.editions.board import SIZE, PlainSpace, Property
from engine.rules.cards import draw
from engine.rules.movement import move_to
from engine.rules.parking import rest_or_take
from engine.rules.property import land_on_property
from engine.rules.tax import land_on_tax

USUAL_RENT = UsualRent()


def move_roll(table: Table, seat: SeatId, roll: int) -> None:
    """MOVE-01: the token moves by the sum of both dice and the space reached decides."""
    to = (table.state.seats[seat].space + roll) % SIZE
    move_to(table, seat, to)
    land(table, seat, to, roll)


def arrive(table: Table, frame: Arrive) -> None:
    """MOVE-05: what a card moves a token to is dealt with like what a roll does."""
    seat = frame.seat
    land(table, seat, table.state.seats[seat].space, frame.roll, frame.terms)


def land(table: Table, seat: SeatId, at: int, roll: int, terms: RentTerms = USUAL_RENT) -> None:
    """MOVE-04: the space decides. `roll` is the sum that moved the player, for utilities."""
    space = table.state.rules.spaces[at]
    if isinstance(space, Property):
        land_on_property(table, seat, space, roll, terms)
    else:
        _PLACES[space.kind](table, seat, space, roll)


def _rest(table: Table, seat: SeatId, place: PlainSpace, roll: int) -> None:
    """JAIL-06, and GO, whose salary is already paid: nothing happens."""


def _park(table: Table, seat: SeatId, place: PlainSpace, roll: int) -> None:
    rest_or_take(table, seat)


def _go_to_jail(table: Table, seat: SeatId, place: PlainSpace, roll: int) -> None:
    """JAIL-01, JAIL-04: straight to Jail."""
    table.emit(Jailed(seat, "space"))


def _tax(table: Table, seat: SeatId, place: PlainSpace, roll: int) -> None:
    assert place.tax is not None
    land_on_tax(table, seat, place.tax)


def _draw(table: Table, seat: SeatId, place: PlainSpace, roll: int) -> None:
    assert place.deck is not None
    draw(table, seat, place.deck, roll)


_PLACES: dict[str, Callable[[Table, SeatId, PlainSpace, int], None]] = {
    "go": _rest,
    "jail": _rest,
    "free_parking": _park,
    "go_to_jail": _go_to_jail,
    "tax": _tax,
    "draw": _draw,
}
