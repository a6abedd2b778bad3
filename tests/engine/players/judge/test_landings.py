"""Where tokens come to rest, against what is known of the board."""

import pytest

from engine.editions.board import JAIL, SIZE
from engine.players.judge.landings import LAP, next_lap, per_roll

ILLINOIS, GO, PARK_PLACE, MEDITERRANEAN, GO_TO_JAIL = 24, 0, 37, 1, 30


@pytest.mark.parametrize("names", [("classic", "classic"), ("us2008", "us2008")])
def test_every_roll_ends_somewhere(names: tuple[str, str]) -> None:
    assert sum(per_roll(*names)) == pytest.approx(1)
    for row in next_lap(*names):
        assert sum(row) == pytest.approx(LAP)


def test_nobody_rests_where_jail_is_sent_to() -> None:
    assert per_roll("classic", "classic")[GO_TO_JAIL] == 0


def test_jail_comes_first_then_illinois_and_park_place_is_seldom_visited() -> None:
    landings = per_roll("classic", "classic")
    order = sorted(range(SIZE), key=lambda space: -landings[space])
    assert order[:3] == [JAIL, ILLINOIS, GO]
    assert landings[PARK_PLACE] < landings[MEDITERRANEAN] * 1.05


def test_the_next_lap_depends_on_where_one_stands() -> None:
    lap = next_lap("classic", "classic")
    assert lap[JAIL][ILLINOIS] > 1.1 * lap[ILLINOIS][ILLINOIS]
