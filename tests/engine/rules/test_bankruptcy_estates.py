"""BKR, the rulings on what becomes of an estate (AMB-63 to AMB-68, AMB-77, AMB-78)."""

import pytest

from tests.support.editions import with_opera
from tests.support.game import interest
from tests.support.plays import plays

# -- AMB-63: an heir without cash ---------------------------------------------------------------


def test_amb_63_the_interest_is_one_debt_after_the_cash() -> None:
    due = interest(30) + interest(100)
    plays(
        "A $5 deeds reading.m,baltic.m,oriental; C $0; turn 1 of A owing A=300 to C",
        f"A giveup: next owing C {due} to bank interest baltic,reading",
        # An inherited lot serves as well.
        f"C raise - oriental: C paid {due} to bank interest baltic,reading; C ${5 + 50 - due}; "
        "next C lift-or-hold baltic,reading",
    )


def test_amb_63_it_may_bankrupt_the_heir() -> None:
    plays(
        "A $0 deeds reading.m; C $0; turn 1 of A owing A=300 to C / A giveup",
        "C giveup: C estate-surrendered 0 reading -; next auction; awaits B,D",
        "B bid 1 / D pass: B has reading; next B to-throw",
    )


@with_opera
def test_amb_63_an_heir_who_fails_drops_the_other_debts() -> None:
    plays(
        "A at 14; B $0 deeds reading.m; D $10; top CC-OPERA / A throw 1+2 / now A $0 / B giveup",
        "now A $0 / D giveup: awaits A",  # B's estate has no cash, and its interest is 10.
        "A giveup: A,B out; C in; D $10 in",
    )


# -- AMB-65 to AMB-68: the state of an estate ---------------------------------------------------


def test_amb_65_everything_passes_as_it_stands() -> None:
    """Mortgages made to meet the very debt included, with their ten per cent."""
    due = interest(100) + interest(75)
    plays(
        "seats 3; A $0 deeds reading,baltic,water-works.m; turn 1 of A owing A=130 to C",
        "A mortgage reading / A resign: A estate-taken C 100 baltic,reading,water-works -; "
        f"C paid {due} to bank interest reading,water-works; C ${1500 + 100 - due} has baltic",
    )


def test_amb_65_nothing_is_mortgaged_for_a_debt_beyond_all_that_can_be_raised() -> None:
    plays(
        "seats 3; A $0 deeds reading,oranges=1; turn 1 of A owing A=900 to C: A may not mortgage; "
        "A may sell",
        "A mortgage reading: refused mortgage-saves-nothing",
    )


def test_amb_65_buildings_may_be_sold_so_that_their_lots_can_be_traded() -> None:
    plays(
        "seats 3; A $0 deeds oranges=1; turn 1 of A owing A=900 to C / A sell oranges=0: A $150",
        "A offer B gives oranges takes $900 / B accept: A $150; C $2400",
    )


def test_amb_65_mortgages_are_made_again_once_they_can_end_in_payment() -> None:
    plays(
        "seats 3; A $0 deeds reading,baltic; turn 1 of A owing A=150 to C",
        "A mortgage baltic: refused mortgage-saves-nothing / B offer A gives $20 takes -",
        "A accept / A mortgage baltic / A mortgage reading: A $0; C $1650",
    )


def test_amb_65_the_debts_of_others_keep_nobody_from_mortgaging() -> None:
    plays(
        "seats 3; A $0; B deeds reading; turn 1 of A owing A=900 to C",
        "B mortgage reading: B $1600",
    )


def test_amb_66_hotels_go_outright_when_there_are_no_houses() -> None:
    plays(
        "A $0 deeds oranges=5/5/4; B deeds reds=4,dark-blues=4; stock 0 10; "
        "turn 1 of A owing A=5000 to C / A giveup: A buildings-sold oranges=0 700 4 12; C $2200"
    )


@pytest.mark.parametrize(
    ("creditor", "cards"),
    [
        ("to C", "C holds CH-GOOJF,CC-GOOJF; chance size 15"),
        ("", "C holds -; chance ends CH-GOOJF"),
    ],
)
def test_amb_67_passes_go_to_the_creditor_or_under_their_decks(creditor: str, cards: str) -> None:
    plays(f"A $0 passes CH-GOOJF,CC-GOOJF; turn 1 of A owing A=100 {creditor} / A giveup: {cards}")


def test_amb_68_the_bank_sells_singly_and_free_of_mortgage() -> None:
    plays(
        "seats 3; A $0 deeds illinois.m,baltic.m,boardwalk; turn 1 of A owing A=5000 / A giveup",
        "B,C pass: auction-unsold baltic",
        "C bid 200 / B pass: bank has baltic; C $1300 has illinois; next auction boardwalk",
    )


def test_amb_68_with_one_player_left_nothing_is_auctioned() -> None:
    plays(
        "seats 3; A $0 deeds baltic; turn 1 of A owing A=5000 / A giveup: next auction",
        "C resign: game-ended B; over",
    )


def test_amb_78_whole_dollars_everywhere() -> None:
    plays(
        "A $1 at 4 deeds water-works.m; top CH-CHAIRMAN / A throw 1+2 / A giveup",
        "B,C,D pass: B received 1 share A; cash 0,1501,1500,1500",
    )


def test_amb_77_the_bank_never_runs_out() -> None:
    plays(
        # More than any box holds.
        "A $20000 deeds dark-blues=5; B $20000; C $20000; D $20000 / A sell dark-blues=0",
        f"now A at 38 / A throw 1+1: A ${20_000 + 1_000 + 200}",
    )
