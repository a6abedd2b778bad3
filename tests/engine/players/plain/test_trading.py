"""The plain player's trades: no series of deals that ends where it began may cost them anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product

import pytest

from engine.core import actions as a
from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.editions.catalogue import rules_of
from engine.players.motives import ChosenAction, Motive
from engine.players.offer_limits import Company
from engine.players.plain.outlook import Outlook
from engine.players.plain.player import choose
from engine.players.plain.prices import gain
from engine.players.plain.trading import ASKED, answer, lacking_dollars
from engine.rules.trade.exchange import as_trade
from engine.view import View, seat_view
from tests.support.game import A, B, C, Game, position

MOST = 4000
GROUPS = {name: it.members for name, it in rules_of("1994").groups.items()}


def takes(view: View, offer: a.OfferTrade, by: SeatId) -> bool:
    """Whether the player of a view accepts what another one offers it."""
    return isinstance(answered(view, as_trade(by, offer)).action, a.AcceptTrade)


def answered(view: View, trade: Trade) -> ChosenAction:
    return answer(Outlook(view), trade)


Owners = tuple[tuple[int, SeatId], ...]
"""Deeds and whom they belong to."""


def table(owners: Owners) -> View:
    """What A sees where these deeds belong to these seats."""
    deeds = {seat: ",".join(str(it) for it, owner in owners if owner == seat) for seat in (A, B, C)}
    seats = (
        f"{seat} {token} $9000" + (f" deeds {deeds[seat]}" if deeds[seat] else "")
        for seat, token in ((A, "hat"), (B, "dog"), (C, "boat"))
    )
    return seat_view(position("; ".join(seats)).state, A)


@cache
def least_taken(owners: Owners, space: int, by: SeatId) -> int:
    """The least cash for which it sells a deed: what an offer of nothing falls short by."""
    view, asked = table(owners), Trade(99, by, A, Side(), Side((space,)))
    lacking = lacking_dollars(Outlook(view), asked, gain(view, A, asked))
    assert isinstance(answered(view, asked).action, a.DeclineTrade) == (lacking > 0)
    return lacking


@cache
def most_paid(owners: Owners, space: int, by: SeatId) -> int:
    """The most cash that it gives for a deed."""
    asked = Trade(99, by, A, Side((space,)), Side(cash=MOST))
    lacking = answered(table(owners), asked).motive.dollars
    assert lacking is not None
    return MOST - lacking


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_bought_and_sold_back_in_any_order_costs_it_nothing(group: str) -> None:
    """Two in league buy its deeds one by one and sell them back one by one."""
    members = GROUPS[group][:3]
    worst = 0
    for count in range(1, len(members) + 1):
        for there, back in product(permutations(members, count), repeat=2):
            if set(there) == set(back):
                rows = product((B, C), repeat=count)
                worst = min(worst, *(_round_trip(members, there, back, by) for by in rows))
    assert worst >= 0


def _round_trip(
    members: Sequence[int], there: Sequence[int], back: Sequence[int], by: Sequence[SeatId]
) -> int:
    """Return what it gains where `by` buy its deeds in an order, and sell them back in another."""
    owners, buyers = dict.fromkeys(members, A), dict(zip(there, by, strict=True))
    gained = 0
    for space in there:
        gained += least_taken(tuple(owners.items()), space, buyers[space])
        owners[space] = buyers[space]
    for space in back:
        gained -= most_paid(tuple(owners.items()), space, buyers[space])
        owners[space] = A
    return gained


@pytest.mark.parametrize("space", [1, 12, 15, 24, 39])
def test_a_price_between_buying_and_selling_is_refused_both_ways(space: int) -> None:
    text = "0 hat $900 deeds {}; 1 dog $900 deeds {}; 2 boat $900"
    price = rules_of("1994").properties[space].price
    selling = seat_view(position(text.format(space, "6")).state, A)
    buying = seat_view(position(text.format("6", space)).state, A)
    for paid in (price * 97 // 100, price, price * 103 // 100):
        assert not takes(selling, a.OfferTrade(A, Side(cash=paid), Side((space,))), B)
        assert not takes(buying, a.OfferTrade(A, Side((space,)), Side(cash=paid)), B)
    assert takes(selling, a.OfferTrade(A, Side(cash=price * 3), Side((space,))), B)
    assert takes(buying, a.OfferTrade(A, Side((space,)), Side(cash=price // 3)), B)


@pytest.mark.parametrize("space", [5, 11, 26])
def test_the_last_cash_buys_no_deed(space: int) -> None:
    """It keeps its reserve of $200, unless the deed costs it nothing."""
    price = rules_of("1994").properties[space].price
    text = "0 hat ${} deeds 6; 1 dog $900 deeds {}; 2 boat $900"
    poor, rich = (
        seat_view(position(text.format(cash, space)).state, A)
        for cash in (199 + price // 2, 200 + price // 2)
    )
    bargain = a.OfferTrade(A, Side((space,)), Side(cash=price // 2))
    assert takes(rich, bargain, B)
    assert not takes(poor, bargain, B)
    refused = answered(poor, as_trade(B, bargain))
    assert (refused.motive.kind, refused.motive.dollars) == ("refused-price-less", ASKED)
    assert takes(poor, a.OfferTrade(A, Side((space,)), Side(cash=price // 2 - 1)), B)
    broke = seat_view(position(text.format(5, space)).state, A)
    assert takes(broke, a.OfferTrade(A, Side((space,)), Side()), B)


def in_debt(cash: int, deeds: str, others: str = "; 2 boat $900") -> Game:
    """A stands on Boardwalk, which has a hotel, and owes B $2,000."""
    game = position(f"0 hat ${cash} at 32 deeds {deeds}; 1 dog $900 deeds 37=5,39=5{others}")
    game.play(A, a.Roll(), (3, 4))
    return game


def settling(game: Game, gives: Side) -> ChosenAction:
    """What B says to a trade that is to settle the debt."""
    (frame,) = game.state.debt_settlements()
    return answered(seat_view(game.state, B), Trade(99, A, B, gives, Side(), forgives=frame.id))


def test_a_debt_is_not_called_settled_for_less_than_it() -> None:
    game = in_debt(1900, "5,15,25,35")
    for gives in (Side(), Side(cash=1), Side((5,), 500), Side((5, 15), 1400)):
        found = settling(game, gives)
        assert isinstance(found.action, a.DeclineTrade)
        assert found.motive.kind == "refused-settlement"
    assert isinstance(settling(game, Side((5, 15), 1800)).action, a.AcceptTrade)


def test_a_debt_that_nobody_could_pay_is_worth_what_the_bankruptcy_brings() -> None:
    game = in_debt(100, "5")
    assert isinstance(settling(game, Side((), 100)).action, a.DeclineTrade)
    assert isinstance(settling(game, Side((5,), 100)).action, a.AcceptTrade)


def test_the_last_rival_is_not_let_off() -> None:
    game = in_debt(100, "5", others="")
    found = settling(game, Side((5,), 100))
    assert isinstance(found.action, a.DeclineTrade)
    assert found.motive.kind == "refused-debt", "no better offer would help"


def test_a_debtor_counts_the_debt_that_is_forgiven() -> None:
    game = position("0 hat $900 deeds 37=5,39=5; 1 dog $100 at 32 deeds 5; 2 boat $900")
    game.to_move(B).play(B, a.Roll(), (3, 4))
    (frame,) = game.state.debt_settlements()
    trade = Trade(99, A, B, Side(), Side((5,), 100), forgives=frame.id)
    assert isinstance(answered(seat_view(game.state, B), trade).action, a.AcceptTrade)


def answer_to(text: str, gives: Side, takes: Side) -> ChosenAction:
    """What A of a position says to B, who gives something and takes something."""
    return answered(seat_view(position(text).state, A), Trade(99, B, A, gives, takes))


@pytest.mark.parametrize(("paid", "is_sold"), [(350, False), (439, False), (440, True)])
def test_the_last_street_of_a_group_costs_as_much_as_the_group(paid: int, is_sold: bool) -> None:
    """St. Charles is worth $280 to who has the other pink streets, and the group costs $440."""
    table = "0 hat $900 deeds 11,31; 1 dog $900 deeds 13,14; 2 boat $900 deeds 5,15,25,39"
    found = answer_to(table, Side(cash=paid), Side((11,)))
    assert isinstance(found.action, a.AcceptTrade) == is_sold


def test_the_last_streets_are_exchanged_at_their_own_prices() -> None:
    table = "0 hat $900 deeds 11,16,18; 1 dog $900 deeds 13,14,19; 2 boat $900 deeds 5,15,25"
    found = answer_to(table, Side((19,)), Side((11,)))
    assert isinstance(found.action, a.AcceptTrade)


@pytest.mark.parametrize(
    ("rival", "is_armed"),
    [
        ("1 dog $999 deeds 31,34,37", True),
        ("1 dog $999 deeds 31,34,11=1,13=1,14=1", False),
        ("1 dog $2900 deeds 31,34,37", False),
    ],
)
def test_who_has_built_or_leads_clearly_gets_no_group(rival: str, is_armed: bool) -> None:
    table = f"0 hat $900 deeds 32,21; {rival}; 2 boat $900 deeds 5,15,25"
    found = answer_to(table, Side(cash=920), Side((32,)))
    assert isinstance(found.action, a.AcceptTrade) == is_armed
    if not is_armed:
        assert found.motive == Motive("refused-group", group="green", seat=B)


def test_a_leader_gets_a_group_for_a_group() -> None:
    text = "0 hat $900 deeds 32,16,18; 1 dog $900 deeds 31,34,19,11=1,13=1,14=1; 2 boat $900"
    swap = answer_to(text, Side((19,), 240), Side((32,)))
    assert isinstance(swap.action, a.AcceptTrade)
    view = seat_view(position(text).state, A)
    found = choose(Outlook(view, company=Company(frozenset({B})))).action
    assert isinstance(found, a.OfferTrade)
    assert (found.gives.deeds, found.takes.deeds) == ((32,), (19,))


@pytest.mark.parametrize("own", ["6,8,9", "6,8"])
def test_a_group_of_its_own_is_not_broken_up(own: str) -> None:
    table = f"0 hat $900 deeds {own}; 1 dog $2000 deeds 31,34,5; 2 boat $900 deeds 15,25,32"
    found = answer_to(table, Side(cash=1000), Side((6,)))
    assert found.motive == Motive("refused-dear", (6,), seat=B)
    swap = f"0 hat $900 deeds {own},16,18; 1 dog $900 deeds 19,31; 2 boat $900 deeds 15,25"
    assert isinstance(answer_to(swap, Side((19,)), Side((6,))).action, a.AcceptTrade)


def test_a_debtor_pays_for_no_deed_before_its_debt() -> None:
    text = "0 hat $4 at 32 deeds 5,15,25,31; 1 dog $900 deeds 37=1,39=1; 2 boat $900 deeds 12"
    game = position(text)
    game.play(A, a.Roll(), (3, 4))
    found = answered(seat_view(game.state, A), Trade(99, C, A, Side((12,)), Side(cash=1)))
    assert isinstance(found.action, a.DeclineTrade)


@pytest.mark.parametrize(("offered", "asked"), [(150, 300), (150, 170), (30, 300)])
def test_what_it_asks_for_is_no_worse_than_what_it_has_offered(offered: int, asked: int) -> None:
    """Baltic costs $60 as printed; whoever was offered more for it may have that."""
    game = position("0 hat $900; 1 dog $900 deeds 3")
    game.play(A, a.OfferTrade(B, Side(cash=offered), Side((3,))))
    game.play(B, a.OfferTrade(A, Side((3,)), Side(cash=asked), answers=game.state.trades[-1].id))
    view = seat_view(game.state, A)
    (trade,) = view.trades
    found = answered(view, trade)
    assert isinstance(found.action, a.DeclineTrade)
    assert found.motive.dollars is not None
    sold_for = asked - found.motive.dollars
    assert sold_for >= offered
    game.play(A, found.action)
    again = a.OfferTrade(A, Side((3,)), Side(cash=sold_for))
    assert takes(seat_view(game.state, A), again, B)


@pytest.mark.parametrize(
    ("theirs", "price"), [("21", 240), ("21,23", 680)], ids=["begun", "completed"]
)
def test_a_person_is_offered_a_lone_street_for_what_it_would_be_sold_for(
    theirs: str, price: int
) -> None:
    """A street of a group that they have begun; the last one for what the group costs."""
    text = f"0 hat $60 deeds 24; 1 dog $900 deeds {theirs}; 2 boat $900 deeds 11"
    view = seat_view(position(text).state, A)
    found = choose(Outlook(view, company=Company(frozenset({B})))).action
    assert isinstance(found, a.OfferTrade)
    assert (found.partner, found.gives, found.takes.deeds) == (B, Side((24,)), ())
    asked = found.takes.cash
    assert price <= asked < price + 70
    assert takes(view, a.OfferTrade(A, Side(cash=asked), Side((24,))), B)
    assert not takes(view, a.OfferTrade(A, Side(cash=asked - 10), Side((24,))), B)


@pytest.mark.parametrize(
    ("text", "persons"),
    [
        ("0 hat $60 deeds 24; 1 dog $900 deeds 21; 2 boat $900 deeds 11", ()),
        ("0 hat $60 deeds 24; 1 dog $200 deeds 21; 2 boat $900 deeds 11", (B,)),
        ("0 hat $60 deeds 23,24; 1 dog $900 deeds 21; 2 boat $900 deeds 11", (B,)),
        ("0 hat $60 deeds 24; 1 dog $900 deeds 25; 2 boat $900 deeds 11", (B,)),
    ],
    ids=["a computer", "short of cash", "of a pair", "of no use"],
)
def test_nobody_else_is_offered_a_lone_street(text: str, persons: tuple[SeatId, ...]) -> None:
    view = seat_view(position(text).state, A)
    found = choose(Outlook(view, company=Company(frozenset(persons)))).action
    assert not isinstance(found, a.OfferTrade)
