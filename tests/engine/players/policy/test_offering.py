"""What a player has refused tells what it is asked for next."""

from dataclasses import replace

import pytest

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.events import PastOffer
from engine.core.events.trading import Closing
from engine.core.position import Position
from engine.players.characters import NEUTRAL
from engine.players.offer_limits import LAP, Company
from engine.players.policy.offering import likelihood
from engine.players.policy.player import choose
from engine.rules.trade.exchange import as_trade
from engine.view import View, seat_view
from tests.support.game import A, B, C, position
from tests.support.judges import FixedJudge, WorthJudge

TABLE = "0 hat $900 deeds 16,18,12,24; 1 dog $900 deeds 19,28,21,23; 2 boat $900 deeds 1,6,11"
"""B has what A lacks of the orange group, and lacks what A has of the utilities."""
CASH = OfferTrade(B, Side(cash=300), Side((19,)))
SWAP = OfferTrade(B, Side((12,), 50), Side((19,)))
OTHER = OfferTrade(B, Side(cash=200), Side((21,)))


def after(*offers: OfferTrade, by: Closing = "declined") -> View:
    """Return what A sees after B has answered these offers of A's."""
    view = seat_view(position(TABLE).state, A)
    past = tuple(PastOffer(view.turn, as_trade(A, it), by, (900, 900), (4, 4)) for it in offers)
    return replace(view, past_offers=past)


def test_at_first_all_offers_are_as_likely() -> None:
    assert likelihood(after(), A, CASH) == likelihood(after(), A, SWAP) == 1


def test_who_has_sold_nothing_for_cash_may_rather_swap() -> None:
    view = after(OTHER, OTHER)
    assert likelihood(view, A, CASH) < likelihood(view, A, SWAP) == 1


def test_what_a_player_has_kept_it_may_keep_whatever_it_is_offered() -> None:
    view = after(CASH)
    assert likelihood(view, A, SWAP) < 1
    assert likelihood(view, A, CASH) < likelihood(view, A, OTHER)


@pytest.mark.parametrize("by", ["made", "withdrawn", "countered"])
def test_only_a_refusal_counts(by: Closing) -> None:
    assert likelihood(after(CASH, by=by), A, CASH) == 1


def test_nobody_answers_for_another_player() -> None:
    assert likelihood(after(CASH), A, replace(CASH, partner=C)) == 1


def offered(view: View) -> OfferTrade:
    """Return what A offers."""
    action = choose(WorthJudge(), view, NEUTRAL, "sharp").action
    assert isinstance(action, OfferTrade)
    return action


def test_a_swap_is_offered_to_who_refused_cash() -> None:
    first = offered(after())
    assert not first.gives.deeds
    view = after(first, replace(first, gives=Side(cash=first.gives.cash + 1)))
    assert offered(replace(view, turn=view.turn + LAP * len(view.seats))).gives.deeds


@pytest.mark.parametrize(("others", "asked"), [("; 2 boat $900 deeds 1,6,11", LAP), ("", 1)])
def test_one_of_two_asks_the_other_once_a_lap(others: str, asked: int) -> None:
    """What one of them gains the other loses: they hardly trade."""
    table = TABLE.split("; 2 boat")[0] + others
    seats = table.count("$")
    turns = [f"{table}\nturn {seats * round_} of 0 to-throw" for round_ in range(1, LAP + 1)]
    views = [seat_view(position(it).state, A) for it in turns]
    found = [choose(WorthJudge(), it, NEUTRAL, "sharp").action for it in views]
    assert sum(isinstance(it, OfferTrade) for it in found) == asked


def test_a_person_is_asked_for_a_lone_deed_that_no_computer_is_asked_for() -> None:
    """What divides the gain is beyond half again its printed price of $220."""
    view = seat_view(
        position(
            "0 hat $400 deeds 16,21,31; 1 dog $400 deeds 18,23; 2 boat $900 deeds 19,39"
        ).state,
        A,
    )

    def chances(position: Position) -> dict[SeatId, float]:
        owner, seats = position.deeds[23].owner, position.seats
        worth = {it: seats[it].cash / 1e4 for it in (A, B, C)}
        worth[A] += 0.3 * (owner == A)
        worth[B] += 0.02 * (owner == B)
        return worth

    judge = FixedJudge(chances)
    persons, nobody = Company(frozenset({B})), Company()
    asked = choose(judge, view, NEUTRAL, "even", persons).action
    assert asked == OfferTrade(B, Side(cash=330), Side((23,)))
    assert not isinstance(choose(judge, view, NEUTRAL, "even", nobody).action, OfferTrade)


@pytest.mark.parametrize(("worth", "is_offered"), [(0.09, False), (0.11, True)])
def test_a_group_is_offered_to_another_for_five_points_only(
    worth: float, *, is_offered: bool
) -> None:
    """What it is worth to the other side is divided evenly."""
    table = "0 hat $400 deeds 24; 1 dog $1400 deeds 21,23; 2 boat $900 deeds 11"
    view = seat_view(position(table).state, A)

    def chances(position: Position) -> dict[SeatId, float]:
        found = {it: 0.2 + position.seats[it].cash / 1e4 for it in (A, B, C)}
        found[B] += worth * (position.deeds[24].owner == B)
        return found

    found = choose(FixedJudge(chances), view, NEUTRAL, "sharp").action
    assert isinstance(found, OfferTrade) == is_offered
