"""SHTG-02, AMB-50: a bid binds as long as it leads, and nothing of it when it is over."""

from tests.support.plays import plays

AUCTION = (
    "A deeds oranges; B $400 deeds light-blues; stock 2 12",
    "A build st-james=1,tennessee=1",
    "B build oriental=1,vermont=1: next shortage-auction",
    "B bidlot oriental=300",
)
"""A claims two houses on the oranges, B two on the light blues, and B bids for the first."""


def test_shtg_02_who_has_paid_for_one_still_contests_the_next() -> None:
    plays(
        *AUCTION,
        "A pass: B building-won oriental 300; B built oriental=1 300 1 12; next shortage-auction; "
        "awaits A,B",
    )


def test_amb_50_who_is_outbid_may_bid_again_with_all_of_the_cash() -> None:
    plays(
        *AUCTION,
        "A bidlot st-james=310: awaits B",
        "B bidlot oriental=320 / A pass: B building-won oriental 320",
    )
