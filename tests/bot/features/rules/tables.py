"""The rules of tables that chapters are told for."""

from collections.abc import Iterator
from functools import cache

from engine.editions.catalogue import CATALOGUE, HOUSE_RULES
from engine.editions.choice import Choice, possible, resolve
from engine.editions.rules import Rules


def with_rule(choice: Choice, name: str, number: int | None = None) -> Choice:
    """A choice with one house rule more, by its usual number if by no other."""
    added = (name, HOUSE_RULES[name].usual if number is None else number)
    return Choice(choice.edition, choice.game, (*choice.house_rules, added))


def choices(edition: str) -> Iterator[Choice]:
    """Each game of an edition: plain, with each house rule that fits, with many at once."""
    for game in CATALOGUE[edition].games:
        plain = many = Choice(edition, game)
        yield plain
        for name in possible(plain):
            yield with_rule(plain, name)
        for name in HOUSE_RULES:
            many = with_rule(many, name) if name in possible(many, [name]) else many
        yield many


@cache
def tables(edition: str) -> tuple[Rules, ...]:
    """Their rules."""
    return tuple([resolve(choice) for choice in choices(edition)])
