"""AMB-67, BKR-09: what becomes of the jail passes of a player bankrupt to the Bank."""

from engine.core.actions import (
    Bid,
    FileMaxima,
    GiveUp,
    Mortgage,
    PassBid,
    Resign,
    SetMaximum,
    UsePass,
)
from engine.core.decisions import Auction, DebtSettlement, SealedAuction, ToThrow
from engine.core.errors import Reason
from engine.core.events import AuctionOpened, AuctionUnsold, AuctionWon, Paid, PassTaken
from engine.core.saves import dump_state, load_state
from engine.core.why import AuctionPrice
from engine.editions.options import Choice, resolve
from engine.players.computer import next_action
from tests.support.editions import passes_auctioned, passes_under_deck
from tests.support.game import BALTIC, READING, A, B, C, D, Game, by_post, live

CHANCE, CHEST = "CH-GOOJF", "CC-GOOJF"


def bankrupt(game: Game) -> Game:
    """A leaves Baltic and both passes to the Bank; B, C and D have $1500 each."""
    game.cash(A, 0).owns(A, BALTIC).holds(A, CHANCE).holds(A, CHEST).owes(A, 5000)
    game.play(A, GiveUp())
    return game


def nobody_bids(game: Game) -> None:
    for seat in (B, C, D):
        game.play(seat, PassBid())


@passes_auctioned
def test_amb_67_in_1935_passes_are_auctioned_after_the_lots() -> None:
    game = bankrupt(live())
    sold = [game.decision.space]  # type: ignore[union-attr]
    for _ in range(2):
        nobody_bids(game)
        sold.append(game.decision.space)  # type: ignore[union-attr]
    assert sold == [BALTIC, CHANCE, CHEST]
    nobody_bids(game)
    assert isinstance(game.decision, ToThrow)


@passes_auctioned
def test_amb_67_in_1935_the_highest_bidder_gets_the_pass_and_may_play_it() -> None:
    game = bankrupt(live())
    nobody_bids(game)
    game.play(C, Bid(40))
    game.play(B, PassBid())
    game.play(D, PassBid())
    assert game.happened(AuctionWon) == [AuctionWon(C, CHANCE, 40)]
    assert game.happened(Paid) == [Paid(C, (), 40, AuctionPrice(CHANCE))]
    assert game.happened(PassTaken) == [PassTaken(C, CHANCE)]
    assert game.state.seats[C].passes == [CHANCE]
    assert CHANCE not in game.state.decks["chance"]
    assert game.is_sound()
    nobody_bids(game)
    game.jailed(C).to_move(C).play(C, UsePass(CHANCE))


@passes_auctioned
def test_amb_67_in_1935_a_pass_that_nobody_wants_goes_under_its_deck() -> None:
    game = bankrupt(live())
    nobody_bids(game)
    nobody_bids(game)
    assert game.happened(AuctionUnsold) == [AuctionUnsold(CHANCE)]
    nobody_bids(game)
    assert game.state.decks["chance"][-1] == CHANCE
    assert game.state.decks["community_chest"][-1] == CHEST
    assert game.is_sound()


@passes_auctioned
def test_amb_67_by_post_they_are_filed_for_together_with_the_lots() -> None:
    game = bankrupt(by_post())
    assert isinstance(game.decision, SealedAuction)
    assert game.decision.lots == (BALTIC, CHANCE, CHEST)
    assert game.refused(B, FileMaxima((("CH-GO", 30),), 30)) is Reason.NOT_IN_AUCTION
    game.play(B, FileMaxima(((BALTIC, 60), (CHEST, 30)), 90))
    game.play(C, FileMaxima(((CHEST, 20),), 20))
    game.play(D, PassBid())
    assert game.owner(BALTIC) == B
    assert game.state.seats[B].passes == [CHEST]
    assert game.cash_of(B) == 1500 - 1 - 21
    assert game.happened(AuctionUnsold) == [AuctionUnsold(CHANCE)]


@passes_auctioned
def test_amb_67_by_post_a_single_pass_has_one_maximum() -> None:
    game = by_post().cash(A, 0).holds(A, CHEST).owes(A, 5000)
    game.play(A, GiveUp())
    game.play(B, SetMaximum(30))
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert game.happened(PassTaken) == [PassTaken(B, CHEST)]


@passes_under_deck
def test_amb_67_from_1973_on_only_the_property_is_auctioned() -> None:
    game = bankrupt(by_post())
    assert game.happened(AuctionOpened) == [AuctionOpened(game.decision.id, (BALTIC,))]
    assert game.state.decks["chance"][-1] == CHANCE


@passes_auctioned
def test_amb_22_a_winner_may_raise_the_price_of_a_pass_first() -> None:
    game = live().cash(A, 0).holds(A, CHANCE).cash(B, 10).owns(B, READING).owes(A, 5000)
    game.play(A, GiveUp())
    game.play(B, Bid(60))
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert isinstance(game.decision, DebtSettlement)
    game.play(B, Mortgage(READING))
    assert game.state.seats[B].passes == [CHANCE]


@passes_auctioned
def test_amb_23_a_winner_who_leaves_before_paying_leaves_the_pass_to_the_others() -> None:
    game = live().cash(A, 0).holds(A, CHANCE).cash(B, 10).owns(B, READING).owes(A, 5000)
    game.play(A, GiveUp())
    game.play(B, Bid(60))
    game.play(C, PassBid())
    game.play(D, PassBid())
    game.play(B, Resign())
    assert game.decision == Auction(game.decision.id, CHANCE)
    assert game.is_sound()


@passes_auctioned
def test_amb_67_where_nothing_is_auctioned_they_stay_under_their_decks() -> None:
    rules = resolve(Choice("1935", house_rules=(("no-auctions", 0),)))
    game = bankrupt(Game(rules.played_live(), 4))
    assert isinstance(game.decision, ToThrow)
    assert game.state.decks["chance"][-1] == CHANCE


@passes_auctioned
def test_amb_67_a_computer_bids_what_a_pass_saves() -> None:
    game = bankrupt(live())
    nobody_bids(game)
    assert next_action(game.state, (B,)) == (B, SetMaximum(50))
    game = bankrupt(by_post())
    maxima = ((BALTIC, 60), (CHANCE, 50), (CHEST, 50))
    assert next_action(game.state, (B,)) == (B, FileMaxima(maxima, 1500))


@passes_auctioned
def test_amb_67_an_auction_of_passes_survives_a_save() -> None:
    for game in (bankrupt(live()), bankrupt(by_post())):
        assert load_state(dump_state(game.state)) == game.state
