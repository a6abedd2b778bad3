"""What a lot is worth: it depends on who else can still get it."""

from collections.abc import Mapping

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.players.characters import NEUTRAL, STRENGTHS
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge, fitted_judge
from engine.players.motives import Motive
from engine.players.policy import purchases
from engine.players.policy.player import choose
from engine.players.policy.purchases import DEAREST
from engine.view import View, seat_view
from tests.support.agendas import stack
from tests.support.game import position
from tests.support.judges import OwningJudge

JUDGE = fitted_judge()
STOP = """
0 hat $900 at 19 deeds 5,6,8,9,25; 1 dog $2500 deeds 16,18; 2 boat $300 deeds 12
turn 9 of 0 buy 19
"""
"""Seat 1 lacks New York (19) alone of its group, and could build hotels on it at once."""


def auctioned(*passed: int, bids: tuple[tuple[int, int], ...] = ()) -> View:
    """The view of seat 0 in an auction of New York."""
    game = position(STOP)
    auction = d.Auction(77, 19, bids, passed=passed)
    stack(game.state, d.EndOfMove(0, 0), auction)
    return seat_view(game.state, 0)


def most(view: View) -> int:
    """What seat 0 bids at the most; 0 where it passes."""
    action = choose(JUDGE, view, NEUTRAL, "sharp").action
    return action.amount if isinstance(action, a.SetMaximum) else 0


@pytest.mark.parametrize(
    ("passed", "rivals"), [((), (1, 2)), ((1,), (2,)), ((1, 2), ()), ((2,), (1,))]
)
def test_a_rival_who_has_passed_is_no_rival(
    passed: tuple[int, ...], rivals: tuple[int, ...]
) -> None:
    assert purchases.rivals(auctioned(*passed), 0) == rivals


def test_who_leads_is_one_and_who_cannot_reach_the_price_is_none() -> None:
    assert purchases.rivals(auctioned(bids=((1, 600),)), 0) == (1,)
    assert purchases.rivals(auctioned(2, bids=((2, 10), (1, 50))), 0) == (1,)


def test_outside_auctions_all_others_are_rivals() -> None:
    assert purchases.rivals(seat_view(position(STOP).state, 0), 0) == (1, 2)


def test_a_lot_goes_to_a_rival_who_is_still_in() -> None:
    view = auctioned()
    by_all, by_one = (purchases.without(JUDGE, view, 0, 19, it) for it in ((1, 2), (2,)))
    assert by_all == purchases.without(JUDGE, view, 0, 19)
    assert by_one > by_all


def test_what_nobody_else_can_get_stays_with_the_bank() -> None:
    view = auctioned(1, 2)
    assert purchases.without(JUDGE, view, 0, 19, ()) == JUDGE.chances(view)[0]


def test_a_player_bids_less_once_the_rival_it_would_stop_has_passed() -> None:
    assert most(auctioned(1)) < most(auctioned())


LONE = """
0 hat $1400 at 31 deeds 6; 1 dog $900 deeds 16,18; 2 boat $900 deeds 12
turn 9 of 0 buy {}
"""


def bid_for(space: int) -> int:
    """What seat 0 bids at the most for a lot that completes nothing."""
    game = position(LONE.format(space).replace("at 31", f"at {space}"))
    stack(game.state, d.EndOfMove(0, 0), d.Auction(77, space))
    return most(seat_view(game.state, 0))


@pytest.mark.parametrize("space", [5, 11, 25, 31, 37, 39])
def test_nobody_bids_it_up_beyond_measure_for_a_lone_lot(space: int) -> None:
    price = position(LONE.format(31)).state.rules.properties[space].price
    assert bid_for(space) <= DEAREST * price


class Thrifty(Judge):
    """A judge to which only cash counts."""

    def __init__(self) -> None:
        pass

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return each player's share of the cash."""
        seats, given = accounts.position.seats, cash or {}
        found = {it: 1.0 + given.get(it, seats[it].cash) for it in accounts.position.players()}
        return {it: dollars / sum(found.values()) for it, dollars in found.items()}


LAST = "0 hat ${} at 19 deeds 16,18; 1 dog $900 deeds 37=4,39=4; 2 boat $900\nturn 9 of 0 buy 19"


@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_the_last_of_its_own_group_it_has_at_the_printed_price(strength: str) -> None:
    """Even if the judge would rather keep the cash."""
    for cash, most in ((437, 200), (150, 150)):
        game = position(LAST.format(cash))
        action = choose(Thrifty(), seat_view(game.state, 0), NEUTRAL, strength).action
        assert isinstance(action, a.Buy) == (cash >= 200)
        stack(game.state, d.EndOfMove(0, 0), d.Auction(77, 19, ()))
        bid = choose(Thrifty(), seat_view(game.state, 0), NEUTRAL, strength).action
        assert bid == a.SetMaximum(most)


def test_it_keeps_its_cash_for_a_lot_that_completes_nothing() -> None:
    game = position(LAST.format(437).replace("16,18", "16"))
    assert choose(Thrifty(), seat_view(game.state, 0), NEUTRAL, "sharp").action == a.Decline()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_can_be_borrowed_on_a_lot_at_once_is_always_bid(strength: str) -> None:
    """$175 on Park Place: whoever gets it for less has more cash than before."""
    for cash, most in ((260, 175), (120, 120)):
        game = position(f"0 hat ${cash} at 19 deeds 1,3; 1 dog $900; 2 boat $900")
        stack(game.state, d.EndOfMove(0, 0), d.Auction(77, 37, ()))
        bid = choose(Thrifty(), seat_view(game.state, 0), NEUTRAL, strength).action
        assert bid == a.SetMaximum(most)


def test_for_the_last_of_a_group_it_bids_beyond_that() -> None:
    assert most(auctioned()) > DEAREST * 200


@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_what_the_next_lap_may_cost_buys_no_lone_lot(strength: str) -> None:
    text = "0 hat $350 at 12 deeds 6; 1 dog $900 deeds {}; 2 boat $900\nturn 9 of 0 buy 12"
    safe, before_hotels = (
        choose(OwningJudge(), seat_view(position(text.format(it)).state, 0), NEUTRAL, strength)
        for it in ("16,18,19", "16=5,18=5,19=5")
    )
    assert safe.action == a.Buy()
    assert before_hotels.action == a.Decline()
    assert before_hotels.motive.kind == "left-cash"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_can_be_borrowed_on_a_lot_it_may_always_cost(strength: str) -> None:
    """Before hotels, too, nobody gets a lot for $1."""
    game = position(
        "0 hat $350 at 12 deeds 6; 1 dog $900 deeds 16=5,18=5,19=5; 2 boat $900 deeds 1"
    )
    stack(game.state, d.EndOfMove(0, 0), d.Auction(77, 12))
    action = choose(OwningJudge(), seat_view(game.state, 0), NEUTRAL, strength).action
    assert isinstance(action, a.SetMaximum)
    assert action.amount >= 75
    if strength != "gentle":
        assert action.amount == 75


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_last_lot_of_a_rivals_group_is_not_left_to_it(strength: str) -> None:
    view = auctioned()
    action = choose(JUDGE, view, NEUTRAL, strength).action
    assert isinstance(action, a.SetMaximum)
    assert action.amount >= 200


@pytest.mark.parametrize("strength", ["even", "sharp"])
def test_mort_01_the_last_lot_of_an_own_group_is_borrowed_for(strength: str) -> None:
    text = "0 hat ${} at 39 deeds 37,31,12,15; 1 dog $900 deeds 6; 2 boat $900\nturn 9 of 0 buy 39"

    def chosen(cash: int) -> tuple[a.Action, str]:
        found = choose(JUDGE, seat_view(position(text.format(cash)).state, 0), NEUTRAL, strength)
        return found.action, found.motive.kind

    assert chosen(335) == (a.Mortgage(31), "borrowed-group"), "the one loan that is enough"
    assert chosen(75) == (a.Mortgage(31), "borrowed-group"), "all three, one after another"
    assert chosen(74) == (a.Decline(), "left-short"), "what completes the group is no pledge"


def test_what_is_offered_to_somebody_buys_no_lone_lot() -> None:
    game = position("0 hat $500 at 12 deeds 6; 1 dog $900 deeds 16; 2 boat $900 deeds 1")
    stack(game.state, d.EndOfMove(0, 0), d.BuyOrDecline(77, 0, 12))
    before = choose(OwningJudge(), seat_view(game.state, 0), NEUTRAL, "even")
    game.state.trades.append(Trade(70, 0, 1, Side((), 400), Side((16,))))
    after = choose(OwningJudge(), seat_view(game.state, 0), NEUTRAL, "even")
    assert (before.action, after.action) == (a.Buy(), a.Decline())
    assert after.motive.kind == "left-cash"


def motive_of(
    text: str,
    space: int,
    strength: str,
    bids: tuple[tuple[int, int], ...],
    judge: Judge = JUDGE,
) -> Motive:
    """Why seat 0 bids for a lot, or doesn't."""
    game = position(text)
    auction = d.Auction(77, space, bids)
    stack(game.state, d.EndOfMove(0, 0), auction)
    return choose(judge, seat_view(game.state, 0), NEUTRAL, strength).motive


POOR = "0 hat $40 deeds 6; 1 dog $900 deeds 16; 2 boat $900 deeds 1"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_who_bids_all_its_cash_says_so_and_names_no_worth(strength: str) -> None:
    bid, outbid = (motive_of(POOR, 37, strength, bids) for bids in ((), ((1, 200),)))
    assert bid == Motive("bid-cash", (37,), dollars=40)
    assert outbid == Motive("outbid-cash", dollars=40)


def test_who_keeps_the_rest_of_its_cash_says_that_it_spends_no_more() -> None:
    text = "0 hat $350 deeds 6; 1 dog $900 deeds 16=5,18=5,19=5; 2 boat $900 deeds 1"
    bid, outbid = (motive_of(text, 12, "sharp", bids, OwningJudge()) for bids in ((), ((1, 200),)))
    assert bid == Motive("bid-spare", (12,), dollars=75)
    assert outbid == Motive("outbid-spare", dollars=75)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_who_could_pay_more_names_what_a_lot_is_worth(strength: str) -> None:
    text = "0 hat $5000 deeds 6; 1 dog $5000 deeds 16; 2 boat $5000 deeds 1"
    assert motive_of(text, 12, strength, ()).kind == "bid"
    assert motive_of(text, 12, strength, ((1, 1000),)).kind == "outbid"


def test_with_interest_due_it_is_not_all_its_cash() -> None:
    game = position(POOR)
    game.state.deeds[37].mortgaged = True
    auction = d.Auction(77, 37)
    stack(game.state, d.EndOfMove(0, 0), auction)
    motive = choose(JUDGE, seat_view(game.state, 0), NEUTRAL, "gentle").motive
    assert motive == Motive("bid-spare", (37,), dollars=22)


@pytest.mark.parametrize("lots", [(37,), (37, 39)])
def test_sealed_maxima_for_nothing_say_that_cash_is_lacking(lots: tuple[int, ...]) -> None:
    game = position(POOR.replace("$40", "$0"))
    stack(game.state, d.EndOfMove(0, 0), d.SealedAuction(77, lots))
    motive = choose(JUDGE, seat_view(game.state, 0), NEUTRAL, "gentle").motive
    assert motive == Motive("outbid-cash", dollars=0)
