"""The description of a deed's picture in a language, and its alt text."""

from bot.language.language import Words
from bot.language.names import group_key
from bot.language.plain_names import player_text
from bot.language.voice import Voice
from bot.pictures.deed_spec import DeedLine, DeedOwner, DeedSpec
from bot.render.deed_text import rent_row
from bot.render.printed_words import look_of
from engine.editions.board import Property
from engine.view import View


def deed_spec(space: int, view: View, voice: Voice) -> DeedSpec:
    """Return the description of a deed's card."""
    prop, deed = view.rules.properties[space], view.deeds[space]
    group = view.rules.groups[prop.group]
    hotel = deed.level >= view.rules.hotel_level
    return DeedSpec(
        look=look_of(prop, view.rules.groups),
        sign=group.sign,
        group=voice.say(group_key("group", group)),
        title=voice.full_space(space),
        price=_sum("price", prop.price, voice.words),
        lines=tuple(_rents(prop, view, voice.words)),
        costs=_loan(space, view, voice.words)
        if deed.mortgaged
        else _costs(prop, view, voice.words),
        now=rent_row(prop, view),
        owner=_owner(deed.owner, voice),
        free=voice.say("deed-card-free") if deed.owner is None else "",
        houses=0 if hotel else deed.level,
        hotel=hotel,
        mortgaged=voice.say("deed-card-mortgaged") if deed.mortgaged else "",
        silent=voice.say("deed-card-silent") if deed.mortgaged else "",
    )


def _owner(owner: int | None, voice: Voice) -> DeedOwner | None:
    if owner is None:
        return None
    return DeedOwner(voice.players[owner].token, player_text(owner, voice))


def _sum(what: str, amount: int, words: Words) -> DeedLine:
    return DeedLine(words.say(f"deed-card-{what}"), words.money(amount))


def _costs(prop: Property, view: View, words: Words) -> tuple[DeedLine, ...]:
    lines = []
    if prop.kind == "street":
        houses = view.rules.hotel_level - 1
        hotel = words.say("deed-card-hotel-sum", amount=prop.house_cost, houses=houses)
        lines = [
            _sum("cost-house", prop.house_cost, words),
            DeedLine(words.say("deed-card-cost-hotel"), hotel),
        ]
    return (*lines, *_loan(prop.index, view, words))


def _loan(space: int, view: View, words: Words) -> tuple[DeedLine, ...]:
    prop = view.rules.properties[space]
    unmortgage = _sum("lift", view.unmortgage_cost(space), words)
    return _sum("loan", prop.mortgage, words), unmortgage


def _rents(prop: Property, view: View, words: Words) -> list[DeedLine]:
    """Return the rents of a deed, in the order that `rent_row` counts them."""
    group = view.rules.groups[prop.group]
    match prop.kind:
        case "street":
            return _street(prop, view, words)
        case "railroad":
            return [
                DeedLine(
                    words.say("deed-card-railroads", count=count),
                    words.money(rent),
                )
                for count, rent in enumerate(group.rent_by_count_owned, 1)
            ]
        case _:
            return [
                DeedLine(
                    words.say("deed-card-utilities", count=count),
                    words.say("deed-card-times", times=times),
                )
                for count, times in enumerate(group.dice_multiplier_by_count_owned, 1)
            ]


def _street(prop: Property, view: View, words: Words) -> list[DeedLine]:
    bare, *houses = prop.rents[: view.rules.hotel_level]
    built = [
        DeedLine(words.say("deed-card-houses", houses=n), words.money(rent))
        for n, rent in enumerate(houses, 1)
    ]
    return [
        _sum("bare", bare, words),
        _sum("set", view.rules.full_group_factor * bare, words),
        *built,
        _sum("hotel", prop.rents[-1], words),  # S94-03
    ]


def deed_alt(spec: DeedSpec, words: Words) -> str:
    """Return the card read aloud, line by line."""
    alt_lines = [words.say("deed-card-alt", space=spec.title, group=spec.group)]
    if spec.mortgaged:
        alt_lines += [words.say("deed-card-alt-mortgaged")]
    else:
        alt_lines += [_line_text(spec.price, words)]
        rents = [_line_text(line, words) for line in spec.lines]
        alt_lines += [
            words.say("deed-card-alt-now", line=line) if number == spec.now else line
            for number, line in enumerate(rents)
        ]
    alt_lines += [_line_text(line, words) for line in spec.costs]
    return "\n".join([*alt_lines, _whose(spec, words)])


def _line_text(line: DeedLine, words: Words) -> str:
    return words.say("deed-card-alt-line", label=line.label, amount=line.amount)


def _whose(spec: DeedSpec, words: Words) -> str:
    if spec.owner is None:
        return spec.free
    if spec.hotel:
        return words.say("deed-card-alt-hotel", who=spec.owner.name)
    return words.say("deed-card-alt-owner", who=spec.owner.name, houses=spec.houses)
