"""House rules cash-bids and bids-without-cap: how high a bid may be (AMB-20 a and c)."""

import pytest

from engine.core.decisions import Auction
from engine.core.position import HIGHEST_BID
from tests.support.plays import plays

CASH, NO_CAP = "cash-bids", "bids-without-cap"


def declined(rules: str, more: str = "") -> str:
    """A has come to Vermont and does not buy it."""
    kind = "sealed" if "by-post" in rules else "auction"
    return f"rules {rules}; A at vermont; {more}; turn 1 of A {kind} vermont"


# -- cash in hand ------------------------------------------------------------------------------


def test_amb_20_a_bid_goes_up_to_the_cash() -> None:
    plays(
        f"{declined(CASH, 'B $80 deeds reading')}: B may first bid 1..80; B may maximum 1..80",
        "B bid 81 | maximum 81 | bid 181: refused bid-too-high / B bid 80",
    )


def test_amb_21_cash_may_be_raised_first() -> None:
    plays(
        declined(CASH, "B $80 deeds reading"),
        "B mortgage reading / B bid 180: B bid-made vermont 180",
    )


def test_amb_21_whoever_could_raise_it_is_waited_for() -> None:
    plays(
        f"{declined(CASH, 'B $0 deeds reading; C $0')}: awaits A,B,D; B may first pass",
        "A,D pass: next auction / B mortgage reading / B bid 1: B has vermont",
    )


LEADING = (declined(CASH, "B $200 deeds browns,reading.m"), "B bid 120")
"""B has $200 and leads with $120; the browns and a mortgaged Reading are B's."""


def test_amb_21_who_leads_may_not_build_below_the_bid() -> None:
    plays(
        *LEADING,
        ": B may build brown 1..1",
        "B build baltic=1,mediterranean=1: refused bid-binds / B build baltic=1",
        "B build mediterranean=1: refused bid-binds",
    )


def test_amb_21_nor_pay_a_mortgage_off_below_it() -> None:
    plays(
        *LEADING, "B lift reading: refused bid-binds; B may not lift / C bid 121 / B lift reading"
    )


def test_amb_22_the_winner_pays_at_once() -> None:
    plays(*LEADING, "A,C,D pass: B deed-taken vermont; B $80; next to-end")


def test_amb_21_sealed_maxima_are_cut_to_the_cash_at_the_close() -> None:
    plays(
        declined(f"by-post {CASH}", "B $200 deeds browns"),
        "B maximum 201: refused bid-too-high / B maximum 200",
        "B build baltic=1,mediterranean=1 / C maximum 150 / A,D pass: C auction-won vermont 101",
    )


def test_amb_24_each_lot_won_leaves_less_for_the_next() -> None:
    plays(
        f"rules by-post {CASH}; A $0 deeds baltic,oriental; B $100 deeds reading; "
        "turn 1 of A owing A=5000 / A giveup / B file baltic=90,oriental=90 limit 1000",
        "C file baltic=79,oriental=30 limit 1000 / D pass: B $20 has baltic; C has oriental",
    )


def test_amb_23_a_bid_that_leads_again_must_still_be_covered() -> None:
    game = plays(
        declined(CASH, "B $200 deeds browns"),
        "B bid 150 / C bid 160 / B build baltic=1,mediterranean=1 / C resign",
    )
    assert isinstance(game.decision, Auction)
    assert game.decision.leader is None


# -- no cap ------------------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [5000, HIGHEST_BID])
def test_amb_20_c_any_bid_at_all(amount: int) -> None:
    plays(declined(NO_CAP), f"B bid {amount}: B bid-made vermont {amount}")


def test_amb_20_c_up_to_a_limit_that_nobody_meets() -> None:
    more = HIGHEST_BID + 1
    plays(
        f"{declined(NO_CAP, 'B $0')}: B may first bid 1..{HIGHEST_BID}",
        f"B bid {more} | maximum {more}: refused bid-too-high",
    )


def test_amb_20_c_who_can_raise_the_price_pays_it() -> None:
    plays(
        declined(NO_CAP, "B $100 deeds reading"),
        "B bid 180 / A,C,D pass: next owing / B raise - reading: B $20 has vermont",
    )


def test_amb_20_c_who_cannot_is_bankrupt_to_the_bank_and_the_lot_is_sold_again() -> None:
    plays(
        declined(NO_CAP, "B $100 deeds boardwalk"),
        "B bid 2000 / A,C,D pass: awaits B",
        "B giveup: B went-bankrupt to bank; auction-opened vermont; awaits A,C,D",
        # B's own lots come after it.
        "C bid 70 / A,D pass: C has vermont; next auction boardwalk",
    )


def test_amb_20_c_by_post_the_second_bidder_has_it_in_a_second_auction() -> None:
    plays(
        declined(f"by-post {NO_CAP} fast-bankruptcy", "B $100"),
        "B maximum 5000 / C maximum 1000 / A,D pass: B went-bankrupt to bank; next sealed-auction",
        "C maximum 60 / A,D pass: C has vermont",
    )


def test_amb_21_without_a_cap_a_leader_may_spend_all() -> None:
    plays(
        declined(NO_CAP, "B $200 deeds browns"),
        "B bid 190 / B build baltic=2,mediterranean=2: B $0",
    )
