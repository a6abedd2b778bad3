"""House rule no-auctions: what is not bought, or goes back to the Bank, stays there."""

import pytest

from tests.support.plays import plays

PACES = pytest.mark.parametrize("pace", ["live", "by-post"])


@pytest.mark.parametrize(("pace", "then"), [("live", "A to-end"), ("by-post", "B to-throw")])
def test_buy_04_what_is_declined_stays_with_the_bank(pace: str, then: str) -> None:
    plays(
        f"rules {pace} no-auctions; A at go / A throw 1+2",
        f"A decline: A purchase-declined baltic; no auction-opened; bank has baltic; next {then}",
    )


def test_buy_01_the_next_visitor_has_the_option_again() -> None:
    plays(
        "rules no-auctions; A at go / A throw 1+2 / A decline / A end / B throw 1+2",
        "B buy: B property-bought baltic 60",
    )


def test_buy_04_the_option_of_one_who_resigns_is_nobodys() -> None:
    plays(
        "rules no-auctions; A at go / A throw 1+2: next buy-or-decline",
        "A resign: no auction-opened; next B to-throw",
    )


@PACES
def test_bkr_09_a_bankrupts_deeds_stay_with_the_bank(pace: str) -> None:
    plays(
        f"rules {pace} no-auctions; A $20 deeds baltic.m,oriental; turn 1 of A owing A=1000",
        "A giveup: A estate-surrendered 20 baltic,oriental -; no auction-opened; bank has baltic; "
        "next B to-throw",
    )


@PACES
def test_amb_35_the_pot_of_cash_is_still_shared_out(pace: str) -> None:
    plays(
        f"rules {pace} no-auctions; A $20 at 4 deeds vermont; top CH-CHAIRMAN / A throw 1+2",
        "A giveup: B received 7 share A; C received 7 share A; D received 6 share A; "
        "no auction-opened; bank has vermont",
    )


def test_amb_35_a_sharer_who_goes_first_has_no_share() -> None:
    plays(
        "rules no-auctions; seats 3; A $9 at 4; B $0; top CH-CHAIRMAN / A throw 1+2",
        "A giveup: B received; C received / B throw 1+2",
    )
