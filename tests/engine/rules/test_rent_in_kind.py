"""Rent paid partly in cash and partly in property, where the owner agrees (MISC-03)."""

from engine.core.actions import AcceptTrade, DeclineTrade, OfferTrade, Side
from engine.core.decisions import DebtSettlement
from engine.core.events import DebtForgiven, TradeMade
from tests.support.game import BALTIC, READING, A, B, Game, position


def in_debt() -> Game:
    """A owes B $300 and has $120 and two deeds."""
    game = position("0 hat $120 deeds 3,5; 1 dog deeds 37,39; 2 car; turn 9 of 0 to-end")
    return game.owes(A, 300, B)


def offered(game: Game) -> int:
    """A offers all the cash and Reading Railroad for the debt."""
    debt = game.decision
    assert isinstance(debt, DebtSettlement)
    game.play(A, OfferTrade(B, Side((READING,), 120), Side(), forgives=debt.id))
    return game.state.trades[0].id


def test_misc_03_part_in_cash_and_part_in_property_closes_the_debt() -> None:
    game = in_debt()
    cash = game.cash_of(B)
    game.play(B, AcceptTrade(offered(game)))
    assert game.happened(TradeMade)
    assert game.happened(DebtForgiven)
    assert not isinstance(game.decision, DebtSettlement)
    assert (game.owner(READING), game.owner(BALTIC)) == (B, A)
    assert (game.cash_of(A), game.cash_of(B)) == (0, cash + 120)
    assert game.is_sound()


def test_misc_03_the_owner_need_not_agree() -> None:
    game = in_debt()
    game.play(B, DeclineTrade(offered(game)))
    assert isinstance(game.decision, DebtSettlement)
    assert (game.owner(READING), game.cash_of(A)) == (A, 120)
