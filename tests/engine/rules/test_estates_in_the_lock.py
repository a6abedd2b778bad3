"""AMB-06, AMB-45: who leaves while a third roll waits for its fine; the estate comes first."""

import pytest

from tests.support.plays import plays

PACES = pytest.mark.parametrize("pace", ["live", "by-post"])
PAY = "A raise - reading"


def short_of_the_fine(pace: str, more: str = "", reading: str = "reading") -> tuple[str, str]:
    """A rolls 8 for the third time, towards Tennessee, and has $46 of the $50."""
    start = f"rules {pace}; A $46 jail 2 deeds {reading}; B deeds tennessee; {more}"
    return start, "A throw 3+5"


@PACES
def test_amb_06_an_estate_is_sold_before_the_token_moves(pace: str) -> None:
    auction = {"live": "auction", "by-post": "sealed-auction"}[pace]
    plays(
        *short_of_the_fine(pace),
        f"B resign: next owing / {PAY}: next {auction} tennessee; A at 10; no moved",
    )


@PACES
def test_amb_06_a_lot_of_the_estate_is_sold_once(pace: str) -> None:
    plays(
        *short_of_the_fine(pace),
        f"B resign / {PAY} / C maximum 30 / A,D pass: C paid 1 to bank auction-price tennessee; "
        "A paid 14 to C rent tennessee; C has tennessee; A at tennessee",
    )


@PACES
def test_amb_06_what_nobody_bid_for_may_be_bought_by_landing(pace: str) -> None:
    plays(
        *short_of_the_fine(pace),
        f"B resign / {PAY} / A,C,D pass: next A buy-or-decline tennessee / now A $500",
        f"A buy: A has tennessee; next {'A to-end' if pace == 'live' else 'C to-throw'}",
    )


@PACES
def test_amb_24_estates_in_the_lock_are_sold_in_the_order_of_leaving(pace: str) -> None:
    auction = {"live": "auction", "by-post": "sealed-auction"}[pace]
    plays(
        *short_of_the_fine(pace, "C deeds baltic"),
        f"B resign / C resign / {PAY}: next {auction} tennessee; A at 10",
        f"A,D pass: next {auction} baltic; A at 10",
    )


@PACES
def test_amb_45_who_fails_the_fine_leaves_an_estate_after_the_others(pace: str) -> None:
    plays(
        *short_of_the_fine(pace, reading="reading.m"),
        "B resign / A giveup: auction-opened tennessee / C,D pass: auction-opened reading",
        "C,D pass: next C to-throw; A at 10",
    )


def test_amb_06_bidders_in_the_lock_mortgage_nothing() -> None:
    plays(
        *short_of_the_fine("live", "D deeds baltic"),
        f"B resign / {PAY}: next auction / D mortgage baltic: refused locked",
    )
