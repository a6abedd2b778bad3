"""SHTG-02, SHTG-03, AMB-50: scarce buildings sold one by one, by open calls."""

from engine.core.actions import GiveUp, UnmortgageReceived
from engine.core.decisions import ShortageAuction
from engine.players.absent import answer
from tests.support.editions import builds_in_own_turn
from tests.support.game import ST_JAMES, VERMONT, A, B, C, D, Game, interest
from tests.support.plays import plays


def auction(houses: int = 2, c: str = "", d: str = "") -> tuple[str, ...]:
    """A, B and C each claim one house or two, on the oranges, the reds and the light blues."""
    claims = ("st-james=1,tennessee=1", "indiana=1,kentucky=1", "oriental=1,vermont=1")
    a, b, its = (claim if houses == 2 else claim.split(",")[0] for claim in claims)
    return (
        f"A deeds oranges; B deeds reds; C deeds light-blues{c}; D {d}; stock {houses} 12",
        f"A build {a}",
        f"B build {b}",
        f"C build {its}: next shortage-auction",
    )


def bidding(game: Game) -> ShortageAuction:
    assert isinstance(game.decision, ShortageAuction)
    return game.decision


def test_shtg_02_the_highest_bidder_has_it() -> None:
    plays(
        *auction(houses=1),
        "C bidlot oriental=120 / B bidlot indiana=160 / C pass: awaits A",
        f"A pass: B building-won indiana 160; B built indiana=1 160 0 12; B ${1500 - 160}; "
        "next A to-throw",
    )


def test_amb_50_the_floor_is_the_bidders_own_deed_price() -> None:
    plays(
        *auction(),
        "C bidlot oriental=49: refused bid-too-low / B bidlot kentucky=149: refused bid-too-low",
        "C bidlot oriental=50: A may bidlot 16=100..1500; B may bidlot 21=150..1500",
        "B bidlot kentucky=150 / C bidlot oriental=150: refused bid-too-low",
    )


def test_amb_50_a_raise_is_a_step_at_least() -> None:
    plays(
        "rules auction-step=10; A deeds oranges; B deeds reds; stock 1 12 / A build st-james=1",
        "B build kentucky=1 / B bidlot kentucky=150 / A bidlot st-james=159: refused bid-too-low",
        "A bidlot st-james=160",
    )


def test_amb_50_only_claimants_bid_and_on_lots_they_have_claimed() -> None:
    plays(
        *auction(),
        "D bidlot oriental=500 | pass: refused not-awaited",
        "C bidlot connecticut=500 | bidlot kentucky=500: refused not-claimed",
    )


def test_amb_50_bids_are_in_cash() -> None:
    plays(
        *auction(c=",reading"),
        "C bidlot oriental=1501: refused bid-too-high / C mortgage reading",
        "C bidlot oriental=1600",
    )


def test_amb_50_the_rest_is_asked_about_anew_after_each() -> None:
    leading = (*auction(), "C bidlot oriental=80")
    first = bidding(plays(*leading))
    game = plays(*leading, "A,B pass: awaits A,B,C")
    second = bidding(game)
    assert (first.id, first.shortage) != (second.id, second.shortage)
    assert first.shortage == second.shortage
    assert second.bids == ()
    assert second.lots(game.state, C) == (VERMONT,)


THREE_AND_ONE = (
    "A deeds oranges; B deeds reds; stock 3 12",
    "A build oranges=1",
    "B build kentucky=1",
)
"""A claims three houses on the oranges, B one on the reds."""


def test_amb_50_an_uncontested_rest_is_filled_at_deed_price() -> None:
    plays(
        *THREE_AND_ONE,
        "B bidlot kentucky=170",
        "A pass: B built kentucky=1 170 2 12; A built st-james=1,tennessee=1 200 0 12",
    )


@builds_in_own_turn
def test_amb_49_who_has_outbid_the_mover_places_it_at_once() -> None:
    """HOUSE-07 waits for nobody's turn there; what is not contested any more does."""
    plays(
        *THREE_AND_ONE,
        "B bidlot kentucky=170 / A pass: B has kentucky=1",
        "B build indiana=1: refused not-own-turn",
    )


@builds_in_own_turn
def test_amb_49_the_rest_of_anothers_claim_waits_for_the_own_turn() -> None:
    plays(
        "A deeds oranges; B deeds reds; stock 2 12 / A build st-james=1",
        "B build indiana=1,kentucky=1 / A bidlot st-james=300",
        "B pass: A built st-james=1 300 1 12; B claim-deferred kentucky; next to-throw",
    )


def test_amb_50_who_can_pay_no_more_is_not_asked_again() -> None:
    first, *claims = THREE_AND_ONE
    plays(
        first.replace("B", "B $160"),
        *claims,
        "A bidlot st-james=160: A built st-james=1 160 2 12",
        "B bidlot kentucky=150 / A bidlot tennessee=160: bank 1 12",
    )


def test_amb_50_placed_evenly_at_once() -> None:
    """HOUSE-05: a second house on a lot only once the others have one."""
    game = plays(
        "A deeds oranges=1/1/0; B deeds reds; stock 2 12 / A build st-james=2,new-york=1",
        "B build kentucky=1 / A bidlot st-james=200: refused not-claimed / A bidlot new-york=200",
        "B pass",
    )
    assert bidding(game).lots(game.state, A) == (ST_JAMES,)


def test_amb_50_what_nobody_bids_for_stays_with_the_bank() -> None:
    plays(*THREE_AND_ONE, "A,B pass: building-unsold house; bank 3 12; next to-throw")


def test_amb_50_silence_passes() -> None:
    assert answer(plays(*auction()).state, B).kind == "pass"


def test_amb_23_a_bid_that_leads_stands_and_a_pass_is_for_good() -> None:
    plays(
        *auction(),
        "C bidlot oriental=60 / C pass | bidlot oriental=90: refused already-leading / A pass",
        "A bidlot st-james=200: refused already-passed",
    )


# -- SHTG-03, HOTEL-05, AMB-52 -----------------------------------------------------------------


def four_each(hotels: int = 1) -> str:
    return f"A deeds oranges=4; B deeds reds=4; C deeds light-blues; stock 0 {hotels}"


def test_shtg_03_the_last_hotel_is_auctioned_and_the_loser_keeps_four_houses() -> None:
    plays(
        four_each(),
        "A build st-james=5 / B build illinois=5: next shortage-auction hotel",
        "A bidlot st-james=240 / B pass: A built st-james=5 240 4 0; B has reds=4",
    )


def test_shtg_03_hotels_enough_for_both_are_sold_at_deed_price() -> None:
    plays(four_each(hotels=6), "A build st-james=5: A $1400 has st-james=5")


def test_hotel_05_the_houses_handed_back_may_be_bought_at_once() -> None:
    plays(
        f"{four_each(hotels=12)}; turn 1 of C / C build oriental=1: refused no-houses / turn of A",
        "A build st-james=5 / turn of C",
        "C build light-blues=2/1/1: C built light-blues=2/1/1 200 0 11",
    )


HOUSE_OR_HOTELS = (
    "A $5000 deeds oranges=4/4/3; B deeds reds; stock 1 12",
    "A build oranges=5",
    "B build kentucky=1: next shortage-auction house",
)


def test_amb_50_houses_come_before_hotels() -> None:
    plays(
        *HOUSE_OR_HOTELS,
        "A bidlot new-york=300 / B pass: A built new-york=4 300; A built oranges=5 300",
    )


def test_amb_52_no_hotel_without_the_house_that_was_lost() -> None:
    plays(*HOUSE_OR_HOTELS, "B bidlot kentucky=300 / A pass: A has oranges=4/4/3")


def test_amb_54_half_the_deed_price_comes_back_for_a_house_bought_dear() -> None:
    bid = (*auction(houses=1), "C bidlot oriental=400", "A pass")
    worth = plays(*bid).state.worth(C)
    assert plays(*bid, "B pass").state.worth(C) == worth - 400 + 50
    plays(*bid, "B pass / C sell oriental=0: C buildings-sold oriental=0 25 1 12")


# -- AMB-21: nobody spends below what they lead with -------------------------------------------

LEADS = "C bidlot oriental=1400"


def test_amb_21_a_leader_unmortgages_no_mortgage_that_the_bid_needs() -> None:
    plays(
        *auction(c=",reading.m"),
        f"{LEADS} / C lift reading: refused bid-binds / A bidlot st-james=1401 / C lift reading",
    )


def test_amb_21_a_leader_leaves_the_group_as_it_is() -> None:
    plays(
        *auction(c=",baltic"),
        f"{LEADS} / C mortgage vermont: refused bid-binds / C mortgage baltic",
    )


def test_amb_21_no_trade_among_open_calls() -> None:
    plays(
        *auction(),
        f"D offer C gives $1 takes $5 / {LEADS} / C accept: refused trade-during-bidding",
    )


def test_amb_21_nobody_else_builds_meanwhile() -> None:
    plays(
        *auction(),
        "now D deeds 37,39 / D build 39=1: refused shortage-open",
        "C build oriental=1: refused shortage-open",
    )


UNDER_THE_HAMMER = (
    "A at 2 deeds oranges; D $350 deeds light-blues; stock 1 12",
    "A throw 1+2",
    "A decline",
    "D bid 300",
    "A build st-james=1",
    "D build oriental=1",
)
"""D leads the auction of Reading with $300; A then asks for the last house, and D claims it."""


def test_amb_21_what_is_bid_for_a_building_leaves_the_deed_payable() -> None:
    plays(
        *UNDER_THE_HAMMER,
        # Cash and the mortgages of the light blues come to 510, of which 300 are bid for Reading.
        ": D may bidlot 6=50..210",
        "D bidlot oriental=211: refused bid-too-high / D bidlot oriental=210",
        "A bidlot st-james=210: refused bid-too-low",
    )


def test_amb_49_an_auction_of_a_deed_goes_on_afterwards() -> None:
    game = plays(
        *UNDER_THE_HAMMER,
        "D bidlot oriental=200 / A pass: next auction reading D 300; awaits A,B,C",
    )
    assert game.state.raisable(3) >= 300


def test_an_auction_of_a_deed_ends_with_it_if_nobody_can_bid_any_more() -> None:
    plays(
        "A $500 at 2 deeds oranges; B $10; C $10; D $350 deeds light-blues; stock 1 12",
        "A throw 1+2 / A decline / D bid 340",
        "A build st-james=1 / D build oriental=1",
        # What is left with the house and all mortgages is $340.
        "A bidlot st-james=490: A built st-james=1 490 0 12; D $10 has 5",
    )


# -- leaving -----------------------------------------------------------------------------------


def test_amb_70_the_bids_of_who_leaves_are_struck_and_the_others_go_on() -> None:
    plays(
        *auction(),
        "C bidlot oriental=60 / B bidlot kentucky=200",
        "B resign: next shortage-auction house C 60; awaits A",
    )


def test_amb_23_a_bid_that_leads_again_must_still_be_one_to_build_on() -> None:
    """C was outbid, and free to mortgage the lot (HOUSE-10)."""
    plays(
        *auction(houses=1),
        "C bidlot oriental=120 / B bidlot indiana=160 / C mortgage oriental",
        "B resign: next shortage-auction house; awaits A",
        "A bidlot st-james=100: A built st-james=1 100 0 12",
    )


def test_amb_70_one_claimant_left_has_them_at_deed_price() -> None:
    plays(
        *THREE_AND_ONE,
        "A bidlot st-james=400 / B resign: A built st-james=1 400 2 12; "
        "A built tennessee=1,new-york=1 200 0 12; A has oranges=1",
    )


def test_amb_63_an_heir_whose_bid_the_interest_makes_unpayable_loses_it() -> None:
    game = plays(
        *auction(d="$0 deeds reading.m"), f"now C ${50 + interest(100)} / C bidlot oriental=55"
    )
    # D leaves everything to C, who pays interest on $100 for the mortgage.
    game.owes(D, 30, C).play(D, GiveUp())
    game.play(C, UnmortgageReceived(()))
    assert game.cash_of(C) == 50
    assert bidding(game).bids == ()
    assert game.awaited == (A, B, C)
