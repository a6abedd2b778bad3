"""Records of what never happened: the referee objects to each of them by its rule."""

from typing import Any

import pytest

from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import Action, Side
from engine.core.why import CardSum, Interest, JailFine
from engine.game import end_early
from tests.referee.falsifying import Recorded, with_fields
from tests.referee.hearing import hear
from tests.referee.judge import EARLY, Objection
from tests.support.game import (
    ATLANTIC,
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    INCOME_TAX,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    D,
    Game,
    ScriptedChance,
    live,
    live_with,
)

ROLL = a.Roll()


def test_a_deed_of_somebody_is_not_auctioned() -> None:
    told = Recorded(live().owns(A, ORIENTAL).owns(B, BALTIC)).play(B, a.Resign())
    with pytest.raises(Objection, match="are not due to be auctioned"):
        told.but(e.AuctionOpened, with_fields(lots=(ORIENTAL,))).judged()


def test_a_lot_of_an_estate_that_somebody_has_bought_since_is_not_auctioned() -> None:
    told = Recorded(live().owns(B, ORIENTAL, ATLANTIC)).play(B, a.Resign())
    told.play(A, a.Bid(5)).play(C, a.PassBid()).play(D, a.PassBid())
    *before, last = told.steps
    for step in before:
        hear(told.referee, *step)
    told.referee.book.owner[ATLANTIC] = C
    with pytest.raises(Objection, match="the Bank sells deed 26, which seat 2 owns"):
        hear(told.referee, *last)


def test_a_held_roll_waits_for_the_estate_of_who_left() -> None:
    """AMB-06: the record of a table where the token moved first."""
    game = live().jailed(A, 2).cash(A, 20).owns(A, READING).owns(B, ORIENTAL).to_move(A)
    told = Recorded(game).play(A, ROLL, (1, 2)).play(B, a.Resign())
    *before, (_, _, events) = told.steps
    left = tuple(it for it in events if not isinstance(it, e.AuctionOpened | e.Waiting))
    raised = (e.Mortgaged(A, READING, 100), e.Paid(A, (), 50, JailFine()), e.JailLeft(A, "fine"))
    told.steps = [*before]
    told.told(B, a.Resign(), *left)
    told.told(A, a.RaiseMoney((), (READING,)), *raised, e.Moved(A, 10, 13))
    with pytest.raises(Objection, match="AMB-06: the throw is moved before"):
        told.judged()


def test_a_house_from_an_empty_stock_is_objected_to() -> None:
    told = Recorded(live().owns(A, *BROWNS).stock(0, 12))
    built_one = e.Built(A, ((1, 1),), 50, -1, 12)
    with pytest.raises(Objection, match="SHTG-01"):
        told.told(A, a.Build(((1, 1),)), built_one).judged()


def test_an_uneven_house_is_objected_to() -> None:
    told = Recorded(live().owns(A, *BROWNS))
    built_two = e.Built(A, ((1, 2),), 100, 30, 12)
    with pytest.raises(Objection, match="HOUSE-05"):
        told.told(A, a.Build(((1, 2),)), built_two).judged()


def test_a_house_beside_a_mortgage_is_objected_to() -> None:
    told = Recorded(live().owns(A, *BROWNS).mortgaged(BALTIC))
    built_one = e.Built(A, ((1, 1),), 50, 31, 12)
    with pytest.raises(Objection, match="HOUSE-10"):
        told.told(A, a.Build(((1, 1),)), built_one).judged()


def test_a_house_that_nobody_asked_for_is_objected_to() -> None:
    told = Recorded(live().owns(A, *BROWNS))
    with pytest.raises(Objection, match="nobody has asked"):
        told.told(B, a.DropIntent(1), e.Built(A, ((1, 1),), 50, 31, 12)).judged()


def test_a_mortgage_beside_a_house_is_objected_to() -> None:
    told = Recorded(live().owns(A, *BROWNS).levels(BROWNS, 1, 0))
    with pytest.raises(Objection, match="MORT-03"):
        told.told(A, a.Mortgage(BALTIC), e.Mortgaged(A, BALTIC, 30)).judged()


def test_a_bankruptcy_of_somebody_who_could_pay_is_objected_to() -> None:
    game = live().owns(B, *DARK_BLUES).levels(DARK_BLUES, 3, 3).owns(A, READING)
    told = Recorded(game.cash(A, 1350).at(A, BOARDWALK - 3)).play(A, ROLL, (1, 2))
    with pytest.raises(Objection, match="AMB-64"):
        told.told(A, a.GiveUp(), e.WentBankrupt(A, (B,))).judged()


def test_a_roll_out_of_turn_is_objected_to() -> None:
    told = Recorded(live())
    with pytest.raises(Objection, match="no throw is due to seat 1"):
        told.told(B, ROLL, e.DiceRolled(B, 1, 2, told.game.state.rolls)).judged()


def test_a_second_roll_without_doubles_is_objected_to() -> None:
    told = Recorded(live().at(A, 7)).play(A, ROLL, (1, 2))
    with pytest.raises(Objection, match="no throw is due to seat 0"):
        told.told(A, ROLL, e.DiceRolled(A, 1, 2, told.game.state.rolls)).judged()


def test_money_from_nowhere_is_objected_to() -> None:
    told = Recorded(live().at(A, 7)).play(A, ROLL, (1, 2))
    gift = e.Received(A, 200, CardSum("CC-BANKERROR"))
    with pytest.raises(Objection, match="the Bank owes nobody 200"):
        told.told(A, a.EndTurn(), gift).judged()


def test_a_pass_played_twice_is_objected_to() -> None:
    told = Recorded(live().jailed(A).holds(A, "CH-GOOJF").to_move(A))
    told.play(A, a.UseJailCard("CH-GOOJF"))
    again = (e.JailCardUsed(A, "CH-GOOJF"), e.JailLeft(A, "pass"))
    with pytest.raises(Objection, match="may not play CH-GOOJF"):
        told.told(A, a.UseJailCard("CH-GOOJF"), *again).judged()


def test_a_wrong_winner_is_objected_to() -> None:
    told = Recorded(live().cash(C, 1501))
    told.game.state, events = _ended(told.game)
    told.told(None, EARLY, *events)
    told.judged()
    false = Recorded(live().cash(C, 1501)).told(None, EARLY, *events)
    with pytest.raises(Objection, match=r"\(2,\) won"):
        false.but(e.GameEnded, with_fields(winners=(A,))).judged()


def test_a_worth_off_by_a_dollar_is_objected_to() -> None:
    _, events = _ended(live().owns(B, *BROWNS).levels(BROWNS, 1, 1))
    false = Recorded(live().owns(B, *BROWNS).levels(BROWNS, 1, 2)).told(None, EARLY, *events)
    with pytest.raises(Objection, match="they are worth"):
        false.judged()


def asked() -> Recorded:
    """A has $140, of which D has asked for 50 as rent; C holds the roll before it is paid."""
    game = live_with("claimed-rent").owns(D, BOARDWALK).owns(A, *BROWNS, READING).mortgaged(READING)
    told = Recorded(game.cash(A, 140).at(A, BOARDWALK - 3))
    told.play(A, ROLL, (1, 2)).play(A, a.EndTurn()).play(C, a.Hold(game.decision.id))
    return told.play(D, a.CollectRent(game.state.claims[0].id))


@pytest.mark.parametrize(
    ("said", "events", "why"),
    [
        (a.Build(((1, 1), (3, 1))), [e.Built(A, ((1, 1), (3, 1)), 100, 30, 12)], "AMB-79"),
        (a.Unmortgage(READING), [e.Unmortgaged(A, READING, 110)], "AMB-79"),
        (a.Resign(), [e.Resigned(A), e.WentBankrupt(A, ())], r"to=\(3,\).* was to follow"),
    ],
)
def test_what_an_owner_has_asked_for_is_not_spent(
    said: Action, events: list[e.Event], why: str
) -> None:
    with pytest.raises(Objection, match=why):
        asked().told(A, said, *events).judged()


def test_nothing_is_given_away_by_who_owes_asked_rent() -> None:
    told = asked().play(A, a.OfferTrade(B, Side((READING,)), Side()))
    (trade,) = told.game.state.trades
    interest = e.Paid(B, (), 10, Interest((READING,)))
    with pytest.raises(Objection, match="gives something for nothing in debt"):
        told.told(B, a.AcceptTrade(trade.id), e.TradeMade(trade), interest).judged()


def test_before_the_choice_of_the_income_tax_it_stays_payable() -> None:
    told = Recorded(live().owns(A, READING).cash(A, 150).at(A, INCOME_TAX - 3))
    told.play(A, ROLL, (1, 2)).play(A, a.OfferTrade(B, Side((READING,)), Side(cash=49)))
    (trade,) = told.game.state.trades
    with pytest.raises(Objection, match="AMB-80"):
        told.told(B, a.AcceptTrade(trade.id), e.TradeMade(trade)).judged()


def _ended(game: Game) -> Any:
    return end_early(game.state, ScriptedChance())
