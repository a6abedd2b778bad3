"""Debts, taxes and counters: each by the chance to win after it."""

import pytest

from engine.core import actions as a
from engine.core.actions import Side
from engine.core.decisions import DebtSettlement
from engine.core.events import Trade
from engine.players.characters import NEUTRAL, STRENGTHS
from engine.players.motives import ChosenAction
from engine.players.policy.answering import answer
from engine.players.policy.countering import IN_A_ROW, counters
from engine.players.policy.debts import after_debts
from engine.players.policy.fairness import fairness, gains
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.view import seat_view
from tests.support.game import A, B, Game, position
from tests.support.judges import WorthJudge

JUDGE = WorthJudge()


def viewpoint(game: Game, seat: int, strength: str = "sharp") -> Viewpoint:
    return Viewpoint(seat_view(game.state, seat), NEUTRAL, judge=JUDGE, strength=strength)


def in_debt(cash: int, deeds: str) -> Game:
    """A stands on Boardwalk, which has a hotel, and owes B more than it has in cash."""
    game = position(f"0 hat ${cash} at 32 deeds {deeds}; 1 dog $900 deeds 37=5,39=5; 2 boat $900")
    game.play(A, a.Roll(), (3, 4))
    assert isinstance(game.state.agenda.top, DebtSettlement)
    return game


def test_money_is_raised_in_a_way_that_costs_no_more_than_the_usual_one() -> None:
    game = in_debt(1500, "5,12,16,18,19,21,24,26,27,31,32,1=1,3=1")
    found = choose(JUDGE, seat_view(game.state, A), NEUTRAL, "sharp")
    assert (found.motive.kind, found.motive.dollars) == ("raised", 2000)
    game.play(A, found.action)
    assert game.state.seats[A].cash >= 0
    assert not isinstance(game.state.agenda.top, DebtSettlement)
    # The groups that are whole stay as they are: single deeds are missed less.
    assert not any(game.state.deeds[space].mortgaged for space in (16, 18, 19))


def test_who_cannot_pay_gives_up() -> None:
    found = choose(JUDGE, seat_view(in_debt(100, "5").state, A), NEUTRAL, "sharp")
    assert (found.action, found.motive.kind) == (a.GiveUp(), "gave-up")


def test_a_debtor_who_cannot_pay_is_out_and_the_creditor_has_the_estate() -> None:
    game = in_debt(100, "5,12m")
    debts = [debt for frame in game.state.debt_settlements() for debt in frame.debts]
    after = after_debts(game.state, debts)
    assert after.seats[A].left is not None
    assert (after.deeds[5].owner, after.deeds[12].owner, after.deeds[12].mortgaged) == (B, B, True)
    assert after.seats[B].cash == 1000


def test_a_debt_is_not_forgiven_for_a_dollar() -> None:
    game = in_debt(1500, "5,12,16,18,19,21,24,26,27,31,32")
    frame = game.state.debt_settlements()[0]
    cheap = Trade(99, A, B, Side(cash=1), Side(), forgives=frame.id)
    assert gains(JUDGE, seat_view(game.state, B), cheap)[B] < 0
    assert isinstance(answer(viewpoint(game, B), cheap).action, a.DeclineTrade)


def test_while_something_is_owed_the_reason_and_the_offer_say_the_same_chances() -> None:
    game = in_debt(1500, "5,12,16,18,19,21,24,26,27,31,32")
    offer = Trade(99, A, B, Side((5,)), Side(cash=90))
    found = fairness(JUDGE, seat_view(game.state, B), offer)
    motive = answer(viewpoint(game, B), offer).motive
    assert found is not None
    assert (motive.before, motive.after) == (found.declined[B], found.after[B])


APART = "0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $900 deeds 1,6,11"


def countered(game: Game, offer: a.OfferTrade, by: int, to: int) -> ChosenAction:
    game.play(by, offer)
    return answer(viewpoint(game, to), game.state.trades[-1])


def test_a_poor_offer_for_a_good_exchange_is_countered_at_most_twice() -> None:
    game = position(APART)
    offer = a.OfferTrade(A, Side((19,)), Side((24,), cash=700))
    first = countered(game, offer, B, A)
    assert isinstance(first.action, a.OfferTrade)
    assert (first.motive.kind, first.action.answers) == ("countered", game.state.trades[-1].id)
    assert first.action.gives.deeds == (24,)
    assert first.action.gives.cash < 700
    gained = first.action.takes.cash - first.action.gives.cash
    assert first.motive.dollars == 700 + gained > 0
    game.play(A, first.action)
    for by in (B, A)[: IN_A_ROW - 1]:
        trade = game.state.trades[-1]
        worse = Side((19,)), Side((24,), cash=690)
        game.play(by, a.OfferTrade(A, *worse, answers=trade.id))
    assert counters(seat_view(game.state, A), game.state.trades[-1]) == IN_A_ROW
    last = answer(viewpoint(game, A), game.state.trades[-1])
    assert isinstance(last.action, a.DeclineTrade)


@pytest.mark.parametrize("is_declined", [False, True])
def test_who_has_countered_gives_the_true_reason_for_the_next_refusal(is_declined: bool) -> None:
    """The counter stands, or was declined: it is not made twice, and nobody has said no before."""
    game = position(APART)
    first = countered(game, a.OfferTrade(A, Side((19,)), Side((24,), cash=700)), B, A)
    game.play(A, first.action)
    if is_declined:
        game.play(B, a.DeclineTrade(game.state.trades[-1].id))
    second = countered(game, a.OfferTrade(A, Side((19,)), Side((24,), cash=690)), B, A)
    assert isinstance(second.action, a.DeclineTrade)
    assert second.motive.kind != "refused-again"
    game.play(A, second.action)
    third = countered(game, a.OfferTrade(A, Side((19,)), Side((24,), cash=690)), B, A)
    assert third.motive.kind == "refused-again"


def test_a_gentle_player_counters_nothing() -> None:
    game = position(APART)
    game.play(B, a.OfferTrade(A, Side((19,)), Side((24,), cash=700)))
    found = answer(viewpoint(game, A, "gentle"), game.state.trades[-1])
    assert isinstance(found.action, a.DeclineTrade)


@pytest.mark.parametrize(
    ("seat", "chosen"),
    [
        ("$1200", a.PayTenth()),
        ("$2100", a.PayFlatTax()),
        ("$1300 deeds 5,6,8,9", a.PayTenth()),
        ("$600 deeds 1,3,5,6,8,9,12", a.PayTenth()),
        ("$1300 deeds 5,6,8,9,12", a.PayFlatTax()),
        ("$300 deeds 16=5,18=5,19=5", a.PayFlatTax()),
    ],
)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_itax_03_what_is_owned_is_guessed_not_added_up(
    seat: str, chosen: a.Action, strength: str
) -> None:
    game = position(f"0 hat {seat} at 1; 1 dog $900; 2 boat $900")
    game.play(A, a.Roll(), (1, 2))
    assert choose(JUDGE, seat_view(game.state, A), NEUTRAL, strength).action == chosen
