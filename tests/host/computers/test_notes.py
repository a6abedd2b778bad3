"""What is noted of computers: the motives of choices, not of what everybody has to do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import (
    AcceptTrade,
    Buy,
    Decline,
    DeclineTrade,
    EndTurn,
    OfferTrade,
    PassBid,
    Roll,
    SetMaximum,
    Side,
    WithdrawTrade,
)
from engine.core.events import AuctionUnsold, AuctionWon, Event, Trade, TradeMade
from engine.host.computers.notes import (
    ENDS_KEPT,
    OMISSIONS,
    ROUTINE,
    ComputerNotes,
    dump_notes,
    load_notes,
)
from engine.host.computers.thinker import Thought
from engine.players.motives import KINDS, Motive
from tests.support.game import BALTIC, READING, A, B, C, live


def test_rolls_and_ends_of_turns_leave_the_last_motive() -> None:
    state, bought = live(2).state, Motive("left-jail")
    notes = ComputerNotes().after_thought(state, A, Thought(Buy(), bought))
    for action, kind in ((Roll(), "throw"), (EndTurn(), "end")):
        notes = notes.after_thought(state, A, Thought(action, Motive(kind)))
    assert notes.motives[A].motive == bought
    assert set(ROUTINE) <= set(KINDS)


BID = Motive("bid-group", (BALTIC,), group="brown", dollars=120)
REFUSED = Motive("refused-loss", seat=B, before=0.2, after=0.1)


def test_why_an_offer_ended_is_known_whatever_the_computer_does_next() -> None:
    state, withdrew = live(2).state, Motive("withdrew-cash", seat=B, dollars=290)
    notes = ComputerNotes().after_thought(state, A, Thought(WithdrawTrade(7), withdrew))
    notes = notes.after_thought(state, A, Thought(Buy(), Motive("left-jail")))
    countered = replace(OFFER, answers=8)
    notes = notes.after_thought(state, A, Thought(countered, Motive("countered", seat=B)))
    assert notes.ended == {7: withdrew, 8: Motive("countered", seat=B)}
    for offer in range(9, 40):
        notes = notes.after_thought(state, A, Thought(DeclineTrade(offer), REFUSED))
    assert sorted(notes.ended) == list(range(40 - ENDS_KEPT, 40))
    assert load_notes(dump_notes(notes)) == notes


def test_what_it_refuses_leaves_the_last_public_motive() -> None:
    state, bought = live(2).state, Motive("left-jail")
    notes = ComputerNotes().after_thought(state, A, Thought(Buy(), bought))
    notes = notes.after_thought(state, A, Thought(DeclineTrade(1), REFUSED))
    assert (notes.public[A].motive, notes.motives[A].motive) == (bought, REFUSED)


@pytest.mark.parametrize("kind", OMISSIONS)
def test_what_it_leaves_undone_is_no_news_beside_an_action_of_the_same_round(kind: str) -> None:
    state, bought, left = live(3).state, Motive("left-jail"), Motive(kind, (BALTIC,), dollars=90)
    after = ComputerNotes().after_thought(state, A, Thought(Buy(), bought))
    state.turn += 2
    assert after.after_thought(state, A, Thought(Roll(), left)).public[A].motive == bought
    state.turn += 1
    assert after.after_thought(state, A, Thought(Roll(), left)).public[A].motive == left


def test_who_stops_bidding_is_not_asked_why_it_bid_before() -> None:
    state, outbid = live(3).state, Motive("outbid", dollars=120)
    notes = ComputerNotes().after_thought(state, A, Thought(SetMaximum(120), BID))
    notes = notes.after_thought(state, A, Thought(PassBid(), outbid))
    assert notes.public[A].motive == outbid


def test_before_it_bids_stands_what_it_did_earlier_however_often_it_bids() -> None:
    game, left = live(3).at(A, READING - 3), Motive("left", (READING,), dollars=200)
    game.play(A, Roll(), (1, 2))
    notes = ComputerNotes().after_thought(game.state, A, Thought(Decline(), left))
    game.play(A, Decline())
    for most in (120, 140):
        notes = notes.after_thought(game.state, A, Thought(SetMaximum(most), BID))
    assert (notes.public[A].motive, notes.earlier[A].motive) == (BID, left)
    assert load_notes(dump_notes(notes)) == notes


def test_cash_that_is_kept_does_not_hide_why_it_bid_in_that_round() -> None:
    state, kept = live(3).state, Motive("kept", dollars=437)
    notes = ComputerNotes().after_thought(state, A, Thought(SetMaximum(120), BID))
    assert notes.after_thought(state, A, Thought(EndTurn(), kept)).public[A].motive == BID


@pytest.mark.parametrize(
    ("kind", "won"),
    [
        ("bid", "won"),
        ("bid-cash", "won"),
        ("bid-spare", "won"),
        ("bid-group", "won-group"),
        ("bid-stop", "won-stop"),
    ],
)
def test_the_motive_of_a_bid_that_wins_is_that_of_the_win_with_its_price(
    kind: str, won: str
) -> None:
    bid = replace(BID, kind=kind)
    notes = ComputerNotes().after_thought(live(3).state, A, Thought(SetMaximum(120), bid))
    after = notes.after_events((AuctionWon(A, BALTIC, 81),), 9)
    assert after.public[A].motive == replace(bid, kind=won, dollars=81)
    assert after.motives[A] == after.public[A]


@pytest.mark.parametrize(
    "event", [AuctionWon(B, BALTIC, 81), AuctionWon(A, READING, 81), AuctionUnsold(BALTIC)]
)
def test_what_is_not_won_changes_no_motive(event: Event) -> None:
    notes = ComputerNotes().after_thought(live(3).state, A, Thought(SetMaximum(120), BID))
    assert notes.after_events((event,), 9) == notes


OFFER = OfferTrade(B, Side((BALTIC,)), Side((READING,)))
MADE = TradeMade(Trade(7, A, B, OFFER.gives, OFFER.takes))


@pytest.mark.parametrize(
    ("kind", "traded"),
    [
        ("offered", "traded"),
        ("offered-plain", "traded-plain"),
        ("offered-group", "traded-group"),
        ("countered", "traded"),
    ],
)
def test_an_offer_that_is_accepted_becomes_a_deed_that_everybody_may_read(
    kind: str, traded: str
) -> None:
    state, offered = live(3).state, Motive(kind, group="brown", seat=B, before=0.2, after=0.3)
    notes = ComputerNotes().after_thought(state, A, Thought(OFFER, offered))
    assert A not in notes.public
    after = notes.after_events((MADE,), 9)
    assert after.public[A].motive == replace(offered, kind=traded)
    assert after.trades[A] == after.public[A]
    assert after.trades[A].turn == 9


def test_who_accepts_has_traded_too_and_what_comes_later_does_not_hide_it() -> None:
    state, accepted = live(3).state, Motive("accepted", seat=A, before=0.2, after=0.3)
    notes = ComputerNotes().after_thought(state, B, Thought(AcceptTrade(7), accepted))
    notes = notes.after_events((MADE,), 9)
    notes = notes.after_thought(state, B, Thought(Buy(), Motive("left-jail")))
    assert notes.trades[B].motive == accepted
    assert notes.public[B].motive == Motive("left-jail")


def test_the_motive_of_an_offer_outlives_what_its_player_does_next() -> None:
    state = live(3).state
    offers = {B: Motive("offered", seat=B, before=0.2, after=0.3), C: Motive("offered", seat=C)}
    notes = ComputerNotes()
    for motive in offers.values():
        notes = notes.after_thought(state, A, Thought(OFFER, motive))
    notes = notes.after_thought(state, A, Thought(Buy(), Motive("left-jail")))
    assert {seat: given.motive for seat, given in notes.offers[A].items()} == offers
    assert load_notes(dump_notes(notes)) == notes


def test_a_trade_of_others_or_one_refused_before_changes_no_motive() -> None:
    state, refused = live(3).state, Motive("accepted", seat=C)
    notes = ComputerNotes().after_thought(state, B, Thought(AcceptTrade(7), refused))
    assert notes.after_events((MADE,), 9) == notes


def test_a_win_that_is_as_good_as_certain_is_news_for_one_lap() -> None:
    state, notes = live(2).state, ComputerNotes()

    def judged(chance: float, laps: int) -> ComputerNotes:
        state.seats[A].laps = laps
        return notes.after_thought(state, B, Thought(Roll(), None, {A: chance, B: 1 - chance}))

    notes = judged(0.96, 4)
    assert not notes.winning
    notes = judged(0.97, 4)
    assert not notes.is_win_news(state, A), "not yet for a lap"
    notes = judged(0.91, 5)
    assert notes.is_win_news(state, A), "a dip does not begin it anew"
    assert load_notes(dump_notes(notes)) == notes
    notes = judged(0.98, 6)
    assert not notes.is_win_news(state, A), "told already"
    assert not judged(0.89, 6).winning
