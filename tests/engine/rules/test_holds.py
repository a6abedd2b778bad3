"""AMB-05 at live pace: others hold a roll for a moment, once each."""

import pytest

from engine.core.actions import GoOn
from engine.players import absent, computer
from tests.support.game import A, B, C
from tests.support.plays import plays

TABLE = "seats 3; A at go"
ROLL = 1
"""The id of the roll that a position waits for."""


def test_amb_05_another_player_holds_the_roll_until_saying_go_on() -> None:
    plays(
        f"{TABLE} / B hold: B hold-set A; nothing else; next held; awaits B",
        "A throw: refused held / B go-on: B hold-lifted; nothing else; next A to-throw held B",
        "A throw 1+2: A dice-thrown",
    )


def test_amb_05_each_player_holds_once_a_gap_and_one_at_a_time() -> None:
    plays(
        TABLE,
        f"B hold / B,C hold {ROLL}: refused held / B go-on / B hold: refused no-hold-left",
        "C hold / C go-on: next A to-throw held B,C",
    )


def test_amb_05_the_next_roll_is_a_new_gap() -> None:
    plays(
        f"seats 3; A at 18 / B hold / B go-on / A throw 1+1 / B hold {ROLL}: refused not-now",
        "B hold: next held",
    )


@pytest.mark.parametrize("way", ["fine", "use CH-GOOJF"])
def test_amb_05_leaving_jail_before_the_roll_opens_no_new_gap(way: str) -> None:
    plays(
        f"seats 3; A jail 0 passes CH-GOOJF / B hold / A {way}: refused held / B go-on",
        f"A {way}: next A to-throw held B / B hold: refused no-hold-left",
    )


def test_amb_05_the_mover_holds_nothing() -> None:
    plays(f"{TABLE} / A hold: refused own-throw / B hold / A go-on: refused not-awaited")


def test_amb_05_only_a_roll_is_held() -> None:
    plays(
        "seats 3; A at 17 / A throw 1+2: next to-end / B hold: refused not-now / A end: A may hold"
    )


def test_amb_05_there_are_no_holds_by_post() -> None:
    plays(f"rules by-post; {TABLE} / B hold: refused no-hold-left; B may not hold")


def test_amb_05_business_goes_on_while_a_roll_is_held() -> None:
    plays(
        f"{TABLE} deeds browns; B deeds reading / C hold / A build baltic=1,mediterranean=1",
        "B mortgage reading: next held; A has baltic=1",
    )


def test_amb_05_silence_lets_the_roll_go_on() -> None:
    assert absent.answer(plays(f"{TABLE} / B hold").state, B) == GoOn()


def test_amb_05_a_computer_does_not_hold_and_does_not_roll_through_a_hold() -> None:
    assert computer.next_action(plays(TABLE).state, (B, C)) is None
    assert computer.next_action(plays(f"{TABLE} / B hold").state, (A, C)) is None


@pytest.mark.parametrize(("leaver", "roller"), [("A", "B"), ("B", "A")])
def test_amb_05_with_the_mover_or_the_holder_the_hold_goes(leaver: str, roller: str) -> None:
    plays(f"A at go / B hold / {leaver} resign: next to-throw; awaits {roller}")


def test_bkr_09_amb_05_estates_are_sold_at_once_and_then_the_hold_goes_on() -> None:
    plays(
        "seats 5; D deeds reading; E deeds baltic / B hold / D resign",
        "E resign: next auction reading",  # AMB-24: in the order of leaving
        "A throw: refused not-now / A,B,C pass: next auction baltic",
        "A throw: refused not-now / A,B,C pass: next B held / B go-on: next A to-throw held B",
    )


@pytest.mark.parametrize(("leaver", "others"), [("A", "B,C"), ("B", "A,C")])
def test_amb_05_the_hold_goes_with_who_leaves_while_an_estate_is_sold(
    leaver: str, others: str
) -> None:
    plays(f"D deeds reading / B hold / D resign / {leaver} resign / {others} pass: next to-throw")
