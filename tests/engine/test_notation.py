"""Actions as lines: written, read, and refused when no action writes them."""

from contextlib import suppress
from random import Random
from typing import get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.core import actions as a
from engine.core import offered as o
from engine.core.actions import Action, Side
from engine.core.notation import read, write
from engine.core.offered import Offer
from engine.editions.cards import cards
from engine.game import answers, offers
from engine.record import kind_of
from tests.support.choices import any_choice, paced
from tests.support.random_play import RandomGame

NUMBERS = st.integers(0, 10_000)
SPACES = st.lists(st.integers(0, 39), unique=True, max_size=6).map(tuple)
SOME_SPACES = st.lists(st.integers(0, 39), unique=True, min_size=1, max_size=6).map(tuple)
LEVELS = st.lists(st.tuples(st.integers(0, 39), st.integers(0, 5)), max_size=4).map(tuple)
CARDS = st.sampled_from(sorted(cards()))
MAXIMA = st.lists(st.tuples(st.integers(0, 39) | CARDS, NUMBERS), max_size=4).map(tuple)
SIDES = st.builds(Side, SPACES, NUMBERS, st.lists(CARDS, unique=True, max_size=2).map(tuple))

STRATEGIES = {
    a.Bid: st.builds(a.Bid, NUMBERS),
    a.SetMaximum: st.builds(a.SetMaximum, NUMBERS),
    a.FileMaxima: st.builds(a.FileMaxima, MAXIMA, NUMBERS),
    a.UseJailCard: st.builds(a.UseJailCard, CARDS),
    a.UnmortgageReceived: st.builds(a.UnmortgageReceived, SPACES),
    a.RaiseMoney: st.builds(a.RaiseMoney, LEVELS, SPACES),
    a.Build: st.builds(a.Build, LEVELS),
    a.SellBuildings: st.builds(a.SellBuildings, LEVELS),
    a.Mortgage: st.builds(a.Mortgage, NUMBERS),
    a.Unmortgage: st.builds(a.Unmortgage, NUMBERS),
    a.OfferTrade: st.builds(
        a.OfferTrade,
        NUMBERS,
        SIDES,
        SIDES,
        SPACES,
        st.none() | NUMBERS,
        st.none() | NUMBERS,
    ),
    a.AcceptTrade: st.builds(a.AcceptTrade, NUMBERS, SPACES),
    a.DeclineTrade: st.builds(a.DeclineTrade, NUMBERS),
    a.WithdrawTrade: st.builds(a.WithdrawTrade, NUMBERS),
    a.Hold: st.builds(a.Hold, NUMBERS),
    a.DropIntent: st.builds(a.DropIntent, NUMBERS),
    a.FileClaim: st.builds(a.FileClaim, LEVELS),
    a.BidForBuilding: st.builds(a.BidForBuilding, NUMBERS, NUMBERS),
    a.CollectRent: st.builds(a.CollectRent, NUMBERS),
}
KINDS = get_args(Action)
ANY_ACTION = st.one_of([STRATEGIES.get(kind, st.builds(kind)) for kind in KINDS])
WORDS = [kind_of(kind) for kind in KINDS]


# There are so many kinds of actions.
@settings(max_examples=100)
@given(st.integers(0, 7), ANY_ACTION)
def test_every_action_is_read_as_it_was_written(seat: int, action: Action) -> None:
    assert read(write(seat, action)) == (seat, action)


@given(st.integers(0, 7), ANY_ACTION)
def test_every_action_is_one_line_of_plain_text(seat: int, action: Action) -> None:
    line = write(seat, action)
    assert line.isascii()
    assert line.isprintable()


@given(
    st.text()
    | st.builds(
        " ".join,
        st.lists(
            st.sampled_from(
                [*WORDS, "3", "-", "=", "+", "$", "1,2", "6=3", "gives", "takes", "limit", "lifts"]
            )
        ),
    )
)
@example("")
@example("3 bid")
@example("0 offer 1 gives + takes -")
@example("0 file - limit")
@example("0 build 6=3=1")
@example("0 file =3 limit 3")
@example("0 bidlot -")
@example("0 bidlot 6=50,8=50")
def test_garbage_is_refused_as_a_wrong_value_and_nothing_else(line: str) -> None:
    with suppress(ValueError):
        seat, action = read(line)
        assert write(seat, action) == line


@pytest.mark.parametrize(
    "line",
    [
        "throw",
        "0 dance",
        "0 bid",
        "0 bid many",
        "0 bid 10 20",
        "0 bid 010",
        "0  throw",
        "0 throw now",
        "0 build 6=3,",
        "0 offer 1 takes 5 gives -",
        "0 accept 1 lifts",
    ],
)
def test_lines_that_nobody_writes_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match="."):
        read(line)


@pytest.mark.parametrize(
    ("line", "offer"),
    [
        ("3 bid 10..1500", o.BidRange(10, 1500)),
        ("3 maximum 10..1500", o.MaximumRange(10, 1500)),
        ("3 bidlot 6=50..210", o.BuildingBidRange(6, 50, 210)),
        ("3 file 1=1..90,CC-GOOJF=2..90 limit 0..90", o.LotsOffer(((1, 1), ("CC-GOOJF", 2)), 90)),
        ("3 build brown 1..10", o.BuildOffer("brown", 1, 10)),
        ("3 claim brown 1..2 most 90", o.ClaimOffer("brown", 1, 2, 90)),
        ("3 sell brown 0|1|2", o.SellOffer("brown", (0, 1, 2))),
        ("3 sell 1=0|1,3=0", o.SellLotsOffer("brown", ((1, (0, 1)), (3, (0,))))),
        ("3 mortgage 5|12", o.MortgageOffer((5, 12))),
        ("3 lift 5|12", o.UnmortgageOffer((5, 12))),
        ("3 clear [5,12]", o.UnmortgageReceivedOffer((5, 12))),
        ("3 offer 0|1", o.TradeTerms((0, 1))),
    ],
)
def test_a_range_is_written_and_is_no_action(line: str, offer: Offer) -> None:
    assert write(3, offer) == line
    with pytest.raises(ValueError, match="."):
        read(line)


def test_every_range_has_a_notation() -> None:
    ranges = {kind for kind in get_args(Offer) if kind not in KINDS}
    (table,) = (
        mark.args[1]
        for mark in test_a_range_is_written_and_is_no_action.pytestmark  # type: ignore[attr-defined]
    )
    assert {type(offer) for _, offer in table} == ranges


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("3 bid 120", a.Bid(120)),
        ("3 build 6=3,8=3,9=2", a.Build(((6, 3), (8, 3), (9, 2)))),
        ("3 file 1=60,3=61 limit 90", a.FileMaxima(((1, 60), (3, 61)), 90)),
        ("3 file 1=60,CC-GOOJF=30 limit 90", a.FileMaxima(((1, 60), ("CC-GOOJF", 30)), 90)),
        ("3 raise - 5", a.RaiseMoney((), (5,))),
        ("3 accept 4 lifts 5,12", a.AcceptTrade(4, (5, 12))),
        (
            "3 offer 2 gives 5,12+$40 takes 39+CH-GOOJF lifts 39 answers 7",
            a.OfferTrade(2, Side((5, 12), 40), Side((39,), 0, ("CH-GOOJF",)), (39,), 7),
        ),
    ],
)
def test_notation_is_for_people_to_read(line: str, action: Action) -> None:
    assert write(3, action) == line
    assert read(line) == (3, action)


@pytest.mark.parametrize("seed", range(6))
def test_every_offer_of_every_state_is_written_and_an_action_is_read_back(seed: int) -> None:
    choice = any_choice(Random(seed))
    game = RandomGame(Random(seed), 4, paced(choice, seed), share=0)
    seen = set()
    while not game.state.is_over and game.tally.actions < 120:
        for seat in game.state.players():
            assert set(answers(game.state, seat)) <= set(offers(game.state, seat))
            for offer in offers(game.state, seat):
                line = write(seat, offer)
                seen.add(type(offer))
                if isinstance(offer, get_args(Action)):
                    assert read(line) == (seat, offer)
        game.step()
    assert len(seen) > 8
