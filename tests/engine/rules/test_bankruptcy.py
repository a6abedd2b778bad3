"""BKR: owing more than one can pay, to a player or to the Bank, and the last one left."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    EndTurn,
    GiveUp,
    Lift,
    LiftReceived,
    Mortgage,
    OfferTrade,
    PassBid,
    PayFlatTax,
    RaiseMoney,
    Side,
    Throw,
)
from engine.core.decisions import LiftOrHold, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    AuctionOpened,
    EstateSurrendered,
    EstateTaken,
    GameEnded,
    MortgageLifted,
    Paid,
    TurnStarted,
    WentBankrupt,
)
from engine.core.offered import LiftReceivedOffer
from engine.core.why import Interest
from engine.players.computer import next_action
from tests.support.game import (
    BALTIC,
    DARK_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    PARK_PLACE,
    READING,
    WATER_WORKS,
    A,
    B,
    C,
    D,
    Game,
    interest,
    live,
    with_two_left,
)


def worth_905() -> Game:
    """A can raise 905 dollars in all: 100 in cash, 400 for houses, 405 on deeds."""
    game = live().owns(A, BALTIC, *DARK_BLUES).levels(DARK_BLUES, 2, 2)
    return game.cash(A, 100)


def test_bkr_01_owing_just_what_can_be_raised_is_paid() -> None:
    game = worth_905().owes(A, 905, C)
    assert game.refused(A, GiveUp()) is Reason.CAN_STILL_PAY
    (plan, *_) = game.offers(A)
    assert plan == RaiseMoney(tuple((lot, 0) for lot in DARK_BLUES), (BALTIC, *DARK_BLUES))
    game.play(A, plan)
    assert (game.cash_of(A), game.cash_of(C)) == (0, 2405)
    assert A in game.state.players()


def test_bkr_01_one_dollar_more_is_bankruptcy() -> None:
    game = worth_905().owes(A, 906, C)
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (C,))]
    assert A not in game.state.players()


def test_bkr_02_the_creditor_gets_everything() -> None:
    game = live().cash(A, 100).owns(A, BALTIC).holds(A, "CH-GOOJF")
    game.owes(A, 1000, C).play(A, GiveUp())
    assert game.happened(EstateTaken) == [EstateTaken(A, C, 100, (BALTIC,), ("CH-GOOJF",))]
    assert (game.cash_of(C), game.owner(BALTIC)) == (1600, C)
    assert game.state.seats[C].passes == ["CH-GOOJF"]


def test_bkr_03_buildings_become_half_their_price() -> None:
    game = live().cash(A, 100).owns(A, *DARK_BLUES).levels(DARK_BLUES, 2, 2)
    game.owes(A, 1000, C).play(A, GiveUp())
    assert game.cash_of(C) == 1500 + 100 + 400
    assert not any(game.level(lot) for lot in DARK_BLUES)
    assert game.state.houses == 32


def test_bkr_04_interest_on_the_mortgages_received() -> None:
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING)
    game.owes(A, 25, C).play(A, GiveUp())
    assert game.happened(Paid) == [Paid(C, (), interest(100), Interest((READING,)))]
    assert game.cash_of(C) == 1500 - interest(100)


def heir_of_reading() -> Game:
    """C has inherited Reading with its mortgage of 100 and paid the interest."""
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING)
    game.owes(A, 25, C).play(A, GiveUp())
    return game


def test_bkr_05_the_principal_may_follow_at_once() -> None:
    game = heir_of_reading()
    assert isinstance(game.decision, LiftOrHold)
    assert game.refused(C, LiftReceived((BALTIC,))) is Reason.NOT_OWNER
    game.play(C, LiftReceived((READING,)))
    assert game.happened(MortgageLifted) == [MortgageLifted(C, READING, 100)]
    assert game.cash_of(C) == 1500 - interest(100) - 100


def poor_heir() -> Game:
    """C has inherited Reading with its mortgage of 100, and 99 dollars are left."""
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING).owns(C, BALTIC)
    game.cash(C, 99 + interest(100)).owes(A, 25, C).play(A, GiveUp())
    return game


def test_bkr_05_it_is_asked_whatever_cash_is_in_hand() -> None:
    game = poor_heir()
    assert game.decision == LiftOrHold(game.decision.id, C, (READING,))
    assert game.offers(C)[0] == LiftReceivedOffer(())
    assert game.refused(C, LiftReceived((READING,))) is Reason.CANNOT_AFFORD
    game.play(C, LiftReceived(()))
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_bkr_05_money_raised_first_pays_the_principal_alone() -> None:
    game = poor_heir()
    game.play(C, Mortgage(BALTIC))
    game.play(C, LiftReceived((READING,)))
    assert game.happened(MortgageLifted) == [MortgageLifted(C, READING, 100)]
    assert game.cash_of(C) == 99 + 30 - 100
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_bkr_05_the_last_dollars_may_pay_it() -> None:
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING)
    game.cash(C, 100 + interest(100)).owes(A, 25, C).play(A, GiveUp())
    assert game.offers(C)[0] == LiftReceivedOffer((READING,))
    game.play(C, LiftReceived((READING,)))
    assert game.cash_of(C) == 0


def test_bkr_05_a_sale_raises_it_as_well() -> None:
    game = poor_heir()
    game.play(C, OfferTrade(D, Side((BALTIC,)), Side(cash=60)))
    game.play(D, AcceptTrade(game.state.trades[0].id))
    game.play(C, LiftReceived((READING,)))
    assert game.cash_of(C) == 59


def test_bkr_05_a_mortgage_of_ones_own_costs_the_ten_per_cent_meanwhile() -> None:
    game = poor_heir().cash(C, 500).mortgaged(BALTIC)
    game.play(C, Lift(BALTIC))
    assert game.happened(MortgageLifted) == [MortgageLifted(C, BALTIC, 30 + interest(30))]


def test_bkr_06_later_the_interest_is_due_again() -> None:
    game = heir_of_reading()
    game.play(C, LiftReceived(()))
    game.play(C, Lift(READING))
    assert game.happened(MortgageLifted) == [MortgageLifted(C, READING, 100 + interest(100))]
    assert game.cash_of(C) == 1500 - 100 - 2 * interest(100)


def test_bkr_05_what_was_received_is_not_lifted_at_the_later_price_meanwhile() -> None:
    game = heir_of_reading()
    assert game.refused(C, Lift(READING)) is Reason.NOT_NOW
    assert game.offers(C)[0] == LiftReceivedOffer((READING,))


def test_bkr_05_offers_shrink_with_what_was_sold_meanwhile() -> None:
    game = live().cash(A, 0).owns(A, READING, BALTIC).mortgaged(READING, BALTIC)
    game.owes(A, 25, C).play(A, GiveUp())
    game.play(C, OfferTrade(D, Side((READING,)), Side(cash=60)))
    game.play(D, AcceptTrade(game.state.trades[0].id))
    assert game.offers(C)[0] == LiftReceivedOffer((BALTIC,))
    assert game.refused(C, LiftReceived((READING,))) is Reason.NOT_MORTGAGED
    game.play(C, LiftReceived((BALTIC,)))
    assert game.awaited == (B,)


@pytest.mark.parametrize(("cash", "lifted"), [(400, (READING,)), (399, ())])
def test_bkr_05_a_computer_pays_off_what_it_can_spare(cash: int, lifted: tuple[int, ...]) -> None:
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING).cash(C, cash + interest(100))
    game.owes(A, 25, C).play(A, GiveUp())
    assert next_action(game.state, (C,)) == (C, LiftReceived(lifted))


def taxed(*deeds: int) -> Game:
    """A, with 20 dollars, has chosen the flat income tax of 200."""
    game = live().at(A, MEDITERRANEAN).cash(A, 20).owns(A, *deeds)
    game.play(A, Throw(), (1, 2))
    game.play(A, PayFlatTax())
    return game


def test_bkr_07_what_can_be_sold_is_sold_first() -> None:
    game = taxed(ORIENTAL, READING, WATER_WORKS)
    assert game.refused(A, GiveUp()) is Reason.CAN_STILL_PAY
    assert game.refused(A, RaiseMoney((), (READING, ORIENTAL))) is Reason.PLAN_FALLS_SHORT
    game.play(A, RaiseMoney((), (ORIENTAL, READING, WATER_WORKS)))
    assert game.cash_of(A) == 45
    assert isinstance(game.decision, ToEnd)


def test_bkr_07_what_falls_short_is_bankruptcy_to_the_bank() -> None:
    game = taxed(ORIENTAL, READING)
    assert game.offers(A)[0] == GiveUp()
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, ())]


def test_bkr_08_the_bank_gets_everything() -> None:
    game = live().cash(A, 20).owns(A, ORIENTAL, BALTIC).holds(A, "CC-GOOJF")
    game.owes(A, 1000).play(A, GiveUp())
    surrendered = EstateSurrendered(A, 20, (BALTIC, ORIENTAL), ("CC-GOOJF",))
    assert game.happened(EstateSurrendered) == [surrendered]
    assert (game.cash_of(A), game.state.owned(A), game.state.seats[A].passes) == (0, [], [])
    assert [game.cash_of(seat) for seat in (1, 2, 3)] == [1500] * 3


def test_bkr_09_its_property_is_auctioned_before_the_next_throw() -> None:
    game = live(3).cash(A, 0).owns(A, BALTIC, WATER_WORKS, *DARK_BLUES)
    game.levels(DARK_BLUES, 1, 0).owes(A, 5000).play(A, GiveUp())
    assert game.state.houses == 32
    sold = []
    while not isinstance(game.decision, ToThrow):
        sold += [lot for event in game.happened(AuctionOpened) for lot in event.lots]
        game.play(B, PassBid())
        game.play(C, PassBid())
    assert sold == [BALTIC, WATER_WORKS, *DARK_BLUES]
    assert game.awaited == (B,)


def test_bkr_10_doubles_are_lost_with_the_game() -> None:
    game = live().at(A, 35).owns(B, PARK_PLACE).cash(A, 5)
    game.play(A, Throw(), (1, 1))
    game.play(A, GiveUp())
    assert game.happened(TurnStarted) == [TurnStarted(B)]
    assert game.state.mover == B
    assert game.refused(A, EndTurn()) is Reason.OUT_OF_GAME


@pytest.mark.parametrize("creditors", [(), (B,)])
def test_bkr_11_the_last_player_wins_at_once(creditors: tuple[int, ...]) -> None:
    game = with_two_left().cash(A, 0).owns(A, BALTIC).mortgaged(BALTIC)
    game.owes(A, 700, *creditors).play(A, GiveUp())
    assert game.happened(GameEnded) == [GameEnded((B,))]
    assert not game.happened(AuctionOpened)
    assert not game.happened(Paid)
    assert game.awaited == ()
    assert game.refused(B, Throw()) is Reason.GAME_OVER
