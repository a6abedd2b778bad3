"""What the plain player buys, and the cash that it keeps."""

import pytest

from engine.core import actions as a
from engine.players.plain.outlook import Outlook
from engine.players.plain.player import choose
from engine.view import seat_view
from tests.support.game import A, position


@pytest.mark.parametrize(
    ("deeds", "cash", "space", "is_bought"),
    [
        ("6,8,9", 549, 5, False),
        ("6,8,9", 550, 5, True),
        ("6=1,8=1,9=1", 200, 5, True),
        ("6,8,9,21,23", 240, 24, True),
    ],
    ids=["bare", "bare and rich", "built", "a last street"],
)
def test_who_has_a_bare_group_keeps_the_cash_for_its_first_houses(
    deeds: str, cash: int, space: int, is_bought: bool
) -> None:
    """$200 in hand, and $50 for each of three light blue streets."""
    seats = f"0 hat ${cash} at {space} deeds {deeds}; 1 dog $900 deeds 11; 2 boat $900"
    game = position(f"{seats}\nturn 9 of 0 buy {space}")
    found = choose(Outlook(seat_view(game.state, A))).action
    assert found == (a.Buy() if is_bought else a.Decline())
