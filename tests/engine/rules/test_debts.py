"""Debts and the money for them: bids that can be paid, rescues, and the turn going on after."""

import pytest

from tests.support.editions import builds_any_time, sells_evenly, sells_in_any_order
from tests.support.plays import plays

FOR_SALE = "A at boardwalk; turn 1 of A auction boardwalk"
"""A has declined Boardwalk."""


def test_amb_20_a_bid_reaches_as_far_as_what_can_be_raised() -> None:
    most = 50 + 2 * 25 + 2 * 30 + 100
    plan = "raise browns=0 browns,reading"
    plays(
        f"seats 3; {FOR_SALE}; B $50 deeds browns=1,reading",
        f"B bid {most + 1} | maximum {most + 1}: refused bid-too-high / B bid {most}",
        # Paid first, then handed over.
        f"A,C pass: B auction-won boardwalk {most}; bank has boardwalk; B may first {plan}",
        f"B {plan}: B paid {most} to bank auction-price boardwalk; B deed-taken boardwalk; B $0",
    )


def test_amb_21_own_deeds_may_be_mortgaged_among_the_calls() -> None:
    plays(
        f"seats 3; {FOR_SALE}; B $0 deeds reading,browns=1 / B bid 100 / B mortgage reading",
        "B sell baltic=0: B $125 / A,C pass: B has boardwalk",
    )


@builds_any_time
def test_amb_21_a_leader_may_not_build_or_unmortgage_the_bid_away() -> None:
    plays(
        f"seats 3; {FOR_SALE}; B $300 deeds browns,reading.m / B bid 355",
        "B lift reading | build baltic=1: refused bid-binds; B may not build; B may not lift",
        "A bid 356",  # Beaten, B is free again.
        "B build baltic=1",
    )


@builds_any_time
def test_amb_21_half_of_what_a_leader_puts_into_buildings_counts_for_the_bid() -> None:
    plays(
        # With the mortgages, 1280 can be raised.
        f"seats 3; {FOR_SALE}; B $1000 deeds oranges / B bid 780: B may build orange 1..10",
        "B build oranges=4/3/3: B $0 raises 780",
    )


@builds_any_time
def test_amb_20_a_bid_that_leads_again_can_still_be_paid() -> None:
    game = plays(
        f"{FOR_SALE}; B $300 deeds browns / B bid 350 / C bid 360 / B build baltic=1",
        "C resign: next auction",
    )
    assert game.decision.leader is None  # type: ignore[union-attr]


@builds_any_time
def test_amb_21_by_post_a_maximum_is_cut_to_what_is_left_at_the_close() -> None:
    plays(
        "rules by-post; seats 3; A at boardwalk; B $300 deeds browns; turn 1 of A sealed boardwalk",
        "B maximum 360 / B build baltic=1,mediterranean=1 / A maximum 350",
        "C pass: A auction-won boardwalk 311",
    )


# -- Debts inside cards inside turns ------------------------------------------------------------


def test_amb_26_the_turn_goes_on_where_the_debt_stopped_it() -> None:
    plays(
        "A $0 at 5 deeds reading; top CH-FINE15 / A throw 1+1: awaits A; no card-returned",
        "A raise - reading: A paid 15 to bank CH-FINE15; card-returned CH-FINE15; "
        "next A to-throw doubles 1",
    )


def test_amb_37_a_debt_under_two_cards() -> None:
    plays(
        "A $0 at 33 deeds water-works; top CH-BACK3,CC-DOCTOR / A throw 1+2",
        "A mortgage water-works: card-returned CC-DOCTOR; card-returned CH-BACK3; A $25 at 33; "
        "next to-end",
    )


def test_amb_58_a_debtor_only_raises_money() -> None:
    plays(
        "A $400 deeds dark-blues,reading.m; turn 1 of A owing A=500 to B",
        "A build boardwalk=1 | lift reading: refused in-debt",
        "A throw: refused not-now; A may not build; A may not lift",
        # Paid as soon as the cash is there.
        "A mortgage park-place: A $75; awaits A; awaits A",
    )


@builds_any_time
def test_amb_58_others_go_on_while_a_debt_is_open() -> None:
    plays(
        "A $0 deeds reading; B deeds dark-blues; turn 1 of A owing A=50 to B",
        "B build boardwalk=1: awaits A / B raise - - | giveup: refused not-awaited",
    )


def test_amb_45_in_the_lock_only_the_debtor_acts() -> None:
    plays(
        "A $0 jail 2 deeds reading; B deeds baltic / A throw 4+2",
        "B mortgage baltic: refused locked",
        "A mortgage reading: A paid 50 to bank jail-fine; A at st-james",
    )


def test_amb_45_failing_the_fine_there_is_no_move() -> None:
    plays("A $49 jail 2 / A throw 4+2 / A giveup: A went-bankrupt to bank; B turn-started")


def test_amb_64_the_debt_waits_for_a_rescue_until_it_is_given_up() -> None:
    plays(
        "A $10 at 36 deeds baltic; B deeds boardwalk / A throw 1+2: next owing; no went-bankrupt",
        "A raise - baltic: refused plan-falls-short / A giveup: A went-bankrupt to B",
    )


def test_amb_64_a_tenth_of_worth_may_be_owed_too() -> None:
    plays("A $0 at mediterranean deeds boardwalk.m / A throw 1+2 / A tenth: A may first giveup")


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ("baltic=1,reading=0 -", "not-a-street"),
        ("baltic=1,baltic=0 -", "level-range"),
        ("99=0 -", "not-a-street"),
        ("- baltic", "group-built"),
        ("- reading,reading", "already-mortgaged"),
        ("- oriental", "not-owner"),
        ("baltic=1 reading", "plan-falls-short"),
    ],
)
def test_amb_53_a_plan_must_be_legal_and_enough(plan: str, reason: str) -> None:
    plays(
        "A $0 deeds browns=2,reading; turn 1 of A owing A=200 to B",
        f"A raise {plan}: refused {reason}",
    )


@sells_evenly
def test_amb_53_a_plan_must_be_even() -> None:
    plays("A $0 deeds browns=2; turn 1 of A owing A=50 to B / A raise baltic=0 -: refused uneven")


@sells_in_any_order
def test_amb_53_a_plan_may_be_in_any_order() -> None:
    plays(
        "A $0 deeds browns=2; turn 1 of A owing A=80 to B",
        "A raise baltic=0 baltic: A $0 has mediterranean=2,baltic.m",
    )


def test_amb_53_the_debtor_chooses_what_goes() -> None:
    plays(
        "A $0 deeds browns=2,reading,water-works; turn 1 of A owing A=100 to B",
        "A raise browns=0 -: A $0 has reading; bank 32 12; B $1600",
    )
