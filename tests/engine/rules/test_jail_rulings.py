"""JAIL, the rulings and refusals: the third turn, passes too late, business from Jail."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    Build,
    Buy,
    Decline,
    EndTurn,
    GiveUp,
    Lift,
    Mortgage,
    OfferTrade,
    PassBid,
    PayFine,
    SellBuildings,
    Side,
    Throw,
    UsePass,
)
from engine.core.decisions import Auction, DebtSettlement, ToThrow
from engine.core.errors import Reason
from engine.core.events import DiceThrown, Mortgaged, MortgageLifted, Moved, WentBankrupt
from engine.view import public_view
from tests.engine.rules.prisoners import PASS, failing_without_cash, jailed
from tests.support.game import (
    BALTIC,
    BROWNS,
    JAIL,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PENNSYLVANIA_RR,
    READING,
    TENNESSEE,
    A,
    B,
    C,
    D,
    by_post,
    live,
)
from tests.support.landings import land_on

# -- rulings -----------------------------------------------------------------------------------


def test_amb_40_no_pass_after_the_third_failed_throw() -> None:
    game = live().holds(A, PASS).jailed(A, 2).cash(A, 0).owns(A, ORIENTAL).to_move(A)
    game.play(A, Throw(), (3, 5))
    assert UsePass(PASS) not in game.offers(A)
    assert game.refused(A, UsePass(PASS)) is Reason.NOT_NOW
    game.play(A, Mortgage(ORIENTAL))
    assert game.state.seats[A].passes == [PASS]


def test_amb_45_the_debt_comes_before_the_move_and_the_throw_is_kept() -> None:
    game = failing_without_cash()
    assert isinstance(game.decision, DebtSettlement)
    assert game.space_of(A) == JAIL
    game.play(A, Mortgage(ORIENTAL))
    assert not game.happened(DiceThrown)
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 0)


def test_amb_45_who_cannot_raise_it_is_bankrupt_to_the_bank() -> None:
    game = live().jailed(A, 2).cash(A, 49).to_move(A)
    game.play(A, Throw(), (3, 5))
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, ())]
    assert not game.happened(Moved)
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_amb_45_then_the_estate_is_auctioned_before_the_next_throw() -> None:
    game = live().jailed(A, 2).cash(A, 0).owns(A, BALTIC).to_move(A)
    game.play(A, Throw(), (3, 5))
    game.play(A, GiveUp())
    assert isinstance(game.decision, Auction)
    game.play(B, Bid(1))
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert game.owner(BALTIC) == B
    assert game.awaited == (B,)
    assert Throw() in game.offers(B)


def test_amb_46_nothing_but_the_throw_or_a_pass_on_the_third_turn() -> None:
    game = live().holds(A, PASS).jailed(A, 2).to_move(A)
    answers = [offer for offer in game.offers(A) if isinstance(offer, Throw | PayFine | UsePass)]
    assert answers == [Throw(), UsePass(PASS)]
    game.play(A, Throw(), (5, 5))
    assert game.cash_of(A) == 1500


def test_amb_47_all_other_business_goes_on_in_jail() -> None:
    game = live().owns(A, READING).jailed(A).to_move(B)
    game.play(A, Mortgage(READING))
    assert game.happened(Mortgaged) == [Mortgaged(A, READING, 100)]
    game.play(A, Lift(READING))
    assert game.happened(MortgageLifted) == [MortgageLifted(A, READING, 110)]


def test_amb_47_a_jailed_player_bids() -> None:
    game = land_on(live(3).jailed(B), NEW_YORK)
    game.play(A, Decline())
    game.play(B, Bid(1))
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.owner(NEW_YORK) == B


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [Throw(), PayFine(), UsePass(PASS)])
def test_jail_only_the_prisoner_whose_turn_it_is_answers(action: Throw | PayFine | UsePass) -> None:
    game = live().jailed(A).jailed(B).holds(B, PASS).to_move(A)
    assert game.refused(B, action) is Reason.NOT_AWAITED
    assert game.refused(4, action) is Reason.OUT_OF_GAME
    assert game.refused(-1, action) is Reason.OUT_OF_GAME


@pytest.mark.parametrize("card", [PASS, "CC-GOOJF", "CH-FINE15", "", "no such card"])
def test_jail_a_pass_must_be_held(card: str) -> None:
    game = live().holds(B, PASS).jailed(A).to_move(A)
    assert game.refused(A, UsePass(card)) is Reason.NO_PASS


@pytest.mark.parametrize("action", [PayFine(), UsePass(PASS)])
def test_jail_the_free_have_nothing_to_pay(action: PayFine | UsePass) -> None:
    game = live().holds(A, PASS)
    assert game.refused(A, action) is Reason.NOT_NOW


@pytest.mark.parametrize("action", [Buy(), EndTurn(), GiveUp(), Decline()])
def test_jail_the_turn_cannot_be_skipped(action: Buy | EndTurn | GiveUp | Decline) -> None:
    assert jailed().refused(A, action) is Reason.NOT_NOW


def test_jail_while_the_forced_fine_is_raised_others_may_do_nothing() -> None:
    """AMB-06: the board is locked from the throw until its result is fixed."""
    game = live().owns(B, *ORANGES, READING, *BROWNS).mortgaged(READING)
    game.levels(ORANGES, 1, 1, 1).jailed(A, 2).cash(A, 0).owns(A, ORIENTAL, PENNSYLVANIA_RR)
    game.to_move(A)
    game.play(B, OfferTrade(C, gives=Side((READING,)), takes=Side(cash=1)))
    game.play(A, Throw(), (3, 5))
    locked = (
        Build(((TENNESSEE, 2),)),
        SellBuildings(((TENNESSEE, 0),)),
        Mortgage(BALTIC),
        Lift(READING),
    )
    assert public_view(game.state).locked
    assert {game.refused(B, action) for action in locked} == {Reason.LOCKED}
    assert game.refused(C, AcceptTrade(game.state.trades[0].id)) is Reason.LOCKED
    game.play(A, Mortgage(ORIENTAL))
    assert not game.state.locked()
    game.play(B, Build(((TENNESSEE, 2),)))


def test_jail_while_the_forced_fine_is_raised_its_debtor_only_raises_money() -> None:
    game = live().owns(A, *BROWNS, READING).mortgaged(READING).jailed(A, 2)
    game.levels(BROWNS, 2, 1).cash(A, 40).to_move(A)
    game.play(A, Throw(), (3, 5))
    assert game.refused(A, Build(((BALTIC, 2),))) is Reason.IN_DEBT
    assert game.refused(A, Lift(READING)) is Reason.IN_DEBT
    assert game.refused(A, PayFine()) is Reason.NOT_NOW
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    game.play(A, SellBuildings(((BROWNS[0], 1),)))
    assert (game.cash_of(A), game.space_of(A)) == (15, TENNESSEE)


def test_jail_by_post_a_failed_throw_passes_the_dice_on() -> None:
    game = by_post().jailed(A).to_move(A)
    game.play(A, Throw(), (1, 2))
    assert game.decision == ToThrow(game.decision.id, B, 0)
    assert (game.space_of(A), game.state.seats[A].jail) == (JAIL, 1)
