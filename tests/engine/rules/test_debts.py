"""Debts and the money for them: bids that can be paid, rescues, and the turn going on after."""

import pytest

from engine.core.actions import (
    Bid,
    Build,
    Decline,
    GiveUp,
    Lift,
    Mortgage,
    PassBid,
    PayTenth,
    RaiseMoney,
    Resign,
    SellBuildings,
    SetMaximum,
    Throw,
)
from engine.core.decisions import Auction, DebtSettlement, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import AuctionWon, CardReturned, DeedTaken, Paid, TurnStarted, WentBankrupt
from engine.core.offered import BuildOffer, LiftOffer
from engine.core.why import AuctionPrice, CardSum, JailFine
from tests.support.editions import builds_any_time, sells_evenly, sells_in_any_order
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    MEDITERRANEAN,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PARK_PLACE,
    READING,
    ST_JAMES,
    TENNESSEE,
    WATER_WORKS,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)


def boardwalk_for_sale(game: Game) -> Game:
    """A has landed on Boardwalk and declined it."""
    game.at(A, 36).play(A, Throw(), (1, 2))
    game.play(A, Decline())
    return game


def test_amb_20_a_bid_reaches_as_far_as_what_can_be_raised() -> None:
    game = live(3).cash(B, 50).owns(B, *BROWNS, READING).levels(BROWNS, 1, 1)
    boardwalk_for_sale(game)
    most = 50 + 2 * 25 + 2 * 30 + 100
    assert game.refused(B, Bid(most + 1)) is Reason.CANNOT_AFFORD
    assert game.refused(B, SetMaximum(most + 1)) is Reason.CANNOT_AFFORD
    game.play(B, Bid(most))
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.happened(AuctionWon) == [AuctionWon(B, BOARDWALK, most)]
    assert game.owner(BOARDWALK) is None  # Paid first, then handed over.
    game.play(B, game.offers(B)[0])  # type: ignore[arg-type]
    assert game.happened(Paid) == [Paid(B, (), most, AuctionPrice(BOARDWALK))]
    assert game.happened(DeedTaken) == [DeedTaken(B, BOARDWALK)]
    assert game.cash_of(B) == 0


def test_amb_21_own_deeds_may_be_mortgaged_among_the_calls() -> None:
    game = live(3).cash(B, 0).owns(B, READING, *BROWNS).levels(BROWNS, 1, 1)
    boardwalk_for_sale(game).play(B, Bid(100))
    game.play(B, Mortgage(READING))
    game.play(B, SellBuildings(((BALTIC, 0),)))
    assert game.cash_of(B) == 125
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.owner(BOARDWALK) == B


@builds_any_time
def test_amb_21_a_leader_may_not_build_or_lift_the_bid_away() -> None:
    game = live(3).cash(B, 300).owns(B, *BROWNS, READING).mortgaged(READING)
    boardwalk_for_sale(game).play(B, Bid(355))
    assert game.refused(B, Lift(READING)) is Reason.BID_BINDS
    assert game.refused(B, Build(((BALTIC, 1),))) is Reason.BID_BINDS
    kinds = {type(offer) for offer in game.offers(B)}
    assert not kinds & {BuildOffer, LiftOffer}
    game.play(A, Bid(356))  # Beaten, B is free again.
    game.play(B, Build(((BALTIC, 1),)))


@builds_any_time
def test_amb_21_half_of_what_a_leader_puts_into_buildings_counts_for_the_bid() -> None:
    game = live(3).cash(B, 1000).owns(B, *ORANGES)  # With the mortgages, 1280 can be raised.
    boardwalk_for_sale(game).play(B, Bid(780))
    assert BuildOffer("orange", 1, 10) in game.offers(B)
    built = Build(((ST_JAMES, 4), (TENNESSEE, 3), (NEW_YORK, 3)))
    game.play(B, built)
    assert (game.cash_of(B), game.state.raisable(B)) == (0, 780)


@builds_any_time
def test_amb_20_a_bid_that_leads_again_can_still_be_paid() -> None:
    game = live(4).cash(B, 300).owns(B, *BROWNS)
    boardwalk_for_sale(game).play(B, Bid(350))
    game.play(C, Bid(360))
    game.play(B, Build(((BALTIC, 1),)))
    game.play(C, Resign())
    assert isinstance(game.decision, Auction)
    assert game.decision.leader is None
    assert game.is_sound()


@builds_any_time
def test_amb_21_by_post_a_maximum_is_cut_to_what_is_left_at_the_close() -> None:
    game = by_post(3).cash(B, 300).owns(B, *BROWNS)
    boardwalk_for_sale(game).play(B, SetMaximum(360))
    game.play(B, Build(((BALTIC, 1), (MEDITERRANEAN, 1))))
    game.play(A, SetMaximum(350))
    game.play(C, PassBid())
    assert game.happened(AuctionWon) == [AuctionWon(A, BOARDWALK, 311)]


# -- Debts inside cards inside turns ------------------------------------------------------------


def test_amb_26_the_turn_goes_on_where_the_debt_stopped_it() -> None:
    game = live().on_top("chance", "CH-FINE15").at(A, 5).cash(A, 0).owns(A, READING)
    game.play(A, Throw(), (1, 1))
    assert game.awaited == (A,)
    assert not game.happened(CardReturned)
    game.play(A, RaiseMoney((), (READING,)))
    assert game.happened(Paid) == [Paid(A, (), 15, CardSum("CH-FINE15"))]
    assert game.happened(CardReturned) == [CardReturned("CH-FINE15")]
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_amb_37_a_debt_under_two_cards() -> None:
    game = live().on_top("chance", "CH-BACK3").cash(A, 0).owns(A, WATER_WORKS)
    game.on_top("community_chest", "CC-DOCTOR").at(A, 33).play(A, Throw(), (1, 2))
    game.play(A, Mortgage(WATER_WORKS))
    assert game.happened(CardReturned) == [CardReturned("CC-DOCTOR"), CardReturned("CH-BACK3")]
    assert (game.cash_of(A), game.space_of(A)) == (25, 33)
    assert isinstance(game.decision, ToEnd)


def test_amb_58_a_debtor_only_raises_money() -> None:
    game = live().cash(A, 400).owns(A, *DARK_BLUES, READING).mortgaged(READING)
    game.owes(A, 500, B)
    assert game.refused(A, Build(((BOARDWALK, 1),))) is Reason.IN_DEBT
    assert game.refused(A, Lift(READING)) is Reason.IN_DEBT
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    assert not {type(offer) for offer in game.offers(A)} & {BuildOffer, LiftOffer}
    game.play(A, Mortgage(PARK_PLACE))
    assert game.cash_of(A) == 75  # Paid as soon as the cash is there.
    assert game.awaited == (A,)


@builds_any_time
def test_amb_58_others_go_on_while_a_debt_is_open() -> None:
    game = live().cash(A, 0).owns(A, READING).owns(B, *DARK_BLUES)
    game.owes(A, 50, B)
    game.play(B, Build(((BOARDWALK, 1),)))
    assert game.awaited == (A,)
    assert game.refused(B, RaiseMoney((), ())) is Reason.NOT_AWAITED
    assert game.refused(B, GiveUp()) is Reason.NOT_AWAITED


def test_amb_45_in_the_lock_only_the_debtor_acts() -> None:
    game = live().jailed(A, 2).cash(A, 0).owns(A, READING).owns(B, BALTIC).to_move(A)
    game.play(A, Throw(), (4, 2))
    assert game.refused(B, Mortgage(BALTIC)) is Reason.LOCKED
    game.play(A, Mortgage(READING))
    assert game.happened(Paid) == [Paid(A, (), 50, JailFine())]
    assert game.space_of(A) == ST_JAMES


def test_amb_45_failing_the_fine_there_is_no_move() -> None:
    game = live().jailed(A, 2).cash(A, 49).to_move(A)
    game.play(A, Throw(), (4, 2))
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, ())]
    assert game.happened(TurnStarted) == [TurnStarted(B)]


def test_amb_64_the_debt_waits_for_a_rescue_until_it_is_given_up() -> None:
    game = live().cash(A, 10).owns(A, BALTIC).owes(A, 100, B)
    assert isinstance(game.decision, DebtSettlement)
    assert not game.happened(WentBankrupt)
    assert game.refused(A, RaiseMoney((), (BALTIC,))) is Reason.PLAN_FALLS_SHORT
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B,))]


def test_amb_64_a_tenth_of_worth_may_be_owed_too() -> None:
    game = live().at(A, MEDITERRANEAN).cash(A, 0).owns(A, BOARDWALK).mortgaged(BOARDWALK)
    game.play(A, Throw(), (1, 2))
    game.play(A, PayTenth())
    assert game.offers(A)[0] == GiveUp()


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (RaiseMoney(((BALTIC, 1), (READING, 0)), ()), Reason.NOT_A_STREET),
        (RaiseMoney(((BALTIC, 1), (BALTIC, 0)), ()), Reason.LEVEL_RANGE),
        (RaiseMoney(((99, 0),), ()), Reason.NOT_A_STREET),
        (RaiseMoney((), (BALTIC,)), Reason.GROUP_BUILT),
        (RaiseMoney((), (READING, READING)), Reason.ALREADY_MORTGAGED),
        (RaiseMoney((), (ORIENTAL,)), Reason.NOT_OWNER),
        (RaiseMoney(((BALTIC, 1),), (READING,)), Reason.PLAN_FALLS_SHORT),
    ],
)
def test_amb_53_a_plan_must_be_legal_and_enough(plan: RaiseMoney, reason: Reason) -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, READING).levels(BROWNS, 2, 2)
    assert game.owes(A, 200, B).refused(A, plan) is reason


@sells_evenly
def test_amb_53_a_plan_must_be_even() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS).levels(BROWNS, 2, 2).owes(A, 50, B)
    assert game.refused(A, RaiseMoney(((BALTIC, 0),), ())) is Reason.UNEVEN


@sells_in_any_order
def test_amb_53_a_plan_may_be_in_any_order() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS).levels(BROWNS, 2, 2).owes(A, 80, B)
    game.play(A, RaiseMoney(((BALTIC, 0),), (BALTIC,)))
    assert [game.level(lot) for lot in BROWNS] == [2, 0]
    assert game.cash_of(A) == 0
    assert game.is_sound()


def test_amb_53_the_debtor_chooses_what_goes() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, READING, WATER_WORKS)
    game.levels(BROWNS, 2, 2).owes(A, 100, B)
    game.play(A, RaiseMoney(((MEDITERRANEAN, 0), (BALTIC, 0)), ()))
    assert game.cash_of(A) == 0
    assert not game.state.deeds[READING].mortgaged
    assert (game.state.houses, game.cash_of(B)) == (32, 1600)
