"""Whether rules are those that their rulebook, their game and their house rules lead to."""

from dataclasses import fields

from engine.editions.options import Choice, chosen, resolve
from engine.editions.rules import Rules


def differences_from_catalogue(rules: Rules) -> dict[str, str]:
    """Return, by field, how rules differ from the catalogue's at the pace they are nearest to.

    A value from before there was a choice is no difference, see `fields_at_default`. Raises
    NotPlayable for a rulebook, a game or house rules that are not in the catalogue.
    """
    printed = resolve(chosen(rules))
    older = fields_at_default(rules)
    paces = (printed, printed.played_live(), printed.played_by_post())
    return min((_differences(rules, paced, older) for paced in paces), key=len)


def fields_at_default(rules: Rules) -> list[str]:
    """Return the fields at their defaults where the rulebook has other values by now.

    Such a field says how a game was played before the field was there, and a game keeps its rules.
    Fields that the game or a house rule sets are left out, because they were chosen. Raises
    NotPlayable.
    """
    choice = chosen(rules)
    played, printed = resolve(choice), resolve(Choice(choice.edition))
    return [
        field.name
        for field in fields(Rules)
        if getattr(rules, field.name) == field.default
        and getattr(played, field.name) == getattr(printed, field.name) != field.default
    ]


def _differences(rules: Rules, paced: Rules, older: list[str]) -> dict[str, str]:
    return {
        name: f"{name} is {value}, and {wanted} in the catalogue"
        for name in [field.name for field in fields(Rules)]
        if (value := getattr(rules, name)) != (wanted := getattr(paced, name)) and name not in older
    }
