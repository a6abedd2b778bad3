"""House rule parking-pot: fines, taxes and card payments lie on Free Parking for whoever stops."""

import pytest

from engine.game import new_game
from engine.invariants import from_bank, money
from engine.view import public_view
from tests.support.game import ScriptedChance, house_rules, live, live_with
from tests.support.plays import plays

POT = "rules parking-pot=0"
SEEDED = "rules parking-pot=500; pot 500"

# -- what is laid there ------------------------------------------------------------------------


def test_ltax_01_luxury_tax_goes_there() -> None:
    plays(f"{POT}; A at 35 / A throw 1+2: pot-laid 75 75; pot 75; A $1425")


@pytest.mark.parametrize(("choice", "amount"), [("flat", 200), ("tenth", 150)])
def test_itax_04_so_does_income_tax(choice: str, amount: int) -> None:
    plays(f"{POT}; A at 1 / A throw 1+2 / A {choice}: pot-laid {amount} {amount}")


def test_itax_04_and_income_tax_without_a_choice() -> None:
    plays("rules parking-pot=0 flat-income-tax; A at 1 / A throw 1+2: pot-laid 200 200")


def test_jail_11_so_does_the_fine() -> None:
    plays("rules parking-pot=0 jail-fine=80; A jail 0 / A fine: pot-laid 80 80")


def test_jail_12_the_fine_of_the_third_roll_too() -> None:
    plays(
        f"{POT}; A jail 2",
        # It is there before the roll that it is paid for is moved, to Free Parking itself.
        "A throw 4+6: A paid 50 to bank; pot-laid 50 50; A moved 10 free-parking; A pot-taken 50",
    )


def test_card_05_so_does_what_cards_demand_for_the_bank() -> None:
    plays(f"{POT}; A at 14; top CC-HOSPITAL / A throw 1+2: pot-laid 100 100")
    plays(f"{POT}; A at 14 deeds browns=1; top CC-STREETS / A throw 1+2: pot-laid 80 80")


def test_card_05_not_what_players_pay_each_other() -> None:
    plays(f"{POT}; A at 4; top CH-CHAIRMAN / A throw 1+2: A paid 150; no pot-laid")
    plays(f"{POT}; A at 14; top CC-OPERA / A throw 1+2: A $1650; no pot-laid")


def test_bank_04_neither_rent_nor_prices_nor_what_mortgages_cost() -> None:
    plays(
        f"{POT}; A at 3 deeds baltic; B deeds oriental / A mortgage baltic",
        "A throw 1+2: A paid 6; pot 0",
    )


def test_amb_53_a_tax_that_is_raised_first_goes_there_when_paid() -> None:
    plays(
        f"{POT}; A $40 at 35 deeds oriental / A throw 1+2: no pot-laid",
        "A raise - oriental: pot-laid 75 75",
    )


def test_bkr_08_a_bankrupts_last_cash_is_the_banks() -> None:
    plays(f"{POT}; A $40 at 35 / A throw 1+2 / A giveup: pot 0")


# -- who takes it ------------------------------------------------------------------------------


def test_park_01_whoever_stops_there_takes_it_all() -> None:
    plays(
        f"{POT}; A at 35; B at 17 / A throw 1+2 / A end",
        "B throw 1+2: B pot-taken 75; pot 0; B $1575",
    )


def test_park_01_an_empty_pot_is_nothing() -> None:
    plays(f"{POT}; A at 17 / A throw 1+2: A at free-parking; no pot-taken")


def test_park_01_passing_by_takes_nothing() -> None:
    plays(f"{SEEDED}; A at 14 deeds 21 / A throw 3+4: A at 21; no pot-taken")


def test_park_01_without_the_rule_nothing_ever_lies_there() -> None:
    plays("A at 35; B at 17 / A throw 1+2: no pot-laid / A end / B throw 1+2: B $1500")


# -- the seed ----------------------------------------------------------------------------------


def test_the_bank_lays_the_seed_at_the_start_and_again_when_it_is_taken() -> None:
    assert live_with("parking-pot 500").state.pot == 500
    plays(
        f"{SEEDED}; A at 35; B at 17 / A throw 1+2 / A end",
        "B throw 1+2: B pot-taken 575; pot-laid 500 500; pot 500; B $2075",
    )


def test_bank_04_every_dollar_in_hand_and_in_the_pot_came_from_the_bank() -> None:
    rules = house_rules("parking-pot 500")
    state, events = new_game(rules, ("a", "b"), ScriptedChance((6, 5), (1, 1)))
    assert money(state) == from_bank(events) == 3500
    for start in (35, 17):
        before = plays(f"{SEEDED}; A at {start}")
        after = plays(f"{SEEDED}; A at {start} / A throw 1+2")
        assert money(after.state) - money(before.state) == from_bank(after.events)


def test_everybody_sees_what_lies_there() -> None:
    assert public_view(plays(f"{SEEDED}; A at 35 / A throw 1+2").state).pot == 575


def test_a_pot_nobody_agreed_on_breaks_an_invariant() -> None:
    game = live()
    game.state.pot = 1
    assert not game.is_sound()
