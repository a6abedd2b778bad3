"""Which events count most: small logs written by hand, told from where the game stands after."""

from math import inf

import pytest

from engine.analysis.statistics import RunningStatistics
from engine.analysis.statistics.weights import LASTING, event_weights
from engine.core import events as e
from engine.core.actions import Side
from engine.core.events import Event, Trade
from engine.core.why import AuctionPrice, IncomeTax, Rent
from engine.editions.catalogue import rules_of
from tests.support import game as g
from tests.support.event_logs import log_of
from tests.support.game import A, B, C

RULES = rules_of("1994")
START = e.GameStarted(RULES, ("hat", "car", "dog"))
LIGHT_BLUES = (g.ORIENTAL, g.VERMONT, g.CONNECTICUT)


def weights(*events: Event) -> list[float]:
    """What each of these events counts, in a game of three with $1,500 each."""
    log = list(enumerate(events, 1))
    found = event_weights(log, RunningStatistics(log_of((START, *events))).state)
    assert set(found) <= set(log)
    return [found.get(it, 0) for it in log]


def bought(seat: int, space: int) -> Event:
    return e.PropertyBought(seat, space, RULES.properties[space].price)


def paid(visitor: int, owner: int, space: int, amount: int) -> Event:
    return e.Paid(visitor, (owner,), amount, Rent(space, "bare", amount, 1, 0))


def trade(gives: Side, takes: Side) -> Event:
    """A offers, B accepts."""
    return e.TradeMade(Trade(7, A, B, gives, takes))


def test_a_rent_above_a_third_of_the_cash_counts_what_it_is() -> None:
    owned = bought(B, g.VERMONT)
    assert weights(owned, paid(A, B, g.VERMONT, 501)) == [0, 501]
    assert weights(owned, paid(A, B, g.VERMONT, 499)) == [0, 0]


def test_a_small_rent_counts_nothing_even_to_the_poor() -> None:
    tax = e.Paid(A, (), 1410, IncomeTax(None))
    assert weights(bought(B, g.VERMONT), tax, paid(A, B, g.VERMONT, 90)) == [0, 0, 0]
    assert weights(bought(B, g.VERMONT), e.Paid(A, (), 1390, IncomeTax(None)),
                   paid(A, B, g.VERMONT, 100)) == [0, 0, 100]  # fmt: skip


@pytest.mark.parametrize(
    "raising",
    [
        e.SalaryPaid(A, 200),
        e.Received(A, 200, IncomeTax(None)),
        e.Mortgaged(A, g.BOARDWALK, 200),
        trade(Side(), Side(cash=200)),
    ],
)
def test_the_cash_at_that_moment_decides_not_what_came_later(raising: Event) -> None:
    spent = (bought(A, g.BOARDWALK), e.Paid(A, (), 600, IncomeTax(None)))
    rent = paid(A, B, g.VERMONT, 200)
    before = weights(bought(B, g.VERMONT), *spent, rent, raising)
    after = weights(bought(B, g.VERMONT), *spent, raising, rent)
    assert before[3] == 200
    assert after[4] == 0


def test_a_deal_counts_from_300_dollars_on_one_side_on() -> None:
    owned = bought(A, g.READING)
    assert weights(owned, trade(Side((g.READING,)), Side(cash=299))) == [0, 0]
    assert weights(owned, trade(Side((g.READING,), cash=100), Side(cash=0))) == [0, 300]


def test_each_way_to_complete_a_group_lasts() -> None:
    first = tuple(bought(A, space) for space in LIGHT_BLUES[:2])
    assert weights(*first, bought(A, LIGHT_BLUES[2])) == [0, 0, LASTING]
    won = (
        e.AuctionWon(A, LIGHT_BLUES[2], 130),
        e.Paid(A, (), 130, AuctionPrice(LIGHT_BLUES[2])),
        e.DeedTaken(A, LIGHT_BLUES[2]),
    )
    assert weights(*first, *won) == [0, 0, LASTING, 0, 0]
    theirs = bought(B, LIGHT_BLUES[2])
    deal = trade(Side(cash=110), Side((LIGHT_BLUES[2],)))
    assert weights(*first, theirs, deal) == [0, 0, 0, LASTING]


def test_a_group_that_was_broken_up_later_was_complete_all_the_same() -> None:
    whole = tuple(bought(A, space) for space in LIGHT_BLUES)
    assert weights(*whole, trade(Side((g.ORIENTAL,)), Side(cash=5))) == [0, 0, LASTING, 0]


def test_an_auction_before_the_group_was_whole_counts_nothing() -> None:
    won = (e.AuctionWon(A, g.ORIENTAL, 20), e.DeedTaken(A, g.ORIENTAL))
    rest = tuple(bought(A, space) for space in LIGHT_BLUES[1:])
    assert weights(*won, *rest) == [0, 0, 0, LASTING]


def test_a_second_utility_completes_nothing() -> None:
    assert weights(bought(A, g.ELECTRIC), bought(A, g.WATER_WORKS)) == [0, 0]


def test_who_leaves_the_game_and_who_gets_what_counts_most() -> None:
    owned = bought(C, g.VERMONT)
    out = (e.WentBankrupt(C, (A,)), e.EstateTaken(C, A, 1400, (g.VERMONT,), ()))
    assert weights(owned, *out) == [0, inf, inf]
    left = (e.Resigned(C), e.WentBankrupt(C, ()), e.EstateSurrendered(C, 1400, (g.VERMONT,), ()))
    assert weights(owned, *left) == [0, inf, inf, inf]


def test_what_was_bought_before_an_estate_passed_is_followed_through_it() -> None:
    parts = (bought(A, g.ORIENTAL), bought(A, g.VERMONT), bought(C, g.CONNECTICUT))
    out = (
        e.WentBankrupt(C, (A,)),
        e.EstateTaken(C, A, 1380, (g.CONNECTICUT,), ()),
    )
    assert weights(*parts, *out)[:3] == [0, 0, 0]
