"""A line of a chapter: its key, the clauses or the ruling behind it, and when it applies."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.editions.policies import kind_of
from engine.editions.rules import Rules

When = Callable[[Rules], bool]


def always(rules: Rules) -> bool:
    """Return True: the line applies under all rules."""
    return True


@dataclass(frozen=True, slots=True)
class RuleLine:
    """The words of `told-<key>`, said under the rules to which the line applies.

    `cites` are ids of clauses and rulings; a line that cites rulings alone fills a gap of the
    books, and one that cites nothing is a house rule.
    """

    key: str
    cites: tuple[str, ...]
    when: When = always

    @property
    def is_ruling(self) -> bool:
        """Whether the line says what applies where the books are silent."""
        return bool(self.cites) and all(one.startswith("AMB-") for one in self.cites)


def line(key: str, cites: str = "", when: When = always) -> RuleLine:
    """Return a line citing the ids in a text."""
    return RuleLine(key, tuple(cites.split()), when)


def plays(field: str, *options: str) -> When:
    """Return a condition: a field of the rules holds one of these options."""
    return lambda rules: kind_of(getattr(rules, field)) in options


def counts(field: str, *numbers: int) -> When:
    """Return a condition: a field of the rules is one of these numbers."""
    return lambda rules: getattr(rules, field) in numbers


def never(when: When) -> When:
    """Return the opposite condition."""
    return lambda rules: not when(rules)


def both(one: When, other: When) -> When:
    """Return a condition: both of two conditions hold."""
    return lambda rules: one(rules) and other(rules)
