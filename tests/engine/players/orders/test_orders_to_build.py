"""Orders to build, to claim scarce buildings, and about mortgages."""

import pytest

from engine.core.actions import (
    Action,
    BidForBuilding,
    Build,
    CollectRent,
    FileClaim,
    GiveUp,
    PassBid,
    Roll,
    Unmortgage,
    UnmortgageReceived,
)
from engine.core.decisions import ShortageAuction
from engine.core.state import waiting
from engine.players.orders import Orders, answer
from engine.players.orders.terms import Building, Goal, Lifting
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    CONNECTICUT,
    DARK_BLUES,
    LIGHT_BLUES,
    ORANGES,
    ORIENTAL,
    PARK_PLACE,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post,
    interest,
    live,
    live_with,
)


def said(game: Game, seat: int, orders: Orders) -> Action | None:
    """What the orders say, having been accepted."""
    found = answer(game.state, seat, orders, 0)
    if found is not None:
        game.play(seat, found)
    return found


def group_of(space: int) -> str:
    return live().state.rules.properties[space].group


def plan(*goals: tuple[int | str, int], keep: int = 0, scarce: int | None = None) -> Orders:
    wanted = tuple(Goal(on=on, level=level) for on, level in goals)
    return Orders(building=Building(plan=wanted, keep=keep, scarce=scarce))


def test_house_07_a_plan_builds_as_far_as_the_cash_goes_that_is_not_kept() -> None:
    game = live(3).owns(A, *DARK_BLUES).cash(A, 700)
    orders = plan((group_of(BOARDWALK), 3), keep=100)
    assert said(game, A, orders) == Build(((PARK_PLACE, 1), (BOARDWALK, 2)))
    assert said(game, A, orders) is None
    game.cash(A, 2000)
    assert said(game, A, orders) == Build(((PARK_PLACE, 3), (BOARDWALK, 3)))
    assert said(game, A, orders) is None


def test_house_07_one_goal_after_another() -> None:
    game = live(3).owns(A, *DARK_BLUES, *LIGHT_BLUES).cash(A, 420)
    orders = plan((group_of(ORIENTAL), 1), (group_of(BOARDWALK), 5))
    assert said(game, A, orders) == Build(tuple((space, 1) for space in LIGHT_BLUES))
    assert said(game, A, orders) == Build(((BOARDWALK, 1),))
    assert said(game, A, orders) is None


def test_house_05_a_single_street_takes_the_others_along_only_as_far_as_need_be() -> None:
    game = live(3).owns(A, *LIGHT_BLUES).cash(A, 1000)
    assert said(game, A, plan((VERMONT, 3))) == Build(
        ((ORIENTAL, 2), (VERMONT, 3), (CONNECTICUT, 2))
    )
    assert said(game, A, plan((VERMONT, 3))) is None


@pytest.mark.only_in("1935", "1973", "1994", "1998")
def test_house_07_it_builds_between_the_turns_of_others() -> None:
    game = live(3).owns(B, *DARK_BLUES).cash(B, 200)
    assert said(game, B, plan((BOARDWALK, 1))) == Build(((BOARDWALK, 1),))


def test_house_07_in_2008_it_builds_when_its_own_turn_begins() -> None:
    game = live(3).owns(B, *DARK_BLUES).cash(B, 200)
    assert said(game, B, plan((BOARDWALK, 1))) is None
    assert said(game.to_move(B), B, plan((BOARDWALK, 1))) == Build(((BOARDWALK, 1),))


def test_house_07_not_while_money_is_about_to_be_needed() -> None:
    game = live(3).owns(A, *DARK_BLUES).cash(A, 500).at(A, 36)
    game.state.deeds[BOARDWALK].owner = None
    game.owns(A, *LIGHT_BLUES).play(A, Roll(), (1, 2))
    assert said(game, A, plan((group_of(ORIENTAL), 1))) is None


@pytest.mark.only_in("1973", "1994", "1998", "2008")
def test_house_10_what_a_mortgage_bars_is_no_goal() -> None:
    game = live(3).owns(A, *LIGHT_BLUES).mortgaged(ORIENTAL).cash(A, 1000)
    assert said(game, A, plan((group_of(ORIENTAL), 5), ("no-such-group", 5), (0, 5))) is None


# -- shortage ----------------------------------------------------------------------------------


def contested(game: Game) -> Game:
    """A asks for the last two houses, which B could use as well."""
    game.owns(A, *DARK_BLUES).owns(B, *LIGHT_BLUES).owns(C, *ORANGES).cash(C, 0).stock(2, 12)
    game.play(A, Build(((PARK_PLACE, 1), (BOARDWALK, 1))))
    return game


def test_amb_49_a_claim_filed_in_advance_answers_for_its_player() -> None:
    claims = plan((group_of(ORIENTAL), 1), scarce=80)
    assert said(contested(live(3)), B, claims) == Build(((VERMONT, 1), (CONNECTICUT, 1)))
    by_mail = contested(by_post(3))
    assert said(by_mail, B, claims) == FileClaim(((VERMONT, 80), (CONNECTICUT, 80)))


def test_amb_49_a_pass_filed_in_advance_answers_too() -> None:
    assert said(contested(live(3)), B, plan((group_of(ORIENTAL), 1), scarce=0)) == PassBid()
    assert said(contested(live(3)), B, plan(scarce=80)) == PassBid()


def test_amb_49_without_an_order_for_shortages_its_owner_is_asked() -> None:
    assert said(contested(live(3)), B, plan((group_of(ORIENTAL), 1))) is None


def test_amb_50_who_asked_first_may_have_ordered_a_maximum_too() -> None:
    game = contested(by_post(3))
    assert said(game, B, plan((group_of(ORIENTAL), 1), scarce=80)) is not None
    assert said(game, A, plan(scarce=250)) == FileClaim(((PARK_PLACE, 250), (BOARDWALK, 250)))


def test_amb_50_bids_for_scarce_buildings_go_up_to_the_most_they_may_cost() -> None:
    game = contested(live(3))
    claims = plan((group_of(ORIENTAL), 1), scarce=215)
    said(game, B, claims)
    assert isinstance(waiting(game.state), ShortageAuction)
    game.play(A, BidForBuilding(BOARDWALK, 200))
    bid = said(game, B, claims)
    assert isinstance(bid, BidForBuilding)
    assert 200 < bid.amount <= 215
    game.play(A, BidForBuilding(BOARDWALK, 216))
    assert said(game, B, claims) == PassBid()


# -- mortgages ---------------------------------------------------------------------------------


def test_mort_05_mortgages_are_paid_off_while_enough_stays_in_hand() -> None:
    game = live().owns(A, READING, *DARK_BLUES).mortgaged(READING, BOARDWALK).cash(A, 500)
    orders = Orders(lifting=Lifting(keep=250))
    assert said(game, A, orders) == Unmortgage(BOARDWALK)
    assert said(game, A, orders) is None
    game.cash(A, 250 + 100 + interest(100))
    assert said(game, A, orders) == Unmortgage(READING)


@pytest.mark.parametrize(
    ("received", "expected"),
    [("lift", UnmortgageReceived((BALTIC,))), ("hold", UnmortgageReceived(()))],
)
def test_bkr_05_mortgages_received_are_paid_off_or_held(received: str, expected: Action) -> None:
    game = live().cash(A, 0).owns(A, BALTIC).mortgaged(BALTIC).owes(A, 99, C)
    game.play(A, GiveUp())
    assert said(game, C, Orders()) is None
    assert said(game, C, Orders(lifting=Lifting.model_validate({"received": received}))) == expected


# -- rent --------------------------------------------------------------------------------------


def test_rent_08_rent_that_must_be_claimed_is_claimed_at_once() -> None:
    game = live_with("claimed-rent").owns(B, BALTIC)
    game.play(A, Roll(), (1, 2))
    (claim,) = game.state.claims
    assert answer(game.state, A, Orders(rents=True), 0) is None
    assert answer(game.state, B, Orders(), 0) is None
    assert said(game, B, Orders(rents=True)) == CollectRent(claim.id)
