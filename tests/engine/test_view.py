"""What a viewer gets, and does not get."""

from random import Random

import pytest

from engine.core import actions as a
from engine.core.decisions import Auction, ChooseTax, SealedAuction
from engine.core.events import visible_to
from engine.core.position import Position
from engine.view import public_view, seat_view
from tests.support.game import (
    BALTIC,
    INCOME_TAX,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    by_post,
    live,
)
from tests.support.invariant_checks import check_secrets


def test_a_view_shows_the_table_as_it_is() -> None:
    game = live(3).owns(B, READING).mortgaged(READING).cash(B, 77).jailed(C)
    view = public_view(game.state)
    assert view.deeds[READING] == game.state.deeds[READING]
    assert (view.seats[B].cash, view.seats[C].jail) == (77, 0)
    assert view.awaited == (A,)
    assert view.owned(B) == [READING]


def test_a_view_is_a_position_without_hidden_parts() -> None:
    view = seat_view(live().state, A)
    assert isinstance(view, Position)
    assert not {"decks", "stack", "rolls"} & {name for name in dir(view) if name[0] != "_"}


def test_a_view_tells_how_many_cards_but_not_which() -> None:
    state = live().state
    before = repr(public_view(state))
    state.decks["chance"].reverse()
    assert repr(public_view(state)) == before
    assert public_view(state).deck_sizes == {"chance": 16, "community_chest": 16}


def test_a_view_cannot_change_the_game() -> None:
    state = live().state
    view = seat_view(state, A)
    view.seats[A].cash = 0
    view.seats[A].jail_cards.append("CH-GOOJF")
    view.deeds[READING].owner = A
    assert state == live().state


def test_only_a_seat_is_offered_anything() -> None:
    state = live().state
    assert public_view(state).offers == ()
    assert a.Roll() in seat_view(state, A).offers
    assert a.Roll() not in seat_view(state, B).offers


def test_an_open_maximum_is_seen_by_its_owner_alone() -> None:
    game = live(3)
    game.play(A, a.Roll(), (1, 2))
    game.play(A, a.Decline())
    game.play(B, a.SetMaximum(200))
    for seat, expected in ((A, ()), (B, ((B, 200),)), (None, ())):
        view = public_view(game.state) if seat is None else seat_view(game.state, seat)
        assert isinstance(view.decision, Auction)
        assert view.decision.maxima == expected


@pytest.mark.parametrize("action", [a.SetMaximum(200), a.PassBid()])
def test_a_sealed_answer_looks_the_same_to_others_whatever_it_was(action: a.Action) -> None:
    game = by_post(3)
    game.play(A, a.Roll(), (1, 2))
    game.play(A, a.Decline())
    events = game.play(B, action)
    seen = seat_view(game.state, A).decision
    assert isinstance(seen, SealedAuction)
    assert [(f.seat, f.maxima, f.limit) for f in seen.filings] == [(B, (), 0)]
    assert [event.kind for event in visible_to(events, A)] == ["maximum-filed"]


def test_nobody_is_shown_the_tenth_before_the_choice() -> None:
    game = live()
    game.play(A, a.Roll(), (1, 3))
    assert game.space_of(A) == INCOME_TAX
    assert isinstance(game.decision, ChooseTax)
    assert game.decision.share > 0
    for view in (public_view(game.state), seat_view(game.state, A), seat_view(game.state, B)):
        assert isinstance(view.decision, ChooseTax)
        assert view.decision.share == 0


def test_a_trade_offer_is_seen_by_its_two_sides() -> None:
    game = live(3).owns(A, ORIENTAL)
    events = game.play(A, a.OfferTrade(B, a.Side((ORIENTAL,)), a.Side((), 90)))
    assert [len(seat_view(game.state, seat).trades) for seat in (A, B, C)] == [1, 1, 0]
    assert public_view(game.state).trades == ()
    assert [len(visible_to(events, seat)) for seat in (A, B, C, None)] == [1, 1, 0, 0]


def test_nothing_is_awaited_once_the_game_is_over() -> None:
    game = live(2).owns(A, BALTIC)
    game.play(B, a.Resign())
    view = seat_view(game.state, A)
    assert (view.decision, view.awaited, view.offers, view.winners) == (None, (), (), (A,))


def test_the_check_for_secrets_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    game = live(3)
    game.play(A, a.Roll(), (1, 2))
    game.play(A, a.Decline())
    game.play(B, a.SetMaximum(200))
    check_secrets(game.state, game.events, Random(1))
    monkeypatch.setattr(Auction, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError):
        check_secrets(game.state, game.events, Random(1))
