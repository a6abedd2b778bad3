"""House rule parking-pot: fines, taxes and card payments lie on Free Parking for whoever stops."""

import pytest

from engine.core.actions import (
    EndTurn,
    GiveUp,
    Mortgage,
    PayFine,
    PayFlatTax,
    PayTenth,
    RaiseMoney,
    Throw,
)
from engine.core.events import Event, Paid, PotLaid, PotTaken
from engine.game import new_game
from engine.invariants import from_bank, money
from engine.view import public_view
from tests.support.game import (
    BALTIC,
    FREE_PARKING,
    INCOME_TAX,
    LUXURY_TAX,
    ORIENTAL,
    A,
    B,
    Game,
    ScriptedChance,
    house_rules,
    live,
    live_with,
)
from tests.support.landings import draw_card, land_on

POT, SEEDED = "parking-pot 0", "parking-pot 500"


def laid(game: Game) -> list[Event]:
    """What was laid on Free Parking in the last action."""
    return game.happened(PotLaid)


# -- what is laid there ------------------------------------------------------------------------


def test_ltax_01_luxury_tax_goes_there() -> None:
    game = land_on(live_with(POT), LUXURY_TAX)
    assert laid(game) == [PotLaid(75, 75)]
    assert (game.state.pot, game.cash_of(A)) == (75, 1425)


@pytest.mark.parametrize(("choice", "amount"), [(PayFlatTax(), 200), (PayTenth(), 150)])
def test_itax_04_so_does_income_tax(choice: PayFlatTax | PayTenth, amount: int) -> None:
    game = land_on(live_with(POT), INCOME_TAX)
    game.play(A, choice)
    assert laid(game) == [PotLaid(amount, amount)]


def test_itax_04_and_income_tax_without_a_choice() -> None:
    assert laid(land_on(live_with(POT, "flat-income-tax"), INCOME_TAX)) == [PotLaid(200, 200)]


def test_jail_11_so_does_the_fine() -> None:
    game = live_with(POT, "jail-fine 80").jailed(A).to_move(A)
    game.play(A, PayFine())
    assert laid(game) == [PotLaid(80, 80)]


def test_jail_12_the_fine_of_the_third_throw_too() -> None:
    game = live_with(POT).jailed(A, 2).to_move(A)
    game.play(A, Throw(), (4, 6))
    # It is there before the throw that it is paid for is moved, to Free Parking itself.
    assert game.events[2:5] == (
        Paid(A, (), 50, game.events[2].why),
        PotLaid(50, 50),
        game.events[4],
    )  # type: ignore[union-attr]
    assert game.happened(PotTaken) == [PotTaken(A, 50)]


def test_card_05_so_does_what_cards_demand_for_the_bank() -> None:
    game = draw_card(live_with(POT), "CC-HOSPITAL")
    assert laid(game) == [PotLaid(100, 100)]
    game = draw_card(live_with(POT).owns(A, BALTIC, 1).levels((1, BALTIC), 1, 1), "CC-STREETS")
    assert laid(game) == [PotLaid(80, 80)]


def test_card_05_not_what_players_pay_each_other() -> None:
    assert not laid(draw_card(live_with(POT), "CH-CHAIRMAN"))
    assert not laid(draw_card(live_with(POT), "CC-OPERA"))


def test_bank_04_neither_rent_nor_prices_nor_what_mortgages_cost() -> None:
    game = live_with(POT).owns(A, BALTIC).owns(B, ORIENTAL)
    game.play(A, Mortgage(BALTIC))
    land_on(game, ORIENTAL)
    assert game.happened(Paid)
    assert game.state.pot == 0


def test_amb_53_a_tax_that_is_raised_first_goes_there_when_paid() -> None:
    game = land_on(live_with(POT).cash(A, 40).owns(A, ORIENTAL), LUXURY_TAX)
    assert not laid(game)
    game.play(A, RaiseMoney((), (ORIENTAL,)))
    assert laid(game) == [PotLaid(75, 75)]


def test_bkr_08_a_bankrupts_last_cash_is_the_banks() -> None:
    game = land_on(live_with(POT).cash(A, 40), LUXURY_TAX)
    game.play(A, GiveUp())
    assert game.state.pot == 0
    assert game.is_sound()


# -- who takes it ------------------------------------------------------------------------------


def test_park_01_whoever_stops_there_takes_it_all() -> None:
    game = land_on(live_with(POT), LUXURY_TAX)
    game.play(A, EndTurn())
    land_on(game, FREE_PARKING, seat=B)
    assert game.happened(PotTaken) == [PotTaken(B, 75)]
    assert (game.state.pot, game.cash_of(B)) == (0, 1575)


def test_park_01_an_empty_pot_is_nothing() -> None:
    assert not land_on(live_with(POT), FREE_PARKING).happened(PotTaken)


def test_park_01_passing_by_takes_nothing() -> None:
    game = land_on(live_with(SEEDED).owns(A, 21), 21, (3, 4))
    assert not game.happened(PotTaken)


def test_park_01_without_the_rule_nothing_ever_lies_there() -> None:
    game = land_on(live(), LUXURY_TAX)
    assert not laid(game)
    game.play(A, EndTurn())
    assert land_on(game, FREE_PARKING, seat=B).cash_of(B) == 1500


# -- the seed ----------------------------------------------------------------------------------


def test_the_bank_lays_the_seed_at_the_start_and_again_when_it_is_taken() -> None:
    game = live_with(SEEDED)
    assert game.state.pot == 500
    land_on(game, LUXURY_TAX)
    game.play(A, EndTurn())
    land_on(game, FREE_PARKING, seat=B)
    assert game.happened(PotTaken) == [PotTaken(B, 575)]
    assert laid(game) == [PotLaid(500, 500)]
    assert (game.state.pot, game.cash_of(B)) == (500, 2075)


def test_bank_04_every_dollar_in_hand_and_in_the_pot_came_from_the_bank() -> None:
    state, events = new_game(house_rules(SEEDED), ("a", "b"), ScriptedChance((6, 5), (1, 1)))
    assert money(state) == from_bank(events) == 3500
    for place in (LUXURY_TAX, FREE_PARKING):
        game = live_with(SEEDED)
        before = money(game.state)
        land_on(game, place)
        assert money(game.state) - before == from_bank(game.events)


def test_everybody_sees_what_lies_there() -> None:
    game = land_on(live_with(SEEDED), LUXURY_TAX)
    assert public_view(game.state).pot == 575


def test_a_pot_nobody_agreed_on_breaks_an_invariant() -> None:
    game = live()
    game.state.pot = 1
    assert not game.is_sound()
