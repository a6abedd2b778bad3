"""HOUSE: what is sold for a debt, stock, and refusals (AMB-52 to AMB-54)."""

import pytest

from engine.core.errors import Reason
from engine.core.notation import write
from engine.core.offered import BuildOffer
from engine.editions.catalogue import rules_of
from engine.players.absent import answer
from engine.view import seat_view
from tests.support.brief import numbered
from tests.support.editions import sells_evenly
from tests.support.game import EDITION, A, B
from tests.support.plays import plays

# -- AMB-53, AMB-54 ----------------------------------------------------------------------------


def test_amb_53_the_debtor_chooses_what_goes() -> None:
    cash = rules_of(EDITION.get()).luxury_tax - 45
    plays(
        f"A ${cash} at 35 deeds oranges=1,oriental / A throw 1+2",
        "A sell new-york=0: A $5 has new-york,oriental",
    )


@sells_evenly
def test_amb_53_but_evenly() -> None:
    plays(
        "A $30 at 35 deeds oranges=2/1/1 / A throw 1+2",
        "A sell new-york=0 | raise new-york=0 -: refused uneven",
    )


@pytest.mark.parametrize(
    ("due", "plan"),
    [
        # Bare deeds: Reading's group is incomplete, so it goes before the others.
        (100, "- reading"),
        (101, "- reading,1"),
        (161, "- reading,browns,12"),
        (310, "- reading,browns,utilities"),
        # Then houses: orange ones cost less than dark blue ones.
        (360, "16=0 reading,browns,utilities"),
        (460, "oranges=0 reading,browns,utilities"),
        (660, "oranges=0,dark-blues=0 reading,browns,utilities"),
        # Then the lots so bared.
        (751, "oranges=0,dark-blues=0 reading,browns,utilities,16,18"),
    ],
)
def test_amb_53_silence_sells_what_is_cheapest_to_undo(due: int, plan: str) -> None:
    deeds = "oranges=1,reading,browns,utilities,dark-blues=1"
    start = f"A $0 deeds {deeds}; turn 1 of A owing A={due}"
    assert write(A, answer(plays(start).state, A)) == numbered(f"A raise {plan}")
    plays(start, f"A raise {plan}: A paid {due} to bank luxury-tax")


def test_amb_54_half_the_deed_price_comes_back() -> None:
    plays("A deeds reds=1 / A sell reds=0: A buildings-sold reds=0 225 32 12")


def test_amb_54_house_prices_are_even_so_nothing_is_rounded() -> None:
    groups = plays("A at go").state.rules.groups.values()
    assert {group.house_cost % 2 for group in groups} == {0}


# -- stock, first come first served ------------------------------------------------------------


def test_amb_52_each_single_step_needs_its_house() -> None:
    plays(
        "A $5000 deeds oranges=1; stock 8 12: A may build orange 4..11",
        "A build oranges=4 | build oranges=5: refused no-houses / stock 9 12",
        "A build oranges=5: bank 12 9",
    )


def test_house_without_houses_in_the_bank_nothing_is_built() -> None:
    plays("A deeds oranges; stock 0 12: A may not build / A build st-james=1: refused no-houses")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("A deeds oranges", None),
        ("A $99 deeds oranges", Reason.CANNOT_AFFORD),
        ("A deeds 16m,18,19", Reason.GROUP_MORTGAGED),
        ("A deeds oranges; stock 0 12", Reason.NO_HOUSES),
    ],
)
def test_house_a_complete_group_is_offered_or_there_is_a_reason(
    position: str, why: Reason | None
) -> None:
    state = plays(position).state
    view = seat_view(state, A)
    assert [it.reason for it in view.unbuildable] == [why] * (why is not None)
    assert any(isinstance(offer, BuildOffer) for offer in view.offers) is (why is None)
    assert seat_view(state, B).unbuildable == ()


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [5, 12, 0, 4, -1, 40, 10**12])
def test_house_only_streets_are_built_on(space: int) -> None:
    plays(
        "A deeds railroads,utilities,oranges",
        f"A build {space}=1 | build 16=1,{space}=1 | sell {space}=0: refused not-a-street",
    )


@pytest.mark.parametrize("level", [6, 10**12, 1, 0, -1, -(10**12)])
def test_house_levels_outside_the_range_are_refused(level: int) -> None:
    plays(f"A deeds oranges=1 / A build 16={level}: refused level-range")
    if level:
        plays(f"A deeds oranges=1 / A sell 16={level}: refused level-range")


@pytest.mark.parametrize("levels", ["-", "16=1,16=1", "16=1,16=2", "16=1,24=1"])
def test_house_one_group_at_a_time_each_lot_once(levels: str) -> None:
    plays(f"A deeds oranges,reds / A build {levels} | sell {levels}: refused level-range")


def test_house_only_the_owner_builds_or_sells() -> None:
    plays(
        "A deeds oranges=1 / B build st-james=2: refused group-incomplete",
        "B sell st-james=0: refused not-owner / H build st-james=2: refused out-of-game",
    )


def test_house_a_debtor_may_sell_but_not_build() -> None:
    plays(
        "A $60 deeds oranges=1,browns; turn 1 of A owing A=130",
        "A build mediterranean=1: refused in-debt / A sell st-james=0: A $110",
    )


def test_house_others_build_while_somebody_is_in_debt() -> None:
    """AMB-06: the lock ends when the sum is fixed, not when it is paid."""
    plays(
        "A deeds oranges; B $0 deeds reading; turn 1 of A owing B=75",
        "A build st-james=1: A has st-james=1; awaits B",
    )


def test_house_nothing_is_built_after_the_end() -> None:
    plays("seats 2; A deeds oranges / B resign / A build st-james=1: refused game-over")


def test_house_a_bare_lot_beside_houses_cannot_be_mortgaged() -> None:
    plays("A deeds oranges=1/0/0 / A mortgage tennessee: refused group-built")


def test_house_building_does_not_use_up_the_roll() -> None:
    plays("rules by-post; A deeds oranges / A build st-james=1: awaits A / A throw 4+6: A at 10")
