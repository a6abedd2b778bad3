"""Changing a choice, one thing at a time: what still fits is kept, and the order is the book's."""

from collections.abc import Iterable
from dataclasses import replace

from engine.editions.catalogue import CATALOGUE, DEFAULT
from engine.editions.options import HOUSE_RULES, Choice, NotPlayable, resolve


def fitting(choice: Choice) -> Choice:
    """Return the choice as far as it can be played, with defaults for what is not there."""
    book = CATALOGUE.get(choice.edition, CATALOGUE[DEFAULT])
    game = choice.game if choice.game in book.games else "standard"
    found = Choice(book.rules.edition, game)
    for name, number in choice.house_rules:
        more = replace(found, house_rules=(*found.house_rules, (name, number)))
        if _is_playable(more):
            found = more
    return found


def _is_playable(choice: Choice) -> bool:
    try:
        resolve(choice)
    except NotPlayable:
        return False
    return True


def with_edition(choice: Choice, edition: str) -> Choice:
    """Return the choice with another rulebook, as far as that rulebook has room for it.

    Raises NotPlayable.
    """
    if edition not in CATALOGUE:
        raise NotPlayable("unknown", (edition,))
    return fitting(replace(choice, edition=edition))


def with_game(choice: Choice, game: str) -> Choice:
    """Return the choice with another game of the edition, and the house rules it has room for.

    Raises NotPlayable.
    """
    games = CATALOGUE[choice.edition].games
    if game not in games:
        raise NotPlayable("unknown", (choice.edition, game))
    return fitting(replace(choice, game=game))


def with_house_rule(choice: Choice, name: str, number: int = 0) -> Choice:
    """Return the choice with one more house rule, or another number for it. Raises NotPlayable."""
    others = [chosen for chosen in choice.house_rules if chosen[0] != name]
    rules = sorted([*others, (name, number)], key=_place)
    changed = replace(choice, house_rules=tuple(rules))
    resolve(changed)
    return changed


def _place(chosen: tuple[str, int]) -> int:
    order = list(HOUSE_RULES)
    return order.index(chosen[0]) if chosen[0] in order else len(order)


def with_only(choice: Choice, names: tuple[str, ...], wanted: Iterable[str]) -> Choice:
    """Return the choice with only the `wanted` ones of the house rules `names`.

    New ones get their usual numbers. Raises NotPlayable.
    """
    kept, wanted = dict(choice.house_rules), set(wanted)
    for name in names:
        if name not in wanted:
            kept.pop(name, None)
        elif name not in kept:
            kept[name] = usual_number(name)
    rules = sorted(kept.items(), key=_place)
    changed = replace(choice, house_rules=tuple(rules))
    resolve(changed)
    return changed


def changing(choice: Choice, names: Iterable[str]) -> tuple[str, ...]:
    """Return those of these house rules that are chosen, or would change the chosen game."""
    rules = resolve(Choice(choice.edition, choice.game))
    chosen = dict(choice.house_rules)

    def changes(name: str) -> bool:
        fields = HOUSE_RULES[name].fields(rules, usual_number(name))
        return any(getattr(rules, field) != value for field, value in fields.items())

    return tuple(name for name in names if name in chosen or changes(name))


def usual_number(name: str) -> int:
    """Return the number that a house rule begins with; 0 for one that takes none."""
    numbers = HOUSE_RULES[name].numbers
    return numbers.usual if numbers else 0


def is_standard(choice: Choice) -> bool:
    """Return whether it is the rulebook's standard game, house rules or not."""
    return choice.game == "standard"


def by_the_book(choice: Choice) -> Choice:
    """Return the standard game of the same rulebook without house rules."""
    return Choice(choice.edition)


def dropped(before: Choice, after: Choice) -> tuple[str, ...]:
    """Return the house rules that a change has left behind, in their order."""
    kept = dict(after.house_rules)
    return tuple(name for name, _ in before.house_rules if name not in kept)
