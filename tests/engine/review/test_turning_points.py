"""Turning points: what belongs together, and what is worth telling."""

from engine import events as e
from engine.actions import Side
from engine.events import Event
from engine.why import CardSum, LuxuryTax
from tests.support import game as g
from tests.support.game import A, B, C
from tests.support.review_logs import bought, line, rent, reviewed, trade

DEAL = trade(Side((), 300), Side((g.VERMONT,)))
BEGUN = line("0 buy", *bought(A, g.ORIENTAL, g.CONNECTICUT), *bought(B, g.VERMONT, g.BOARDWALK))
MADE = line("1 accept 7", e.TradeMade(DEAL))


def built(level: int) -> e.Built:
    levels = tuple((space, level) for space in g.LIGHT_BLUES)
    return e.Built(A, levels, 150 * level, 32 - 3 * level, 12)


def throw(number: int, seat: int = C) -> e.DiceThrown:
    return e.DiceThrown(seat, 4, 4, number)


BUILT = (e.TradeMade(DEAL), built(3))
"""What is told of the trade where it was built on at once."""
TO_C = (e.TurnStarted(B), e.TurnStarted(C))


def told(*events: Event) -> list[tuple[Event, ...]]:
    """What the turning points tell of these events, after a trade that completes a group."""
    found = reviewed(BEGUN, MADE, line("2 throw", *events)).turning_points
    return [it.events for it in found]


def test_building_after_a_trade_belongs_to_the_trade() -> None:
    assert told(built(3)) == [BUILT]


def test_a_group_is_not_told_of_again_when_it_is_built_on_later() -> None:
    turns = (e.TurnStarted(seat) for seat in (B, C, A, B, C, A))
    assert told(*turns, built(3)) == [(e.TradeMade(DEAL),)]


def test_rent_goes_on_until_it_is_paid() -> None:
    """What is sold for rent belongs to the rent, although others act meanwhile."""
    owed = e.DebtOpened(C, (A,), 1800, rent(g.VERMONT, 1800))
    moved = e.Moved(C, 0, g.VERMONT)
    events = (built(4), *TO_C, throw(1), moved, owed, e.Mortgaged(C, g.READING, 100))
    assert told(*bought(C, g.READING), *events)[-1] == (moved, owed)


def test_small_rents_are_not_told() -> None:
    paid = e.Paid(C, (A,), 90, rent(g.VERMONT, 90))
    assert told(built(3), *TO_C, throw(1), e.Moved(C, 0, g.VERMONT), paid) == [BUILT]


def test_small_taxes_are_not_told() -> None:
    taxed = throw(1, A), e.Moved(A, 0, 38), e.Paid(A, (), 75, LuxuryTax())
    assert told(built(3), *taxed) == [BUILT]


def test_who_is_out_is_told_with_the_rent() -> None:
    owed = e.DebtOpened(C, (A,), 2000, rent(g.VERMONT, 2000))
    moved, out = e.Moved(C, 0, g.VERMONT), e.WentBankrupt(C, (A,))
    estate = e.EstateTaken(C, A, 1500, (), ())
    found = told(built(4), *TO_C, throw(1), moved, owed, out, estate)
    assert (moved, owed, out) in found


def test_what_happened_in_one_turn_is_told_in_its_order() -> None:
    """The fall counts for more than the trade before it, and yet comes after it."""
    owed = e.DebtOpened(C, (A,), 2000, rent(g.VERMONT, 2000))
    out, estate = e.WentBankrupt(C, (A,)), e.EstateTaken(C, A, 1500, (), ())
    swap = e.TradeMade(trade(Side((g.READING,), 0), Side((g.BOARDWALK,), 0)))
    bought_more = bought(A, g.READING)
    found = told(*bought_more, built(4), *TO_C, throw(1), swap, throw(2), owed, out, estate)
    orders = [events[0] for events in found]
    assert orders.index(swap) < orders.index(owed)


def test_a_card_that_costs_much_is_told() -> None:
    card = e.CardDrawn(A, "CC-HOSPITAL")
    paid = e.Paid(A, (), 500, CardSum("CC-HOSPITAL"))
    found = told(built(3), throw(1, A), card, paid)
    assert (card, paid) in found
