"""The verbs by which chapters of the rules change what is pending."""

from engine.core.decisions import Debt, DebtSettlement
from engine.core.steps import AuctionLot
from engine.core.table import Table
from engine.core.why import LuxuryTax
from tests.support.game import A, B, ScriptedChance, live


def owing(number: int) -> DebtSettlement:
    return DebtSettlement(number, (Debt(A, (B,), 10, LuxuryTax()),))


def test_what_is_pending_is_found_from_the_top_down() -> None:
    table = Table(live(2).state, ScriptedChance())
    for frame in (owing(9), AuctionLot(39), owing(8)):
        table.then(frame)
    assert [frame.id for frame in table.pending(DebtSettlement)] == [8, 9]


def test_a_frame_goes_on_as_another_where_it_lies_and_an_equal_one_does_not() -> None:
    table = Table(live(2).state, ScriptedChance())
    (turn,) = table.stack
    first, twin = AuctionLot(39), AuctionLot(39)
    for frame in (twin, owing(8), first):
        table.then(frame)
    table.goes_on_as(twin, AuctionLot(37))
    assert table.stack == [turn, AuctionLot(37), owing(8), AuctionLot(39)]
