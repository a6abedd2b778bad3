"""Trades that a computer player weighs: it offers only what both sides can pay."""

from collections.abc import Mapping

import pytest

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.position import Position
from engine.core.state import GameState
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.policy.exchanges import Deeds, exchanges, is_overpaid, padded_swaps
from engine.players.policy.trading import LEAST_ALONE, Deal, Market, Pricing, Terms
from engine.rules.trade.exchange import cash_after
from tests.support.game import A, B, C, position
from tests.support.judges import FixedJudge

YELLOW: Deeds = (27,)
RED: Deeds = (23,)
DEEDS = [("21,24,27", "26,29,23m"), ("21,24,27m", "26,29,23"), ("21,24,27m", "26,29,23m")]
"""What A and B have: either lacks a deed of the other, and receives it mortgaged or not."""


class Keen(Judge):
    """A judge by whom both sides gain by the swap, at almost any price."""

    def __init__(self) -> None:
        pass

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances: those of A and B together rise when A has the red deed."""
        seats, other = accounts.position.seats, cash or {}
        mine, theirs = (other.get(it, seats[it].cash) for it in (A, B))
        both = 0.8 if accounts.position.deeds[23].owner == A else 0.5
        part = 0.5 + (mine - theirs) / 10_000
        return {A: both * part, B: both * (1 - part), 2: 1 - both}


def table(deeds: tuple[str, str], mine: int, theirs: int) -> GameState:
    """Return a table at which A and B have these deeds and so many dollars."""
    text = f"0 hat ${mine} deeds {deeds[0]}; 1 dog ${theirs} deeds {deeds[1]}; 2 boat $900 deeds 1"
    return position(text).state


def swap(here: GameState, share: float = 0.5) -> Deal | None:
    """Return what A would offer for the red deed, beside the yellow one."""
    terms = Terms(pricings=(Pricing(share), Pricing(premium=2.2)))
    return Market(Keen(), here, A, terms).deal(B, YELLOW, RED)


@pytest.mark.parametrize("share", [0.05, 0.5, 0.95])
@pytest.mark.parametrize("theirs", [0, 9, 60, 400])
@pytest.mark.parametrize("mine", [0, 2, 9, 60, 400])
@pytest.mark.parametrize("deeds", DEEDS)
def test_nobody_is_asked_for_more_than_is_left_after_interest(
    deeds: tuple[str, str], mine: int, theirs: int, share: float
) -> None:
    here = table(deeds, mine, theirs)
    if deal := swap(here, share):
        gives, takes = deal.offer.gives, deal.offer.takes
        assert cash_after(here, A, gives, takes, ())[0] >= 0
        assert cash_after(here, B, takes, gives, ())[0] >= 0


def test_who_cannot_pay_the_interest_asks_for_it() -> None:
    deal = swap(table(DEEDS[0], 2, 400), share=0.05)
    assert deal is not None
    assert deal.offer.takes.cash >= 9


def test_whose_partner_cannot_pay_the_interest_offers_it() -> None:
    deal = swap(table(DEEDS[1], 400, 2), share=0.95)
    assert deal is not None
    assert deal.offer.gives.cash >= 12


def test_nothing_is_offered_where_nobody_can_pay_the_interest() -> None:
    assert swap(table(DEEDS[0], 2, 5)) is None
    assert swap(table(DEEDS[0], 2, 9)) is not None


class Tired(Judge):
    """A judge by which A wins if it is rid of Marvin Gardens, and who has cash wins more."""

    def __init__(self) -> None:
        pass

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        gain = 0.05 * (accounts.position.deeds[YELLOW[0]].owner != A)
        dollars = (cash or {}).get(A, accounts.position.seats[A].cash) - 400
        shares = gain + dollars / 10_000, gain - dollars / 10_000, -2 * gain
        return {seat: 1 / 3 + shares[seat] for seat in (A, B, C)}


@pytest.mark.parametrize(("share", "is_offered"), [(0.05, False), (0.5, False), (0.95, True)])
def test_what_is_sold_brings_its_printed_price(share: float, is_offered: bool) -> None:
    here = table(DEEDS[0], 400, 900)
    deal = Market(Tired(), here, A, Terms(pricings=(Pricing(share),))).deal(B, YELLOW, ())
    assert (deal is not None) == is_offered
    if deal is not None:
        assert deal.offer.takes.cash >= here.rules.properties[YELLOW[0]].price


def test_the_last_railroad_or_utility_is_asked_for_like_a_street() -> None:
    text = "0 hat $900 deeds 5,15,25,12,24; 1 dog $900 deeds 35,28,21,23; 2 boat $900 deeds 1"
    found = set(exchanges(position(text).state, A, B))
    # The fourth railroad for cash; for what completes the utilities of the other; for red.
    assert {((), (35,)), ((12,), (35,)), ((24,), (35,))} <= found
    assert ((12,), (28,)) not in found


@pytest.mark.parametrize(
    ("cash", "paid", "spaces", "is_too_much"),
    [
        (900, 300, (21,), False),  # Half again its printed price of $220 is $330.
        (900, 340, (21,), True),
        (900, 175, (23,), True),  # It is mortgaged: $220 less $110.
        (900, 800, (26,), False),  # It completes the yellow group.
        (320, 300, (21,), True),  # What the next lap may cost is kept.
    ],
)
def test_deeds_that_complete_nothing_cost_no_fortune(
    cash: int, paid: int, spaces: Deeds, is_too_much: bool
) -> None:
    text = f"0 hat ${cash} deeds 24,27,29; 1 dog $900 deeds 21,23m,26; 2 boat $900 deeds 1"
    here = position(text).state
    assert is_overpaid(here, A, Side(cash=paid), Side(spaces)) == is_too_much


def test_what_is_given_beside_cash_counts_with_its_price() -> None:
    here = position("0 hat $900 deeds 15,24; 1 dog $900 deeds 21").state
    assert not is_overpaid(here, A, Side((15,), 100), Side((21,)))
    assert is_overpaid(here, A, Side((15,), 140), Side((21,)))
    assert is_overpaid(here, A, Side((15, 24)), Side((21,), 109))
    assert not is_overpaid(here, A, Side((15, 24)), Side((21,), 110))


class Slight(Judge):
    """A judge by which A gains this much by having Ventnor Avenue, and B by selling it."""

    def __init__(self, gain: float) -> None:
        self._gain = gain

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        gain = self._gain * (accounts.position.deeds[27].owner == A)
        return {seat: 1 / 3 + gain * (1, 1, -2)[seat] for seat in (A, B, C)}


@pytest.mark.parametrize(
    ("mine", "gain", "is_offered"),
    [
        ("26", LEAST_ALONE - 0.001, False),
        ("26", LEAST_ALONE + 0.001, True),
        ("26,29", LEAST_ALONE - 0.001, True),  # It completes the yellow group.
    ],
)
def test_lone_deeds_are_not_passed_round_for_a_trifle(
    mine: str, gain: float, is_offered: bool
) -> None:
    here = position(f"0 hat $900 deeds {mine}; 1 dog $900 deeds 27; 2 boat $900 deeds 1").state
    deal = Market(Slight(gain), here, A, Terms()).deal(B, (), (27,))
    assert (deal is not None) == is_offered


def test_a_far_cheaper_deed_comes_with_a_lone_one_in_a_swap() -> None:
    text = "0 hat $900 deeds 12,1; 1 dog $900 deeds 28,3,16,21,23; 2 boat $900 deeds 24"
    here = position(text).state
    # Baltic Avenue costs $60, the Electric Company $150; B has but one orange street.
    assert ((12,), (3, 16)) in set(padded_swaps(here, A, B))
    assert ((3, 16), (12,)) in set(padded_swaps(here, B, A))


def test_a_swap_of_about_the_same_prices_is_no_longer() -> None:
    text = "0 hat $900 deeds 12,6,8; 1 dog $900 deeds 28,9,16; 2 boat $900 deeds 24"
    assert list(padded_swaps(position(text).state, A, B)) == []


def test_a_swap_that_was_refused_comes_at_printed_prices_next() -> None:
    here = table(DEEDS[0], 900, 900)  # A lacks a deed of $220, B one of $260.
    here.deeds[RED[0]].mortgaged = False
    paid: list[int] = []

    def is_dearer(offer: OfferTrade) -> bool:
        asked = offer.gives.cash - offer.takes.cash
        return not paid or asked > paid[-1]

    while deal := Market(Keen(), here, A, Terms(is_allowed=is_dearer)).deal(B, YELLOW, RED):
        paid.append(deal.offer.gives.cash - deal.offer.takes.cash)
    assert paid[0] == -40
    assert 0 in paid


@pytest.mark.parametrize(
    ("lost", "most", "is_offered"),
    [(0.02, None, False), (0.02, 0.03, True), (0.04, 0.03, False), (0.04, 0.05, True)],
)
def test_a_lone_deed_beyond_half_again_its_price_is_asked_for_at_that(
    lost: float, most: float | None, is_offered: bool
) -> None:
    """To A it is worth 20 points, which are $2,000; B would lose so much by $390 for it."""

    def chances(position: Position) -> dict[SeatId, float]:
        cash, sold = position.seats[A].cash / 10_000, position.deeds[27].owner == A
        mine, theirs = cash + 0.2 * sold, -cash - (0.039 + lost) * sold
        return {A: mine, B: theirs, C: -mine - theirs}

    here = position("0 hat $2000 deeds 26; 1 dog $900 deeds 27; 2 boat $900 deeds 1").state
    terms = Terms(pricings=(Pricing(),), most_lost=most)
    deal = Market(FixedJudge(chances), here, A, terms).deal(B, (), (27,))
    assert (deal is not None) == is_offered
    if deal is not None:
        assert deal.offer == OfferTrade(B, Side(cash=390), Side((27,)))
