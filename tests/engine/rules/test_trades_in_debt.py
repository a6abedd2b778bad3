"""AMB-58, AMB-06: trades of somebody who owes, and those that are made in the lock."""

import pytest

from engine.core.actions import AcceptTrade, OfferTrade, Side
from engine.core.errors import Reason
from engine.players.computer import next_action
from tests.support.game import BOARDWALK, A, B, interest
from tests.support.plays import plays

# -- what lowers nothing ------------------------------------------------------------------------


def test_amb_58_two_sales_that_only_together_clear_the_debt() -> None:
    tenth = interest(75)
    plays(
        "A $0 deeds reading.m,water-works.m; turn 1 of A owing A=300 to D",
        "A offer B gives reading takes $180 / B accept: A $180; awaits A",
        "A offer C gives water-works takes $120",
        f"C accept: C paid {tenth}; A paid 300 to D luxury-tax; A $0; D $1800; next to-end",
    )


def test_amb_58_a_swap_for_a_deed_that_can_be_mortgaged() -> None:
    plays(
        "A $0 deeds boardwalk.m; B deeds illinois; turn 1 of A owing A=100 to C: "
        "A may first giveup",
        "A offer B gives boardwalk takes illinois",
        "B accept: A raises 120; A may first raise - illinois / A raise - illinois: A $20; C $1600",
    )


def test_amb_58_as_much_as_before_is_enough() -> None:
    plays(
        "A $10 deeds reading,baltic; turn 1 of A owing A=500 to C",
        "A offer B gives reading takes $100: B may accept / B accept: A raises 140",
    )


def test_amb_58_the_creditor_may_buy_part_of_what_pays_him() -> None:
    plays(
        "A $120 deeds vermont,reading; turn 1 of A owing A=300 to C",
        "A offer C gives vermont takes $80 / C accept: A $200; C has vermont; awaits A",
    )


def test_amb_58_passes_and_mortgaged_lots_count_nothing() -> None:
    plays(
        "A $0 deeds reading.m passes CH-GOOJF; turn 1 of A owing A=100 to C",
        "A offer B gives reading takes $1 / B accept / A offer B gives CH-GOOJF takes $1",
        "B accept: A $2",
    )


def test_amb_58_what_clears_the_debt_may_lower_the_rest() -> None:
    plays(
        "A $20 deeds reading,boardwalk; turn 1 of A owing A=50 to B",
        "A offer C gives reading,boardwalk takes $30",
        "C accept: A $0; C has boardwalk; next to-end",
    )


def test_amb_58_incoming_money_goes_to_the_debt_as_soon_as_it_covers_it() -> None:
    plays(
        "A $20; turn 1 of A owing A=300 to B / D offer A gives $281 takes -",
        "A accept: A $1; B $1800",
    )


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "terms",
    [
        "gives reading takes $99",
        "gives baltic+$20 takes $49",
        "gives $20 takes CC-GOOJF",
        "gives reading takes vermont",
        "gives $1 takes illinois",
    ],
)
def test_amb_58_what_lowers_what_the_debtor_can_raise_is_refused(terms: str) -> None:
    plays(
        "A $20 deeds reading,baltic; B deeds vermont,illinois.m passes CC-GOOJF; "
        f"turn 1 of A owing A=300 to C / A offer B {terms}",
        "B accept: refused trade-lowers-raisable; B may not accept",
    )


@pytest.mark.parametrize("gives", ["reading", "CH-GOOJF"])
def test_amb_58_something_for_nothing_is_refused(gives: str) -> None:
    plays(
        "A $20 deeds reading.m passes CH-GOOJF; turn 1 of A owing A=300 to C",
        f"A offer B gives {gives} takes - / B accept: refused trade-for-nothing; B may not accept",
    )


def test_amb_58_the_ten_per_cent_on_what_is_received_is_deducted() -> None:
    tenth = interest(100)
    plays(
        "A $20; B deeds reading.m; turn 1 of A owing A=300 to C",
        f"B offer A gives reading+${tenth - 1} takes - / A accept: refused trade-lowers-raisable",
        f"B offer A gives reading+${tenth} takes - / A accept: A $20 has reading.m",
    )


def test_amb_58_paying_a_mortgage_off_costs_the_debtor_the_ten_per_cent_too() -> None:
    tenth = interest(100)
    plays(
        f"A ${100 + tenth}; B deeds reading.m; turn 1 of A owing A=300 to C",
        f"B offer A gives reading+${tenth - 1} takes -",
        "A accept lifts reading: refused trade-lowers-raisable",
        f"B offer A gives reading+${tenth} takes -",
        f"A accept lifts reading: A ${tenth} raises {100 + tenth}",
    )


# -- AMB-06: in the lock ------------------------------------------------------------------------


def fined(position: str) -> tuple[str, str]:
    """A has failed the third roll (1 and 2) and owes the fine that comes before the move."""
    return f"{position} jail 2", "A throw 1+2: next owing; A at 10"


@pytest.mark.parametrize("pace", ["live", "by-post"])
def test_amb_06_amb_45_a_trade_rescues_from_the_third_turns_fine(pace: str) -> None:
    tenth = interest(100)
    plays(
        *fined(f"rules {pace}; A $46 deeds browns.m,reading.m"),
        "A offer B gives reading takes $4: B may accept",
        f"B accept: B paid {tenth}; A paid 50 to bank jail-fine; no dice-thrown; A at 13; "
        "B has reading.m",
    )


def test_amb_06_the_debtor_may_accept_what_others_propose_in_the_lock() -> None:
    plays(
        *fined("A $46 deeds mediterranean.m"),
        "C offer A gives $4 takes mediterranean / A accept: A at 13",
    )


def test_amb_06_amb_58_in_the_lock_too_nothing_is_given_away() -> None:
    plays(
        *fined("A $10 deeds oriental,reading"),
        "A offer B gives oriental takes $39 / B accept: refused trade-lowers-raisable",
        "A offer B gives oriental takes - / B accept: refused trade-for-nothing",
    )


def test_amb_06_others_close_no_trade_with_each_other_in_the_lock() -> None:
    plays(
        *fined("A $0 deeds reading"),
        "B offer C gives $5 takes $4 / C accept: refused locked; C may not accept",
    )


def test_amb_06_a_computer_rescues_in_the_lock() -> None:
    offered = (
        *fined("A $46 deeds reading.m"),
        "A offer B gives reading takes $4",
        "C offer B gives $5 takes $4",
    )
    state = plays(*offered).state
    rescue, other = state.trades
    assert next_action(state, (B,)) == (B, AcceptTrade(rescue.id))
    game = plays(*offered, "B accept #1: A trade-made")
    assert game.state.trade(other.id) is not None


def test_amb_58_a_trade_for_one_debt_leaves_another_between_the_same_two_payable() -> None:
    game = plays("A $0 deeds reading,boardwalk; turn 1 of A owing A=250 to B").owes(A, 60, B)
    upper, lower = game.state.debt_settlements()
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side(), forgives=upper.id))
    # The other debt could be raised before, and could not afterwards.
    accept = AcceptTrade(game.state.trades[-1].id)
    assert game.refused(B, accept) is Reason.TRADE_LOWERS_RAISABLE
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side(cash=60), forgives=lower.id))
    game.play(B, AcceptTrade(game.state.trades[-1].id))
    assert game.state.debt_settlements() == ()
    assert (game.cash_of(A), game.owner(BOARDWALK)) == (0, B)
