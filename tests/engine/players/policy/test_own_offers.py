"""A computer stands by what it has offered itself, for a lap and while nothing notable changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import actions as a
from engine.actions import Action, Side
from engine.events import PastOffer, Trade
from engine.events.trading import Closing
from engine.players.characters import NEUTRAL
from engine.players.motives import Motive
from engine.players.policy.manners import LAP
from engine.players.policy.offering import answer, is_welcome
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View, seat_view
from tests.support.game import A, B, position
from tests.support.worth_judge import WorthJudge

VERMONT, RIVALS = 8, 3
TABLE = "0 hat $500; 1 dog $900 deeds 8,15,18; 2 boat $900 deeds 1,11"
PAID = 120
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
    viewpoint = Viewpoint(WorthJudge(), view, NEUTRAL, strength)
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
def test_without_an_offer_of_its_own_it_refuses_that_price(strength: str) -> None:
    assert not is_accepted(replace(view_after(), past_offers=()), strength)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(
    "view",
    [
        view_after("withdrawn"),
        view_after(turns=LAP * RIVALS),
        view_after(deeds=(1, 3)),
        view_after(start=TABLE.replace("hat $500", "hat $119")),
    ],
    ids=["taken back", "a lap ago", "other deeds", "not enough cash"],
)
def test_it_is_not_bound_for_good(view: View, strength: str) -> None:
    assert not is_accepted(view, strength)
