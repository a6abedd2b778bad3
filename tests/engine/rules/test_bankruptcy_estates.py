"""BKR, the rulings on what becomes of an estate (AMB-63 to AMB-68, AMB-77, AMB-78)."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    GiveUp,
    Mortgage,
    OfferTrade,
    PassBid,
    RaiseMoney,
    Resign,
    SellBuildings,
    Side,
    Throw,
)
from engine.core.decisions import Auction, DebtSettlement, LiftOrHold
from engine.core.errors import Reason
from engine.core.events import (
    AuctionUnsold,
    BuildingsSold,
    EstateSurrendered,
    EstateTaken,
    GameEnded,
    Paid,
    Received,
)
from engine.core.offered import MortgageOffer, SellLotsOffer, SellOffer
from engine.core.why import Interest, Share
from tests.engine.rules.payers import collects, pays_each
from tests.support.editions import with_opera
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    DARK_BLUES,
    ILLINOIS,
    ORANGES,
    ORIENTAL,
    READING,
    REDS,
    WATER_WORKS,
    A,
    B,
    C,
    D,
    interest,
    live,
)

# -- AMB-63: an heir without cash ---------------------------------------------------------------


def test_amb_63_the_interest_is_one_debt_after_the_cash() -> None:
    game = live().cash(A, 5).owns(A, READING, BALTIC, ORIENTAL)
    game.mortgaged(READING, BALTIC).cash(C, 0).owes(A, 300, C).play(A, GiveUp())
    assert isinstance(game.decision, DebtSettlement)
    debt, due = game.decision.debts[0], interest(30) + interest(100)
    assert (debt.debtor, debt.creditors, debt.amount) == (C, (), due)
    game.play(C, RaiseMoney((), (ORIENTAL,)))  # An inherited lot serves as well.
    assert game.happened(Paid) == [Paid(C, (), due, Interest((BALTIC, READING)))]
    assert game.cash_of(C) == 5 + 50 - due
    assert game.decision == LiftOrHold(game.decision.id, C, (BALTIC, READING))


def test_amb_63_it_may_bankrupt_the_heir() -> None:
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING).cash(C, 0)
    game.owes(A, 300, C).play(A, GiveUp())
    game.play(C, GiveUp())
    assert game.happened(EstateSurrendered) == [EstateSurrendered(C, 0, (READING,), ())]
    assert isinstance(game.decision, Auction)
    assert game.awaited == (B, D)
    game.play(B, Bid(1))
    game.play(D, PassBid())
    assert game.state.deeds[READING].owner == B
    assert not game.state.deeds[READING].mortgaged
    assert game.state.mover == B


@with_opera
def test_amb_63_an_heir_who_fails_drops_the_other_debts() -> None:
    game = live().cash(B, 0).owns(B, READING).mortgaged(READING).cash(D, 10)
    collects(game)
    game.cash(A, 0).play(B, GiveUp())
    game.cash(A, 0).play(D, GiveUp())
    assert game.awaited == (A,)  # B's estate has no cash, and its interest is 10.
    game.play(A, GiveUp())
    assert game.state.players() == (C, D)
    assert game.cash_of(D) == 10


# -- AMB-65 to AMB-68: the state of an estate ---------------------------------------------------


def test_amb_65_everything_passes_as_it_stands() -> None:
    """Mortgages made to meet the very debt included, with their ten per cent."""
    game = live(3).cash(A, 0).owns(A, READING, BALTIC, WATER_WORKS)
    game.mortgaged(WATER_WORKS).owes(A, 130, C)
    game.play(A, Mortgage(READING))
    game.play(A, Resign())
    assert game.happened(EstateTaken) == [
        EstateTaken(A, C, 100, (BALTIC, READING, WATER_WORKS), ())
    ]
    due = interest(100) + interest(75)
    assert game.happened(Paid) == [Paid(C, (), due, Interest((READING, WATER_WORKS)))]
    assert not game.state.deeds[BALTIC].mortgaged
    assert game.cash_of(C) == 1500 + 100 - due


def test_amb_65_nothing_is_mortgaged_for_a_debt_beyond_all_that_can_be_raised() -> None:
    game = live(3).cash(A, 0).owns(A, READING, *ORANGES).levels(ORANGES, 1, 1, 1)
    game.owes(A, 900, C)
    assert game.refused(A, Mortgage(READING)) is Reason.MORTGAGE_SAVES_NOTHING
    assert not any(isinstance(offer, MortgageOffer) for offer in game.offers(A))
    assert any(isinstance(offer, SellOffer | SellLotsOffer) for offer in game.offers(A))


def test_amb_65_buildings_may_be_sold_so_that_their_lots_can_be_traded() -> None:
    game = live(3).cash(A, 0).owns(A, *ORANGES).levels(ORANGES, 1, 1, 1).owes(A, 900, C)
    game.play(A, SellBuildings(tuple((lot, 0) for lot in ORANGES)))
    assert game.cash_of(A) == 150
    game.play(A, OfferTrade(B, Side(ORANGES), Side(cash=900)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert (game.cash_of(A), game.cash_of(C)) == (150, 2400)


def test_amb_65_mortgages_are_made_again_once_they_can_end_in_payment() -> None:
    game = live(3).cash(A, 0).owns(A, READING, BALTIC).owes(A, 150, C)
    assert game.refused(A, Mortgage(BALTIC)) is Reason.MORTGAGE_SAVES_NOTHING
    game.play(B, OfferTrade(A, Side(cash=20), Side()))
    game.play(A, AcceptTrade(game.state.trades[0].id))
    game.play(A, Mortgage(BALTIC))
    game.play(A, Mortgage(READING))
    assert (game.cash_of(A), game.cash_of(C)) == (0, 1650)


def test_amb_65_the_debts_of_others_keep_nobody_from_mortgaging() -> None:
    game = live(3).cash(A, 0).owns(B, READING).owes(A, 900, C)
    game.play(B, Mortgage(READING))
    assert game.cash_of(B) == 1600


def test_amb_66_hotels_go_outright_when_there_are_no_houses() -> None:
    game = live().cash(A, 0).owns(A, *ORANGES).levels(ORANGES, 5, 5, 4)
    game.owns(B, *REDS, *DARK_BLUES).levels(REDS, 4, 4, 4).levels(DARK_BLUES, 4, 4)
    game.stock(0, 10).owes(A, 5000, C).play(A, GiveUp())
    bare = tuple((lot, 0) for lot in ORANGES)
    assert game.happened(BuildingsSold) == [BuildingsSold(A, bare, 700, 4, 12)]
    assert game.cash_of(C) == 2200


@pytest.mark.parametrize(("creditors", "held"), [((C,), True), ((), False)])
def test_amb_67_passes_go_to_the_creditor_or_under_their_decks(
    creditors: tuple[int, ...], held: bool
) -> None:
    game = live().cash(A, 0).holds(A, "CH-GOOJF").holds(A, "CC-GOOJF")
    game.owes(A, 100, *creditors).play(A, GiveUp())
    assert (game.state.seats[C].passes == ["CH-GOOJF", "CC-GOOJF"]) is held
    assert (game.state.decks["chance"][-1] == "CH-GOOJF") is not held
    assert game.is_sound()


def test_amb_68_the_bank_sells_singly_and_free_of_mortgage() -> None:
    game = live(3).cash(A, 0).owns(A, ILLINOIS, BALTIC, BOARDWALK)
    game.mortgaged(ILLINOIS, BALTIC).owes(A, 5000).play(A, GiveUp())
    game.play(B, PassBid())
    game.play(C, PassBid())
    assert game.happened(AuctionUnsold) == [AuctionUnsold(BALTIC)]
    game.play(C, Bid(200))
    game.play(B, PassBid())
    assert (game.owner(BALTIC), game.owner(ILLINOIS)) == (None, C)
    assert not game.state.deeds[ILLINOIS].mortgaged
    assert game.cash_of(C) == 1300
    assert isinstance(game.decision, Auction)
    assert game.decision.space == BOARDWALK


def test_amb_68_with_one_player_left_nothing_is_auctioned() -> None:
    game = live(3).cash(A, 0).owns(A, BALTIC).owes(A, 5000)
    game.play(A, GiveUp())
    assert isinstance(game.decision, Auction)
    game.play(C, Resign())
    assert game.happened(GameEnded) == [GameEnded((B,))]
    assert game.state.stack == []


def test_amb_78_whole_dollars_everywhere() -> None:
    game = live().cash(A, 1).owns(A, WATER_WORKS).mortgaged(WATER_WORKS)
    pays_each(game).play(A, GiveUp())
    for seat in (B, C, D):
        game.play(seat, PassBid())
    assert game.happened(Received) == [Received(B, 1, Share(A))]
    assert [game.cash_of(seat) for seat in (B, C, D)] == [1501, 1500, 1500]


def test_amb_77_the_bank_never_runs_out() -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 5, 5)
    for seat in (A, B, C, D):
        game.cash(seat, 20_000)  # More than any box holds.
    game.play(A, SellBuildings(tuple((lot, 0) for lot in DARK_BLUES)))
    game.at(A, 38).play(A, Throw(), (1, 1))
    assert game.cash_of(A) == 20_000 + 1_000 + 200
