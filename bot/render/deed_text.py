"""A deed as text."""

from bot.language.language import Words
from bot.language.voice import Voice
from bot.ui.screen import Embed
from engine.editions.board import Property
from engine.view import View


def deed_embed(space: int, view: View, voice: Voice) -> Embed:
    """Return a deed as text: whose it is, then all its figures."""
    parts = [owner_line(space, view, voice), figures(space, view, voice)]
    return Embed(deed_title(space, voice), "\n\n".join(parts), voice.colour(space))


def deed_title(space: int, voice: Voice) -> str:
    """Return the whole name of a property after the emoji of its group."""
    return voice.say("deed-title", mark=voice.mark(space), space=voice.full_space(space))


def figures(space: int, view: View, voice: Voice) -> str:
    """Return the rents, what is charged now, what building and borrowing come to."""
    prop = view.rules.properties[space]
    price = voice.say(
        "deed-price",
        price=prop.price,
        mortgage=prop.mortgage,
        unmortgage=view.unmortgage_cost(space),
    )
    about = [price]
    if prop.kind == "street":
        houses = view.rules.hotel_level - 1
        about.append(voice.say("deed-build", cost=prop.house_cost, houses=houses))
    members = [voice.space(other) for other in view.members(prop.group)]
    group = voice.say("deed-group", spaces=voice.and_list(members))
    rents = "\n".join(_rents(prop, view, voice.words))
    return "\n\n".join([rents, "\n".join([*about, group])])


def owner_line(space: int, view: View, voice: Voice) -> str:
    """Return whose a property is, and whether it is mortgaged."""
    deed = view.deeds[space]
    if deed.owner is None:
        return voice.say("deed-free", declined=view.rules.declined)
    key = "deed-owner-mortgaged" if deed.mortgaged else "deed-owner"
    return voice.say(key, owner=voice.player(deed.owner))


def _rents(prop: Property, view: View, words: Words) -> list[str]:
    """Return a line for each rent, the one that a visitor would pay now in bold."""
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
        words.say("deed-rent-set", rent=view.rules.full_group_factor * bare),
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
