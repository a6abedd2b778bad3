"""AMB-56 to AMB-60: trades that are no trades."""

import pytest

from engine.rules.trade.offers import OPEN_OFFERS
from tests.support.plays import plays

TABLE = "A deeds reading.m passes CH-GOOJF; B deeds browns=1; C left 1"


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("A gives reading takes $1", "trade-with-self"),
        ("C gives reading takes $1", "out-of-game"),
        ("-1 gives reading takes $1", "out-of-game"),
        ("9 gives reading takes $1", "out-of-game"),
        ("B gives - takes -", "trade-empty"),
        ("B gives boardwalk takes $1", "not-owner"),
        ("B gives $1 takes boardwalk", "not-owner"),
        ("B gives 0 takes $1", "not-owner"),
        ("B gives reading,reading takes $1", "not-owner"),
        ("B gives $1 takes baltic", "group-built"),
        ("B gives $-1 takes baltic", "cannot-afford"),
        ("B gives reading takes $-1", "cannot-afford"),
        ("B gives $1502 takes $1", "cannot-afford"),
        ("B gives CC-GOOJF takes $1", "no-pass"),
        ("B gives CH-GOOJF+CH-GOOJF takes $1", "no-pass"),
        ("B gives $1 takes CH-GOOJF", "no-pass"),
        ("B gives reading takes - lifts reading", "not-mortgaged"),
        ("B gives reading takes - answers 99", "no-such-trade"),
        ("B gives reading takes - forgives 1", "no-such-debt"),
    ],
)
def test_amb_56_only_what_is_there_may_be_offered(offer: str, reason: str) -> None:
    plays(f"{TABLE} / A offer {offer}: refused {reason}")


OFFERED = (TABLE, "A offer B gives reading takes $1")


def test_amb_57_an_offer_is_between_its_two_players() -> None:
    number = plays(*OFFERED).state.trades[0].id
    plays(
        *OFFERED,
        "A,D accept | refuse: refused not-your-trade / B withdraw: refused not-your-trade",
        "D offer A gives $1 takes reading answers #: refused not-your-trade",
        f"B accept {number + 1}: refused no-such-trade",
    )


def test_amb_60_only_what_is_received_mortgaged_is_unmortgaged() -> None:
    plays(*OFFERED, "B accept lifts baltic | accept lifts reading,reading: refused not-mortgaged")


def test_amb_57_a_proposer_who_has_spent_the_money_is_found_out() -> None:
    plays(
        "B deeds reading / A offer B gives $900 takes reading / now A $899",
        "B accept: refused partner-cannot-pay",
    )


def test_amb_21_no_trade_is_closed_among_open_calls() -> None:
    plays(
        "A at 36; B deeds reading / B offer C gives reading takes $1 / A throw 1+2 / A decline",
        "C accept: refused trade-during-bidding",
    )


@pytest.mark.parametrize("creditors", ["", "to B,C,D"])
def test_amb_58_the_bank_and_several_creditors_forgive_nothing(creditors: str) -> None:
    plays(
        f"A $0 deeds reading; turn 1 of A owing A=300 {creditors}",
        "A offer B gives reading takes - forgives #: refused no-such-debt",
    )


def test_amb_58_only_the_creditor_forgives() -> None:
    plays(
        "A $0 deeds reading; turn 1 of A owing A=300 to C",
        "A offer B gives reading takes - forgives #: refused no-such-debt",
    )


def test_amb_57_so_many_offers_and_no_more() -> None:
    plays(
        "A at go",
        *(f"A offer B gives ${dollars + 1} takes -" for dollars in range(OPEN_OFFERS)),
        "A offer B gives $100 takes -: refused too-many-trades / B refuse #1",
        "A offer B gives $100 takes - / B offer A gives $1 takes -",
    )
