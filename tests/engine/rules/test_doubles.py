"""DBL: throwing again, and three in a row; AMB-08, AMB-10, AMB-11: what counts as doubles."""

import pytest

from engine.core.actions import Bid, Build, Buy, Decline, EndTurn, PassBid, PayFine, Throw, UsePass
from engine.core.chance import Dice
from engine.core.decisions import ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    DiceThrown,
    Jailed,
    JailLeft,
    Moved,
    RentThrown,
    SalaryPaid,
    TurnStarted,
)
from engine.editions.options import Choice, resolve
from tests.support.game import (
    BROWNS,
    ELECTRIC,
    FREE_PARKING,
    GO_TO_JAIL,
    ILLINOIS,
    JAIL,
    NORTH_CAROLINA,
    ORIENTAL,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)
from tests.support.landings import draw_card, land_on

FROM_FIVE: tuple[Dice, Dice] = ((2, 2), (4, 4))
"""Two doubles that bring a token from 5 by way of 9 to 17."""


def twice(game: Game) -> Game:
    """A has thrown doubles twice since 5 and stands on 17; the lots on the way are A's own."""
    game.at(A, 5).owns(A, 9).on_top("community_chest", "CC-INHERIT")
    for dice in FROM_FIVE:
        game.play(A, Throw(), dice)
    assert game.space_of(A) == 17
    return game


def test_dbl_01_the_space_is_dealt_with_before_the_next_throw() -> None:
    game = land_on(live(), ORIENTAL, (3, 3))
    assert game.offers(A)[:2] == [Buy(), Decline()]
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    game.play(A, Buy())
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_dbl_02_the_same_player_throws_again() -> None:
    game = land_on(live().owns(A, 25), FREE_PARKING, (2, 2))
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(B, Throw()) is Reason.NOT_AWAITED
    game.play(A, Throw(), (1, 4))
    assert isinstance(game.decision, ToEnd)
    game.play(A, EndTurn())
    assert game.awaited == (B,)


def test_dbl_02_after_an_auction_too() -> None:
    game = land_on(live(3), ORIENTAL, (3, 3))
    game.play(A, Decline())
    game.play(B, Bid(10))
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_dbl_03_the_third_doubles_are_not_moved_but_jail() -> None:
    game = twice(live())
    cash = game.cash_of(A)
    game.play(A, Throw(), (6, 6))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert not game.happened(Moved)
    assert (game.space_of(A), game.cash_of(A)) == (JAIL, cash)
    assert game.owner(29) is None


def test_dbl_04_and_end_the_turn() -> None:
    game = twice(live())
    game.play(A, Throw(), (1, 1))
    assert game.refused(A, Throw()) is Reason.NOT_AWAITED
    assert game.happened(TurnStarted) == [TurnStarted(B)]


def test_dbl_05_jail_cancels_the_bonus_throw() -> None:
    game = land_on(live(), GO_TO_JAIL, (5, 5))
    assert game.state.seats[A].jail == 0
    assert game.awaited == (B,)


def test_dbl_05_jail_by_a_card_too() -> None:
    game = live().on_top("chance", "CH-JAIL").at(A, 3)
    game.play(A, Throw(), (2, 2))
    assert game.happened(Jailed) == [Jailed(A, "card")]
    assert game.awaited == (B,)


def test_dbl_06_amb_09_doubles_out_of_jail_give_no_bonus() -> None:
    game = live().owns(A, TENNESSEE).jailed(A).to_move(A)
    game.play(A, Throw(), (4, 4))
    assert game.happened(JailLeft) == [JailLeft(A, "doubles")]
    assert game.happened(Moved) == [Moved(A, JAIL, TENNESSEE)]
    assert isinstance(game.decision, ToEnd)
    assert game.refused(A, Throw()) is Reason.NOT_NOW


def test_amb_09_in_1935_they_count_as_the_first_doubles_and_give_another_throw() -> None:
    game = live().owns(A, NORTH_CAROLINA).jailed(A).to_move(A)
    game.play(A, Throw(), (5, 5))
    assert game.happened(JailLeft) == [JailLeft(A, "doubles")]
    assert game.decision == ToThrow(game.decision.id, A, 1)
    game.play(A, Throw(), (6, 6))
    assert game.decision == ToThrow(game.decision.id, A, 2)
    game.play(A, Throw(), (1, 1))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert game.awaited == (B,)


def test_amb_09_in_1935_another_throw_that_is_no_doubles_ends_the_turn() -> None:
    game = by_post().owns(A, TENNESSEE, ILLINOIS).jailed(A).to_move(A)
    game.play(A, Throw(), (4, 4))
    assert game.awaited == (A,)
    game.play(A, Throw(), (2, 4))
    assert (game.space_of(A), game.awaited) == (ILLINOIS, (B,))


@pytest.mark.parametrize(
    ("edition", "rule", "again"),
    [("1994", "throw-after-jail-doubles", 1), ("1935", "no-throw-after-jail-doubles", 0)],
)
def test_amb_09_it_is_a_switch(edition: str, rule: str, again: int) -> None:
    rules = resolve(Choice(edition, "standard", ((rule, 0),)))
    game = Game(rules.played_live(), 4).jailed(A).to_move(A)
    game.play(A, Throw(), (5, 5))
    number = game.decision.id
    assert game.decision == (ToThrow(number, A, 1) if again else ToEnd(number, A))


# -- rulings ------------------------------------------------------------------------------------


def test_amb_08_no_salary_and_no_landing_for_the_third() -> None:
    game = twice(live()).at(A, 38).owns(B, *BROWNS)
    cash = game.cash_of(A)
    game.play(A, Throw(), (1, 1))
    assert not game.happened(SalaryPaid)
    assert (game.space_of(A), game.cash_of(A)) == (JAIL, cash)


def test_amb_08_a_throw_for_rent_is_not_one_of_them() -> None:
    game = live().owns(B, ELECTRIC).at(A, 3)
    game.on_top("chance", "CH-UTILITY")
    game.play(A, Throw(), (2, 2), (5, 5))
    assert game.happened(RentThrown) == [RentThrown(A, 5, 5, 5)]
    assert game.decision == ToThrow(game.decision.id, A, 1)
    plain = draw_card(live().owns(B, ELECTRIC), "CH-UTILITY", (6, 6))
    assert isinstance(plain.decision, ToEnd)


def test_amb_08_doubles_of_an_earlier_turn_are_forgotten() -> None:
    game = land_on(live(3).owns(A, 25), FREE_PARKING, (1, 1))
    game.play(A, Throw(), (2, 3))
    game.play(A, EndTurn())
    for other in (B, C):
        land_on(game, FREE_PARKING, seat=other).play(other, EndTurn())
    land_on(game, FREE_PARKING, (1, 1))
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_amb_10_being_jailed_ends_the_turn_in_both_forms() -> None:
    for game in (live(), by_post()):
        land_on(game, GO_TO_JAIL, (2, 2))
        assert game.happened(TurnStarted) == [TurnStarted(B)]
        assert game.decision == ToThrow(game.decision.id, B, 0)


@pytest.mark.parametrize("way_out", [PayFine(), UsePass("CH-GOOJF")])
def test_amb_11_doubles_after_paying_are_ordinary(way_out: PayFine | UsePass) -> None:
    game = live().holds(A, "CH-GOOJF").owns(A, VERMONT, ST_JAMES, TENNESSEE)
    game.jailed(A).to_move(A)
    game.play(A, way_out)
    game.play(A, Throw(), (3, 3))
    assert game.space_of(A) == ST_JAMES
    assert game.decision == ToThrow(game.decision.id, A, 1)
    game.play(A, Throw(), (1, 1))
    assert game.decision == ToThrow(game.decision.id, A, 2)
    game.play(A, Throw(), (1, 1))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]


def test_dbl_02_there_is_time_for_business_before_the_next_throw() -> None:
    game = land_on(live().owns(A, *BROWNS), FREE_PARKING, (2, 2))
    game.play(A, Build(((3, 1),)))
    game.play(A, Throw(), (6, 4))
    assert game.happened(DiceThrown) == [DiceThrown(A, 6, 4, 5)]
    assert game.happened(Jailed) == [Jailed(A, "space")]
