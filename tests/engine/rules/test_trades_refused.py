"""AMB-56 to AMB-60: trades that are no trades."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    DeclineTrade,
    OfferTrade,
    Resign,
    Side,
    Throw,
    WithdrawTrade,
)
from engine.core.errors import Reason
from engine.rules.trade.offers import OPEN_OFFERS
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    READING,
    A,
    B,
    C,
    D,
    Game,
    live,
)


def table() -> Game:
    """A has Reading (mortgaged) and a pass, B the browns with a house on each, C has left."""
    game = live().owns(A, READING).mortgaged(READING).holds(A, "CH-GOOJF")
    game.owns(B, *BROWNS).levels(BROWNS, 1, 1).play(C, Resign())
    return game


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        (OfferTrade(A, Side((READING,)), Side(cash=1)), Reason.TRADE_WITH_SELF),
        (OfferTrade(C, Side((READING,)), Side(cash=1)), Reason.OUT_OF_GAME),
        (OfferTrade(-1, Side((READING,)), Side(cash=1)), Reason.OUT_OF_GAME),
        (OfferTrade(9, Side((READING,)), Side(cash=1)), Reason.OUT_OF_GAME),
        (OfferTrade(B, Side(), Side()), Reason.TRADE_EMPTY),
        (OfferTrade(B, Side((BOARDWALK,)), Side(cash=1)), Reason.NOT_OWNER),
        (OfferTrade(B, Side(cash=1), Side((BOARDWALK,))), Reason.NOT_OWNER),
        (OfferTrade(B, Side((0,)), Side(cash=1)), Reason.NOT_OWNER),
        (OfferTrade(B, Side((READING, READING)), Side(cash=1)), Reason.NOT_OWNER),
        (OfferTrade(B, Side(cash=1), Side((BALTIC,))), Reason.GROUP_BUILT),
        (OfferTrade(B, Side(cash=-1), Side((BALTIC,))), Reason.CANNOT_AFFORD),
        (OfferTrade(B, Side((READING,)), Side(cash=-1)), Reason.CANNOT_AFFORD),
        (OfferTrade(B, Side(cash=1502), Side(cash=1)), Reason.CANNOT_AFFORD),
        (OfferTrade(B, Side(passes=("CC-GOOJF",)), Side(cash=1)), Reason.NO_PASS),
        (OfferTrade(B, Side(passes=("CH-GOOJF",) * 2), Side(cash=1)), Reason.NO_PASS),
        (OfferTrade(B, Side(cash=1), Side(passes=("CH-GOOJF",))), Reason.NO_PASS),
        (OfferTrade(B, Side((READING,)), Side(), lifts=(READING,)), Reason.NOT_MORTGAGED),
        (OfferTrade(B, Side((READING,)), Side(), answers=99), Reason.NO_SUCH_TRADE),
        (OfferTrade(B, Side((READING,)), Side(), forgives=1), Reason.NO_SUCH_DEBT),
    ],
)
def test_amb_56_only_what_is_there_may_be_offered(offer: OfferTrade, reason: Reason) -> None:
    assert table().refused(A, offer) is reason


def test_amb_57_an_offer_is_between_its_two_players() -> None:
    game = table()
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=1)))
    number = game.state.trades[0].id
    for seat in (A, D):
        assert game.refused(seat, AcceptTrade(number)) is Reason.NOT_YOUR_TRADE
        assert game.refused(seat, DeclineTrade(number)) is Reason.NOT_YOUR_TRADE
    assert game.refused(B, WithdrawTrade(number)) is Reason.NOT_YOUR_TRADE
    counter = OfferTrade(A, Side(cash=1), Side((READING,)), answers=number)
    assert game.refused(D, counter) is Reason.NOT_YOUR_TRADE
    assert game.refused(B, AcceptTrade(number + 1)) is Reason.NO_SUCH_TRADE


def test_amb_60_only_what_is_received_mortgaged_is_lifted() -> None:
    game = table()
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=1)))
    number = game.state.trades[0].id
    assert game.refused(B, AcceptTrade(number, (BALTIC,))) is Reason.NOT_MORTGAGED
    assert game.refused(B, AcceptTrade(number, (READING, READING))) is Reason.NOT_MORTGAGED


def test_amb_57_a_proposer_who_has_spent_the_money_is_found_out() -> None:
    game = live().owns(B, READING)
    game.play(A, OfferTrade(B, Side(cash=900), Side((READING,))))
    game.cash(A, 899)
    assert game.refused(B, AcceptTrade(game.state.trades[0].id)) is Reason.PARTNER_CANNOT_PAY


def test_amb_21_no_trade_is_closed_among_open_calls() -> None:
    game = live().at(A, 36).owns(B, READING)
    game.play(B, OfferTrade(C, Side((READING,)), Side(cash=1)))
    game.play(A, Throw(), (1, 2))
    game.play(A, game.offers(A)[1])  # type: ignore[arg-type]
    refusal = game.refused(C, AcceptTrade(game.state.trades[0].id))
    assert refusal is Reason.TRADE_DURING_BIDDING


@pytest.mark.parametrize("creditors", [(), (B, C, D)])
def test_amb_58_the_bank_and_several_creditors_forgive_nothing(creditors: tuple[int, ...]) -> None:
    game = live().cash(A, 0).owns(A, READING).owes(A, 300, *creditors)
    offer = OfferTrade(B, Side((READING,)), Side(), forgives=game.decision.id)
    assert game.refused(A, offer) is Reason.NO_SUCH_DEBT


def test_amb_58_only_the_creditor_forgives() -> None:
    game = live().cash(A, 0).owns(A, READING).owes(A, 300, C)
    offer = OfferTrade(B, Side((READING,)), Side(), forgives=game.decision.id)
    assert game.refused(A, offer) is Reason.NO_SUCH_DEBT


def test_amb_57_so_many_offers_and_no_more() -> None:
    game = live()
    for dollars in range(OPEN_OFFERS):
        game.play(A, OfferTrade(B, Side(cash=dollars + 1), Side()))
    more = OfferTrade(B, Side(cash=100), Side())
    assert game.refused(A, more) is Reason.TOO_MANY_TRADES
    game.play(B, DeclineTrade(game.state.trades[0].id))
    game.play(A, more)
    game.play(B, OfferTrade(A, Side(cash=1), Side()))
