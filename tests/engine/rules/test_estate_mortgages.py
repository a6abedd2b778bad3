"""AMB-35: what is sold for several creditors is sold with its mortgages."""

import pytest

from engine.core.actions import SetMaximum
from engine.core.position import HIGHEST_BID
from engine.core.saves import dump_state, load_state
from engine.players.computer import next_action
from engine.players.orders import Orders, answer
from engine.players.orders.terms import Bidding
from tests.support.editions import jail_cards_auctioned
from tests.support.game import B, interest
from tests.support.plays import plays


def pooled(more: str = "", deeds: str = "reading.m") -> tuple[str, str, str]:
    """A is bankrupt to all the others, with 20 dollars and Reading, which has a mortgage of 100."""
    return f"top CH-CHAIRMAN; A at 4 $20 deeds {deeds}; {more}", "A throw 1+2", "A giveup"


SOLD_TO_B = ("B bid 40", "C,D pass")
"""B has Reading for 40 dollars."""


def test_amb_35_mortgaged_lots_are_sold_with_their_mortgages() -> None:
    game = plays(
        *pooled(deeds="reading.m,baltic"),
        ": A estate-surrendered 20 baltic,reading - mortgaged reading",
    )
    assert game.state.deeds[5].mortgaged
    assert not game.state.deeds[3].mortgaged


def test_amb_35_the_buyer_pays_ten_per_cent_to_the_bank_and_the_price_into_the_pot() -> None:
    plays(
        *pooled(),
        f"B bid 40 / C,D pass: B paid 40; B paid {interest(100)} to bank interest reading; "
        "next B lift-or-hold reading",
        "B clear -: B received 20 share A; C received 20 share A; D received 20 share A; "
        f"B ${1500 - 40 - interest(100) + 20} has reading.m",
    )


def test_amb_35_or_unmortgages_at_once() -> None:
    plays(
        *pooled(),
        *SOLD_TO_B,
        "B clear reading: B mortgage-lifted reading 100; "
        f"B ${1500 - 40 - 100 - interest(100) + 20}",
    )


def test_amb_35_what_nobody_bids_for_stays_with_the_bank_clear() -> None:
    plays(*pooled(), "B,C,D pass: auction-unsold reading; bank has reading")


def test_amb_35_a_bid_leaves_the_buyer_the_ten_per_cent() -> None:
    plays(
        *pooled(f"B ${20 + interest(100)} deeds oriental"),
        ": B may first bid 1..70; B may maximum 1..70",
        "B bid 71 | maximum 71: refused bid-too-high / B bid 70 / C,D pass: next owing",
        "B mortgage oriental: next B lift-or-hold reading; B $0",
    )


def test_amb_20_c_without_a_cap_the_highest_bid_leaves_nothing_for_it() -> None:
    plays(*pooled("rules bids-without-cap"), f"B bid {HIGHEST_BID}: awaits B")


def test_amb_35_who_could_not_pay_it_is_not_asked() -> None:
    plays(*pooled(f"B ${interest(100)}; C ${interest(100) + 1}"), ": awaits C,D")


def test_amb_35_a_bid_that_leads_again_leaves_it_too() -> None:
    game = plays(
        *pooled(f"B ${70 + interest(100)}"),
        f"B bid 70 / C bid 71 / now B ${69 + interest(100)} / C resign: next auction reading",
    )
    assert game.decision.leader is None  # type: ignore[union-attr]


def test_amb_35_by_post_maxima_are_cut_to_it() -> None:
    plays(
        *pooled(f"rules by-post; B ${50 + interest(100)}", "reading.m,baltic"),
        ": next sealed-auction baltic,reading",
        "B file reading=60 limit 60 / C file reading=55 limit 55",
        "D pass: C auction-won reading 51; next C lift-or-hold reading",
        "C clear -: bank has baltic; B received 24; C received 24; D received 23",
    )


def test_amb_35_a_winner_who_leaves_unpaid_has_it_sold_again_mortgaged() -> None:
    game = plays(*pooled("B $10 deeds oriental"), *SOLD_TO_B, "B resign: auction-opened reading")
    assert game.state.deeds[5].mortgaged


def test_amb_35_the_mortgages_of_what_is_for_sale_survive_a_save() -> None:
    game = plays(*pooled(deeds="reading.m,baltic"))
    assert load_state(dump_state(game.state)) == game.state


def test_amb_68_for_the_bank_alone_they_are_wiped() -> None:
    plays("A $0 deeds reading.m; turn 1 of A owing A=500 / A giveup: bank has reading")


def test_amb_35_where_nothing_is_auctioned_they_are_wiped() -> None:
    plays(*pooled("rules no-auctions"), ": bank has reading")


@jail_cards_auctioned
@pytest.mark.parametrize("pace", ["live", "by-post"])
def test_amb_35_amb_67_passes_go_under_their_decks_in_1935_too(pace: str) -> None:
    plays(
        *pooled(f"rules {pace}", "reading.m passes CC-GOOJF"),
        ": auction-opened reading; community_chest ends CC-GOOJF",
    )


def test_amb_35_a_computer_bids_less_for_what_it_has_to_clear() -> None:
    game = plays(*pooled())
    assert next_action(game.state, (B,)) == (B, SetMaximum(200 - 100 - interest(100)))


def test_amb_35_orders_leave_the_ten_per_cent_in_hand() -> None:
    game = plays(*pooled(f"B ${90 + interest(100)}"))
    for bidding, most in ((Bidding(percent=100), 90), (Bidding(percent=100, keep=30), 60)):
        assert answer(game.state, B, Orders(bidding=bidding), 0.0) == SetMaximum(most)
