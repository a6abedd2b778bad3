"""Accounts of many positions: what is kept of one never shows in another."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.position import Deed, Position, Seat
from engine.editions.catalogue import rules_of
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.players.judge import account, group_counts
from engine.players.judge.accounts import NAMES, Accounts

TABLES = [rules_of("1994"), rules_of("2008"), resolve(Choice("1994", "short"))]
KEPT = (
    account.holdings_of,
    account.lap_costs,
    account.means_of,
    group_counts.counts_of,
)


def positions(random: Random, count: int) -> Iterator[Position]:
    """Yield positions of two to five seats, of which one may have left."""
    for _ in range(count):
        rules = random.choice(TABLES)
        seats = [seat(random) for _ in range(random.randint(2, 5))]
        if len(seats) > 2 and random.random() < 0.3:
            random.choice(seats).left = 9
        yield Position(rules, seats, deeds(random, rules, len(seats)), 32, 12)


def seat(random: Random) -> Seat:
    """Return a seat with one of few sums of cash, so that they come again."""
    jail = random.choice([None, None, 1])
    return Seat("hat", random.choice([0, 60, 300, 1500]), random.choice([0, 5, 10, 24]), jail)


def deeds(random: Random, rules: Rules, seats: int) -> dict[int, Deed]:
    """Return deeds of which some complete groups, with and without buildings."""
    found = {}
    for group in rules.groups.values():
        whole, owner = random.random() < 0.4, random.randrange(seats)
        built = whole and group.kind == "street" and random.random() < 0.6
        level = random.randint(1, rules.hotel_level - 1) if built else 0
        for space in group.members:
            other = owner if whole else random.choice([None, *range(seats)])
            is_mortgaged = other is not None and not built and random.random() < 0.2
            found[space] = Deed(other, is_mortgaged, level + (built and random.random() < 0.4))
    return found


def test_a_position_is_counted_as_if_there_were_no_other() -> None:
    everything = list(positions(Random(7), 300))
    together = [Accounts(position) for position in everything]
    for position, found in zip(everything, together, strict=True):
        for kept in KEPT:
            kept.cache_clear()
        alone = Accounts(position)
        assert alone.numbers() == found.numbers()
        for seat in position.players():
            one, other = alone.of(seat), found.of(seat)
            assert (one.due, one.spread, one.loans) == (other.due, other.spread, other.loans)


def test_deeds_bring_the_same_in_whatever_order_they_come() -> None:
    for position in positions(Random(8), 50):
        before = Accounts(position).numbers()
        position.deeds = dict(sorted(position.deeds.items(), reverse=True))
        assert Accounts(position).numbers() == before


def test_each_seat_has_all_numbers() -> None:
    for position in positions(Random(9), 50):
        numbers = Accounts(position).numbers()
        assert tuple(numbers) == position.players()
        assert {len(row) for row in numbers.values()} == {len(NAMES)}


@pytest.mark.parametrize(
    ("mover", "left", "waits"),
    [(0, None, (0, 0.25, 0.5, 0.75)), (2, None, (0.5, 0.75, 0, 0.25)), (3, 1, (1 / 3, 2 / 3, 0))],
)
def test_who_has_the_turn_waits_for_nothing(
    mover: int, left: int | None, waits: tuple[float, ...]
) -> None:
    """Who has left takes no turn that anybody would wait for."""
    seats = [Seat(it, 500, 0) for it in ("hat", "dog", "boat", "iron")]
    if left is not None:
        seats[left].left = 9
    rules = rules_of("1994")
    position = Position(rules, seats, dict.fromkeys(rules.properties, Deed(None)), 32, 12, mover)
    found = Accounts(position).numbers().values()
    assert [row[NAMES.index("wait")] for row in found] == pytest.approx(waits)


def test_a_group_counts_as_built_with_what_the_next_lap_leaves() -> None:
    """Bare with the cash for it, or built: a judge that told the two apart would tell a player one
    chance before a trade and another one after it.
    """
    rules = rules_of("1994")
    for level, cash in ((0, 1330), (1, 1030), (3, 430)):
        owned = {space: Deed(0, level=level) for space in (16, 18, 19)}
        everything = {space: Deed(1) for space in rules.properties} | owned
        seats = [Seat("hat", cash, 11), Seat("dog", 500, 20)]
        own, other = Accounts(Position(rules, seats, everything, 32, 12)).numbers().values()
        if not level:
            bare = own, other
        assert own == pytest.approx(bare[0], abs=0.02)
        assert other == pytest.approx(bare[1], abs=0.02)
