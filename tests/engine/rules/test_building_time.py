"""HOUSE-07 in 2008: houses are bought in one's own turn only, from Jail too."""

from engine.core.errors import Reason
from engine.core.offered import Unbuildable
from engine.view import seat_view
from tests.support.editions import builds_any_time
from tests.support.game import A, Game
from tests.support.plays import plays


def unbuildable(game: Game) -> tuple[Unbuildable, ...]:
    return seat_view(game.state, A).unbuildable


def test_house_07_in_2008_not_in_anothers_turn() -> None:
    game = plays(
        "A deeds browns; turn 1 of B: A may not build / A build baltic=1: refused not-own-turn"
    )
    assert unbuildable(game) == (Unbuildable("brown", Reason.NOT_OWN_TURN),)


@builds_any_time
def test_house_07_before_2008_at_any_time() -> None:
    plays("A deeds browns; turn 1 of B: A may build brown 1..10 / A build baltic=1: A has baltic=1")


def test_house_07_in_2008_before_the_roll_and_after_it() -> None:
    plays(
        "A deeds browns / A build baltic=1 / A throw 4+6 / A build mediterranean=1 / A end",
        "A build baltic=2: refused not-own-turn",
    )


def test_house_07_in_2008_while_ones_own_turn_waits_for_others() -> None:
    plays(
        "A deeds browns / A throw 1+5 / A decline: next auction; A at oriental / A build baltic=1"
    )


def test_house_11_amb_47_in_2008_a_jailed_player_builds_in_the_own_turn() -> None:
    plays("A jail 0 deeds browns / A build baltic=1: A has baltic=1")
    plays("A jail 0 deeds browns; turn 1 of B / A build baltic=1: refused not-own-turn")


def test_sell_05_selling_back_waits_for_no_turn() -> None:
    plays("A deeds browns=1; turn 1 of B: A may sell / A sell baltic=0")


def test_house_07_in_2008_what_else_is_wrong_is_said_first_where_a_turn_would_not_help() -> None:
    game = plays("A deeds mediterranean,baltic.m; turn 1 of B")
    assert unbuildable(game) == (Unbuildable("brown", Reason.GROUP_MORTGAGED),)
