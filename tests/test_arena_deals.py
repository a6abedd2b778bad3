"""What is counted of the offers and trades at a table of the arena."""

from collections import Counter

import pytest

from bench.arena.deals import Deals
from bench.arena.match import Pairing, outcome_of
from bench.arena.table import Result
from engine.core.actions import SeatId, Side
from engine.core.events import Trade, TradeMade, TradeOffered
from tests.support.game import A, B


def trade(number: int, proposer: SeatId, gives: Side, takes: Side) -> Trade:
    return Trade(number, proposer, 1 - proposer, gives, takes)


def test_offers_in_vain_are_those_without_a_deal_but_for_counters() -> None:
    deals, one, other = Deals(), Side((1,)), Side((), 50)
    refused, made, countering = (trade(number, A, one, other) for number in range(3))
    events = TradeOffered(refused), TradeOffered(made), TradeOffered(countering, 7)
    deals.note((*events, TradeMade(made)), 1)
    assert (deals.made, deals.in_vain[A], deals.in_vain[B]) == (1, 1, 0)
    deals.note((TradeMade(countering),), 1)
    assert (deals.made, deals.in_vain[A]) == (2, 1)


def test_only_trades_of_one_turn_are_a_round_trip() -> None:
    bought, sold = trade(1, A, Side((), 50), Side((1,))), trade(2, A, Side((1,)), Side((), 80))
    deals = Deals()
    deals.note((TradeMade(bought),), 1)
    deals.note((TradeMade(sold),), 2)
    assert not deals.round_trips
    deals.note((TradeMade(bought), TradeMade(sold)), 3)
    assert (deals.round_trips[A], deals.round_trips[B]) == (30, -30)


@pytest.mark.parametrize(("hero", "in_vain"), [("judging", 3.0), ("judge-buyer", 0.0)])
def test_a_match_counts_the_offers_in_vain_of_all_but_probes(hero: str, in_vain: float) -> None:
    pairing = Pairing(hero, ("flamecogs",) * 3)
    deals = Deals(made=2, in_vain=Counter({A: 3}), round_trips=Counter({A: 40, B: -40}))
    result = Result(A, (1, 2, 3, 4), 90, True, 0, deals)
    line = outcome_of(pairing, [result]).line()
    assert (line["deals"], line["in_vain"], line["round_trips"]) == (2.0, in_vain, 40.0)
