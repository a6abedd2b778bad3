"""The table as a review judges it while something is owed, before trades and after them."""

from dataclasses import replace

import pytest

from engine.analysis.review.judged_table import JudgedTable
from engine.core import events as e
from engine.core.actions import Side
from engine.core.events import Event
from engine.core.timeline import Timeline
from engine.core.why import LuxuryTax
from engine.players.judge.judging import fitted_judge
from tests.support import game as g
from tests.support.event_logs import log_of
from tests.support.game import A, B
from tests.support.review_logs import RULES, bought, rent, trade

HOTELS = e.Built(B, tuple((space, 5) for space in g.LIGHT_BLUES), 750, 32, 9)
LOT = trade(Side((g.PACIFIC,)), Side())


def owing(dollars: int, *before: Event) -> JudgedTable:
    """A table of two, where A owes B rent."""
    debt = e.DebtOpened(A, (B,), dollars, rent(g.VERMONT, dollars))
    events = (e.TurnStarted(A), *bought(B, *g.LIGHT_BLUES), HOTELS, *before, debt)
    timeline = Timeline(log_of((e.GameStarted(RULES, ("hat", "car")), *events)))
    table = JudgedTable(fitted_judge(), timeline)
    for entry in timeline:
        table.follow(entry)
    return table


def mortgaging_all() -> tuple[Event, ...]:
    """Everything else belongs to A, and has been mortgaged for what A has spent."""
    out: list[Event] = []
    for space, prop in RULES.properties.items():
        if space not in g.LIGHT_BLUES:
            out += [e.PropertyBought(A, space, 0), e.Mortgaged(A, space, prop.mortgage)]
            out.append(e.Paid(A, (), prop.mortgage, LuxuryTax()))
    return tuple(out)


def test_who_cannot_pay_has_no_chance() -> None:
    table = owing(1700, *mortgaging_all())
    assert table.chances() == pytest.approx((0, 1))


def test_nor_has_who_still_cannot_pay_after_a_trade() -> None:
    after = owing(2500, *mortgaging_all()).traded(trade(Side((g.PACIFIC,)), Side((), 100)))
    assert after is not None
    assert after.seats[A].left is not None


def test_a_trade_that_a_side_cannot_pay_leads_nowhere() -> None:
    assert owing(100).traded(trade(Side((), 2000), Side())) is None


def test_a_trade_that_settles_a_debt_takes_its_place() -> None:
    table = owing(100, *bought(A, g.PACIFIC))
    paid, settled = table.traded(LOT), table.traded(replace(LOT, forgives=3))
    assert paid is not None
    assert settled is not None
    assert paid.seats[B].cash - settled.seats[B].cash == 100
