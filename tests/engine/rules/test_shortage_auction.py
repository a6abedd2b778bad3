"""SHTG-02, SHTG-03, AMB-50: scarce buildings sold one by one, by open calls."""

from engine.core.actions import (
    AcceptTrade,
    Bid,
    BidForBuilding,
    Build,
    Decline,
    GiveUp,
    Lift,
    LiftReceived,
    Mortgage,
    OfferTrade,
    PassBid,
    Resign,
    SellBuildings,
    Side,
)
from engine.core.decisions import Auction, ShortageAuction, ToThrow
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, BuildingUnsold, BuildingWon, Built, ClaimDeferred
from engine.core.offered import BuildingBidRange
from engine.players.absent import answer
from tests.support.editions import builds_in_own_turn
from tests.support.game import (
    BALTIC,
    CONNECTICUT,
    ILLINOIS,
    INDIANA,
    KENTUCKY,
    LIGHT_BLUES,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
    interest,
    live,
)
from tests.support.landings import land_on

ALL_FIVE = tuple((space, 5) for space in ORANGES)


def auction(houses: int = 2) -> Game:
    """A, B and C each claim one house or two, on the oranges, the reds and the light blues."""
    game = live().owns(A, *ORANGES).owns(B, *REDS).owns(C, *LIGHT_BLUES).stock(houses, 12)
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))[:houses]))
    game.play(B, Build(((INDIANA, 1), (KENTUCKY, 1))[:houses]))
    game.play(C, Build(((ORIENTAL, 1), (VERMONT, 1))[:houses]))
    assert isinstance(game.decision, ShortageAuction)
    return game


def bidding(game: Game) -> ShortageAuction:
    assert isinstance(game.decision, ShortageAuction)
    return game.decision


def test_shtg_02_the_highest_bidder_has_it() -> None:
    game = auction(houses=1)
    game.play(C, BidForBuilding(ORIENTAL, 120))
    game.play(B, BidForBuilding(INDIANA, 160))
    game.play(C, PassBid())
    assert game.awaited == (A,)
    game.play(A, PassBid())
    assert game.happened(Built) == [Built(B, ((INDIANA, 1),), 160, 0, 12)]
    (won,) = game.happened(BuildingWon)
    assert (won.seat, won.space, won.price) == (B, INDIANA, 160)
    assert game.cash_of(B) == 1500 - 160
    assert game.decision == ToThrow(game.decision.id, A, 0)


def test_amb_50_the_floor_is_the_bidders_own_deed_price() -> None:
    game = auction()
    assert game.refused(C, BidForBuilding(ORIENTAL, 49)) is Reason.BID_TOO_LOW
    assert game.refused(B, BidForBuilding(KENTUCKY, 149)) is Reason.BID_TOO_LOW
    game.play(C, BidForBuilding(ORIENTAL, 50))
    assert BuildingBidRange(ST_JAMES, 100, 1500) in game.offers(A)
    assert BuildingBidRange(KENTUCKY, 150, 1500) in game.offers(B)
    game.play(B, BidForBuilding(KENTUCKY, 150))
    assert game.refused(C, BidForBuilding(ORIENTAL, 150)) is Reason.BID_TOO_LOW


def test_amb_50_a_raise_is_a_step_at_least() -> None:
    rules = live().state.rules
    stepped = rules.with_fields(auction=rules.auction.model_copy(update={"step": 10}))
    game = Game(stepped, 4).owns(A, *ORANGES).owns(B, *REDS).stock(1, 12)
    game.play(A, Build(((ST_JAMES, 1),)))
    game.play(B, Build(((KENTUCKY, 1),)))
    game.play(B, BidForBuilding(KENTUCKY, 150))
    assert game.refused(A, BidForBuilding(ST_JAMES, 159)) is Reason.BID_TOO_LOW
    game.play(A, BidForBuilding(ST_JAMES, 160))


def test_amb_50_only_claimants_bid_and_on_lots_they_have_claimed() -> None:
    game = auction()
    assert game.refused(D, BidForBuilding(ORIENTAL, 500)) is Reason.NOT_CLAIMED
    assert game.refused(D, PassBid()) is Reason.NOT_CLAIMED
    assert game.refused(C, BidForBuilding(CONNECTICUT, 500)) is Reason.NOT_CLAIMED
    assert game.refused(C, BidForBuilding(KENTUCKY, 500)) is Reason.NOT_CLAIMED


def test_amb_50_bids_are_in_cash() -> None:
    game = auction().owns(C, READING)
    assert game.refused(C, BidForBuilding(ORIENTAL, 1501)) is Reason.CANNOT_AFFORD
    game.play(C, Mortgage(READING))
    game.play(C, BidForBuilding(ORIENTAL, 1600))


def test_amb_50_the_rest_is_asked_about_anew_after_each() -> None:
    game = auction()
    game.play(C, BidForBuilding(ORIENTAL, 80))
    first = bidding(game)
    game.play(A, PassBid())
    game.play(B, PassBid())
    second = bidding(game)
    assert (first.id, first.shortage) != (second.id, second.shortage)
    assert first.shortage == second.shortage
    assert second.bids == ()
    assert set(game.awaited) == {A, B, C}
    assert second.lots(game.state, C) == (VERMONT,)


def three_and_one(houses: int = 3) -> Game:
    """A claims three houses on the oranges, B one on the reds."""
    game = live().owns(A, *ORANGES).owns(B, *REDS).stock(houses, 12)
    game.play(A, Build(tuple((space, 1) for space in ORANGES)))
    game.play(B, Build(((KENTUCKY, 1),)))
    return game


def test_amb_50_an_uncontested_rest_is_filled_at_deed_price() -> None:
    game = three_and_one()
    game.play(B, BidForBuilding(KENTUCKY, 170))
    game.play(A, PassBid())
    assert game.happened(Built) == [
        Built(B, ((KENTUCKY, 1),), 170, 2, 12),
        Built(A, ((ST_JAMES, 1), (TENNESSEE, 1)), 200, 0, 12),
    ]


@builds_in_own_turn
def test_amb_49_who_has_outbid_the_mover_places_it_at_once() -> None:
    """HOUSE-07 waits for nobody's turn there; what is not contested any more does."""
    game = three_and_one()
    game.play(B, BidForBuilding(KENTUCKY, 170))
    game.play(A, PassBid())
    assert game.level(KENTUCKY) == 1
    assert game.refused(B, Build(((INDIANA, 1),))) is Reason.NOT_OWN_TURN


@builds_in_own_turn
def test_amb_49_the_rest_of_anothers_claim_waits_for_the_own_turn() -> None:
    game = live().owns(A, *ORANGES).owns(B, *REDS).stock(2, 12)
    game.play(A, Build(((ST_JAMES, 1),)))
    game.play(B, Build(((INDIANA, 1), (KENTUCKY, 1))))
    game.play(A, BidForBuilding(ST_JAMES, 300))
    game.play(B, PassBid())
    assert game.happened(Built) == [Built(A, ((ST_JAMES, 1),), 300, 1, 12)]
    (deferred,) = game.happened(ClaimDeferred)
    assert (deferred.seat, deferred.lots) == (B, (KENTUCKY,))
    assert isinstance(game.decision, ToThrow)


def test_amb_50_who_can_pay_no_more_is_not_asked_again() -> None:
    game = three_and_one().cash(B, 160)
    game.play(A, BidForBuilding(ST_JAMES, 160))
    assert game.happened(Built) == [
        Built(A, ((ST_JAMES, 1),), 160, 2, 12),
    ]
    game.play(B, BidForBuilding(KENTUCKY, 150))
    game.play(A, BidForBuilding(TENNESSEE, 160))
    assert game.state.houses == 1


def test_amb_50_placed_evenly_at_once() -> None:
    """HOUSE-05: a second house on a lot only once the others have one."""
    game = live().owns(A, *ORANGES).owns(B, *REDS).levels(ORANGES, 1, 1, 0).stock(2, 12)
    game.play(A, Build(((ST_JAMES, 2), (NEW_YORK, 1))))
    game.play(B, Build(((KENTUCKY, 1),)))
    assert game.refused(A, BidForBuilding(ST_JAMES, 200)) is Reason.NOT_CLAIMED
    game.play(A, BidForBuilding(NEW_YORK, 200))
    game.play(B, PassBid())
    assert bidding(game).lots(game.state, A) == (ST_JAMES,)


def test_amb_50_what_nobody_bids_for_stays_with_the_bank() -> None:
    game = three_and_one()
    game.play(A, PassBid())
    game.play(B, PassBid())
    assert game.happened(BuildingUnsold)
    assert game.state.houses == 3
    assert isinstance(game.decision, ToThrow)


def test_amb_50_silence_passes() -> None:
    game = auction()
    assert answer(game.state, B) == PassBid()


def test_amb_23_a_bid_that_leads_stands_and_a_pass_is_for_good() -> None:
    game = auction()
    game.play(C, BidForBuilding(ORIENTAL, 60))
    assert game.refused(C, PassBid()) is Reason.ALREADY_LEADING
    assert game.refused(C, BidForBuilding(ORIENTAL, 90)) is Reason.ALREADY_LEADING
    game.play(A, PassBid())
    assert game.refused(A, BidForBuilding(ST_JAMES, 200)) is Reason.ALREADY_PASSED


# -- SHTG-03, HOTEL-05, AMB-52 -----------------------------------------------------------------


def four_each(hotels: int = 1, houses: int = 0) -> Game:
    game = live().owns(A, *ORANGES).owns(B, *REDS)
    return game.levels(ORANGES, 4, 4, 4).levels(REDS, 4, 4, 4).stock(houses, hotels)


def test_shtg_03_the_last_hotel_is_auctioned_and_the_loser_keeps_four_houses() -> None:
    game = four_each()
    game.play(A, Build(((ST_JAMES, 5),)))
    game.play(B, Build(((ILLINOIS, 5),)))
    assert bidding(game).building == "hotel"
    game.play(A, BidForBuilding(ST_JAMES, 240))
    game.play(B, PassBid())
    assert game.happened(Built) == [Built(A, ((ST_JAMES, 5),), 240, 4, 0)]
    assert [game.level(space) for space in REDS] == [4, 4, 4]


def test_shtg_03_hotels_enough_for_both_are_sold_at_deed_price() -> None:
    game = four_each(hotels=6)
    game.play(A, Build(((ST_JAMES, 5),)))
    assert game.level(ST_JAMES) == 5


def test_hotel_05_the_houses_handed_back_may_be_bought_at_once() -> None:
    game = four_each(hotels=12).owns(C, *LIGHT_BLUES).to_move(C)
    assert game.refused(C, Build(((ORIENTAL, 1),))) is Reason.NO_HOUSES
    game.to_move(A).play(A, Build(((ST_JAMES, 5),)))
    game.to_move(C)
    four = ((ORIENTAL, 2), (VERMONT, 1), (CONNECTICUT, 1))
    game.play(C, Build(four))
    assert game.happened(Built) == [Built(C, four, 200, 0, 11)]


def test_amb_50_houses_come_before_hotels() -> None:
    game = live().owns(A, *ORANGES).owns(B, *REDS).levels(ORANGES, 4, 4, 3).stock(1, 12)
    game.cash(A, 5000).play(A, Build(ALL_FIVE))
    game.play(B, Build(((KENTUCKY, 1),)))
    assert bidding(game).building == "house"
    game.play(A, BidForBuilding(NEW_YORK, 300))
    game.play(B, PassBid())
    assert [(it.cost, it.levels) for it in game.happened(Built)] == [
        (300, ((NEW_YORK, 4),)),
        (300, ALL_FIVE),
    ]


def test_amb_52_no_hotel_without_the_house_that_was_lost() -> None:
    game = live().owns(A, *ORANGES).owns(B, *REDS).levels(ORANGES, 4, 4, 3).stock(1, 12)
    game.cash(A, 5000).play(A, Build(ALL_FIVE))
    game.play(B, Build(((KENTUCKY, 1),)))
    game.play(B, BidForBuilding(KENTUCKY, 300))
    game.play(A, PassBid())
    assert [game.level(space) for space in ORANGES] == [4, 4, 3]


def test_amb_54_half_the_deed_price_comes_back_for_a_house_bought_dear() -> None:
    game = auction(houses=1)
    game.play(C, BidForBuilding(ORIENTAL, 400))
    game.play(A, PassBid())
    worth = game.state.worth(C)
    game.play(B, PassBid())
    assert game.state.worth(C) == worth - 400 + 50
    game.play(C, SellBuildings(((ORIENTAL, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(C, ((ORIENTAL, 0),), 25, 1, 12)]


# -- AMB-21: nobody spends below what they lead with -------------------------------------------


def leading(game: Game, amount: int = 1400) -> Game:
    game.play(C, BidForBuilding(ORIENTAL, amount))
    return game


def test_amb_21_a_leader_lifts_no_mortgage_that_the_bid_needs() -> None:
    game = auction().owns(C, READING).mortgaged(READING)
    leading(game)
    assert game.refused(C, Lift(READING)) is Reason.BID_BINDS
    game.play(A, BidForBuilding(ST_JAMES, 1401))
    game.play(C, Lift(READING))


def test_amb_21_a_leader_leaves_the_group_as_it_is() -> None:
    game = auction().owns(C, BALTIC)
    leading(game)
    assert game.refused(C, Mortgage(VERMONT)) is Reason.BID_BINDS
    game.play(C, Mortgage(BALTIC))


def test_amb_21_no_trade_among_open_calls() -> None:
    game = auction()
    game.play(D, OfferTrade(C, Side((), 1), Side((), 5)))
    leading(game)
    number = game.state.trades[0].id
    assert game.refused(C, AcceptTrade(number)) is Reason.TRADE_DURING_BIDDING


def test_amb_21_nobody_else_builds_meanwhile() -> None:
    game = auction().owns(D, 37, 39)
    assert game.refused(D, Build(((39, 1),))) is Reason.SHORTAGE_OPEN
    assert game.refused(C, Build(((ORIENTAL, 1),))) is Reason.SHORTAGE_OPEN


def under_the_hammer(cash: int) -> Game:
    """D leads the auction of Reading with $300; A then asks for the last house, and D claims it."""
    game = live().owns(A, *ORANGES).owns(D, *LIGHT_BLUES).stock(1, 12).cash(D, cash)
    land_on(game, READING)
    game.play(A, Decline())
    game.play(D, Bid(300))
    game.play(A, Build(((ST_JAMES, 1),)))
    game.play(D, Build(((ORIENTAL, 1),)))
    return game


def test_amb_21_what_is_bid_for_a_building_leaves_the_deed_payable() -> None:
    game = under_the_hammer(cash=350)
    # Cash and the mortgages of the light blues come to 510, of which 300 are bid for Reading.
    assert BuildingBidRange(ORIENTAL, 50, 210) in game.offers(D)
    assert game.refused(D, BidForBuilding(ORIENTAL, 211)) is Reason.CANNOT_AFFORD
    game.play(D, BidForBuilding(ORIENTAL, 210))
    assert game.refused(A, BidForBuilding(ST_JAMES, 210)) is Reason.BID_TOO_LOW


def test_amb_49_an_auction_of_a_deed_goes_on_afterwards() -> None:
    game = under_the_hammer(cash=350)
    game.play(D, BidForBuilding(ORIENTAL, 200))
    game.play(A, PassBid())
    assert isinstance(game.decision, Auction)
    assert (game.decision.leader, game.decision.price) == (D, 300)
    assert set(game.awaited) == {A, B, C}
    assert game.state.raisable(D) >= 300


# -- leaving -----------------------------------------------------------------------------------


def test_amb_70_the_bids_of_who_leaves_are_struck_and_the_others_go_on() -> None:
    game = auction()
    game.play(C, BidForBuilding(ORIENTAL, 60))
    game.play(B, BidForBuilding(KENTUCKY, 200))
    game.play(B, Resign())
    assert (bidding(game).leader, bidding(game).price) == (C, 60)
    assert game.awaited == (A,)


def test_amb_70_one_claimant_left_has_them_at_deed_price() -> None:
    game = three_and_one()
    game.play(A, BidForBuilding(ST_JAMES, 400))
    game.play(B, Resign())
    assert game.happened(Built)[0] == Built(A, ((ST_JAMES, 1),), 400, 2, 12)
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]


def test_amb_63_an_heir_whose_bid_the_interest_makes_unpayable_loses_it() -> None:
    game = auction().owns(D, READING).mortgaged(READING).cash(C, 50 + interest(100))
    game.play(C, BidForBuilding(ORIENTAL, 55))
    # D leaves everything to C, who pays interest on $100 for the mortgage.
    game.cash(D, 0).owes(D, 30, C)
    game.play(D, GiveUp())
    game.play(C, LiftReceived(()))
    assert game.cash_of(C) == 50
    assert bidding(game).bids == ()
    assert game.awaited == (A, B, C)
