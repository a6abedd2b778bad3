"""Jail: when a computer player leaves it, and how."""

import pytest

from engine.core import actions as a
from engine.editions.choice import Choice, resolve
from engine.players.characters import CHARACTERS, STRENGTHS
from engine.players.judge.judging import fitted_judge
from engine.players.policy.player import choose, in_jail
from engine.players.policy.viewpoint import Viewpoint
from engine.positions import position_of
from engine.view import seat_view

JUDGE = fitted_judge()
RENTS = "1 dog $900 deeds 16=4,18=4,19=4,21=4,23=4,24=4,5,6,8,9,11,12,13,14,15,25,26,27,28,29"


def decided(failed: int, game: str, strength: str) -> a.Action:
    """What a seat with a pass does after so many failed rolls, with rents all around."""
    rules = resolve(Choice("1994", game))
    start = f"0 hat $60 jail {failed} deeds 1,3,31,32,34,35,37,39 passes CC-GOOJF; {RENTS}"
    view = seat_view(position_of(start, rules), 0)
    return choose(JUDGE, view, CHARACTERS["blocker"], strength).action


@pytest.mark.parametrize("strength", STRENGTHS)
def test_amb_40_a_pass_is_played_before_the_last_roll(strength: str) -> None:
    assert decided(2, "standard", strength) == a.UseJailCard("CC-GOOJF")


def test_it_is_kept_while_there_are_other_rolls_to_come() -> None:
    assert decided(1, "standard", "gentle") == a.Roll()


def test_s94_05_it_is_kept_where_it_still_counts_after_the_last_roll() -> None:
    assert decided(0, "short", "gentle") == a.Roll()


MOST_DEEDS = "1,3,5,6,8,9,11,12,13,14,15,19,21,23,24,25,28,31,32,35,37,39"


@pytest.mark.parametrize(
    ("mine", "theirs", "chosen"),
    [
        ("5", "", a.PayFine()),
        ("5", "16=4,18=4,19=4", a.PayFine()),
        (MOST_DEEDS, "16,18", a.PayFine()),
        (MOST_DEEDS, "16,18,26,27,29", a.PayFine()),
        (MOST_DEEDS.replace(",19", ""), "16=3,18=3,19=3", a.Roll()),
    ],
)
@pytest.mark.parametrize("strength", ["even", "sharp"])
def test_jail_is_left_while_there_is_much_to_buy_or_rents_are_low(
    mine: str, theirs: str, chosen: a.Action, strength: str
) -> None:
    rival = f"1 dog $900 deeds {theirs}" if theirs else "1 dog $900"
    start = f"0 hat $900 jail 0 deeds {mine}; {rival}"
    view = seat_view(position_of(start, resolve(Choice("1994"))), 0)
    assert in_jail(Viewpoint(view, judge=JUDGE, strength=strength)).action == chosen
