"""House rules auction-reserve and auction-step: the least first bid and raise (AMB-18)."""

import pytest

from engine.core.decisions import Auction, SealedAuction
from engine.players.computer import next_action
from tests.support.game import A, B, C, D
from tests.support.plays import plays

HALF, TENS = "auction-reserve=50", "auction-step=10"


def declined(rules: str, more: str = "", lot: str = "vermont") -> str:
    """A has come to a lot that nobody has, and does not buy it."""
    kind = "sealed" if "by-post" in rules else "auction"
    return f"rules {rules}; A at {lot}; {more}; turn 1 of A {kind} {lot}"


# -- reserve, open calls -----------------------------------------------------------------------


def test_amb_18_the_first_bid_is_that_share_of_the_printed_price() -> None:
    plays(
        f"{declined(HALF)}: B may first bid 50..1500; B may maximum 50..1500",
        "B bid 49: refused bid-too-low / B bid 50 / C bid 51: next auction vermont C 51",
    )


@pytest.mark.parametrize(
    ("percent", "lot", "least"), [(33, "baltic", 20), (1, "baltic", 1), (55, "reading", 110)]
)
def test_amb_18_the_reserve_is_rounded_up(percent: int, lot: str, least: int) -> None:
    start = declined(f"auction-reserve={percent}", lot=lot)
    plays(f"{start}: B may first bid {least}..1500")


def test_amb_25_whoever_cannot_reach_the_reserve_is_not_waited_for() -> None:
    plays(f"{declined(HALF, 'C $49; D $50')}: awaits A,B,D / C bid 49: refused bid-too-low")


def test_amb_19_without_a_bid_it_stays_with_the_bank() -> None:
    plays(declined(HALF), "A,B,C,D pass: auction-unsold vermont")


def test_amb_17_a_secret_maximum_begins_at_the_reserve() -> None:
    plays(declined(HALF), "B maximum 49: refused bid-too-low / B maximum 90: B bid-made vermont 50")


def test_amb_23_when_the_only_bid_is_struck_the_reserve_holds_again() -> None:
    plays(
        declined(HALF),
        "B bid 80 / B resign / C bid 49: refused bid-too-low / C bid 50: next auction vermont C 50",
    )


# -- reserve, sealed maxima --------------------------------------------------------------------


def test_amb_17_a_single_sealed_maximum_pays_the_reserve() -> None:
    plays(
        declined(f"by-post {HALF}"),
        "B maximum 49: refused bid-too-low / B maximum 90 / A,C,D pass: B auction-won vermont 50",
    )


def test_amb_17_of_two_the_second_price_and_one_step() -> None:
    plays(
        declined(f"by-post {HALF} {TENS}"),
        "B maximum 90 / C maximum 60 / A,D pass: B auction-won vermont 70",
    )


def estate(c: int) -> tuple[str, str]:
    """A's lots are for sale together."""
    cash = f"A $0 deeds baltic,boardwalk; B $150; C ${c}; D $20"
    return f"rules by-post {HALF}; {cash}; turn 1 of A owing A=5000", "A giveup"


def test_amb_24_each_lot_of_an_estate_has_a_reserve_of_its_own() -> None:
    plays(
        *estate(40),
        ": next sealed-auction; awaits B,C; B may first file 3=30..150 limit 0..150; "
        "D may first pass",
        "B file baltic=29 limit 150 | file boardwalk=150 limit 150: refused bid-too-low",
        "B file baltic=35 limit 150 / C pass: B auction-won baltic 30; auction-unsold boardwalk",
    )


def test_amb_21_a_maximum_cut_below_the_reserve_is_none() -> None:
    plays(
        *estate(1500),
        "B file baltic=40 limit 29 / C file baltic=50,boardwalk=210 limit 1000: "
        "C auction-won baltic 30; C auction-won boardwalk 200",
    )


# -- step --------------------------------------------------------------------------------------


def test_amb_18_a_raise_is_at_least_one_step() -> None:
    plays(
        declined(TENS),
        "B bid 1 / C bid 10: refused bid-too-low; C may first bid 11..1500 / C bid 11",
    )


def test_amb_17_secret_maxima_raise_by_the_step_as_far_as_they_go() -> None:
    plays(
        declined(TENS),
        "B maximum 60: B bid-made vermont 1 / C maximum 55: next auction vermont B 60",
    )


# -- computers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "by-post"])
@pytest.mark.parametrize("rule", ["auction-reserve=100", "auction-step=100"])
def test_computers_bid_what_may_be_bid(pace: str, rule: str) -> None:
    game = plays(declined(f"{pace} {rule}"))
    while isinstance(game.decision, Auction | SealedAuction):
        answer = next_action(game.state, (A, B, C, D))
        assert answer is not None
        game.play(*answer)
    assert game.owner(8) is not None
