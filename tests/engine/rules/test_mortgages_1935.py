"""MORT, HOUSE in 1935: a mortgage and a building concern their own lot, not its group (AMB-55)."""

import pytest

from engine.core.actions import Build, RaiseMoney
from engine.core.errors import Reason
from engine.core.offered import Unbuildable
from engine.players.absent import answer
from engine.players.computer import next_action
from engine.rules.building.layouts import layout
from engine.view import seat_view
from tests.support.editions import by_the_group, by_the_lot
from tests.support.game import BALTIC, NEW_YORK, READING, ST_JAMES, TENNESSEE, A, Game
from tests.support.plays import plays


def is_unbuildable(game: Game) -> bool:
    """Whether the oranges are all that A may not build on, because of a mortgage."""
    return seat_view(game.state, A).unbuildable == (Unbuildable("orange", Reason.GROUP_MORTGAGED),)


@by_the_lot
def test_mort_03_a_bare_lot_beside_a_house_may_be_mortgaged() -> None:
    plays(
        "A deeds oranges=1/0/0: A may mortgage 18|19",
        "A mortgage tennessee: A mortgaged tennessee 90; A has st-james=1",
    )


@by_the_group
def test_mort_03_from_1973_on_it_may_not() -> None:
    plays("A deeds oranges=1/0/0 / A mortgage tennessee: refused group-built")


@pytest.mark.parametrize("level", [1, 5])
@by_the_lot
def test_mort_04_a_lot_with_a_building_is_no_security(level: int) -> None:
    plays(f"A deeds oranges={level}: A may not mortgage / A mortgage st-james: refused group-built")


@by_the_lot
def test_house_10_only_the_mortgaged_lot_is_not_built_on() -> None:
    plays(
        "A deeds st-james,tennessee.m,new-york: A may build orange 1..2",
        "A build tennessee=1: refused group-mortgaged",
        "A build new-york=1,st-james=1: A built new-york=1,st-james=1 200 30 12",
    )


@by_the_lot
def test_amb_55_even_building_keeps_the_sisters_at_one_house() -> None:
    game = plays(
        "A deeds st-james=1,18m,new-york=1: A may not build",
        "A build new-york=2 | build new-york=2,st-james=2: refused uneven",
    )
    assert is_unbuildable(game)


@by_the_lot
def test_amb_55_a_row_without_an_open_lot_is_not_built_on() -> None:
    game = plays("A deeds oranges.m / A build new-york=1: refused group-mortgaged")
    assert is_unbuildable(game)


@by_the_lot
def test_amb_55_a_layout_leaves_the_mortgaged_lot_bare() -> None:
    state = plays("A deeds st-james,tennessee,new-york.m").state
    assert layout(state, "orange", 1) == ((TENNESSEE, 1),)
    assert layout(state, "orange", 2) == ((ST_JAMES, 1), (TENNESSEE, 1))


@by_the_lot
def test_amb_55_the_sisters_keep_their_houses_and_may_sell_them() -> None:
    plays(
        "A deeds st-james=1,tennessee=1,19m: A may sell 16=0,18=0",
        "A sell tennessee=0: A buildings-sold tennessee=0 50 31 12",
    )


@by_the_lot
def test_mort_06_once_unmortgaged_the_lot_is_built_on_at_the_full_price() -> None:
    plays(
        "A deeds st-james=1,tennessee=1,19m / A lift new-york: A mortgage-lifted new-york 110",
        f"A build new-york=1: A ${1500 - 110 - 100}",
    )


@by_the_lot
def test_sell_03_a_mortgaged_lot_beside_houses_is_not_for_sale() -> None:
    plays(
        "A deeds st-james=1,tennessee,19m",
        "A offer B gives new-york takes $10: refused group-built / A sell st-james=0",
        "A offer B gives new-york takes $10",
    )


@by_the_lot
def test_amb_53_bare_lots_beside_houses_are_mortgaged_before_houses_are_sold() -> None:
    start = "A $0 deeds oranges=1/0/0,reading; turn 1 of A owing A=230 to B"
    assert answer(plays(start).state, A) == RaiseMoney((), (READING, TENNESSEE, NEW_YORK))
    plays(start, "A raise - reading,tennessee,new-york: A $60 has st-james=1; B $1730")


@by_the_lot
def test_amb_53_then_the_houses_go_and_the_lots_under_them() -> None:
    start = "A $0 deeds oranges=1/0/0; turn 1 of A owing A=330 to B"
    plan = RaiseMoney(((ST_JAMES, 0),), (TENNESSEE, NEW_YORK, ST_JAMES))
    assert answer(plays(start).state, A) == plan
    plays(start, "A raise st-james=0 tennessee,new-york,st-james: A $0")


@by_the_lot
def test_amb_53_a_plan_cannot_mortgage_what_stays_built() -> None:
    plays(
        "A $0 deeds oranges=1/1/0; turn 1 of A owing A=100 to B",
        "A raise st-james=0 tennessee: refused group-built / A raise st-james=0 st-james: A $40",
    )


@by_the_lot
def test_amb_55_a_computer_builds_beside_a_mortgaged_lot() -> None:
    game = plays("A $270 deeds mediterranean.m,baltic")
    assert next_action(game.state, (A,)) == (A, Build(((BALTIC, 1),)))
