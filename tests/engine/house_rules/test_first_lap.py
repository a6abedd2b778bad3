"""House rules no-buying-first-lap and no-trading-first-lap: once round the board before that."""

import pytest

from engine.core.actions import OfferTrade
from engine.players.computer import next_action
from tests.support.game import A
from tests.support.plays import plays

BUYING, TRADING = "rules no-buying-first-lap", "rules no-trading-first-lap"


# -- laps --------------------------------------------------------------------------------------


def test_a_lap_is_done_by_passing_go_or_stopping_on_it() -> None:
    plays("A at 39 deeds baltic: A laps 0 / A throw 1+3: A laps 1")
    plays("A at 4; top CH-GO / A throw 1+2: A laps 1")


# -- buying ------------------------------------------------------------------------------------


def test_buy_01_in_the_first_lap_landing_on_what_nobody_owns_does_nothing() -> None:
    plays(f"{BUYING}; A at 3 / A throw 1+2: next to-end; bank has oriental")


def test_buy_01_a_card_that_sends_there_does_nothing_either() -> None:
    plays(f"{BUYING}; A at 4; top CH-BOARDWALK / A throw 1+2: next to-end; bank has boardwalk")


def test_buy_01_whoever_has_been_round_may_buy() -> None:
    plays(f"{BUYING}; A at 3 laps 1 / A throw 1+2: next buy-or-decline / A buy: A has oriental")


def test_go_01_the_salary_on_the_way_already_counts() -> None:
    plays(f"{BUYING}; A at 38 / A throw 3+2: A at baltic; next buy-or-decline")


def test_rent_01_is_paid_in_the_first_lap() -> None:
    plays(f"{BUYING}; A at 3; B deeds oriental / A throw 1+2: A paid 6 to B")


UP = "A at vermont laps 1; C laps 1; turn 1 of A"
"""A and C have been round the board; A has come to Vermont and does not buy it."""


def test_auc_02_nobody_bids_in_the_first_lap() -> None:
    plays(
        f"{BUYING}; {UP} auction vermont: awaits A,C; B may not bid; B may not maximum; B may pass",
        "B bid 1 | maximum 50: refused too-early-to-buy / C bid 5 / A pass: C has vermont",
    )


def test_auc_02_nor_files_a_maximum() -> None:
    plays(
        f"{BUYING.replace('rules', 'rules by-post')}; {UP} sealed vermont: awaits A,C",
        "B maximum 50 | file vermont=50 limit 50: refused too-early-to-buy",
        "A pass / C maximum 50: C has vermont",
    )


def test_amb_19_where_nobody_may_bid_the_lot_stays_with_the_bank() -> None:
    plays(
        f"{BUYING}; A at reading laps 1 / A throw 1+2",
        "A resign: auction-unsold vermont; bank has vermont",
    )


# -- trading -----------------------------------------------------------------------------------


def test_amb_56_a_trade_needs_both_to_have_been_round() -> None:
    plays(
        f"{TRADING}; A laps 1; C laps 2 / A offer B gives $10 takes -: refused too-early-to-trade",
        "B offer A gives $10 takes -: refused too-early-to-trade",
        "A offer C gives $10 takes - / C accept: A $1490; C $1510",
    )


def test_amb_56_offers_name_those_who_may_trade() -> None:
    plays(f"{TRADING}; A laps 1: A,B may not offer")
    plays(f"{TRADING}; A laps 1; C laps 1: A may offer 2; C may offer 0; B may not offer")


@pytest.mark.parametrize(("laps", "offered"), [((1, 1), True), ((0, 1), False), ((1, 0), False)])
def test_a_computer_offers_no_trade_before(laps: tuple[int, int], offered: bool) -> None:
    game = plays(
        f"{TRADING}; seats 2; A laps {laps[0]} deeds kentucky,indiana,st-james; "
        f"B laps {laps[1]} deeds tennessee,new-york,illinois"
    )
    made = set()
    for turn in range(20):
        game.state.turn = turn
        made.add(type(next_action(game.state, [A])[1]))
    assert (OfferTrade in made) is offered


def test_both_together_and_one_may_still_mortgage() -> None:
    plays(
        f"{BUYING} no-trading-first-lap dealt-deeds=2; A at 34 deeds reds,oranges,reading",
        "A mortgage reading / A offer B gives $10 takes -: refused too-early-to-trade",
        "A throw 1+2: A at park-place; next to-end",
    )
