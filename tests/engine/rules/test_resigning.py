"""AMB-70: leaving the game, at every kind of decision."""

from collections.abc import Callable

import pytest

from engine.core.actions import (
    Bid,
    Decline,
    OfferTrade,
    PassBid,
    RaiseMoney,
    Resign,
    SetMaximum,
    Side,
    Throw,
)
from engine.core.decisions import Auction, InJail, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    AuctionOpened,
    AuctionWon,
    CardReturned,
    EstateSurrendered,
    EstateTaken,
    GameEnded,
    Resigned,
    TradeClosed,
    TurnStarted,
    WentBankrupt,
)
from engine.players.absent import answer
from engine.view import public_view
from tests.engine.rules.positions import (
    POSITIONS,
    Make,
    inherited,
    option,
    pays_each,
    played_by_post,
    played_live,
)
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    ILLINOIS,
    ORIENTAL,
    READING,
    WATER_WORKS,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
    with_two_left,
)


@pytest.mark.parametrize(("arrange", "kind"), POSITIONS)
def test_amb_70_the_positions_are_what_they_say(
    arrange: Callable[[Make], Game], kind: type
) -> None:
    assert isinstance(arrange(played_live).decision, kind)


@pytest.mark.parametrize("make", [played_live, played_by_post])
@pytest.mark.parametrize("arrange", [arrange for arrange, _ in POSITIONS])
def test_amb_70_anybody_may_resign_at_any_decision(
    make: Make, arrange: Callable[[Make], Game]
) -> None:
    for seat in arrange(make).state.players():
        game = arrange(make)
        turn = game.state.turn
        game.play(seat, Resign())
        assert game.happened(Resigned) == [Resigned(seat)]
        assert len(game.happened(WentBankrupt)) >= 1
        assert game.refused(seat, Throw()) is Reason.OUT_OF_GAME
        _play_silently(game, turn)
        assert seat not in game.state.players()


def _play_silently(game: Game, turn: int) -> None:
    """What is open is answered as by the absent, until the next turn begins."""
    for _ in range(60):
        assert game.is_sound()
        assert public_view(game.state)
        if game.state.turn > turn or not game.awaited:
            break
        seat = game.awaited[0]
        throws = [(1, 2)] if isinstance(game.decision, ToThrow | InJail) else []
        game.play(seat, answer(game.state, seat), *throws)
    else:
        pytest.fail("the turn never ends")
    turns = [frame for frame in game.state.stack if isinstance(frame, ToThrow | InJail)]
    assert len(turns) == bool(game.awaited)


def test_amb_70_the_estate_of_one_without_debt_goes_to_the_bank() -> None:
    game = live().owns(C, ILLINOIS).mortgaged(ILLINOIS).holds(C, "CH-GOOJF")
    game.play(C, Resign())
    assert game.happened(EstateSurrendered) == [
        EstateSurrendered(C, 1500, (ILLINOIS,), ("CH-GOOJF",))
    ]
    assert isinstance(game.decision, Auction)
    assert game.refused(A, Throw()) is Reason.NOT_NOW  # BKR-09: before the next throw.
    game.play(B, Bid(9))
    game.play(A, PassBid())
    game.play(D, PassBid())
    assert game.owner(ILLINOIS) == B
    while isinstance(game.decision, Auction):  # AMB-67: in 1935 the pass is a lot too.
        for seat in (A, B, D):
            game.play(seat, PassBid())
    assert game.awaited == (A,)


def test_amb_70_a_debtor_leaves_all_to_the_creditor() -> None:
    game = live().cash(A, 10).owns(A, READING).owes(A, 50, C)
    game.play(A, Resign())  # Even though Reading would have paid for it.
    assert game.happened(EstateTaken) == [EstateTaken(A, C, 10, (READING,), ())]
    assert game.happened(TurnStarted) == [TurnStarted(B)]


def test_amb_70_the_option_of_one_who_leaves_is_auctioned() -> None:
    game = option(played_live)
    game.play(A, Resign())
    assert [event.lots for event in game.happened(AuctionOpened)] == [(BOARDWALK,)]
    assert game.awaited == (B, C, D)


def test_amb_70_the_option_comes_before_the_estate() -> None:
    game = live().owns(A, BALTIC).at(A, 36)
    game.play(A, Throw(), (1, 2))
    game.play(A, Resign())
    assert isinstance(game.decision, Auction)
    assert game.decision.space == BOARDWALK
    for seat in (B, C, D):
        game.play(seat, PassBid())
    assert game.decision.space == BALTIC


def test_amb_23_bids_of_one_who_leaves_are_struck() -> None:
    game = live().at(A, 36)
    game.play(A, Throw(), (1, 2))
    game.play(A, Decline())
    game.play(C, Bid(30))
    game.play(B, Bid(70))
    game.play(B, Resign())
    assert isinstance(game.decision, Auction)
    assert (game.decision.leader, game.decision.price) == (C, 30)
    game.play(A, PassBid())
    game.play(D, PassBid())
    assert game.happened(AuctionWon) == [AuctionWon(C, BOARDWALK, 30)]


def test_amb_70_by_post_the_last_one_awaited_may_leave() -> None:
    game = by_post().at(A, 36)
    game.play(A, Throw(), (1, 2))
    game.play(A, Decline())
    game.play(A, SetMaximum(30))
    game.play(B, SetMaximum(90))
    game.play(D, PassBid())
    game.play(C, Resign())
    assert game.happened(AuctionWon) == [AuctionWon(B, BOARDWALK, 31)]


def test_amb_70_a_card_under_way_goes_under_its_deck() -> None:
    game = pays_each(played_live)
    game.play(A, Resign())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B, C, D))]
    assert game.happened(CardReturned) == [CardReturned("CH-CHAIRMAN")]


def test_amb_70_the_last_two_and_a_card_under_way() -> None:
    game = with_two_left().cash(A, 0).on_top("chance", "CH-CHAIRMAN").at(A, 4)
    game.play(A, Throw(), (1, 2))
    game.play(B, OfferTrade(A, Side(cash=1), Side()))
    game.play(A, Resign())
    assert game.happened(GameEnded) == [GameEnded((B,))]
    assert game.state.decks["chance"][-1] == "CH-CHAIRMAN"
    assert [event.by for event in game.happened(TradeClosed)] == ["left"]
    assert (game.state.stack, game.is_sound()) == ([], True)


def test_amb_70_a_creditors_leaving_frees_the_debtor() -> None:
    game = live().cash(A, 10).owns(A, ORIENTAL).owes(A, 900, C)
    game.owns(C, WATER_WORKS).play(C, Resign())
    assert isinstance(game.decision, Auction)  # C's estate.
    for seat in (A, B, D):
        game.play(seat, PassBid())
    assert (game.awaited, game.cash_of(A)) == ((A,), 10)


def test_amb_70_an_heirs_leaving_sells_what_was_inherited() -> None:
    game = inherited(played_live)
    assert game.awaited == (A,)
    game.play(A, Resign())
    surrendered = game.happened(EstateSurrendered)
    assert [event.deeds for event in surrendered] == [(BALTIC, READING)]
    assert game.cash_of(D) == 5  # D's debt to A is gone.
    assert isinstance(game.decision, Auction)
    assert not game.state.deeds[BALTIC].mortgaged


def test_amb_70_another_estate_waits_for_an_open_debt() -> None:
    game = live().cash(A, 0).owns(A, READING).owns(C, BALTIC).owes(A, 60, B)
    game.play(C, Resign())
    assert game.awaited == (A,)
    game.play(A, RaiseMoney((), (READING,)))
    assert isinstance(game.decision, Auction)
    assert game.decision.space == BALTIC
