"""AMB-35, AMB-36, AMB-69: several creditors, several debtors."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    Build,
    FileMaxima,
    GiveUp,
    LiftReceived,
    Mortgage,
    OfferTrade,
    PassBid,
    RaiseMoney,
    Resign,
    SellBuildings,
    Side,
    Throw,
)
from engine.core.decisions import Auction, DebtSettlement, LiftOrHold, SealedAuction, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    AuctionOpened,
    CardReturned,
    EstateTaken,
    Paid,
    Received,
    WentBankrupt,
)
from engine.core.why import CardSum, Share
from tests.engine.rules.payers import CHAIRMAN, OPERA, collects, pays_each
from tests.support.editions import passes_under_deck, with_opera
from tests.support.game import (
    BALTIC,
    DARK_BLUES,
    MEDITERRANEAN,
    ORANGES,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    D,
    by_post,
    live,
)

# -- AMB-35: one debtor, several creditors ------------------------------------------------------


def test_amb_35_the_card_is_one_debt_to_all_the_others() -> None:
    game = pays_each(live().cash(A, 149).owns(A, BALTIC))
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, RaiseMoney((), (BALTIC,)))
    assert game.happened(Paid) == [Paid(A, (B, C, D), 150, CardSum(CHAIRMAN))]
    assert [game.cash_of(seat) for seat in (A, B, C, D)] == [29, 1550, 1550, 1550]
    assert isinstance(game.decision, ToEnd)
    assert game.state.decks["chance"][-1] == CHAIRMAN


@passes_under_deck
def test_amb_35_failing_it_everything_goes_into_a_pot() -> None:
    game = live().cash(A, 20).owns(A, BALTIC, ORIENTAL).mortgaged(BALTIC)
    pays_each(game.holds(A, "CC-GOOJF")).play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B, C, D))]
    assert game.state.decks["community_chest"][-1] == "CC-GOOJF"
    for price in (60, 21):
        game.play(C, Bid(price))
        game.play(B, PassBid())
        game.play(D, PassBid())
        if isinstance(game.decision, LiftOrHold):  # Baltic was sold with its mortgage.
            game.play(C, LiftReceived(()))
    # 20 + 60 + 21 = 101: the two odd dollars go to A's left first.
    assert game.happened(Received) == [
        Received(B, 34, Share(A)),
        Received(C, 34, Share(A)),
        Received(D, 33, Share(A)),
    ]
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_amb_35_by_post_the_pot_is_filled_under_one_deadline() -> None:
    game = by_post().cash(A, 20).owns(A, BALTIC, ORIENTAL)
    pays_each(game).play(A, GiveUp())
    assert isinstance(game.decision, SealedAuction)
    assert game.decision.lots == (BALTIC, ORIENTAL)
    game.play(B, FileMaxima(((BALTIC, 30), (ORIENTAL, 40)), 70))
    game.play(C, FileMaxima(((BALTIC, 50),), 50))
    game.play(D, PassBid())
    # BALTIC goes for 31, ORIENTAL for 1: 52 dollars in all.
    assert [e.amount for e in game.happened(Received)] == [18, 17, 17]
    assert (game.owner(BALTIC), game.owner(ORIENTAL)) == (C, B)


def test_amb_35_a_sharer_who_leaves_has_no_share() -> None:
    game = live().cash(A, 20).owns(A, BALTIC)
    pays_each(game).play(A, GiveUp())
    game.play(B, Resign())
    game.play(C, Bid(11))
    game.play(D, PassBid())
    assert game.happened(Received) == [Received(C, 16, Share(A)), Received(D, 15, Share(A))]


def test_amb_35_a_winner_who_leaves_unpaid_has_the_lot_sold_again() -> None:
    game = live().cash(A, 20).owns(A, BALTIC)
    game.owns(B, READING).cash(B, 10)
    pays_each(game).play(A, GiveUp())
    game.play(B, Bid(100))
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert game.awaited == (B,)
    game.play(B, Resign())
    assert game.happened(AuctionOpened)[0].lots == (BALTIC,)
    game.play(C, Bid(4))
    game.play(D, PassBid())
    # The pot is 24 and shared; then B's railroad is for sale.
    assert game.happened(Received) == [Received(C, 12, Share(A)), Received(D, 12, Share(A))]
    assert isinstance(game.decision, Auction)
    assert game.decision.space == READING


def test_amb_35_a_creditor_who_leaves_is_not_owed() -> None:
    game = pays_each(live().cash(A, 120))
    game.play(C, Resign())
    assert game.happened(Paid) == [Paid(A, (B, D), 100, CardSum(CHAIRMAN))]
    assert [game.cash_of(seat) for seat in (A, B, D)] == [20, 1550, 1550]
    assert isinstance(game.decision, ToEnd)


def test_amb_35_another_estate_is_not_in_the_pot() -> None:
    game = live().cash(A, 20).cash(D, 0).owns(D, BALTIC)
    pays_each(game).play(D, Resign())
    game.play(A, GiveUp())
    game.play(B, Bid(40))
    game.play(C, PassBid())
    assert game.owner(BALTIC) == B
    assert game.happened(Received) == [Received(B, 10, Share(A)), Received(C, 10, Share(A))]


# -- AMB-36: one creditor, several debtors ------------------------------------------------------


@with_opera
def test_amb_36_those_who_are_short_raise_side_by_side() -> None:
    game = live().cash(B, 10).cash(D, 20).owns(B, BALTIC, ORIENTAL).owns(D, READING)
    collects(game)
    assert game.awaited == (B, D)
    assert game.cash_of(A) == 1550
    game.play(D, RaiseMoney((), (READING,)))
    assert (game.cash_of(A), game.awaited) == (1600, (B,))
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    game.play(B, RaiseMoney((), (ORIENTAL,)))
    assert game.cash_of(A) == 1650
    assert game.happened(CardReturned) == [CardReturned(OPERA)]
    assert isinstance(game.decision, ToEnd)


@with_opera
def test_amb_36_amb_69_failures_wait_and_go_in_turn_order() -> None:
    game = live(5).cash(B, 10).cash(C, 20).cash(D, 30).owns(C, READING)
    collects(game)
    game.play(D, GiveUp())
    game.play(B, GiveUp())
    assert not game.happened(WentBankrupt)
    game.play(C, RaiseMoney((), (READING,)))
    assert game.happened(WentBankrupt) == [WentBankrupt(B, (A,)), WentBankrupt(D, (A,))]
    assert game.cash_of(A) == 1500 + 50 + 50 + 10 + 30
    assert isinstance(game.decision, ToEnd)


@with_opera
def test_amb_36_one_estate_is_settled_before_the_next() -> None:
    game = live().cash(B, 10).cash(C, 20).owns(B, READING).owns(C, BALTIC)
    collects(game.mortgaged(READING, BALTIC))
    game.play(C, GiveUp())
    game.play(B, GiveUp())
    assert game.decision == LiftOrHold(game.decision.id, A, (READING,))
    assert C in game.state.players()
    game.play(A, LiftReceived(()))
    assert game.happened(EstateTaken) == [EstateTaken(C, A, 20, (BALTIC,), ())]
    assert game.decision == LiftOrHold(game.decision.id, A, (BALTIC,))


@with_opera
def test_amb_36_who_has_given_up_does_no_more_business() -> None:
    game = live().cash(A, 5).cash(B, 10).cash(D, 20).owns(B, *ORANGES)
    game.mortgaged(*ORANGES).levels(DARK_BLUES, 0, 0).owns(D, READING)
    collects(game)
    game.play(B, GiveUp())
    gift = OfferTrade(C, Side(ORANGES[:1]), Side(cash=1))
    game.play(B, gift)
    assert game.refused(C, AcceptTrade(game.state.trades[0].id)) is Reason.IN_DEBT
    assert game.refused(B, Mortgage(ORANGES[0])) is Reason.IN_DEBT
    assert game.refused(B, SellBuildings(((ORANGES[0], 0),))) is Reason.IN_DEBT
    assert game.refused(B, Build(((ORANGES[0], 1),))) is Reason.IN_DEBT
    assert game.refused(B, GiveUp()) is Reason.NOT_AWAITED
    assert all(type(offer).__name__ in ("TradeTerms", "Resign", "WithdrawTrade")
               for offer in game.offers(B))  # fmt: skip


@with_opera
@pytest.mark.parametrize("given_up", [False, True])
def test_amb_70_a_debtor_who_resigns_falls_to_the_creditor(given_up: bool) -> None:
    game = collects(live().cash(B, 10).cash(D, 20).owns(B, READING).mortgaged(READING))
    if given_up:
        game.play(B, GiveUp())
    game.play(B, Resign())
    assert game.happened(EstateTaken) == [EstateTaken(B, A, 10, (READING,), ())]
    assert game.decision == LiftOrHold(game.decision.id, A, (READING,))


@with_opera
def test_amb_58_an_heir_on_top_frees_no_other_debtor() -> None:
    game = live().cash(B, 10).cash(D, 20).owns(B, READING).mortgaged(READING)
    collects(game.owns(D, BALTIC, MEDITERRANEAN)).play(B, Resign())
    assert isinstance(game.decision, LiftOrHold)
    game.play(D, OfferTrade(C, Side((BALTIC,)), Side(cash=1)))
    accept = AcceptTrade(game.state.trades[0].id)
    assert game.refused(C, accept) is Reason.TRADE_LOWERS_RAISABLE
    game.play(D, Mortgage(BALTIC))
    game.play(A, LiftReceived(()))
    assert isinstance(game.decision, ToEnd)  # 20 and 30 were just enough.
    assert game.cash_of(D) == 0


@with_opera
def test_amb_65_under_an_heirs_decision_too_nothing_is_mortgaged_in_vain() -> None:
    game = live().cash(B, 10).cash(D, 0).owns(B, READING).mortgaged(READING)
    collects(game.owns(D, BALTIC)).play(B, Resign())
    assert isinstance(game.decision, LiftOrHold)
    assert game.refused(D, Mortgage(BALTIC)) is Reason.MORTGAGE_SAVES_NOTHING


@with_opera
def test_amb_65_what_was_mortgaged_under_an_heirs_decision_passes_mortgaged() -> None:
    game = live().cash(B, 10).cash(D, 0).owns(B, READING).mortgaged(READING)
    collects(game.owns(D, BALTIC, MEDITERRANEAN)).play(B, Resign())
    game.play(D, Mortgage(BALTIC))
    game.play(D, Resign())
    assert game.happened(EstateTaken) == [EstateTaken(D, A, 30, (MEDITERRANEAN, BALTIC), ())]
    assert game.state.deeds[BALTIC].mortgaged


@with_opera
def test_amb_69_what_was_owed_to_one_who_left_is_dropped() -> None:
    game = collects(live().cash(B, 10).cash(D, 20))
    game.play(B, GiveUp())
    game.play(A, Resign())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, ())]
    assert (game.cash_of(B), game.cash_of(D)) == (10, 20)
    assert game.decision == ToThrow(game.decision.id, B, 0)
