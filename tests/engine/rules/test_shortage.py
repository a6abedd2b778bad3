"""SHTG: who is asked when the Bank runs short, and what becomes of the claims."""

import pytest

from engine.core.errors import Reason
from engine.core.events import ShortageOpened
from engine.core.saves import dump_state, load_state
from engine.core.upcast import SCHEMA
from engine.editions.catalogue import CATALOGUE
from engine.players.absent import answer
from engine.rules.building.claims import is_open
from engine.view import seat_view
from tests.support.editions import builds_any_time, builds_in_own_turn, by_the_lot
from tests.support.game import A, B, C
from tests.support.plays import plays

THREE = "A build oranges=1"
TWO = "B build kentucky=1,indiana=1"


def two_owners(houses: int = 3, a: str = "", b: str = "reds", more: str = "") -> str:
    """A has the oranges, B the reds, and the Bank so many houses."""
    return f"A {a} deeds oranges; B deeds {b}; stock {houses} 12; {more}"


# -- SHTG-01 -----------------------------------------------------------------------------------


def test_shtg_01_with_none_left_a_house_is_refused() -> None:
    plays(f"{two_owners(0)}: A may not build / A build st-james=1: refused no-houses")


def test_shtg_01_more_than_there_is_is_refused_as_ever() -> None:
    plays(two_owners(2), f"{THREE}: refused no-houses; A may build orange 1..2")


def test_shtg_01_whoever_waited_builds_once_some_come_back() -> None:
    plays(
        two_owners(0, b="reds=1"),
        "B sell kentucky=0 / now B $0 / A build st-james=1: A has st-james=1",
    )


# -- SHTG-02, AMB-49: who is asked -------------------------------------------------------------


def test_shtg_02_enough_for_all_is_sold_at_once() -> None:
    # The reds could take twelve houses, and B could pay for ten of them.
    plays(two_owners(13), f"{THREE}: A built oranges=1 300 10 12")


def test_shtg_02_too_little_for_all_is_claimed_first() -> None:
    game = plays(
        two_owners(12),
        f"{THREE}: no built; A shortage-opened oranges=1 B; next shortage-claim B; awaits B",
    )
    assert [event.shortage for event in game.happened(ShortageOpened)] == [game.decision.id]


def test_shtg_02_alone_one_has_the_last_at_deed_price() -> None:
    plays(f"A deeds oranges; stock 3 12 / {THREE}: A ${1500 - 300}")


@pytest.mark.parametrize(
    "b",
    [
        "B $149 deeds reds",
        "B deeds reds.m",
        "B deeds reds=5",
        "B deeds kentucky,illinois; C deeds indiana",
        "B $200 deeds reds; turn 1 of A owing B=250",
    ],
    ids=["poor", "mortgaged", "full", "incomplete", "indebted"],
)
def test_amb_49_who_could_not_build_is_not_asked(b: str) -> None:
    plays(f"A deeds oranges; stock 3 12; {b} / {THREE}: A has oranges=1")


@by_the_lot
def test_amb_49_a_lot_beside_a_mortgaged_one_counts() -> None:
    plays(
        two_owners(b="kentucky,indiana.m,illinois"),
        f"{THREE}: awaits B / B build indiana=1: refused group-mortgaged",
        "B build kentucky=1,illinois=1: next shortage-auction",
    )


@builds_in_own_turn
def test_amb_49_whose_turn_it_is_not_has_a_claim_and_no_request() -> None:
    """HOUSE-07: the request is the mover's alone, the claim of whoever could place it."""
    plays(
        two_owners(),
        f"{TWO}: refused not-own-turn / {THREE}: awaits B; B may build red 1..3",
        f"{TWO}: next shortage-auction",
    )


def test_amb_49_a_house_is_not_scarce_for_who_needs_hotels() -> None:
    plays(two_owners(b="reds=4"), f"{THREE}: A has oranges=1")


def test_amb_49_first_come_where_the_table_wants_it() -> None:
    plays(
        f"rules first-come-buildings; {two_owners(1)}",
        "A build st-james=1: A has st-james=1; bank 0 12; next to-throw",
        "A build new-york=1: refused no-houses",
    )


def test_amb_49_every_rulebook_asks() -> None:
    assert {it.rules.shortage for it in CATALOGUE.values()} == {"claim-window"}


# -- AMB-49: the window ------------------------------------------------------------------------


def test_amb_49_no_other_claim_and_the_request_is_met() -> None:
    plays(two_owners(), f"{THREE} / B pass: A built oranges=1 300 0 12; next A to-throw")


def test_amb_49_silence_is_no_claim() -> None:
    assert answer(plays(two_owners(), THREE).state, B).kind == "pass"


@builds_any_time
def test_amb_49_claims_within_the_stock_are_filled_in_turn_order_from_the_mover() -> None:
    plays(
        two_owners(5, more="turn 1 of B"),
        THREE,
        f"{TWO}: B claim-made 21,23; B built 21=1,23=1 300 3 12; A built oranges=1 300 0 12",
    )


@builds_in_own_turn
def test_amb_49_of_claims_within_the_stock_only_the_movers_is_filled() -> None:
    plays(
        two_owners(5),
        f"{THREE} / {TWO}: A built oranges=1 300 2 12; B claim-deferred 21,23; B $1500",
        f"now A $0 / turn of B / {TWO}: B built 21=1,23=1 300 0 12",
    )


def test_amb_49_it_waits_for_all_who_were_asked_and_for_nobody_else() -> None:
    plays(
        two_owners(more="C deeds dark-blues"),
        f"{THREE}: awaits B,C / C pass / C build 39=1: refused already-filed; awaits B",
        "A build oranges=1 | pass: refused shortage-open",
    )


def test_amb_49_the_roll_waits_for_it() -> None:
    plays(two_owners(), f"{THREE} / A throw: refused not-now / B pass / A throw 1+2: A at baltic")


def test_amb_49_meanwhile_the_asked_may_raise_money_and_trade() -> None:
    plays(
        f"A deeds oranges; B $200 deeds reds,reading; stock 3 12 / {THREE}",
        "B mortgage reading / C offer B gives $50 takes $10 / B accept",
        f"{TWO}: next shortage-auction; B $340",
    )


def test_amb_49_a_claim_must_be_legal_and_payable() -> None:
    plays(
        f"A deeds oranges; B $299 deeds reds; stock 3 12 / {THREE}",
        f"{TWO}: refused cannot-afford / B build kentucky=2: refused uneven",
        "B build oranges=1: refused group-incomplete",
        "B bidlot kentucky=200: refused not-now; B may build red 1..1",
    )


def test_amb_49_a_claim_is_cut_to_what_its_owner_can_still_pay() -> None:
    plays(
        f"A deeds oranges; B $450 deeds reds; stock 5 12 / {THREE}",
        f"now A $250 / {TWO}: A has oranges=1/1/0",
    )


def test_amb_49_houses_sold_back_in_time_serve_the_claims() -> None:
    plays(
        two_owners(more="C $0 deeds light-blues=1"),
        f"{THREE} / C sell light-blues=0 / {TWO}: A has oranges=1; next to-throw",
    )


def test_amb_49_who_may_not_build_is_told_why() -> None:
    state = plays(two_owners(more="C $0 deeds dark-blues"), THREE).state
    for seat in (A, C):
        assert [it.reason for it in seat_view(state, seat).unbuildable] == [Reason.SHORTAGE_OPEN]
    assert seat_view(state, B).unbuildable == ()


# -- leaving -----------------------------------------------------------------------------------


@builds_any_time
def test_amb_70_without_whoever_asked_the_others_still_claim() -> None:
    plays(
        two_owners(more="C deeds dark-blues"),
        f"{THREE} / A resign / C pass / {TWO}: B has reds=1/1/0",
    )


@builds_in_own_turn
def test_amb_70_without_whoever_asked_the_others_build_in_their_turn() -> None:
    assert not is_open(plays(two_owners(), f"{THREE} / A resign / {TWO}: B has reds").state)


def test_amb_70_without_whoever_was_asked_the_request_is_met() -> None:
    assert not is_open(plays(two_owners(), f"{THREE} / B resign: A has oranges=1").state)


# -- old games ---------------------------------------------------------------------------------


def test_amb_49_a_game_from_before_goes_on_by_first_come() -> None:
    text = dump_state(plays("seats 3; A at go").state).decode()
    old = text.replace('"shortage":"claim-window",', "")
    assert old != text
    assert load_state(old, SCHEMA).rules.shortage == "first-come"


@builds_any_time
def test_house_08_who_has_built_all_that_a_turn_allows_is_not_asked() -> None:
    plays(
        f"rules limited-building=2; A $100 deeds oranges; B deeds reds; stock 4 12 / {TWO}",
        "now A $1500 / A build st-james=1,tennessee=1: A has st-james=1; bank 0 12",
    )
