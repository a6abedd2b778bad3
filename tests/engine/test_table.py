"""The agenda, as chapters of the rules change it, and what a table records of that."""

from engine.core.decisions import Debt, DebtSettlement, HeldRoll
from engine.core.events import (
    AgendaChanged,
    MoveEnded,
    PropertyBought,
    PurchaseOffered,
    TurnStarted,
)
from engine.core.steps import AuctionLot, ReturnCard
from engine.core.table import Table
from engine.core.why import LuxuryTax
from tests.support.game import MEDITERRANEAN, A, B, ScriptedChance, live


def owing(number: int) -> DebtSettlement:
    return DebtSettlement(number, (Debt(A, (B,), 10, LuxuryTax()),))


def new_table() -> Table:
    return Table(live(2).state, ScriptedChance())


def test_what_is_pending_is_found_from_the_top_down() -> None:
    table = new_table()
    for frame in (owing(9), AuctionLot(39), owing(8)):
        table.change_agenda().push(frame)
    assert [frame.id for frame in table.state.agenda.pending(DebtSettlement)] == [8, 9]


def test_a_frame_is_replaced_where_it_lies_and_an_equal_one_is_not() -> None:
    table = new_table()
    turn = table.state.agenda.lane("turn")
    first, twin = AuctionLot(39), AuctionLot(39)
    for frame in (twin, owing(8), first):
        table.change_agenda().push(frame)
    table.change_agenda().replace(twin, AuctionLot(37))
    assert table.state.agenda.frames == (AuctionLot(39), owing(8), AuctionLot(37), *turn)


def test_what_is_settled_before_a_move_comes_before_what_waits_for_the_next_roll() -> None:
    table = new_table()
    turn = table.state.agenda.lane("turn")
    held, card = HeldRoll(9, B, A), ReturnCard("CH-GO")
    table.change_agenda().put("move", held)
    table.change_agenda().put("before-throw", AuctionLot(1))
    table.change_agenda().before_next_move(AuctionLot(3))
    table.change_agenda().before_next_move(AuctionLot(5))
    table.change_agenda().put("before-throw", AuctionLot(6))
    table.change_agenda().push(card)
    lots = AuctionLot(3), AuctionLot(5), held, AuctionLot(1), AuctionLot(6)
    assert table.state.agenda.frames == (card, *lots, *turn)


def test_while_no_roll_is_to_be_moved_the_next_move_is_that_of_the_next_roll() -> None:
    table = new_table()
    table.change_agenda().put("before-throw", AuctionLot(1))
    table.change_agenda().before_next_move(AuctionLot(3))
    assert table.state.agenda.frames[:2] == (AuctionLot(1), AuctionLot(3))


def test_an_agenda_is_recorded_where_the_events_do_not_lead_to_it() -> None:
    table = new_table()
    table.emit(TurnStarted(B))
    table.emit(MoveEnded(B, 0))
    table.come_to_rest()
    assert table.events == [TurnStarted(B), MoveEnded(B, 0)]
    table.change_agenda().push(AuctionLot(39))
    table.come_to_rest()
    table.come_to_rest()
    assert table.events[2:] == [AgendaChanged(table.state.agenda)]


def test_what_came_and_went_before_the_table_rests_is_not_recorded() -> None:
    table = new_table()
    card = ReturnCard("CH-GO")
    table.change_agenda().push(card)
    table.emit(MoveEnded(A, 1))
    table.change_agenda().remove(card)
    table.come_to_rest()
    assert table.events == [MoveEnded(A, 1)]


def test_what_is_back_as_it_was_is_recorded_where_events_alone_lead_elsewhere() -> None:
    table, card = new_table(), ReturnCard("CH-GO")
    table.emit(PurchaseOffered(A, MEDITERRANEAN))
    table.change_agenda().push(card)
    table.emit(PropertyBought(A, MEDITERRANEAN, 60))
    table.change_agenda().remove(card)
    table.come_to_rest()
    assert table.events[2:] == [AgendaChanged(table.state.agenda)]
