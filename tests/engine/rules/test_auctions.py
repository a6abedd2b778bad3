"""AUC: open calls and sealed maxima, and who may bid (AMB-25)."""

import pytest

from engine.invariants import from_bank
from tests.engine.rules.bidding import OPEN, SEALED
from tests.support.plays import plays


def test_auc_01_the_highest_bidder_has_it() -> None:
    plays(
        f"{OPEN} / B bid 10: B bid-made vermont 10 / C bid 45: C bid-made vermont 45",
        "B bid 60: B bid-made vermont 60",
        "A,C,D pass: B auction-won vermont 60; B paid 60 to bank auction-price vermont; "
        "B $1440 has vermont",
    )


def test_auc_01_by_post_the_highest_maximum_has_it() -> None:
    plays(
        f"{SEALED} / B maximum 60 / C maximum 45 / D maximum 10",
        "A pass: B auction-won vermont 46; B $1454 has vermont",
    )


def test_auc_02_whoever_declined_may_bid() -> None:
    plays(f"{OPEN} / A bid 55 / B,C,D pass: A $1445 has vermont; next to-end")


def test_auc_03_a_single_dollar_is_enough() -> None:
    plays(
        "A at boardwalk; turn 1 of A auction boardwalk / D bid 1",
        "A,B,C pass: D $1499 has boardwalk",
    )


def test_auc_04_cash_to_the_bank_and_then_the_deed() -> None:
    game = plays(
        f"{OPEN}; C $80 / C bid 60 / A,B pass / D pass: D bidder-passed; "
        "C auction-won vermont 60; C paid 60 to bank auction-price vermont; "
        "C deed-taken vermont; nothing else; cash 1500,1500,20,1500"
    )
    assert from_bank(game.events) == -60


def test_auc_05_a_jailed_player_can_win() -> None:
    plays(f"{OPEN}; C jail 0 / C bid 70 / A,B,D pass: C has vermont jail 0")


def test_auc_06_the_bidders_are_the_players() -> None:
    """The program is the auctioneer, and has no seat that could bid."""
    plays(f"{OPEN}; seats 5: A,B,C,D,E in; awaits A,B,C,D,E / F bid 10: refused out-of-game")
    plays(f"{SEALED}; seats 5: awaits A,B,C,D,E")


def test_auc_06_one_who_has_left_bids_no_more() -> None:
    plays(
        "A at reading / D resign / A throw 1+2 / A decline: awaits A,B,C",
        "D bid 10: refused out-of-game",
    )


@pytest.mark.parametrize("auction", [OPEN, SEALED])
def test_amb_25_every_player_still_in_jailed_or_not(auction: str) -> None:
    plays(f"{auction}; B jail 0; C jail 2: awaits A,B,C,D")


def test_amb_25_not_one_with_an_open_debt() -> None:
    plays(
        "rules by-post; B $50 deeds reading; C $0 deeds baltic,oriental / C resign",
        "B file baltic=120,oriental=90 limit 150 / A file baltic=100 limit 100",
        "D pass: next owing / B bid 5 | file oriental=5 limit 5: refused not-now",
    )


def test_amb_25_nobody_waits_for_those_who_cannot_pay() -> None:
    plays(f"{OPEN}; B $0; C $40: awaits A,C,D / A bid 40: awaits D")
    plays(f"{SEALED}; B $0: awaits A,C,D; B may first pass")


@pytest.mark.parametrize("pace", ["live", "by-post"])
def test_amb_25_with_nobody_able_to_pay_it_is_over_at_once(pace: str) -> None:
    plays(
        f"rules {pace}; seats 3; A $0 at reading; B $0; C $0 / A throw 1+2",
        f"A decline: auction-unsold vermont; next {'A to-end' if pace == 'live' else 'B to-throw'}",
    )


# -- refusals -----------------------------------------------------------------------------------


def test_open_calls_refuse_what_is_too_low_or_too_high() -> None:
    plays(
        f"{OPEN}; B $100 deeds baltic / C bid 50",
        "B bid 50 | bid 49 | bid 0 | bid -1: refused bid-too-low",
        "B maximum 50 | maximum 49 | maximum 0 | maximum -1: refused bid-too-low",
        "B bid 131 | maximum 131: refused bid-too-high / B bid 130",
    )


def test_open_calls_bind_the_leader() -> None:
    plays(
        OPEN,
        "C bid 50 / C bid 60 | pass: refused already-leading / C maximum 49: refused bid-too-low",
        "C maximum 1501: refused bid-too-high",
    )


def test_open_calls_are_over_for_those_who_passed() -> None:
    plays(f"{OPEN} / B pass / B pass | bid 10 | maximum 10: refused already-passed; awaits A,C,D")


def test_open_calls_know_no_filing_and_no_other_business_of_a_turn() -> None:
    plays(OPEN, "B file vermont=10 limit 10: refused not-now / A throw | decline: refused not-now")


def test_sealed_maxima_are_filed_once() -> None:
    plays(
        f"{SEALED} / B maximum 40 / C pass",
        "B,C maximum 50 | file vermont=50 limit 50 | pass: refused already-filed",
    )


def test_sealed_maxima_refuse_what_is_too_low_or_too_high() -> None:
    plays(
        f"{SEALED}; B $100 deeds baltic / B maximum 0 | maximum -1: refused bid-too-low",
        "B maximum 131 | file vermont=131 limit 5: refused bid-too-high",
        "B file vermont=10 limit -1: refused bid-too-low / B bid 10: refused not-now",
        "B maximum 130",
    )


def test_sealed_maxima_are_for_the_lots_that_are_up() -> None:
    plays(
        SEALED,
        "B file baltic=10 limit 10 | file vermont=10,vermont=20 limit 20: refused not-in-auction",
    )


def test_several_sealed_lots_take_maxima_by_lot() -> None:
    plays(
        "rules by-post; D deeds browns / D resign: next sealed-auction mediterranean,baltic",
        "B maximum 10: refused not-in-auction",
    )


def test_nobody_bids_where_nothing_is_for_sale() -> None:
    plays("A at go / A bid 10 | maximum 10 | pass | file - limit 0: refused not-now")
