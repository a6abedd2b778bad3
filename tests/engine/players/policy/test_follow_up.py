"""The move after a deal: what both sides build at once, and that a deal is judged after it."""

import pytest

from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.core.position import Position
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import exchanged, gains
from engine.players.policy.follow_up import built_up
from engine.view import public_view
from tests.support.game import A, B, position

JUDGE = fitted_judge()
BOTH = "0 hat ${} deeds 16,18,19{}; 1 dog ${} deeds 21,23,24{}; 2 boat $900 deeds 1"


def here(*parts: object, houses: int = 32) -> Position:
    found = position(BOTH.format(*parts)).state
    found.houses = houses
    return found


def built(start: Position, *sides: SeatId) -> Position:
    return built_up(JUDGE, start, sides)


def levels(found: Position, seat: SeatId) -> list[int]:
    return [found.deeds[space].level for space in found.owned(seat)]


def test_a_side_builds_with_what_it_has_at_once() -> None:
    found = built(here(900, "", 30, ""), A, B)
    assert sum(levels(found, A)) >= 6
    assert levels(found, B) == [0, 0, 0]
    assert found.seats[A].cash == 900 - 100 * sum(levels(found, A))
    assert found.seats[A].cash >= 30


def test_nobody_builds_but_the_sides_of_the_deal() -> None:
    start = here(900, "", 900, "")
    assert levels(built(start, B), A) == [0, 0, 0]
    assert built(start) is start


def test_what_completes_no_group_is_mortgaged_for_a_third_house() -> None:
    found = built(here(500, ",5,15,37", 30, ""), A)
    loans = [space for space in (5, 15, 37) if found.deeds[space].mortgaged]
    count = sum(levels(found, A))
    assert loans
    assert count > 4
    assert found.seats[A].cash == 500 - 100 * count + 100 * len(set(loans) & {5, 15}) + (
        175 * (37 in loans)
    )


def test_two_who_can_build_divide_the_last_houses() -> None:
    found = built(here(900, "", 900, "", houses=6), A, B)
    assert (sum(levels(found, A)), sum(levels(found, B))) == (3, 3)
    assert found.houses == 0


def test_mortgages_of_a_group_are_paid_off_before_it_is_built_on() -> None:
    start = here(900, "", 30, "")
    start.deeds[16].mortgaged = True
    found = built(start, A)
    assert not found.deeds[16].mortgaged
    assert found.seats[A].cash == 900 - 99 - 100 * sum(levels(found, A))


def test_the_position_given_stays_as_it_was() -> None:
    start = here(900, ",5,15", 900, "")
    before = {space: (deed.mortgaged, deed.level) for space, deed in start.deeds.items()}
    built(start, A, B)
    assert before == {space: (deed.mortgaged, deed.level) for space, deed in start.deeds.items()}
    assert (start.houses, start.seats[A].cash) == (32, 900)


@pytest.mark.parametrize("cash", [60, 1500])
def test_a_deal_is_judged_after_what_its_partner_builds_at_once(cash: int) -> None:
    text = "0 hat $900 deeds 16,18,5; 1 dog ${} deeds 19,1,3; 2 boat $900 deeds 21,11"
    view = public_view(position(text.format(cash)).state)
    trade = Trade(1, A, B, Side((5,)), Side((19,)))
    plain = JUDGE.chances(exchanged(view, trade))[A] - JUDGE.chances(view)[A]
    found = gains(JUDGE, view, trade)
    assert found[A] > 0
    assert found[A] != plain, "A builds on its orange lots"
    assert sum(found.values()) == pytest.approx(0, abs=1e-9)
