"""A deed as text."""

from bot.render.names import Names
from bot.screen import Embed
from bot.text.language import Words
from engine.editions.board import Property
from engine.view import View


def deed_embed(space: int, view: View, names: Names, words: Words) -> Embed:
    """Return a deed with its rents, what is charged now, what building and borrowing come to."""
    prop = view.rules.properties[space]
    price = words.say(
        "deed-price", price=prop.price, mortgage=prop.mortgage, lift=view.lift_cost(space)
    )
    about = [price]
    if prop.kind == "street":
        houses = view.rules.hotel_level - 1
        about.append(words.say("deed-build", cost=prop.house_cost, houses=houses))
    members = [names.space(other) for other in view.members(prop.group)]
    group = words.say("deed-group", spaces=words.listed(members))
    parts = [_owner(space, view, names, words), "\n".join(_rents(prop, view, words))]
    return Embed(
        words.say("deed-title", mark=names.mark(space), space=names.full_space(space)),
        "\n\n".join([*parts, "\n".join([*about, group])]),
        names.colour(space),
    )


def _owner(space: int, view: View, names: Names, words: Words) -> str:
    deed = view.deeds[space]
    if deed.owner is None:
        return words.say("deed-free", declined=view.rules.declined.kind)
    key = "deed-owner-mortgaged" if deed.mortgaged else "deed-owner"
    return words.say(key, owner=names.of(deed.owner))


def _rents(prop: Property, view: View, words: Words) -> list[str]:
    """A line for each rent, the one that a visitor would pay now in bold."""
    lines = _street_rents(prop, view, words) if prop.kind == "street" else _scale(prop, view, words)
    now = rent_row(prop, view)
    return [
        words.say("deed-now", line=line) if row == now else line for row, line in enumerate(lines)
    ]


def _street_rents(prop: Property, view: View, words: Words) -> list[str]:
    bare, *houses = prop.rents[: view.rules.hotel_level]
    hotel = prop.rents[-1]  # S94-03
    return [
        words.say("deed-rent-bare", rent=bare),
        words.say("deed-rent-set", rent=2 * bare),
        *(words.say("deed-rent-houses", houses=n, rent=r) for n, r in enumerate(houses, 1)),
        words.say("deed-rent-hotel", rent=hotel),
    ]


def _scale(prop: Property, view: View, words: Words) -> list[str]:
    group = view.rules.groups[prop.group]
    if prop.kind == "railroad":
        return [
            words.say("deed-rent-railroads", count=count, rent=rent)
            for count, rent in enumerate(group.rent_by_count_owned, 1)
        ]
    return [
        words.say("deed-rent-utilities", count=count, times=times)
        for count, times in enumerate(group.dice_multiplier_by_count_owned, 1)
    ]


def rent_row(prop: Property, view: View) -> int | None:
    """Return the index of the rent line that applies now; None for a mortgaged or unowned
    property.
    """
    deed = view.deeds[prop.index]
    if deed.owner is None or deed.mortgaged:
        return None
    if prop.kind != "street":
        return view.count_owned(deed.owner, prop.group) - 1
    if deed.level:
        return deed.level + 1
    return int(view.owns_group(deed.owner, prop.group))
