"""Whatever is ordered, it answers legally, sees no secret, and comes to rest."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.actions import (
    BidForBuilding,
    Build,
    Buy,
    CollectRent,
    Decline,
    DeclineTrade,
    FileClaim,
    FileMaxima,
    PassBid,
    PayFine,
    PayFlatTax,
    PayTenth,
    RaiseMoney,
    Roll,
    SetMaximum,
    Unmortgage,
    UnmortgageReceived,
    UseJailCard,
)
from engine.editions.catalogue import rules_of
from engine.editions.choice import Choice, chosen
from engine.players.orders import Orders, read_orders, write_orders
from tests.support.choices import EACH, named, paced, seats_for
from tests.support.random_orders import OrderedGame, any_orders
from tests.support.seeds import chunks, described

SAID = {
    Build,
    BidForBuilding,
    Buy,
    CollectRent,
    Decline,
    DeclineTrade,
    FileClaim,
    FileMaxima,
    Unmortgage,
    UnmortgageReceived,
    PassBid,
    PayFine,
    PayFlatTax,
    PayTenth,
    RaiseMoney,
    SetMaximum,
    Roll,
    UseJailCard,
}
"""All that orders ever say."""
TALKATIVE = {
    3: Choice("1935", "new-short"),
    166: Choice("1973", "time-limit"),
    153: Choice("2008", "standard"),
    80: Choice("1935", "standard", (("fast-bankruptcy", 0),)),
}
"""Games in which, taken together, orders say all of it: each by its number and what it plays.

What is in the catalogue beside them changes none of them.
"""
SHORT = 30
"""Actions: where bankruptcies end a game sooner, orders may never have been asked."""


@cache
def played(number: int, choice: Choice) -> OrderedGame:
    """A game of random play with orders, to the end; a failure names its number."""
    rules = paced(choice, number)
    if number % 8 < 2:
        rules = rules.with_fields(houses=8)
    if number % 8 in (2, 3):
        rules = rules.with_fields(rent_collection="claimed-rent")
    game = OrderedGame(Random(number), seats_for(rules, number), rules, 0)
    game.share = 0.02
    try:
        game.play_out()
    except BaseException as error:
        error.add_note("\n".join([f"{named(chosen(rules))}, {number}", *game.lines]))
        raise
    return game


@pytest.mark.parametrize("chunk", chunks(240, 4), ids=described)
def test_no_answer_of_orders_is_refused(chunk: range) -> None:
    games = [played(number, EACH[number // 2 % len(EACH)]) for number in chunk]
    assert all(game.state.winners for game in games)
    assert all(game.answered for game in games if game.tally.actions >= SHORT)


def test_random_play_with_orders_comes_to_everything_they_can_say() -> None:
    said = {type(action) for it in TALKATIVE.items() for action in played(*it).answered}
    assert said == SAID


def test_orders_of_another_version_are_read_as_far_as_they_are_known() -> None:
    orders = read_orders('{"tax": "tenth", "weather": 3, "buying": {"rule": "always", "mood": 1}}')
    assert (orders.tax, orders.buying.rule, orders.rents) == ("tenth", "always", False)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"tax": "none"}', '{"buying": {"keep": -1}}', '{"buying": {"keep": 1e9}}']
)
def test_what_no_version_has_written_is_no_order(text: str) -> None:
    with pytest.raises(ValueError, match="validation error"):
        read_orders(text)


@given(st.randoms(use_true_random=False))
@settings(deadline=None)
def test_orders_are_the_same_after_being_stored(random: Random) -> None:
    orders = any_orders(random, rules_of("1994"))
    assert read_orders(write_orders(orders)) == orders
    assert Orders.model_validate_json(orders.model_dump_json()) == orders
