"""S94-02 to S94-07: hotels after three houses, one turn in Jail, a flat Income Tax."""

import pytest

from engine.core.actions import Build, PayFine, Roll, UseJailCard
from engine.core.notation import write
from engine.core.saves import dump_state, load_state
from engine.editions.catalogue import CATALOGUE
from engine.players.absent import answer
from engine.players.computer import next_action
from engine.players.orders import Orders
from engine.players.orders import answer as answer_by
from engine.players.orders.terms import Leaving, Way
from tests.support.game import ORANGES, A
from tests.support.plays import plays

pytestmark = pytest.mark.only_in(*(it for it in CATALOGUE if "short" in CATALOGUE[it].games))
PASS = "CH-GOOJF"


def oranges(levels: str, more: str = "") -> str:
    """A short game, none of whose deeds has been dealt, in which A has the oranges."""
    return f"rules short; A deeds oranges={levels} {more}"


def test_s94_02_three_houses_on_every_lot_then_a_hotel() -> None:
    plays(
        oranges("3/3/2"),
        "A build new-york=3,st-james=5: refused level-range / A build st-james=4: refused uneven",
    )
    plays(oranges("3"), "A build st-james=4: A built st-james=4 100 26 11")


def test_amb_75_there_is_no_fourth_house() -> None:
    """A fourth level is the hotel: it takes one from the Bank, and three houses go back."""
    plays(
        oranges("3", "; stock 20 0"),
        "A build st-james=4: refused no-hotels / stock 0 1 / A build st-james=4: bank 3 0",
    )


def test_s94_03_the_hotel_rent_is_that_of_the_deed() -> None:
    plays(
        "rules short; A $3000 at 30; B deeds dark-blues=4",
        "A throw 4+5: A paid 2000 to B rent boardwalk built 2000x1 4",
    )


def test_s94_04_all_hotels_at_once_bring_half_of_four_levels() -> None:
    plays(
        f"{oranges('4')}: A raises {1500 + 600 + 280}",
        "A sell oranges=0: A buildings-sold oranges=0 600 32 12",
    )


def test_amb_75_stepping_down_needs_three_houses() -> None:
    plays(
        oranges("4", "; stock 2 0"),
        "A sell st-james=3: refused no-houses; A may sell orange 0|1|2 / stock 3 0",
        "A sell st-james=3: A buildings-sold st-james=3 50 0 1",
    )


def test_amb_75_four_levels_are_all_that_is_offered() -> None:
    plays(
        f"{oranges('0', '$5000')}: A may build orange 1..12",
        "A build oranges=4: A $3800; bank 32 9; A may not build",
    )


def test_s94_04_a_hotel_counts_four_houses_in_total_worth() -> None:
    assert plays(oranges("4")).state.worth(A) == 1500 + 560 + 1200


def test_amb_38_repairs_are_charged_for_hotels_as_hotels() -> None:
    plays(
        oranges("4/3/3", "; top CH-REPAIRS"),
        f"A throw 3+4: A paid {6 * 25 + 100} to bank CH-REPAIRS",
    )


def test_s94_05_s94_06_one_try_then_the_fine_and_the_move() -> None:
    plays(
        "rules short; A jail 0; B deeds tennessee / A throw 2+6: A jail-throw-failed 1; "
        "A paid 50 to bank jail-fine; A jail-left fine; A moved 10 tennessee; A paid 14 to B"
    )


def failed(words: str, more: str = "") -> tuple[str, str]:
    """A's only roll in Jail is 3 and 5."""
    return f"rules short; A jail 0 {words}; {more}", "A throw 3+5"


CHOICE = failed(f"$500 passes {PASS}")


def test_amb_40_s94_05_a_pass_in_hand_takes_the_place_of_the_fine() -> None:
    game = plays(*CHOICE, f": next A fine-or-pass; A may first use {PASS}; A may fine")
    assert game.state.locked()
    plays(
        *CHOICE, f"A use {PASS}: A jail-left pass; no paid; A $500 at tennessee; chance ends {PASS}"
    )


def test_amb_40_s94_06_or_the_fine_is_paid_and_the_pass_kept() -> None:
    plays(
        *failed("$500 passes CC-GOOJF"),
        "A fine: A paid 50 to bank jail-fine; A jail-left fine; A at tennessee holds CC-GOOJF",
    )


def test_amb_40_s94_05_the_holder_chooses_which_pass() -> None:
    plays(*failed(f"$500 passes {PASS},CC-GOOJF"), f"A use CC-GOOJF: A holds {PASS}")


def test_amb_40_s94_05_without_a_pass_the_fine_is_paid_at_once() -> None:
    plays(*failed("$500"), ": A paid 50 to bank jail-fine; A at tennessee")


def test_amb_40_s94_05_nobody_with_a_pass_goes_bankrupt_over_the_fine() -> None:
    plays(
        *failed(f"$49 passes {PASS}"),
        "A fine: refused cannot-afford; A may not fine / A use CC-GOOJF: refused no-pass",
        f"A use {PASS}: A at tennessee",
    )


def test_amb_40_amb_45_who_chooses_the_fine_may_have_to_raise_it() -> None:
    plays(
        *failed(f"$0 deeds boardwalk passes {PASS}"),
        "A fine: next owing / A raise - boardwalk: A $150 at tennessee",
    )


OWED = failed("$30 deeds boardwalk", f"B passes {PASS}")
"""A has to raise the fine; B holds a pass."""


@pytest.mark.parametrize(
    ("offer", "partner"),
    [(f"A offer B gives $10 takes {PASS}", "B"), (f"B offer A gives {PASS} takes $10", "A")],
)
def test_amb_40_s94_05_a_pass_bought_while_the_fine_is_owed_takes_its_place(
    offer: str, partner: str
) -> None:
    plays(
        *OWED,
        ": next owing",
        offer,
        f"{partner} accept: next A fine-or-pass",
        f"A use {PASS}: A jail-left pass; A $20 at tennessee",
    )


def test_amb_40_s94_05_or_the_fine_is_raised_and_the_bought_pass_kept() -> None:
    plays(
        *OWED,
        f"A offer B gives $10 takes {PASS} / B accept / A fine",
        f"A raise - boardwalk: A jail-left fine; A ${20 + 200 - 50} holds {PASS}",
    )


def test_amb_40_s94_05_who_buys_a_pass_and_has_the_cash_too_may_choose() -> None:
    plays(
        *OWED,
        f"A offer B gives boardwalk takes $20+{PASS} / B accept: next A fine-or-pass",
        "A fine: A $0 at tennessee",
    )


def test_amb_40_s94_05_who_leaves_then_is_asked_nothing_more() -> None:
    plays(*CHOICE, "A resign: A at 10; no moved; next B to-throw")


@pytest.mark.parametrize(("cash", "said"), [(50, "fine"), (49, f"use {PASS}")])
def test_amb_40_s94_05_silence_pays_from_the_cash_or_uses_the_pass(cash: int, said: str) -> None:
    state = plays(*failed(f"${cash} passes {PASS}")).state
    assert write(A, answer(state, A)) == f"0 {said}"


def test_amb_40_s94_05_a_computer_uses_the_pass() -> None:
    assert next_action(plays(*CHOICE).state, (A,)) == (A, UseJailCard(PASS))


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (None, None),
        ("throw", PayFine()),
        ("fine", PayFine()),
        ("pass", UseJailCard(PASS)),
        ("pass-fine", UseJailCard(PASS)),
    ],
)
def test_amb_40_s94_05_orders_say_which(
    way: Way | None, said: PayFine | UseJailCard | None
) -> None:
    state = plays(*CHOICE).state
    assert answer_by(state, A, Orders(leaving=Leaving(last=way)), 0.0) == said


def test_amb_40_s94_05_the_choice_survives_a_save() -> None:
    state = plays(*CHOICE).state
    assert load_state(dump_state(state)) == state


def test_s94_05_by_doubles_without_another_roll() -> None:
    plays("rules short; A jail 0 / A throw 5+5: A at free-parking; next to-end")


@pytest.mark.parametrize("way", ["fine", f"use {PASS}"])
def test_s94_05_by_the_fine_or_a_pass_before_the_roll(way: str) -> None:
    plays(f"rules short; A jail 0 passes {PASS}: A may {way} / A {way}: next to-throw")


def test_s94_06_who_cannot_pay_after_the_try_raises_the_money_first() -> None:
    failed_try = ("rules short; A $0 jail 0 deeds oranges: next in-jail", "A throw 2+6")
    said = write(A, answer(plays(*failed_try).state, A)).replace("0", "A", 1)
    plays(*failed_try, f"{said}: A $40 at 18")


def test_s94_07_income_tax_is_200_without_a_choice() -> None:
    plays("rules short; A $900 at 38 / A throw 2+4: A at 4; A paid 200 to bank income-tax flat")


def test_s94_02_a_computer_builds_up_to_the_hotel_and_no_further() -> None:
    hotels = Build(tuple((space, 4) for space in ORANGES))
    assert next_action(plays(oranges("3", "$5000")).state, (A,)) == (A, hotels)
    built = plays(oranges("3", "$5000"), "A build oranges=4")
    assert next_action(built.state, (A,)) == (A, Roll())
