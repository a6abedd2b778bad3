"""GO: 200 for each time round; AMB-13 to AMB-15: how much, by whom asked for, on which cards."""

import pytest

from engine.core.actions import EndTurn, Throw
from engine.core.decisions import ChooseTax
from engine.core.events import Jailed, Moved, SalaryPaid
from tests.support.game import (
    BOARDWALK,
    FREE_PARKING,
    GO,
    GO_TO_JAIL,
    INCOME_TAX,
    JAIL,
    READING,
    ST_CHARLES,
    A,
    B,
    C,
    by_post,
    live,
)
from tests.support.landings import draw_card, land_on

CHANCE_7, CHANCE_22, CHANCE_36, CHEST_2 = 7, 22, 36, 2


@pytest.mark.parametrize(("dice", "space"), [((1, 2), GO), ((4, 4), READING)])
def test_go_01_for_reaching_or_passing_go(dice: tuple[int, int], space: int) -> None:
    game = live().at(A, 37).cash(A, 100).owns(A, READING)
    game.play(A, Throw(), dice)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
    assert (game.space_of(A), game.cash_of(A)) == (space, 300)


def test_go_01_not_for_stopping_short_of_it() -> None:
    game = live().at(A, 36).owns(A, BOARDWALK)
    game.play(A, Throw(), (1, 2))
    assert game.space_of(A) == BOARDWALK
    assert not game.happened(SalaryPaid)


def test_go_02_by_a_card_as_well() -> None:
    game = draw_card(live(), "CH-STCHARLES", space=CHANCE_36)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
    assert game.space_of(A) == ST_CHARLES


def test_go_03_a_card_to_jail_pays_none() -> None:
    game = draw_card(live(), "CH-JAIL", space=CHANCE_36)
    assert game.happened(Jailed) == [Jailed(A, "card")]
    assert game.cash_of(A) == 1500


def test_go_04_once_a_lap() -> None:
    game = land_on(live(3).owns(A, READING), GO)
    assert game.cash_of(A) == 1700
    game.play(A, EndTurn())
    for other in (B, C):
        land_on(game, FREE_PARKING, seat=other).play(other, EndTurn())
    game.play(A, Throw(), (2, 3))
    assert game.happened(Moved) == [Moved(A, GO, READING)]
    assert not game.happened(SalaryPaid)
    assert game.cash_of(A) == 1700


@pytest.mark.parametrize(
    ("space", "card"), [(CHEST_2, "CC-GO"), (CHANCE_7, "CH-GO")], ids=["chest", "chance"]
)
def test_go_05_passing_it_and_then_sent_to_it(space: int, card: str) -> None:
    game = live().at(A, 35).cash(A, 500)
    game.on_top("chance" if card.startswith("CH") else "community_chest", card)
    throw = (3, 4) if space == CHEST_2 else (6, 6)
    game.play(A, Throw(), throw)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)] * 2
    assert (game.space_of(A), game.cash_of(A)) == (GO, 900)


@pytest.mark.parametrize("chance", [CHANCE_7, CHANCE_22, CHANCE_36])
def test_go_06_backwards_earns_nothing(chance: int) -> None:
    game = live().on_top("community_chest", "CC-DOCTOR")
    draw_card(game, "CH-BACK3", space=chance)
    assert Moved(A, chance, chance - 3) in game.events
    assert not game.happened(SalaryPaid)
    assert isinstance(game.decision, ChooseTax) == (chance - 3 == INCOME_TAX)


def test_go_07_nothing_on_the_way_to_jail() -> None:
    card = draw_card(live(), "CC-JAIL", space=33)
    assert (card.space_of(A), card.cash_of(A)) == (JAIL, 1500)
    space = land_on(live(), GO_TO_JAIL)
    assert (space.space_of(A), space.cash_of(A)) == (JAIL, 1500)


def test_go_07_what_the_throw_had_earned_is_kept() -> None:
    game = live().at(A, 38).cash(A, 100).on_top("chance", "CH-JAIL")
    game.play(A, Throw(), (5, 4))
    assert (game.space_of(A), game.cash_of(A)) == (JAIL, 300)


# -- rulings ------------------------------------------------------------------------------------


def test_amb_13_stopping_on_go_is_worth_no_more() -> None:
    thrown = land_on(live(), GO)
    drawn = draw_card(live(), "CH-GO")
    for game in (thrown, drawn):
        assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
        assert game.cash_of(A) == 1700


def test_amb_14_nobody_need_ask_for_it() -> None:
    for game in (live(), by_post()):
        land_on(game, GO)
        assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
        assert game.cash_of(A) == 1700


@pytest.mark.parametrize(
    ("card", "start", "paid"),
    [
        ("CH-ILLINOIS", CHANCE_36, True),
        ("CH-ILLINOIS", CHANCE_7, False),
        ("CH-STCHARLES", CHANCE_22, True),
        ("CH-STCHARLES", CHANCE_7, False),
        ("CH-READING", CHANCE_7, True),
        ("CH-BOARDWALK", CHANCE_36, False),
        ("CH-RAILROAD-1", CHANCE_36, True),
        ("CH-RAILROAD-2", CHANCE_22, False),
        ("CH-UTILITY", CHANCE_36, True),
        ("CH-UTILITY", CHANCE_22, False),
    ],
)
def test_amb_15_every_forward_move_past_go_pays(card: str, start: int, paid: bool) -> None:
    game = draw_card(live(), card, space=start)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)] * paid
    assert game.cash_of(A) == 1500 + 200 * paid
