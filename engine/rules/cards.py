"""Chance and Community Chest (CARD)."""

from collections.abc import Callable
from typing import Any

from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.events import CardDrawn, CardKept, CardReturned, Jailed, Received
from engine.core.steps import Arrive, ReturnCard, TimesFreshRoll, TimesUsualRent
from engine.core.table import Table
from engine.core.why import CardSum
from engine.editions import cards as c
from engine.editions.board import SIZE, DeckName
from engine.rules.debt.payment import charge, charge_all
from engine.rules.movement import move_back, move_to


def draw(table: Table, seat: SeatId, deck: DeckName, roll: int) -> None:
    """CARD-01, CARD-02: take the top card, obey it, then put it under its deck."""
    card = c.cards()[table.state.decks[deck][0]]
    table.emit(CardDrawn(seat, card.id))
    if isinstance(card.effect, c.JailCard):  # CARD-03
        table.emit(CardKept(seat, card.id))
        return
    pending = table.state.agenda.frames
    _EFFECTS[type(card.effect)](table, seat, card, roll)
    if table.state.agenda.frames is pending:
        table.emit(CardReturned(card.id))
    else:  # What the card has set going comes before.
        first = table.state.agenda.frames[0]
        table.change_agenda().replace(first, first, ReturnCard(card.id))


def return_card(table: Table, frame: ReturnCard) -> None:
    """CARD-01: a card that has been obeyed goes under its deck; AMB-02: the order stays."""
    table.emit(CardReturned(frame.card))


def _advance(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """MOVE-05, GO-02: move the token on, past GO for the salary, as by a roll."""
    assert isinstance(card.effect, c.AdvanceTo)
    move_to(table, seat, card.effect.space)
    table.change_agenda().push(Arrive(seat, roll))


def _nearest_railroad(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """AMB-32: move on to the next railroad; AMB-33: for a multiple of its rent."""
    assert isinstance(card.effect, c.NearestRailroad)
    move_to(table, seat, _next_of(table, seat, "railroad"))
    table.change_agenda().push(Arrive(seat, roll, TimesUsualRent(card.effect.factor)))


def _nearest_utility(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """AMB-32: move on to the next utility; AMB-30: for a multiple of a fresh roll."""
    assert isinstance(card.effect, c.NearestUtility)
    move_to(table, seat, _next_of(table, seat, "utility"))
    table.change_agenda().push(Arrive(seat, roll, TimesFreshRoll(card.effect.factor)))


def _next_of(table: Table, seat: SeatId, group: str) -> int:
    start = table.state.seats[seat].space
    return min(table.state.members(group), key=lambda space: (space - start) % SIZE)


def _go_back(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """GO-06, AMB-37: the space reached counts in full."""
    assert isinstance(card.effect, c.GoBack)
    move_back(table, seat, card.effect.spaces)
    table.change_agenda().push(Arrive(seat, roll))


def _go_to_jail(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """JAIL-02: straight to Jail; GO-03: without a salary."""
    table.emit(Jailed(seat, "card"))


def _collect(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """BANK-04: the Bank pays the player."""
    assert isinstance(card.effect, c.CollectFromBank)
    table.emit(Received(seat, card.effect.amount, CardSum(card.id)))


def _pay(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """CARD-05: to the Bank, and nowhere else."""
    assert isinstance(card.effect, c.PayBank)
    charge(table, seat, (), card.effect.amount, CardSum(card.id))


def _collect_from_each(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """AMB-36: each of the others owes the drawer; those who are short raise it side by side."""
    assert isinstance(card.effect, c.CollectFromEach)
    amount, why = card.effect.amount, CardSum(card.id)
    payers = table.state.from_left_of(seat)
    charge_all(table, tuple(Debt(payer, (seat,), amount, why) for payer in payers))


def _pay_each(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """AMB-35: one debt to all others."""
    assert isinstance(card.effect, c.PayEach)
    others = table.state.from_left_of(seat)
    charge(table, seat, others, card.effect.amount * len(others), CardSum(card.id))


def _pay_per_building(table: Table, seat: SeatId, card: c.Card, roll: int) -> None:
    """AMB-38: all buildings anywhere, counted now."""
    assert isinstance(card.effect, c.PayPerBuilding)
    hotel = table.state.rules.hotel_level
    levels = [table.state.deeds[space].level for space in table.state.owned(seat)]
    hotels = levels.count(hotel)
    houses = sum(levels) - hotels * hotel
    amount = houses * card.effect.per_house + hotels * card.effect.per_hotel
    charge(table, seat, (), amount, CardSum(card.id))


_EFFECTS: dict[type[Any], Callable[[Table, SeatId, c.Card, int], None]] = {
    c.AdvanceTo: _advance,
    c.NearestRailroad: _nearest_railroad,
    c.NearestUtility: _nearest_utility,
    c.GoBack: _go_back,
    c.GoToJail: _go_to_jail,
    c.CollectFromBank: _collect,
    c.PayBank: _pay,
    c.CollectFromEach: _collect_from_each,
    c.PayEach: _pay_each,
    c.PayPerBuilding: _pay_per_building,
}
