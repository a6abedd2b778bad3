"""AMB-17 to AMB-22: secret maxima, limits, raising money among bids."""

import pytest

from engine.core.events import MaximumFiled
from engine.view import public_view, seat_view
from tests.engine.rules.bidding import OPEN, SEALED
from tests.support.editions import builds_any_time
from tests.support.game import B, C
from tests.support.plays import plays

AUCTIONS = pytest.mark.parametrize("auction", [OPEN, SEALED], ids=["live", "by post"])

# -- AMB-17: the two forms -----------------------------------------------------------------------


def test_amb_17_open_calls_come_in_any_order_until_all_others_pass() -> None:
    plays(
        f"{OPEN} / D bid 5 / B bid 20 / D bid 21 / A bid 100 / B,D pass: next auction; awaits C",
        "C pass: A auction-won vermont 100; no auction-unsold",
    )


def test_amb_17_a_secret_maximum_calls_no_more_than_it_must() -> None:
    plays(
        f"{OPEN} / B maximum 100: B bid-made vermont 1",
        "C bid 30: C bid-made vermont 30; B bid-made vermont 31",
        "C maximum 80: B bid-made vermont 81 / C bid 101: C bid-made vermont 101",
    )


def test_amb_17_of_two_maxima_the_higher_leads_by_one_dollar() -> None:
    plays(
        f"{OPEN} / B maximum 60 / C maximum 90: C bid-made vermont 61 / C maximum 200: no bid-made",
        "D maximum 150: C bid-made vermont 151",
    )


def test_amb_17_one_dollar_over_the_second_is_capped_by_the_own_maximum() -> None:
    plays(f"{OPEN} / B maximum 60 / C maximum 61: C bid-made vermont 61")
    plays(
        f"{SEALED} / A maximum 60 / B maximum 60 / C maximum 5",
        "D pass: A auction-won vermont 60; no auction-unsold",
    )


@AUCTIONS
def test_amb_17_maxima_are_secret(auction: str) -> None:
    game = plays(auction, "B maximum 77")
    assert game.happened(MaximumFiled) == [MaximumFiled(B, game.decision.id)]
    for view in (public_view(game.state), seat_view(game.state, C)):
        assert "77" not in repr(view.decision)
    assert "77" in repr(seat_view(game.state, B).decision)


@AUCTIONS
def test_amb_17_a_lone_maximum_pays_one_dollar(auction: str) -> None:
    plays(auction, "B maximum 500 / A,C,D pass: B auction-won vermont 1; no auction-unsold")


def test_amb_17_sealed_nobody_sees_who_bid_or_passed() -> None:
    passed = plays(f"{SEALED} / B pass: B maximum-filed")
    filed = plays(f"{SEALED} / B maximum 300: B maximum-filed")
    assert public_view(passed.state).decision == public_view(filed.state).decision


def test_amb_17_sealed_it_closes_when_all_who_can_pay_have_filed() -> None:
    plays(
        f"{SEALED}; D $0 / A maximum 20 / C maximum 30: no auction-won auction-unsold",
        "B pass: C auction-won vermont 21; no auction-unsold",
    )


# -- AMB-18, AMB-19 ------------------------------------------------------------------------------


def test_amb_18_bids_are_one_dollar_up() -> None:
    plays(
        f"{OPEN} / B bid 0: refused bid-too-low / B bid 1 / C bid 1: refused bid-too-low / C bid 2"
    )
    plays(f"{SEALED} / B maximum 0: refused bid-too-low")


@AUCTIONS
def test_amb_19_without_a_bid_it_stays_with_the_bank(auction: str) -> None:
    plays(
        f"{auction}; seats 3",
        "B,C,A pass: auction-unsold vermont; no auction-won; bank has vermont",
        "turn of B / now B at reading / B throw 1+2: next buy-or-decline / B buy: B has vermont",
    )


# -- AMB-20 to AMB-22: what a bid may be worth ---------------------------------------------------


def test_amb_20_a_bid_may_be_all_that_the_bank_would_pay_for() -> None:
    plays(
        # 10 in cash, 75 for the houses, 100 + 30 + 30 on the deeds.
        f"{OPEN}; B $10 deeds reading,browns=2/1 / B bid 246: refused bid-too-high / B bid 245",
        "A,C,D pass: B debt-opened 245 to bank auction-price vermont; bank has vermont",
        "B raise browns=0 reading,browns: B paid 245 to bank auction-price vermont; "
        "B deed-taken vermont; B $0 has vermont; next to-end",
    )


def test_amb_20_by_post_as_well() -> None:
    plays(
        f"{SEALED}; B $10 deeds reading / B maximum 111: refused bid-too-high / B maximum 110",
        f"C maximum 90 / A,D pass: next owing / B mortgage reading: B ${10 + 100 - 91} has vermont",
    )


def test_amb_21_bidders_may_borrow_and_sell_to_the_bank() -> None:
    plays(
        f"{OPEN}; B $10 deeds reading,browns=1 / B bid 40 / B mortgage reading",
        "B sell browns=0: B $160 / A,C,D pass: B $120 has vermont",
    )


@builds_any_time
def test_amb_21_a_leader_keeps_the_price_within_reach() -> None:
    plays(
        f"{OPEN}; B $100 deeds reading.m,browns / B bid 136 / B build baltic=1: refused bid-binds",
        "C bid 137 / B build baltic=1: B raises 135",
    )


def test_amb_21_unmortgaging_costs_a_leader_the_interest() -> None:
    plays(
        f"{OPEN}; B $120 deeds reading.m / B bid 111 / B lift reading: refused bid-binds",
        "C bid 112 / B lift reading",
    )


def test_amb_21_trades_wait_for_open_calls_to_end_but_not_by_post() -> None:
    offer = "B offer C gives reading takes $150"
    plays(f"{OPEN}; B deeds reading", offer, "C accept: refused trade-during-bidding")
    plays(f"{SEALED}; B deeds reading", offer, "C accept: C has reading")


def test_amb_21_by_post_a_maximum_is_cut_to_what_can_still_be_raised() -> None:
    plays(
        f"{SEALED} / B maximum 1000 / B offer C gives $1450 takes - / C accept / D maximum 51",
        "A,C pass: D auction-won vermont 51; no auction-unsold",
    )


@builds_any_time
def test_amb_21_open_calls_cut_it_too() -> None:
    plays(
        f"{OPEN}; B $100 deeds browns / B maximum 160 / B build baltic=1,mediterranean=1",
        "C bid 105: C bid-made vermont 105; B bid-made vermont 106",
        "C bid 109: C bid-made vermont 109; B bid-made vermont 110",
        "C bid 111: C bid-made vermont 111",
    )


def test_amb_22_what_was_won_does_not_help_to_pay_for_itself() -> None:
    plays(
        "A at boardwalk; B $10 deeds reading; turn 1 of A auction boardwalk / B bid 110",
        "A,C,D pass / B mortgage boardwalk | raise - boardwalk: refused not-owner",
        "B mortgage reading / B mortgage boardwalk: B $200",
    )
