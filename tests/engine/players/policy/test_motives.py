"""Motives: each choice has one, with the facts that its kind always has."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bench.arena.table import Table
from engine.core.actions import SeatId
from engine.editions.catalogue import rules_of
from engine.players.characters import CHARACTERS, NEUTRAL
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge, fitted_judge
from engine.players.motives import BETWEEN_TWO, BY_LIKING, KINDS, PUBLIC, Motive
from engine.players.plain.groups import top_rents
from engine.players.policy.player import choose
from engine.view import seat_view
from tests.support.explaining_player import Explaining
from tests.support.game import position

JUDGE = fitted_judge()


def facts_of(motive: Motive) -> set[str]:
    """Return the names of the facts that a motive has."""
    found = {name for name in ("spaces", "group") if getattr(motive, name) not in (None, ())}
    numbers = ("seat", "dollars", "before", "after", "rents")
    return found | {it for it in numbers if getattr(motive, it) is not None}


def needed(motive: Motive) -> set[str]:
    """Return the facts that a motive must have: the chances both or, by a liking, neither."""
    has_chance = motive.before is not None or motive.after is not None
    needless = set() if has_chance or motive.kind not in BY_LIKING else {"before", "after"}
    return set(KINDS[motive.kind]) - needless


def test_each_choice_of_a_game_has_a_motive_with_its_facts() -> None:
    noted = list[Motive]()
    rules = rules_of("1994").played_by_post()
    table = Table([Explaining(name, noted) for name in CHARACTERS][:4], rules, b"motives")
    while not table.state.is_over and table.state.turn < 120:
        table.step()
    for motive in noted:
        assert facts_of(motive) >= needed(motive), motive
    assert {"bought", "throw", "built"} <= {motive.kind for motive in noted}


def test_top_rents_are_those_of_a_whole_group() -> None:
    table = position("0 hat $900 deeds 16=1,18,19; 1 dog $900")
    assert top_rents(table.state, ((18, 1), (19, 2))) == (32, 220)
    assert top_rents(table.state, ((16, 5),)) == (70, 950)


def test_of_each_kind_it_is_said_who_may_read_it() -> None:
    assert set(KINDS) == PUBLIC | BETWEEN_TWO
    assert not PUBLIC & BETWEEN_TWO


def why(text: str, seat: int = 0) -> Motive:
    return choose(JUDGE, seat_view(position(text).state, seat), NEUTRAL, "sharp").motive


def test_who_buys_the_last_of_a_group_says_so() -> None:
    own = why("0 hat $900 at 19 deeds 16,18; 1 dog $900\nturn 9 of 0 buy 19")
    assert (own.kind, own.group, own.spaces, own.dollars) == ("bought-group", "orange", (19,), 200)
    assert own.after is not None
    assert own.before is not None
    assert own.after > own.before


def test_who_buys_against_a_rival_names_the_rival() -> None:
    stop = why("0 hat $900 at 19; 1 dog $900 deeds 16,18\nturn 9 of 0 buy 19")
    assert (stop.kind, stop.group, stop.seat) == ("bought-stop", "orange", 1)


def plain(deeds: str, rivals: str, space: int) -> Motive:
    """Why a gentle seat 0, which buys whatever it can pay, buys a space."""
    text = (
        f"0 hat $900 at {space} deeds {deeds}; 1 dog $900 deeds {rivals}\nturn 9 of 0 buy {space}"
    )
    return choose(JUDGE, seat_view(position(text).state, 0), NEUTRAL, "gentle").motive


@pytest.mark.parametrize(
    ("deeds", "rivals", "space", "motive"),
    [
        ("16,18", "1", 19, Motive("bought-group", (19,), "orange", dollars=200)),
        ("1", "16,18", 19, Motive("bought-stop", (19,), "orange", 1, 200)),
        ("16", "1", 19, Motive("bought-more", (19,), "orange", dollars=200)),
        ("16", "18", 19, Motive("bought-more", (19,), "orange", dollars=200)),
        ("5,15", "1", 25, Motive("bought-more", (25,), "railroad", dollars=200)),
        ("1", "16", 19, Motive("bought-price", (19,), dollars=200)),
    ],
)
def test_a_gentle_player_names_what_a_purchase_does_for_a_group(
    deeds: str, rivals: str, space: int, motive: Motive
) -> None:
    assert plain(deeds, rivals, space) == motive


class Leaving(Judge):
    """A judge by which seat 0 is better off without Reading Railroad."""

    def __init__(self) -> None:
        pass

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances, lower for seat 0 where it has the railroad."""
        chance = 0.2 if accounts.position.deeds[5].owner == 0 else 0.3
        return {0: chance, 1: 1 - chance}


def test_who_leaves_a_property_tells_the_chance_with_it_before_that_without() -> None:
    """What was done comes last, as for everything else."""
    table = position("0 hat $900 at 5 deeds 1; 1 dog $900 deeds 16\nturn 9 of 0 buy 5")
    found = choose(Leaving(), seat_view(table.state, 0), replace(NEUTRAL, plenty=9000), "sharp")
    assert found.motive == Motive("left", (5,), dollars=200, before=0.2, after=0.3)
