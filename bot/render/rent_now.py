"""The rent that a visitor to a property would pay now, as the board shows it."""

from bot.language.language import Words
from bot.render.deed_text import rent_row
from engine.view import View


def rent_text(space: int, view: View, words: Words) -> str:
    """Return the rent of an owned property: "$50", "×4" for a utility, "$0" where none is due."""
    prop, row = view.rules.properties[space], _row(space, view)
    if row is None:
        return words.money(0)
    group = view.rules.groups[prop.group]
    match prop.kind:
        case "street":
            return words.money(_street_rent(space, row, view))
        case "railroad":
            return words.money(group.rent_by_count_owned[row])
        case _:
            times = group.dice_multiplier_by_count_owned[row]
            return words.say("board-picture-times", times=times)


def due_line(space: int, view: View, words: Words) -> str:
    """Return what a visitor would pay now, in a line; an empty string for a property that is
    unowned or mortgaged.
    """
    deed, row = view.deeds[space], _row(space, view)
    if deed.owner is None or deed.mortgaged:
        return ""
    if row is None:
        return words.say("deed-card-silent")
    return words.say("deed-due", amount=rent_in_words(space, view, words))


def rent_in_words(space: int, view: View, words: Words) -> str:
    """Return the rent of an owned property: "$50", "4 × the roll" for a utility."""
    prop, row = view.rules.properties[space], _row(space, view)
    if row is None or prop.kind != "utility":
        return rent_text(space, view, words)
    times = view.rules.groups[prop.group].dice_multiplier_by_count_owned[row]
    return words.say("deed-card-times", times=times)


def _row(space: int, view: View) -> int | None:
    """Return the line of the deed that applies; none while a house rule stops the owner's rents."""
    owner = view.deeds[space].owner
    if owner is None:
        return None
    jailed = view.seats[owner].jail is not None
    if jailed and view.rules.jailed_owner == "collects-nothing":
        return None
    return rent_row(view.rules.properties[space], view)


def _street_rent(space: int, row: int, view: View) -> int:
    rents, level = view.rules.properties[space].rents, view.deeds[space].level
    if not level:
        return rents[0] * (view.rules.full_group_factor if row else 1)
    return rents[-1] if level >= view.rules.hotel_level else rents[level]  # S94-03
