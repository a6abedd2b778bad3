"""AUC: equal bids, bidders who leave, and several lots at once (AMB-23, AMB-24)."""

from tests.engine.rules.bidding import OPEN, SEALED
from tests.support.plays import plays

# -- AMB-23: ties, withdrawals, leavers ----------------------------------------------------------


def test_amb_23_the_earlier_of_equal_maxima_stands() -> None:
    plays(
        f"{OPEN} / C maximum 90 / B maximum 90: C bid-made vermont 90",
        "A,B,D pass: C auction-won vermont 90; no auction-unsold",
    )
    plays(
        SEALED,
        "C maximum 90 / B maximum 90 / A,D pass: C auction-won vermont 90; no auction-unsold",
    )


def test_amb_23_an_earlier_maximum_stands_against_an_equal_call() -> None:
    plays(
        f"{OPEN} / C maximum 90 / B bid 90: B bid-made vermont 90; C bid-made vermont 90",
        "A,B,D pass: C auction-won vermont 90; no auction-unsold",
    )


def test_amb_23_a_leading_bid_cannot_be_withdrawn() -> None:
    plays(
        OPEN,
        "B maximum 90 / B pass: refused already-leading / B maximum 0: refused bid-too-low",
        "B maximum 1 / C bid 2 / B pass",
    )


def test_amb_23_the_bids_of_one_who_leaves_are_struck() -> None:
    plays(
        f"{OPEN} / B bid 10 / C bid 20 / B bid 30 / B resign",
        "A,D pass: C auction-won vermont 20; no auction-unsold",
    )


def test_amb_23_the_maxima_left_are_set_against_each_other_again() -> None:
    plays(
        f"{OPEN} / A maximum 100 / B maximum 200 / C maximum 150: B bid-made vermont 151",
        "B resign: C bid-made vermont 101 / A,D pass: C auction-won vermont 101; no auction-unsold",
    )


def test_amb_23_a_sealed_maximum_goes_with_its_owner() -> None:
    plays(
        f"{SEALED} / B maximum 200 / C maximum 150 / D maximum 100 / B resign",
        "A pass: C auction-won vermont 101; no auction-unsold",
    )


# -- AMB-24: several lots ------------------------------------------------------------------------


def test_amb_24_live_lots_are_sold_one_by_one_from_go() -> None:
    plays(
        "D deeds boardwalk,baltic,illinois / D resign: auction-opened baltic",
        "B bid 10 / A,C pass: B has baltic; auction-opened illinois",
        "B bid 10 / A,C pass: B has illinois; auction-opened boardwalk",
        "B bid 10 / A,C pass: B has boardwalk; next A to-throw",
    )


def test_amb_24_live_a_pending_auction_comes_first() -> None:
    plays(
        f"{OPEN}; C deeds oriental; D deeds baltic / D resign / C resign: next auction vermont",
        "A,B pass: next auction baltic / A,B pass: next auction oriental / A,B pass: next to-end",
    )


def test_amb_24_by_post_an_estate_has_one_deadline() -> None:
    plays(
        "rules by-post; D deeds boardwalk,baltic,illinois",
        "D resign: next sealed-auction baltic,illinois,boardwalk",
        "A file boardwalk=300,baltic=50 limit 350 / B file boardwalk=200 limit 200",
        "C pass: A auction-won baltic 1; auction-unsold illinois; A auction-won boardwalk 201; "
        f"A ${1500 - 202}",
    )


def test_amb_24_by_post_a_limit_goes_for_all_lots_together() -> None:
    plays(
        "rules by-post; D deeds boardwalk,baltic / D resign",
        "A file baltic=100,boardwalk=100 limit 120 / B file baltic=40,boardwalk=85 limit 500",
        "C pass: A auction-won baltic 41; B auction-won boardwalk 80; no auction-unsold",
    )


def test_amb_24_by_post_maxima_are_cut_to_what_is_left_after_each_lot() -> None:
    plays(
        "rules by-post; A $100; D deeds boardwalk,baltic / D resign",
        "A file baltic=100,boardwalk=100 limit 200 / B file baltic=89,boardwalk=35 limit 500",
        # A pays 90 of 100, and can borrow 30 on Baltic.
        "C pass: A auction-won baltic 90; A paid 90 to bank auction-price baltic; "
        "A auction-won boardwalk 36; no auction-unsold; next owing",
        "A mortgage baltic: A $4 has boardwalk",
    )
