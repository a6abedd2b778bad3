"""A computer stands by what it has offered itself, for a lap and while nothing notable changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core.actions import Action, SeatId, Side
from engine.core.decisions import Debt, DebtSettlement
from engine.core.events import PastOffer, Trade
from engine.core.events.trading import Closing
from engine.core.why import LuxuryTax
from engine.players import past_prices
from engine.players.characters import NEUTRAL
from engine.players.motives import Motive
from engine.players.offer_limits import LAP, Company
from engine.players.policy.answering import answer, is_welcome, why_refused
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.trade.exchange import mirrored
from engine.view import View, seat_view
from tests.support.game import A, B, C, position
from tests.support.judges import WorthJudge

VERMONT, RIVALS = 8, 3
TABLE = "0 hat $500; 1 dog $900 deeds 8,15,18; 2 boat $900 deeds 1,11"
PAID = 110
OFFERED = Trade(40, A, B, Side(cash=PAID), Side((VERMONT,)))
"""What the computer on seat 0 has offered: more than it accepts when it is asked."""
STRENGTHS = "gentle", "even", "sharp"


def view_after(
    by: Closing = "declined", turns: int = 1, start: str = TABLE, deeds: tuple[int, int] = (0, 3)
) -> View:
    """Seat 0 has made its offer, which ended so, some turns ago."""
    view = seat_view(position(start).state, A)
    view.turn = 20
    view.past_offers = (PastOffer(view.turn - turns, OFFERED, by, (500, 900), deeds),)
    return view


def answered(view: View, strength: str, price: int = PAID) -> tuple[Action, Motive]:
    """What seat 0 answers seat 1, which asks this price for Vermont."""
    trade = Trade(41, B, A, Side((VERMONT,)), Side(cash=price))
    viewpoint = Viewpoint(view, NEUTRAL, judge=WorthJudge(), strength=strength)
    chosen = answer(viewpoint, trade)
    assert is_welcome(viewpoint, trade) == isinstance(chosen.action, a.AcceptTrade)
    return chosen.action, chosen.motive


def is_accepted(view: View, strength: str, price: int = PAID) -> bool:
    return isinstance(answered(view, strength, price)[0], a.AcceptTrade)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("by", ["declined", "countered"])
def test_who_haggled_can_come_back_to_its_price(by: Closing, strength: str) -> None:
    action, motive = answered(view_after(by), strength)
    assert isinstance(action, a.AcceptTrade)
    assert motive == Motive("accepted-own", seat=B)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_pays_no_dollar_more_than_it_offered(strength: str) -> None:
    assert not is_accepted(view_after(), strength, PAID + 1)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_was_mortgaged_since_is_another_thing(strength: str) -> None:
    trade = Trade(41, B, A, Side((VERMONT,)), Side(cash=PAID), mortgaged=(VERMONT,))
    viewpoint = Viewpoint(view_after(), NEUTRAL, judge=WorthJudge(), strength=strength)
    assert not is_welcome(viewpoint, trade)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_its_price_holds_for_one_deal_alone(strength: str) -> None:
    """Sold to it at its price and bought back for less, a deed is not sold to it again so."""
    game = position(TABLE + "\nturn 9 of 0 to-throw")
    game.play(A, a.OfferTrade(B, OFFERED.gives, OFFERED.takes))
    game.play(B, a.DeclineTrade(game.state.trades[-1].id))
    for is_first in (True, False):
        game.play(B, a.OfferTrade(A, OFFERED.takes, OFFERED.gives))
        trade = game.state.trades[-1]
        viewpoint = Viewpoint(
            seat_view(game.state, A), NEUTRAL, judge=WorthJudge(), strength=strength
        )
        assert is_welcome(viewpoint, trade) == is_first
        if is_first:
            game.play(A, a.AcceptTrade(trade.id))
            game.play(B, a.OfferTrade(A, Side(cash=PAID), Side((VERMONT,))))
            game.play(A, a.AcceptTrade(game.state.trades[-1].id))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_nothing_is_sold_back_at_once_for_less_than_it_cost(strength: str) -> None:
    """A price below what it has just paid would be one to pump it with, whatever it thinks now."""
    start = "0 hat $500 deeds 8; 1 dog $900 deeds 15,18; 2 boat $900 deeds 1,11"
    bought = Trade(41, B, A, Side((VERMONT,)), Side(cash=400))
    view = seat_view(position(start).state, A)
    view.turn = 20
    for turn, is_sold in ((20, False), (20 - LAP * RIVALS, True)):
        view.past_offers = (PastOffer(turn, bought, "made", (1300, 100), (2, 1)),)
        back = Trade(42, B, A, Side(cash=399), Side((VERMONT,)))
        assert (
            is_welcome(Viewpoint(view, NEUTRAL, judge=WorthJudge(), strength=strength), back)
            == is_sold
        )
    assert past_prices.undersold(view, A, replace(back, gives=Side(cash=400))) == 0


def test_who_owes_money_sells_what_it_has_just_bought_for_less() -> None:
    start = "0 hat $10 at 4 deeds 8; 1 dog $900 deeds 15,18; 2 boat $900\nturn 9 of 0 to-throw"
    game = position(start)
    bought = Trade(41, B, A, Side((VERMONT,)), Side(cash=400))
    back = Trade(42, B, A, Side(cash=399), Side((VERMONT,)))
    view = seat_view(game.state, A)
    view.past_offers = (PastOffer(view.turn, bought, "made", (1300, 100), (2, 1)),)
    assert past_prices.undersold(view, A, back) == 1
    debt = Debt(A, (), 75, LuxuryTax())
    owing = replace(view, debt_settlements=(DebtSettlement(6, (debt,)),))
    assert past_prices.undersold(owing, A, back) == 0


@pytest.mark.parametrize("strength", ["even", "sharp"])
def test_what_it_has_offered_itself_is_not_refused_for_the_group(strength: str) -> None:
    """It would complete that group for more: only the price is wrong."""
    view = seat_view(position("0 hat $500 deeds 9; 1 dog $900 deeds 6,8; 2 boat $900").state, A)
    asked = Trade(41, B, A, Side(cash=50), Side((9,)))
    viewpoint = Viewpoint(view, NEUTRAL, judge=WorthJudge(), strength=strength)
    own = mirrored(replace(asked, id=40))
    reasons = []
    for still_open, past in (
        ((), ()),
        ((), (PastOffer(view.turn, own, "declined", (500, 900), (1, 2)),)),
        ((own,), ()),
    ):
        view.trades, view.past_offers = still_open, past
        reasons.append(why_refused(viewpoint, asked, {A: -0.1, B: 0.1, C: 0.0}).kind)
    assert reasons == ["refused-group", "refused-loss", "refused-loss"]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_without_an_offer_of_its_own_it_refuses_that_price(strength: str) -> None:
    assert not is_accepted(replace(view_after(), past_offers=()), strength)


def after_a_trade(view: View, between: tuple[SeatId, SeatId]) -> View:
    """The same, after a trade of two seats that left all counts as they were."""
    swap = Trade(45, *between, Side((15,)), Side((18,)))
    return replace(
        view,
        past_offers=(*view.past_offers, PastOffer(view.turn, swap, "made", (500, 900), (0, 3))),
    )


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(
    "view",
    [
        view_after("withdrawn"),
        view_after(turns=LAP * RIVALS),
        view_after(deeds=(1, 3)),
        view_after(start=TABLE.replace("hat $500", "hat $109")),
        after_a_trade(view_after(), (A, B)),
        after_a_trade(view_after(), (C, A)),
    ],
    ids=["taken back", "a lap ago", "other deeds", "not enough cash", "bought since", "traded"],
)
def test_it_is_not_bound_for_good(view: View, strength: str) -> None:
    assert not is_accepted(view, strength)


def resold(strength: str, price: int, laps: int = 0) -> tuple[Action, Motive]:
    """What seat 0, which lacks Vermont alone, answers to seat 1, which got it for $150."""
    start = "0 hat $900 deeds 6,9; 1 dog $900 deeds 15; 2 boat $900 deeds 8\nturn 9 of 1 to-throw"
    game = position(start)
    game.play(B, a.OfferTrade(C, Side(cash=150), Side((VERMONT,))))
    game.play(C, a.AcceptTrade(game.state.trades[-1].id))
    game.state.turn += laps * LAP * RIVALS
    game.play(B, a.OfferTrade(A, Side((VERMONT,)), Side(cash=price)))
    viewpoint = Viewpoint(seat_view(game.state, A), NEUTRAL, judge=WorthJudge(), strength=strength)
    chosen = answer(viewpoint, game.state.trades[-1])
    return chosen.action, chosen.motive


@pytest.mark.parametrize("strength", STRENGTHS)
def test_who_resells_what_it_just_got_is_paid_a_tenth_more_at_the_most(strength: str) -> None:
    """A broker lives on players who don't compare; what another sold it for, everybody saw."""
    action, motive = resold(strength, 166)
    assert isinstance(action, a.DeclineTrade)
    assert motive == Motive("refused-resold", (VERMONT,), seat=B)
    assert isinstance(resold(strength, 165)[0], a.AcceptTrade)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_nor_does_it_offer_more_for_that(strength: str) -> None:
    start = "0 hat $900 deeds 6,9; 1 dog $900 deeds 15; 2 boat $900 deeds 8\nturn 9 of 1 to-throw"
    game = position(start)
    game.play(B, a.OfferTrade(C, Side(cash=150), Side((VERMONT,))))
    game.play(C, a.AcceptTrade(game.state.trades[-1].id))
    view = seat_view(game.to_move(A).state, A)
    found = choose(WorthJudge(), view, NEUTRAL, strength, Company(frozenset({B}))).action
    paid = found.gives.cash if isinstance(found, a.OfferTrade) and not found.gives.deeds else 0
    assert paid <= 165


def test_after_a_lap_a_deed_is_worth_what_it_is_worth() -> None:
    assert isinstance(resold("sharp", 300, laps=1)[0], a.AcceptTrade)
