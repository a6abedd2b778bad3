"""Orders to buy what one lands on, and to bid."""

import pytest

from engine.core.actions import (
    Action,
    Bid,
    Buy,
    Decline,
    FileMaxima,
    GiveUp,
    PassBid,
    Roll,
    SetMaximum,
)
from engine.players.orders import Orders, answer, read_orders
from engine.players.orders.terms import Bidding, Buying, BuyRule
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    MEDITERRANEAN,
    NEW_YORK,
    PARK_PLACE,
    READING,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)


def said(game: Game, seat: int, orders: Orders) -> Action | None:
    """What the orders say, having been accepted."""
    found = answer(game.state, seat, orders, 0)
    if found is not None:
        game.play(seat, found)
    return found


def on_boardwalk(game: Game) -> Game:
    """A has rolled and may buy Boardwalk for $400."""
    game.at(A, 36).play(A, Roll(), (1, 2))
    return game


def buying(rule: BuyRule, keep: int = 0) -> Orders:
    return Orders(buying=Buying(rule=rule, keep=keep))


def test_buy_01_without_an_order_its_owner_is_asked() -> None:
    assert said(on_boardwalk(live()), A, Orders()) is None


def test_buy_01_to_be_asked_about_every_deed_is_no_order() -> None:
    assert buying("ask") == Orders()
    assert read_orders('{"buying": {"rule": "ask"}}') == Orders()


def test_buy_01_orders_buy_or_decline_at_once() -> None:
    game = on_boardwalk(live())
    assert said(game, A, buying("always")) == Buy()
    assert game.owner(BOARDWALK) == A
    assert said(on_boardwalk(live()), A, buying("never")) == Decline()


def test_amb_16_what_is_wanted_but_too_dear_is_left_to_its_owner() -> None:
    assert said(on_boardwalk(live().cash(A, 399)), A, buying("always")) is None


@pytest.mark.parametrize(("keep", "expected"), [(1100, Buy()), (1101, Decline())])
def test_buy_02_only_while_so_much_cash_stays(keep: int, expected: Action) -> None:
    assert said(on_boardwalk(live()), A, buying("keep", keep)) == expected


@pytest.mark.parametrize(("owner", "expected"), [(A, Buy()), (B, Buy()), (None, Decline())])
def test_buy_01_only_what_completes_or_blocks_a_group(owner: int | None, expected: Action) -> None:
    game = live()
    if owner is not None:
        game.owns(owner, PARK_PLACE)
    assert said(on_boardwalk(game), A, buying("group")) == expected


def test_buy_01_a_group_in_several_hands_is_neither_completed_nor_blocked() -> None:
    game = live().owns(B, ST_JAMES).owns(C, TENNESSEE).at(A, 16)
    game.play(A, Roll(), (1, 2))
    assert game.space_of(A) == NEW_YORK
    assert said(game, A, buying("group")) == Decline()


def test_buy_01_the_deed_goes_before_its_group_and_that_before_all() -> None:
    group = live().state.rules.properties[BOARDWALK].group
    own = Buying(rule="always", groups={group: "never"}, deeds={BOARDWALK: "always"})
    assert said(on_boardwalk(live()), A, Orders(buying=own)) == Buy()
    of_group = Buying(rule="always", groups={group: "never"})
    assert said(on_boardwalk(live()), A, Orders(buying=of_group)) == Decline()


# -- auctions ----------------------------------------------------------------------------------


def auctioned(game: Game) -> Game:
    """Boardwalk at auction."""
    on_boardwalk(game).play(A, Decline())
    return game


def upto(amount: int, keep: int | None = None) -> Orders:
    return Orders(bidding=Bidding(deeds={BOARDWALK: amount}, keep=keep))


def test_amb_17_a_maximum_bids_for_its_owner_and_passes_above_it() -> None:
    game = auctioned(live(3))
    assert said(game, B, upto(300)) == SetMaximum(300)
    game.play(C, Bid(300))
    assert said(game, B, upto(300)) is None  # the earlier of two equal bids leads (AMB-23)
    game.play(C, Bid(301))
    assert said(game, B, upto(300)) == PassBid()


def test_amb_20_a_maximum_is_cut_to_what_may_be_bid() -> None:
    game = auctioned(live(3).cash(B, 100).owns(B, READING))
    assert said(game, B, upto(300)) == SetMaximum(200)


def test_amb_20_cash_may_be_kept_back_from_bids() -> None:
    assert said(auctioned(live(3)), B, upto(1500, keep=1200)) == SetMaximum(300)
    assert said(auctioned(live(3)), B, upto(1500, keep=1500)) == PassBid()


def test_amb_18_a_maximum_below_the_first_bid_is_a_pass() -> None:
    game = auctioned(live(3))
    game.play(A, Bid(50))
    assert said(game, B, upto(50)) == PassBid()


def test_amb_17_a_share_of_the_price_where_no_deed_is_named() -> None:
    half = Orders(bidding=Bidding(percent=50))
    assert said(auctioned(live(3)), B, half) == SetMaximum(200)
    group = live().state.rules.properties[BOARDWALK].group
    named = Orders(bidding=Bidding(percent=50, groups={group: 123}))
    assert said(auctioned(live(3)), B, named) == SetMaximum(123)
    assert said(auctioned(live(3)), B, Orders(bidding=Bidding(passes=1))) is None


@pytest.mark.parametrize(
    ("percent", "most", "bid"), [(None, 150, 150), (50, 150, 150), (50, 250, 200), (100, 0, 0)]
)
def test_amb_17_a_sum_where_no_deed_is_named(percent: int | None, most: int, bid: int) -> None:
    orders = Orders(bidding=Bidding(percent=percent, most=most))
    assert said(auctioned(live(3)), B, orders) == (SetMaximum(bid) if bid else PassBid())
    named = Orders(bidding=Bidding(percent=percent, most=most, deeds={BOARDWALK: 300}))
    assert said(auctioned(live(3)), B, named) == SetMaximum(300)


def test_amb_17_sealed_a_maximum_is_filed_once() -> None:
    game = auctioned(by_post(3))
    assert said(game, B, upto(300)) == FileMaxima(((BOARDWALK, 300),), 300)
    assert said(game, B, upto(300)) is None
    assert said(game, C, upto(0)) == PassBid()


def estate(game: Game) -> Game:
    """Three lots of A, who is bankrupt to the Bank."""
    game.cash(A, 0).owns(A, MEDITERRANEAN, BALTIC, BOARDWALK).owes(A, 1000)
    game.play(A, GiveUp())
    return game


def test_amb_24_maxima_for_an_estate_with_a_limit_over_all_of_it() -> None:
    wanted = Bidding(percent=0, deeds={MEDITERRANEAN: 90, BOARDWALK: 500}, limit=510)
    game = estate(by_post(3))
    filed = FileMaxima(((MEDITERRANEAN, 90), (BOARDWALK, 500)), 510)
    assert said(game, B, Orders(bidding=wanted)) == filed


def test_amb_24_one_lot_without_an_order_leaves_the_estate_to_its_owner() -> None:
    wanted = Bidding(deeds={MEDITERRANEAN: 90, BOARDWALK: 500})
    assert said(estate(by_post(3)), B, Orders(bidding=wanted)) is None
