"""CARD, the rulings: cards that all pay, second draws, repairs, passes that are sold on."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    EndTurn,
    GiveUp,
    LiftReceived,
    Mortgage,
    OfferTrade,
    PassBid,
    Resign,
    SellBuildings,
    Side,
    UsePass,
)
from engine.core.decisions import Auction, ChooseTax, DebtSettlement, InJail, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    AuctionOpened,
    CardDrawn,
    CardReturned,
    DebtOpened,
    EstateSurrendered,
    EstateTaken,
    JailLeft,
    Paid,
    Received,
    SalaryPaid,
    WentBankrupt,
)
from engine.core.why import CardSum, Share
from engine.editions.cards import cards
from tests.engine.rules.drawers import PASSES, money
from tests.support.editions import with_opera
from tests.support.game import (
    BALTIC,
    BROWNS,
    JAIL,
    MEDITERRANEAN,
    NEW_YORK,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    D,
    Game,
    live,
    with_two_left,
)
from tests.support.landings import draw_card

# -- AMB-35: a card that pays everybody -------------------------------------------------------


def drawn_out(cash: int) -> Game:
    """A drew the chairman's card, owes three others 150 and cannot raise it."""
    game = live().owns(A, BALTIC, MEDITERRANEAN).mortgaged(BALTIC, MEDITERRANEAN)
    return draw_card(game.holds(A, "CC-GOOJF").cash(A, cash), "CH-CHAIRMAN")


def nobody_bids(game: Game) -> None:
    """For the lots that are left."""
    while isinstance(game.decision, Auction):
        for seat in (B, C, D):
            game.play(seat, PassBid())


def test_amb_35_it_is_one_debt_to_all_others() -> None:
    game = drawn_out(149)
    assert game.happened(DebtOpened) == [DebtOpened(A, (B, C, D), 150, CardSum("CH-CHAIRMAN"))]
    assert money(game)[1:] == [1500, 1500, 1500]


def test_amb_35_unpaid_everything_is_sold_and_split() -> None:
    game = drawn_out(100)
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B, C, D))]
    browns = (MEDITERRANEAN, BALTIC)
    surrendered = EstateSurrendered(A, 100, browns, ("CC-GOOJF",), browns)
    assert game.happened(EstateSurrendered) == [surrendered]
    assert len(game.state.decks["community_chest"]) == 16
    nobody_bids(game)
    assert not game.state.deeds[BALTIC].mortgaged
    # 100 among three: the odd dollar goes to the drawer's left.
    assert game.happened(Received) == [
        Received(s, n, Share(A)) for s, n in ((B, 34), (C, 33), (D, 33))
    ]
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_amb_69_of_a_debt_to_each_the_share_of_a_creditor_who_leaves_is_dropped() -> None:
    game = drawn_out(149)
    game.play(C, Resign())
    assert game.happened(Paid) == [Paid(A, (B, D), 100, CardSum("CH-CHAIRMAN"))]
    assert money(game) == [49, 1550, 0, 1550]
    assert game.is_sound()


def test_amb_35_amb_69_a_creditor_who_leaves_before_the_debt_is_paid_has_no_share() -> None:
    game = drawn_out(60)
    game.play(C, Resign())
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B, D))]
    for seat in (B, D, B, D):
        game.play(seat, PassBid())
    assert game.happened(Received) == [Received(B, 30, Share(A)), Received(D, 30, Share(A))]
    assert money(game) == [0, 1530, 0, 1530]


def test_amb_35_amb_69_nor_one_who_leaves_during_the_sale() -> None:
    game = drawn_out(60)
    game.play(A, GiveUp())
    game.play(C, Resign())
    for seat in (B, D, B, D):
        game.play(seat, PassBid())
    assert game.happened(Received) == [Received(B, 30, Share(A)), Received(D, 30, Share(A))]
    assert money(game) == [0, 1530, 0, 1530]


def test_amb_35_what_the_lots_fetch_goes_into_the_pot() -> None:
    game = drawn_out(0)
    game.play(A, GiveUp())
    assert game.happened(AuctionOpened)[0] == AuctionOpened(game.decision.id, (MEDITERRANEAN,))
    game.play(B, Bid(60))
    game.play(C, PassBid())
    game.play(D, PassBid())
    game.play(B, LiftReceived(()))  # The ten per cent goes to the Bank, not into the pot.
    nobody_bids(game)
    assert money(game) == [0, 1500 - 60 - 3 + 20, 1520, 1520]
    assert (game.owner(MEDITERRANEAN), game.owner(BALTIC)) == (B, None)
    assert game.is_sound()


def test_amb_35_buildings_go_back_at_half_into_the_pot() -> None:
    game = live().owns(A, *BROWNS).levels(BROWNS, 1, 1).cash(A, 0)
    draw_card(game, "CH-CHAIRMAN")
    game.play(A, GiveUp())
    assert game.happened(EstateSurrendered) == [EstateSurrendered(A, 50, BROWNS, ())]
    assert game.state.houses == 32


def test_amb_35_with_one_other_player_it_is_an_ordinary_debt() -> None:
    game = draw_card(with_two_left().cash(A, 49), "CH-CHAIRMAN")
    game.play(A, GiveUp())
    assert game.happened(EstateTaken) == [EstateTaken(A, B, 49, (), ())]
    assert game.state.winners == (B,)


# -- AMB-36: a card that everybody pays ------------------------------------------------------


@with_opera
def test_amb_36_each_who_is_short_owes_the_drawer() -> None:
    game = live().cash(B, 49).cash(D, 0).owns(B, ORIENTAL).owns(D, READING)
    draw_card(game, "CC-OPERA")
    why = CardSum("CC-OPERA")
    assert game.happened(Paid) == [Paid(C, (A,), 50, why)]
    assert game.happened(DebtOpened) == [DebtOpened(B, (A,), 50, why), DebtOpened(D, (A,), 50, why)]
    assert game.awaited == (B, D)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW


@with_opera
def test_amb_36_they_raise_it_side_by_side() -> None:
    game = live().cash(B, 49).cash(D, 0).owns(B, ORIENTAL).owns(D, READING)
    draw_card(game, "CC-OPERA")
    game.play(D, Mortgage(READING))
    assert (game.cash_of(A), game.cash_of(D)) == (1600, 50)
    assert game.awaited == (B,)
    game.play(B, Mortgage(ORIENTAL))
    assert (game.cash_of(A), game.cash_of(B)) == (1650, 49)
    assert isinstance(game.decision, ToEnd)


@with_opera
def test_amb_36_who_fails_is_bankrupt_to_the_drawer_when_all_have_answered() -> None:
    game = live().cash(B, 20).cash(D, 0).owns(D, READING)
    draw_card(game, "CC-OPERA")
    game.play(B, GiveUp())
    assert not game.happened(WentBankrupt)
    game.play(D, Mortgage(READING))
    assert game.happened(WentBankrupt) == [WentBankrupt(B, (A,))]
    assert money(game) == [1500 + 50 + 50 + 20, 0, 1450, 50]


@with_opera
def test_amb_36_failures_go_in_turn_order_from_the_drawers_left() -> None:
    game = live().cash(D, 1).cash(A, 2).to_move(C)
    draw_card(game, "CC-OPERA", seat=C)
    game.play(A, GiveUp())
    game.play(D, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(D, (C,)), WentBankrupt(A, (C,))]


# -- AMB-37, AMB-38, AMB-39 --------------------------------------------------------------------


def test_amb_37_back_three_leads_to_a_second_card() -> None:
    game = live().on_top("community_chest", "CC-FUND")
    draw_card(game, "CH-BACK3", space=36)
    assert game.happened(CardDrawn) == [CardDrawn(A, "CH-BACK3"), CardDrawn(A, "CC-FUND")]
    assert game.happened(CardReturned) == [CardReturned("CC-FUND"), CardReturned("CH-BACK3")]
    assert (game.space_of(A), game.cash_of(A)) == (33, 1600)


def test_amb_37_the_first_card_waits_until_the_second_is_complete() -> None:
    game = live().on_top("community_chest", "CC-DOCTOR").owns(A, READING)
    draw_card(game.cash(A, 0), "CH-BACK3", space=36)
    assert isinstance(game.decision, DebtSettlement)
    assert len(game.state.decks["chance"]) == len(game.state.decks["community_chest"]) == 15
    game.play(A, Mortgage(READING))
    assert game.happened(CardReturned) == [CardReturned("CC-DOCTOR"), CardReturned("CH-BACK3")]


def test_amb_37_from_seven_it_is_income_tax() -> None:
    game = draw_card(live(), "CH-BACK3", space=7)
    assert isinstance(game.decision, ChooseTax)
    assert not game.happened(SalaryPaid)
    assert len(game.state.decks["chance"]) == 15


def test_amb_37_from_twenty_two_it_is_new_york() -> None:
    game = draw_card(live().owns(B, NEW_YORK), "CH-BACK3", space=22)
    assert (game.space_of(A), game.cash_of(B)) == (NEW_YORK, 1516)
    assert game.state.decks["chance"][-1] == "CH-BACK3"


def test_amb_37_the_second_card_may_lead_to_jail() -> None:
    game = live().on_top("community_chest", "CC-JAIL")
    draw_card(game, "CH-BACK3", space=36)
    assert game.space_of(A) == JAIL
    assert game.decision == ToThrow(game.decision.id, B, 0)
    assert game.is_sound()


def test_amb_38_repairs_are_counted_when_drawn() -> None:
    game = live().owns(A, *BROWNS).levels(BROWNS, 5, 5).cash(A, 0)
    draw_card(game, "CC-STREETS")
    why = CardSum("CC-STREETS")
    assert game.happened(DebtOpened) == [DebtOpened(A, (), 230, why)]
    game.play(A, SellBuildings(((MEDITERRANEAN, 0), (BALTIC, 0))))
    assert game.happened(Paid) == [Paid(A, (), 230, why)]
    assert game.cash_of(A) == 20


def test_amb_39_a_pass_may_be_sold_on_at_any_price() -> None:
    game = live().holds(B, "CH-GOOJF")
    for giver, taker, price in ((B, A, 0), (A, C, 500)):
        offer = OfferTrade(taker, gives=Side(passes=("CH-GOOJF",)), takes=Side(cash=price))
        game.play(giver, offer)
        game.play(taker, AcceptTrade(game.state.trades[0].id))
    assert game.state.seats[C].passes == ["CH-GOOJF"]
    assert money(game) == [2000, 1500, 1000, 1500]


def test_amb_39_a_pass_is_never_played_unasked() -> None:
    game = live().holds(A, "CH-GOOJF")
    draw_card(game, "CC-JAIL")
    assert game.state.seats[A].passes == ["CH-GOOJF"]
    game.to_move(A)
    assert isinstance(game.decision, InJail)
    assert game.state.seats[A].jail == 0


@pytest.mark.parametrize("card", PASSES)
def test_amb_39_the_holder_of_both_chooses(card: str) -> None:
    game = live().holds(A, "CH-GOOJF").holds(A, "CC-GOOJF").jailed(A).to_move(A)
    assert {o.card for o in game.offers(A) if isinstance(o, UsePass)} == set(PASSES)
    game.play(A, UsePass(card))
    assert game.happened(JailLeft) == [JailLeft(A, "pass")]
    assert game.state.decks[cards()[card].deck][-1] == card
    assert game.state.seats[A].passes == [other for other in PASSES if other != card]
