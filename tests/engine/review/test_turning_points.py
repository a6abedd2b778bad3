"""Turning points: what belongs together, and what is worth telling."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from engine.analysis.review import turning_points as module
from engine.analysis.review.episode import Episode
from engine.analysis.review.importance import Importance
from engine.analysis.review.records import TurningPoint
from engine.analysis.review.turning_points import turning_points
from engine.core import events as e
from engine.core.actions import Side
from engine.core.events import Event
from engine.core.why import CardSum, LuxuryTax
from tests.support import game as g
from tests.support.game import A, B, C
from tests.support.review_logs import RULES, Line, bought, line, rent, reviewed, trade

DEAL = trade(Side((), 300), Side((g.VERMONT,)))
BEGUN = line("0 buy", *bought(A, g.ORIENTAL, g.CONNECTICUT), *bought(B, g.VERMONT, g.BOARDWALK))
MADE = line("1 accept 7", e.TradeMade(DEAL))


def built(level: int) -> e.Built:
    levels = tuple((space, level) for space in g.LIGHT_BLUES)
    return e.Built(A, levels, 150 * level, 32 - 3 * level, 12)


def roll(number: int, seat: int = C) -> e.DiceRolled:
    return e.DiceRolled(seat, 4, 4, number)


BUILT = (e.TradeMade(DEAL), built(3))
"""What is told of the trade where it was built on at once."""
TO_C = (e.TurnStarted(B), e.TurnStarted(C))


def after_purchases(*log: Line) -> list[TurningPoint]:
    """The turning points, but for purchases: whether one was worth much is the judge's affair."""
    found = reviewed(*log).turning_points
    return [it for it in found if not isinstance(it.events[0], e.PropertyBought)]


def told(*events: Event) -> list[tuple[Event, ...]]:
    """What the turning points tell of these events, after a trade that completes a group."""
    return [it.events for it in after_purchases(BEGUN, MADE, line("2 throw", *events))]


def test_building_after_a_trade_belongs_to_the_trade() -> None:
    assert told(built(3)) == [BUILT]


def test_a_group_is_not_told_of_again_when_it_is_built_on_later() -> None:
    turns = (e.TurnStarted(seat) for seat in (B, C, A, B, C, A))
    assert told(*turns, built(3)) == [(e.TradeMade(DEAL),)]


def test_rent_goes_on_until_it_is_paid() -> None:
    """What is mortgaged for rent belongs to the rent, although others act meanwhile."""
    owed = e.DebtOpened(C, (A,), 1800, rent(g.VERMONT, 1800))
    moved, lent = e.Moved(C, 0, g.VERMONT), e.Mortgaged(C, g.READING, 100)
    events = (built(4), *TO_C, roll(1), moved, owed, lent)
    assert told(*bought(C, g.READING), *events)[-1] == (moved, owed, lent)


def test_buildings_sold_one_after_another_for_rent_are_told_at_once() -> None:
    moved, owed = e.Moved(C, 0, g.VERMONT), e.DebtOpened(C, (A,), 1800, rent(g.VERMONT, 1800))
    browns = (1, 3)
    begun = *bought(C, *browns), built(4), e.Built(C, tuple((it, 2) for it in browns), 200, 16, 12)
    sales = [e.BuildingsSold(C, ((it, 1),), 25, 17 + at, 12) for at, it in enumerate(browns)]
    sold = e.BuildingsSold(C, tuple((it, 1) for it in browns), 50, 18, 12)
    assert told(*begun, *TO_C, roll(1), moved, owed, *sales)[-1] == (moved, owed, sold)


def test_small_rents_are_not_told() -> None:
    paid = e.Paid(C, (A,), 90, rent(g.VERMONT, 90))
    assert told(built(3), *TO_C, roll(1), e.Moved(C, 0, g.VERMONT), paid) == [BUILT]


def test_small_taxes_are_not_told() -> None:
    taxed = roll(1, A), e.Moved(A, 0, 38), e.Paid(A, (), 75, LuxuryTax())
    assert told(built(3), *taxed) == [BUILT]


def test_who_is_out_is_told_with_the_rent() -> None:
    owed = e.DebtOpened(C, (A,), 2000, rent(g.VERMONT, 2000))
    moved, out = e.Moved(C, 0, g.VERMONT), e.WentBankrupt(C, (A,))
    estate = e.EstateTaken(C, A, 1500, (), ())
    found = told(built(4), *TO_C, roll(1), moved, owed, out, estate)
    assert (moved, owed, out) in found


def test_what_happened_in_one_turn_is_told_in_its_order() -> None:
    """The fall counts for more than the trade before it, and yet comes after it."""
    owed = e.DebtOpened(C, (A,), 2000, rent(g.VERMONT, 2000))
    out, estate = e.WentBankrupt(C, (A,)), e.EstateTaken(C, A, 1500, (), ())
    swap = e.TradeMade(trade(Side((g.READING,), 0), Side((g.BOARDWALK,), 0)))
    bought_more = bought(A, g.READING)
    found = told(*bought_more, built(4), *TO_C, roll(1), swap, roll(2), owed, out, estate)
    orders = [events[0] for events in found]
    assert orders.index(swap) < orders.index(owed)


def test_payments_of_one_player_in_one_turn_are_one_point() -> None:
    first = (roll(1), e.Moved(C, 0, g.VERMONT), e.Paid(C, (A,), 400, rent(g.VERMONT, 400)))
    second = (roll(2), e.Moved(C, g.VERMONT, g.ORIENTAL))
    owed = e.Paid(C, (A,), 600, rent(g.ORIENTAL, 600))
    found = told(built(4), *TO_C, *first, *second, owed)
    assert (*first[1:], *second[1:], owed) in found


def paid(turn: int, lost: float) -> Episode:
    """A rent of $500 of C in a turn of its own, in a game that A has as good as won."""
    chances = (0.99, 0.005, 0.005)
    events: list[Event] = [roll(1, C), e.Paid(C, (A,), 500, rent(g.VERMONT, 500))]
    return Episode(turn, turn, chances, chances, [0.0] * 3, losses={C: lost}, events=events)


def turns_of(episodes: list[Episode]) -> list[int]:
    points = turning_points(episodes, Importance((), 0), RULES)
    return [it.turn for it in points]


def test_what_tells_an_episode_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Mock(wraps=module.events_to_tell)
    monkeypatch.setattr(module, "events_to_tell", tell)
    assert turns_of([paid(6, 0.5), paid(9, 0.4)]) == [6, 9]
    assert tell.call_count == 2


def test_what_costs_a_player_much_is_told_though_the_game_is_decided() -> None:
    """Who reads a game sees the last money of the last rival go, whatever chance it still had."""
    assert turns_of([paid(6, 0.5), paid(9, 0.02), paid(12, 0.3)]) == [6, 12]


def test_the_dearest_losses_are_told_where_there_are_too_many() -> None:
    losses = [paid(turn, turn / 20) for turn in range(1, 8)]
    assert turns_of(losses) == [3, 4, 5, 6, 7]


def test_what_turned_something_comes_before_what_only_cost_much() -> None:
    losses = [paid(turn, turn / 20) for turn in range(1, 8)]
    before, after = (0.89, 0.06, 0.05), (0.93, 0.04, 0.03)
    swap: list[Event] = [e.TradeMade(trade(Side((), 1000), Side((g.READING,))))]
    moved = [now - then for then, now in zip(before, after, strict=True)]
    deal = Episode(20, 20, before, after, moved, dealt=0.25, events=swap)
    assert turns_of([*losses, deal]) == [4, 5, 6, 7, 20]


def swapped(turn: int, after: tuple[float, ...], group: str = "orange") -> Episode:
    """A trade for a street of a group, with the chances after it; before it they were even."""
    before = (0.4, 0.3, 0.3)
    moved = [now - then for then, now in zip(before, after, strict=True)]
    swap: list[Event] = [e.TradeMade(trade(Side((), 1000), Side((g.READING,))))]
    subjects = {("group", A, group)}
    return Episode(
        turn, turn, before, after, moved, dealt=0.25, events=swap, subjects=set(subjects)
    )


BY_LITTLE, BY_MUCH = (0.5, 0.25, 0.25), (0.6, 0.2, 0.2)


def test_what_changed_a_chance_by_much_comes_before_what_changed_it_by_little() -> None:
    """However much money the others moved."""
    small = [replace(swapped(turn, BY_LITTLE, str(turn)), dealt=0.9) for turn in range(1, 7)]
    assert 7 in turns_of([*small, swapped(7, BY_MUCH)])
    assert 7 not in turns_of([*small, swapped(7, BY_LITTLE)])


def test_two_deals_for_a_group_are_told_if_each_changed_a_chance_by_much() -> None:
    """The one that gave two of three streets, and the one that completed the group."""
    assert turns_of([swapped(1, BY_MUCH), swapped(9, BY_MUCH)]) == [1, 9]
    assert turns_of([swapped(1, BY_LITTLE), swapped(9, BY_LITTLE)]) == [1]


def test_much_cash_for_a_property_is_told_although_it_hardly_turned_anything() -> None:
    """Who paid it remembers it, whatever the chances do in the turns after it."""
    dear = e.TradeMade(trade(Side((), 1000), Side((g.READING,))))
    log = line("1 buy", *bought(B, g.READING)), line("1 accept 7", dear)
    back = e.TradeMade(replace(trade(Side((g.READING,)), Side((), 1000)), id=8))
    points = reviewed(*log, line("2 throw", *TO_C), line("1 accept 8", back)).turning_points
    assert (dear,) in [it.events for it in points]


def test_a_deal_is_told_beside_the_one_that_gave_a_street_of_its_group() -> None:
    """A gets the last light blue for an orange, and C the last orange for cash a round later."""
    begun = bought(A, g.ORIENTAL, g.CONNECTICUT, 16), bought(C, 18, 19), bought(B, g.VERMONT)
    given = e.TradeMade(trade(Side((16,)), Side((g.VERMONT,))))
    sold = e.TradeMade(replace(trade(Side((), 400), Side((16,))), proposer=C))
    log = line("0 buy", *(it for part in begun for it in part)), line("1 accept 7", given)
    built_on = line("2 throw", e.TurnStarted(B), built(3))
    whole = [it.completed for it in after_purchases(*log, built_on, line("3 accept 8", sold))]
    assert whole == [((A, "light_blue"),), ((C, "orange"),)]


def test_a_card_that_costs_much_is_told() -> None:
    card = e.CardDrawn(A, "CC-HOSPITAL")
    paid = e.Paid(A, (), 500, CardSum("CC-HOSPITAL"))
    found = told(built(3), roll(1, A), card, paid)
    assert (card, paid) in found


def test_a_deal_has_the_chances_of_the_deal_and_not_of_a_roll_after_it() -> None:
    """What is built after the roll is not told with it then, nor what the roll cost."""
    (alone,) = after_purchases(BEGUN, MADE)
    owed = e.Paid(A, (B,), 200, rent(g.BOARDWALK, 200))
    move = (roll(1, A), e.Moved(A, 0, g.BOARDWALK), owed, built(3))
    points = reviewed(BEGUN, MADE, line("0 throw", *move)).turning_points
    (deal,) = [it for it in points if isinstance(it.events[0], e.TradeMade)]
    assert (deal.events, deal.before, deal.after) == (alone.events, alone.before, alone.after)


def test_a_card_has_the_chances_of_the_card_and_not_of_the_way_to_it() -> None:
    """A token that has passed dangerous streets has gained by that, and not by its card."""
    card, sum_ = e.CardDrawn(C, "CC-STREETS"), CardSum("CC-STREETS")
    drawn = (card, e.Paid(C, (), 900, sum_))
    passed = (roll(1), e.Moved(C, 0, 22), e.Received(C, 1500, sum_))
    (*_, point) = reviewed(
        BEGUN, MADE, line("0 build", built(4), *TO_C, *passed, *drawn)
    ).turning_points
    assert point.events == drawn
    assert point.after[C] < point.before[C]
