"""AMB-35: what is sold for several creditors is sold with its mortgages."""

import pytest

from engine.core.actions import (
    Bid,
    FileMaxima,
    GiveUp,
    LiftReceived,
    Mortgage,
    PassBid,
    Resign,
    SetMaximum,
)
from engine.core.decisions import Auction, DebtSettlement, LiftOrHold, SealedAuction
from engine.core.errors import Reason
from engine.core.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    EstateSurrendered,
    MortgageLifted,
    Paid,
    Received,
)
from engine.core.offered import BidRange, MaximumRange
from engine.core.position import HIGHEST_BID
from engine.core.saves import dump_state, load_state
from engine.core.why import Interest, Share
from engine.players.computer import next_action
from engine.players.orders import Orders, answer
from engine.players.orders.terms import Bidding
from tests.engine.rules.payers import pays_each
from tests.support.editions import passes_auctioned
from tests.support.game import (
    BALTIC,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    house_rules,
    interest,
    live,
    live_with,
)


def pooled(game: Game, *deeds: int) -> Game:
    """A is bankrupt to all the others, with 20 dollars and these deeds, of which Reading has a
    mortgage of 100."""
    game.cash(A, 20).owns(A, READING, *deeds).mortgaged(READING)
    pays_each(game).play(A, GiveUp())
    return game


def test_amb_35_mortgaged_lots_are_sold_with_their_mortgages() -> None:
    game = pooled(live(), BALTIC)
    assert game.happened(EstateSurrendered) == [
        EstateSurrendered(A, 20, (BALTIC, READING), (), (READING,))
    ]
    assert game.state.deeds[READING].mortgaged
    assert not game.state.deeds[BALTIC].mortgaged
    assert game.is_sound()


def sold_to_b(game: Game) -> Game:
    """B has Reading for 40 dollars."""
    game.play(B, Bid(40))
    game.play(C, PassBid())
    game.play(D, PassBid())
    return game


def test_amb_35_the_buyer_pays_ten_per_cent_to_the_bank_and_the_price_into_the_pot() -> None:
    game = sold_to_b(pooled(live()))
    assert game.happened(Paid)[-1] == Paid(B, (), interest(100), Interest((READING,)))
    assert game.decision == LiftOrHold(game.decision.id, B, (READING,))
    game.play(B, LiftReceived(()))
    assert game.happened(Received) == [Received(seat, 20, Share(A)) for seat in (B, C, D)]
    assert (game.cash_of(B), game.owner(READING)) == (1500 - 40 - interest(100) + 20, B)
    assert game.state.deeds[READING].mortgaged


def test_amb_35_or_lifts_at_once() -> None:
    game = sold_to_b(pooled(live()))
    game.play(B, LiftReceived((READING,)))
    assert game.happened(MortgageLifted) == [MortgageLifted(B, READING, 100)]
    assert game.cash_of(B) == 1500 - 40 - 100 - interest(100) + 20


def test_amb_35_what_nobody_bids_for_stays_with_the_bank_clear() -> None:
    game = pooled(live())
    for seat in (B, C, D):
        game.play(seat, PassBid())
    assert game.happened(AuctionUnsold) == [AuctionUnsold(READING)]
    deed = game.state.deeds[READING]
    assert (deed.owner, deed.mortgaged) == (None, False)
    assert game.is_sound()


def test_amb_35_a_bid_leaves_the_buyer_the_ten_per_cent() -> None:
    game = pooled(live().cash(B, 20 + interest(100)).owns(B, ORIENTAL))
    assert game.offers(B)[:2] == [BidRange(1, 70), MaximumRange(1, 70)]
    assert game.refused(B, Bid(71)) is Reason.CANNOT_AFFORD
    assert game.refused(B, SetMaximum(71)) is Reason.CANNOT_AFFORD
    game.play(B, Bid(70))
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert isinstance(game.decision, DebtSettlement)
    game.play(B, Mortgage(ORIENTAL))
    assert game.decision == LiftOrHold(game.decision.id, B, (READING,))
    assert game.cash_of(B) == 0


def test_amb_20_c_without_a_cap_the_highest_bid_leaves_nothing_for_it() -> None:
    game = pooled(live_with("bids-without-cap"))
    game.play(B, Bid(HIGHEST_BID))
    assert game.awaited == (B,)
    assert game.is_sound()


def test_amb_35_who_could_not_pay_it_is_not_asked() -> None:
    game = pooled(live().cash(B, interest(100)).cash(C, interest(100) + 1))
    assert game.awaited == (C, D)


def test_amb_35_a_bid_that_leads_again_leaves_it_too() -> None:
    game = pooled(live().cash(B, 70 + interest(100)))
    game.play(B, Bid(70))
    game.play(C, Bid(71))
    game.cash(B, 69 + interest(100)).play(C, Resign())
    assert isinstance(game.decision, Auction)
    assert game.decision.leader is None


def test_amb_35_by_post_maxima_are_cut_to_it() -> None:
    game = pooled(by_post().cash(B, 50 + interest(100)), BALTIC)
    assert isinstance(game.decision, SealedAuction)
    game.play(B, FileMaxima(((READING, 60),), 60))
    game.play(C, FileMaxima(((READING, 55),), 55))
    game.play(D, PassBid())
    assert AuctionWon(C, READING, 51) in game.happened(AuctionWon)
    assert game.decision == LiftOrHold(game.decision.id, C, (READING,))
    game.play(C, LiftReceived(()))
    assert game.owner(BALTIC) is None
    assert [event.amount for event in game.happened(Received)] == [24, 24, 23]


def test_amb_35_a_winner_who_leaves_unpaid_has_it_sold_again_mortgaged() -> None:
    game = pooled(live().cash(B, 10).owns(B, ORIENTAL))
    game.play(B, Bid(40))
    game.play(C, PassBid())
    game.play(D, PassBid())
    game.play(B, Resign())
    assert game.happened(AuctionOpened)[0].lots == (READING,)
    assert game.state.deeds[READING].mortgaged
    assert game.is_sound()


def test_amb_35_the_mortgages_of_what_is_for_sale_survive_a_save() -> None:
    game = pooled(live(), BALTIC)
    assert load_state(dump_state(game.state)) == game.state


def test_amb_68_for_the_bank_alone_they_are_wiped() -> None:
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING).owes(A, 500)
    game.play(A, GiveUp())
    assert not game.state.deeds[READING].mortgaged


def test_amb_35_where_nothing_is_auctioned_they_are_wiped() -> None:
    game = pooled(Game(house_rules("no-auctions").played_live(), 4))
    deed = game.state.deeds[READING]
    assert (deed.owner, deed.mortgaged) == (None, False)
    assert game.is_sound()


@passes_auctioned
@pytest.mark.parametrize("table", [live, by_post])
def test_amb_35_amb_67_passes_go_under_their_decks_in_1935_too(table: type[Game]) -> None:
    game = pooled(table().holds(A, "CC-GOOJF"))
    assert [lot for opened in game.happened(AuctionOpened) for lot in opened.lots] == [READING]
    assert game.state.decks["community_chest"][-1] == "CC-GOOJF"


def test_amb_35_a_computer_bids_less_for_what_it_has_to_clear() -> None:
    game = pooled(live())
    assert next_action(game.state, (B,)) == (B, SetMaximum(200 - 100 - interest(100)))


def test_amb_35_orders_leave_the_ten_per_cent_in_hand() -> None:
    game = pooled(live().cash(B, 90 + interest(100)))
    for bidding, most in ((Bidding(percent=100), 90), (Bidding(percent=100, keep=30), 60)):
        assert answer(game.state, B, Orders(bidding=bidding), 0.0) == SetMaximum(most)
