"""AMB-17, AMB-23: secret maxima in open calls, against a plain second-price reckoning."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.actions import Action, Bid, Build, Decline, PassBid, Resign, SetMaximum
from engine.core.decisions import Auction
from engine.core.errors import IllegalAction
from engine.core.events import AuctionUnsold, AuctionWon, BidMade, Event
from engine.editions.policies import OpenCalls
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    CONNECTICUT,
    LIGHT_BLUES,
    MEDITERRANEAN,
    VERMONT,
    A,
    B,
    Game,
    by_post,
    live,
)
from tests.support.landings import land_on
from tests.support.seeds import examples

SEATS = 5
LOT = BOARDWALK
amounts = st.integers(1, 40)
filings = st.lists(
    st.tuples(st.integers(0, SEATS - 1), amounts),
    unique_by=lambda filing: filing[0],
    max_size=SEATS,
)


def up_for_auction(game: Game) -> Game:
    """A has declined Boardwalk."""
    land_on(game, LOT).play(A, Decline())
    return game


def tried(game: Game, seat: int, action: Action) -> bool:
    """Play it if it is legal, and say whether it was."""
    try:
        game.play(seat, action)
    except IllegalAction:
        return False
    return True


def second_price(filed: list[tuple[int, int]], step: int = 1) -> tuple[int, int] | None:
    """The highest maximum wins, the earlier of equal ones, one step over the second highest."""
    if not filed:
        return None
    order = sorted(filed, key=lambda filing: -filing[1])
    winner, top = order[0]
    return winner, min(top, order[1][1] + step) if len(order) > 1 else 1


def result(events: tuple[Event, ...]) -> tuple[int, int] | None:
    """Who won for how much, or nobody."""
    for event in events:
        if isinstance(event, AuctionWon):
            return event.seat, event.price
        if isinstance(event, AuctionUnsold):
            return None
    raise AssertionError("the auction is not over")


def finished(game: Game) -> tuple[int, int] | None:
    """All who are awaited pass; the result."""
    while isinstance(game.decision, Auction) and game.decision.space == LOT:
        game.play(game.awaited[0], PassBid())
    return result(game.events)


@given(filings)
def test_amb_17_open_maxima_end_at_the_second_price(filed: list[tuple[int, int]]) -> None:
    game = up_for_auction(live(SEATS))
    accepted = [filing for filing in filed if tried(game, filing[0], SetMaximum(filing[1]))]
    assert finished(game) == second_price(accepted)


@given(filings, st.integers(2, 7))
def test_amb_18_with_a_larger_step_nobody_pays_more_than_the_own_maximum(
    filed: list[tuple[int, int]], step: int
) -> None:
    game = live(SEATS)
    game.state.rules = game.state.rules.with_fields(auction=OpenCalls(step=step))
    up_for_auction(game)
    accepted = [filing for filing in filed if tried(game, filing[0], SetMaximum(filing[1]))]
    expected = second_price(accepted, step)
    won = finished(game)
    assert (won is None) == (expected is None)
    if won and expected:
        assert won[0] == expected[0]
        assert won[1] <= dict(accepted)[won[0]]


@given(filings)
def test_amb_17_both_forms_give_the_same_winner(filed: list[tuple[int, int]]) -> None:
    opened, sealed = up_for_auction(live(SEATS)), up_for_auction(by_post(SEATS))
    for seat, most in filed:
        tried(opened, seat, SetMaximum(most))
        sealed.play(seat, SetMaximum(most))
    for seat in {*range(SEATS)} - dict(filed).keys():
        sealed.play(seat, PassBid())
    won, posted = finished(opened), result(sealed.events)
    assert posted == second_price(filed)
    assert (won is None) == (posted is None)
    if won and posted:
        # A maximum of just the price that is reached can no longer be filed in open calls.
        assert won[0] == posted[0]
        assert won[1] in (posted[1], posted[1] - 1)


@dataclass
class Reckoning:
    """What each seat has committed itself to: the plain truth that the calls must come to."""

    most: dict[int, int] = field(default_factory=dict)
    leader: int | None = None

    def commits(self, seat: int, amount: int) -> None:
        """The leader may say anything; another takes the lead by going higher."""
        if seat == self.leader or self.leader is None or amount > self.most[self.leader]:
            self.leader = seat
        self.most[seat] = amount


moves = st.lists(
    st.tuples(st.integers(0, SEATS - 1), st.sampled_from([Bid, SetMaximum]), amounts), max_size=14
)


@given(moves)
def test_amb_17_calls_and_maxima_come_to_the_same_lead(
    actions: list[tuple[int, type[Bid] | type[SetMaximum], int]],
) -> None:
    game, reckoning = up_for_auction(live(SEATS)), Reckoning()
    for seat, kind, amount in actions:
        if tried(game, seat, kind(amount)):
            assert isinstance(game.decision, Auction)
            if kind is SetMaximum:
                reckoning.commits(seat, amount)
            else:
                own = dict(game.decision.maxima).get(seat, 0)
                reckoning.commits(seat, max(amount, own))
            assert game.decision.leader == reckoning.leader
            assert is_settled(game)


def is_settled(game: Game) -> bool:
    """The lead is payable, and no maximum is left that could still call."""
    auction = game.decision
    assert isinstance(auction, Auction)
    lowest = game.state.lowest_bid(auction.space, auction.price)
    able = {seat: min(most, game.state.raisable(seat)) for seat, most in auction.maxima}
    leader = auction.leader
    assert all(most < lowest for seat, most in able.items() if seat != leader)
    assert leader is None or auction.price <= game.state.raisable(leader)
    return not auction.passed or set(auction.passed).isdisjoint(able)


def check_calls(before: Auction, game: Game, seat: int, action: Action) -> None:
    """Calls rise; all but the one that was said are within a maximum and what can be raised."""
    price = before.price
    for place, call in enumerate(e for e in game.events if isinstance(e, BidMade)):
        if place == 0 and isinstance(action, Bid):
            assert (call.seat, call.amount) == (seat, action.amount)
        else:
            maxima = dict(before.maxima)
            if isinstance(action, SetMaximum):
                maxima[seat] = action.amount
            assert call.amount <= maxima[call.seat]
        assert call.amount <= game.state.raisable(call.seat)
        if not isinstance(action, Resign):
            assert call.amount >= price
            price = call.amount


anything = st.lists(
    st.tuples(
        st.integers(0, SEATS - 1),
        st.one_of(
            st.builds(Bid, st.integers(1, 200)),
            st.builds(SetMaximum, st.integers(1, 200)),
            st.just(PassBid()),
            st.sampled_from(
                [
                    Build(((BALTIC, 1),)),
                    Build(((MEDITERRANEAN, 1),)),
                    Build(((VERMONT, 1), (CONNECTICUT, 1))),
                ]
            ),
            st.just(Resign()),
        ),
    ),
    max_size=20,
)
purses = st.lists(st.integers(0, 150), min_size=SEATS, max_size=SEATS)


@settings(max_examples=3 * examples())
@given(purses, anything)
def test_amb_20_to_23_hold_whatever_bidders_do(
    cash: list[int], actions: list[tuple[int, Action]]
) -> None:
    game = live(SEATS).owns(A, *BROWNS).owns(B, *LIGHT_BLUES)
    for seat, dollars in enumerate(cash):
        game.cash(seat, dollars)
    up_for_auction(game)
    for seat, action in actions:
        before = None if game.state.winners else game.decision
        if not isinstance(before, Auction) or before.space != LOT:
            break
        if tried(game, seat, action):
            check_calls(before, game, seat, action)
            assert game.is_sound()
            if not game.state.winners and isinstance(game.decision, Auction):
                assert is_settled(game)
                assert game.awaited


@given(filings, st.data())
def test_amb_23_after_one_leaves_the_best_of_the_rest_leads(
    filed: list[tuple[int, int]], data: st.DataObject
) -> None:
    game = up_for_auction(live(SEATS))
    accepted = [filing for filing in filed if tried(game, filing[0], SetMaximum(filing[1]))]
    gone = data.draw(st.integers(0, SEATS - 1))
    game.play(gone, Resign())
    rest = [filing for filing in accepted if filing[0] != gone]
    expected = second_price(rest)
    assert isinstance(game.decision, Auction)
    assert game.decision.leader == (expected and expected[0])
    assert game.decision.price <= max((most for _, most in rest), default=0)


@pytest.mark.parametrize(
    ("first", "second", "lead"),
    [
        ((A, 10), (B, 9), (A, 10)),
        ((A, 10), (B, 10), (A, 10)),
        ((A, 10), (B, 11), (B, 11)),
        ((A, 10), (B, 30), (B, 11)),
        ((A, 30), (B, 10), (A, 11)),
    ],
)
def test_amb_17_two_maxima(
    first: tuple[int, int], second: tuple[int, int], lead: tuple[int, int]
) -> None:
    game = up_for_auction(live(SEATS))
    for seat, most in (first, second):
        game.play(seat, SetMaximum(most))
    assert isinstance(game.decision, Auction)
    assert (game.decision.leader, game.decision.price) == lead
